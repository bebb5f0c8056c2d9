## Friends on their own devices

friends-about = Alle spielen am eigenen Gerät. Eines ist Gastgeber: Dort läuft die Partie, ein Server ist nicht nötig.
friends-name = Dein Name
friends-host = Gastgeber sein
friends-host-about = Such ein Spiel aus und lade dann deine Freunde ein.
friends-join = Mitspielen
friends-join-about = Füge den Link ein, den du bekommen hast, tippe den Namen eines Raums oder scanne das Bild.
friends-paste = Link, Code oder Raum
friends-paste-answer = Antwort deines Freundes
friends-enter = Dazusetzen
friends-take-in = Übernehmen
friends-scan = Scannen
friends-scan-about = Halte die Kamera so, dass das ganze Bild zu sehen ist.
friends-no-camera = Die Kamera lässt sich nicht benutzen.
friends-damaged = Das ist kein Code dieser Seite oder nur ein Teil davon.
friends-other = Das gehört zu einer anderen Einladung oder wurde schon benutzt.
friends-failed = Es kam keine Verbindung zustande. Versuch es mit einer neuen Einladung.
friends-no-wires = Das hat nicht geklappt. Prüf den Link oder lade die Seite neu und versuch es noch einmal.
friends-back = Zurück an den Tisch
friends-seat-kept = Dein Platz bleibt frei. Lass dir eine neue Einladung geben.
friends-invited = Du bist eingeladen
friends-invited-about = An einem Tisch wird auf dich gewartet. Sag, wer du bist, und setz dich dazu.
friends-invited-host = Der Tisch, an dem du selbst Gastgeber bist, wird dann geschlossen.
friends-net-about = Öffentliche Tracker helfen, einander zu finden. Von eurem Spiel erfahren sie nur eine nichtssagende Zahl.
friends-passed-on = Die Antwort liegt jetzt beim Tab, der darauf wartet. Dieser hier kann zu.
friends-too-late = Das kam zu spät oder geht nicht mehr.
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
friends-dismiss = { $name } wegschicken
friends-sit = Hier sitzen
friends-stand = Aufstehen und zusehen
friends-watch = Es schauen zu
friends-came = { $name } ist da.
friends-left = { $name } ist weg.
friends-played = Was gespielt wird
friends-absent = Wenn jemand weg ist
friends-absent-bot = Ein Bot spielt
friends-absent-wait = Wir warten
friends-timer = Zeit pro Entscheidung
friends-no-timer = Ohne
friends-seconds = { $n } s
friends-invite = Jemanden einladen
friends-invite-about = Für eine Person. Im selben Netz geht es ohne Internet.
friends-making = Einen Moment
friends-step-one = 1. Lass es scannen oder schick den Link.
friends-step-two = 2. Dein Freund bekommt eine Antwort für dich: Scanne sie oder füge sie hier ein.
friends-picture = Der Link als Bild zum Scannen
friends-link = Link
friends-send = Link schicken
friends-open-room = Raum im Internet öffnen
friends-room = Raum
friends-room-searching = Die Tracker werden gefragt.
friends-room-open = Offen: Deine Freunde kommen mit Name, Link oder Bild herein.
friends-room-trouble = Gerade antwortet kein Tracker. Es wird immer wieder versucht.
friends-close-room = Raum schließen
friends-begin = Anfangen
friends-begin-about = { $here } Freunde sind da, Bots spielen für { $open }
friends-begin-alone = Noch ist niemand da: nur Bots
friends-dealing = Alle mischen mit.
friends-change = Spiel ändern
friends-close-table = Tisch schließen
friends-close-question = Alle werden heimgeschickt, und an diesen Tisch kommt niemand mehr zurück.
friends-to-table = An den Tisch
friends-answer = Deine Antwort
friends-answer-about = Bring sie zum Gastgeber: Lass sie scannen oder schick den Link. Lass diese Seite offen.
friends-searching = Der Gastgeber wird gesucht
friends-waiting = Los geht es, wenn der Gastgeber anfängt.
friends-i-am-ready = Ich bin bereit
friends-lost = Der Gastgeber ist nicht zu hören
friends-lost-room = Wir suchen weiter. Sobald der Gastgeber da ist, geht es weiter.
friends-refused = Du kannst nicht mitspielen
friends-version = Beim Gastgeber läuft eine andere Version dieser Seite. Ladet sie auf beiden Geräten neu.
friends-full = Der Tisch ist voll.
friends-closed = Der Gastgeber hat den Tisch geschlossen.
friends-leave = Tisch verlassen
friends-leave-question = Dein Platz wird frei, und vielleicht spielt ein Bot für dich weiter.
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
talk-mute = Nichts Gesagtes zeigen
talk-unmute = Gesagtes zeigen
talk-table = Die Freunde am Tisch
talk-away = nicht da
talk-stood-in = nicht da, ein Bot spielt
talk-ms = { $ms } ms
talk-lost = Der Gastgeber ist nicht zu erreichen. Dein Platz bleibt dir.
talk-closed = Der Gastgeber hat den Tisch aufgelöst.
talk-refused = Die Seite des Gastgebers passt nicht zu dieser. Ladet beide neu und versucht es noch einmal.
talk-look = Ansehen
talk-time = { $seconds } Sekunden für jede Entscheidung
talk-next-game = Das nächste Spiel beginnt, wenn der Gastgeber den Tisch deckt.
talk-fair = Geprüft: ein ehrliches Spiel
talk-fair-about = Ausgeteilt wurde aus den Zahlen aller, jeder Schritt folgt den Regeln und ist der zugesagte, und alles, was du gesehen hast, ist geschehen. Ob der Gastgeber in sein eigenes Gerät geschaut hat, kann keine Prüfung zeigen.
talk-unfair = Das passt nicht zusammen
talk-unchecked = Du warst nicht vom Austeilen an dabei, darum gibt es nichts, woran sich der Verlauf prüfen ließe.
talk-secret = Das Geheimnis des Gastgebers ist nicht das vor dem Austeilen zugesagte.
talk-number = Eine Zahl ist nicht die vor dem Austeilen zugesagte, oder deine fehlt.
talk-seed = Ausgeteilt wurde nicht aus den Zahlen aller.
talk-setup = Gespielt wurde nach anderen Regeln als vereinbart.
talk-record = Der Verlauf verstößt gegen die Regeln.
talk-rules = Die Partie folgt anderen Regeln als denen dieser Seite, sie lässt sich nicht prüfen.
talk-steps = Der Verlauf ist nicht der, den der Gastgeber während des Spiels zugesagt hat.
talk-shown = Etwas, das du gesehen hast, ist nicht geschehen.
talk-host-gone = Kommt der Gastgeber nicht wieder?
talk-take-over = Den Tisch übernehmen
talk-take-over-about = Dieses Gerät wird Gastgeber. Dafür braucht es von allen ihren Teil des Schlüssels zum versiegelten Verlauf. Ein eigenes Spiel, das hier wartet, wird dafür aufgegeben.
talk-shares = { $have } von { $all } Teilen des Schlüssels sind da.
talk-give-about = Jemand am Tisch will an seiner Stelle Gastgeber sein und bittet um deinen Teil des Schlüssels. Mit allen Teilen kennt sein Gerät jede Karte: Stimm nur zu, wenn der Gastgeber wirklich weg ist.
talk-give-share = Meinen Teil des Schlüssels übergeben
talk-cannot-move = Mit einem einzigen Gast lässt sich der Tisch nicht sicher verlegen: Er wartet auf seinen Gastgeber.
