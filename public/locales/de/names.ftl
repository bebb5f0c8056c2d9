### same as English: card-wells-fargo card-cat-balou card-gatling card-schofield card-remington card-winchester
### same as English: card-volcanic card-rag-time card-springfield card-tequila card-whisky card-sombrero card-can-can
### same as English: card-derringer card-pepperbox card-pony-express event-lasso event-peyote event-ranch
### same as English: event-vendetta event-darling-valentine event-dorothy-rage event-helena-zontero event-miss-susanna
### same as English: event-sacagaway event-showdown event-desperados event-doug-badman event-lou event-nugget
### same as English: event-winifred role-sheriff set-the-bullet level-marshal

## Formen aller Namen einer Art

form-card = { $name }
    .use = { FORM($name, "acc") }
form-character = { $name }
    .use = die Fähigkeit von { $name }
form-event = { $name }
    .the = das Ereignis „{ $name }“
    .acc = das Ereignis „{ $name }“
    .use = das Ereignis „{ $name }“

## Cards

card-bang = BANG!
    .a = ein BANG!
    .acc = das BANG!
    .dat = dem BANG!
    .the = das BANG!
    .your = dein BANG!
    .rule = Schieß auf jemanden in Reichweite deiner Waffe: kostet 1 Lebenspunkt, wenn kein Fehlschuss! dazwischenkommt. Nur eine BANG!-Karte pro Zug.
card-missed = Fehlschuss!
    .a = einen Fehlschuss!
    .acc = den Fehlschuss!
    .dat = dem Fehlschuss!
    .the = der Fehlschuss!
    .your = dein Fehlschuss!
    .rule = Spiel ihn, wenn auf dich geschossen wird, egal in wessen Zug: Der Schuss geht daneben. Gegen Indianer! und im Duell nutzlos.
card-beer = Bier
    .a = ein Bier
    .acc = das Bier
    .dat = dem Bier
    .the = das Bier
    .your = dein Bier
    .rule = { $beer_out_of_turn ->
           *[when_dying] { $beer_two_players ->
               *[no_effect] Du bekommst 1 Lebenspunkt zurück, aber nie mehr als am Anfang. In deinem Zug, oder jederzeit, wenn du den letzten verlieren würdest. Sind nur noch zwei im Spiel, wirkt es nicht.
                [forbidden] Du bekommst 1 Lebenspunkt zurück, aber nie mehr als am Anfang. In deinem Zug, oder jederzeit, wenn du den letzten verlieren würdest. Sind nur noch zwei im Spiel, ist es nicht erlaubt.
            }
            [any_loss] { $beer_two_players ->
               *[no_effect] Du bekommst 1 Lebenspunkt zurück, aber nie mehr als am Anfang. In deinem Zug, oder jederzeit, wenn du einen verlierst. Sind nur noch zwei im Spiel, wirkt es nicht.
                [forbidden] Du bekommst 1 Lebenspunkt zurück, aber nie mehr als am Anfang. In deinem Zug, oder jederzeit, wenn du einen verlierst. Sind nur noch zwei im Spiel, ist es nicht erlaubt.
            }
        }
card-saloon = Saloon
    .a = einen Saloon
    .acc = den Saloon
    .dat = dem Saloon
    .the = der Saloon
    .your = dein Saloon
    .rule = Alle bekommen 1 Lebenspunkt zurück, erst die anderen, zuletzt du; niemand mehr als am Anfang. Nur in deinem Zug: Anders als ein Bier rettet er nicht vor dem Ausscheiden.
card-stagecoach = Postkutsche
    .a = eine Postkutsche
    .acc = die Postkutsche
    .dat = der Postkutsche
    .the = die Postkutsche
    .your = deine Postkutsche
    .rule = Ziehe 2 Karten.
card-wells-fargo = Wells Fargo
    .your = dein Wells Fargo
    .rule = Ziehe 3 Karten.
card-general-store = Warenhaus
    .a = ein Warenhaus
    .acc = das Warenhaus
    .dat = dem Warenhaus
    .the = das Warenhaus
    .your = dein Warenhaus
    .rule = Für jeden im Spiel wird eine Karte aufgedeckt. Alle nehmen sich eine, du zuerst, dann geht es links weiter.
card-panic = Panik!
    .your = dein Panik!
    .rule = { $panic_self ->
           *[false] Nimm eine Karte von jemandem im Abstand 1 auf die Hand: eine ausliegende oder eine zufällige Handkarte. Waffen ändern diesen Abstand nicht, Zielfernrohr, Mustang und dergleichen schon.
            [true] Nimm eine Karte von jemandem im Abstand 1 auf die Hand: eine ausliegende oder eine zufällige Handkarte; oder nimm eine eigene ausliegende zurück. Waffen zählen nicht, Zielfernrohr, Mustang und dergleichen schon.
        }
card-cat-balou = Cat Balou
    .your = dein Cat Balou
    .rule = { $cat_balou_self ->
           *[true] Jemand, egal wie weit weg, wirft eine Karte ab: eine ausliegende, die du wählst, oder eine zufällige Handkarte. Bei dir selbst darfst du jede deiner Karten wählen.
            [false] Jemand anders, egal wie weit weg, wirft eine Karte ab: eine ausliegende, die du wählst, oder eine zufällige Handkarte.
        }
card-gatling = Gatling
    .a = eine Gatling
    .acc = die Gatling
    .dat = der Gatling
    .the = die Gatling
    .your = deine Gatling
    .rule = Ein Schuss auf alle anderen, egal wie weit weg. Ist keine BANG!-Karte und zählt nicht zu deinem BANG!-Limit.
card-indians = Indianer!
    .your = dein Indianer!
    .rule = Alle anderen werfen ein BANG! ab oder verlieren 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht.
card-duel = Duell
    .a = ein Duell
    .acc = das Duell
    .dat = dem Duell
    .the = das Duell
    .your = dein Duell
    .rule = { $duel_credit ->
           *[card_owner] Fordere irgendwen heraus, egal wie weit weg. Ihr werft abwechselnd BANG! ab, ohne Limit, dein Gegenüber zuerst; wer aufhört, verliert 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht.
            [winner] Fordere irgendwen heraus, egal wie weit weg. Ihr werft abwechselnd BANG! ab, ohne Limit, dein Gegenüber zuerst; wer aufhört, wird vom Gegenüber getroffen und verliert 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht.
        }
card-mustang = Mustang
    .a = einen Mustang
    .acc = den Mustang
    .dat = dem Mustang
    .the = der Mustang
    .your = dein Mustang
    .rule = Alle anderen sehen dich um 1 weiter weg.
card-scope = Zielfernrohr
    .a = ein Zielfernrohr
    .acc = das Zielfernrohr
    .dat = dem Zielfernrohr
    .the = das Zielfernrohr
    .your = dein Zielfernrohr
    .rule = Du siehst alle anderen um 1 näher, aber nie näher als 1.
card-barrel = Fass
    .a = ein Fass
    .acc = das Fass
    .dat = dem Fass
    .the = das Fass
    .your = dein Fass
    .rule = { $barrel_in_jail ->
           *[true] Wird auf dich geschossen, darfst du eine Karte aufdecken: Herz zählt als Fehlschuss!. Ein Versuch pro Schuss.
            [false] Wird auf dich geschossen, darfst du eine Karte aufdecken: Herz zählt als Fehlschuss!. Ein Versuch pro Schuss, aber keiner, solange du im Gefängnis sitzt.
        }
card-jail = Gefängnis
    .a = ein Gefängnis
    .acc = das Gefängnis
    .dat = dem Gefängnis
    .the = das Gefängnis
    .your = dein Gefängnis
    .rule = { $jail_skip_discards ->
           *[false] Lege es vor irgendwen außer dem Sheriff, egal wie weit weg. Wer dort sitzt, deckt zu Beginn des Zuges eine Karte auf: Bei Herz wird gespielt, sonst fällt der Zug aus. Abgeworfen wird es so oder so.
            [true] Lege es vor irgendwen außer dem Sheriff, egal wie weit weg. Wer dort sitzt, deckt zu Beginn des Zuges eine Karte auf: Bei Herz wird gespielt, sonst nur Überzähliges abgeworfen; das Gefängnis so oder so.
        }
card-dynamite = Dynamit
    .a = ein Dynamit
    .acc = das Dynamit
    .dat = dem Dynamit
    .the = das Dynamit
    .your = dein Dynamit
    .rule = { $start_check_order ->
           *[dynamite_first] Lege es vor dich. Wer es bei Zugbeginn hat (du ab deinem nächsten Zug), deckt zuallererst eine Karte auf: Bei Pik 2 bis 9 explodiert es, 3 Lebenspunkte weg; sonst wandert es nach links zum nächsten Platz ohne Dynamit.
            [play_order] Lege es vor dich. Wer es bei Zugbeginn hat (du ab deinem nächsten Zug), deckt nach älterem Gefängnis auf: Bei Pik 2 bis 9 explodiert es, 3 Lebenspunkte weg; sonst wandert es nach links zum nächsten Platz ohne Dynamit.
        }
card-schofield = Schofield
    .a = eine Schofield
    .acc = die Schofield
    .dat = der Schofield
    .the = die Schofield
    .your = deine Schofield
    .rule = Eine Waffe mit Reichweite 2. Sie ersetzt die, die du hast.
card-remington = Remington
    .a = eine Remington
    .acc = die Remington
    .dat = der Remington
    .the = die Remington
    .your = deine Remington
    .rule = Eine Waffe mit Reichweite 3. Sie ersetzt die, die du hast.
card-rev-carabine = Karabiner
    .a = einen Karabiner
    .acc = den Karabiner
    .dat = dem Karabiner
    .the = der Karabiner
    .your = dein Karabiner
    .rule = Eine Waffe mit Reichweite 4. Sie ersetzt die, die du hast.
card-winchester = Winchester
    .a = eine Winchester
    .acc = die Winchester
    .dat = der Winchester
    .the = die Winchester
    .your = deine Winchester
    .rule = Eine Waffe mit Reichweite 5. Sie ersetzt die, die du hast.
card-volcanic = Volcanic
    .a = eine Volcanic
    .acc = die Volcanic
    .dat = der Volcanic
    .the = die Volcanic
    .your = deine Volcanic
    .rule = Eine Waffe mit Reichweite 1, dafür hast du kein Limit für BANG!-Karten. Sie ersetzt die, die du hast.
card-binocular = Silver
    .your = dein Silver
    .rule = Du siehst alle anderen um 1 näher, zusätzlich zum Zielfernrohr.
card-hideout = Versteck
    .a = ein Versteck
    .acc = das Versteck
    .dat = dem Versteck
    .the = das Versteck
    .your = dein Versteck
    .rule = Alle anderen sehen dich um 1 weiter weg, zusätzlich zum Mustang.
card-punch = Faustschlag
    .a = einen Faustschlag
    .acc = den Faustschlag
    .dat = dem Faustschlag
    .the = der Faustschlag
    .your = dein Faustschlag
    .rule = { $short_attacks_ignore_horses ->
           *[false] Ein Schuss im Abstand 1, egal mit welcher Waffe. Ist keine BANG!-Karte und zählt nicht zu deinem BANG!-Limit.
            [true] Ein Schuss im Abstand 1, nur nach Plätzen gezählt: Waffen, Mustang, Zielfernrohr und dergleichen sind egal. Ist keine BANG!-Karte und zählt nicht zu deinem BANG!-Limit.
        }
card-dodge = Ausweichen
    .a = ein Ausweichen
    .acc = das Ausweichen
    .dat = dem Ausweichen
    .the = das Ausweichen
    .your = dein Ausweichen
    .rule = Hält wie ein Fehlschuss! einen Schuss auf dich auf, und danach ziehst du eine Karte.
card-brawl = Schlägerei
    .a = eine Schlägerei
    .acc = die Schlägerei
    .dat = der Schlägerei
    .the = die Schlägerei
    .your = deine Schlägerei
    .rule = Wirf noch eine Karte dazu ab. Dann verlieren alle anderen eine Karte: Für jeden Platz wählst du eine ausliegende oder eine zufällige Handkarte.
card-rag-time = Rag Time
    .a = einen Rag Time
    .acc = den Rag Time
    .dat = dem Rag Time
    .the = der Rag Time
    .your = dein Rag Time
    .rule = Wirf noch eine Karte dazu ab. Nimm eine Karte von jemand anderem, egal wie weit weg, auf die Hand: eine ausliegende oder eine zufällige Handkarte.
card-springfield = Springfield
    .a = eine Springfield
    .acc = die Springfield
    .dat = der Springfield
    .the = die Springfield
    .your = deine Springfield
    .rule = Wirf noch eine Karte dazu ab. Ein Schuss auf irgendwen, egal wie weit weg. Ist keine BANG!-Karte und zählt nicht zu deinem BANG!-Limit.
card-tequila = Tequila
    .a = einen Tequila
    .acc = den Tequila
    .dat = dem Tequila
    .the = der Tequila
    .your = dein Tequila
    .rule = { $rescue_cards ->
           *[beer_only] Wirf noch eine Karte dazu ab: Du oder jemand deiner Wahl bekommt 1 Lebenspunkt zurück. Nur in deinem Zug: Ist kein Bier und rettet nicht vor dem Ausscheiden.
            [all_healing] Wirf noch eine Karte dazu ab: Du oder jemand deiner Wahl bekommt 1 Lebenspunkt zurück. In deinem Zug, oder wenn du ausscheiden würdest und mehr als zwei im Spiel sind. Ist kein Bier.
        }
card-whisky = Whisky
    .a = einen Whisky
    .acc = den Whisky
    .dat = dem Whisky
    .the = der Whisky
    .your = dein Whisky
    .rule = { $rescue_cards ->
           *[beer_only] Wirf noch eine Karte dazu ab: Du bekommst 2 Lebenspunkte zurück. Nur in deinem Zug: Ist kein Bier und rettet nicht vor dem Ausscheiden.
            [all_healing] Wirf noch eine Karte dazu ab: Du bekommst 2 Lebenspunkte zurück. In deinem Zug, oder wenn du ausscheiden würdest und mehr als zwei im Spiel sind. Ist kein Bier.
        }
card-bible = Bibel
    .a = eine Bibel
    .acc = die Bibel
    .dat = der Bibel
    .the = die Bibel
    .your = deine Bibel
    .rule = Lege sie jetzt bereit. Ab dem nächsten Zug hält sie einmal einen Schuss auf dich auf, und dann ziehst du eine Karte.
card-sombrero = Sombrero
    .a = einen Sombrero
    .acc = den Sombrero
    .dat = dem Sombrero
    .the = der Sombrero
    .your = dein Sombrero
    .rule = Lege ihn jetzt bereit. Ab dem nächsten Zug hält er einmal einen Schuss auf dich auf.
card-ten-gallon-hat = Stetson
    .a = einen Stetson
    .acc = den Stetson
    .dat = dem Stetson
    .the = der Stetson
    .your = dein Stetson
    .rule = Lege ihn jetzt bereit. Ab dem nächsten Zug hält er einmal einen Schuss auf dich auf.
card-iron-plate = Eisenplatte
    .a = eine Eisenplatte
    .acc = die Eisenplatte
    .dat = der Eisenplatte
    .the = die Eisenplatte
    .your = deine Eisenplatte
    .rule = Lege sie jetzt bereit. Ab dem nächsten Zug hält sie einmal einen Schuss auf dich auf.
card-canteen = Feldflasche
    .a = eine Feldflasche
    .acc = die Feldflasche
    .dat = der Feldflasche
    .the = die Feldflasche
    .your = deine Feldflasche
    .rule = { $rescue_cards ->
           *[beer_only] Lege sie jetzt bereit. In einem späteren eigenen Zug gibt sie dir einmal 1 Lebenspunkt zurück. Ist kein Bier und rettet nicht vor dem Ausscheiden.
            [all_healing] Lege sie jetzt bereit. Später gibt sie dir einmal 1 Lebenspunkt zurück: in deinem Zug, oder wenn du ausscheiden würdest und mehr als zwei im Spiel sind. Ist kein Bier.
        }
card-can-can = Can Can
    .a = einen Can Can
    .acc = den Can Can
    .dat = dem Can Can
    .the = der Can Can
    .your = dein Can Can
    .rule = { $cat_balou_self ->
           *[true] Lege ihn jetzt bereit. In einem späteren eigenen Zug wirft jemand, egal wie weit weg, eine Karte ab: eine ausliegende deiner Wahl oder eine zufällige Handkarte. Bei dir selbst darfst du jede wählen.
            [false] Lege ihn jetzt bereit. In einem späteren eigenen Zug wirft jemand anders, egal wie weit weg, eine Karte ab: eine ausliegende deiner Wahl oder eine zufällige Handkarte.
        }
card-conestoga = Planwagen
    .a = einen Planwagen
    .acc = den Planwagen
    .dat = dem Planwagen
    .the = der Planwagen
    .your = dein Planwagen
    .rule = Lege ihn jetzt bereit. In einem späteren eigenen Zug nimmst du eine Karte von jemand anderem, egal wie weit weg, auf die Hand: eine ausliegende oder eine zufällige Handkarte.
card-derringer = Derringer
    .a = einen Derringer
    .acc = den Derringer
    .dat = dem Derringer
    .the = der Derringer
    .your = dein Derringer
    .rule = { $short_attacks_ignore_horses ->
           *[false] Lege ihn jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, egal mit welcher Waffe; danach ziehst du eine Karte, getroffen oder nicht. Ist keine BANG!-Karte.
            [true] Lege ihn jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, nur nach Plätzen gezählt, ohne Waffen, Mustang, Zielfernrohr und dergleichen; danach ziehst du eine Karte. Ist keine BANG!-Karte.
        }
card-buffalo-rifle = Jagdgewehr
    .a = ein Jagdgewehr
    .acc = das Jagdgewehr
    .dat = dem Jagdgewehr
    .the = das Jagdgewehr
    .your = dein Jagdgewehr
    .rule = Lege es jetzt bereit. In einem späteren eigenen Zug ein Schuss, egal wie weit. Ist keine BANG!-Karte.
card-howitzer = Haubitze
    .a = eine Haubitze
    .acc = die Haubitze
    .dat = der Haubitze
    .the = die Haubitze
    .your = deine Haubitze
    .rule = Lege sie jetzt bereit. In einem späteren eigenen Zug ein Schuss auf alle anderen, egal wie weit. Ist keine BANG!-Karte.
card-knife = Wurfmesser
    .a = ein Wurfmesser
    .acc = das Wurfmesser
    .dat = dem Wurfmesser
    .the = das Wurfmesser
    .your = dein Wurfmesser
    .rule = { $short_attacks_ignore_horses ->
           *[false] Lege es jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, egal mit welcher Waffe. Ist keine BANG!-Karte.
            [true] Lege es jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, nur nach Plätzen gezählt: Waffen, Mustang, Zielfernrohr und dergleichen sind egal. Ist keine BANG!-Karte.
        }
card-pepperbox = Pepperbox
    .a = eine Pepperbox
    .acc = die Pepperbox
    .dat = der Pepperbox
    .the = die Pepperbox
    .your = deine Pepperbox
    .rule = { $short_attacks_ignore_horses ->
           *[false] { $pepperbox_range ->
               *[weapon] Lege sie jetzt bereit. In einem späteren eigenen Zug ein Schuss, so weit deine Waffe reicht. Ist keine BANG!-Karte.
                [fixed_1] Lege sie jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, egal mit welcher Waffe. Ist keine BANG!-Karte.
            }
            [true] { $pepperbox_range ->
               *[weapon] Lege sie jetzt bereit. In einem späteren eigenen Zug ein Schuss, so weit deine Waffe reicht. Ist keine BANG!-Karte.
                [fixed_1] Lege sie jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, nur nach Plätzen gezählt: Waffen, Mustang, Zielfernrohr und dergleichen sind egal. Ist keine BANG!-Karte.
            }
        }
card-pony-express = Pony Express
    .a = einen Pony Express
    .acc = den Pony Express
    .dat = dem Pony Express
    .the = der Pony Express
    .your = dein Pony Express
    .rule = { $wws_pony_express ->
           *[false] Lege ihn jetzt bereit. In einem späteren eigenen Zug ziehst du damit 3 Karten.
            [true] Lege ihn jetzt bereit. In einem späteren eigenen Zug ziehst du damit 3 Karten. Ist die Wild West Show im Spiel, wird auch ihre nächste Karte aufgedeckt.
        }

## Characters of the card game

character-bart-cassidy = Bart Cassidy
    .rule = Für jeden Lebenspunkt, den du verlierst und überlebst, ziehst du eine Karte.
character-black-jack = Black Jack
    .rule = Du zeigst die zweite Karte, die du in deinem Zug ziehst. Ist sie rot, ziehst du eine dritte.
character-calamity-janet = Calamity Janet
    .rule = BANG! und Fehlschuss! sind für dich dasselbe. Ein als BANG! gespielter Fehlschuss! zählt als dein BANG! für diesen Zug.
character-el-gringo = El Gringo
    .rule = Wer dir einen Lebenspunkt nimmt, verliert dafür eine zufällige Handkarte an dich.
character-jesse-jones = Jesse Jones
    .rule = Die erste Karte deines Zuges darfst du zufällig aus einer fremden Hand ziehen.
character-jourdonnais = Jourdonnais
    .rule = Wird auf dich geschossen, darfst du eine Karte aufdecken: Bei Herz geht der Schuss daneben. Ein echtes Fass gibt dir einen zweiten Versuch.
character-kit-carlson = Kit Carlson
    .rule = Statt zwei Karten zu ziehen, sieh dir die obersten drei an: Zwei behältst du, die dritte legst du auf den Nachziehstapel zurück.
character-lucky-duke = Lucky Duke
    .rule = Wenn du eine Karte aufdecken musst, sind es zwei, und du wählst, welche zählt.
character-paul-regret = Paul Regret
    .rule = Alle anderen sehen dich um 1 weiter weg.
character-pedro-ramirez = Pedro Ramirez
    .rule = Die erste Karte deines Zuges darfst du vom Ablagestapel nehmen.
character-rose-doolan = Rose Doolan
    .rule = Du siehst alle anderen um 1 näher.
character-sid-ketchum = Sid Ketchum
    .rule = Jederzeit, auch wenn du ausscheiden würdest, darfst du zwei Handkarten abwerfen und bekommst 1 Lebenspunkt zurück, so oft du willst.
character-slab-the-killer = Slab the Killer
    .rule = Gegen eine BANG!-Karte von dir braucht man zwei Fehlschüsse. Ein Fass, das hält, zählt als einer.
character-suzy-lafayette = Suzy Lafayette
    .rule = Hast du keine Handkarte mehr, ziehst du eine.
character-vulture-sam = Vulture Sam
    .rule = Scheidet jemand anders aus, nimmst du alle Handkarten und ausliegenden Karten von dort auf die Hand.
character-willy-the-kid = Willy the Kid
    .rule = Für deine BANG!-Karten gilt kein Limit.
character-apache-kid = Apache Kid
    .rule = Karo-Karten der anderen wirken auf dich nicht, im Guten wie im Schlechten. Abgeworfene im Duell zählen.
character-belle-star = Belle Star
    .rule = In deinem Zug wirken die Karten vor allen anderen nicht; wegnehmen kann man sie trotzdem.
character-bill-noface = Bill Noface
    .rule = Du ziehst in deinem Zug 1 Karte und 1 weitere für jeden Lebenspunkt, der dir fehlt.
character-chuck-wengam = Chuck Wengham
    .rule = Für 1 Lebenspunkt, aber nie den letzten, kannst du in deinem Zug 2 Karten ziehen; so oft du willst.
character-doc-holyday = Doc Holyday
    .rule = Einmal in deinem Zug darfst du zwei Karten für einen Schuss abwerfen, so weit deine Waffe reicht. Das ist keine BANG!-Karte.
character-elena-fuente = Elena Fuente
    .rule = Du darfst jede Handkarte als Fehlschuss! spielen.
character-greg-digger = Greg Digger
    .rule = Scheidet jemand anders aus, bekommst du bis zu 2 Lebenspunkte zurück.
character-herb-hunter = Herb Hunter
    .rule = Scheidet jemand anders aus, ziehst du 2 Karten, zusätzlich zu einer Belohnung.
character-jose-delgado = José Delgado
    .rule = { $dodge_city_edition ->
           *[first] In deinem Zug darfst du eine blaue Karte abwerfen und 2 ziehen, so oft du willst.
            [current] In deinem Zug darfst du eine blaue Karte abwerfen und 2 ziehen, höchstens zweimal.
        }
character-molly-stark = Molly Stark
    .rule = { $dodge_city_edition ->
           *[first] Für jedes BANG!, jeden Fehlschuss! und jedes Bier, das du in fremden Zügen benutzt, ziehst du eine Karte; im Duell erst am Ende.
            [current] Für jede Handkarte, die du in fremden Zügen benutzt, ziehst du eine Karte; im Duell erst am Ende.
        }
character-pat-brennan = Pat Brennan
    .rule = Statt in deinem Zug zu ziehen, darfst du eine ausliegende Karte von jemand anderem nehmen.
character-pixie-pete = Pixie Pete
    .rule = { $dodge_city_edition ->
           *[first] Du ziehst in deinem Zug 4 Karten statt 2.
            [current] Du ziehst in deinem Zug 3 Karten statt 2.
        }
character-sean-mallory = Sean Mallory
    .rule = { $dodge_city_edition ->
           *[first] Am Ende deines Zuges darfst du beliebig viele Karten behalten.
            [current] Am Ende deines Zuges darfst du bis zu 10 Karten behalten.
        }
character-tequila-joe = Tequila Joe
    .rule = Ein Bier gibt dir 2 Lebenspunkte; andere Getränke wirken bei dir wie bei allen.
character-vera-custer = Vera Custer
    .rule = In jedem deiner Züge wählst du vor dem Ziehen jemand anderen im Spiel und hast diese Fähigkeit bis zur nächsten Wahl.
character-claus-the-saint = Santa Claus
    .rule = Du ziehst eine Karte mehr, als noch im Spiel sind: Zwei behältst du, allen anderen gibst du je eine.
character-johnny-kisch = Johnny Kisch
    .rule = Legst du eine Karte aus, vor wen auch immer, werden alle anderen ausliegenden Karten dieses Namens abgeworfen.
character-uncle-will = Uncle Will
    .rule = Einmal in deinem Zug darfst du eine beliebige Handkarte als Warenhaus spielen.
character-big-spencer = Big Spencer
    .rule = Du beginnst mit nur 5 Karten und spielst nie einen Fehlschuss!. Was sonst gegen Schüsse hilft, darfst du nutzen.
character-flint-westwood = Flint Westwood
    .rule = Einmal in deinem Zug darfst du eine Handkarte deiner Wahl gegen zwei zufällige von jemand anderem tauschen.
character-gary-looter = Gary Looter
    .rule = Was andere am Ende ihres Zuges an überzähligen Karten abwerfen, bekommst du.
character-greygory-deck = Greygory Deck
    .rule = Du hast die Fähigkeiten zweier Charaktere des Grundspiels, die nicht dabei sind. Zu Beginn deines Zuges darfst du beide gegen zwei andere tauschen.
character-john-pain = John Pain
    .rule = Solange du weniger als 6 Handkarten hast, bekommst du jede Karte, die jemand zur Probe aufdeckt, sobald sie gezählt hat.
character-lee-van-kliff = Lee Van Kliff
    .rule = Nach einer braunen Karte in deinem Zug darfst du ein BANG! abwerfen und ihre Wirkung wiederholen, auch mit neuem Ziel. Zusatzkosten fallen nicht noch einmal an.
character-teren-kill = Teren Kill
    .rule = Würdest du ausscheiden, deckst du eine Karte auf: Außer bei Pik bleibst du mit 1 Lebenspunkt im Spiel und ziehst eine Karte.
character-youl-grinner = Youl Grinner
    .rule = Zu Beginn deines Zuges geben dir alle, die mehr Handkarten haben als du, eine davon nach ihrer Wahl.
character-the-grave-digger = Totengräber
    .rule = Gegen Schüsse darfst du aufdecken: Pik rettet. Die erste Karte darf aus einer Hand kommen. Du schießt mit Fehlschuss! statt BANG!, ohne Duelle. Wer dich trifft, gibt dir eine Karte; wer keine hat, verliert 1 Lebenspunkt.

## Event cards

event-blessing = Segnung
    .rule = Jede Karte zählt als Herz, egal was darauf steht.
event-curse = Fluch
    .rule = Jede Karte zählt als Pik, egal was darauf steht. Die Werte bleiben.
event-ghost-town = Geisterstadt
    .rule = Wer ausgeschieden ist, kommt für den eigenen Zug als Geist zurück und zieht 3 Karten. Geister können nicht sterben und gehen, wenn der Zug endet.
event-gold-rush = Goldrausch
    .rule = Es geht gegen den Uhrzeigersinn. Was Karten bewirken, läuft weiter im Uhrzeigersinn, auch das Dynamit.
event-handcuffs = Handschellen
    .rule = Nach dem Ziehen nennst du eine Farbe. Bis zum Ende deines Zuges benutzt du nur Handkarten dieser Farbe; was du als Preis abwirfst, ist egal.
event-hangover = Suff
    .rule = { $hangover_also_blue ->
           *[false] Niemand hat eine Fähigkeit. Die Lebenspunkte bleiben.
            [true] Niemand hat eine Fähigkeit, und ausliegende Karten wirken nicht. Die Lebenspunkte bleiben.
        }
event-new-identity = Neue Identität
    .rule = { $new_identity_temporary ->
           *[false] Zu Beginn deines Zuges siehst du deinen zweiten Charakter an. Du darfst ihn für den Rest des Spiels übernehmen, mit genau 2 Lebenspunkten.
            [true] Zu Beginn deines Zuges siehst du deinen zweiten Charakter an. Du darfst ihn übernehmen: für den Rest des Spiels mit genau 2 Lebenspunkten, oder nur seine Fähigkeiten für diese Runde, ohne dass sich sonst etwas ändert.
        }
event-shootout = Schießerei
    .rule = Du darfst in deinem Zug eine zweite BANG!-Karte spielen.
event-the-daltons = Die Daltons
    .rule = { $daltons_include_green ->
           *[false] Sofort werfen alle, die blaue Karten vor sich haben, eine davon ab; auch Gefängnis oder Dynamit.
            [true] Sofort werfen alle, die blaue oder grüne Karten vor sich haben, eine davon ab; auch Gefängnis oder Dynamit.
        }
event-the-doctor = Der Doktor
    .rule = Sofort bekommt, wer am wenigsten Lebenspunkte hat, 1 zurück; bei Gleichstand alle, die so wenige haben.
event-the-reverend = Der Reverend
    .rule = Niemand darf ein Bier trinken, auch nicht gegen den letzten Treffer. Alles andere heilt weiter.
event-the-sermon = Die Predigt
    .rule = In deinem eigenen Zug darfst du keine BANG!-Karten benutzen, auch nicht im Duell. Andere Schüsse sind erlaubt.
event-thirst = Durst
    .rule = Du ziehst in deinem Zug nur 1 Karte.
event-train-arrival = Ankunft des Zuges
    .rule = Du ziehst in deinem Zug 1 Karte mehr.
event-high-noon = Zwölf Uhr mittags
    .rule = Zu Beginn deines Zuges, vor allem anderen, verlierst du 1 Lebenspunkt. Diese Karte bleibt bis zum Ende des Spiels.
event-abandoned-mine = Verlassene Mine
    .rule = { $abandoned_mine_variant ->
           *[discarded_cards] Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommen überzählige und im Duell abgeworfene Karten verdeckt auf den Nachziehstapel; was du spielst, wird abgeworfen wie sonst.
            [phase3_only] Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommen deine überzähligen Karten verdeckt auf den Nachziehstapel; was du spielst, wird abgeworfen wie sonst.
            [all_cards_this_turn] Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommt alles, was du in diesem Zug spielst oder abwirfst, verdeckt auf den Nachziehstapel.
            [used_cards_only] Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommt, was du in diesem Zug spielst, verdeckt auf den Nachziehstapel; Überzähliges wird abgeworfen wie sonst.
        }
event-ambush = Hinterhalt
    .rule = { $ambush_abilities ->
           *[true] Alle sind im Abstand 1 voneinander. Ausliegende Karten und Fähigkeiten ändern das wie sonst.
            [false] Alle sind im Abstand 1 voneinander. Ausliegende Karten ändern das wie sonst, Fähigkeiten nicht.
        }
event-blood-brothers = Blutsbrüder
    .rule = Zu Beginn deines Zuges darfst du 1 Lebenspunkt hergeben, aber nie den letzten, damit jemand anders 1 zurückbekommt.
event-dead-man = Toter Mann
    .rule = Wer in diesem Spiel als Erstes ausgeschieden ist, kommt im eigenen Zug mit 2 Lebenspunkten und 2 Karten zurück und bleibt.
event-hard-liquor = Harter Schnaps
    .rule = Statt in deinem Zug zu ziehen, darfst du dir 1 Lebenspunkt zurückholen, wenn dir einer fehlt.
event-lasso = Lasso
    .rule = Ausliegende Karten wirken nicht, ob blau oder grün. Gefängnis und Dynamit warten.
event-law-of-the-west = Gesetz des Westens
    .rule = Die zweite Karte, die du in deinem Zug ziehst, zeigst du vor. Kannst du sie in diesem Zug spielen, musst du es.
event-peyote = Peyote
    .rule = { $peyote_must_continue ->
           *[false] Statt zu ziehen, rate: rot oder schwarz? Stimmt es, behältst du die Karte und darfst weiterraten. Stimmt es nicht, wird sie abgeworfen, und das Ziehen ist vorbei.
            [true] Statt zu ziehen, rate: rot oder schwarz? Stimmt es, behältst du die Karte und musst weiterraten. Stimmt es nicht, wird sie abgeworfen, und das Ziehen ist vorbei.
        }
event-ranch = Ranch
    .rule = { $ranch_timing ->
           *[end_of_phase_1] Einmal in deinem Zug, gleich nach dem Ziehen, darfst du beliebig viele Handkarten abwerfen und ebenso viele ziehen.
            [end_of_phase_2] Einmal in deinem Zug, nach dem Ausspielen, darfst du beliebig viele Handkarten abwerfen und ebenso viele ziehen. Dann erst wirfst du Überzähliges ab.
        }
event-ricochet = Querschläger
    .rule = { $ricochet_counts_as_bang ->
           *[false] In deinem Zug darfst du BANG!-Karten abwerfen, um ausliegende Karten der anderen wegzuschießen, egal wie weit weg; ein Fehlschuss! rettet die Karte. Das zählt nicht zu deinem BANG!-Limit.
            [true] In deinem Zug darfst du eine BANG!-Karte abwerfen, um eine ausliegende Karte von jemand anderem wegzuschießen, egal wie weit weg; ein Fehlschuss! rettet die Karte. Das zählt zu deinem BANG!-Limit.
        }
event-russian-roulette = Russisches Roulette
    .rule = Sofort benutzen alle reihum einen Fehlschuss!, beginnend mit dem Platz, der die Runde beginnt. Wer es als Erstes nicht tut, verliert 2 Lebenspunkte, und es ist vorbei.
event-sniper = Scharfschütze
    .rule = In deinem Zug darfst du zwei BANG!-Karten für einen Schuss abwerfen, so weit deine Waffe reicht. Dagegen braucht man zwei Fehlschüsse. Das Limit gilt dafür nicht.
event-the-judge = Der Richter
    .rule = Niemand darf Karten auslegen, weder vor sich noch vor andere. Was schon liegt, wirkt weiter.
event-vendetta = Vendetta
    .rule = Am Ende deines Zuges deckst du eine Karte auf: Bei Herz hast du noch einen Zug, der dann ohne Aufdecken endet.
event-a-fistful-of-cards = Für eine Handvoll Karten
    .rule = Zu Beginn deines Zuges wird für jede Karte auf deiner Hand einmal auf dich geschossen. Jeden Schuss kannst du abwehren. Diese Karte bleibt bis zum Ende des Spiels.
event-bone-orchard = Friedhof
    .rule = { $wws_seed_texts ->
           *[false] Wer ausgeschieden ist, kommt im eigenen Zug mit 1 Lebenspunkt zurück und bleibt. Die Rollen aller Ausgeschiedenen werden gemischt und verdeckt unter ihnen verteilt.
            [true] Wer ausgeschieden ist, kommt im eigenen Zug mit 1 Lebenspunkt zurück und bleibt. Die Charaktere aller Ausgeschiedenen werden gemischt und unter ihnen verteilt.
        }
event-darling-valentine = Darling Valentine
    .rule = { $wws_seed_texts ->
           *[false] Zu Beginn deines Zuges wirfst du deine Hand ab und ziehst ebenso viele Karten.
            [true] Sofort werfen alle reihum ihre Hand ab und ziehen ebenso viele Karten.
        }
event-dorothy-rage = Dorothy Rage
    .rule = { $wws_seed_texts ->
           *[false] Einmal in deinem Zug darfst du jemandem befehlen, eine Karte, die du nennst, auf ein Ziel deiner Wahl zu spielen. Wer sie nicht hat, zeigt die Hand.
            [true] Einmal in deinem Zug darfst du jemandem mit weniger Handkarten eine geben. Gibst du keine und hat niemand mehr als du, zeigst du nach dem Ausspielen deine Hand.
        }
event-gag = Knebel
    .rule = Niemand darf sprechen. Wer es tut, gibt es zu und verliert 1 Lebenspunkt.
event-helena-zontero = Helena Zontero
    .rule = { $wws_seed_texts ->
           *[false] Sofort wird eine Karte aufgedeckt. Ist sie rot, werden die Rollen aller im Spiel außer dem Sheriff gemischt und neu verteilt.
            [true] Sofort wird eine Karte aufgedeckt. Ist sie rot, werden die Charaktere aller im Spiel außer dem Sheriff gemischt und neu verteilt.
        }
event-lady-rose-of-texas = Lady Rose aus Texas
    .rule = Einmal in deinem Zug darfst du mit dem rechten Nachbarplatz tauschen; wer dort saß, setzt den nächsten Zug aus. Nicht zu zweit.
event-miss-susanna = Miss Susanna
    .rule = Spiel in deinem Zug drei Handkarten, sonst verlierst du an seinem Ende 1 Lebenspunkt. Ein Zug im Gefängnis zählt nicht.
event-sacagaway = Sacagaway
    .rule = Alle spielen mit offener Hand. Was zufällig genommen wird, wird weiter zufällig genommen.
event-showdown = Showdown
    .rule = { $showdown_bang_only_missed ->
           *[true] Jede Karte darf als BANG! gespielt werden, außer BANG!-Karten: Die taugen nur noch als Fehlschuss!.
            [false] Jede Karte darf als BANG! gespielt werden. BANG!-Karten taugen auch als Fehlschuss!.
        }
event-wild-west-show = Wild West Show
    .rule = Alle wollen als Letzte übrig bleiben, egal in welcher Rolle. Belohnung und Strafe bleiben. Diese Karte bleibt bis zum Ende des Spiels.
event-cavalry = Kavallerie
    .rule = Deckt ein Hilfssheriff im eigenen Zug die Rolle auf, darf er in diesem Zug zwei BANG!-Karten spielen, egal wie weit.
event-daring-challenge = Kühne Herausforderung
    .rule = Gegen eine BANG!-Karte hilft nur Aufdecken: Eine niedrigere Karte ist ein Treffer, eine gleiche oder höhere nicht. Hat diese auch die Farbe des BANG!, geht der Schuss zurück, und wer geschossen hat, deckt auf.
event-dead-sheriffs-ghost = Geist des toten Sheriffs
    .rule = Wer ausgeschieden ist, kommt für den eigenen Zug als Geist zurück und zieht 1 Karte, die dem Sheriff nicht schaden darf. Einmal im Zug darf der Geist eine ausliegende Karte vor jemand anderen legen.
event-desperados = Desperados
    .rule = Deckt ein Bandit im eigenen Zug die Rolle auf, zieht er 3 Karten statt 2 und darf Fehlschüsse als Bier benutzen.
event-devils-pact = Pakt mit dem Teufel
    .rule = Wer unter dieser Karte zuerst ausscheiden würde, außer dem Sheriff, spielt als Bandit weiter, mit 3 Lebenspunkten, oder 2, wenn der Charakter 3 hat: ohne Hand, mit den ausliegenden Karten und ohne je zu heilen.
event-doug-badman = Dough Badman
    .rule = Zu Beginn deines Zuges, vor dem Ziehen, darfst du 2 Karten abwerfen und bekommst 1 Lebenspunkt zurück. Nicht als Sheriff.
event-eldorado = Eldorado
    .rule = Statt zu ziehen, nimmst du eine zufällige Karte aus der Hand links von dir, ziehst 1 und gibst eine Karte deiner Wahl nach rechts.
event-grave-digger = Totengräber
    .rule = Wer jetzt zuerst ausscheiden würde, außer dem Sheriff, macht als Totengräber weiter, mit 2 Lebenspunkten und den ausliegenden Karten. Der Totengräber gewinnt allein, wenn nur noch der Sheriff übrig ist.
event-horse-stealer = Pferdedieb
    .rule = Karten, die Abstände ändern, wirken nicht. Wer das mit einem Ass beendet, sammelt sie alle ein, behält eine und wirft die anderen ab.
event-lifetime = Lebenslänglich
    .rule = Der Sheriff sperrt jemanden lebenslänglich ein. Vor jedem Zug wird eine Karte aufgedeckt: Bei Herz endet die Haft und der Zug beginnt, sonst fällt er aus. Auch irgendein Ass macht frei.
event-lou = Lou
    .rule = Mit höchstens 2 Lebenspunkten darfst du jede Herz-Karte als Bier benutzen.
event-mad-ride = Irrer Ritt
    .rule = Jeder zweite Zug ist nur ein Aufdecken: Ein Ass beendet den Ritt, und es wird gespielt; sonst fällt der Zug aus. Gegen einen Schuss hilft auch ein Fehlschuss! oben auf dem Ablagestapel. Nicht zu zweit.
event-nugget = Nugget
    .rule = Du ziehst in deinem Zug 3 Karten und darfst an seinem Ende alle behalten.
event-scout = Kundschafter
    .rule = Liegt keine Waffe vor dir, weder blau noch grün, reichst du bis zum Abstand 3.
event-sioux-chief = Sioux-Häuptling
    .rule = Indianer! nimmt allen anderen eine zufällige Handkarte. Davon nimmt reihum jeder eine, zuerst wer sie gespielt hat; wer leer ausgeht, wirft ein BANG! ab oder verliert 1 Lebenspunkt.
event-wet-ammo = Nasse Munition
    .rule = Alle haben voneinander den Abstand 1, was Karten und Fähigkeiten auch sagen. Eine BANG!-Karte schießt nur zusammen mit einer zweiten, die mit abgeworfen wird. Andere Angriffe bleiben, wie sie sind.
event-wild-shot = Blindschuss
    .rule = Nach dem Ziehen deckst du eine Karte auf: Bei Pik verliert 1 Lebenspunkt, wer so viele Plätze links von dir sitzt, reihum unter allen im Spiel gezählt. Bildkarten und Asse zählen 10.
event-winifred = Winifred
    .rule = Nach dem Ziehen bekommen der Sheriff und jeder weibliche Charakter 1 Lebenspunkt zurück.

## Decks of event cards

deck-high-noon = High Noon
deck-fistful-of-cards = A Fistful of Cards
deck-mixed = Gemischte Ereignisse
deck-wild-west-show = Wild West Show
deck-eldorado = Eldorado

## How two event decks lie

mix-apart = Zwei Stapel nebeneinander
mix-high-noon-last = Ein Stapel, am Ende High Noon
mix-fistful-last = Ein Stapel, am Ende die Handvoll Karten

## Roles

role-sheriff = Sheriff
    .goal = Werde alle Banditen und Gesetzlosen los. Du hast 1 Lebenspunkt mehr, und alle kennen dich. Erschieß keinen Hilfssheriff: Das kostet dich alle Karten.
    .dice-goal = Werde alle Banditen und Gesetzlosen los. Du hast 2 Lebenspunkte mehr, und alle kennen dich.
role-deputy = Hilfssheriff
    .goal = { $players ->
            [3] Schalte den Gesetzlosen selbst aus, und du gewinnst sofort; kommt dir jemand zuvor, gewinnt, wer übrig bleibt. Der Bandit jagt dich.
           *[other] Hilf dem Sheriff zum Sieg: Du gewinnst mit, selbst wenn du es nicht mehr erlebst.
        }
    .dice-goal = { $players ->
            [3] Deine Beute: Gesetzloser. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du alle überleben.
           *[other] Hilf dem Sheriff zum Sieg: Du gewinnst mit, selbst wenn du es nicht mehr erlebst.
        }
role-outlaw = Bandit
    .goal = { $players ->
            [3] Schalte den Hilfssheriff selbst aus, und du gewinnst sofort; kommt dir jemand zuvor, gewinnt, wer übrig bleibt. Der Gesetzlose jagt dich.
           *[other] Bring den Sheriff zu Fall. Wer einen Banditen erledigt, zieht 3 Karten; gib also auf dich acht.
        }
    .dice-goal = { $players ->
            [3] Deine Beute: Hilfssheriff. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du alle überleben.
           *[other] Bring den Sheriff zu Fall. Ihr gewinnt gemeinsam, auch wer schon ausgeschieden ist.
        }
role-renegade = Gesetzloser
    .goal = { $players ->
            [3] Deine Beute: Bandit. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du alle überleben. Der Hilfssheriff jagt dich.
            [8] Überlebe alle: Erst müssen die anderen weg, auch der zweite Gesetzlose, und ganz am Ende der Sheriff.
           *[other] Überlebe alle: Erst müssen die anderen weg und ganz am Ende der Sheriff.
        }
    .dice-goal = { $players ->
            [3] Deine Beute: Bandit. Erledigst du sie selbst, gewinnst du sofort; kommt dir jemand zuvor, musst du alle überleben.
           *[other] Überlebe alle: Erst müssen die anderen weg und ganz am Ende der Sheriff.
        }

## Sides

team-law = Sheriff und Hilfssheriffs
team-outlaws = Banditen
team-renegades = Gesetzloser

## Boxes

set-base = Grundspiel
    .about = 80 Karten und 16 Charaktere für 4 bis 7 Spieler.
set-dodge-city = Dodge City
    .about = 40 weitere Karten, darunter grüne, und 15 Charaktere; für 3 bis 8 Spieler.
set-high-noon = High Noon
    .about = 15 Ereignisse, jede Runde ein neues: Geister, der Suff und am Ende die Mittagsstunde.
set-fistful-of-cards = A Fistful of Cards
    .about = 15 Ereignisse, jede Runde ein neues: Wetten, Blutsbrüder und am Ende ein Kugelhagel.
set-the-bullet = The Bullet
    .about = 3 Charaktere aus der Sammlerbox.
set-wild-west-show = Wild West Show
    .about = 10 Ereignisse, eines mit jeder Postkutsche oder Wells Fargo, und 8 Charaktere; am Ende alle gegen alle.
set-eldorado = Eldorado
    .about = 18 Ereignisse von Spielern, jedes für zwei Runden oder bis zum Ass: Geister, Gold und Pakte.

## Suits

suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz

## Ranks

rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-11 = Bube
rank-12 = Dame
rank-13 = König
rank-14 = Ass

## Bots

level-drifter = Landstreicher
    .about = Tut, was ihm gerade einfällt. Gut für einen ersten Blick auf das Spiel.
    .dice-about = Tut, was gerade einfällt. Gut für einen ersten Blick auf das Spiel.
level-karma = Hitzkopf
    .about = Teilt alle in Freund und Feind ein und schießt drauflos.
    .dice-about = Teilt alle in Freund und Feind ein und schießt drauflos.
level-cowhand = Cowboy
    .about = Kennt die Faustregeln: achtet auf die Rolle, spart Fehlschuss und Bier.
    .dice-about = Achtet auf die Rolle und weiß, wann genug gewürfelt ist.
level-marshal = Marshal
    .about = Wägt jede Karte ab: merkt sich, wer auf wen schoss und was noch auf der Hand sein kann.
    .dice-about = Kennt die genauen Chancen jedes Wurfs und merkt sich, wer auf wen schoss.
level-legend = Legende
    .about = Spielt die Partie im Kopf hundertfach weiter, ehe sie handelt.
    .dice-about = Spielt die Partie im Kopf hundertfach weiter, ehe sie würfelt.
