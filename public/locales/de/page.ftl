### same as English: ui-name ui-bot ui-bot-names ui-hand ui-pause ui-theme-auto

## Everywhere.

ui-title = Standoff
ui-tagline = Der Wilde Westen mit Karten und Würfeln, gegen Bots oder reihum an einem Gerät.
ui-fan-project = Ein inoffizielles Fanprojekt. BANG! gehört seinem Verlag; nichts hier stammt von ihm.
ui-ok = OK
ui-cancel = Abbrechen
ui-close = Schließen
ui-back = Zurück
ui-yes = Ja
ui-no = Nein
ui-on = An
ui-off = Aus
ui-you = Du
ui-loading = Die Pferde werden gesattelt
ui-menu = Menü

## Start.

ui-continue-game = Weiterspielen
ui-new-game = Neue Partie
ui-same-again = Noch mal so
ui-watch-bots = Bots zusehen
ui-rules = Regeln
ui-settings = Einstellungen
ui-save-set-aside = Der Spielstand liegt jetzt beiseite, unter Partien; du kannst eine neue Partie beginnen.
ui-remove = Löschen
ui-discard-game-question = Eine Partie läuft noch. Für eine neue aufgeben?
ui-new-version = Eine neue Version ist da.
ui-reload = Neu laden

## New game.

ui-players = Spieler
ui-player-count = { $n } Spieler
ui-name = Name
ui-seat-name = Spieler { $n }
ui-person = Mensch
ui-bot = Bot
ui-bot-names = 
    Abe
    Belle
    Clint
    Dolly
    Earp
    Flora
    Gus
    Hattie
ui-sets = Spiel und Erweiterung
ui-expansions = Erweiterungen
ui-event-mix = Zwei Ereignisstapel
ui-event-length = Ereigniskarten je Stapel
ui-event-length-all = Alle
ui-event-length-short = Kurz: { $n }
ui-event-length-about = In einem kurzen Stapel kommt die letzte Karte früher.
ui-preset = Regeln nach
ui-table-rules = Tischregeln
ui-options = Optionen
ui-free-undo = Freies Zurücknehmen
ui-free-undo-about = Schritte lassen sich auch zurücknehmen, wenn schon Verdecktes zu sehen war. Die Partie wird entsprechend markiert.
ui-default-option = üblich
ui-source = Quelle
ui-ruling = Regelfrage { $n }
ui-deal = Austeilen
ui-reset = Zurücksetzen

## The table.

ui-deck = Nachziehstapel
ui-discard-pile = Ablagestapel
ui-hand = Hand
ui-in-play = Ausliegend
ui-life = Lebenspunkte
ui-role = Rolle
ui-character = Charakter
ui-distance = Abstand
ui-weapon = Waffe
ui-colt = Colt.45
ui-eliminated = Ausgeschieden
ui-end-turn = Zug beenden
ui-undo = Zurücknehmen
ui-undone = Zurückgenommen.
ui-log = Verlauf
ui-pause = Pause
ui-resume = Weiter
ui-skip = Überspringen
ui-choose-target = Wähle ein Ziel.
ui-choose-card = Wähle eine Karte.
ui-choose-two-cards = Wähle zwei Karten zum Abwerfen.
ui-random-hand-card = Zufällige Handkarte
ui-ready = Einsatzbereit
ui-not-ready = Erst ab dem nächsten Zug bereit
ui-has-ability-of = Mit der Fähigkeit von { $name }
ui-events = Ereigniskarten
ui-event-coming = Dann
ui-event-none = Noch kein Ereignis
ui-event-last = Bleibt bis zum Ende
ui-events-left = { $n ->
        [one] noch eine Karte
       *[other] noch { $n } Karten
    }
ui-event-by = Aufgedeckt von { $who }
ui-misses-turn = Setzt den nächsten Zug aus
ui-jailed-for-life = Lebenslang im Gefängnis
ui-cannot-heal = Kann nicht heilen
ui-open-hand = Hand liegt offen
ui-gag-reminder = Niemand darf sprechen!
ui-somebody-spoke = Jemand hat gesprochen
ui-who-spoke = Wer hat gesprochen und verliert 1 Lebenspunkt?
ui-ghost = Geist
ui-spare-character = Ein weiterer Charakter liegt verdeckt
ui-ability-off = Fähigkeit wirkt nicht
ui-card-off = Wirkt nicht
ui-only-suit = Nur { $suit }
ui-must-play = Muss gespielt werden
ui-choose-first-bang = Wähle eine BANG!-Karte
ui-choose-two-bangs = Wähle zwei BANG!-Karten
ui-choose-card-of-others = Wähle eine Karte vor jemand anderem
ui-target = Ziel
ui-show-hand = Hand zeigen
ui-end-turn-question = Du kannst noch Karten spielen. Zug beenden?
ui-leave-table = Tisch verlassen
ui-leave-table-question = Die Partie ist gespeichert; du kannst sie später fortsetzen.
ui-thinking = { $name } überlegt.
ui-cards-in-hand = { $n ->
        [one] eine Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
ui-cards-in-deck = { $n ->
        [one] eine Karte im Nachziehstapel
       *[other] { $n } Karten im Nachziehstapel
    }
ui-life-of = { $life } von { $most } Lebenspunkten
ui-at-distance = Abstand { $n }
ui-reach = Reichweite { $n }
ui-turn-number = Zug { $n }

## The curtain between two persons.

ui-pass-to = Gib das Gerät an { $name } weiter.
ui-curtain-about = Sonst sollte jetzt niemand hinsehen.
ui-take-over = Ich bin { $name }

## The end.

ui-game-over = Die Partie ist aus
ui-you-won = Gewonnen!
ui-you-lost = Verloren.
ui-winners = Gewonnen haben
ui-result = Zum Ergebnis
ui-rematch = Revanche
ui-keep-characters = Überlebende behalten ihren Charakter
ui-keep-characters-about = Wer noch im Spiel ist, spielt die nächste Partie mit demselben Charakter.
ui-rotate-sheriff = Der Stern wandert weiter
ui-rotate-sheriff-about = Sheriff wird, wer links vom bisherigen Sheriff sitzt; sonst entscheidet das Los.
ui-rotate-deputy = Der erste Zug wandert weiter
ui-rotate-deputy-about = Hilfssheriff wird und beginnt, wer links vom bisherigen sitzt; sonst entscheidet das Los.

## Settings.

ui-language = Sprache
ui-language-not-loaded = Diese Sprache ließ sich nicht laden. Versuche es noch einmal, wenn du online bist.
ui-language-files = Standoff übersetzen
ui-language-files-about = Wähle Sprachdateien (.ftl) von deinem Gerät: Du siehst sie hier sofort, bis du neu lädst.
ui-language-files-choose = Dateien wählen
ui-language-files-unread = Diese Dateien sind zu groß für Sprachdateien.
ui-language-files-read = { $n } Texte gelesen, { $low } mit Fehlern.
ui-theme = Aussehen
ui-theme-auto = Auto
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-theme-high-contrast = Kontrast
ui-speed = Tempo
ui-speed-instant = Sofort
ui-auto-pass = Für mich passen
ui-auto-pass-about = Habe ich keine Antwort, geht es nach einem Moment von selbst weiter.
ui-sound = Ton
ui-confirm-end = Vor dem Zugende fragen
ui-confirm-end-about = Nur wenn noch Karten spielbar sind.
ui-four-colours = Vierfarbiges Blatt
ui-left-handed = Linkshändig
ui-reduced-motion = Weniger Bewegung
ui-reset-settings = Einstellungen zurücksetzen
ui-text-size = Schriftgröße
ui-text-small = S
ui-text-normal = M
ui-text-large = L
ui-text-huge = XL

## About.

ui-about = Über das Spiel
ui-credits = Dank an
ui-credit-icons = Bilder: game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0; der Rest eigens gezeichnet.
ui-credit-font = Schrift: Rye von Nicole Fally, SIL Open Font License.
ui-credit-code = Code: MIT oder Apache 2.0. Gemacht mit Rust, Leptos und WebAssembly.
ui-keys = Tasten
ui-keys-about = Tab und Enter erreichen alles. 1 bis 9 tippen Handkarten an, E drückt den Hauptknopf, I vergrößert die Karte im Fokus, L öffnet den Verlauf, Escape bricht ab.

## Rules.

ui-rules-intro = Alle haben eine Rolle; bekannt ist nur der Sheriff. Achte darauf, wer auf wen schießt, finde heraus, wer zu dir hält, und sei auf der Seite, die übrig bleibt.
ui-rules-turn = Ziehe zuerst zwei Karten. Spiele dann, so viele du willst, aber nur eine BANG!-Karte. Nie liegen zwei Karten mit gleichem Namen vor dir; eine neue Waffe ersetzt die alte. Am Ende wirf ab, bis du nur so viele Karten wie Lebenspunkte hast. Dann geht es links weiter.
ui-rules-distance = Zähl die Plätze auf dem kürzeren Weg, ohne Ausgeschiedene; wer neben dir sitzt, hat Abstand 1. Deine Waffe sagt, wie weit du schießt; der Colt .45, den alle haben, reicht bis 1.
ui-rules-dying = Verlierst du den letzten Lebenspunkt und kein Bier rettet dich, scheidest du aus und zeigst deine Rolle. Wer einen Banditen ausschaltet, zieht drei Karten. Ein Sheriff, der einen Hilfssheriff ausschaltet, wirft alles ab. Niemand hat je mehr Lebenspunkte als am Anfang.
ui-rules-check = Manchmal entscheidet der Zufall: Deck die oberste Karte vom Nachziehstapel auf. Es zählt ihre Farbe, manchmal auch der Wert; dann kommt sie auf den Ablagestapel. Ein Schuss ist alles, was ein Fehlschuss! aufhält: BANG!, Gatling und Karten, auf denen es steht.
ui-rules-green = Grüne Karten legst du erst bereit. In einem späteren Zug benutzt du jede einmal; was einen Schuss aufhält, wirkt schon ab dem nächsten Zug. Bis dahin kann man sie dir wegnehmen.
ui-rules-three = Hilfssheriff (beginnt), Bandit und Gesetzloser sind bekannt. Der Hilfssheriff jagt den Gesetzlosen, dieser den Banditen und der den Hilfssheriff. Wer die eigene Beute erledigt, gewinnt sofort; sonst, wer alle überlebt. Wer irgendjemanden ausschaltet, zieht drei Karten.
ui-rules-events = High Noon und A Fistful of Cards bringen Ereigniskarten. Vom zweiten Zug des Sheriffs an wird vor jedem seiner Züge eine aufgedeckt und gilt für alle, bis die nächste sie verdeckt; die kommende sehen alle. Die letzte bleibt liegen. Wild West Show deckt bei Postkutsche und Wells Fargo auf, Eldorado alle zwei Runden oder nach einem Ass.
ui-heading-turn = Dein Zug
ui-heading-distance = Abstand
ui-heading-dying = Ausscheiden
ui-heading-check = Karte aufdecken
ui-heading-green = Grüne Karten
ui-heading-three = Zu dritt
ui-heading-events = Ereigniskarten
ui-rulings = Regelfragen
ui-cards = Karten
ui-characters = Charaktere
ui-roles = Rollen
ui-search = Suche
ui-nothing-found = Nichts gefunden.
ui-copies = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
ui-border-brown = Wirkt sofort und kommt auf den Ablagestapel
ui-border-blue = Bleibt ausliegen
ui-border-green = Wird bereitgelegt und in einem späteren Zug einmal benutzt

## Several tabs, storage.

ui-other-tab = Diese Partie läuft in einem anderen Tab weiter.
ui-other-tab-about = Was du hier tust, wird nicht gespeichert.
ui-play-here = Hier weiterspielen

## Finished games, replays, files and links

games-title = Partien
games-empty = Noch keine beendeten Partien. Deine erste erscheint hier.
games-stored = { $size } auf diesem Gerät belegt.
games-stored-rule = Aufgehoben werden die letzten 200 Ergebnisse und die Züge der neuesten 40 Partien; die ältesten gehen zuerst, die behaltenen zuletzt.
games-damaged = { $n ->
        [one] 1 Partie ist unlesbar.
       *[other] { $n } Partien sind unlesbar.
    }
games-remove-damaged = Beschädigtes entfernen
games-turns = { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
games-steps = { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
games-free-undo = mit freiem Zurücknehmen gespielt
games-imported = importiert
games-result-only = Nur das Ergebnis ist übrig; die Züge wurden entfernt, um Platz zu schaffen.
games-replay = Ansehen
games-keep = Behalten
games-kept = Wird behalten
games-export = Teilen oder sichern
games-delete = Löschen
games-delete-question = Die Partie ist dann für immer weg, Ergebnis und Züge.
games-unreadable = Die Züge dieser Partie sind nicht mehr lesbar.
games-import = Partie importieren
games-import-about = Eine in Standoff gesicherte Datei oder ein Link, den dir jemand geschickt hat.
games-choose-file = Datei wählen
games-paste = Link oder Text
games-open = Öffnen
games-moments = Momente der Partie
games-first = Zum Anfang
games-step-back = Einen Schritt zurück
games-play = Abspielen
games-pause = Anhalten
games-step-forward = Einen Schritt weiter
games-last = Ans Ende
games-step-of = Schritt { $step } von { $last }
games-eyes = Aus Sicht von
games-everybody = Alles offen
games-close = Wiedergabe schließen
games-to-present = Zurück zur Partie
games-show-moment = Tippe auf eine Zeile, um den Augenblick zu sehen.
games-share-about = Wer die Partie hat, kann sie mit allen Karten und Rollen offen ansehen.
games-share-going = Die Partie geht dort weiter, wo sie gesichert wurde. Sie enthält alle verdeckten Karten.
games-share-hidden = Eine Partie enthält alle verdeckten Karten und Rollen. Spielen mehrere Menschen, kann man sie erst nach dem Ende teilen.
games-as-file = Als Datei sichern
games-as-link = Als Link senden
games-link = Link zur Partie
games-copied = Der Link ist kopiert.
games-not-copied = Kopieren ging nicht. Markiere den Link und kopiere ihn selbst.
games-too-long = Diese Partie ist zu lang für einen Link. Sichere sie als Datei.
games-arrived = Eine Partie für dich
games-reading = Die Partie wird geprüft.
games-going = Diese Partie ist noch nicht zu Ende.
games-go-on = Weiterspielen
games-go-on-question = Sie ersetzt deine laufende Partie. Diese aufgeben?
games-add = Zu meinen Partien
games-added = Sie ist jetzt bei deinen Partien.
games-to-games = Zu den Partien
games-too-large = Das ist zu groß für eine Partie von Standoff.
games-no-game = Das ist keine Partie von Standoff.
games-other-format = Eine andere Version von Standoff hat das geschrieben. Lade die Seite neu und versuche es noch einmal.
games-other-rules = Sie folgt der Regelversion { $found }; Standoff spielt jetzt nach Version { $own }.
games-broken = Sie ist beschädigt: abgeschnitten oder verändert. Bei dir hat sich nichts geändert.
games-rules-go-on = Inzwischen wurden Regeln berichtigt (Version { $found }, jetzt { $own }). Deine Partie geht weiter, wo sie war.
games-rules-played-again = Diese Partie begann unter Regelversion { $found }. Sie wurde unter Version { $own } noch einmal durchgespielt.
games-watch-only = Gespielt unter Regelversion { $found }; Standoff spielt jetzt nach Version { $own }. Man kann sie ansehen und teilen, aber nicht auswerten oder von einem Moment aus weiterspielen.
games-diverged = Diese Partie folgt der Regelversion { $found }, als nur Züge aufgehoben wurden. Unter Version { $own } führen sie anderswohin, sie lässt sich nicht ansehen. Ergebnis und Züge bleiben hier; du kannst sie als Datei sichern.
games-record-kept = Die Züge sind gesichert, wie sie geschrieben wurden, für eine Version, die nach jenen Regeln spielt.
games-link-bound = Das ist eine lange Partie: Der Link gilt, solange die Regeln gleich bleiben. Um sie für immer zu behalten, sichere sie als Datei.
games-aside = Beiseitegelegt
games-aside-about = Diese Spielstände ließen sich nicht öffnen. Sie bleiben, wie sie geschrieben wurden; eine neuere Version kann sie vielleicht öffnen.

## Statistics

figures-title = Statistik

## Nothing to show.

figures-empty = Noch keine beendeten Partien
figures-empty-about = Spiele eine Partie zu Ende, dann siehst du hier, wie du abschneidest: mit welcher Rolle, welchem Charakter und gegen wen.
figures-no-match = Keine beendete Partie passt zu dieser Auswahl.
figures-no-person = Diese Partien haben bisher nur Bots gespielt. Setz dich selbst an den Tisch, dann stehen hier deine eigenen Zahlen.

## What is counted.

figures-which = Gezählte Partien
figures-all-games = Beide
figures-persons-only = Nur mit Menschen
figures-persons-only-about = Lässt Partien weg, die Bots unter sich gespielt haben.

## In short.

figures-games = Partien
figures-won = Gewonnen
figures-survived = Überlebt
figures-streak = Siege in Folge
figures-best = Rekord: { $n }
figures-length = Länge im Schnitt
figures-turns = { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
figures-longest = längste: { $n }
figures-percent = { $n } %
figures-of = { $won } von { $of }

## Between two percentages.

figures-likely = wahrscheinlich zwischen { $low } und { $high } %
figures-draws = { $n ->
        [one] 1 Partie hatte keinen Sieger.
       *[other] { $n } Partien hatten keinen Sieger.
    }
figures-free-undo = { $n ->
        [one] In 1 Partie durfte man frei zurücknehmen.
       *[other] In { $n } Partien durfte man frei zurücknehmen.
    }

## Charts.

figures-by-role = Nach Rolle
figures-by-character = Nach Charakter
figures-by-players = Nach Zahl der Spieler
figures-by-level = Gegen Bots
figures-by-level-about = Eine Partie gegen mehrere Arten von Bots zählt bei jeder mit.
figures-bots = Die Bots selbst
figures-share = Anteil gewonnen
figures-read = Der Strich zeigt deinen Anteil an Siegen. Der kräftige Teil des Balkens ist sicher, der blasse könnte noch Glück sein; mit mehr Partien wird er kürzer.
figures-show-all = Alle { $n } zeigen

## Counting anew.

figures-reset = Statistik zurücksetzen
figures-reset-question = Nur noch Partien ab jetzt zählen? Deine beendeten Partien bleiben in ihrer Liste, und du kannst sie später wieder mitzählen.
figures-count-all = Frühere Partien wieder mitzählen

## One game.

figures-course = So lief die Partie
figures-life = Lebenspunkte, Zug um Zug
figures-life-about = Liniendiagramm der Lebenspunkte aller Spieler nach Zügen. Die Zahlen stehen in der Tabelle darunter.
figures-start = Anfang
figures-lost = Verloren
figures-healed = Geheilt
figures-end = Ende

## Eliminated in a turn.

figures-out = raus in Zug { $turn }
figures-alone = { $name } hervorheben
figures-shots = Wer traf wen
figures-shots-about = Große Zahl: genommene Lebenspunkte. Kleine Zahl mit Fadenkreuz: Schüsse. Totenkopf: der letzte Treffer.
figures-shooter = Von
figures-nobody = Niemand
figures-total = Summe
figures-taken = { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }
figures-aimed = { $n ->
        [one] 1 Schuss
       *[other] { $n } Schüsse
    }
figures-eliminated = ausgeschaltet

## The rules to look up

## Suspicion.

manual-suspicion = Dein Verdacht
manual-suspicion-none = Keiner
manual-suspicion-about = Nur deine Vermutung: Niemand sonst sieht sie. Sie verschwindet, sobald die Rolle aufgedeckt ist.

## What is enlarged.

manual-in-full = Mehr in den Regeln
manual-at-this-table = An diesem Tisch
manual-your-table = an deinem Tisch
manual-changed-by = Tischregeln, die das ändern
manual-concerns = Was sie ändert

## The browser.

manual-kinds = Arten
manual-search-for = Name, Regel oder Regelfrage (R55)
manual-found = { $n ->
        [one] 1 Eintrag
       *[other] { $n } Einträge
    }
manual-show-all = Alles zeigen
manual-rulings-about = Jede Nummer ist eine Regelfrage, die die gedruckten Regeln offen lassen. Tippe darauf, um alles zu sehen, was sie betrifft.
manual-by-players = Wie viele es gibt, nach Anzahl der Mitspieler
manual-in-short = Die Regeln in Kürze

## Settings, sound, motion, handing the device on

comfort-with-friends = Mit Freunden spielen
comfort-friend = Gast
comfort-card-size = Kartengröße
comfort-left-handed-about = Legt die wichtigsten Knöpfe nach links.
comfort-curtain-hold = Zum Übernehmen halten

## A speed: everything waits for a tap.

comfort-speed-step = Schritt

## The tap it waits for.

comfort-next-step = Weiter
comfort-sound-on = Ton: an
comfort-sound-off = Ton: aus

## Sharing the device.

comfort-curtain-hold-about = Gegen versehentliches Tippen. Mit Tasten zweimal drücken.
comfort-keep-holding = Gedrückt halten
comfort-goes-on = Zurück zu { $name }.
comfort-open-table = Zum offenen Tisch
comfort-look-at-cards = { $name }: meine Karten ansehen
comfort-look-at-role = { $name }: meine Rolle ansehen
comfort-hide-role = Meine Rolle verbergen
comfort-claim = { $card } spielen
comfort-then-asked = Danach: { $names }
comfort-covered = Der Tisch ist verdeckt.
comfort-covered-about = Damit niemand deine Karten sieht, während du woanders bist.
comfort-uncover = Aufdecken

## Everything that is stored.

comfort-data = Deine Daten
comfort-data-about = Einstellungen, die laufende Partie und alle beendeten Partien in einer Datei: als Sicherung oder für ein anderes Gerät. Sie enthält alle verdeckten Karten der laufenden Partie.
comfort-save-all = In Datei sichern
comfort-restore-all = Aus Datei holen
comfort-restore-question = Alles, was hier gespeichert ist, wird durch den Inhalt der Datei ersetzt. Ersetzen?
comfort-replace = Ersetzen
comfort-no-backup = Das ist keine vollständige Sicherung. Nichts wurde geändert.
comfort-later-backup = Diese Datei stammt von einer neueren Version. Nichts wurde geändert.

## Bots that think ahead, hints, beliefs and reviews

bots-thinking = { $name } denkt nach
bots-hurry = Beeil dich
bots-mindless = Legenden können auf diesem Gerät nicht vorausdenken und spielen als Marshals.
bots-copy-report = Bericht kopieren
bots-report-copied = Kopiert. Der Bericht enthält keine Namen.
bots-report-not-copied = Der Bericht konnte nicht kopiert werden.

## Settings.

bots-thinking-time = Legenden denken bis zu
bots-quick = 0,4 s
bots-full = 1,2 s
bots-aids = Lernhilfen
bots-aids-about = Ein Tipp, wenn du gefragt bist, und auf jedem Spielerblatt, welche Rolle ein Bot vermutet.

## New game.

bots-tempers = Eigenarten
bots-tempers-about = Manche Bots sind vorsichtig, manche draufgängerisch, manche nachtragend.

## Hints.

bots-hint = Tipp
bots-hint-about = Gewinnchance, wie eine Legende an deiner Stelle sie sieht.
bots-hint-asked = Ich überlege
bots-hint-none = Diesmal weiß niemand Rat.
bots-why-alone = Alles andere ist keinen Gedanken wert.
bots-why-clear = { $n ->
        [one] Das Erste liegt 1 Punkt vor dem Nächsten.
       *[other] Das Erste liegt { $n } Punkte vor dem Nächsten.
    }
bots-why-close = Sie sind etwa gleich gut.
bots-hinted = mit Tipps

## Beliefs.

bots-beliefs = So rät ein Bot
bots-beliefs-about = Aus dem, was dein Platz gesehen hat.

## Review.

bots-review = Meine Züge prüfen
bots-review-about = Eine Legende geht die Partie durch und markiert die Züge, die am meisten Gewinnchance gekostet haben.
bots-review-at = Entscheidung { $n } von { $of }
bots-review-none = Kein Zug hat mehr gekostet, als Zufall erklären würde.
bots-review-stop = Anhalten
bots-review-failed = Hier kann niemand vorausdenken.
bots-better = Besser: { $what }
bots-lost = { $n ->
        [one] −1 Punkt
       *[other] −{ $n } Punkte
    }
