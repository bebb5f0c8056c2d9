## The guided first game

lesson-title = Tanulj meg játszani
lesson-about = Ülj le egy igazi asztalhoz, és játssz egy rövid játékot. Egy vén róka elmondja, mit tegyél és miért.
lesson-about-game = Nagyjából öt perc. A megkezdett játékod megvár, és utána folytathatod.
lesson-start = Kezdjük
lesson-go-on = Folytatás
lesson-again = Elölről
lesson-next = Tovább
lesson-later = Még ne! Előbb ezt:
lesson-watch = Figyeld, mit csinálnak a többiek.
lesson-play-now = Játsszunk egyet

## What the coach says, in this order.

lesson-goal = Bandita vagy: a seriffnek pusztulnia kell. A szerepedet rajtad kívül senki sem ismeri.
lesson-sheriff = { $name } a seriff, a csillag mutatja. A másik kettő közül az egyik bandita, mint te, a másik renegát; hogy melyik, az titok.
lesson-dodge = { $name } rád lő! Koppints a kezedben az Elvétve! lapra, hogy kitérj előle.
lesson-turn = Te jössz! Húztál két lapot, és annyit játszhatsz ki, amennyit csak akarsz.

## How far away the Sheriff is, how far the weapon reaches.

lesson-distance = A játékosokon látható szám a távolság. A seriff { $distance } távolságra ül, a fegyvered viszont csak { $reach } távolságra hord.
lesson-weapon = Jobb fegyver kell. Koppints a Schofield lapra: előtted marad az asztalon.
lesson-shoot = Most már lőtávolban van: { $name }. Koppints a BANG! lapra, aztán a célpontra.
lesson-end = Talált! Egy körben csak egy BANG! játszható ki, ezért koppints a „Kör vége” gombra.
lesson-character = { $name } kétszer lő egy körben: a karaktere ezt megengedi. Tartsd az ujjad egy lapon vagy játékoson, és elolvashatod, mit tud.
lesson-friend = { $name } a seriffre lő, tehát talán szintén bandita. Sokat elárul, ki kire lő!

## Who shoots, the button to tap.

lesson-hit = Megint { $name }, és nincs több Elvétve! lapod. Koppints erre: „{ $button }”.

## The own character.

lesson-hurt = Ez egy életedbe került. De { $character } ilyenkor húz egy lapot: ő a karaktered.
lesson-freely = Te jössz. Rakd le magad elé a Hordó lapot, és lőj a seriffre egy BANG! lappal; a sorrend rajtad áll.
lesson-end-again = Szép volt! Fejezd be a köröd.

## Lives left.

lesson-discard = A kör végén csak annyi lapot tarthatsz meg, ahány életed van: { $lives }. Válaszd ki, melyiket dobod el.

## Who shoots, the button to tap.

lesson-barrel = { $name } rád lő! Koppints erre: „{ $button }”. Ha a pakli felső lapja kőr, megúszod.

## Who is out, and who did it.

lesson-out = { $name } kiesett, és a szerepe kiderült: bandita. A vérdíj { $by } kezébe kerül: három lapot húz.
lesson-beer = Te jössz, és jó hírem van: koppints a Sör lapra, és visszakapsz egy életet.

## The Sheriff's lives.

lesson-finish = { $lives ->
        [one] A seriffnek egyetlen élete maradt. Tudod, mi a dolgod!
       *[other] A seriffnek { $lives } élete maradt. Tudod, mi a dolgod!
    }
lesson-won = A seriff elesett, a banditák nyertek! Veled nyer { $name } is, pedig már kiesett.
