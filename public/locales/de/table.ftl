## Kleine Teile

list-comma = {", "}
list-and = {" und "}
list-you = du
playing-card = { $rank ->
        [11] { $suit }-{ $rank }
        [12] { $suit }-{ $rank }
        [13] { $suit }-{ $rank }
        [14] { $suit }-{ $rank }
       *[other] { $suit } { $rank }
    }
# Immer im Akkusativ.
some-cards-known = { LIST($cards, "a") }
some-cards-hidden = { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
some-cards-mixed = { LIST($cards, "a") } und { $n ->
        [one] eine weitere Karte
       *[other] { $n } weitere Karten
    }
lives = { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
# Nach „mit“.
lives-dat = { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkten
    }
source-rules = die Regeln
colour-red = Rot
colour-black = Schwarz

## Protokoll: Züge und gespielte Karten

log-turn = { $seat } ist am Zug.
    .you = Du bist am Zug.
log-play = { $seat } spielt { FORM($card, "a") }.
    .you = Du spielst { FORM($card, "a") }.
log-play-as = { $seat } spielt { FORM($card, "a") } als { $kind }.
    .you = Du spielst { FORM($card, "a") } als { $kind }.
log-play-paid = { $seat } spielt { FORM($card, "a") } und wirft { FORM($paid, "a") } ab.
    .you = Du spielst { FORM($card, "a") } und wirfst { FORM($paid, "a") } ab.
log-play-on = { $seat } spielt { FORM($card, "a") } gegen { $target }.
    .you = Du spielst { FORM($card, "a") } gegen { $target }.
    .at-you = { $seat } spielt { FORM($card, "a") } gegen dich.
    .self = { $seat } spielt { FORM($card, "a") } gegen sich selbst.
    .you-self = Du spielst { FORM($card, "a") } gegen dich selbst.
log-play-on-paid = { $seat } spielt { FORM($card, "a") } gegen { $target } und wirft { FORM($paid, "a") } ab.
    .you = Du spielst { FORM($card, "a") } gegen { $target } und wirfst { FORM($paid, "a") } ab.
    .at-you = { $seat } spielt { FORM($card, "a") } gegen dich und wirft { FORM($paid, "a") } ab.
log-shoot = { $seat } spielt { FORM($card, "a") } gegen { $target }.
    .you = Du spielst { FORM($card, "a") } gegen { $target }.
    .at-you = { $seat } spielt { FORM($card, "a") } gegen dich.
log-shoot-as = { $seat } spielt { FORM($card, "a") } als { $kind } gegen { $target }.
    .you = Du spielst { FORM($card, "a") } als { $kind } gegen { $target }.
    .at-you = { $seat } spielt { FORM($card, "a") } als { $kind } gegen dich.
log-shoot-paid = { $seat } schießt mit { FORM($card, "dat") } auf { $target } und wirft { FORM($paid, "a") } ab.
    .you = Du schießt mit { FORM($card, "dat") } auf { $target } und wirfst { FORM($paid, "a") } ab.
    .at-you = { $seat } schießt mit { FORM($card, "dat") } auf dich und wirft { FORM($paid, "a") } ab.
log-duel = { $seat } fordert { $target } zum { $card }.
    .you = Du forderst { $target } zum { $card }.
    .at-you = { $seat } fordert dich zum { $card }.
log-jail = { $seat } steckt { $target } ins { $card }.
    .you = Du steckst { $target } ins { $card }.
    .at-you = { $seat } steckt dich ins { $card }.
    .self = { $seat } geht freiwillig ins { $card }.
    .you-self = Du gehst freiwillig ins { $card }.
log-tequila = { $seat } gibt { $target } { FORM($card, "acc") }.
    .you = Du gibst { $target } { FORM($card, "acc") }.
    .at-you = { $seat } gibt dir { FORM($card, "acc") }.
    .self = { $seat } trinkt { FORM($card, "acc") }.
    .you-self = Du trinkst { FORM($card, "acc") }.
log-tequila-paid = { $seat } gibt { $target } { FORM($card, "acc") } und wirft { FORM($paid, "a") } ab.
    .you = Du gibst { $target } { FORM($card, "acc") } und wirfst { FORM($paid, "a") } ab.
    .at-you = { $seat } gibt dir { FORM($card, "acc") } und wirft { FORM($paid, "a") } ab.
    .self = { $seat } trinkt { FORM($card, "acc") } und wirft { FORM($paid, "a") } ab.
    .you-self = Du trinkst { FORM($card, "acc") } und wirfst { FORM($paid, "a") } ab.
log-equip = { $seat } legt { FORM($card, "acc") } aus.
    .you = Du legst { FORM($card, "acc") } aus.
log-lay-down = { $seat } legt { FORM($card, "acc") } bereit.
    .you = Du legst { FORM($card, "acc") } bereit.
log-answer = { $seat } antwortet mit { $card }.
    .you = Du antwortest mit { $card }.
log-answer-as = { $seat } antwortet mit { $card } als { $kind }.
    .you = Du antwortest mit { $card } als { $kind }.
log-answer-paid = { $seat } antwortet mit { $card } und wirft { FORM($paid, "a") } ab.
    .you = Du antwortest mit { $card } und wirfst { FORM($paid, "a") } ab.
log-use = { $seat } benutzt { FORM($source, "use") }.
    .you = Du benutzt { FORM($source, "use") }.
log-use-on = { $seat } benutzt { FORM($source, "use") } gegen { $target }.
    .you = Du benutzt { FORM($source, "use") } gegen { $target }.
    .at-you = { $seat } benutzt { FORM($source, "use") } gegen dich.
    .self = { $seat } benutzt { FORM($source, "use") } gegen sich selbst.
    .you-self = Du benutzt { FORM($source, "use") } gegen dich selbst.
log-repeat = { $seat } wiederholt das.
    .you = Du wiederholst das.
log-repeat-on = { $seat } wiederholt das gegen { $target }.
    .you = Du wiederholst das gegen { $target }.
    .at-you = { $seat } wiederholt das gegen dich.
    .self = { $seat } wiederholt das gegen sich selbst.
    .you-self = Du wiederholst das gegen dich selbst.
log-trade = { $seat } tauscht mit { $target } Karten.
    .you = Du tauschst mit { $target } Karten.
    .at-you = { $seat } tauscht mit dir Karten.
log-ricochet = { $seat } schießt auf eine Karte von { $target }.
    .you = Du schießt auf eine Karte von { $target }.
    .at-you = { $seat } schießt auf eine deiner Karten.
log-sniper = { $seat } nimmt { $target } aufs Korn.
    .you = Du nimmst { $target } aufs Korn.
    .at-you = { $seat } nimmt dich aufs Korn.
log-blood-brothers = { $seat } gibt { $target } einen Lebenspunkt.
    .you = Du gibst { $target } einen Lebenspunkt.
    .at-you = { $seat } gibt dir einen Lebenspunkt.
# Der Name des Ereignisses passt nicht in den Satz.
log-hard-liquor = { $seat } trinkt, statt zu ziehen.
    .you = Du trinkst, statt zu ziehen.
log-haunt = { $seat } spukt am Tisch.
    .you = Du spukst am Tisch.
log-badman = { $seat } handelt mit { $event }.
    .you = Du handelst mit { $event }.
log-use-event = { $seat } benutzt das Ereignis „{ $event }“.
    .you = Du benutzt das Ereignis „{ $event }“.
log-declined = { $seat } lässt es geschehen.
    .you = Du lässt es geschehen.

## Protokoll: wohin Karten gehen

log-dealt = Die Karten sind verteilt.
log-drew = { $seat } zieht { $some }.
    .you = Du ziehst { $some }.
log-drew-discard = { $seat } nimmt { FORM($card, "acc") } vom Ablagestapel.
    .you = Du nimmst { FORM($card, "acc") } vom Ablagestapel.
log-laid-open = Aufgedeckt: { LIST($cards) }.
log-looks = { $seat } sieht sich { $some } an.
    .you = Du siehst dir { $some } an.
log-took = { $seat } nimmt { FORM($card, "acc") }.
    .you = Du nimmst { FORM($card, "acc") }.
log-kept = { $seat } behält eine Karte.
    .you = Du behältst eine Karte.
log-gave = { $seat } gibt { $target } { FORM($card, "a") }.
    .you = Du gibst { $target } { FORM($card, "a") }.
    .at-you = { $seat } gibt dir { FORM($card, "a") }.
log-gave-hidden = { $seat } gibt { $target } eine Karte.
    .you = Du gibst { $target } eine Karte.
    .at-you = { $seat } gibt dir eine Karte.
log-buried = { $seat } legt { $some } auf den Nachziehstapel.
    .you = Du legst { $some } auf den Nachziehstapel.
log-on-deck = { FORM($card, "the") } kommt auf den Nachziehstapel.
log-put-back = { FORM($card, "the") } kommt zurück auf den Nachziehstapel.
log-put-back-hidden = Eine Karte kommt zurück auf den Nachziehstapel.
log-discarded = { $seat } wirft { LIST($cards, "a") } ab.
    .you = Du wirfst { LIST($cards, "a") } ab.
log-robbed = { $seat } nimmt { $some } von { $target }.
    .you = Du nimmst { $some } von { $target }.
    .at-you = { $seat } nimmt { $some } von dir.
    .self = { $seat } nimmt { $some } zurück.
    .you-self = Du nimmst { $some } zurück.
log-passed-on = { FORM($card, "the") } wandert weiter zu { $target }.
    .at-you = { FORM($card, "the") } wandert weiter zu dir.
log-shown = { $seat } zeigt { FORM($card, "a") } ({ $face }).
    .you = Du zeigst { FORM($card, "a") } ({ $face }).
log-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt.

## Protokoll: Aufdecken und was dabei herauskommt

log-check = { $seat } deckt { $face } auf: { $verdict }
    .you = Du deckst { $face } auf: { $verdict }
verdict-vendetta-good = Noch ein Zug!
verdict-vendetta-bad = kein weiterer Zug.
verdict-helena-zontero-good = Es wird neu verteilt!
verdict-helena-zontero-bad = Alles bleibt, wie es ist.
verdict-daring-challenge-good = daneben!
verdict-daring-challenge-bad = Treffer.
verdict-lifetime-good = Die Zelle geht auf.
verdict-lifetime-bad = Die Zelle bleibt zu.
verdict-mad-ride-good = Der Ritt ist vorbei.
verdict-mad-ride-bad = kein Ass.
verdict-wild-shot-good = Niemand ist getroffen.
verdict-wild-shot-bad = Der Schuss trifft.
verdict-teren-kill-good = Der Tod muss warten.
verdict-teren-kill-bad = Diesmal ist es vorbei.
verdict-grave-digger-good = Der Schuss geht daneben.
verdict-grave-digger-bad = Das hilft nicht.
verdict-barrel-good = Das Fass hält.
verdict-barrel-bad = Das Fass hilft nicht.
verdict-jail-good = Die Zelle geht auf.
verdict-jail-bad = Die Zelle bleibt zu.
verdict-dynamite-good = Das Dynamit zündet nicht.
verdict-dynamite-bad = Das Dynamit explodiert!
verdict-good = { $source } hilft.
verdict-bad = { $source } hilft nicht.

## Protokoll: Lebenspunkte, Rollen und Charaktere

log-turn-skipped = { $seat } setzt diesen Zug aus.
    .you = Du setzt diesen Zug aus.
log-life-lost = { $seat } verliert { lives }.
    .you = Du verlierst { lives }.
log-life-lost-gag = { $seat } hat gesprochen und verliert { lives }.
    .you = Du hast gesprochen und verlierst { lives }.
log-life-lost-susanna = { $seat } hat zu wenige Karten gespielt und verliert { lives }.
    .you = Du hast zu wenige Karten gespielt und verlierst { lives }.
log-life-gained = { $seat } bekommt { lives } zurück.
    .you = Du bekommst { lives } zurück.
log-no-effect = { FORM($kind, "the") } bleibt ohne Wirkung.
log-immune = { FORM($source, "the") } wirkt nicht auf { $target }.
    .at-you = { FORM($source, "the") } wirkt nicht auf dich.
log-ability-copied = { $seat } übernimmt { FORM($character, "use") }.
    .you = Du übernimmst { FORM($character, "use") }.
log-role-shown = { $seat } war { $role }.
    .you = Du warst { $role }.
log-character-taken = { $seat } spielt als { $character } mit { lives-dat }.
    .you = Du spielst als { $character } mit { lives-dat }.
log-disguised = { $seat } hat in dieser Runde { FORM($character, "use") }.
    .you = Du hast in dieser Runde { FORM($character, "use") }.
log-undisguised = { $seat } hat wieder die eigene Fähigkeit.
    .you = Du hast wieder deine eigene Fähigkeit.
log-abilities = { $seat } hat die Fähigkeiten von { $character } und { $second }.
    .you = Du hast die Fähigkeiten von { $character } und { $second }.
log-hand-empty = { $seat } hat keine Karten zu zeigen.
    .you = Du hast keine Karten zu zeigen.
log-hand-shown = { $seat } zeigt die Hand: { LIST($cards) }.
    .you = Du zeigst deine Hand: { LIST($cards) }.
log-out = { $seat } beißt ins Gras!
    .you = Du beißt ins Gras!
log-out-role = { $seat } beißt ins Gras: { $role }!
    .you = Du beißt ins Gras. Du warst { $role }.
log-penalty = { $seat } hat einen Hilfssheriff erschossen und verliert alle Karten.
    .you = Du hast einen Hilfssheriff erschossen und verlierst alle deine Karten.
log-reward = { $seat } kassiert die Belohnung.
    .you = Du kassierst die Belohnung.

## Protokoll: Ereignisse

log-event = Neues Ereignis: { $event }.
log-event-next = Neues Ereignis: { $event }. Als Nächstes: { $coming }.
log-event-last = Neues Ereignis: { $event }. Es bleibt bis zum Ende.
log-event-ended = Vorbei: { $event }.
log-roles-dealt = Die Rollen werden neu verteilt.
log-role-dealt = { $seat } ist jetzt { $role }.
    .you = Du bist jetzt { $role }.
log-role-revealed = { $seat } deckt die Rolle auf: { $role }.
    .you = Du deckst deine Rolle auf: { $role }.
log-swapped = { $seat } tauscht mit { $target } den Platz.
    .you = Du tauschst mit { $target } den Platz.
    .at-you = { $seat } tauscht mit dir den Platz.
log-will-miss = { $seat } setzt den nächsten Zug aus.
    .you = Du setzt deinen nächsten Zug aus.
log-jailed-for-life = { $seat } kommt lebenslänglich ins Gefängnis.
    .you = Du kommst lebenslänglich ins Gefängnis.
log-freed = { $seat } ist wieder frei.
    .you = Du bist wieder frei.
log-grave-digger = { $seat } macht als { $character } weiter, mit { lives-dat }.
    .you = Du machst als { $character } weiter, mit { lives-dat }.
log-reborn = { $event }: { $seat } macht mit { lives-dat } weiter, als { $role }.
    .you = { $event }: Du machst mit { lives-dat } weiter, als { $role }.
log-ordered = { $seat } befiehlt { $target }: { $kind }.
    .you = Du befiehlst { $target }: { $kind }.
    .at-you = { $seat } befiehlt dir: { $kind }.
log-ordered-on = { $seat } befiehlt { $target }: { $kind } gegen { $other ->
        [you] dich
       *[other] { $other }
    }.
    .you = Du befiehlst { $target }: { $kind } gegen { $other ->
        [you] dich
       *[other] { $other }
    }.
    .at-you = { $seat } befiehlt dir: { $kind } gegen { $other }.
log-ordered-own = { $seat } befiehlt { $target }: { $kind } gegen sich selbst.
    .you = Du befiehlst { $target }: { $kind } gegen sich selbst.
    .at-you = { $seat } befiehlt dir: { $kind } gegen dich selbst.
log-ghost = { $seat } kommt als Geist zurück.
    .you = Du kommst als Geist zurück.
log-returned = { $seat } kommt mit { lives-dat } zurück.
    .you = Du kommst mit { lives-dat } zurück.
log-suit-named = { $seat } nennt { $suit }: keine andere Spielkartenfarbe in diesem Zug.
    .you = Du nennst { $suit }: keine andere Spielkartenfarbe in diesem Zug.
log-guessed-right = { $seat } sagt { $colour }, es ist { $face }: richtig.
    .you = Du sagst { $colour }, es ist { $face }: richtig.
log-guessed-wrong = { $seat } sagt { $colour }, es ist { $face }: falsch.
    .you = Du sagst { $colour }, es ist { $face }: falsch.
log-guessed-right-unseen = { $seat } sagt { $colour }: richtig.
    .you = Du sagst { $colour }: richtig.
log-guessed-wrong-unseen = { $seat } sagt { $colour }: falsch.
    .you = Du sagst { $colour }: falsch.

## Ende der Partie

outcome-law = Recht und Gesetz siegen
outcome-deputy = Der Hilfssheriff siegt
outcome-outlaw = Der Bandit siegt
outcome-outlaws = Die Stadt gehört den Banditen
outcome-renegade = Der Gesetzlose steht als Letzter
outcome-renegades = Die Gesetzlosen siegen
outcome-with = { $outcome }: { LIST($seats) }.
outcome-nobody = { $outcome }.

## Fragen

ask-turn = Du bist am Zug. Spiele Karten oder beende den Zug.
attack-shot = { $seat } schießt auf dich.
attack-card = { $seat } feuert mit { FORM($kind, "dat") } auf dich.
attack-blow = { $kind ->
        [knife] { $seat } wirft { FORM($kind, "acc") } nach dir.
       *[other] { $seat } verpasst dir { FORM($kind, "a") }.
    }
attack-character = { $seat } schießt als { $character } auf dich.
attack-sniper = { $seat } hat dich im Fadenkreuz.
attack-event = { $event }: Ein Schuss auf dich.
attack-nobody = Du stehst unter Beschuss.
ask-shot = { $attack } Spiele einen Fehlschuss! oder steck den Treffer ein.
ask-shot-several = { $attack } Dagegen brauchst du { $n } Fehlschüsse. Spiele sie oder steck den Treffer ein.
ask-roulette = { $event }: Spiele einen Fehlschuss! oder verliere 2 Lebenspunkte.
ask-ricochet = { $seat } schießt auf eine deiner Karten: { $card }. Spiele einen Fehlschuss! oder verliere sie.
ask-ricochet-nobody = Ein Schuss auf eine deiner Karten: { $card }. Spiele einen Fehlschuss! oder verliere sie.
ask-indians = { $seat } spielt { $kind } Wirf ein BANG! ab oder verliere 1 Lebenspunkt.
ask-duel = { $kind } mit { $seat }: Wirf ein BANG! ab oder verliere 1 Lebenspunkt.
ask-dying = Du stirbst. Hole dir { lives } zurück, sonst bist du raus.
ask-hurt = Du bist getroffen. Dagegen darfst du jetzt ein Bier spielen.
ask-store = { $kind }: Nimm dir eine Karte.
ask-put-back = { $left ->
        [one] Tippe die Karte an, die du zurücklegst. Die anderen behältst du.
       *[other] Tippe { $left } Karten an, die du zurücklegst, die unterste zuerst.
    }
ask-give = Wähle eine Karte für { $target }.
ask-give-flint = Wähle eine Karte für { $target }; dafür bekommst du zwei zufällige.
ask-give-own = { $source }: Gib { $target } eine Karte von deiner Hand.
ask-command = Nenne die Karte, die { $target } spielen muss.
ask-command-on = Gegen wen muss { $target } { $kind } spielen?
ask-obey = { $seat } befiehlt dir: { $kind }. Wähle die Karte.
ask-obey-on = { $seat } befiehlt dir: { $kind } gegen { $target }. Wähle die Karte.
    .at-you = { $seat } befiehlt dir: { $kind } gegen dich selbst. Wähle die Karte.
ask-haunt = Wähle eine ausliegende Karte, die du verschiebst.
ask-haunt-whom = Wer bekommt { FORM($card, "acc") } vor sich?
ask-prisoner = { $event }: Wer kommt ins Gefängnis?
ask-booty = { $event }: Wähle die eine Karte, die du behältst.
ask-chief = { $event }: Nimm dir eine Karte.
ask-reveal = Wer Bandit ist, darf jetzt die Rolle aufdecken, um 3 Karten zu ziehen und Fehlschuss! als Bier zu benutzen.
ask-badman = Du darfst zwei Karten abwerfen und bekommst 1 Lebenspunkt zurück.
ask-redraw = Tausche deine zwei Charaktere gegen zwei andere oder behalte sie.
ask-second-bang = Wirf ein zweites BANG! ab, um zu schießen.
ask-second-bang-at = Wirf ein zweites BANG! ab, um auf { $target } zu schießen.
ask-repeat = Wirf ein BANG! ab, um { FORM($kind, "acc") } zu wiederholen.
ask-repeat-on = Wirf ein BANG! ab, um { FORM($kind, "acc") } gegen { $target } zu wiederholen.
    .self = Wirf ein BANG! ab, um { FORM($kind, "acc") } gegen dich selbst zu wiederholen.
ask-discard-hand = Wirf deine Hand ab, in welcher Reihenfolge du willst.
ask-discard-hand-exchange = Wirf deine Hand ab, in welcher Reihenfolge du willst; du ziehst ebenso viele Karten.
ask-flip = Wähle, welche Karte für { FORM($source, "acc") } zählt.
ask-rob = Nimm eine Karte von { $target }: eine ausliegende oder eine zufällige von der Hand.
    .self = Nimm eine deiner ausliegenden Karten zurück.
ask-strip = Wirf eine Karte von { $target } ab: eine ausliegende oder eine zufällige von der Hand.
    .self = Wähle eine deiner Karten zum Abwerfen.
ask-inherit = Nimm eine Karte von { $target }: eine ausliegende oder eine zufällige von der Hand.
ask-take-in-play = Nimm jemandem eine ausliegende Karte weg oder ziehe vom Nachziehstapel.
ask-copy = Wähle, wessen Fähigkeit du bis zu deinem nächsten Zug willst.
ask-pay-delgado = Wirf eine blaue Karte ab und ziehe dafür 2 Karten.
ask-pay-source = Wirf für { FORM($source, "use") } eine Karte ab.
ask-pay-shot = Wirf noch eine Karte ab, um mit { FORM($card, "dat") } auf { $target } zu schießen.
ask-pay-rag-time = Wirf noch eine Karte ab, um mit { FORM($card, "dat") } eine Karte von { $target } zu nehmen.
ask-pay-tequila = Wirf noch eine Karte ab, um { $target } { FORM($card, "acc") } zu geben.
    .self = Wirf noch eine Karte ab, um { FORM($card, "acc") } zu trinken.
ask-pay-drink = Wirf noch eine Karte ab, um { FORM($card, "acc") } zu trinken.
ask-pay-brawl = Wirf noch eine Karte ab, um { FORM($card, "acc") } anzuzetteln.
ask-pay = Wirf noch eine Karte ab, um { FORM($card, "acc") } zu spielen.
ask-draw-player = Ziehe deine erste Karte aus einer fremden Hand oder vom Nachziehstapel.
ask-draw-discard = Nimm deine erste Karte vom Ablagestapel oder vom Nachziehstapel.
ask-character = Wähle, wer du sein willst.
ask-identity = Sei ab jetzt jemand anders, mit 2 Lebenspunkten, oder bleib, wer du bist.
ask-identity-round = Sei jemand anders, ab jetzt mit 2 Lebenspunkten oder nur für diese Runde, oder bleib, wer du bist.
ask-brother = Du darfst 1 Lebenspunkt hergeben, damit jemand anders 1 zurückbekommt.
ask-liquor = Ziehe deine Karten oder hole dir dafür 1 Lebenspunkt zurück.
ask-guess = Rate: Ist die nächste Karte rot oder schwarz?
ask-guess-again = Richtig! Rate noch einmal, wenn du willst: rot oder schwarz?
ask-suit = Nenne die eine Spielkartenfarbe, die du bis zum Ende deines Zuges benutzt.
ask-exchange = Wirf so viele Karten ab, wie du willst; ebenso viele ziehst du.
ask-exchange-more = Du ziehst dann { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }. Wirf weitere ab oder lass es dabei.
ask-surrender = { $event } verlangen eine deiner ausliegenden Karten. Wähle eine aus.
ask-discard = Du hast mehr Karten als Lebenspunkte. { $left ->
        [one] Wirf eine ab.
       *[other] Wirf { $left } ab.
    }
ask-order-out = Du bist raus. Wirf deine Karten ab, in welcher Reihenfolge du willst.
ask-order-penalty = Du hast einen Hilfssheriff erschossen. Wirf alle Karten ab, in welcher Reihenfolge du willst.

## Während andere gefragt sind

wait-turn = { $seat } ist am Zug.
wait-give = { $seat } muss { $target } eine Karte geben.
    .at-you = { $seat } muss dir eine Karte geben.
wait-command = { $seat } darf { $target } etwas befehlen.
    .at-you = { $seat } darf dir etwas befehlen.
wait-obey = { $seat } muss gehorchen.
wait-prisoner = { $seat } muss jemanden ins Gefängnis stecken.
wait-choose-card = { $seat } muss eine Karte wählen.
wait-reveal = { $seat } könnte eine Rolle aufdecken.
wait-badman = { $seat } darf sich einen Lebenspunkt erkaufen.
wait-redraw = { $seat } muss Fähigkeiten wählen.
wait-shot = { $seat } muss auf den Schuss von { $target } reagieren.
    .at-you = { $seat } muss auf deinen Schuss reagieren.
wait-shot-event = { $seat } muss sich wehren: { $source }.
wait-shot-nobody = { $seat } muss auf einen Schuss reagieren.
wait-ricochet = { $seat } muss eine Karte retten: { $card }.
wait-indians = { $seat } muss sich gegen die { $kind } von { $target } wehren.
    .at-you = { $seat } muss sich gegen deine { $kind } wehren.
wait-duel = { $seat } ist im { $kind } mit { $target } dran.
    .at-you = { $seat } ist im { $kind } mit dir dran.
wait-dying = { $seat } liegt im Sterben.
wait-hurt = { $seat } ist getroffen und kann reagieren.
wait-take = { $seat } darf sich eine Karte nehmen.
wait-put-back = { $seat } muss Karten auswählen.
wait-give-away = { $seat } muss Karten verteilen.
wait-flip = { $seat } muss eine Karte für { FORM($source, "acc") } wählen.
wait-rob = { $seat } darf eine Karte von { $target } nehmen.
    .at-you = { $seat } darf eine deiner Karten nehmen.
    .self = { $seat } darf eine eigene Karte zurücknehmen.
wait-strip = { $seat } muss eine Karte von { $target } aussuchen.
    .at-you = { $seat } muss eine deiner Karten aussuchen.
    .self = { $seat } muss eine eigene Karte abwerfen.
wait-inherit = { $seat } darf eine Karte von { $target } nehmen.
    .at-you = { $seat } darf eine deiner Karten nehmen.
wait-draw = { $seat } muss Karten ziehen.
wait-copy = { $seat } muss eine Fähigkeit wählen.
wait-character = { $seat } muss einen Charakter wählen.
wait-brother = { $seat } darf jemandem einen Lebenspunkt geben.
wait-liquor = { $seat } darf ziehen oder trinken.
wait-guess = { $seat } muss rot oder schwarz raten.
wait-suit = { $seat } muss eine Spielkartenfarbe nennen.
wait-exchange = { $seat } darf Karten tauschen.
wait-surrender = { $seat } muss eine Karte hergeben.
wait-discard = { $seat } muss Karten abwerfen.

## Knöpfe

do-play = { $card } spielen
do-play-as = { $card } als { $kind } spielen
do-discard = { $card } abwerfen
do-discard-as = { $card } als { $kind } abwerfen
do-lay-down = { $card } bereitlegen
do-shoot = Auf { $target } schießen
do-duel = { $target } zum Duell fordern
do-jail = { $target } ins Gefängnis stecken
    .self = Selbst ins Gefängnis gehen
do-take = Karte von { $target } nehmen
    .self = Karte zurücknehmen
do-strip = Karte von { $target } abwerfen
    .self = Eigene Karte abwerfen
do-punch = { $target } einen Faustschlag verpassen
do-knife = { $kind } nach { $target } werfen
do-fire = Mit { FORM($kind, "dat") } auf { $target } schießen
do-tequila = { $kind } an { $target } geben
    .self = { $kind } trinken
do-play-on = { $kind } gegen { $target } spielen
do-with = { $action } mit { $card }
do-repeat = Noch einmal: { $action }
do-repeat-kind = Noch einmal: { $kind }
do-repeat-any = Noch einmal
do-discard-two-shoot = { LIST($cards) } abwerfen: Schuss auf { $target }
do-discard-two-life = { LIST($cards) } abwerfen für 1 Lebenspunkt
do-use = { FORM($source, "use") } benutzen
do-pick-hidden = Zufällige Handkarte
do-brother = 1 Lebenspunkt an { $target } geben
do-prisoner = { $target } lebenslänglich einsperren
do-command-on = Gegen { $target }
    .self = Gegen dich
do-command-own = Gegen { $target } selbst
do-haunt-whom = Vor { $target } legen
    .self = Vor dich legen
do-draw-from = Karte von { $target } ziehen
do-draw-cards = Karten ziehen
do-draw-others = Zwei andere ziehen
do-draw-deck = Vom Nachziehstapel ziehen
do-use-discarded = Abgelegten Fehlschuss! benutzen
do-take-discard = { $card } nehmen
do-take-top-discard = Vom Ablagestapel nehmen
do-copy = { $character } nachahmen
do-character = Als { $character } spielen
do-identity = Zu { $character } werden (2 Lebenspunkte)
do-identity-round = Diese Runde als { $character } spielen
do-regain = 1 Lebenspunkt zurückholen
do-red = Rot
do-black = Schwarz
do-suit = Nur { $suit }
do-reveal = Rolle aufdecken
do-kind = { $kind }
do-rest = Rest abwerfen
do-end = Zug beenden
do-ricochet = { $card } von { $target } wegschießen
    .self = Eigene Karte wegschießen: { $card }
do-ricochet-card = { $card } wegschießen
do-ricochet-any = Ausliegende Karte wegschießen
do-snipe = Mit 2 BANG! auf { $target } schießen
do-snipe-any = Mit 2 BANG! schießen
do-order = { $target } eine Karte spielen lassen
do-order-any = Jemanden eine Karte spielen lassen
do-gift = { $target } eine Karte geben
do-gift-any = Jemandem eine Karte geben
do-spoke = Gesprochen: 1 Lebenspunkt verlieren
do-swap = Platz mit { $target } tauschen
do-haunt = Ausliegende Karte verschieben
do-two-for-life = 2 Karten für 1 Lebenspunkt
do-trade = Karten mit { $target } tauschen
do-trade-any = 1 Karte gegen 2 tauschen
do-chuck = 1 Lebenspunkt für 2 Karten
do-two-to-shoot = 2 Karten abwerfen und schießen
do-delgado = Blaue Karte abwerfen, 2 ziehen
do-give = { $card } an { $target } geben
do-move = { $card } verschieben
do-move-of = { $card } von { $target } verschieben
    .self = Eigene Karte verschieben: { $card }
do-keep = { $card } behalten
do-take-card = { $card } nehmen
do-take-card-from = { $card } von { $target } nehmen
do-put-back = { $card } zurücklegen
do-choose-face = { $face } wählen
do-lose-two = 2 Lebenspunkte verlieren
do-lose-card = Karte verlieren
do-stay = Bleiben, wer du bist
do-keep-lives = Nichts hergeben
do-stop-guessing = Aufhören
do-keep-hand = Alle behalten
do-draw = { $n ->
        [one] Eine Karte ziehen
       *[other] { $n } Karten ziehen
    }
do-take-hit = Treffer einstecken
do-lose-one = 1 Lebenspunkt verlieren
do-die = Ins Gras beißen
do-accept-hit = Treffer hinnehmen
do-go-on = Weiter
do-keep-cards = Karten behalten
do-keep-these = Diese zwei behalten
do-cancel = Abbrechen
do-pass = Passen

## Warum etwas nicht geht

no-over = Die Partie ist vorbei.
no-your-decision = Jetzt ist { $target } dran.
    .at-you = Jetzt bist du dran.
no-such-seat = Dort sitzt niemand.
no-eliminated = { $target } ist nicht mehr im Spiel.
    .at-you = Du bist nicht mehr im Spiel.
no-asked = Das ist keine Antwort auf diese Frage.
no-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
no-available = Diese Karte kannst du nicht wählen: { $card }.
no-that-card = Du kannst { $card } nicht als { $kind } benutzen.
no-needs-target = Wähle, gegen wen du { FORM($kind, "acc") } spielst.
no-target = { $kind } richtet sich gegen niemanden.
no-yourself = Du kannst { FORM($kind, "acc") } nicht gegen dich selbst spielen.
no-reach = { $target } sitzt im Abstand { $distance }; { FORM($card, "your") } reicht nur bis { $reach }.
no-reach-colt = { $target } sitzt im Abstand { $distance }; dein Colt.45 reicht nur bis { $reach }.
no-reach-card = { $target } sitzt im Abstand { $distance }; { $kind } reicht nur bis { $reach }.
no-cards = { $target } hat keine Karten.
    .at-you = Du hast keine Karten.
no-bang-limit = Dein eines BANG! für diesen Zug hast du schon gespielt.
no-bang-limit-several = Du hast in diesem Zug schon { $played } von { $limit } erlaubten BANG!-Karten gespielt.
no-same-name = { $target } hat schon { FORM($kind, "a") } vor sich liegen.
    .at-you = Du hast schon { FORM($kind, "a") } vor dir liegen.
no-sheriff = { $target } ist Sheriff, und der Sheriff kommt nicht ins Gefängnis.
    .at-you = Du bist Sheriff, und der Sheriff kommt nicht ins Gefängnis.
no-full-life = Du hast schon alle Lebenspunkte.
no-power-rules = Hier gibt es nichts zu benutzen.
no-power = Du kannst { FORM($source, "use") } jetzt nicht benutzen.
no-used-up = { FORM($source, "use") } kannst du in diesem Zug nicht noch einmal benutzen.
no-last-life = Deinen letzten Lebenspunkt kannst du nicht hergeben.
no-blue-card = Dafür brauchst du eine blaue Karte auf der Hand.
no-two-cards = Wähle zwei verschiedene Karten von deiner Hand.
no-immune = { $character }: { $card } wirkt nicht auf { $target }.
    .at-you = { $character }: { $card } wirkt nicht auf dich.
no-second-bang = { $event }: Du brauchst ein zweites BANG!
no-other-card = { $kind } kostet noch eine Karte, und du hast keine mehr.
no-ready = { FORM($card, "acc") } hast du gerade erst bereitgelegt; das kannst du noch nicht benutzen.
no-must-play = { $event }: Spiele { FORM($card, "acc") }, bevor du den Zug beendest.
no-bang-and-card = Wähle ein BANG! und eine Karte, die vor jemand anderem liegt.
no-two-bangs = Wähle zwei BANG!-Karten.
no-beer-two = An diesem Tisch wird zwischen den letzten beiden kein Bier mehr gespielt.
no-big-spencer = { $character } spielt nie einen Fehlschuss!
no-grave-digger = Der { $character } schießt nur mit Fehlschuss! und beginnt kein Duell.
no-because = Das lässt { FORM($source, "the") } nicht zu.
no-handcuffs = { $event }: in diesem Zug nur { $suit }.
no-reverend = { $event } lässt niemanden ein Bier trinken.
no-sermon = { $event }: kein BANG! im eigenen Zug.
no-judge = { $event } lässt niemanden Karten auslegen.
no-showdown = { $event }: BANG!-Karten taugen nur als Fehlschuss!
no-ghost = { $event }: Ein Geist tut nichts, was dem Sheriff schaden könnte.
no-event = { $event }: Das geht jetzt nicht.
no-beer-saves = Sind nur noch zwei im Spiel, rettet ein Bier niemanden.
no-beer-loss = Außerhalb deines Zuges hilft ein Bier nur, wenn du Lebenspunkte verlierst.
no-beer-dying = Außerhalb deines Zuges hilft ein Bier nur gegen den letzten Treffer.
no-green-yet = Lege { FORM($kind, "acc") } in deinem Zug bereit; das wirkt erst später.
no-missed-now = { $kind } hilft nur, wenn auf dich geschossen wird.
no-help-now = { $kind } hilft dir gerade nicht.

## Womit gespielt wird

sets-alone = { $sets }, eigenständig
sets-base = 80 Karten und { $characters } Charaktere für 4 bis 7 Spieler.
sets-both = 120 Karten, darunter grüne, und { $characters } Charaktere für 3 bis 8 Spieler.
sets-dodge-city = Eigene 80 Karten, darunter grüne, und { $characters } Charaktere für 3 bis 7 Spieler.
sets-none = Wähle das Grundspiel oder Dodge City dazu.
sets-events-rounds = { $n } Ereignisse ändern Runde für Runde die Regeln.
sets-events = { $n } Ereignisse ändern die Regeln.
