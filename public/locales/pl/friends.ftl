### same as English: friends-link talk-ms

## Znajomi na własnych urządzeniach

friends-about = Każdy gra na własnym urządzeniu. Jedna osoba jest gospodarzem: gra działa u niej i żaden serwer nie jest potrzebny.
friends-name = Twoje imię
friends-host = Otwórz stół
friends-host-about = Wybierz grę, potem zaproś znajomych.
friends-join = Dołącz do stołu
friends-join-about = Wklej link od znajomych, wpisz nazwę pokoju albo zeskanuj kod QR.
friends-paste = Link, kod lub pokój
friends-paste-answer = Odpowiedź drugiej osoby
friends-enter = Dołącz
friends-take-in = Połącz
friends-scan = Skanuj
friends-scan-about = Zmieść cały kod QR w ramce.
friends-no-camera = Nie można użyć aparatu.
friends-damaged = To nie jest kod Standoff albo brakuje jego części.
friends-other = To należy do innego zaproszenia albo zostało już użyte.
friends-failed = Nie udało się połączyć. Utwórz nowe zaproszenie i spróbuj ponownie.
friends-no-wires = Nie udało się. Sprawdź link albo odśwież stronę i spróbuj ponownie.
friends-back = Wróć do stołu
friends-seat-kept = Twoje miejsce czeka. Poproś gospodarza o nowe zaproszenie.
friends-invited = Masz zaproszenie
friends-invited-about = Ktoś znajomy czeka na ciebie przy stole. Przedstaw się i zajmij miejsce.
friends-invited-host = Stół, którego jesteś gospodarzem, zostanie zamknięty.
friends-net-about = Publiczne trackery pomagają urządzeniom się odnaleźć. Widzą tylko losową liczbę, nic z waszej gry.
friends-passed-on = Przekazano do twojej drugiej karty przeglądarki. Tę możesz zamknąć.
friends-too-late = Za późno: to już niemożliwe.
friends-at-table = Przy stole
friends-hosts = gospodarz
friends-here = gość
friends-open = Wolne miejsce
friends-open-about = jeśli nikt nie przyjdzie, gra bot
friends-away = chwilowo poza stołem
friends-ready = czeka na start
friends-not-ready = jeszcze się szykuje
friends-good = dobre połączenie, { $ms } ms
friends-fair = średnie połączenie, { $ms } ms
friends-slow = wolne połączenie, { $ms } ms
friends-dismiss = Usuń: { $name }
friends-sit = Usiądź tutaj
friends-stand = Wstań i oglądaj
friends-watch = Oglądają
friends-came = { $name } jest przy stole.
friends-left = { $name } odchodzi od stołu.
friends-played = Gra
friends-absent = Gdy kogoś nie ma
friends-absent-bot = Gra bot
friends-absent-wait = Czekamy
friends-timer = Czas na decyzję
friends-no-timer = Bez limitu
friends-seconds = { $n } s
friends-invite = Zaproś kogoś
friends-invite-about = Dla jednej osoby. W tej samej sieci działa bez internetu.
friends-making = Chwileczkę …
friends-step-one = 1. Daj to zeskanować drugiej osobie albo wyślij jej link.
friends-step-two = 2. Druga osoba dostanie odpowiedź dla ciebie: zeskanuj ją albo wklej tutaj.
friends-picture = Kod QR z linkiem
friends-link = Link
friends-send = Wyślij link
friends-open-room = Otwórz pokój w internecie
friends-room = Pokój
friends-room-searching = Pytamy trackery …
friends-room-open = Otwarty: znajomi mogą dołączyć przez jego nazwę, link lub kod QR.
friends-room-trouble = Żaden tracker nie odpowiada. Próbujemy dalej …
friends-close-room = Zamknij pokój
friends-begin = Rozdaj
friends-begin-about = { $here ->
        [one] Jest 1 gość
        [few] Jest { $here } gości
       *[many] Jest { $here } gości
    }{ $open ->
        [0] {""}
        [one] , botów: { $open }
        [few] , botów: { $open }
       *[many] , botów: { $open }
    }
friends-begin-alone = Nikogo jeszcze nie ma: same boty
friends-dealing = Wszystkie urządzenia tasują …
friends-change = Zmień grę
friends-close-table = Zamknij stół
friends-close-question = To zamknie stół dla wszystkich. Nikt nie będzie mógł wrócić.
friends-to-table = Do stołu
friends-answer = Twoja odpowiedź
friends-answer-about = Pokaż ten kod gospodarzowi albo wyślij link. Nie zamykaj tej strony.
friends-searching = Szukamy gospodarza …
friends-waiting = Gra zacznie się, gdy gospodarz rozda karty.
friends-i-am-ready = Możemy zaczynać
friends-lost = Utracono kontakt z gospodarzem
friends-lost-room = Szukamy dalej. Gra ruszy, gdy gospodarz wróci.
friends-refused = Nie możesz dołączyć
friends-version = Gospodarz używa innej wersji Standoff. Odświeżcie ją na obu urządzeniach.
friends-full = Stół jest pełny.
friends-closed = Gospodarz zamknął stół.
friends-leave = Odejdź od stołu
friends-leave-question = Możesz zachować miejsce i wrócić albo je oddać: wtedy bot gra za ciebie do końca.
friends-settings = Znajomi
friends-online = Szukaj znajomych przez internet
friends-trackers = Trackery dla pokojów
friends-helpers = Serwery pomocnicze (STUN, TURN)

## Przy stole ze znajomymi

talk-title = Powiedz coś
talk-phrases = 
    Czołem!
    Niezły strzał!
    Auć!
    Dzięki!
    Bez urazy!
    Zaufaj mi.
    Nie gram Bandytą!
    Uważajcie na tę osobę.
    Piwo proszę!
    Spokojnie, bez pośpiechu.
    Szybciej!
    Dobra gra!
    👍
    😂
    😱
    🤠
talk-mute = Wycisz czat
talk-unmute = Włącz czat
talk-table = Znajomi przy stole
talk-away = poza stołem
talk-stood-in = poza stołem, gra bot
talk-ms = { $ms } ms
talk-lost = Utracono kontakt z gospodarzem. Twoje miejsce czeka.
talk-closed = Gospodarz zamknął stół.
talk-refused = Wersja Standoff u gospodarza nie pasuje do twojej. Odświeżcie obie i spróbujcie ponownie.
talk-look = Zobacz
talk-time = Czas na każdą decyzję: { $seconds } s
talk-next-game = Następna gra zacznie się, gdy gospodarz znów rozda karty.
talk-fair = Sprawdzone: uczciwa gra
talk-fair-about = Rozdanie wynikło z liczb wszystkich graczy, każdy ruch był zgodny z zasadami i ustalony z góry, a pokazano ci prawdę. Żadne sprawdzenie nie wykaże, czy gospodarz nie podglądał na własnym urządzeniu.
talk-unfair = Coś się nie zgadza
talk-unchecked = Dołączasz po rozdaniu, więc tej gry nie da się sprawdzić.
talk-secret = Sekret gospodarza nie jest tym, który ustalono przed rozdaniem.
talk-number = Czyjaś liczba nie jest tą ustaloną przed rozdaniem albo brakuje twojej.
talk-seed = Rozdanie nie wynika z liczb wszystkich graczy.
talk-setup = Grę rozdano według innych zasad, niż uzgodniono.
talk-record = Ruchy łamią zasady.
talk-rules = Grano według innych zasad, niż Standoff używa teraz, więc gry nie da się sprawdzić.
talk-steps = Ruchy nie są tymi, które gospodarz ustalił podczas gry.
talk-shown = Coś, co ci pokazano, się nie wydarzyło.
talk-host-gone = Gospodarz zniknął na dobre?
talk-take-over = Przejmij stół
talk-take-over-about = To urządzenie zostanie gospodarzem. Potrzebuje od wszystkich ich części klucza do zapieczętowanej gry. Twoja własna gra, która tu czeka, zostanie porzucona.
talk-shares = Części klucza: { $have } z { $all }.
talk-give-about = Ktoś chce przejąć rolę gospodarza i potrzebuje twojej części klucza. Mając wszystkie części, jego urządzenie zobaczy każdą kartę, więc zgódź się tylko, jeśli gospodarza naprawdę już nie ma.
talk-give-share = Oddaj moją część klucza
talk-cannot-move = Przy jednym gościu stołu nie da się bezpiecznie przenieść. Czeka na gospodarza.

## Connecting, coming back, leaving and breaking off

friends-same-network = Działa tylko w tej samej sieci, na przykład w jednym Wi-Fi.
friends-carrying = Czekamy, aż gospodarz przyjmie odpowiedź: { $seconds } s
friends-connecting = Łączenie: { $seconds } s z najwyżej 30
friends-no-way = Przez { $seconds } s nie udało się połączyć. Bez serwerów pomocniczych działa to tylko w tej samej sieci.
friends-use-helpers = Spróbuj z serwerami pomocniczymi
friends-room-instead = Otwórz zamiast tego pokój
friends-room-hint = Gospodarz może otworzyć pokój w internecie albo oboje włączcie serwery pomocnicze w ustawieniach.
friends-own-invitation = To twoje własne zaproszenie. Wyślij je komuś: twój stół zostaje, jaki jest.
friends-nobody-waits = Żadna karta przeglądarki nie czeka tu na tę odpowiedź albo już jej użyto. Otwórz ją na urządzeniu, które utworzyło zaproszenie, albo poproś o nowe.
friends-passing-on = Odpowiedź jest przekazywana
friends-grace = Czas na powrót
friends-bot-in = poza stołem, za { $seconds } s gra bot
friends-keep-seat = Zachowaj moje miejsce
friends-give-up-seat = Oddaj je
friends-break-off = Przerwać tę grę?
friends-break-off-about = Gospodarz chce przerwać grę albo już to zrobił. Jeśli się zgodzisz, można rozdać od nowa; ta liczy się jako niedokończona.
friends-agree = Zgoda
friends-play-on = Graj dalej
friends-break-off-asked = Pozostali są pytani, czy można przerwać grę.
friends-break-off-refused = Ktoś chce grać dalej.
friends-broken-off = Gra została przerwana. Jest liczona.
friends-dealt-again = Rozdajemy jeszcze raz: ktoś wcześniej odszedł.
friends-cut-dismissed = Gospodarz odsyła cię od stołu.
friends-cut-rubbish = Połączenie przerwano: druga strona wysyła coś niezrozumiałego.
friends-cut-replaced = Gra toczy się dalej innym połączeniem, może w innej karcie przeglądarki.
friends-cut-late = Na rozdanie nie przyszła odpowiedź na czas.
friends-cut-unsound = Połączenie przerwano: pokazany stół nie może istnieć.
friends-cut-impostor = Połączenie przerwano: druga strona nie ma klucza tego stołu.
friends-cut-new-deal = Połączenie przerwano: gospodarz w środku gry rozdał od nowa bez pytania.
friends-cut-left = nie ma już przy stole
talk-unfinished = Zapis kończy się przed końcem gry.
talk-unfinished-deals = { $n ->
        [one] Przy tym stole jedna gra została rozdana i niedokończona.
        [few] Przy tym stole { $n } gry zostały rozdane i niedokończone.
        [many] Przy tym stole { $n } gier zostało rozdanych i niedokończonych.
       *[other] Przy tym stole { $n } gry zostało rozdanych i niedokończonych.
    }
