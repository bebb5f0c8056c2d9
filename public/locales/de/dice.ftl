### same as English: power-the-good power-the-bad power-the-ugly

## Start, new game.

dice-ui-card-game = Kartenspiel
dice-ui-dice-game = Würfelspiel
dice-ui-new-card-game = Neues Kartenspiel
dice-ui-new-dice-game = Neues Würfelspiel
dice-ui-old-saloon = Old Saloon
dice-ui-role-cards = Rollenkarten
dice-ui-normal-roles = Normale Rollen
dice-ui-normal-roles-about = Die Rollen des Grundspiels, ohne besondere Kräfte.
dice-ui-needs-five = Braucht fünf oder mehr Mitspieler.
dice-ui-needs-saloon-dice = José Delgado und Tequila Joe spielen nur mit den Saloon-Würfeln mit.
dice-ui-needs-chiefs-arrow = Apache Kid spielt nur mit dem Pfeil des Häuptlings mit.

## The table.

dice-ui-dice = Würfel
dice-ui-kept = bleibt
dice-ui-rolls = rollt
dice-ui-locked = liegt fest
dice-ui-not-rolled = noch nicht gewürfelt
dice-ui-supply = Pfeile übrig
dice-ui-chiefs-arrow = Pfeil des Häuptlings
dice-ui-in-supply = in der Mitte
dice-ui-ghost = Geist
dice-ui-ghost-token = Geistermarker
dice-ui-ghost-token-double = Geistermarker für zwei Würfel
dice-ui-power-used = Fähigkeit verbraucht
dice-ui-myself = Ich selbst
dice-ui-double-shot = Für ein Bier verdoppeln
dice-ui-single-shot = Nicht verdoppeln
dice-ui-rest = Passen bis zu meinem Zug
dice-ui-choose-face = Wähle die neue Seite.
dice-ui-choose-die-first = Tippe den Würfel an, dessen Marker du gibst.
dice-ui-choose-arrow = Welcher Pfeil kommt zurück?

## Rules, about.

dice-ui-keys-about = Beim Würfelspiel tippen 1 bis 6 einen Würfel an, R würfelt, S hört auf.
dice-ui-faces = Würfelseiten
dice-ui-modules = Module von Old Saloon
dice-ui-special-roles = Spezial-Rollen
dice-ui-base-game = Grundspiel
dice-ui-rules-intro = Jeder hat eine Rolle; nur die des Sheriffs ist bekannt. Achte darauf, wer auf wen schießt, finde heraus, wer deine Freunde sind, und sei auf der Seite, die übrig bleibt.
dice-ui-heading-roll = Würfeln
dice-ui-rules-roll = Wirf fünf Würfel, danach noch bis zu zweimal beliebige davon. Dynamit bleibt liegen. Pfeile nimmt man nach jedem Wurf.
dice-ui-heading-resolve = Würfel verwenden
dice-ui-rules-resolve = Wenn du nicht mehr würfelst, wirken alle Würfel: erst die Schüsse, alle zusammen, dann die Biere, dann die Gatling.
dice-ui-heading-indians = Indianer
dice-ui-rules-indians = Wer den letzten Pfeil nimmt, holt die Indianer: Alle verlieren 1 Lebenspunkt je Pfeil, und alle Pfeile kommen zurück.
dice-ui-heading-end = Ausscheiden
dice-ui-rules-end = Wer den letzten Lebenspunkt verliert, ist raus und zeigt die Rolle. Sind alle Banditen und Gesetzlosen raus, gewinnt die Seite des Sheriffs; ist der Sheriff raus, gewinnen die Banditen. Ein Gesetzloser muss als Letzter übrig sein.
dice-ui-heading-three = Zu dritt
dice-ui-rules-three = Hilfssheriff, der beginnt, Bandit und Gesetzloser, alle bekannt. Der Hilfssheriff jagt den Gesetzlosen, dieser den Banditen und der den Hilfssheriff. Wer die eigene Beute selbst ausschaltet, gewinnt; sonst, wer übrig bleibt.
dice-ui-arrows-of = { $n ->
        [one] 1 Pfeil
       *[other] { $n } Pfeile
    }
dice-ui-die-number = Würfel { $n }
dice-ui-hits-coming = { $n ->
        [one] 1 Treffer kommt
       *[other] { $n } Treffer kommen
    }
dice-ui-beers-coming = { $n ->
        [one] 1 Bier kommt
       *[other] { $n } Bier kommen
    }

## Characters of the dice game

figure-bart-cassidy = Bart Cassidy
    .rule = Statt eines Lebenspunkts, den dich ein Schuss oder die Gatling kostet, darfst du einen Pfeil nehmen, aber nie den letzten.
figure-black-jack = Black Jack
    .rule = Du darfst Dynamit neu würfeln, solange weniger als drei liegen.
figure-calamity-janet = Calamity Janet
    .rule = Du darfst eine 1 als 2 verwenden und eine 2 als 1.
figure-el-gringo = El Gringo
    .rule = Wer dich mit Schüssen oder der Gatling Lebenspunkte kostet, nimmt einen Pfeil.
figure-jesse-jones = Jesse Jones
    .rule = Solange du höchstens vier Lebenspunkte hast, bringt dir jedes Bier, das du selbst trinkst, 2.
figure-jourdonnais = Jourdonnais
    .rule = Ein Indianerangriff kostet dich nie mehr als 1 Lebenspunkt.
figure-kit-carlson = Kit Carlson
    .rule = Für jede Gatling, die du würfelst, darfst du einen Pfeil von irgendwem zurücklegen.
figure-lucky-duke = Lucky Duke
    .rule = Du darfst einmal mehr würfeln: viermal in einem Zug.
figure-paul-regret = Paul Regret
    .rule = Die Gatling kostet dich nie Lebenspunkte.
figure-pedro-ramirez = Pedro Ramirez
    .rule = Für jeden verlorenen Lebenspunkt darfst du einen deiner Pfeile zurücklegen.
figure-rose-doolan = Rose Doolan
    .rule = Deine Schüsse treffen auch einen Platz weiter.
figure-sid-ketchum = Sid Ketchum
    .rule = Zu Beginn deines Zuges bekommt jemand deiner Wahl 1 Lebenspunkt, vielleicht du.
figure-slab-the-killer = Slab the Killer
    .rule = Einmal im Zug darfst du ein Bier ausgeben: Dann zählt ein Schuss doppelt.
figure-suzy-lafayette = Suzy Lafayette
    .rule = Zeigen deine Würfel am Ende keinen Schuss, bekommst du 2 Lebenspunkte.
figure-vulture-sam = Vulture Sam
    .rule = Immer wenn jemand anders ausscheidet, bekommst du 2 Lebenspunkte.
figure-willy-the-kid = Willy the Kid
    .rule = Dir genügen zwei Gatlings, um die Gatling abzufeuern.
figure-apache-kid = Apache Kid
    .rule = Für einen gewürfelten Pfeil darfst du jemandem den Pfeil des Häuptlings wegnehmen.
figure-bill-noface = Bill Noface
    .rule = Du nimmst Pfeile nur für die Würfel deines letzten Wurfs.
figure-doc-holyday = Doc Holyday
    .rule = Verwendest du drei oder mehr Schüsse in einem Zug, bekommst du auch 2 Lebenspunkte.
figure-elena-fuente = Elena Fuente
    .rule = Nach jedem Wurf mit Pfeilen darfst du einen davon jemand anderem geben.
figure-jose-delgado = José Delgado
    .rule = Du darfst das Großmaul als sechsten Würfel nehmen.
figure-molly-stark = Molly Stark
    .rule = Wenn jemand anders Lebenspunkte verliert, darfst du sie stattdessen verlieren, aber nie mehr, als du hast.
figure-tequila-joe = Tequila Joe
    .rule = Du darfst den Feigling als sechsten Würfel nehmen.
figure-vera-custer = Vera Custer
    .rule = Schüsse kosten dich insgesamt 1 Lebenspunkt weniger.

## Special roles

power-the-bear = Der Bär
    .rule = Du beginnst mit 3 zusätzlichen Lebenspunkten statt 2.
power-the-good = The Good
    .rule = Zu Beginn deines Zuges: Du wirst Sheriff und der Sheriff Hilfssheriff. Ihr behaltet eure Lebenspunkte, aber niemand hat mehr den Bonus.
power-the-doctor = Der Doktor
    .rule = Nach irgendeinem Wurf: Dreh einen Würfel auf eine andere Seite. Die alte zählt nicht.
power-the-judge = Der Richter
    .rule = Wenn jemand anders eine Spezial-Rolle zeigt: Sie bewirkt nichts und ist verbraucht.
power-the-gambler = Der Spieler
    .rule = Nach dem letzten Wurf einer anderen Person: Alle Würfel werden noch einmal geworfen, auch Dynamit, und das gilt.
power-the-bad = The Bad
    .rule = Wenn jemand anders Lebenspunkte zurückbekäme: Es bleibt aus, und die Biere sind verloren.
power-the-ugly = The Ugly
    .rule = Zu Beginn deines Zuges: Zwei tauschen ihre Pfeile. Auch deine dürfen dabei sein.
power-right-hand = Die rechte Hand des Teufels
    .rule = Am Ende deines Zuges: Du bist sofort noch einmal am Zug.
power-left-hand = Die linke Hand des Teufels
    .rule = Wenn jemand ausscheiden würde, auch du selbst: Wer es ist, bleibt mit 2 Lebenspunkten im Spiel und darf alle eigenen Pfeile zurücklegen.

## Faces of the dice

face-arrow = Pfeil
    .rule = Nimm sofort einen Pfeil, nach jedem Wurf. Ist der letzte genommen, greifen die Indianer an: Alle verlieren 1 Lebenspunkt je Pfeil.
    .short = Pfeil
face-broken-arrow = zerbrochener Pfeil
    .rule = Immer wenn du ihn würfelst, legt jemand deiner Wahl einen Pfeil zurück, aber nicht den Pfeil des Häuptlings. Er darf neu gewürfelt werden.
    .short = Bruch
face-bullet = Patrone
    .rule = Immer wenn du sie würfelst, verlierst du sofort 1 Lebenspunkt. Sie darf neu gewürfelt werden.
    .short = Patrone
face-dynamite = Dynamit
    .rule = Es darf nicht neu gewürfelt werden. Mit dreien würfelst du nicht mehr und verlierst sofort 1 Lebenspunkt.
    .short = Dynamit
face-bullseye-1 = Fadenkreuz 1
    .rule = Jemand neben dir verliert 1 Lebenspunkt.
    .short = Schuss
face-double-bullseye-1 = Doppel-Fadenkreuz 1
    .rule = Zählt als zwei Schüsse 1.
    .short = 2 Schüsse
face-bullseye-2 = Fadenkreuz 2
    .rule = Jemand zwei Plätze weiter verliert 1 Lebenspunkt. Sind nur noch drei oder weniger dabei, trifft es nebenan.
    .short = Schuss
face-double-bullseye-2 = Doppel-Fadenkreuz 2
    .rule = Zählt als zwei Schüsse 2.
    .short = 2 Schüsse
face-beer = Bier
    .rule = Jemand deiner Wahl bekommt 1 Lebenspunkt, aber nie mehr als am Anfang.
    .short = Bier
face-double-beer = Doppel-Bier
    .rule = Zählt als zwei Biere.
    .short = 2 Bier
face-gatling = Gatling
    .rule = Drei davon feuern die Gatling ab, einmal im Zug: Alle anderen verlieren 1 Lebenspunkt, und du legst alle deine Pfeile zurück.
    .short = Gatling
face-double-gatling = Doppelgatling
    .rule = Zählt als zwei Gatlings.
    .short = 2 Gatling

## Dice

die-base = Basis-Würfel
die-loudmouth = Großmaul
die-coward = Feigling

## Modules of Old Saloon

module-saloon-dice = Saloon-Würfel
    .about = Vor dem ersten Wurf darfst du einen Basis-Würfel gegen das Großmaul oder den Feigling tauschen.
module-chiefs-arrow = Pfeil des Häuptlings
    .about = Er zählt beim Indianerangriff für zwei Pfeile; wer ihn und mehr als alle anderen hat, verliert aber nichts.
module-special-roles = Spezial-Rollen
    .about = Jede Rolle kann einmal etwas Besonderes, wenn man sie zeigt.
module-mixed-roles = Gemischte Rollen
    .about = Normale und Spezial-Rollen werden gemischt: Niemand weiß, wie viele dabei sind.
module-characters = Charaktere
    .about = 8 weitere Charaktere.
module-ghost = Geist
    .about = Wer zuerst ausscheidet, bleibt als Geist, wirft zwei Würfel und gibt jemandem einen Marker, der einen Würfel festlegt.

## Sätze am Tisch des Würfelspiels

dice-faces = { $n ->
        [one] { $face }
       *[other] { $n } × { $face }
    }
# Im Akkusativ.
dice-arrows = { $chief ->
        [0] { $arrows ->
            [one] einen Pfeil
           *[other] { $arrows } Pfeile
        }
       *[other] { $arrows ->
            [0] den Pfeil des Häuptlings
            [one] einen Pfeil und den Pfeil des Häuptlings
           *[other] { $arrows } Pfeile und den Pfeil des Häuptlings
        }
    }
dice-log-rolled = { $seat } würfelt: { $faces }.
    .you = Du würfelst: { $faces }.
dice-log-turned = { $seat } dreht einen Würfel: { $face }.
    .you = Du drehst einen Würfel: { $face }.
dice-log-stopped = { $seat } hört auf.
    .you = Du hörst auf.
dice-log-took = { $seat } nimmt { dice-arrows }.
    .you = Du nimmst { dice-arrows }.
dice-log-took-from = { $seat } nimmt { dice-arrows } von { $target }.
    .you = Du nimmst { dice-arrows } von { $target }.
    .at-you = { $seat } nimmt { dice-arrows } von dir.
dice-log-put-back = { $seat } legt { dice-arrows } zurück.
    .you = Du legst { dice-arrows } zurück.
dice-log-put-back-of = { $seat } legt { dice-arrows } von { $target } zurück.
    .you = Du legst { dice-arrows } von { $target } zurück.
    .at-you = { $seat } legt { dice-arrows } von dir zurück.
dice-log-swapped = { $seat } und { $target } tauschen ihre Pfeile.
    .you = Du tauschst deine Pfeile mit { $target }.
    .at-you = { $seat } und du tauscht eure Pfeile.
dice-log-indians = Der letzte Pfeil ist weg: Die Indianer greifen an!
dice-log-chief-spared = { $seat } hat die meisten Pfeile und den des Häuptlings: Nichts geht verloren.
    .you = Du hast die meisten Pfeile und den des Häuptlings: Nichts geht verloren.
dice-log-exploded = Drei Stangen Dynamit explodieren vor { $target }.
    .at-you = Drei Stangen Dynamit explodieren vor dir.
dice-log-aimed = { $seat } schießt auf { $target }.
    .you = Du schießt auf { $target }.
    .at-you = { $seat } schießt auf dich.
dice-log-aimed-several = { $seat } schießt { $n }-mal auf { $target }.
    .you = Du schießt { $n }-mal auf { $target }.
    .at-you = { $seat } schießt { $n }-mal auf dich.
dice-beers = { $n ->
        [one] ein Bier
       *[other] { $n } Bier
    }
dice-log-beers = { $seat } gibt { $target } { dice-beers } aus.
    .you = Du gibst { $target } { dice-beers } aus.
    .at-you = { $seat } gibt dir { dice-beers } aus.
    .self = { $seat } trinkt { dice-beers }.
    .you-self = Du trinkst { dice-beers }.
dice-log-gatling = { $seat } feuert die Gatling ab!
    .you = Du feuerst die Gatling ab!
dice-log-used = { $seat } nutzt die Fähigkeit „{ $source }“.
    .you = Du nutzt die Fähigkeit „{ $source }“.
dice-log-used-on = { $seat } nutzt die Fähigkeit „{ $source }“ für { $target }.
    .you = Du nutzt die Fähigkeit „{ $source }“ für { $target }.
    .at-you = { $seat } nutzt die Fähigkeit „{ $source }“ für dich.
    .self = { $seat } nutzt die Fähigkeit „{ $source }“ für sich selbst.
    .you-self = Du nutzt die Fähigkeit „{ $source }“ für dich selbst.
dice-log-lost-gatling = { $seat } verliert { lives } durch die Gatling.
    .you = Du verlierst { lives } durch die Gatling.
dice-log-lost-indians = { $seat } verliert { lives } durch die Indianer.
    .you = Du verlierst { lives } durch die Indianer.
dice-log-lost-dynamite = { $seat } verliert { lives } durch das Dynamit.
    .you = Du verlierst { lives } durch das Dynamit.
dice-log-lost-bullet = { $seat } verliert { lives } durch eine Patrone.
    .you = Du verlierst { lives } durch eine Patrone.
dice-log-gain-denied = { $seat } bekommt nichts zurück.
    .you = Du bekommst nichts zurück.
dice-log-loss-taken = { $seat } verliert { lives } anstelle von { $target }.
    .you = Du verlierst { lives } anstelle von { $target }.
    .at-you = { $seat } verliert { lives } anstelle von dir.
dice-log-spared = { $seat } bleibt verschont: { lives }.
    .you = Du sparst dir { lives }.
dice-log-spared-by = { $source }: { $seat } bleibt verschont, { lives }.
    .you = { $source }: Du sparst dir { lives }.
dice-log-role = { $seat } ist { $role }.
    .you = Du bist { $role }.
dice-log-role-power = { $seat } ist { $role }: { $power }.
    .you = Du bist { $role }: { $power }.
dice-log-power-used = { $seat } setzt die Rolle ein: { $power }.
    .you = Du setzt deine Rolle ein: { $power }.
dice-log-power-cancelled = { $power } bewirkt nichts.
dice-log-sheriff-changed = { $seat } ist jetzt Sheriff und { $target } Hilfssheriff.
    .you = Du bist jetzt Sheriff und { $target } Hilfssheriff.
    .at-you = { $seat } ist jetzt Sheriff und du bist Hilfssheriff.
dice-log-extra-turn = { $seat } ist noch einmal am Zug.
    .you = Du bist noch einmal am Zug.
dice-log-ghost = { $seat } bleibt als Geist dabei.
    .you = Du bleibst als Geist dabei.
dice-log-ghost-side = { $seat } bleibt als Geist dabei, auf der Seite: { $team }.
    .you = Du bleibst als Geist dabei, auf der Seite: { $team }.
dice-log-marked = { $seat } bekommt den Geistermarker: { $face }.
    .you = Du bekommst den Geistermarker: { $face }.
dice-log-marked-double = { $seat } bekommt den Geistermarker: { $face }, für zwei Würfel.
    .you = Du bekommst den Geistermarker: { $face }, für zwei Würfel.

## Fragen

dice-ask-dice = Du bist am Zug. Wähle deine Würfel.
dice-ask-ghost-roll = Du bist der Geist. Wirf deine zwei Würfel.
dice-ask-first-roll = Du bist am Zug. Würfle.
dice-ask-roll = Tippe an, was bleibt, und würfle den Rest neu, oder höre auf. { $left ->
        [one] Noch 1 Wurf.
       *[other] Noch { $left } Würfe.
    }
dice-ask-shoot = { $left ->
        [1] Fadenkreuz { $reach }: Auf wen schießt du?
       *[other] Fadenkreuz { $reach }: Auf wen schießt du? Noch { $left }.
    }
dice-ask-heal = { $left ->
        [1] Bier: Wer bekommt 1 Lebenspunkt zurück?
       *[other] Bier: Wer bekommt 1 Lebenspunkt zurück? Noch { $left }.
    }
dice-ask-heal-by = { $source }: Wer bekommt 1 Lebenspunkt zurück?
dice-ask-elena = { $source }: Wer nimmt den ersten Pfeil für dich?
dice-ask-swap = { $source }: Wessen Pfeile werden getauscht?
dice-ask-arrow = { $left ->
        [1] Welchen Pfeil nimmst du?
       *[other] Welchen Pfeil nimmst du? Noch { $left }.
    }
dice-ask-dodge = Du verlierst { $left ->
        [one] 1 Lebenspunkt
       *[other] { $left } Lebenspunkte
    }. Nimmst du einen Pfeil statt 1 Lebenspunkt?
dice-ask-broken-arrow = { $left ->
        [1] Zerbrochener Pfeil: Wessen Pfeil kommt zurück?
       *[other] Zerbrochener Pfeil: Wessen Pfeil kommt zurück? Noch { $left }.
    }
dice-ask-return = { $left ->
        [1] { $source }: Einen Pfeil zurücklegen?
       *[other] { $source }: Einen Pfeil zurücklegen? Noch { $left }.
    }
dice-ask-return-all = Du bist gerettet. Alle deine Pfeile zurücklegen?
dice-ask-take-loss = { $target } verliert { lives }. Verlierst du das stattdessen?
dice-ask-role = { $attack } Zeigst du deine Rolle und nutzt ihre Fähigkeit?
dice-when-turn-start = Dein Zug beginnt.
dice-when-turn-end = Dein Zug endet.
dice-when-rolled = { $seat } hat gewürfelt.
    .you = Du hast gewürfelt.
dice-when-last-roll = { $seat } würfelt nicht mehr.
    .you = Du würfelst nicht mehr.
dice-when-revealed = { $seat } zeigt: { $power }.
    .you = Du zeigst: { $power }.
dice-when-gain = { $seat } bekommt gleich { lives } zurück.
    .you = Du bekommst gleich { lives } zurück.
dice-when-death = { $seat } scheidet gleich aus.
    .you = Du scheidest gleich aus.
dice-ask-turn = { $source }: Tippe einen Würfel an und wähle seine neue Seite.
dice-ask-give = Geist: Gib jemandem den Marker eines deiner Würfel.
dice-wait-dice = { $seat } wählt Würfel.
dice-wait-roll = { $seat } würfelt.
dice-wait-shoot = { $seat } zielt.
dice-wait-heal = { $seat } verteilt Lebenspunkte.
dice-wait-seat = { $seat } sucht jemanden aus.
dice-wait-arrow = { $seat } nimmt einen Pfeil.
dice-wait-fire = { $seat } steht in der Schusslinie.
dice-wait-return = { $seat } legt Pfeile zurück.
dice-wait-role = { $seat } hat vielleicht eine Spezial-Rolle.
dice-wait-turn = { $seat } dreht einen Würfel.
dice-wait-give = { $seat } vergibt einen Marker.

## Knöpfe

dice-do-base = Nur Basis-Würfel
dice-do-die = { $die }
dice-do-roll = Würfeln
dice-do-roll-some = { $n } neu würfeln
dice-do-stop = Aufhören
dice-do-shoot = Auf { $target } schießen
    .self = Auf dich schießen
dice-do-shoot-twice = Doppelt auf { $target } schießen
    .self = Doppelt auf dich schießen
dice-do-seat = { $target }
    .self = Ich selbst
dice-do-take = Pfeil nehmen
dice-do-take-chief = Pfeil des Häuptlings nehmen
dice-do-take-from = Pfeil des Häuptlings von { $target }
    .self = Eigener Pfeil des Häuptlings
dice-do-return = Pfeil zurücklegen
dice-do-return-chief = Pfeil des Häuptlings zurücklegen
dice-do-return-all = Alle zurücklegen
dice-do-take-loss = Selbst verlieren
dice-do-power = { $power } einsetzen
dice-do-show-role = Rolle zeigen
dice-do-turn = { $face }
dice-do-give = { $face } für { $target }
    .self = { $face } für dich
dice-do-lose = Lebenspunkt verlieren
dice-do-pass = Passen
dice-do-no = Nein

## Warum etwas nicht geht

dice-no-must-choose = Du musst wählen.
dice-no-such-die = Den Würfel gibt es nicht.
dice-no-first-roll = Beim ersten Wurf nimmst du alle Würfel.
dice-no-dice-left = Es ist kein Würfel mehr übrig. Beende den Wurf.
dice-no-locked = Dynamit bleibt liegen.
dice-no-that-face = Der Würfel lässt sich nicht so drehen: { $face }.
dice-no-shown = Das zeigt kein Würfel: { $face }.
dice-no-that-die = { $die } steht nicht zur Wahl.
dice-no-yourself = Nicht dich selbst.
dice-no-reach = { $target } sitzt { $distance ->
        [one] 1 Platz
       *[other] { $distance } Plätze
    } entfernt; dieser Schuss trifft im Abstand { $reach }.
dice-no-double = Du kannst jetzt keinen Schuss verdoppeln.
dice-no-such-arrow = Diesen Pfeil kannst du nicht nehmen.
dice-no-arrow-there = { $target } hat keinen Pfeil zum Zurücklegen.
    .at-you = Du hast keinen Pfeil zum Zurücklegen.
dice-no-power = Deine Rolle kann in diesem Moment nichts.
dice-no-that-player = { $source }: Wähle jemand anderen.
