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
dice-ui-needs-saloon-dice = José Delgado und Tequila Joe spielen nur mit den Saloonwürfeln mit.
dice-ui-needs-chiefs-arrow = Apache Kid spielt nur mit dem Häuptlingspfeil mit.

## The table.

dice-ui-dice = Würfel
dice-ui-kept = bleibt
dice-ui-rolls = rollt
dice-ui-locked = liegt fest
dice-ui-not-rolled = noch nicht gewürfelt
dice-ui-supply = Pfeile übrig
dice-ui-chiefs-arrow = Häuptlingspfeil
dice-ui-in-supply = in der Mitte
dice-ui-ghost = Geist
dice-ui-ghost-token = Geistermarker
dice-ui-ghost-token-double = Geistermarker für zwei Würfel
dice-ui-power-used = Kraft verbraucht
dice-ui-myself = Ich selbst
dice-ui-double-shot = Für ein Bier verdoppeln
dice-ui-single-shot = Nicht verdoppeln
dice-ui-rest = Passen bis zu meinem Zug
dice-ui-choose-face = Wähl die neue Seite.
dice-ui-choose-die-first = Tipp den Würfel an, dessen Marker du gibst.
dice-ui-choose-arrow = Welcher Pfeil kommt zurück?

## Rules, about.

dice-ui-keys-about = Beim Würfelspiel tippen 1 bis 6 einen Würfel an, R würfelt, S hört auf.
dice-ui-faces = Würfelseiten
dice-ui-modules = Module von Old Saloon
dice-ui-special-roles = Spezialrollen
dice-ui-base-game = Grundspiel
dice-ui-rules-intro = Jeder hat eine Rolle; nur die des Sheriffs ist bekannt. Achte darauf, wer auf wen schießt, finde heraus, wer deine Freunde sind, und sei auf der Seite, die übrig bleibt.
dice-ui-heading-roll = Würfeln
dice-ui-rules-roll = Wirf fünf Würfel, danach noch bis zu zweimal beliebige davon. Dynamit bleibt liegen. Pfeile nimmt man nach jedem Wurf.
dice-ui-heading-resolve = Würfel verwenden
dice-ui-rules-resolve = Wenn du nicht mehr würfelst, wirken alle Würfel: erst die Schüsse, alle zusammen, dann die Biere, dann die Gatling.
dice-ui-heading-indians = Indianer
dice-ui-rules-indians = Wer den letzten Pfeil nimmt, holt die Indianer: Alle verlieren 1 Lebenspunkt je Pfeil, und alle Pfeile kommen zurück.
dice-ui-heading-end = Das Ende
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
    .rule = Für einen gewürfelten Pfeil darfst du jemandem den Häuptlingspfeil wegnehmen.
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
    .rule = Zu Beginn deines Zuges: Du wirst Sheriff und der Sheriff Hilfssheriff. Ihr behaltet euer Leben, aber niemand hat mehr den Bonus.
power-the-doctor = Der Doktor
    .rule = Nach irgendeinem Wurf: Dreh einen Würfel auf eine andere Seite. Die alte zählt nicht.
power-the-judge = Der Richter
    .rule = Wenn jemand anders eine Spezialrolle zeigt: Sie bewirkt nichts und ist verbraucht.
power-the-gambler = Der Spieler
    .rule = Nach dem letzten Wurf einer anderen Person: Alle Würfel werden noch einmal geworfen, auch Dynamit, und das gilt.
power-the-bad = The Bad
    .rule = Wenn jemand anders Leben bekäme: Es bleibt aus, und die Biere sind verloren.
power-the-ugly = The Ugly
    .rule = Zu Beginn deines Zuges: Zwei tauschen ihre Pfeile. Auch deine dürfen dabei sein.
power-right-hand = Rechte Hand des Teufels
    .rule = Am Ende deines Zuges: Du bist sofort noch einmal am Zug.
power-left-hand = Linke Hand des Teufels
    .rule = Wenn jemand ausscheiden würde, auch du selbst: Wer es ist, bleibt mit 2 Lebenspunkten im Spiel und darf alle eigenen Pfeile zurücklegen.

## Faces of the dice

face-arrow = Pfeil
    .rule = Nimm sofort einen Pfeil, nach jedem Wurf. Ist der letzte genommen, greifen die Indianer an: Alle verlieren 1 Lebenspunkt je Pfeil.
    .short = Pfeil
face-broken-arrow = zerbrochener Pfeil
    .rule = Immer wenn du ihn würfelst, legt jemand deiner Wahl einen Pfeil zurück, aber nicht den Häuptlingspfeil. Er darf neu gewürfelt werden.
    .short = Bruch
face-bullet = Kugel
    .rule = Immer wenn du sie würfelst, verlierst du sofort 1 Lebenspunkt. Sie darf neu gewürfelt werden.
    .short = Kugel
face-dynamite = Dynamit
    .rule = Es darf nicht neu gewürfelt werden. Mit dreien würfelst du nicht mehr und verlierst sofort 1 Lebenspunkt.
    .short = Dynamit
face-bullseye-1 = Schuss 1
    .rule = Jemand neben dir verliert 1 Lebenspunkt.
    .short = Schuss
face-double-bullseye-1 = Doppelschuss 1
    .rule = Zählt als zwei Schüsse 1.
    .short = 2 Schüsse
face-bullseye-2 = Schuss 2
    .rule = Jemand zwei Plätze weiter verliert 1 Lebenspunkt. Sind nur noch drei oder weniger dabei, trifft es nebenan.
    .short = Schuss
face-double-bullseye-2 = Doppelschuss 2
    .rule = Zählt als zwei Schüsse 2.
    .short = 2 Schüsse
face-beer = Bier
    .rule = Jemand deiner Wahl bekommt 1 Lebenspunkt, aber nie mehr als am Anfang.
    .short = Bier
face-double-beer = Doppelbier
    .rule = Zählt als zwei Biere.
    .short = 2 Bier
face-gatling = Gatling
    .rule = Drei davon feuern die Gatling ab, einmal im Zug: Alle anderen verlieren 1 Lebenspunkt, und du legst alle deine Pfeile zurück.
    .short = Gatling
face-double-gatling = Doppelgatling
    .rule = Zählt als zwei Gatlings.
    .short = 2 Gatling

## Dice

die-base = Grundwürfel
die-loudmouth = Großmaul
die-coward = Feigling

## Modules of Old Saloon

module-saloon-dice = Saloonwürfel
    .about = Vor dem ersten Wurf darfst du einen Grundwürfel gegen das Großmaul oder den Feigling tauschen.
module-chiefs-arrow = Häuptlingspfeil
    .about = Er zählt beim Indianerangriff für zwei Pfeile; wer ihn und mehr als alle anderen hat, verliert aber nichts.
module-special-roles = Spezialrollen
    .about = Jede Rolle kann einmal etwas Besonderes, wenn man sie zeigt.
module-mixed-roles = Gemischte Rollen
    .about = Normale und Spezialrollen werden gemischt: Niemand weiß, wie viele dabei sind.
module-characters = Charaktere
    .about = 8 weitere Charaktere.
module-ghost = Geist
    .about = Wer zuerst ausscheidet, bleibt als Geist, wirft zwei Würfel und gibt jemandem einen Marker, der einen Würfel festlegt.
