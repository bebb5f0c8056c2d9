### Zdania przy stole gry karcianej.
###
### $seat coś robi, $target to ten, komu się to robi. Imion graczy nie odmieniamy: stoją w mianowniku, po dwukropku albo po słowie „gracz”.
### Formy nazw (.acc, .gen, .nom) są opisane w names.ftl.

## Drobiazgi

list-comma = {", "}
list-and = {" i "}
list-you = ty
playing-card = { $rank } { $suit }
    .acc = { FORM($rank, "acc") } { $suit }
# Wszędzie w bierniku: dobiera kartę, bierze 2 karty.
some-cards-known = { LIST($cards, "acc") }
some-cards-hidden = { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
some-cards-mixed = { LIST($cards, "acc") } i jeszcze { $n ->
        [one] jedną kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
# Mianownik i biernik są takie same.
lives = { $n ->
        [one] 1 życie
        [few] { $n } życia
       *[many] { $n } żyć
    }
source-rules = zasady
    .nom = zasady
    .acc = zasady
    .gen = zasad
colour-red = czerwona
colour-black = czarna

## Dziennik: tury i zagrane karty

log-turn = Tura gracza { $seat }.
    .you = Twoja tura.
log-play = { $seat } zagrywa { FORM($card, "acc") }.
    .you = Zagrywasz { FORM($card, "acc") }.
log-play-as = { $seat } zagrywa { FORM($card, "acc") } jako { FORM($kind, "acc") }.
    .you = Zagrywasz { FORM($card, "acc") } jako { FORM($kind, "acc") }.
log-play-paid = { $seat } zagrywa { FORM($card, "acc") }, odrzucając { FORM($paid, "acc") }.
    .you = Zagrywasz { FORM($card, "acc") }, odrzucając { FORM($paid, "acc") }.
log-play-on = { $seat } zagrywa { FORM($card, "acc") } na gracza { $target }.
    .you = Zagrywasz { FORM($card, "acc") } na gracza { $target }.
    .at-you = { $seat } zagrywa { FORM($card, "acc") } na ciebie.
    .self = { $seat } zagrywa { FORM($card, "acc") } na własne karty.
    .you-self = Zagrywasz { FORM($card, "acc") } na własne karty.
log-play-on-paid = { $seat } zagrywa { FORM($card, "acc") } na gracza { $target }, odrzucając { FORM($paid, "acc") }.
    .you = Zagrywasz { FORM($card, "acc") } na gracza { $target }, odrzucając { FORM($paid, "acc") }.
    .at-you = { $seat } zagrywa { FORM($card, "acc") } na ciebie, odrzucając { FORM($paid, "acc") }.
log-shoot = { $seat } zagrywa { FORM($card, "acc") }, cel: { $target }.
    .you = Zagrywasz { FORM($card, "acc") }, cel: { $target }.
    .at-you = { $seat } zagrywa { FORM($card, "acc") } w ciebie.
log-shoot-as = { $seat } zagrywa { FORM($card, "acc") } jako { FORM($kind, "acc") }, cel: { $target }.
    .you = Zagrywasz { FORM($card, "acc") } jako { FORM($kind, "acc") }, cel: { $target }.
    .at-you = { $seat } zagrywa { FORM($card, "acc") } jako { FORM($kind, "acc") } w ciebie.
log-shoot-paid = { $seat } strzela { FORM($card, "from") }, odrzucając { FORM($paid, "acc") }. Cel: { $target }.
    .you = Strzelasz { FORM($card, "from") }, odrzucając { FORM($paid, "acc") }. Cel: { $target }.
    .at-you = { $seat } strzela do ciebie { FORM($card, "from") }, odrzucając { FORM($paid, "acc") }.
log-duel = { $seat } wyzywa na { FORM($card, "acc") } gracza { $target }.
    .you = Wyzywasz na { FORM($card, "acc") } gracza { $target }.
    .at-you = { $seat } wyzywa cię na { FORM($card, "acc") }.
log-jail = { $seat } wsadza gracza { $target } do { FORM($card, "gen") }.
    .you = Wsadzasz gracza { $target } do { FORM($card, "gen") }.
    .at-you = { $seat } wsadza cię do { FORM($card, "gen") }.
    .self = { $seat } idzie do { FORM($card, "gen") } z własnej woli.
    .you-self = Idziesz do { FORM($card, "gen") } z własnej woli.
log-tequila = { $seat } stawia { FORM($card, "acc") } graczowi { $target }.
    .you = Stawiasz { FORM($card, "acc") } graczowi { $target }.
    .at-you = { $seat } stawia ci { FORM($card, "acc") }.
    .self = { $seat } pije { FORM($card, "acc") }.
    .you-self = Pijesz { FORM($card, "acc") }.
log-tequila-paid = { $seat } stawia { FORM($card, "acc") } graczowi { $target }, odrzucając { FORM($paid, "acc") }.
    .you = Stawiasz { FORM($card, "acc") } graczowi { $target }, odrzucając { FORM($paid, "acc") }.
    .at-you = { $seat } stawia ci { FORM($card, "acc") }, odrzucając { FORM($paid, "acc") }.
    .self = { $seat } pije { FORM($card, "acc") }, odrzucając { FORM($paid, "acc") }.
    .you-self = Pijesz { FORM($card, "acc") }, odrzucając { FORM($paid, "acc") }.
log-equip = { $seat } wprowadza do gry { FORM($card, "acc") }.
    .you = Wprowadzasz do gry { FORM($card, "acc") }.
log-lay-down = { $seat } wykłada { FORM($card, "acc") }.
    .you = Wykładasz { FORM($card, "acc") }.
log-answer = { $seat } odpowiada kartą { $card }.
    .you = Odpowiadasz kartą { $card }.
log-answer-as = { $seat } odpowiada kartą { $card } jako { $kind }.
    .you = Odpowiadasz kartą { $card } jako { $kind }.
log-answer-paid = { $seat } odpowiada kartą { $card }, odrzucając { FORM($paid, "acc") }.
    .you = Odpowiadasz kartą { $card }, odrzucając { FORM($paid, "acc") }.
log-use = { $seat } używa { FORM($source, "gen") }.
    .you = Używasz { FORM($source, "gen") }.
log-use-on = { $seat } używa { FORM($source, "gen") }, cel: { $target }.
    .you = Używasz { FORM($source, "gen") }, cel: { $target }.
    .at-you = { $seat } używa { FORM($source, "gen") } na tobie.
    .self = { $seat } używa { FORM($source, "gen") } na własnych kartach.
    .you-self = Używasz { FORM($source, "gen") } na własnych kartach.
log-repeat = { $seat } to powtarza.
    .you = Powtarzasz to.
log-repeat-on = { $seat } to powtarza, cel: { $target }.
    .you = Powtarzasz to, cel: { $target }.
    .at-you = { $seat } powtarza to na tobie.
    .self = { $seat } powtarza to na własnych kartach.
    .you-self = Powtarzasz to na własnych kartach.
log-trade = { $seat } wymienia karty z graczem { $target }.
    .you = Wymieniasz karty z graczem { $target }.
    .at-you = { $seat } wymienia z tobą karty.
log-ricochet = { $seat } strzela do karty gracza { $target }.
    .you = Strzelasz do karty gracza { $target }.
    .at-you = { $seat } strzela do twojej karty.
log-sniper = { $seat } strzela z ukrycia, cel: { $target }.
    .you = Strzelasz z ukrycia, cel: { $target }.
    .at-you = { $seat } strzela do ciebie z ukrycia.
log-blood-brothers = { $seat } oddaje 1 życie graczowi { $target }.
    .you = Oddajesz 1 życie graczowi { $target }.
    .at-you = { $seat } oddaje ci 1 życie.
log-hard-liquor = { $seat } zamiast dobierać, pije { FORM($event, "bare-acc") }.
    .you = Zamiast dobierać, pijesz { FORM($event, "bare-acc") }.
log-haunt = { $seat } straszy przy stole.
    .you = Straszysz przy stole.
log-badman = { $seat } dobija targu: { $event }.
    .you = Dobijasz targu: { $event }.
log-use-event = { $seat } korzysta z { FORM($event, "gen") }.
    .you = Korzystasz z { FORM($event, "gen") }.
log-declined = { $seat } nie reaguje.
    .you = Nie reagujesz.

## Dziennik: dokąd idą karty

log-dealt = Karty rozdane.
log-drew = { $seat } dobiera { $some }.
    .you = Dobierasz { $some }.
log-drew-discard = { $seat } bierze { FORM($card, "acc") } ze stosu odrzuconych.
    .you = Bierzesz { FORM($card, "acc") } ze stosu odrzuconych.
log-laid-open = Odkryte: { LIST($cards) }.
log-looks = { $seat } ogląda { $some }.
    .you = Oglądasz { $some }.
log-took = { $seat } bierze { FORM($card, "acc") }.
    .you = Bierzesz { FORM($card, "acc") }.
log-kept = { $seat } zatrzymuje kartę.
    .you = Zatrzymujesz kartę.
log-gave = { $seat } daje graczowi { $target } { FORM($card, "acc") }.
    .you = Dajesz graczowi { $target } { FORM($card, "acc") }.
    .at-you = { $seat } daje ci { FORM($card, "acc") }.
log-gave-hidden = { $seat } daje kartę graczowi { $target }.
    .you = Dajesz kartę graczowi { $target }.
    .at-you = { $seat } daje ci kartę.
log-buried = { $seat } kładzie na talię { $some }.
    .you = Kładziesz na talię { $some }.
log-on-deck = Na talię trafia karta { $card }.
log-put-back = Na talię wraca karta { $card }.
log-put-back-hidden = Jedna karta wraca na talię.
log-discarded = { $seat } odrzuca { LIST($cards, "acc") }.
    .you = Odrzucasz { LIST($cards, "acc") }.
log-robbed = { $seat } zabiera { $some } graczowi { $target }.
    .you = Zabierasz { $some } graczowi { $target }.
    .at-you = { $seat } zabiera ci { $some }.
    .self = { $seat } cofa na rękę { $some }.
    .you-self = Cofasz na rękę { $some }.
log-passed-on = { FORM($card, "nom") } wędruje do gracza { $target }.
    .at-you = { FORM($card, "nom") } wędruje do ciebie.
log-shown = { $seat } pokazuje { FORM($card, "acc") } ({ $face }).
    .you = Pokazujesz { FORM($card, "acc") } ({ $face }).
log-reshuffled = Stos odrzuconych zostaje przetasowany w nową talię.

## Dziennik: dobierz! i co z tego wynika

log-check = { $seat } dobiera! { FORM($face, "acc") }: { $verdict }
    .you = Dobierasz! { FORM($face, "acc") }: { $verdict }
verdict-vendetta-good = jeszcze jedna tura!
verdict-vendetta-bad = drugiej tury nie będzie.
verdict-helena-zontero-good = role rozdajemy od nowa!
verdict-helena-zontero-bad = wszystko zostaje po staremu.
verdict-daring-challenge-good = pudło!
verdict-daring-challenge-bad = trafienie.
verdict-lifetime-good = koniec odsiadki.
verdict-lifetime-bad = odsiadka trwa.
verdict-mad-ride-good = koniec jazdy.
verdict-mad-ride-bad = tura przepada.
verdict-wild-shot-good = kula nikogo nie trafia.
verdict-wild-shot-bad = kula kogoś trafia.
verdict-teren-kill-good = śmierć poczeka.
verdict-teren-kill-bad = tym razem to koniec.
verdict-grave-digger-good = strzał chybia.
verdict-grave-digger-bad = nic to nie daje.
verdict-barrel-good = Beczka chroni.
verdict-barrel-bad = Beczka nie pomaga.
verdict-jail-good = wyjście z Więzienia.
verdict-jail-bad = zostaje Więzienie.
verdict-dynamite-good = Dynamit nie wybucha.
verdict-dynamite-bad = Dynamit wybucha!
verdict-good = { FORM($source, "nom") } pomaga.
verdict-bad = { FORM($source, "nom") } nie pomaga.

## Dziennik: życie, role i postacie

log-turn-skipped = { $seat } traci tę turę.
    .you = Tracisz tę turę.
log-life-lost = { $seat } traci { lives }.
    .you = Tracisz { lives }.
log-life-lost-gag = { $seat } nie trzyma języka za zębami i traci { lives }.
    .you = Nie trzymasz języka za zębami i tracisz { lives }.
log-life-lost-susanna = Za mało zagranych kart: { $seat } traci { lives }.
    .you = Za mało zagranych kart: tracisz { lives }.
log-life-gained = { $seat } odzyskuje { lives }.
    .you = Odzyskujesz { lives }.
log-no-effect = { FORM($kind, "nom") } nic nie daje.
log-immune = { $target }: { FORM($source, "nom") } nie działa.
    .at-you = { FORM($source, "nom") } na ciebie nie działa.
log-ability-copied = { $seat } kopiuje { FORM($character, "acc") }.
    .you = Kopiujesz { FORM($character, "acc") }.
log-role-shown = Rola gracza { $seat }: { $role }.
    .you = Twoja rola: { $role }.
log-character-taken = { $seat } gra jako { $character } i ma { lives }.
    .you = Grasz jako { $character } i masz { lives }.
log-disguised = { $seat } ma w tej rundzie { FORM($character, "acc") }.
    .you = Masz w tej rundzie { FORM($character, "acc") }.
log-undisguised = { $seat } znów ma własną zdolność.
    .you = Znów masz własną zdolność.
log-abilities = { $seat } ma zdolności postaci { $character } i { $second }.
    .you = Masz zdolności postaci { $character } i { $second }.
log-hand-empty = { $seat } nie ma czego pokazać.
    .you = Nie masz czego pokazać.
log-hand-shown = { $seat } pokazuje rękę: { LIST($cards) }.
    .you = Pokazujesz rękę: { LIST($cards) }.
log-out = { $seat } gryzie piach!
    .you = Gryziesz piach!
log-out-role = { $seat } gryzie piach! Rola: { $role }.
    .you = Gryziesz piach! Twoja rola: { $role }.
log-penalty = { $seat } kładzie trupem Zastępcę i odrzuca wszystkie karty.
    .you = Kładziesz trupem Zastępcę i odrzucasz wszystkie karty.
log-reward = { $seat } zgarnia nagrodę.
    .you = Zgarniasz nagrodę.

## Dziennik: karty wydarzeń

log-event = Nowe wydarzenie: { $event }.
log-event-next = Nowe wydarzenie: { $event }. Następne: { $coming }.
log-event-last = Nowe wydarzenie: { $event }. Zostaje do końca.
log-event-ended = Koniec wydarzenia: { $event }.
log-roles-dealt = Role zostają rozdane od nowa.
log-role-dealt = { $seat } to teraz { $role }.
    .you = Twoja nowa rola: { $role }.
log-role-revealed = { $seat } ujawnia rolę: { $role }.
    .you = Ujawniasz rolę: { $role }.
log-swapped = { $seat } i { $target } zamieniają się miejscami.
    .you = { $target } i ty zamieniacie się miejscami.
    .at-you = { $seat } i ty zamieniacie się miejscami.
log-will-miss = { $seat } straci następną turę.
    .you = Stracisz następną turę.
log-jailed-for-life = { $seat } dostaje dożywocie.
    .you = Dostajesz dożywocie.
log-freed = { $seat } wychodzi na wolność.
    .you = Wychodzisz na wolność.
log-grave-digger = { $seat } gra dalej jako { $character } i ma { lives }.
    .you = Grasz dalej jako { $character } i masz { lives }.
log-reborn = { $event }: { $seat } gra dalej jako { $role } i ma { lives }.
    .you = { $event }: grasz dalej jako { $role } i masz { lives }.
log-ordered = { $seat } każe graczowi { $target } zagrać { FORM($kind, "acc") }.
    .you = Każesz graczowi { $target } zagrać { FORM($kind, "acc") }.
    .at-you = { $seat } każe ci zagrać { FORM($kind, "acc") }.
log-ordered-on = { $seat } każe graczowi { $target } zagrać { FORM($kind, "acc") } na { $other ->
        [you] ciebie
       *[other] gracza { $other }
    }.
    .you = Każesz graczowi { $target } zagrać { FORM($kind, "acc") } na { $other ->
        [you] siebie
       *[other] gracza { $other }
    }.
    .at-you = { $seat } każe ci zagrać { FORM($kind, "acc") } na gracza { $other }.
log-ordered-own = { $seat } każe graczowi { $target } zagrać { FORM($kind, "acc") } na własne karty.
    .you = Każesz graczowi { $target } zagrać { FORM($kind, "acc") } na jego własne karty.
    .at-you = { $seat } każe ci zagrać { FORM($kind, "acc") } na własne karty.
log-ghost = { $seat } wraca jako duch.
    .you = Wracasz jako duch.
log-returned = { $seat } wraca i ma { lives }.
    .you = Wracasz i masz { lives }.
log-suit-named = { $seat } wybiera kolor { $suit }: w tej turze żadnego innego.
    .you = Wybierasz kolor { $suit }: w tej turze żadnego innego.
log-guessed-right = { $seat } mówi: { $colour }. Odkryta karta to { $face }: dobrze!
    .you = Mówisz: { $colour }. Odkryta karta to { $face }: dobrze!
log-guessed-wrong = { $seat } mówi: { $colour }. Odkryta karta to { $face }: źle.
    .you = Mówisz: { $colour }. Odkryta karta to { $face }: źle.
log-guessed-right-unseen = { $seat } mówi: { $colour }. Dobrze!
    .you = Mówisz: { $colour }. Dobrze!
log-guessed-wrong-unseen = { $seat } mówi: { $colour }. Źle.
    .you = Mówisz: { $colour }. Źle.

## Koniec gry

outcome-law = Prawo i porządek górą
outcome-deputy = Zastępca wygrywa
outcome-outlaw = Bandyta wygrywa
outcome-outlaws = Bandyci rządzą w miasteczku
outcome-renegade = Na placu boju zostaje Renegat
outcome-renegades = Renegaci wygrywają
outcome-with = { $outcome }: { LIST($seats) }.
outcome-nobody = { $outcome }.

## Pytania do czytającego

ask-turn = Twoja tura. Zagrywaj karty albo zakończ turę.
attack-shot = { $seat } strzela do ciebie.
attack-card = { $seat } strzela do ciebie kartą { $kind }.
attack-blow = { $seat } atakuje cię kartą { $kind }.
attack-character = { $seat } strzela do ciebie jako { $character }.
attack-sniper = { $seat } ma cię na celowniku.
attack-event = { $event }: lecą w ciebie kule.
attack-nobody = Ktoś do ciebie strzela.
ask-shot = { $attack } Zagraj Pudło! albo przyjmij trafienie.
ask-shot-several = { $attack } Potrzebne karty Pudło!: { $n }. Zagraj je albo przyjmij trafienie.
ask-roulette = { $event }: zagraj Pudło! albo strać 2 życia.
ask-ricochet = { $seat } strzela do twojej karty { $card }. Zagraj Pudło! albo strać kartę.
ask-ricochet-nobody = Strzał do twojej karty { $card }. Zagraj Pudło! albo strać kartę.
ask-indians = { $seat } zagrywa { FORM($kind, "acc") } Odrzuć BANG! albo strać 1 życie.
ask-duel = { $kind } z graczem { $seat }: odrzuć BANG! albo strać 1 życie.
ask-dying = Umierasz. Odzyskaj { lives } albo odpadasz.
ask-hurt = Tracisz życie. Możesz teraz zagrać Piwo.
ask-store = { $kind }: weź kartę.
ask-put-back = { $left ->
        [one] Dotknij karty, którą odkładasz. Resztę zatrzymujesz.
        [few] Dotknij { $left } kart, które odkładasz, zaczynając od najgłębszej.
       *[many] Dotknij { $left } kart, które odkładasz, zaczynając od najgłębszej.
    }
ask-give = Wybierz kartę dla gracza { $target }.
ask-give-flint = Wybierz kartę dla gracza { $target }; dostaniesz za nią dwie losowe.
ask-give-own = { FORM($source, "nom") }: daj graczowi { $target } kartę z ręki.
ask-command = Wskaż kartę, którą ma zagrać { $target }.
ask-command-on = Na kogo { $target } ma zagrać { FORM($kind, "acc") }?
ask-obey = { $seat } każe ci zagrać { FORM($kind, "acc") }. Wybierz kartę.
ask-obey-on = { $seat } każe ci zagrać { FORM($kind, "acc") } na gracza { $target }. Wybierz kartę.
    .at-you = { $seat } każe ci zagrać { FORM($kind, "acc") } na siebie. Wybierz kartę.
ask-haunt = Wybierz kartę w grze, którą przeniesiesz.
ask-haunt-whom = Kto dostanie { FORM($card, "acc") }?
ask-prisoner = { $event }: wskaż, kto trafi za kratki na zawsze.
ask-booty = { $event }: wybierz jedną kartę, którą zatrzymasz.
ask-chief = { $event }: weź kartę.
ask-reveal = Bandyta może teraz ujawnić rolę, by dobrać 3 karty i używać Pudła! jako Piwa.
ask-badman = Możesz odrzucić dwie karty i odzyskać 1 życie.
ask-redraw = Wymień swoje dwie postacie na inne albo zatrzymaj te.
ask-second-bang = Odrzuć drugie BANG!, żeby strzelić.
ask-second-bang-at = Odrzuć drugie BANG!, żeby strzelić do gracza { $target }.
ask-repeat = Odrzuć BANG!, żeby powtórzyć { FORM($kind, "acc") }.
ask-repeat-on = Odrzuć BANG!, żeby powtórzyć { FORM($kind, "acc") }, cel: { $target }.
    .self = Odrzuć BANG!, żeby powtórzyć { FORM($kind, "acc") } na sobie.
ask-discard-hand = Odrzuć wszystkie karty z ręki w dowolnej kolejności.
ask-discard-hand-exchange = Odrzuć wszystkie karty z ręki w dowolnej kolejności; dobierzesz tyle samo.
ask-flip = Wybierz, która karta liczy się dla { FORM($source, "gen") }.
ask-rob = Zabierz kartę graczowi { $target }: jedną z gry albo losową z ręki.
    .self = Cofnij na rękę jedną ze swoich kart w grze.
ask-strip = Odrzuć kartę gracza { $target }: jedną z gry albo losową z ręki.
    .self = Wybierz jedną ze swoich kart do odrzucenia.
ask-inherit = Weź kartę gracza { $target }: jedną z gry albo losową z ręki.
ask-take-in-play = Zabierz innemu graczowi kartę w grze albo dobierz z talii.
ask-copy = Wybierz, czyją zdolność chcesz mieć do następnej tury.
ask-pay-delgado = Odrzuć niebieską kartę, żeby dobrać 2 karty.
ask-pay-source = Odrzuć kartę, żeby użyć { FORM($source, "gen") }.
ask-pay-shot = Odrzuć jeszcze jedną kartę, żeby strzelić { FORM($card, "from") }. Cel: { $target }.
ask-pay-rag-time = Odrzuć jeszcze jedną kartę, żeby zagrać { FORM($card, "acc") } i zabrać kartę graczowi { $target }.
ask-pay-tequila = Odrzuć jeszcze jedną kartę, żeby postawić { FORM($card, "acc") } graczowi { $target }.
    .self = Odrzuć jeszcze jedną kartę, żeby wypić { FORM($card, "acc") }.
ask-pay-drink = Odrzuć jeszcze jedną kartę, żeby wypić { FORM($card, "acc") }.
ask-pay-brawl = Odrzuć jeszcze jedną kartę, żeby wszcząć { FORM($card, "acc") }.
ask-pay = Odrzuć jeszcze jedną kartę, żeby zagrać { FORM($card, "acc") }.
ask-draw-player = Dobierz pierwszą kartę z ręki innego gracza albo z talii.
ask-draw-discard = Dobierz pierwszą kartę ze stosu odrzuconych albo z talii.
ask-character = Wybierz swoją postać.
ask-identity = Zmień postać na stałe, z 2 życiami, albo zostań przy swojej.
ask-identity-round = Zmień postać, na stałe z 2 życiami lub tylko na tę rundę, albo zostań przy swojej.
ask-brother = Możesz oddać 1 życie, żeby odzyskał je inny gracz.
ask-liquor = Dobierz karty albo zamiast tego odzyskaj 1 życie.
ask-guess = Zgadnij: następna karta jest czerwona czy czarna?
ask-guess-again = Dobrze! Jeśli chcesz, zgaduj dalej: czerwona czy czarna?
ask-suit = Wybierz jedyny kolor, którego użyjesz do końca tury.
ask-exchange = Odrzuć tyle kart, ile chcesz; dobierzesz tyle samo.
ask-exchange-more = Dobierzesz { $n ->
        [one] kartę
        [few] { $n } karty
       *[many] { $n } kart
    }. Odrzuć więcej albo na tym poprzestań.
ask-surrender = { $event } żądają jednej z twoich kart w grze. Wybierz której.
ask-discard = Masz na ręce więcej kart niż żyć. { $left ->
        [one] Odrzuć jedną.
        [few] Odrzuć { $left }.
       *[many] Odrzuć { $left }.
    }
ask-order-out = Odpadasz. Odrzuć swoje karty w dowolnej kolejności.
ask-order-penalty = Zastępca pada od twojej kuli. Odrzuć wszystkie karty w dowolnej kolejności.

## Gdy pytani są inni

wait-turn = Czekamy, aż { $seat } zagra.
wait-give = Czekamy, aż { $seat } da kartę graczowi { $target }.
    .at-you = Czekamy, aż { $seat } da ci kartę.
wait-command = Czekamy, aż { $seat } wyda rozkaz graczowi { $target }.
    .at-you = Czekamy, aż { $seat } wyda ci rozkaz.
wait-obey = Czekamy, aż { $seat } wykona rozkaz.
wait-prisoner = Czekamy, aż { $seat } skaże kogoś na dożywocie.
wait-choose-card = Czekamy, aż { $seat } wybierze kartę.
wait-reveal = Czekamy, czy { $seat } ujawni rolę.
wait-badman = Czekamy, czy { $seat } kupi życie.
wait-redraw = Czekamy, aż { $seat } wybierze zdolności.
wait-shot = Czekamy, aż { $seat } odpowie na strzał gracza { $target }.
    .at-you = Czekamy, aż { $seat } odpowie na twój strzał.
wait-shot-event = Czekamy, aż { $seat } odpowie na { FORM($source, "acc") }.
wait-shot-nobody = Czekamy, aż { $seat } odpowie na strzał.
wait-ricochet = Czekamy, czy { $seat } uratuje { FORM($card, "acc") }.
wait-indians = { $target } zagrywa { FORM($kind, "acc") } Czekamy, aż { $seat } odpowie.
    .at-you = Zagrywasz { FORM($kind, "acc") } Czekamy, aż { $seat } odpowie.
wait-duel = { $kind } z graczem { $target }: czekamy, aż { $seat } odpowie.
    .at-you = { $kind } z tobą: czekamy, aż { $seat } odpowie.
wait-dying = Czekamy: { $seat } umiera.
wait-hurt = Czekamy: { $seat } obrywa.
wait-take = Czekamy, aż { $seat } weźmie kartę.
wait-put-back = Czekamy, aż { $seat } wybierze karty.
wait-give-away = Czekamy, aż { $seat } rozda karty.
wait-flip = Czekamy, aż { $seat } wybierze kartę dla { FORM($source, "gen") }.
wait-rob = Czekamy, aż { $seat } zabierze kartę graczowi { $target }.
    .at-you = Czekamy, aż { $seat } zabierze ci kartę.
    .self = Czekamy, aż { $seat } cofnie kartę na rękę.
wait-strip = Czekamy, aż { $seat } wybierze kartę gracza { $target }.
    .at-you = Czekamy, aż { $seat } wybierze jedną z twoich kart.
    .self = Czekamy, aż { $seat } wybierze jedną z własnych kart.
wait-inherit = Czekamy, aż { $seat } weźmie kartę gracza { $target }.
    .at-you = Czekamy, aż { $seat } weźmie jedną z twoich kart.
wait-draw = Czekamy, aż { $seat } dobierze karty.
wait-copy = Czekamy, aż { $seat } wybierze zdolność.
wait-character = Czekamy, aż { $seat } wybierze postać.
wait-brother = Czekamy, czy { $seat } komuś pomoże.
wait-liquor = Czekamy, aż { $seat } dobierze karty lub się napije.
wait-guess = Czekamy, aż { $seat } zgadnie kolor.
wait-suit = Czekamy, aż { $seat } wybierze kolor.
wait-exchange = Czekamy, aż { $seat } wymieni karty.
wait-surrender = Czekamy, aż { $seat } odda kartę.
wait-discard = Czekamy, aż { $seat } odrzuci karty.

## Przyciski

do-play = Zagraj { FORM($card, "acc") }
do-play-as = Zagraj { FORM($card, "acc") } jako { FORM($kind, "acc") }
do-discard = Odrzuć { FORM($card, "acc") }
do-discard-as = Odrzuć { FORM($card, "acc") } jako { FORM($kind, "acc") }
do-lay-down = Wyłóż { FORM($card, "acc") }
do-shoot = Strzel: { $target }
do-duel = Wyzwij: { $target }
do-jail = Do Więzienia: { $target }
    .self = Idź do Więzienia
do-take = Zabierz kartę: { $target }
    .self = Cofnij kartę na rękę
do-strip = Odrzuć kartę gracza { $target }
    .self = Odrzuć swoją kartę
do-punch = Zadaj cios: { $target }
do-knife = Użyj { FORM($kind, "gen") }: { $target }
do-fire = Strzel { FORM($kind, "from") }: { $target }
do-tequila = Postaw { FORM($kind, "acc") }: { $target }
    .self = Wypij { FORM($kind, "acc") }
do-play-on = Zagraj { FORM($kind, "acc") }: { $target }
do-with = { $action } ({ $card })
do-repeat = Ponownie – { $action }
do-repeat-kind = Ponownie – { $kind }
do-repeat-any = Powtórz to
do-discard-two-shoot = Odrzuć { LIST($cards, "acc") }, strzel: { $target }
do-discard-two-life = Odrzuć { LIST($cards, "acc") } za 1 życie
do-use = Użyj { FORM($source, "gen") }
do-pick-hidden = Losowa karta z ręki
do-brother = Oddaj 1 życie: { $target }
do-prisoner = Dożywocie: { $target }
do-command-on = Na gracza { $target }
    .self = Na ciebie
do-command-own = Na własne karty gracza { $target }
do-haunt-whom = Do gracza { $target }
    .self = Do siebie
do-draw-from = Dobierz z ręki gracza { $target }
do-draw-cards = Dobierz karty
do-draw-others = Dobierz dwie inne
do-draw-deck = Dobierz z talii
do-use-discarded = Użyj odrzuconego Pudła!
do-take-discard = Weź { FORM($card, "acc") }
do-take-top-discard = Weź wierzchnią odrzuconą
do-copy = Kopiuj: { $character }
do-character = Graj jako { $character }
do-identity = { $character }, 2 życia
do-identity-round = { $character } na tę rundę
do-regain = Odzyskaj 1 życie
do-red = Czerwona
do-black = Czarna
do-suit = Tylko { $suit }
do-reveal = Ujawnij rolę
do-kind = { $kind }
do-rest = Odrzuć resztę
do-end = Zakończ turę
do-ricochet = Strzel do karty { $card } gracza { $target }
    .self = Strzel do swojej karty { $card }
do-ricochet-card = Strzel do karty { $card }
do-ricochet-any = Strzel do karty w grze
do-snipe = Strzel 2 kartami BANG!: { $target }
do-snipe-any = Strzel 2 kartami BANG!
do-order = Każ zagrać: { $target }
do-order-any = Każ komuś zagrać
do-gift = Daj kartę: { $target }
do-gift-any = Daj komuś kartę
do-spoke = Moja wpadka: strać 1 życie
do-swap = Zamień się miejscem: { $target }
do-haunt = Przenieś kartę w grze
do-two-for-life = Odrzuć 2 karty, odzyskaj 1 życie
do-trade = Wymień karty: { $target }
do-trade-any = Wymień 1 kartę na 2
do-chuck = Strać 1 życie, dobierz 2 karty
do-two-to-shoot = Odrzuć 2 karty i strzel
do-delgado = Odrzuć niebieską, dobierz 2
do-give = Daj { FORM($card, "acc") }: { $target }
do-move = Przenieś { FORM($card, "acc") }
do-move-of = Przenieś kartę { $card } gracza { $target }
    .self = Przenieś swoją kartę { $card }
do-keep = Zatrzymaj { FORM($card, "acc") }
do-take-card = Weź { FORM($card, "acc") }
do-take-card-from = Zabierz { FORM($card, "acc") }: { $target }
do-put-back = Odłóż { FORM($card, "acc") }
do-choose-face = Wybierz { FORM($face, "acc") }
do-lose-two = Strać 2 życia
do-lose-card = Strać kartę
do-stay = Zostań przy swojej postaci
do-keep-lives = Zachowaj swoje życia
do-stop-guessing = Przestań zgadywać
do-keep-hand = Zatrzymaj rękę
do-draw = { $n ->
        [one] Dobierz kartę
        [few] Dobierz { $n } karty
       *[many] Dobierz { $n } kart
    }
do-take-hit = Przyjmij trafienie
do-lose-one = Strać 1 życie
do-die = Gryź piach
do-accept-hit = Pogódź się z trafieniem
do-go-on = Dalej
do-keep-cards = Zatrzymaj karty
do-keep-these = Zatrzymaj te dwie
do-cancel = Anuluj
do-pass = Pas

## Dlaczego czegoś nie można

no-over = Gra jest skończona.
no-your-decision = Teraz decyduje { $target }.
    .at-you = Teraz decydujesz ty.
no-such-seat = Nikt tam nie siedzi.
no-eliminated = { $target } nie bierze już udziału w grze.
    .at-you = Nie bierzesz już udziału w grze.
no-asked = To nie jest odpowiedź na to pytanie.
no-in-hand = Nie masz na ręce tej karty: { $card }.
no-available = Nie możesz wybrać tej karty: { $card }.
no-that-card = Nie możesz użyć { FORM($card, "gen") } jako { FORM($kind, "gen") }.
no-needs-target = Wybierz cel dla karty { $kind }.
no-target = { FORM($kind, "nom") } nie ma celu.
no-yourself = Nie możesz zagrać { FORM($kind, "gen") } na siebie.
no-reach = { $target }: odległość { $distance }, a twoja broń ({ $card }) ma zasięg tylko { $reach }.
no-reach-colt = { $target }: odległość { $distance }, a twój Colt .45 ma zasięg tylko { $reach }.
no-reach-card = { $target }: odległość { $distance }, a { FORM($kind, "nom") } ma zasięg tylko { $reach }.
no-cards = { $target } nie ma kart.
    .at-you = Nie masz kart.
no-bang-limit = Twoja jedyna karta BANG! w tej turze jest już zagrana.
no-bang-limit-several = Zagrane karty BANG! w tej turze: { $played } z { $limit }.
no-same-name = { $target } ma już w grze { FORM($kind, "acc") }.
    .at-you = Masz już w grze { FORM($kind, "acc") }.
no-sheriff = { $target } to Szeryf, a Szeryfa nie można wsadzić do Więzienia.
    .at-you = Grasz jako Szeryf, a Szeryfa nie można wsadzić do Więzienia.
no-full-life = Masz komplet żyć.
no-power-rules = Nie ma czego użyć.
no-power = Nie możesz teraz użyć { FORM($source, "gen") }.
no-used-up = W tej turze nie możesz już użyć { FORM($source, "gen") }.
no-last-life = Nie możesz oddać ostatniego życia.
no-blue-card = Potrzebujesz niebieskiej karty na ręce.
no-two-cards = Wybierz dwie różne karty z ręki.
no-immune = { $character }: { FORM($card, "nom") } nie działa na gracza { $target }.
    .at-you = { $character }: { FORM($card, "nom") } na ciebie nie działa.
no-second-bang = { $event }: potrzebujesz drugiego BANG!
no-other-card = { FORM($kind, "nom") } kosztuje dodatkową kartę, a ty jej nie masz.
no-ready = { FORM($card, "nom") } leży tu dopiero od tej tury. Użyj jej w którejś z następnych.
no-must-play = { $event }: zanim zakończysz turę, zagraj { FORM($card, "acc") }.
no-bang-and-card = Wybierz BANG! i kartę leżącą przed innym graczem.
no-two-bangs = Wybierz dwie karty BANG!
no-beer-two = Przy tym stole ostatnich dwoje graczy nie zagrywa Piwa.
no-big-spencer = { $character } nigdy nie zagrywa karty Pudło!
no-grave-digger = { $character } strzela tylko kartą Pudło! i nie zaczyna Pojedynków.
no-because = Nie można z powodu { FORM($source, "gen") }.
no-handcuffs = { $event }: w tej turze tylko { $suit }.
no-reverend = { $event } nikomu nie pozwala pić Piwa.
no-sermon = { $event }: żadnego BANG! we własnej turze.
no-judge = { $event } nikomu nie pozwala wykładać kart.
no-showdown = { $event }: karty BANG! służą tylko jako Pudło!
no-ghost = { $event }: duch nie robi nic, co mogłoby zaszkodzić Szeryfowi.
no-event = { FORM($event, "nom") } na to nie pozwala.
no-beer-saves = Gdy zostaje dwoje graczy, Piwo nikogo nie ratuje.
no-beer-loss = Poza twoją turą Piwo pomaga tylko wtedy, gdy tracisz życie.
no-beer-dying = Poza twoją turą Piwo pomaga tylko przy utracie ostatniego życia.
no-green-yet = Wyłóż { FORM($kind, "acc") } w swojej turze; użyjesz tej karty później.
no-missed-now = { FORM($kind, "nom") } przydaje się tylko, gdy ktoś do ciebie strzela.
no-help-now = { FORM($kind, "nom") } teraz nie pomoże.

## Czym się gra

sets-alone = { $sets }, samodzielnie
sets-base = 80 kart dla 4–7 graczy, liczba postaci: { $characters }.
sets-both = 120 kart, w tym zielone, dla 3–8 graczy, liczba postaci: { $characters }.
sets-dodge-city = Własne 80 kart, w tym zielone, dla 3–7 graczy, liczba postaci: { $characters }.
sets-none = Wybierz grę podstawową albo Dodge City.
sets-events-rounds = { $n ->
        [one] 1 karta wydarzenia zmienia
        [few] { $n } karty wydarzeń zmieniają
       *[many] { $n } kart wydarzeń zmienia
    } zasady z rundy na rundę.
sets-events = { $n ->
        [one] 1 karta wydarzenia zmienia
        [few] { $n } karty wydarzeń zmieniają
       *[many] { $n } kart wydarzeń zmienia
    } zasady.
