### same as English: ui-menu ui-theme-auto games-link figures-start ui-bot ui-colt ui-text-small ui-text-normal ui-text-large

## Wszędzie

ui-title = Standoff
ui-tagline = Dziki Zachód w kartach i kościach, z botami albo przy jednym urządzeniu.
ui-fan-project = Nieoficjalny projekt fanowski. BANG! należy do swojego wydawcy; nic tutaj od niego nie pochodzi.
ui-ok = OK
ui-cancel = Anuluj
ui-close = Zamknij
ui-back = Wstecz
ui-yes = Tak
ui-no = Nie
ui-on = Wł.
ui-off = Wył.
ui-you = Ty
ui-loading = Siodłamy konie
ui-menu = Menu

## Start

ui-continue-game = Kontynuuj
ui-new-game = Nowa gra
ui-same-again = Jeszcze raz to samo
ui-watch-bots = Oglądaj boty
ui-rules = Zasady
ui-settings = Ustawienia
ui-save-set-aside = Została odłożona i jest na liście w Grach; możesz zacząć nową grę.
ui-remove = Usuń
ui-discard-game-question = Jedna gra jeszcze trwa. Porzucić ją dla nowej?
ui-new-version = Nowa wersja jest gotowa.
ui-reload = Odśwież

## Nowa gra

ui-players = Gracze
ui-player-count = Graczy: { $n }
ui-name = Imię
ui-seat-name = Gracz { $n }
ui-person = Gracz
ui-bot = Bot
ui-bot-names = 
    Jim
    Betty
    Clyde
    Daisy
    Hank
    Molly
    Wyatt
    Ruby
ui-sets = Zestawy
ui-expansions = Dodatki
ui-event-mix = Dwie talie wydarzeń
ui-event-length = Kart wydarzeń w talii
ui-event-length-all = Wszystkie
ui-event-length-short = Krótka: { $n }
ui-event-length-about = W krótkiej talii ostatnia karta przychodzi wcześniej.
ui-preset = Zasady według
ui-table-rules = Zasady stołu
ui-options = Opcje
ui-free-undo = Dowolne cofanie
ui-free-undo-about = Cofaj ruchy nawet po obejrzeniu zakrytych kart. Gra zostanie odpowiednio oznaczona.
ui-default-option = domyślnie
ui-source = Źródło
ui-ruling = Rozstrzygnięcie { $n }
ui-deal = Rozdaj
ui-reset = Resetuj

## Stół

ui-deck = Talia
ui-discard-pile = Stos odrzuconych
ui-hand = Ręka
ui-in-play = W grze
ui-life = Życie
ui-role = Rola
ui-character = Postać
ui-distance = Odległość
ui-weapon = Broń
ui-colt = Colt .45
ui-eliminated = Poza grą
ui-end-turn = Zakończ turę
ui-undo = Cofnij
ui-undone = Ruch cofnięty.
ui-log = Dziennik
ui-pause = Pauza
ui-resume = Wznów
ui-skip = Pomiń
ui-choose-target = Wybierz cel.
ui-choose-card = Wybierz kartę.
ui-choose-two-cards = Wybierz dwie karty do odrzucenia.
ui-random-hand-card = Losowa karta z ręki
ui-ready = Do użycia
ui-not-ready = Do użycia od następnej tury
ui-has-ability-of = Ze zdolnością postaci { $name }
ui-events = Karty wydarzeń
ui-event-coming = Następne
ui-event-none = Jeszcze bez wydarzenia
ui-event-last = Zostaje do końca
ui-events-left = { $n ->
        [one] została 1 karta
        [few] zostały { $n } karty
       *[many] zostało { $n } kart
    }
ui-event-by = Odkrywa: { $who }
ui-misses-turn = Traci następną turę
ui-jailed-for-life = Dożywocie
ui-cannot-heal = Nie odzyskuje życia
ui-open-hand = Ręka odkryta
ui-gag-reminder = Nikomu nie wolno mówić!
ui-somebody-spoke = Ktoś się odezwał
ui-who-spoke = Kto się odezwał i traci 1 życie?
ui-ghost = Duch
ui-spare-character = Druga, zakryta postać
ui-ability-off = Zdolność wyłączona
ui-card-off = Nie działa
ui-only-suit = Tylko { $suit }
ui-must-play = Trzeba zagrać
ui-choose-first-bang = Wybierz kartę BANG!
ui-choose-two-bangs = Wybierz dwie karty BANG!
ui-choose-card-of-others = Wybierz kartę leżącą przed innym graczem
ui-target = Cel
ui-show-hand = Pokaż rękę
ui-end-turn-question = Możesz jeszcze zagrać karty. Zakończyć turę?
ui-leave-table = Odejdź od stołu
ui-leave-table-question = Gra jest zapisana; możesz ją później kontynuować.
ui-thinking = { $name } myśli.
ui-cards-in-hand = { $n ->
        [one] 1 karta na ręce
        [few] { $n } karty na ręce
       *[many] { $n } kart na ręce
    }
ui-cards-in-deck = { $n ->
        [one] 1 karta w talii
        [few] { $n } karty w talii
       *[many] { $n } kart w talii
    }
ui-life-of = życie: { $life } z { $most }
ui-at-distance = w odległości { $n }
ui-reach = zasięg { $n }
ui-turn-number = Tura { $n }

## Zasłona między dwiema osobami

ui-pass-to = Teraz urządzenie bierze { $name }.
ui-curtain-about = Nikt inny nie powinien teraz patrzeć.
ui-take-over = To ja, { $name }

## Koniec

ui-game-over = Koniec gry
ui-you-won = Wygrana!
ui-you-lost = Przegrana.
ui-winners = Wygrywają
ui-result = Zobacz wynik
ui-rematch = Rewanż
ui-keep-characters = Ocaleni zachowują postacie
ui-keep-characters-about = Kto dożył końca, zagra następną grę tą samą postacią.
ui-rotate-sheriff = Gwiazda Szeryfa idzie dalej
ui-rotate-sheriff-about = Szeryfem zostaje następny gracz po lewej. Wył.: role są losowe.
ui-rotate-deputy = Pierwsza tura idzie dalej
ui-rotate-deputy-about = Następny gracz po lewej zostaje Zastępcą i zaczyna. Wył.: role są losowe.

## Ustawienia

ui-language = Język
ui-language-not-loaded = Nie udało się wczytać tego języka. Spróbuj ponownie, gdy będziesz online.
ui-language-files = Tłumaczenie Standoff
ui-language-files-about = Wybierz z urządzenia pliki językowe (.ftl), żeby od razu je tu zobaczyć, aż do odświeżenia strony.
ui-language-files-choose = Wybierz pliki
ui-language-files-unread = Te pliki są za duże jak na pliki językowe.
ui-language-files-read = Wczytane teksty: { $n }, z błędami: { $low }.
ui-theme = Motyw
ui-theme-auto = Auto
ui-theme-light = Jasny
ui-theme-dark = Ciemny
ui-theme-high-contrast = Kontrast
ui-speed = Tempo
ui-speed-instant = Od razu
ui-auto-pass = Pasuj za mnie
ui-auto-pass-about = Gdy nie masz jak odpowiedzieć, po chwili pasuje automatycznie.
ui-sound = Dźwięk
ui-confirm-end = Pytaj przed końcem tury
ui-confirm-end-about = Tylko gdy można jeszcze zagrać karty.
ui-four-colours = Cztery barwy kart
ui-left-handed = Dla leworęcznych
ui-reduced-motion = Mniej ruchu
ui-reset-settings = Resetuj ustawienia
ui-text-size = Rozmiar tekstu
ui-text-small = S
ui-text-normal = M
ui-text-large = L
ui-text-huge = XL

## O grze

ui-about = O grze
ui-credits = Podziękowania
ui-credit-icons = Obrazki: game-icons.net, autorzy: Lorc, Delapouite i inni, CC BY 3.0; reszta narysowana dla tej strony.
ui-credit-font = Krój pisma: Rye, Nicole Fally, SIL Open Font License.
ui-credit-code = Kod: MIT lub Apache 2.0. Zrobione w Rust, Leptos i WebAssembly.
ui-keys = Klawisze
ui-keys-about = Tab i Enter sięgają wszędzie. 1–9 wybiera kartę z ręki, E naciska główny przycisk, I powiększa wybraną kartę, L otwiera dziennik, Escape anuluje.

## Zasady

ui-rules-intro = Każdy ma rolę, ale znana jest tylko rola Szeryfa. Patrz, kto do kogo strzela, odgadnij, kto jest po twojej stronie, i przetrwajcie do końca.
ui-rules-turn = Najpierw dobierz dwie karty. Potem zagraj, ile chcesz, ale tylko jedną kartę BANG!. Nigdy nie miej przed sobą dwóch kart o tej samej nazwie; nowa broń zastępuje starą. Na koniec odrzuć nadmiar kart: zatrzymujesz tyle, ile masz żyć. Następna tura należy do gracza po lewej.
ui-rules-distance = Licz miejsca krótszą drogą, pomijając tych, którzy odpadli; sąsiedzi są w odległości 1. Jak daleko strzelasz, zależy od broni; Colt .45, którego ma każdy, sięga na 1.
ui-rules-dying = Kto straci ostatnie życie i nie uratuje się Piwem, odpada i pokazuje rolę. Kto wyeliminuje Bandytę, dobiera trzy karty. Szeryf, który wyeliminuje Zastępcę, odrzuca wszystko. Nikt nigdy nie ma więcej żyć niż na początku.
ui-rules-check = „Dobierz!” znaczy: odkryj wierzchnią kartę talii. Rozstrzyga jej kolor, a czasem też wartość; potem się ją odrzuca. Strzał to wszystko, co może zatrzymać Pudło!: BANG!, Gatling i karty, które tak mówią.
ui-rules-green = Zielone karty po wyłożeniu jeszcze nic nie robią. W którejś z następnych swoich tur używasz każdej z nich raz; te, które zatrzymują strzał, działają od tury następnego gracza. Do tego czasu inni mogą ci je zabrać.
ui-rules-three = Zastępca (zaczyna), Bandyta i Renegat, wszyscy jawni. Zastępca poluje na Renegata, Renegat na Bandytę, Bandyta na Zastępcę. Kto wyeliminuje swój cel, wygrywa; jeśli zrobi to ktoś inny, wygrywa ostatni na placu boju. Za każdą eliminację dobiera się trzy karty.
ui-rules-events = „W samo południe” i „Za garść kart” wnoszą karty wydarzeń. Od drugiej tury Szeryfa przed każdą jego turą odkrywa się jedną; obowiązuje wszystkich, aż zakryje ją następna, którą widać z góry. Ostatnia karta talii zostaje. W Wild West Show wydarzenie przynosi Dyliżans lub Wells Fargo, w Eldorado przychodzi co dwie rundy albo po Asie.
ui-heading-turn = Twoja tura
ui-heading-distance = Odległość
ui-heading-dying = Odpadanie
ui-heading-check = Dobierz!
ui-heading-green = Zielone karty
ui-heading-three = Gra we troje
ui-heading-events = Karty wydarzeń
ui-rulings = Rozstrzygnięcia
ui-cards = Karty
ui-characters = Postacie
ui-roles = Role
ui-search = Szukaj
ui-nothing-found = Nic nie znaleziono.
ui-copies = { $n ->
        [one] 1 sztuka
        [few] { $n } sztuki
       *[many] { $n } sztuk
    }
ui-border-brown = Działa i jest odrzucana
ui-border-blue = Zostaje w grze
ui-border-green = Najpierw wykładana, używana raz w późniejszej turze

## Kilka kart przeglądarki, pamięć

ui-other-tab = Ta gra jest otwarta w innej karcie przeglądarki.
ui-other-tab-about = Ruchy wykonane tutaj nie są zapisywane.
ui-play-here = Graj tutaj

## Skończone gry, powtórki, pliki i linki

games-title = Gry
games-empty = Nie ma jeszcze skończonych gier. Pierwsza pojawi się tutaj.
games-stored = Zajęte na tym urządzeniu: { $size }.
games-stored-rule = Przechowujemy 200 ostatnich wyników i ruchy z 40 najnowszych gier. Najpierw znikają najstarsze; gry oznaczone „Zachowaj” na końcu.
games-damaged = { $n ->
        [one] 1 gry nie da się odczytać.
        [few] { $n } gier nie da się odczytać.
       *[many] { $n } gier nie da się odczytać.
    }
games-remove-damaged = Usuń uszkodzone gry
games-turns = { $n ->
        [one] 1 tura
        [few] { $n } tury
       *[many] { $n } tur
    }
games-steps = { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
games-free-undo = z dowolnym cofaniem
games-imported = zaimportowana
games-result-only = Został tylko wynik; ruchy usunięto, żeby zrobić miejsce.
games-replay = Powtórka
games-keep = Zachowaj
games-kept = Zachowana
games-export = Udostępnij lub zapisz
games-delete = Usuń
games-delete-question = Gra zniknie na dobre, wynik i ruchy.
games-unreadable = Ruchów tej gry nie da się już odczytać.
games-import = Importuj grę
games-import-about = Plik zapisany w Standoff albo link od kogoś.
games-choose-file = Wybierz plik
games-paste = Link lub tekst
games-open = Otwórz
games-moments = Chwile gry
games-first = Na początek
games-step-back = Krok wstecz
games-play = Odtwarzaj
games-pause = Pauza
games-step-forward = Krok naprzód
games-last = Na koniec
games-step-of = krok { $step } z { $last }
games-eyes = Oczami
games-everybody = Wszystko odkryte
games-close = Zamknij powtórkę
games-to-present = Wróć do gry
games-show-moment = Dotknij wiersza, żeby zobaczyć tę chwilę.
games-share-about = Kto ma tę grę, może ją odtworzyć ze wszystkimi rękami i rolami odkrytymi.
games-share-going = Gra toczy się dalej od miejsca zapisu. Zawiera wszystkie zakryte karty.
games-share-hidden = Plik gry zdradza wszystkie zakryte karty i role. Gdy gra kilka osób, udostępnisz go dopiero po końcu gry.
games-as-file = Zapisz jako plik
games-as-link = Wyślij jako link
games-link = Link
games-copied = Link skopiowany.
games-not-copied = Nie udało się skopiować. Zaznacz link i skopiuj ręcznie.
games-too-long = Ta gra jest za długa na link. Zapisz ją jako plik.
games-arrived = Gra dla ciebie
games-reading = Sprawdzamy grę …
games-going = Ta gra jeszcze się nie skończyła.
games-go-on = Graj dalej
games-go-on-question = Zastąpi to twoją obecną grę. Porzucić ją?
games-add = Dodaj do moich gier
games-added = Dodano do twoich gier.
games-to-games = Do moich gier
games-too-large = Za duże jak na grę Standoff.
games-no-game = To nie jest gra Standoff.
games-other-format = Zapisała to inna wersja Standoff. Odśwież stronę i spróbuj ponownie.
games-other-rules = Grano według zasad w wersji { $found }; Standoff używa teraz wersji { $own }.
games-broken = Zapis jest uszkodzony: ucięty lub zmieniony. Twoje dane pozostały bez zmian.
games-rules-go-on = W międzyczasie poprawiono zasady (wersja { $found }, teraz { $own }). Twoja gra toczy się dalej od tego samego miejsca.
games-rules-played-again = Ta gra zaczęła się według zasad w wersji { $found }. Została rozegrana ponownie według wersji { $own }.
games-watch-only = Grano według zasad w wersji { $found }; Standoff używa teraz wersji { $own }. Grę można oglądać i udostępniać, ale nie analizować ani grać dalej od wybranej chwili.
games-diverged = Grano według zasad w wersji { $found }, gdy zapisywano same ruchy. Według wersji { $own } prowadzą gdzie indziej, więc gry nie da się odtworzyć. Wynik i ruchy zostają; możesz zapisać je jako plik.
games-record-kept = Ruchy są zapisane tak, jak powstały, dla wersji, która gra według tamtych zasad.
games-link-bound = To długa gra: link działa, póki zasady się nie zmienią. Żeby zachować ją na zawsze, zapisz ją jako plik.
games-aside = Odłożone
games-aside-about = Tych zapisanych gier nie udało się otworzyć. Leżą tak, jak je zapisano; nowsza wersja może je otworzy.

## Statystyki

figures-title = Statystyki

## Nie ma czego pokazać

figures-empty = Nie ma jeszcze skończonych gier
figures-empty-about = Skończ grę, a zobaczysz tu, jak ci poszło: z jaką rolą, jaką postacią i przeciw komu.
figures-no-match = Żadna skończona gra nie pasuje do tego filtra.
figures-no-person = Dotąd w tych grach grały same boty. Zagraj w jedną, a pojawią się tu twoje wyniki.

## Co się liczy

figures-which = Liczone gry
figures-all-games = Obie
figures-persons-only = Tylko z ludźmi
figures-persons-only-about = Pomija gry, w które boty grały między sobą.

## W skrócie

figures-games = Gry
figures-won = Wygrane
figures-survived = Przeżyte
figures-streak = Wygrane z rzędu
figures-best = najwięcej: { $n }
figures-length = Średnia długość
figures-turns = { $n ->
        [one] 1 tura
        [few] { $n } tury
       *[many] { $n } tur
    }
figures-longest = najdłuższa: { $n }
figures-percent = { $n }%
figures-of = { $won } z { $of }

## Między dwoma procentami

figures-likely = prawdopodobnie od { $low }% do { $high }%
figures-draws = { $n ->
        [one] 1 gra bez zwycięzcy.
        [few] { $n } gry bez zwycięzcy.
       *[many] { $n } gier bez zwycięzcy.
    }
figures-free-undo = { $n ->
        [one] 1 gra z dowolnym cofaniem.
        [few] { $n } gry z dowolnym cofaniem.
       *[many] { $n } gier z dowolnym cofaniem.
    }

## Wykresy

figures-by-role = Według roli
figures-by-character = Według postaci
figures-by-players = Według liczby graczy
figures-by-level = Przeciw botom
figures-by-level-about = Gra przeciw kilku rodzajom botów liczy się dla każdego z nich.
figures-bots = Same boty
figures-share = Odsetek wygranych
figures-read = Znak pokazuje twój odsetek wygranych. Pełna część paska jest pewna, blada może być jeszcze dziełem przypadku; im więcej gier, tym jest krótsza.
figures-show-all = Pokaż wszystkie ({ $n })

## Liczenie od nowa

figures-reset = Resetuj statystyki
figures-reset-question = Liczyć tylko gry od teraz? Skończone gry zostaną na liście i możesz później znów je wliczyć.
figures-count-all = Znów licz wcześniejsze gry

## Jedna gra

figures-course = Przebieg gry
figures-life = Życie, tura po turze
figures-life-about = Wykres liniowy żyć wszystkich graczy w kolejnych turach. Liczby są w tabeli poniżej.
figures-start = Start
figures-lost = Stracone
figures-healed = Odzyskane
figures-end = Koniec

## Kto odpadł w turze

figures-out = koniec w turze { $turn }
figures-alone = Wyróżnij: { $name }
figures-shots = Kto kogo trafił
figures-shots-about = Duża liczba: odebrane życia. Mała liczba z celownikiem: oddane strzały. Czaszka: ostatni cios.
figures-shooter = Od
figures-nobody = Nikt
figures-total = Razem
figures-taken = { $n ->
        [one] 1 życie
        [few] { $n } życia
       *[many] { $n } żyć
    }
figures-aimed = { $n ->
        [one] 1 strzał
        [few] { $n } strzały
       *[many] { $n } strzałów
    }
figures-eliminated = poza grą

## Zasady do sprawdzenia

## Podejrzenia

manual-suspicion = Twoje podejrzenie
manual-suspicion-none = Brak
manual-suspicion-about = Twój własny domysł: nikt inny go nie widzi. Znika, gdy rola się ujawni.

## Powiększenie

manual-in-full = Więcej w zasadach
manual-at-this-table = Przy tym stole
manual-your-table = przy twoim stole
manual-changed-by = Zasady stołu, które to zmieniają
manual-concerns = Co to zmienia

## Przeglądarka zasad

manual-kinds = Rodzaje
manual-search-for = Nazwa, zasada lub rozstrzygnięcie (R55)
manual-found = { $n ->
        [one] 1 hasło
        [few] { $n } hasła
       *[many] { $n } haseł
    }
manual-show-all = Pokaż wszystko
manual-rulings-about = Każdy numer to rozstrzygnięcie tam, gdzie drukowane zasady zostawiają coś otwartego. Dotknij go, żeby zobaczyć wszystko, o czym decyduje.
manual-by-players = Ile ich jest, według liczby graczy
manual-in-short = Zasady w skrócie

## Ustawienia, dźwięk, ruch, przekazywanie urządzenia

comfort-with-friends = Graj ze znajomymi
comfort-friend = Gość
comfort-card-size = Rozmiar kart
comfort-left-handed-about = Przenosi główne przyciski na lewo.
comfort-curtain-hold = Przytrzymaj, by wziąć urządzenie

## Tempo: wszystko czeka na dotknięcie

comfort-speed-step = Krokowo

## Dotknięcie, na które czeka

comfort-next-step = Dalej
comfort-sound-on = Dźwięk: wł.
comfort-sound-off = Dźwięk: wył.

## Wspólne urządzenie

comfort-curtain-hold-about = Chroni przed przypadkowym dotknięciem. Na klawiaturze naciśnij dwa razy.
comfort-keep-holding = Trzymaj dalej
comfort-goes-on = Znów gra { $name }.
comfort-open-table = Do odkrytego stołu
comfort-look-at-cards = { $name }: obejrzyj moje karty
comfort-look-at-role = { $name }: obejrzyj moją rolę
comfort-hide-role = Ukryj moją rolę
comfort-claim = Zagraj: { $card }
comfort-then-asked = Potem: { $names }
comfort-covered = Stół jest zasłonięty.
comfort-covered-about = Żeby nikt nie widział twoich kart, gdy cię tu nie ma.
comfort-uncover = Odsłoń

## Wszystko, co jest zapisane

comfort-data = Twoje dane
comfort-data-about = Ustawienia, bieżąca gra i wszystkie skończone gry w jednym pliku: kopia zapasowa albo droga na inne urządzenie. Zawiera każdą zakrytą kartę bieżącej gry.
comfort-save-all = Zapisz do pliku
comfort-restore-all = Przywróć z pliku
comfort-restore-question = Wszystko, co tu zapisano, zastąpi zawartość pliku. Zastąpić?
comfort-replace = Zastąp
comfort-no-backup = To nie jest pełna kopia zapasowa. Nic się nie zmieniło.
comfort-later-backup = Ten plik pochodzi z nowszej wersji. Nic się nie zmieniło.

## Boty, które myślą naprzód, podpowiedzi, domysły i analizy

bots-thinking = { $name } myśli
bots-hurry = Pospiesz
bots-mindless = Legendy nie mogą na tym urządzeniu myśleć naprzód, więc grają jak Stróże prawa.
bots-copy-report = Kopiuj raport
bots-report-copied = Skopiowano. Raport nie zawiera imion.
bots-report-not-copied = Nie udało się skopiować raportu.

## Ustawienia

bots-thinking-time = Legendy myślą najwyżej
bots-quick = 0,4 s
bots-full = 1,2 s
bots-aids = Pomoce do nauki
bots-aids-about = Podpowiedź przy pytaniu, a w opisie każdego gracza rola, którą podejrzewa bot.

## Nowa gra

bots-tempers = Charaktery
bots-tempers-about = Jedne boty są ostrożne, inne zuchwałe, a niektóre pamiętliwe.

## Podpowiedzi

bots-hint = Podpowiedź
bots-hint-about = Szansa na wygraną, jak ją widzi Legenda na twoim miejscu.
bots-hint-asked = Namysł trwa
bots-hint-none = Tym razem bez podpowiedzi.
bots-why-alone = Nic innego się nie równa.
bots-why-clear = { $n ->
        [one] Pierwszy ma nad następnym 1 punkt przewagi.
        [few] Pierwszy ma nad następnym { $n } punkty przewagi.
       *[many] Pierwszy ma nad następnym { $n } punktów przewagi.
    }
bots-why-close = Są mniej więcej równie dobre.
bots-hinted = z podpowiedziami

## Domysły

bots-beliefs = Domysł bota
bots-beliefs-about = Z tego, co widać z twojego miejsca.

## Analiza

bots-review = Przeanalizuj moje ruchy
bots-review-about = Legenda przechodzi przez grę i zaznacza ruchy, które najbardziej zmniejszyły szansę na wygraną.
bots-review-at = Decyzja { $n } z { $of }
bots-review-none = Bez wyraźnych błędów.
bots-review-stop = Przerwij
bots-review-failed = To urządzenie nie da rady przeprowadzić analizy.
bots-better = Lepiej: { $what }
bots-lost = { $n ->
        [one] −1 punkt
        [few] −{ $n } punkty
       *[many] −{ $n } punktów
    }
