## The guided first game

lesson-title = Spielen lernen
lesson-about = Setz dich an einen echten Tisch und spiele eine kurze Partie. Ein alter Hase erklärt dir, was zu tun ist und warum.
lesson-about-game = Es dauert etwa fünf Minuten. Eine angefangene Partie wartet auf dich und kommt danach zurück.
lesson-start = Los gehts
lesson-go-on = Weiter lernen
lesson-again = Von vorn
lesson-next = Weiter
lesson-later = Noch nicht! Zuerst das:
lesson-watch = Schau zu, was die anderen tun.
lesson-play-now = Eine Partie spielen

## What the coach says, in this order.

lesson-goal = Du bist Bandit: Der Sheriff muss weg. Außer dir kennt niemand deine Rolle.
lesson-sheriff = { $name } ist der Sheriff, das zeigt der Stern. Von den anderen ist einer Bandit wie du, einer Gesetzloser; wer, ist geheim.
lesson-dodge = { $name } schießt auf dich! Tippe auf Fehlschuss! in deiner Hand, um auszuweichen.
lesson-turn = Du bist dran! Du hast zwei Karten gezogen und darfst ausspielen, so viel du willst.

## How far away the Sheriff is, how far the weapon reaches.

lesson-distance = Die Zahl an jedem Platz ist die Entfernung. Zum Sheriff ist es { $distance }, und deine Waffe reicht nur { $reach } weit.
lesson-weapon = Du brauchst eine bessere Waffe. Tippe auf die Schofield: Sie bleibt vor dir liegen.
lesson-shoot = Jetzt ist { $name } in Reichweite. Tippe auf BANG!, dann auf { $name }.
lesson-end = Getroffen! Nur ein BANG! ist pro Zug erlaubt, also tippe auf „Zug beenden“.
lesson-character = { $name } feuert zweimal in einem Zug: Sein Charakter darf das. Halte Karten oder Spieler gedrückt, um mehr zu lesen.
lesson-friend = { $name } schießt auf den Sheriff und ist wohl auch Bandit. Wer auf wen schießt, verrät dir viel!

## Who shoots, the button to tap.

lesson-hit = Wieder { $name }, und du hast keinen Fehlschuss! mehr. Tippe auf „{ $button }“.

## The own character.

lesson-hurt = Das kostet dich einen Lebenspunkt. Aber { $character } zieht dafür eine Karte: Das ist dein Charakter.
lesson-freely = Du bist dran. Lege das Fass aus und schieße mit BANG! auf den Sheriff; die Reihenfolge ist dir überlassen.
lesson-end-again = Gut gemacht! Beende deinen Zug.

## Lives left.

lesson-discard = Am Ende behältst du nur so viele Karten, wie du Lebenspunkte hast: { $lives }. Suche dir aus, welche du abwirfst.

## Who shoots, the button to tap.

lesson-barrel = { $name } schießt auf dich! Tippe auf „{ $button }“: Die oberste Karte wird aufgedeckt, und Herz rettet dich.

## Who is out, and who did it.

lesson-out = { $name } ist raus, die Rolle wird aufgedeckt: ein Bandit. Dafür zieht { $by } drei Karten als Belohnung.
lesson-beer = Du bist dran, und es gibt etwas Gutes: Tippe auf Bier, und du bekommst einen Lebenspunkt zurück.

## The Sheriff's lives.

lesson-finish = { $lives ->
        [one] Der Sheriff hat noch einen Lebenspunkt. Du weißt, was zu tun ist!
       *[other] Der Sheriff hat noch { $lives } Lebenspunkte. Du weißt, was zu tun ist!
    }
lesson-won = Der Sheriff fällt, die Banditen gewinnen! { $name } gewinnt mit dir, sogar noch vom Friedhof aus.
