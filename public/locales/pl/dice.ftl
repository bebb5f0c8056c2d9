### Gra kościana. Celownik to symbol strzału na kości; „strzał” w liczbie mnogiej myliłby się ze strzałami.
###
### same as English: face-gatling

## Start, nowa gra

dice-ui-card-game = Gra karciana
dice-ui-dice-game = Gra kościana
dice-ui-new-card-game = Nowa gra karciana
dice-ui-new-dice-game = Nowa gra kościana
dice-ui-old-saloon = Old Saloon
dice-ui-role-cards = Karty ról
dice-ui-normal-roles = Zwykłe role
dice-ui-normal-roles-about = Role z gry podstawowej, bez mocy.
dice-ui-needs-five = Wymaga co najmniej pięciorga graczy.
dice-ui-needs-saloon-dice = José Delgado i Tequila Joe grają tylko z kośćmi Saloonu.
dice-ui-needs-chiefs-arrow = Apache Kid gra tylko ze Strzałą Wodza.

## Stół

dice-ui-dice = Kości
dice-ui-kept = zostaje
dice-ui-rolls = rzut
dice-ui-locked = stoi
dice-ui-not-rolled = jeszcze bez rzutu
dice-ui-supply = Pozostałe strzały
dice-ui-chiefs-arrow = Strzała Wodza
dice-ui-in-supply = na środku
dice-ui-ghost = Zjawa
dice-ui-ghost-token = Żeton Zjawy
dice-ui-ghost-token-double = Żeton Zjawy na dwie kości
dice-ui-power-used = moc zużyta
dice-ui-myself = Ja
dice-ui-double-shot = Podwój za piwo
dice-ui-single-shot = Nie podwajaj
dice-ui-rest = Pasuj do mojej tury
dice-ui-choose-face = Wybierz nową ściankę.
dice-ui-choose-die-first = Dotknij kości, której żeton dajesz.
dice-ui-choose-arrow = Która strzała wraca na środek?

## Zasady, o grze

dice-ui-keys-about = W grze kościanej 1–6 wybiera kość, R rzuca, S kończy rzuty.
dice-ui-faces = Ścianki
dice-ui-modules = Moduły Old Saloon
dice-ui-special-roles = Role specjalne
dice-ui-base-game = Gra podstawowa
dice-ui-rules-intro = Każdy ma rolę, ale znana jest tylko rola Szeryfa. Patrz, kto do kogo strzela, odgadnij, kto jest po twojej stronie, i przetrwajcie do końca.
dice-ui-heading-roll = Rzuty
dice-ui-rules-roll = Rzuć pięcioma kośćmi, potem jeszcze najwyżej dwa razy dowolnymi z nich. Dynamit zostaje. Strzały bierze się po każdym rzucie.
dice-ui-heading-resolve = Użycie kości
dice-ui-rules-resolve = Gdy już nie rzucasz, używasz wszystkich kości: najpierw celowników, wszystkich naraz, potem piw, na końcu Gatlinga.
dice-ui-heading-indians = Indianie
dice-ui-rules-indians = Kto weźmie ostatnią strzałę, ściąga Indian: każdy traci 1 życie za każdą swoją strzałę i wszystkie strzały wracają na środek.
dice-ui-heading-end = Odpadanie
dice-ui-rules-end = Kto straci ostatnie życie, odpada i pokazuje rolę. Strona Szeryfa wygrywa, gdy odpadną wszyscy Bandyci i Renegaci, Bandyci, gdy odpadnie Szeryf; Renegat musi zostać na placu boju w pojedynkę.
dice-ui-heading-three = Gra we troje
dice-ui-rules-three = Zastępca (zaczyna), Bandyta i Renegat, wszyscy jawni. Zastępca poluje na Renegata, Renegat na Bandytę, Bandyta na Zastępcę. Kto sam wyeliminuje swój cel, wygrywa; inaczej wygrywa ostatni na placu boju.
dice-ui-arrows-of = { $n ->
        [one] 1 strzała
        [few] { $n } strzały
       *[many] { $n } strzał
    }
dice-ui-die-number = Kość { $n }
dice-ui-hits-coming = { $n ->
        [one] nadchodzi 1 trafienie
        [few] nadchodzą { $n } trafienia
       *[many] nadchodzi { $n } trafień
    }
dice-ui-beers-coming = { $n ->
        [one] nadchodzi 1 piwo
        [few] nadchodzą { $n } piwa
       *[many] nadchodzi { $n } piw
    }

## Postacie gry kościanej

figure-bart-cassidy = Bart Cassidy
    .rule = Zamiast stracić życie od celownika lub Gatlinga, możesz wziąć strzałę, ale nigdy ostatnią.
figure-black-jack = Black Jack
    .rule = Możesz przerzucać dynamit, póki nie widać trzech.
figure-calamity-janet = Calamity Janet
    .rule = Celownika 1 możesz użyć jako 2, a celownika 2 jako 1.
figure-el-gringo = El Gringo
    .rule = Kto odbierze ci życie celownikami lub Gatlingiem, bierze strzałę.
figure-jesse-jones = Jesse Jones
    .rule = Póki masz cztery życia lub mniej, każde wypite przez ciebie własne piwo daje ci 2.
figure-jourdonnais = Jourdonnais
    .rule = Atak Indian nigdy nie kosztuje cię więcej niż 1 życie.
figure-kit-carlson = Kit Carlson
    .rule = Za każdy wyrzucony gatling możesz odłożyć na środek strzałę dowolnego gracza, także swoją.
figure-lucky-duke = Lucky Duke
    .rule = Możesz rzucić jeszcze raz: cztery razy w turze.
figure-paul-regret = Paul Regret
    .rule = Gatling nigdy nie odbiera ci życia.
figure-pedro-ramirez = Pedro Ramirez
    .rule = Za każde stracone życie możesz odłożyć jedną ze swoich strzał.
figure-rose-doolan = Rose Doolan
    .rule = Twoje celowniki trafiają też o jedno miejsce dalej.
figure-sid-ketchum = Sid Ketchum
    .rule = Na początku twojej tury wskazany przez ciebie gracz odzyskuje 1 życie. Możesz wskazać siebie.
figure-slab-the-killer = Slab the Killer
    .rule = Raz w swojej turze możesz zużyć piwo, by jeden celownik liczył się podwójnie.
figure-suzy-lafayette = Suzy Lafayette
    .rule = Jeśli na koniec rzutów nie masz żadnego celownika, na końcu tury odzyskujesz 2 życia.
figure-vulture-sam = Vulture Sam
    .rule = Ilekroć odpada inny gracz, odzyskujesz 2 życia.
figure-willy-the-kid = Willy the Kid
    .rule = Do strzału z Gatlinga wystarczą ci dwa gatlingi.
figure-apache-kid = Apache Kid
    .rule = Za wyrzuconą strzałę możesz zabrać innemu graczowi Strzałę Wodza.
figure-bill-noface = Bill Noface
    .rule = Strzały bierzesz tylko za kości z ostatniego rzutu.
figure-doc-holyday = Doc Holyday
    .rule = Jeśli użyjesz w turze trzech lub więcej celowników, odzyskujesz też 2 życia.
figure-elena-fuente = Elena Fuente
    .rule = Po każdym rzucie ze strzałami możesz oddać jedną z nich innemu graczowi.
figure-jose-delgado = José Delgado
    .rule = Możesz rzucać Pyskatą kością jako szóstą.
figure-molly-stark = Molly Stark
    .rule = Gdy inny gracz traci życie, możesz stracić je zamiast niego, ale nie więcej, niż masz.
figure-tequila-joe = Tequila Joe
    .rule = Możesz rzucać Tchórzliwą kością jako szóstą.
figure-vera-custer = Vera Custer
    .rule = Od celowników tracisz łącznie o 1 życie mniej.

## Role specjalne

# our translation
power-the-bear = Niedźwiedź
    .gen = mocy Niedźwiedzia
    .rule = Zaczynasz z 3 dodatkowymi życiami zamiast 2.
# our translation
power-the-good = Dobry
    .gen = mocy Dobrego
    .rule = Na początku twojej tury: zostajesz Szeryfem, a Szeryf Zastępcą. Oboje zachowujecie życia, ale nie premię Szeryfa.
# our translation
power-the-doctor = Doktor
    .gen = mocy Doktora
    .rule = Po dowolnym rzucie: obróć jedną kość na inną ściankę. Poprzednia się nie liczy.
# our translation
power-the-judge = Sędzia
    .gen = mocy Sędziego
    .rule = Gdy inny gracz pokazuje rolę specjalną: jej moc nie działa i przepada.
# our translation
power-the-gambler = Hazardzista
    .gen = mocy Hazardzisty
    .rule = Po ostatnim rzucie innego gracza: rzuca się wszystkimi kośćmi jeszcze raz, także dynamitem, i to się liczy.
# our translation
power-the-bad = Zły
    .gen = mocy Złego
    .rule = Gdy inny gracz ma odzyskać życie: nie odzyskuje, a piwa przepadają.
# our translation
power-the-ugly = Brzydki
    .gen = mocy Brzydkiego
    .rule = Na początku twojej tury: dwoje graczy zamienia się strzałami. Możesz być jednym z nich.
# our translation
power-right-hand = Prawa ręka diabła
    .gen = mocy Prawej ręki diabła
    .rule = Na końcu twojej tury: od razu rozegraj jeszcze jedną.
# our translation
power-left-hand = Lewa ręka diabła
    .gen = mocy Lewej ręki diabła
    .rule = Gdy ktokolwiek, nawet ty, ma odpaść: zostaje w grze z 2 życiami i może odłożyć wszystkie swoje strzały.

## Ścianki kości

face-arrow = strzała
    .acc = strzałę
    .gen = strzały
    .rule = Po każdym rzucie od razu weź strzałę. Gdy ktoś weźmie ostatnią, atakują Indianie: każdy traci 1 życie za każdą swoją strzałę.
    .short = strzała
face-broken-arrow = złamana strzała
    .acc = złamaną strzałę
    .gen = złamanej strzały
    .rule = Ilekroć ją wyrzucisz, wskazany gracz odkłada strzałę, ale nie Strzałę Wodza. Można ją przerzucać.
    .short = złamana
face-bullet = kula
    .acc = kulę
    .gen = kuli
    .rule = Ilekroć ją wyrzucisz, od razu tracisz 1 życie. Można ją przerzucać.
    .short = kula
face-dynamite = dynamit
    .gen = dynamitu
    .rule = Nie można go przerzucać. Przy trzech przestajesz rzucać i od razu tracisz 1 życie.
    .short = dynamit
face-bullseye-1 = celownik 1
    .gen = celownika 1
    .rule = Gracz obok ciebie traci 1 życie.
    .short = celownik
face-double-bullseye-1 = podwójny celownik 1
    .gen = podwójnego celownika 1
    .rule = Liczy się jako dwa celowniki 1.
    .short = celownik×2
face-bullseye-2 = celownik 2
    .gen = celownika 2
    .rule = Gracz dwa miejsca od ciebie traci 1 życie. Gdy gra troje lub mniej, trafia obok ciebie.
    .short = celownik
face-double-bullseye-2 = podwójny celownik 2
    .gen = podwójnego celownika 2
    .rule = Liczy się jako dwa celowniki 2.
    .short = celownik×2
face-beer = piwo
    .gen = piwa
    .rule = Wskazany gracz odzyskuje 1 życie, ale nigdy nie ma ich więcej niż na początku.
    .short = piwo
face-double-beer = podwójne piwo
    .gen = podwójnego piwa
    .rule = Liczy się jako dwa piwa.
    .short = piwo×2
face-gatling = gatling
    .acc = gatlinga
    .gen = gatlinga
    .rule = Trzy strzelają z Gatlinga, raz na turę: wszyscy inni tracą 1 życie, a ty odkładasz wszystkie swoje strzały.
    .short = gatling
face-double-gatling = podwójny gatling
    .acc = podwójnego gatlinga
    .gen = podwójnego gatlinga
    .rule = Liczy się jako dwa gatlingi.
    .short = gatling×2

## Kości

die-base = Kości podstawowe
die-loudmouth = Pyskata kość
die-coward = Tchórzliwa kość

## Moduły Old Saloon

# our translation
module-saloon-dice = Kości Saloonu
    .about = Przed pierwszym rzutem możesz wymienić zwykłą kość na Pyskatą lub Tchórzliwą.
# our translation
module-chiefs-arrow = Strzała Wodza
    .about = Przy ataku Indian liczy się jako dwie strzały; jeśli jednak jej posiadacz ma ich więcej niż ktokolwiek inny, nic nie traci.
# our translation
module-special-roles = Role specjalne
    .about = Każda rola ma moc, której można użyć raz, pokazując rolę.
# our translation
module-mixed-roles = Role mieszane
    .about = Zwykłe i specjalne role tasuje się razem, więc nikt nie wie, ile ich jest.
# our translation
module-characters = Postacie
    .about = 8 nowych postaci.
module-ghost = Zjawa
    .about = Kto odpadnie jako pierwszy, zostaje jako Zjawa: rzuca dwiema kośćmi i daje żeton, który ustala kość innego gracza.

## Zdania przy stole gry kościanej

dice-faces = { $n ->
        [one] { $face }
        [few] { $n } × { $face }
       *[many] { $n } × { $face }
    }
# W bierniku: bierze strzałę.
dice-arrows = { $chief ->
        [0] { $arrows ->
            [one] strzałę
            [few] { $arrows } strzały
           *[many] { $arrows } strzał
        }
       *[other] { $arrows ->
            [0] Strzałę Wodza
            [one] strzałę i Strzałę Wodza
            [few] { $arrows } strzały i Strzałę Wodza
           *[many] { $arrows } strzał i Strzałę Wodza
        }
    }
dice-log-rolled = { $seat } rzuca: { $faces }.
    .you = Rzucasz: { $faces }.
dice-log-turned = { $seat } obraca kość na: { $face }.
    .you = Obracasz kość na: { $face }.
dice-log-stopped = { $seat } kończy rzuty.
    .you = Kończysz rzuty.
dice-log-took = { $seat } bierze { dice-arrows }.
    .you = Bierzesz { dice-arrows }.
dice-log-took-from = { $seat } zabiera { dice-arrows } graczowi { $target }.
    .you = Zabierasz { dice-arrows } graczowi { $target }.
    .at-you = { $seat } zabiera ci { dice-arrows }.
dice-log-put-back = { $seat } odkłada { dice-arrows }.
    .you = Odkładasz { dice-arrows }.
dice-log-put-back-of = { $seat } odkłada { dice-arrows } gracza { $target }.
    .you = Odkładasz { dice-arrows } gracza { $target }.
    .at-you = { $seat } odkłada za ciebie { dice-arrows }.
dice-log-swapped = { $seat } i { $target } zamieniają się strzałami.
    .you = { $target } i ty zamieniacie się strzałami.
    .at-you = { $seat } i ty zamieniacie się strzałami.
dice-log-indians = To była ostatnia strzała: Indianie atakują!
dice-log-chief-spared = { $seat } ma najwięcej strzał i Strzałę Wodza, więc nic nie traci.
    .you = Masz najwięcej strzał i Strzałę Wodza, więc nic nie tracisz.
dice-log-exploded = Trzy dynamity wybuchają, obrywa { $target }.
    .at-you = Trzy dynamity wybuchają przed tobą.
dice-log-aimed = { $seat } strzela, cel: { $target }.
    .you = Strzelasz, cel: { $target }.
    .at-you = { $seat } strzela do ciebie.
dice-log-aimed-several = { $seat } strzela { $n } razy, cel: { $target }.
    .you = Strzelasz { $n } razy, cel: { $target }.
    .at-you = { $seat } strzela do ciebie { $n } razy.
dice-beers = { $n ->
        [one] piwo
        [few] { $n } piwa
       *[many] { $n } piw
    }
dice-log-beers = { $seat } stawia { dice-beers } graczowi { $target }.
    .you = Stawiasz { dice-beers } graczowi { $target }.
    .at-you = { $seat } stawia ci { dice-beers }.
    .self = { $seat } pije { dice-beers }.
    .you-self = Pijesz { dice-beers }.
dice-log-gatling = { $seat } strzela z Gatlinga!
    .you = Strzelasz z Gatlinga!
dice-log-used = { $seat } używa { FORM($source, "gen") }.
    .you = Używasz { FORM($source, "gen") }.
dice-log-used-on = { $seat } używa { FORM($source, "gen") }, cel: { $target }.
    .you = Używasz { FORM($source, "gen") }, cel: { $target }.
    .at-you = { $seat } używa { FORM($source, "gen") } na tobie.
    .self = { $seat } używa { FORM($source, "gen") } na sobie.
    .you-self = Używasz { FORM($source, "gen") } na sobie.
dice-log-lost-gatling = { $seat } traci { lives } od Gatlinga.
    .you = Tracisz { lives } od Gatlinga.
dice-log-lost-indians = { $seat } traci { lives } przez Indian.
    .you = Tracisz { lives } przez Indian.
dice-log-lost-dynamite = { $seat } traci { lives } od dynamitu.
    .you = Tracisz { lives } od dynamitu.
dice-log-lost-bullet = { $seat } traci { lives } od kuli.
    .you = Tracisz { lives } od kuli.
dice-log-gain-denied = { $seat } nic nie odzyskuje.
    .you = Nic nie odzyskujesz.
dice-log-loss-taken = { $seat } traci { lives } zamiast gracza { $target }.
    .you = Tracisz { lives } zamiast gracza { $target }.
    .at-you = { $seat } traci { lives } zamiast ciebie.
dice-log-spared = { $seat } ratuje { lives }.
    .you = Ratujesz { lives }.
dice-log-spared-by = { FORM($source, "nom") }: { $seat } ratuje { lives }.
    .you = { FORM($source, "nom") }: ratujesz { lives }.
dice-log-role = { $seat } to { $role }.
    .you = Twoja rola: { $role }.
dice-log-role-power = { $seat } to { $role }: { $power }.
    .you = Twoja rola: { $role }, { $power }.
dice-log-power-used = { $seat } używa { FORM($power, "gen") }.
    .you = Używasz { FORM($power, "gen") }.
dice-log-power-cancelled = { $power }: moc nie działa.
dice-log-sheriff-changed = { $seat } to teraz Szeryf, a { $target } to Zastępca.
    .you = Teraz ty nosisz gwiazdę Szeryfa, a { $target } to Zastępca.
    .at-you = { $seat } to teraz Szeryf, a twoja rola to Zastępca.
dice-log-extra-turn = { $seat } ma jeszcze jedną turę.
    .you = Masz jeszcze jedną turę.
dice-log-ghost = { $seat } zostaje w grze jako Zjawa.
    .you = Zostajesz w grze jako Zjawa.
dice-log-ghost-side = { $seat } zostaje w grze jako Zjawa, po stronie: { $team }.
    .you = Zostajesz w grze jako Zjawa, po stronie: { $team }.
dice-log-marked = { $seat } dostaje żeton Zjawy: { $face }.
    .you = Dostajesz żeton Zjawy: { $face }.
dice-log-marked-double = { $seat } dostaje żeton Zjawy na dwie kości: { $face }.
    .you = Dostajesz żeton Zjawy na dwie kości: { $face }.

## Pytania

dice-ask-dice = Twoja tura. Wybierz kości.
dice-ask-ghost-roll = Jesteś Zjawą. Rzuć swoimi dwiema kośćmi.
dice-ask-first-roll = Twoja tura. Rzuć kośćmi.
dice-ask-roll = Dotknij kości, które zatrzymujesz, i rzuć resztą albo skończ. { $left ->
        [one] Został 1 rzut.
        [few] Zostały { $left } rzuty.
       *[many] Zostało { $left } rzutów.
    }
dice-ask-shoot = { $left ->
        [1] Celownik { $reach }: do kogo strzelasz?
        [one] Celownik { $reach }: do kogo strzelasz? Zostało: { $left }.
        [few] Celownik { $reach }: do kogo strzelasz? Zostało: { $left }.
       *[many] Celownik { $reach }: do kogo strzelasz? Zostało: { $left }.
    }
dice-ask-heal = { $left ->
        [1] Piwo: kto odzyskuje 1 życie?
        [one] Piwo: kto odzyskuje 1 życie? Zostało: { $left }.
        [few] Piwo: kto odzyskuje 1 życie? Zostało: { $left }.
       *[many] Piwo: kto odzyskuje 1 życie? Zostało: { $left }.
    }
dice-ask-heal-by = { $source }: kto odzyskuje 1 życie?
dice-ask-elena = { $source }: kto bierze za ciebie pierwszą strzałę?
dice-ask-swap = { $source }: czyje strzały zmieniają właściciela?
dice-ask-arrow = { $left ->
        [1] Którą strzałę bierzesz?
        [one] Którą strzałę bierzesz? Zostało: { $left }.
        [few] Którą strzałę bierzesz? Zostało: { $left }.
       *[many] Którą strzałę bierzesz? Zostało: { $left }.
    }
dice-ask-dodge = Tracisz { $left ->
        [one] 1 życie
        [few] { $left } życia
       *[many] { $left } żyć
    }. Weźmiesz strzałę zamiast utraty 1 życia?
dice-ask-broken-arrow = { $left ->
        [1] Złamana strzała: czyja strzała wraca na środek?
        [one] Złamana strzała: czyja strzała wraca na środek? Zostało: { $left }.
        [few] Złamana strzała: czyja strzała wraca na środek? Zostało: { $left }.
       *[many] Złamana strzała: czyja strzała wraca na środek? Zostało: { $left }.
    }
dice-ask-return = { $left ->
        [1] { $source }: odłożyć strzałę?
        [one] { $source }: odłożyć strzałę? Zostało: { $left }.
        [few] { $source }: odłożyć strzałę? Zostało: { $left }.
       *[many] { $source }: odłożyć strzałę? Zostało: { $left }.
    }
dice-ask-return-all = To cię ratuje. Odłożyć wszystkie twoje strzały?
dice-ask-take-loss = { $target } traci { lives }. Przyjmiesz to na siebie?
dice-ask-role = { $attack } Pokazać rolę i użyć jej mocy?
dice-when-turn-start = Zaczyna się twoja tura.
dice-when-turn-end = Kończy się twoja tura.
dice-when-rolled = { $seat } jest po rzucie.
    .you = Jesteś po rzucie.
dice-when-last-roll = { $seat } już nie rzuca.
    .you = Już nie rzucasz.
dice-when-revealed = { $seat } pokazuje rolę: { $power }.
    .you = Pokazujesz rolę: { $power }.
dice-when-gain = { $seat } zaraz odzyska { lives }.
    .you = Zaraz odzyskasz { lives }.
dice-when-death = { $seat } zaraz odpadnie.
    .you = Zaraz odpadniesz.
dice-ask-turn = { $source }: dotknij kości i wybierz nową ściankę.
dice-ask-give = Zjawa: daj graczowi żeton jednej ze swoich kości.
dice-wait-dice = Czekamy, aż { $seat } wybierze kości.
dice-wait-roll = Czekamy, aż { $seat } rzuci.
dice-wait-shoot = Czekamy, aż { $seat } wyceluje.
dice-wait-heal = Czekamy, aż { $seat } rozda życie.
dice-wait-seat = Czekamy, aż { $seat } wskaże gracza.
dice-wait-arrow = Czekamy, aż { $seat } weźmie strzałę.
dice-wait-fire = Czekamy: { $seat } jest na linii ognia.
dice-wait-return = Czekamy, aż { $seat } odłoży strzały.
dice-wait-role = Czekamy: { $seat } może mieć rolę specjalną.
dice-wait-turn = Czekamy, aż { $seat } obróci kość.
dice-wait-give = Czekamy, aż { $seat } da żeton.

## Przyciski

dice-do-base = Tylko zwykłe kości
dice-do-die = { $die }
dice-do-roll = Rzuć
dice-do-roll-some = { $n ->
        [one] Rzuć 1 kością
        [few] Rzuć { $n } kośćmi
       *[many] Rzuć { $n } kośćmi
    }
dice-do-stop = Koniec rzutów
dice-do-shoot = Strzel: { $target }
    .self = Strzel do siebie
dice-do-shoot-twice = Strzel dwa razy: { $target }
    .self = Strzel do siebie dwa razy
dice-do-seat = { $target }
    .self = Ja
dice-do-take = Weź strzałę
dice-do-take-chief = Weź Strzałę Wodza
dice-do-take-from = Strzała Wodza gracza { $target }
    .self = Własna Strzała Wodza
dice-do-return = Odłóż strzałę
dice-do-return-chief = Odłóż Strzałę Wodza
dice-do-return-all = Odłóż wszystkie
dice-do-take-loss = Przyjmij na siebie
dice-do-power = Użyj { FORM($power, "gen") }
dice-do-show-role = Pokaż moją rolę
dice-do-turn = { $face }
dice-do-give = { $face }: dla gracza { $target }
    .self = { $face }: dla siebie
dice-do-lose = Strać życie
dice-do-pass = Pas
dice-do-no = Nie

## Dlaczego czegoś nie można

dice-no-must-choose = Musisz wybrać.
dice-no-such-die = Nie ma takiej kości.
dice-no-first-roll = W pierwszym rzucie biorą udział wszystkie kości.
dice-no-dice-left = Nie ma już czym rzucać. Zakończ rzuty.
dice-no-locked = Dynamit zostaje na miejscu.
dice-no-that-face = Tej kości nie można obrócić na: { $face }.
dice-no-shown = Na żadnej kości nie ma { FORM($face, "gen") }.
dice-no-that-die = Nie można wybrać: { $die }.
dice-no-yourself = Nie siebie.
dice-no-reach = { $target } siedzi o { $distance ->
        [one] 1 miejsce
        [few] { $distance } miejsca
       *[many] { $distance } miejsc
    } od ciebie; ten celownik trafia na odległość { $reach }.
dice-no-double = Nie możesz teraz podwoić celownika.
dice-no-such-arrow = Nie możesz wziąć tej strzały.
dice-no-arrow-there = { $target } nie ma strzały do odłożenia.
    .at-you = Nie masz strzały do odłożenia.
dice-no-power = Twoja rola nie ma mocy na tę chwilę.
dice-no-that-player = { $source }: wskaż kogoś innego.
