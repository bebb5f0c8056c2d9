### Nazwy wszystkiego i to, co robi.
###
### Formy: .acc biernik (zagrywa Beczkę), .gen dopełniacz (używa Beczki), .nom mianownik z określeniem (karta Beczka, zdolność postaci
### Vera Custer, wydarzenie Kac), .from z czego się strzela (z Derringera). Kart, których biernik jest równy mianownikowi, nie trzeba wymieniać.
###
### same as English: card-wells-fargo card-gatling card-schofield card-remington card-winchester card-volcanic card-springfield card-tequila card-whisky card-sombrero card-conestoga card-derringer card-pony-express
### same as English: event-lasso event-darling-valentine event-dorothy-rage event-helena-zontero event-miss-susanna event-sacagaway event-desperados event-doug-badman event-lou event-winifred set-the-bullet
### same as English: rank-2 rank-3 rank-4 rank-5 rank-6 rank-7 rank-8 rank-9 rank-10

## Formy wspólne dla wszystkich nazw danego rodzaju

form-card = { $name }
    .nom = karta { $name }
    .from = kartą { $name }
form-character = { $name }
    .nom = zdolność postaci { $name }
    .acc = zdolność postaci { $name }
    .gen = zdolności postaci { $name }
form-figure = { $name }
    .nom = zdolność postaci { $name }
    .acc = zdolność postaci { $name }
    .gen = zdolności postaci { $name }
form-event = { $name }
    .nom = wydarzenie { $name }
    .acc = wydarzenie { $name }
    .gen = wydarzenia { $name }

## Karty

card-bang = BANG!
    .rule = Strzel do kogoś w zasięgu swojej broni: traci 1 życie, chyba że strzał zatrzyma Pudło!. Jedna karta BANG! na turę.
card-missed = Pudło!
    .gen = Pudła!
    .rule = Zagraj, gdy ktoś do ciebie strzela, obojętnie w czyjej turze: strzał chybia. Nie działa na kartę Indianie! ani w Pojedynku.
card-beer = Piwo
    .gen = Piwa
    .also = Piwko
    .rule = { $beer_out_of_turn ->
           *[when_dying] { $beer_two_players ->
               *[no_effect] Odzyskujesz 1 życie, ale nigdy nie masz ich więcej niż na początku. W swojej turze albo zawsze, gdy masz stracić ostatnie życie. Gdy zostaje tylko dwoje graczy, nic nie daje.
                [forbidden] Odzyskujesz 1 życie, ale nigdy nie masz ich więcej niż na początku. W swojej turze albo zawsze, gdy masz stracić ostatnie życie. Gdy zostaje tylko dwoje graczy, nie wolno go zagrać.
            }
            [any_loss] { $beer_two_players ->
               *[no_effect] Odzyskujesz 1 życie, ale nigdy nie masz ich więcej niż na początku. W swojej turze albo zawsze, gdy tracisz życie. Gdy zostaje tylko dwoje graczy, nic nie daje.
                [forbidden] Odzyskujesz 1 życie, ale nigdy nie masz ich więcej niż na początku. W swojej turze albo zawsze, gdy tracisz życie. Gdy zostaje tylko dwoje graczy, nie wolno go zagrać.
            }
        }
card-saloon = Saloon
    .gen = Saloonu
    .rule = Wszyscy odzyskują 1 życie, najpierw inni, ty na końcu; nikt nie ma ich więcej niż na początku. Tylko w swojej turze: inaczej niż Piwo nie ratuje umierających.
card-stagecoach = Dyliżans
    .gen = Dyliżansu
    .rule = Dobierz 2 karty.
card-wells-fargo = Wells Fargo
    .rule = Dobierz 3 karty.
card-general-store = Sklep
    .gen = Sklepu
    .also = General Store, Sklep wielobranżowy
    .rule = Odkrywa się tyle kart, ilu jest graczy. Każdy bierze jedną: ty pierwszą, potem kolejno w lewo.
card-panic = Panika!
    .acc = Panikę!
    .gen = Paniki!
    .rule = { $panic_self ->
           *[false] Weź na rękę kartę gracza w odległości 1: jedną z leżących przed nim albo losową z ręki. Broń nie zmienia tej odległości; Luneta, Mustang i podobne tak.
            [true] Weź na rękę kartę gracza w odległości 1: jedną z leżących przed nim albo losową z ręki. Broń nie zmienia tej odległości; Luneta, Mustang i podobne tak. Możesz też cofnąć na rękę własną kartę w grze.
        }
# Tytuł filmu „Cat Ballou” w Polsce; pisownia na karcie niepewna.
# our translation
card-cat-balou = Kasia Ballou
    .acc = Kasię Ballou
    .gen = Kasi Ballou
    .also = Cat Balou, Kasia Bloo, Kasia Balou
    .rule = { $cat_balou_self ->
           *[true] Dowolny gracz, w każdej odległości, odrzuca kartę: wskazaną przez ciebie z leżących przed nim albo losową z ręki. Jeśli wybierzesz siebie, odrzucasz dowolną swoją kartę.
            [false] Dowolny inny gracz, w każdej odległości, odrzuca kartę: wskazaną przez ciebie z leżących przed nim albo losową z ręki.
        }
card-gatling = Gatling
    .acc = Gatlinga
    .gen = Gatlinga
    .rule = Strzał do wszystkich innych graczy, w każdej odległości. To nie karta BANG!, więc nie liczy się do limitu jednego BANG! na turę.
card-indians = Indianie!
    .acc = Indian!
    .gen = Indian!
    .rule = Każdy inny gracz odrzuca BANG! albo traci 1 życie. Pudło! i Beczka nie pomagają.
card-duel = Pojedynek
    .gen = Pojedynku
    .rule = { $duel_credit ->
           *[card_owner] Wyzwij dowolnego gracza w każdej odległości. Na zmianę, on pierwszy, odrzucacie BANG!; kto przestanie, traci 1 życie. Pudło! i Beczka nie pomagają. Nie liczy się do limitu BANG!.
            [winner] Wyzwij dowolnego gracza w każdej odległości. Na zmianę, on pierwszy, odrzucacie BANG!; kto przestanie, traci 1 życie z ręki rywala. Pudło! i Beczka nie pomagają. Nie liczy się do limitu BANG!.
        }
card-mustang = Mustang
    .acc = Mustanga
    .gen = Mustanga
    .rule = Wszyscy inni widzą cię o 1 dalej.
# our translation
card-scope = Luneta
    .acc = Lunetę
    .gen = Lunety
    .also = Scope, Celownik, Appaloosa
    .rule = Widzisz wszystkich innych o 1 bliżej, ale nigdy bliżej niż 1.
card-barrel = Beczka
    .acc = Beczkę
    .gen = Beczki
    .rule = { $barrel_in_jail ->
           *[true] Gdy ktoś do ciebie strzela, możesz dobrać!: kier działa jak Pudło!. Jedna próba na każdy strzał.
            [false] Gdy ktoś do ciebie strzela, możesz dobrać!: kier działa jak Pudło!. Jedna próba na każdy strzał, ale żadnej, gdy siedzisz w Więzieniu.
        }
card-jail = Więzienie
    .gen = Więzienia
    .rule = { $jail_skip_discards ->
           *[false] Połóż przed kimkolwiek oprócz Szeryfa, w każdej odległości. Na początku swojej tury ten gracz dobiera!: kier – gra normalnie, inaczej traci turę. W obu przypadkach odrzuć Więzienie.
            [true] Połóż przed kimkolwiek oprócz Szeryfa, w każdej odległości. Na początku tury ten gracz dobiera!: kier – gra normalnie, inaczej tylko odrzuca nadmiar kart. W obu przypadkach odrzuć Więzienie.
        }
card-dynamite = Dynamit
    .gen = Dynamitu
    .rule = { $start_check_order ->
           *[dynamite_first] Połóż przed sobą. Od twojej następnej tury ten, kto go ma, dobiera! przed wszystkim innym: od 2 do 9 pik – wybuch, 3 życia; inaczej idzie w lewo do pierwszego gracza bez Dynamitu.
            [play_order] Połóż przed sobą. Od twojej następnej tury ten, kto go ma, dobiera!, ale po starszym Więzieniu: od 2 do 9 pik – wybuch, 3 życia; inaczej idzie w lewo do pierwszego gracza bez Dynamitu.
        }
card-schofield = Schofield
    .acc = Schofielda
    .gen = Schofielda
    .rule = Broń o zasięgu 2. Zastępuje tę, którą masz.
card-remington = Remington
    .acc = Remingtona
    .gen = Remingtona
    .rule = Broń o zasięgu 3. Zastępuje tę, którą masz.
# our translation
card-rev-carabine = Karabin
    .gen = Karabinu
    .also = Rev. Carabine, Karabinek
    .rule = Broń o zasięgu 4. Zastępuje tę, którą masz.
card-winchester = Winchester
    .acc = Winchestera
    .gen = Winchestera
    .rule = Broń o zasięgu 5. Zastępuje tę, którą masz.
card-volcanic = Volcanic
    .acc = Volcanica
    .gen = Volcanica
    .rule = Broń o zasięgu tylko 1, ale możesz zagrać dowolnie wiele kart BANG!. Zastępuje broń, którą masz.
# our translation
card-binocular = Lornetka
    .acc = Lornetkę
    .gen = Lornetki
    .also = Binocular
    .rule = Widzisz wszystkich innych o 1 bliżej, niezależnie od Lunety.
# our translation
card-hideout = Kryjówka
    .acc = Kryjówkę
    .gen = Kryjówki
    .also = Hideout
    .rule = Wszyscy inni widzą cię o 1 dalej, niezależnie od Mustanga.
# our translation
card-punch = Cios
    .gen = Ciosu
    .also = Punch
    .rule = { $short_attacks_ignore_horses ->
           *[false] Strzał do gracza w odległości 1, bez względu na broń. To nie karta BANG!, więc nie liczy się do limitu jednego BANG! na turę.
            [true] Strzał do gracza w odległości 1, licząc same miejsca: broń, Mustang, Luneta i podobne nie mają znaczenia. To nie karta BANG!, więc nie liczy się do limitu jednego BANG! na turę.
        }
# our translation
card-dodge = Unik
    .gen = Uniku
    .also = Dodge
    .rule = Zatrzymuje strzał do ciebie jak Pudło!, a potem dobierasz kartę.
# our translation
card-brawl = Bójka
    .acc = Bójkę
    .gen = Bójki
    .also = Brawl
    .rule = Odrzuć jeszcze jedną kartę. Każdy inny gracz traci wtedy kartę: wskazaną przez ciebie z leżących przed nim albo losową z ręki.
# our translation
card-rag-time = Ragtime
    .gen = Ragtime’u
    .also = Rag Time
    .rule = Odrzuć jeszcze jedną kartę. Weź na rękę kartę dowolnego innego gracza, w każdej odległości: jedną z leżących przed nim albo losową z ręki.
card-springfield = Springfield
    .acc = Springfielda
    .gen = Springfielda
    .from = ze Springfielda
    .rule = Odrzuć jeszcze jedną kartę. Strzał do dowolnego gracza w każdej odległości. To nie karta BANG!, więc nie liczy się do limitu jednego BANG! na turę.
card-tequila = Tequila
    .acc = Tequilę
    .gen = Tequili
    .rule = { $rescue_cards ->
           *[beer_only] Odrzuć jeszcze jedną kartę: wskazany gracz, może to być ty, odzyskuje 1 życie. Tylko w swojej turze: to nie Piwo i nie ratuje umierających.
            [all_healing] Odrzuć jeszcze jedną kartę: wskazany gracz, może to być ty, odzyskuje 1 życie. W swojej turze albo gdy masz stracić ostatnie życie, a gra jeszcze więcej niż dwoje. To nie Piwo.
        }
card-whisky = Whisky
    .rule = { $rescue_cards ->
           *[beer_only] Odrzuć jeszcze jedną kartę: odzyskujesz 2 życia. Tylko w swojej turze: to nie Piwo i nie ratuje umierających.
            [all_healing] Odrzuć jeszcze jedną kartę: odzyskujesz 2 życia. W swojej turze albo gdy masz stracić ostatnie życie, a gra jeszcze więcej niż dwoje. To nie Piwo.
        }
# our translation
card-bible = Biblia
    .acc = Biblię
    .gen = Biblii
    .rule = Wyłóż ją teraz. Od następnej tury raz zatrzyma strzał do ciebie, a potem dobierasz kartę.
card-sombrero = Sombrero
    .gen = Sombrera
    .rule = Wyłóż je teraz. Od następnej tury raz zatrzyma strzał do ciebie.
# our translation
card-ten-gallon-hat = Kapelusz kowboja
    .gen = Kapelusza kowboja
    .also = Ten Gallon Hat, Stetson
    .rule = Wyłóż go teraz. Od następnej tury raz zatrzyma strzał do ciebie.
# our translation
card-iron-plate = Żelazna płyta
    .acc = Żelazną płytę
    .gen = Żelaznej płyty
    .also = Iron Plate
    .rule = Wyłóż ją teraz. Od następnej tury raz zatrzyma strzał do ciebie.
# our translation
card-canteen = Manierka
    .acc = Manierkę
    .gen = Manierki
    .also = Canteen
    .rule = { $rescue_cards ->
           *[beer_only] Wyłóż ją teraz. W którejś z twoich następnych tur raz przywróci ci 1 życie. To nie Piwo i nie ratuje umierających.
            [all_healing] Wyłóż ją teraz. Później raz przywróci ci 1 życie: w twojej turze albo gdy masz stracić ostatnie życie, a gra jeszcze więcej niż dwoje. To nie Piwo.
        }
# our translation
card-can-can = Kankan
    .acc = Kankana
    .gen = Kankana
    .also = Can Can
    .rule = { $cat_balou_self ->
           *[true] Wyłóż teraz. W którejś z twoich następnych tur dowolny gracz, w każdej odległości, odrzuca kartę: wskazaną przez ciebie z leżących przed nim albo losową z ręki. Sobie wybierasz dowolną.
            [false] Wyłóż teraz. W którejś z twoich następnych tur dowolny inny gracz, w każdej odległości, odrzuca kartę: wskazaną przez ciebie z leżących przed nim albo losową z ręki.
        }
card-conestoga = Conestoga
    .acc = Conestogę
    .gen = Conestogi
    .rule = Wyłóż teraz. W którejś z twoich następnych tur bierzesz na rękę kartę dowolnego innego gracza, w każdej odległości: jedną z leżących przed nim albo losową z ręki.
card-derringer = Derringer
    .acc = Derringera
    .gen = Derringera
    .from = z Derringera
    .rule = { $short_attacks_ignore_horses ->
           *[false] Wyłóż teraz. W którejś z twoich następnych tur: strzał w odległości 1, bez względu na broń; potem dobierasz kartę, trafisz czy nie. To nie karta BANG!.
            [true] Wyłóż teraz. W którejś z twoich następnych tur: strzał w odległości 1, licząc same miejsca (bez broni, Mustanga, Lunety i podobnych). Potem dobierasz kartę, trafisz czy nie. To nie karta BANG!.
        }
# our translation
card-buffalo-rifle = Strzelba Buffalo
    .acc = Strzelbę Buffalo
    .gen = Strzelby Buffalo
    .from = ze Strzelby Buffalo
    .also = Buffalo Rifle, Strzelba na bizony
    .rule = Wyłóż teraz. W którejś z twoich następnych tur: strzał w dowolnej odległości. To nie karta BANG!.
# our translation
card-howitzer = Haubica
    .acc = Haubicę
    .gen = Haubicy
    .also = Howitzer
    .rule = Wyłóż teraz. W którejś z twoich następnych tur: strzał do wszystkich innych, w każdej odległości. To nie karta BANG!.
# our translation
card-knife = Nóż
    .gen = Noża
    .rule = { $short_attacks_ignore_horses ->
           *[false] Wyłóż teraz. W którejś z twoich następnych tur: strzał w odległości 1, bez względu na broń. To nie karta BANG!.
            [true] Wyłóż teraz. W którejś z twoich następnych tur: strzał w odległości 1, licząc same miejsca (bez broni, Mustanga, Lunety i podobnych). To nie karta BANG!.
        }
# our translation
card-pepperbox = Pieprzniczka
    .acc = Pieprzniczkę
    .gen = Pieprzniczki
    .from = z Pieprzniczki
    .also = Pepperbox
    .rule = { $short_attacks_ignore_horses ->
           *[false] { $pepperbox_range ->
               *[weapon] Wyłóż teraz. W którejś z twoich następnych tur: strzał w zasięgu twojej broni. To nie karta BANG!.
                [fixed_1] Wyłóż teraz. W którejś z twoich następnych tur: strzał w odległości 1, bez względu na broń. To nie karta BANG!.
            }
            [true] { $pepperbox_range ->
               *[weapon] Wyłóż teraz. W którejś z twoich następnych tur: strzał w zasięgu twojej broni. To nie karta BANG!.
                [fixed_1] Wyłóż teraz. W którejś z twoich następnych tur: strzał w odległości 1, licząc same miejsca (bez broni, Mustanga, Lunety i podobnych). To nie karta BANG!.
            }
        }
card-pony-express = Pony Express
    .rule = { $wws_pony_express ->
           *[false] Wyłóż teraz. W którejś z twoich następnych tur dobierasz 3 karty.
            [true] Wyłóż teraz. W którejś z twoich następnych tur dobierasz 3 karty. Odkrywa się też następną kartę Wild West Show, jeśli ten dodatek jest w grze.
        }

## Postacie gry karcianej

character-bart-cassidy = Bart Cassidy
    .rule = Za każde życie, które tracisz i przeżywasz, dobierasz kartę.
character-black-jack = Black Jack
    .rule = Pokazujesz drugą kartę dobraną w swojej turze. Jeśli jest czerwona, dobierasz trzecią.
character-calamity-janet = Calamity Janet
    .rule = BANG! i Pudło! to dla ciebie to samo. Pudło! zagrane jako BANG! liczy się jako twoje jedyne BANG! w turze.
character-el-gringo = El Gringo
    .rule = Kto odbierze ci życie, za każde oddaje ci losową kartę z ręki.
character-jesse-jones = Jesse Jones
    .rule = Pierwszą kartę tury możesz wylosować z ręki innego gracza.
character-jourdonnais = Jourdonnais
    .rule = Gdy ktoś do ciebie strzela, możesz dobrać!: kier – strzał chybia. Prawdziwa Beczka daje ci drugą próbę.
character-kit-carlson = Kit Carlson
    .rule = Zamiast dobierać dwie karty, obejrzyj trzy z wierzchu talii: dwie zatrzymaj, trzecią odłóż na talię.
character-lucky-duke = Lucky Duke
    .rule = Ilekroć dobierasz!, odkrywasz dwie karty i wybierasz, która się liczy.
character-paul-regret = Paul Regret
    .rule = Wszyscy inni widzą cię o 1 dalej.
character-pedro-ramirez = Pedro Ramirez
    .rule = Pierwszą kartę tury możesz wziąć ze stosu odrzuconych.
character-rose-doolan = Rose Doolan
    .rule = Widzisz wszystkich innych o 1 bliżej.
character-sid-ketchum = Sid Ketchum
    .rule = W każdej chwili, nawet umierając, możesz odrzucić dwie karty z ręki i odzyskać 1 życie, dowolnie często.
character-slab-the-killer = Slab the Killer
    .rule = Twoją kartę BANG! zatrzymują dopiero dwie karty Pudło!. Skuteczna Beczka liczy się jako jedna.
character-suzy-lafayette = Suzy Lafayette
    .rule = Gdy nie masz kart na ręce, dobierasz kartę.
character-vulture-sam = Vulture Sam
    .rule = Gdy odpada inny gracz, bierzesz na rękę wszystkie jego karty, z ręki i z gry.
character-willy-the-kid = Willy the Kid
    .rule = W swojej turze możesz zagrać dowolnie wiele kart BANG!.
character-apache-kid = Apache Kid
    .rule = Kara zagrywane przez innych nie działają na ciebie, ani źle, ani dobrze. Te odrzucane w Pojedynku się liczą.
character-belle-star = Belle Star
    .rule = W twojej turze karty leżące przed innymi nie działają, ale można je zabierać.
character-bill-noface = Bill Noface
    .rule = W swojej turze dobierasz 1 kartę i jeszcze 1 za każde życie, którego ci brakuje.
character-chuck-wengam = Chuck Wengam
    .rule = W swojej turze możesz oddać 1 życie, ale nie ostatnie, i dobrać 2 karty; dowolnie często.
character-doc-holyday = Doc Holyday
    .rule = Raz w swojej turze możesz odrzucić dwie karty, by oddać strzał w zasięgu swojej broni. To nie karta BANG!.
character-elena-fuente = Elena Fuente
    .rule = Każdej karty z ręki możesz użyć jako Pudła!.
character-greg-digger = Greg Digger
    .rule = Gdy odpada inny gracz, odzyskujesz do 2 żyć.
character-herb-hunter = Herb Hunter
    .rule = Gdy odpada inny gracz, dobierasz 2 karty, niezależnie od nagrody.
character-jose-delgado = José Delgado
    .rule = { $dodge_city_edition ->
           *[first] W swojej turze możesz odrzucić niebieską kartę i dobrać 2, dowolnie często.
            [current] W swojej turze możesz odrzucić niebieską kartę i dobrać 2, najwyżej dwa razy.
        }
character-molly-stark = Molly Stark
    .rule = { $dodge_city_edition ->
           *[first] Za każde BANG!, Pudło! lub Piwo użyte w cudzej turze dobierasz kartę; w Pojedynku dopiero po nim.
            [current] Za każdą kartę z ręki użytą w cudzej turze dobierasz kartę; w Pojedynku dopiero po nim.
        }
character-pat-brennan = Pat Brennan
    .rule = Zamiast dobierać w swojej turze możesz zabrać innemu graczowi jedną kartę w grze.
character-pixie-pete = Pixie Pete
    .rule = { $dodge_city_edition ->
           *[first] W swojej turze dobierasz 4 karty zamiast 2.
            [current] W swojej turze dobierasz 3 karty zamiast 2.
        }
character-sean-mallory = Sean Mallory
    .rule = { $dodge_city_edition ->
           *[first] Na koniec tury możesz zatrzymać dowolnie wiele kart.
            [current] Na koniec tury możesz zatrzymać do 10 kart.
        }
character-tequila-joe = Tequila Joe
    .rule = Piwo przywraca ci 2 życia; inne napoje dają ci tyle, co wszystkim.
character-vera-custer = Vera Custer
    .rule = W każdej swojej turze, zanim dobierzesz, wskazujesz innego gracza w grze i masz jego zdolność do następnego wyboru.
character-claus-the-saint = Claus "The Saint"
    .rule = Dobierasz o jedną kartę więcej, niż jest graczy w grze: zatrzymujesz dwie i dajesz po jednej każdemu z pozostałych.
character-johnny-kisch = Johnny Kisch
    .rule = Gdy kładziesz kartę przed kimkolwiek, wszystkie inne karty o tej nazwie w grze zostają odrzucone.
character-uncle-will = Uncle Will
    .rule = Raz w swojej turze możesz zagrać dowolną kartę z ręki jako Sklep.
character-big-spencer = Big Spencer
    .rule = Zaczynasz tylko z 5 kartami i nigdy nie zagrywasz karty Pudło!. Wszystkiego innego, co zatrzymuje strzał, możesz użyć.
character-flint-westwood = Flint Westwood
    .rule = Raz w swojej turze możesz wymienić wybraną kartę z ręki na dwie losowe z ręki innego gracza.
character-gary-looter = Gary Looter
    .rule = Nadmiar kart, który inni odrzucają na koniec swoich tur, trafia do ciebie.
character-greygory-deck = Greygory Deck
    .rule = Masz zdolności dwóch postaci z podstawki, które nie są w grze. Na początku tury możesz wymienić obie na dwie inne.
character-john-pain = John Pain
    .rule = Póki masz na ręce mniej niż 6 kart, bierzesz każdą kartę, którą ktoś dobiera!, gdy już się policzy.
character-lee-van-kliff = Lee Van Kliff
    .rule = Zaraz po zagraniu brązowej karty w swojej turze możesz odrzucić BANG!, by powtórzyć jej efekt, też na inny cel. Kosztu nie płacisz ponownie.
character-teren-kill = Teren Kill
    .rule = Gdy masz odpaść, dobierasz!: jeśli to nie pik, zostajesz w grze z 1 życiem i dobierasz kartę.
character-youl-grinner = Youl Grinner
    .rule = Na początku twojej tury każdy, kto ma na ręce więcej kart niż ty, daje ci jedną wybraną przez siebie.
# our translation
character-the-grave-digger = Grabarz
    .rule = Pod ostrzałem możesz dobrać!: pik – pudło. Pierwszą kartę możesz wziąć z cudzej ręki. Strzelasz kartą Pudło! zamiast BANG!, nie zaczynasz Pojedynków. Kto cię zrani, oddaje ci kartę, a gdy jej nie ma, traci 1 życie.

## Karty wydarzeń

# our translation
event-blessing = Błogosławieństwo
    .also = Blessing
    .rule = Każda karta liczy się jako kier, bez względu na kolor.
# our translation
event-curse = Klątwa
    .also = Curse
    .rule = Każda karta liczy się jako pik, bez względu na kolor. Wartości się nie zmieniają.
# our translation
event-ghost-town = Miasto duchów
    .also = Ghost Town
    .rule = Kto odpadł, na własną turę wraca jako duch i dobiera 3 karty. Duch nie może zginąć i znika z końcem tury.
# our translation
event-gold-rush = Gorączka złota
    .also = Gold Rush
    .rule = Tury idą w przeciwną stronę. Efekty kart, także wędrówka Dynamitu, nadal idą zgodnie z ruchem wskazówek zegara.
# our translation
event-handcuffs = Kajdanki
    .also = Handcuffs
    .rule = Po dobraniu kart wymieniasz kolor. Do końca tury używasz z ręki tylko kart w tym kolorze; to, co odrzucasz jako koszt, może mieć dowolny.
# our translation
event-hangover = Kac
    .also = Hangover
    .rule = { $hangover_also_blue ->
           *[false] Nikt nie ma zdolności. Liczba żyć się nie zmienia.
            [true] Nikt nie ma zdolności, a karty w grze nie działają. Liczba żyć się nie zmienia.
        }
# our translation
event-new-identity = Nowa tożsamość
    .also = New Identity
    .rule = { $new_identity_temporary ->
           *[false] Na początku tury oglądasz swoją drugą postać. Możesz grać nią do końca, ale tylko z 2 życiami.
            [true] Na początku tury oglądasz swoją drugą postać. Możesz grać nią do końca, ale tylko z 2 życiami, albo mieć jej zdolności przez tę rundę i zachować swoje życia.
        }
# our translation
event-shootout = Strzelanina
    .also = Shootout
    .rule = W swojej turze możesz zagrać drugą kartę BANG!.
# our translation
event-the-daltons = Daltonowie
    .also = The Daltons
    .rule = { $daltons_include_green ->
           *[false] Od razu każdy, kto ma przed sobą niebieskie karty, odrzuca jedną z nich; może to być Więzienie lub Dynamit.
            [true] Od razu każdy, kto ma przed sobą niebieskie lub zielone karty, odrzuca jedną z nich; może to być Więzienie lub Dynamit.
        }
# our translation
event-the-doctor = Doktor
    .also = The Doctor
    .rule = Od razu gracz z najmniejszą liczbą żyć odzyskuje 1; przy remisie każdy z nich.
# our translation
event-the-reverend = Pastor
    .also = The Reverend
    .rule = Nikomu nie wolno pić Piwa, nawet przed śmiercią. Wszystko inne leczy nadal.
# our translation
event-the-sermon = Kazanie
    .also = The Sermon
    .rule = W swojej turze nie wolno ci używać kart BANG!, nawet w Pojedynku. Inne strzały są dozwolone.
# our translation
event-thirst = Pragnienie
    .also = Thirst
    .rule = W swojej turze dobierasz tylko 1 kartę.
# our translation
event-train-arrival = Przyjazd pociągu
    .also = Train Arrival
    .rule = W swojej turze dobierasz o 1 kartę więcej.
# our translation
event-high-noon = W samo południe
    .also = High Noon
    .rule = Na początku tury, przed wszystkim innym, tracisz 1 życie. Ta karta zostaje do końca gry.
# our translation
event-abandoned-mine = Opuszczona kopalnia
    .also = Abandoned Mine
    .rule = { $abandoned_mine_variant ->
           *[discarded_cards] Dobierasz ze stosu odrzuconych, jeśli starczy kart. Wtedy nadmiar kart i te odrzucane w Pojedynku kładziesz zakryte na talię; to, co zagrywasz, odrzucasz jak zwykle.
            [phase3_only] Dobierasz ze stosu odrzuconych, jeśli starczy kart. Wtedy nadmiar kart kładziesz zakryty na talię; to, co zagrywasz, odrzucasz jak zwykle.
            [all_cards_this_turn] Dobierasz ze stosu odrzuconych, jeśli starczy kart. Wtedy wszystko, co w tej turze zagrywasz lub odrzucasz, kładziesz zakryte na talię.
            [used_cards_only] Dobierasz ze stosu odrzuconych, jeśli starczy kart. Wtedy to, co zagrywasz w tej turze, kładziesz zakryte na talię; nadmiar kart odrzucasz jak zwykle.
        }
# our translation
event-ambush = Zasadzka
    .also = Ambush
    .rule = { $ambush_abilities ->
           *[true] Wszyscy są od siebie w odległości 1. Karty w grze i zdolności zmieniają ją jak zawsze.
            [false] Wszyscy są od siebie w odległości 1. Karty w grze zmieniają ją jak zawsze, zdolności nie.
        }
# our translation
event-blood-brothers = Bracia krwi
    .also = Blood Brothers
    .rule = Na początku tury możesz oddać 1 życie, ale nie ostatnie, by ktoś inny odzyskał 1.
# our translation
event-dead-man = Truposz
    .also = Dead Man
    .rule = Kto odpadł w tej grze jako pierwszy, wraca w swojej turze z 2 życiami i 2 kartami i zostaje.
# our translation
event-hard-liquor = Gorzałka
    .bare-acc = Gorzałkę
    .also = Hard Liquor
    .rule = Zamiast dobierać w swojej turze możesz odzyskać 1 życie, jeśli nie masz kompletu.
event-lasso = Lasso
    .rule = Karty w grze nie działają, ani niebieskie, ani zielone. Więzienie i Dynamit czekają.
# our translation
event-law-of-the-west = Prawo Zachodu
    .also = Law of the West
    .rule = Pokazujesz drugą kartę dobraną w swojej turze i musisz ją w tej turze zagrać, jeśli możesz.
# our translation
event-peyote = Pejotl
    .also = Peyote
    .rule = { $peyote_must_continue ->
           *[false] Zamiast dobierać, zgaduj: czerwona czy czarna? Dobrze – zatrzymujesz kartę i możesz zgadywać dalej. Źle – odrzucasz ją i kończysz dobieranie.
            [true] Zamiast dobierać, zgaduj: czerwona czy czarna? Dobrze – zatrzymujesz kartę i musisz zgadywać dalej. Źle – odrzucasz ją i kończysz dobieranie.
        }
# our translation
event-ranch = Ranczo
    .also = Ranch
    .rule = { $ranch_timing ->
           *[end_of_phase_1] Raz w swojej turze, zaraz po dobraniu, możesz odrzucić dowolnie wiele kart z ręki i dobrać tyle samo.
            [end_of_phase_2] Raz w swojej turze, po zagraniu kart, możesz odrzucić dowolnie wiele kart z ręki i dobrać tyle samo. Potem odrzucasz nadmiar ponad liczbę żyć.
        }
# our translation
event-ricochet = Rykoszet
    .also = Ricochet
    .rule = { $ricochet_counts_as_bang ->
           *[false] W swojej turze możesz odrzucać BANG!, by zestrzeliwać karty leżące przed innymi, w każdej odległości; Pudło! ratuje kartę. Nie liczy się do limitu jednego BANG! na turę.
            [true] W swojej turze możesz odrzucić BANG!, by zestrzelić kartę leżącą przed innym graczem, w każdej odległości; Pudło! ratuje kartę. To twoje jedyne BANG! w turze.
        }
# our translation
event-russian-roulette = Rosyjska ruletka
    .also = Russian Roulette
    .rule = Od razu wszyscy kolejno używają karty Pudło!, zaczynając od tego, kto zaczyna rundę. Kto pierwszy tego nie zrobi, traci 2 życia i ruletka się kończy.
# our translation
event-sniper = Snajper
    .also = Sniper
    .rule = W swojej turze możesz odrzucić dwie karty BANG!, by oddać jeden strzał w zasięgu broni. Zatrzymują go dopiero dwie karty Pudło!. Nie zużywa twojego BANG!.
# our translation
event-the-judge = Sędzia
    .also = The Judge
    .rule = Nikomu nie wolno kłaść kart przed sobą ani przed innymi. Te, które już leżą, działają.
# our translation
event-vendetta = Wendeta
    .also = Vendetta
    .rule = Na koniec tury dobierasz!: kier – masz jeszcze jedną turę, na której koniec już nie dobierasz!.
# our translation
event-a-fistful-of-cards = Za garść kart
    .also = A Fistful of Cards
    .rule = Na początku tury pada do ciebie tyle strzałów, ile masz kart na ręce. Każdy można zatrzymać. Ta karta zostaje do końca gry.
# our translation
event-bone-orchard = Cmentarzysko
    .also = Bone Orchard
    .rule = { $wws_seed_texts ->
           *[false] Kto odpadł, wraca w swojej turze na stałe, z 1 życiem. Role wszystkich, którzy odpadli, tasuje się i rozdaje między nich zakryte.
            [true] Kto odpadł, wraca w swojej turze na stałe, z 1 życiem. Postacie wszystkich, którzy odpadli, tasuje się i rozdaje między nich.
        }
event-darling-valentine = Darling Valentine
    .rule = { $wws_seed_texts ->
           *[false] Na początku tury odrzucasz karty z ręki i dobierasz tyle samo.
            [true] Od razu wszyscy kolejno odrzucają karty z ręki i dobierają tyle samo.
        }
event-dorothy-rage = Dorothy Rage
    .rule = { $wws_seed_texts ->
           *[false] Raz w swojej turze możesz kazać innemu graczowi zagrać wskazaną kartę na wskazany cel. Jeśli jej nie ma, pokazuje rękę.
            [true] Raz w swojej turze możesz dać kartę komuś, kto ma ich na ręce mniej. Jeśli tego nie zrobisz, a nikt nie ma więcej od ciebie, po zagraniu kart pokazujesz rękę.
        }
# our translation
event-gag = Knebel
    .also = Gag
    .rule = Nikomu nie wolno mówić. Kto się odezwie, przyznaje się i traci 1 życie.
event-helena-zontero = Helena Zontero
    .rule = { $wws_seed_texts ->
           *[false] Od razu odkrywa się kartę. Jeśli jest czerwona, role wszystkich w grze oprócz Szeryfa tasuje się i rozdaje na nowo.
            [true] Od razu odkrywa się kartę. Jeśli jest czerwona, postacie wszystkich w grze oprócz Szeryfa tasuje się i rozdaje na nowo.
        }
# our translation
event-lady-rose-of-texas = Lady Rose z Teksasu
    .also = Lady Rose of Texas
    .rule = Raz w swojej turze możesz zamienić się miejscem z sąsiadem po prawej, który traci następną turę. Nie w grze we dwoje.
event-miss-susanna = Miss Susanna
    .rule = Zagraj w swojej turze trzy karty z ręki albo na jej koniec strać 1 życie. Tura stracona w Więzieniu się nie liczy.
event-sacagaway = Sacagaway
    .rule = Wszyscy grają w odkryte karty. Kartę losową nadal bierze się losowo.
# our translation
event-showdown = Ostateczna rozgrywka
    .also = Showdown
    .rule = { $showdown_bang_only_missed ->
           *[true] Każdą kartę można zagrać jako BANG!, oprócz kart BANG!: te służą tylko jako Pudło!.
            [false] Każdą kartę można zagrać jako BANG!. Karty BANG! mogą też służyć jako Pudło!.
        }
event-wild-west-show = Wild West Show
    .rule = Każdy chce zostać sam na placu boju, bez względu na rolę. Nagroda i kara obowiązują nadal. Ta karta zostaje do końca gry.
# our translation
event-cavalry = Kawaleria
    .also = Cavalry
    .rule = Zastępca, który w swojej turze ujawni rolę, może w niej zagrać dwie karty BANG!, w dowolnej odległości.
# our translation
event-daring-challenge = Śmiałe wyzwanie
    .also = Daring Challenge
    .rule = Na BANG! się nie odpowiada: cel odkrywa kartę. Niższa niż BANG! – trafienie, równa lub wyższa – pudło. Równa lub wyższa w tym samym kolorze odsyła strzał i kartę odkrywa strzelec.
# our translation
event-dead-sheriffs-ghost = Duch Szeryfa
    .also = Dead Sheriff's Ghost
    .rule = Kto odpadł, na własną turę wraca jako duch i dobiera 1 kartę, której nie może użyć przeciw Szeryfowi. Raz w tej turze duch może przenieść kartę w grze do kogoś innego.
event-desperados = Desperados
    .rule = Bandyta, który w swojej turze ujawni rolę, dobiera 3 karty zamiast 2 i może używać Pudła! jako Piwa.
# our translation
event-devils-pact = Pakt z diabłem
    .also = Devil's Pact
    .rule = Kto pierwszy poza Szeryfem straci teraz ostatnie życie, gra dalej jako Bandyta z 3 życiami (2, jeśli postać ma 3): bez kart z ręki, z kartami w grze, i nic go już nie leczy.
event-doug-badman = Dough Badman
    .rule = Na początku tury, przed dobraniem, możesz odrzucić 2 karty i odzyskać 1 życie. Nie dotyczy Szeryfa.
event-eldorado = Eldorado
    .rule = Zamiast dobierać bierzesz losową kartę z ręki sąsiada po lewej, dobierasz 1 i dajesz wybraną kartę sąsiadowi po prawej.
# our translation
event-grave-digger = Grabarz
    .also = Grave Digger
    .rule = Kto teraz pierwszy ma odpaść, byle nie Szeryf, gra dalej: jako Grabarz, z 2 życiami i kartami w grze. Grabarz wygrywa w pojedynkę, gdy oprócz niego zostaje tylko Szeryf.
# our translation
event-horse-stealer = Koniokrad
    .also = Horse Stealer
    .rule = Karty zmieniające odległość nie działają. Kto zakończy to Asem, zbiera je wszystkie, jedną zatrzymuje, a resztę odrzuca.
# our translation
event-lifetime = Dożywocie
    .also = Lifetime
    .rule = Szeryf skazuje kogoś na dożywocie. Skazaniec dobiera! przed każdą turą: kier – jest wolny i gra, inaczej traci turę. Uwalnia go też czyjkolwiek As.
event-lou = Lou
    .rule = Mając 2 życia lub mniej, możesz użyć dowolnej karty kier jako Piwa.
# our translation
event-mad-ride = Szalona jazda
    .also = Mad Ride
    .rule = Co drugi gracz tylko odkrywa kartę: As kończy jazdę i gracz gra, przy innej jest pomijany. Przeciw strzałowi możesz użyć Pudła! z wierzchu stosu odrzuconych. Nie w grze we dwoje.
# our translation
event-nugget = Samorodek
    .also = Nugget
    .rule = W swojej turze dobierasz 3 karty, a na jej koniec możesz zatrzymać dowolnie wiele.
# our translation
event-scout = Zwiadowca
    .also = Scout
    .rule = Jeśli nie leży przed tobą żadna broń, niebieska ani zielona, masz zasięg 3.
# our translation
event-sioux-chief = Wódz Siuksów
    .also = Sioux Chief
    .rule = Indianie! zabierają każdemu z pozostałych losową kartę z ręki. Z nich każdy kolejno bierze jedną, zaczynając od grającego; dla kogo zabraknie, odrzuca BANG! albo traci 1 życie.
# our translation
event-wet-ammo = Mokra amunicja
    .also = Wet Ammo
    .rule = Wszyscy są od siebie w odległości 1, mimo kart i zdolności. Karta BANG! strzela tylko razem z drugą, odrzuconą wraz z nią. Inne ataki jak zwykle.
# our translation
event-wild-shot = Zabłąkana kula
    .also = Wild Shot
    .rule = Po dobraniu kart dobierasz!: pik – gracz tyle miejsc w lewo od ciebie traci 1 życie; liczy się w kółko graczy w grze. Figury i Asy to 10.
event-winifred = Winifred
    .rule = Po dobraniu kart Szeryf i każda postać kobieca odzyskują 1 życie.

## Talie wydarzeń

# our translation
deck-high-noon = W samo południe
# our translation
deck-fistful-of-cards = Za garść kart
deck-mixed = Wydarzenia mieszane
deck-wild-west-show = Wild West Show
deck-eldorado = Eldorado

## Jak leżą dwie talie wydarzeń

mix-apart = Dwie talie obok siebie
mix-high-noon-last = Jedna talia, na końcu W samo południe
mix-fistful-last = Jedna talia, na końcu Za garść kart

## Role

role-sheriff = Szeryf
    .goal = Pozbądź się wszystkich Bandytów i Renegatów. Masz o 1 życie więcej i wszyscy wiedzą, kim jesteś. Nie zastrzel Zastępcy: stracisz wszystkie karty.
    .dice-goal = Pozbądź się wszystkich Bandytów i Renegatów. Masz o 2 życia więcej i wszyscy wiedzą, kim jesteś.
role-deputy = Zastępca
    .goal = { $players ->
            [3] Wyeliminuj Renegata, a od razu wygrasz; jeśli zrobi to ktoś inny, zostań na placu boju do końca. Na ciebie poluje Bandyta.
           *[other] Pomóż wygrać Szeryfowi; wygrywasz razem z nim, nawet jeśli tego nie dożyjesz.
        }
    .dice-goal = { $players ->
            [3] Wyeliminuj Renegata, a od razu wygrasz; jeśli zrobi to ktoś inny, zostań na placu boju do końca.
           *[other] Pomóż wygrać Szeryfowi; wygrywasz razem z nim, nawet jeśli tego nie dożyjesz.
        }
role-outlaw = Bandyta
    .goal = { $players ->
            [3] Wyeliminuj Zastępcę, a od razu wygrasz; jeśli zrobi to ktoś inny, zostań na placu boju do końca. Na ciebie poluje Renegat.
           *[other] Zgładź Szeryfa. Kto wyeliminuje Bandytę, dobiera 3 karty, więc pilnuj pleców.
        }
    .dice-goal = { $players ->
            [3] Wyeliminuj Zastępcę, a od razu wygrasz; jeśli zrobi to ktoś inny, zostań na placu boju do końca.
           *[other] Zgładź Szeryfa. Bandyci wygrywają razem, także ci, którzy odpadli.
        }
role-renegade = Renegat
    .goal = { $players ->
            [3] Wyeliminuj Bandytę, a od razu wygrasz; jeśli zrobi to ktoś inny, zostań na placu boju do końca. Na ciebie poluje Zastępca.
            [8] Zostań na placu boju w pojedynkę: najpierw muszą odpaść wszyscy inni, drugi Renegat też, a na samym końcu Szeryf.
           *[other] Zostań na placu boju w pojedynkę: najpierw muszą odpaść wszyscy inni, a na samym końcu Szeryf.
        }
    .dice-goal = { $players ->
            [3] Wyeliminuj Bandytę, a od razu wygrasz; jeśli zrobi to ktoś inny, zostań na placu boju do końca.
           *[other] Zostań na placu boju w pojedynkę: najpierw muszą odpaść wszyscy inni, a na samym końcu Szeryf.
        }

## Strony

team-law = Szeryf i Zastępcy
team-outlaws = Bandyci
team-renegades = Renegat

## Pudełka

set-base = Gra podstawowa
    .about = 80 kart i 16 postaci dla 4–7 graczy.
set-dodge-city = Dodge City
    .about = 40 nowych kart, w tym zielone, i 15 postaci; dla 3–8 graczy.
# our translation
set-high-noon = W samo południe
    .about = 15 kart wydarzeń, co rundę nowa: duchy, Kac, a na koniec rozgrywka w samo południe.
# our translation
set-fistful-of-cards = Za garść kart
    .about = 15 kart wydarzeń, co rundę nowa: zakłady, Bracia krwi, a na koniec grad kul.
set-the-bullet = The Bullet
    .about = 3 postacie z pudełka kolekcjonerskiego.
set-wild-west-show = Wild West Show
    .about = 10 kart wydarzeń, nowa z każdym Dyliżansem lub Wells Fargo, i 8 postaci; na koniec każdy na każdego.
set-eldorado = Eldorado
    .about = 18 kart wydarzeń autorstwa graczy, każda na dwie rundy albo do pierwszego Asa: duchy, złoto i pakty.

## Kolory

suit-spades = pik
suit-hearts = kier
suit-diamonds = karo
suit-clubs = trefl

## Wartości

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = walet
    .acc = waleta
rank-12 = dama
    .acc = damę
rank-13 = król
    .acc = króla
rank-14 = as
    .acc = asa

## Boty

level-drifter = Włóczęga
    .about = Robi, co mu przyjdzie do głowy. W sam raz, żeby rzucić okiem na grę.
    .dice-about = Robi, co mu przyjdzie do głowy. W sam raz, żeby rzucić okiem na grę.
level-karma = Narwaniec
    .about = Dzieli wszystkich na swoich i wrogów, po czym strzela.
    .dice-about = Dzieli wszystkich na swoich i wrogów, po czym strzela.
level-cowhand = Kowboj
    .about = Zna proste prawidła: pamięta o swojej roli, oszczędza Pudła! i Piwa.
    .dice-about = Pamięta o swojej roli i wie, kiedy przestać rzucać.
level-marshal = Stróż prawa
    .about = Rozważa każdą kartę: pamięta, kto do kogo strzelał i co może jeszcze mieć na ręce.
    .dice-about = Zna dokładne szanse każdego rzutu i pamięta, kto do kogo strzelał.
level-legend = Legenda
    .about = Przed każdym ruchem setki razy rozgrywa w głowie dalszy ciąg.
    .dice-about = Przed każdym rzutem setki razy rozgrywa w głowie dalszy ciąg.
