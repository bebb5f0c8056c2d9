//! Names and rules of event cards, and their decks.

use standoff_engine::card::{EventCard, EventDeck, EventMix};

pub(super) fn name(card: EventCard) -> &'static str {
    match card {
        EventCard::Blessing => "Béke",
        EventCard::Curse => "Átok",
        EventCard::GhostTown => "Szellemváros",
        EventCard::GoldRush => "Aranyláz",
        EventCard::Handcuffs => "Bilincsbe verve",
        EventCard::Hangover => "Másnaposság",
        EventCard::HighNoon => "Fényes nappal",
        EventCard::NewIdentity => "Új személyazonosság",
        EventCard::Shootout => "Tűzharc",
        EventCard::TheDaltons => "A Daltonok",
        EventCard::TheDoctor => "Az orvos",
        EventCard::TheReverend => "A tiszteletes",
        EventCard::TheSermon => "A prédikáció",
        EventCard::Thirst => "Szomjúság",
        EventCard::TrainArrival => "Vonat érkezik",
        EventCard::AFistfulOfCards => "Egy maroknyi kártya",
        EventCard::AbandonedMine => "Az elhagyott bánya",
        EventCard::Ambush => "Lesállás",
        EventCard::BloodBrothers => "Vértestvérek",
        EventCard::DeadMan => "Tetszhalott",
        EventCard::HardLiquor => "Tüzes víz",
        EventCard::Lasso => "Lasszó",
        EventCard::LawOfTheWest => "A vadnyugat törvénye",
        EventCard::Peyote => "Meszkalin kaktusz",
        EventCard::Ranch => "Farm",
        EventCard::Ricochet => "A golyó ereje",
        EventCard::RussianRoulette => "Orosz Rulett",
        EventCard::Sniper => "Orvlövész",
        EventCard::TheJudge => "A bíró",
        EventCard::Vendetta => "Vérbosszú",
        EventCard::BoneOrchard => "Temetőkert",
        EventCard::DarlingValentine => "Darling Valentine",
        EventCard::DorothyRage => "Dorothy Rage",
        EventCard::Gag => "Szájpecek",
        EventCard::HelenaZontero => "Helena Zontero",
        EventCard::LadyRoseOfTexas => "Lady Rose of Texas",
        EventCard::MissSusanna => "Miss Susanna",
        EventCard::Sacagaway => "Sacagaway",
        EventCard::Showdown => "Showdown",
        EventCard::WildWestShow => "Vadnyugati Show",
        EventCard::Cavalry => "Lovasság",
        EventCard::DaringChallenge => "Merész kihívás",
        EventCard::DeadSheriffsGhost => "Halott seriff szelleme",
        EventCard::Desperados => "Banditák",
        EventCard::DevilsPact => "Paktum az ördöggel",
        EventCard::DougBadman => "Dough Badman",
        EventCard::Eldorado => "Eldorado",
        EventCard::GraveDigger => "Sírásó",
        EventCard::HorseStealer => "Lótolvaj",
        EventCard::Lifetime => "Életfogytiglan",
        EventCard::Lou => "Lou",
        EventCard::MadRide => "Flúgos Futam",
        EventCard::Nugget => "Aranyrög",
        EventCard::Scout => "Felderítő",
        EventCard::SiouxChief => "Sziú Főnök",
        EventCard::WetAmmo => "Vizipisztoly",
        EventCard::WildShot => "Vaktában lövöldözés",
        EventCard::Winifred => "Winifred",
    }
}

pub(super) fn rule(card: EventCard) -> &'static str {
    match card {
        EventCard::Blessing => "Minden lap kőrnek számít, bármi áll is rajta.",
        EventCard::Curse => "Minden lap pikknek számít, bármi áll is rajta. Az értékük marad.",
        EventCard::GhostTown => {
            "Aki kiesett, a saját körére szellemként visszatér, és 3 lapot húz. A szellem életet se nem veszít, se \
             nem nyer, és a köre végén eltűnik."
        }
        EventCard::GoldRush => "A körök jobbra haladnak, nem balra. A lapok hatása továbbra is balra jár körbe.",
        EventCard::Handcuffs => {
            "Húzás után megnevezel egy színt. A köröd végéig csak ilyen színű lapot használhatsz a kezedből; amit \
             valaminek az áraként dobsz el, bármilyen lehet."
        }
        EventCard::Hangover => {
            "Senkinek sincs képessége. Az életek megmaradnak. Ha az asztal így egyezett meg, az asztalon fekvő lapok \
             sem működnek."
        }
        EventCard::HighNoon => "A köröd elején, minden más előtt, 1 életet veszítesz. Ez a lap a játék végéig marad.",
        EventCard::NewIdentity => {
            "A köröd elején megnézed a második karakteredet. A játék végéig ő lehetsz, pontosan 2 élettel, vagy, ha \
             az asztal így egyezett meg, amíg ez a lap tart, átveheted a képességeit."
        }
        EventCard::Shootout => "A körödben egy második BANG! lapot is kijátszhatsz.",
        EventCard::TheDaltons => {
            "Azonnal: aki előtt kék lap van, egyet eldob közülük; a Börtön és a Dinamit is jó. Ha az asztal így \
             egyezett meg, a zöld is számít."
        }
        EventCard::TheDoctor => {
            "Azonnal: akinek a legkevesebb élete van, visszanyer 1-et; ha többen is vannak, mindegyikük."
        }
        EventCard::TheReverend => {
            "Senki sem ihat Sört, még az utolsó találat ellen sem. Minden más továbbra is gyógyít."
        }
        EventCard::TheSermon => "A saját körödben nem használhatsz BANG! lapot, Párbajban sem. Más lövések szabadok.",
        EventCard::Thirst => "A körödben csak 1 lapot húzol.",
        EventCard::TrainArrival => "A körödben eggyel több lapot húzol.",
        EventCard::AFistfulOfCards => {
            "A köröd elején annyiszor lőnek rád, ahány lap a kezedben van. Minden lövést kivédhetsz. Ez a lap a játék \
             végéig marad."
        }
        EventCard::AbandonedMine => {
            "A dobópakliból húzol, ha van benne elég lap. Olyankor a fölös lapjaid lefordítva a húzópaklira kerülnek, \
             és a kijátszottak is, ha az asztal így egyezett meg."
        }
        EventCard::Ambush => {
            "Mindenki mindenkitől 1 távolságra van. Az asztalon fekvő lapok ezt a szokott módon módosítják, és a \
             képességek is, hacsak az asztal nem egyezett meg másképp."
        }
        EventCard::BloodBrothers => {
            "A köröd elején odaadhatod 1 életedet, de sosem az utolsót, hogy valaki más visszanyerjen 1-et."
        }
        EventCard::DeadMan => {
            "Aki ebben a játékban elsőként esett ki, a saját körében visszatér 2 élettel és 2 lappal, és marad."
        }
        EventCard::HardLiquor => "A körödben húzás helyett visszanyerhetsz 1 életet.",
        EventCard::Lasso => "Az asztalon fekvő lapok nem működnek, se kék, se zöld. A Börtön és a Dinamit vár.",
        EventCard::LawOfTheWest => {
            "A körödben másodikként húzott lapot megmutatod, és ha lehet, még abban a körben ki kell játszanod."
        }
        EventCard::Peyote => {
            "Húzás helyett tippelsz: piros vagy fekete a következő lap? Ha eltalálod, a tiéd, és tippelhetsz újra, \
             vagy újra kell, ha az asztal így egyezett meg; ha nem, eldobod."
        }
        EventCard::Ranch => {
            "A körödben egyszer, húzás után, eldobhatsz akárhány lapot a kezedből, és ugyanannyit húzol. Van asztal, \
             ahol ez a kijátszás után jön."
        }
        EventCard::Ricochet => {
            "A körödben BANG! lapokat eldobva lelőheted mások lapjait az asztalról, bármilyen messze; egy Elvétve! \
             megmenti a lapot. A korlátba csak akkor számít, ha az asztal így egyezett meg."
        }
        EventCard::RussianRoulette => {
            "Azonnal: sorban mindenki használ egy Elvétve!-t; az kezdi, aki soron következik. Aki elsőként nem teszi, 2 \
             életet veszít, és vége."
        }
        EventCard::Sniper => {
            "A körödben két BANG! lapot együtt eldobva lőhetsz egyet a fegyvered hatótávján belül. Csak két Elvétve! \
             állítja meg, és a korlátba nem számít."
        }
        EventCard::TheJudge => "Senki sem tehet le lapot se maga, se más elé. Ami már ott van, működik.",
        EventCard::Vendetta => {
            "A köröd végén felcsapsz egy lapot: kőrre jön még egy köröd, amelynek a végén már nem csapsz fel."
        }
        EventCard::BoneOrchard => {
            "Aki kiesett, a saját körében 1 élettel visszatér, és marad. A kiesettek szerepeit megkeverjük, és titokban \
             újraosztjuk köztük; ha az asztal így egyezett meg, helyettük a karaktereiket."
        }
        EventCard::DarlingValentine => {
            "A köröd elején eldobod a kezedet, és ugyanannyi lapot húzol. Ha az asztal így egyezett meg, ezt mindenki \
             egyszer, azonnal teszi meg."
        }
        EventCard::DorothyRage => {
            "A körödben egyszer megparancsolhatod valakinek, mit játsszon ki és ki ellen; ha nincs neki, megmutatja a kezét. \
             Ha az asztal így egyezett meg: adj egy lapot, akinek kevesebb van, vagy ha nálad a legtöbb, mutasd meg."
        }
        EventCard::Gag => "Senki sem beszélhet. Aki mégis megszólal, bevallja, és 1 életet veszít.",
        EventCard::HelenaZontero => {
            "Azonnal: felcsapunk egy lapot. Ha piros, a seriff kivételével minden játékban lévő szerepét megkeverjük és \
             újraosztjuk; ha az asztal így egyezett meg, helyettük a karaktereket."
        }
        EventCard::LadyRoseOfTexas => {
            "A körödben egyszer helyet cserélhetsz a jobb oldali szomszédoddal, aki kimarad a következő köréből. Ketten \
             már nem lehet."
        }
        EventCard::MissSusanna => {
            "Játssz ki a körödben három lapot a kezedből, különben a végén 1 életet veszítesz. A Börtönben töltött kör \
             nem számít."
        }
        EventCard::Sacagaway => "Mindenki nyílt lapokkal játszik. Amit találomra kell elvenni, azt így is találomra.",
        EventCard::Showdown => {
            "Bármelyik lap kijátszható BANG!-ként. A BANG! lap csak Elvétve!-nek jó, hacsak az asztal úgy nem egyezett \
             meg, hogy lőni is lehet vele."
        }
        EventCard::WildWestShow => {
            "Mindenki utolsóként akar talpon maradni, bármi is a szerepe. A vérdíj és a büntetés marad. Ez a lap a játék \
             végéig marad."
        }
        EventCard::Cavalry => {
            "Az a seriffhelyettes, aki a saját körében felfedi a szerepét, abban a körben két BANG! lapot játszhat ki, \
             bármilyen távolra."
        }
        EventCard::DaringChallenge => {
            "BANG! lap ellen csak felcsapsz egy lapot: ha kisebb, találat, különben mellément. Ha a színe is egyezik a \
             BANG!-ével, a lövés visszapattan, és a lövő csap fel."
        }
        EventCard::DeadSheriffsGhost => {
            "Aki kiesett, a saját körére szellemként visszatér, és 1 lapot húz, amellyel a seriffnek nem árthat. \
             A körében egyszer egy asztalon fekvő lapot átrakhat valaki más elé."
        }
        EventCard::Desperados => {
            "Az a bandita, aki a saját körében felfedi a szerepét, 2 helyett 3 lapot húz, és az Elvétve! lapjait \
             Sörként is használhatja."
        }
        EventCard::DevilsPact => {
            "Aki most elsőnek kiesne, a seriff kivételével, banditaként játszik tovább 3 élettel, vagy 2-vel, ha a \
             karakterének 3 van. Az asztala megmarad, a kezét eldobja, és többé semmi sem gyógyítja."
        }
        EventCard::DougBadman => {
            "A köröd elején, húzás előtt, 2 lapot eldobva visszanyerhetsz 1 életet. A seriffre nem vonatkozik."
        }
        EventCard::Eldorado => {
            "Húzás helyett elveszel találomra egy lapot a bal oldali szomszédod kezéből, húzol 1-et, majd a jobb oldali \
             szomszédodnak adsz egyet, amelyiket akarod."
        }
        EventCard::GraveDigger => {
            "Aki most elsőnek kiesne, a seriff kivételével, Sírásóként játszik tovább 2 élettel és az asztalán fekvő \
             lapokkal. A Sírásó egyedül nyer, ha már csak ő és a seriff maradt."
        }
        EventCard::HorseStealer => {
            "A távolságot módosító lapok nem működnek. Aki ászt kijátszva vagy eldobva véget vet ennek, mindet \
             begyűjti, egyet megtart, a többit eldobja."
        }
        EventCard::Lifetime => {
            "A seriff valakit életfogytig börtönbe zár. A rab minden köre előtt felcsap: kőrre szabad és játszik, \
             különben kimarad. Bárkinek az ásza is kiszabadítja."
        }
        EventCard::Lou => "Ha legfeljebb 2 életed van, bármelyik kőr lapodat Sörként használhatod.",
        EventCard::MadRide => {
            "Minden második játékos csak felcsap egy lapot: az ász véget vet a futamnak, és ő játszik, különben kimarad. \
             Lövés ellen a dobópakli tetején fekvő Elvétve! is jó. Ketten már nem érvényes."
        }
        EventCard::Nugget => "A körödben 3 lapot húzol, és a végén akárhányat megtarthatsz.",
        EventCard::Scout => "Ha nincs előtted se kék, se zöld fegyver, 3 távolságra lősz.",
        EventCard::SiouxChief => {
            "Az Indiánok! mindenki mástól elvesz találomra egy lapot a kezéből. Ezekből sorban mindenki választ egyet, \
             elsőként a kijátszója; akinek nem jut, BANG!-et dob el, vagy 1 életet veszít."
        }
        EventCard::WetAmmo => {
            "Mindenki mindenkitől 1 távolságra van. A BANG! lap csak egy második BANG! lappal együtt lő, amelyet vele \
             együtt eldobsz."
        }
        EventCard::WildShot => {
            "Húzás után felcsapsz egy lapot: pikkre 1 életet veszít, aki ennyi hellyel ül balra tőled, a játékban \
             lévőket körbeszámolva. A bubi, a dáma, a király és az ász 10-et ér."
        }
        EventCard::Winifred => "Húzás után a seriff és minden nő visszanyer 1 életet.",
    }
}

pub(super) fn deck(deck: EventDeck) -> &'static str {
    match deck {
        EventDeck::HighNoon => "High Noon",
        EventDeck::FistfulOfCards => "A Fistful of Cards",
        EventDeck::Mixed => "Kevert események",
        EventDeck::WildWestShow => "Wild West Show",
        EventDeck::Eldorado => "Eldorado",
    }
}

pub(super) fn mix(mix: EventMix) -> &'static str {
    match mix {
        EventMix::Apart => "Két pakli egymás mellett",
        EventMix::HighNoonLast => "Egy pakli, a végén High Noon",
        EventMix::FistfulLast => "Egy pakli, a végén a maroknyi kártya",
    }
}
