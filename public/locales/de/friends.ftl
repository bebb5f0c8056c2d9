### same as English: friends-link talk-ms

## Friends on their own devices

friends-about = Alle spielen am eigenen Gerät. Eines ist Gastgeber: Dort läuft die Partie, ein Server ist nicht nötig.
friends-name = Dein Name
friends-host = Gastgeber sein
friends-host-about = Suche ein Spiel aus und lade dann Leute ein.
friends-join = Mitspielen
friends-join-about = Füge den Link ein, den du bekommen hast, tippe den Namen eines Raums oder scanne den QR-Code.
friends-paste = Link, Code oder Raum
friends-paste-answer = Antwort deines Gastes
friends-enter = Dazusetzen
friends-take-in = Verbinden
friends-scan = Scannen
friends-scan-about = Halte die Kamera so, dass der ganze QR-Code im Bild ist.
friends-no-camera = Die Kamera lässt sich nicht benutzen.
friends-damaged = Das ist kein Standoff-Code, oder ein Teil davon fehlt.
friends-other = Das gehört zu einer anderen Einladung oder wurde schon benutzt.
friends-failed = Keine Verbindung. Versuche es mit einer neuen Einladung.
friends-no-wires = Das hat nicht geklappt. Prüfe den Link oder lade die Seite neu und versuche es noch einmal.
friends-back = Zurück an den Tisch
friends-seat-kept = Dein Platz bleibt frei. Lass dir eine neue Einladung geben.
friends-invited = Du bist eingeladen
friends-invited-about = An einem Tisch wird auf dich gewartet. Sag, wer du bist, und setz dich dazu.
friends-invited-host = Der Tisch, an dem du selbst Gastgeber bist, wird dann geschlossen.
friends-net-about = Öffentliche Tracker helfen euren Geräten, einander zu finden. Sie sehen nur eine Zufallszahl, nichts von eurer Partie.
friends-passed-on = An deinen anderen Tab weitergegeben. Diesen kannst du schließen.
friends-too-late = Zu spät: Das geht nicht mehr.
friends-at-table = Am Tisch
friends-hosts = Gastgeber
friends-here = mit dabei
friends-open = Freier Platz
friends-open-about = kommt niemand, spielt ein Bot
friends-away = gerade nicht da
friends-ready = bereit
friends-not-ready = noch nicht bereit
friends-good = gute Verbindung, { $ms } ms
friends-fair = mäßige Verbindung, { $ms } ms
friends-slow = langsame Verbindung, { $ms } ms
friends-dismiss = { $name } entfernen
friends-sit = Hier sitzen
friends-stand = Aufstehen und zusehen
friends-watch = Es schauen zu
friends-came = { $name } ist da.
friends-left = { $name } ist gegangen.
friends-played = Was gespielt wird
friends-absent = Wenn jemand weg ist
friends-absent-bot = Ein Bot spielt
friends-absent-wait = Wir warten
friends-timer = Zeit pro Entscheidung
friends-no-timer = Ohne
friends-seconds = { $n } s
friends-invite = Jemanden einladen
friends-invite-about = Für eine Person. Im selben Netz geht es ohne Internet.
friends-making = Einen Moment …
friends-step-one = 1. Lass es scannen oder schick den Link.
friends-step-two = 2. Dein Gast bekommt eine Antwort für dich: Scanne sie oder füge sie hier ein.
friends-picture = QR-Code des Links
friends-link = Link
friends-send = Link schicken
friends-open-room = Raum im Internet öffnen
friends-room = Raum
friends-room-searching = Die Tracker werden gefragt …
friends-room-open = Offen: Mit Name, Link oder QR-Code kommt man herein.
friends-room-trouble = Kein Tracker antwortet. Es wird weiter versucht …
friends-close-room = Raum schließen
friends-begin = Austeilen
friends-begin-about = { $here ->
        [one] 1 Gast ist da
       *[other] { $here } Gäste sind da
    }{ $open ->
        [0] {""}
       *[other] , Bots spielen für { $open }
    }
friends-begin-alone = Noch ist niemand da: nur Bots
friends-dealing = Alle Geräte mischen gemeinsam …
friends-change = Spiel ändern
friends-close-table = Tisch schließen
friends-close-question = Das schließt den Tisch für alle. Niemand kann zurückkommen.
friends-to-table = An den Tisch
friends-answer = Deine Antwort
friends-answer-about = Zeige diesen Code dem Gastgeber oder schicke den Link. Lass diese Seite offen.
friends-searching = Der Gastgeber wird gesucht …
friends-waiting = Los geht es, sobald der Gastgeber austeilt.
friends-i-am-ready = Ich bin bereit
friends-lost = Keine Verbindung zum Gastgeber
friends-lost-room = Wir suchen weiter. Die Partie geht weiter, sobald der Gastgeber zurück ist.
friends-refused = Du kannst nicht mitspielen
friends-version = Beim Gastgeber läuft eine andere Version von Standoff. Ladet sie auf beiden Geräten neu.
friends-full = Der Tisch ist voll.
friends-closed = Der Gastgeber hat den Tisch geschlossen.
friends-leave = Tisch verlassen
friends-leave-question = Du kannst deinen Platz behalten und wiederkommen oder ihn aufgeben: Dann spielt ein Bot bis zum Ende für dich.
friends-settings = Freunde
friends-online = Freunde über das Internet finden
friends-trackers = Tracker für Räume
friends-helpers = Hilfsserver (STUN, TURN)

## At a table with friends

talk-title = Etwas sagen
talk-phrases = 
    Grüß euch!
    Guter Schuss!
    Autsch!
    Danke!
    Tut mir leid.
    Vertrau mir.
    Ich bin kein Bandit!
    Passt auf den auf.
    Ein Bier, bitte!
    Lass dir Zeit.
    Mach schon!
    Gutes Spiel!
    👍
    😂
    😱
    🤠
talk-mute = Chat stummschalten
talk-unmute = Chat einschalten
talk-table = Wer am Tisch ist
talk-away = nicht da
talk-stood-in = nicht da, ein Bot spielt
talk-ms = { $ms } ms
talk-lost = Keine Verbindung zum Gastgeber. Dein Platz bleibt dir.
talk-closed = Der Gastgeber hat den Tisch aufgelöst.
talk-refused = Die Version des Gastgebers passt nicht zu deiner. Ladet beide neu und versucht es noch einmal.
talk-look = Ansehen
talk-time = { $seconds } Sekunden für jede Entscheidung
talk-next-game = Die nächste Partie beginnt, sobald der Gastgeber neu austeilt.
talk-fair = Geprüft: eine ehrliche Partie
talk-fair-about = Ausgeteilt wurde aus den Zahlen aller, jeder Zug war regelgerecht und vorab festgelegt, und du hast die Wahrheit gesehen. Ob der Gastgeber ins eigene Gerät geschaut hat, kann keine Prüfung zeigen.
talk-unfair = Das passt nicht zusammen
talk-unchecked = Du bist erst nach dem Austeilen dazugekommen, darum lässt sich diese Partie nicht prüfen.
talk-secret = Das Geheimnis des Gastgebers ist nicht das vor dem Austeilen festgelegte.
talk-number = Eine Zahl ist nicht die vor dem Austeilen festgelegte, oder deine fehlt.
talk-seed = Ausgeteilt wurde nicht aus den Zahlen aller.
talk-setup = Gespielt wurde nach anderen Regeln als vereinbart.
talk-record = Die Züge verstoßen gegen die Regeln.
talk-rules = Die Partie folgt anderen Regeln als Standoff jetzt, sie lässt sich nicht prüfen.
talk-steps = Die Züge sind nicht die, die der Gastgeber während der Partie festgelegt hat.
talk-shown = Etwas, das du gesehen hast, ist nicht geschehen.
talk-host-gone = Kommt der Gastgeber nicht wieder?
talk-take-over = Den Tisch übernehmen
talk-take-over-about = Dieses Gerät wird Gastgeber. Dafür müssen alle ihren Teil des Schlüssels abgeben. Eine eigene Partie, die hier wartet, wird dafür aufgegeben.
talk-shares = { $have } von { $all } Teilen des Schlüssels sind da.
talk-give-about = Jemand möchte als Gastgeber einspringen und braucht deinen Teil des Schlüssels. Mit allen Teilen kennt das Gerät jede Karte: Stimme nur zu, wenn der Gastgeber wirklich weg ist.
talk-give-share = Meinen Teil des Schlüssels übergeben
talk-cannot-move = Mit nur einem Gast lässt sich der Tisch nicht sicher verlegen. Er wartet auf den Gastgeber.

## Connecting, coming back, leaving and breaking off

friends-same-network = Geht nur im selben Netz, etwa in einem WLAN.
friends-carrying = Wartet, bis die Antwort übernommen wird: { $seconds } s
friends-connecting = Verbindet: { $seconds } s von höchstens 30
friends-no-way = In { $seconds } s kam keine Verbindung zustande. Ohne Hilfsserver geht es nur im selben Netz.
friends-use-helpers = Mit Hilfsservern versuchen
friends-room-instead = Stattdessen einen Raum öffnen
friends-room-hint = Wer das Spiel leitet, kann einen Raum im Internet öffnen, oder ihr beide schaltet in den Einstellungen Hilfsserver ein.
friends-own-invitation = Das ist deine eigene Einladung. Schick sie jemandem: Dein Tisch bleibt, wie er ist.
friends-nobody-waits = Hier wartet kein Tab auf diese Antwort, oder sie wurde schon benutzt. Öffne sie auf dem Gerät, das eingeladen hat, oder bitte um eine neue Einladung.
friends-passing-on = Die Antwort wird weitergegeben
friends-grace = Zeit zum Wiederkommen
friends-bot-in = weg, in { $seconds } s spielt ein Bot
friends-keep-seat = Platz behalten
friends-give-up-seat = Platz aufgeben
friends-break-off = Dieses Spiel abbrechen?
friends-break-off-about = Wer das Spiel leitet, will es abbrechen oder hat es schon getan. Wenn du zustimmst, kann neu ausgeteilt werden; dieses zählt als nicht beendet.
friends-agree = Zustimmen
friends-play-on = Weiterspielen
friends-break-off-asked = Die anderen werden gefragt, ob dieses Spiel abgebrochen werden darf.
friends-break-off-refused = Jemand will weiterspielen.
friends-broken-off = Das Spiel wurde abgebrochen. Es wird gezählt.
friends-dealt-again = Es wird noch einmal ausgeteilt: Jemand ist vorher gegangen.
friends-cut-dismissed = Du wurdest weggeschickt.
friends-cut-rubbish = Die Verbindung wurde getrennt: Die andere Seite sendet Unverständliches.
friends-cut-replaced = Es geht über eine andere Verbindung weiter, vielleicht in einem anderen Tab.
friends-cut-late = Zum Austeilen kam keine Antwort.
friends-cut-unsound = Die Verbindung wurde getrennt: Einen solchen Tisch kann es nicht geben.
friends-cut-impostor = Die Verbindung wurde getrennt: Die andere Seite hat nicht den Schlüssel dieses Tisches.
friends-cut-new-deal = Die Verbindung wurde getrennt: Mitten im Spiel wurde ungefragt neu ausgeteilt.
friends-cut-left = ist gegangen
talk-unfinished = Die Aufzeichnung endet vor dem Spiel.
talk-unfinished-deals = { $n ->
        [one] An diesem Tisch wurde einmal ausgeteilt und nicht zu Ende gespielt.
       *[other] An diesem Tisch wurde { $n }-mal ausgeteilt und nicht zu Ende gespielt.
    }
