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
    }
}

pub(super) fn deck(deck: EventDeck) -> &'static str {
    match deck {
        EventDeck::HighNoon => "High Noon",
        EventDeck::FistfulOfCards => "A Fistful of Cards",
        EventDeck::Mixed => "Kevert események",
    }
}

pub(super) fn mix(mix: EventMix) -> &'static str {
    match mix {
        EventMix::Apart => "Két pakli egymás mellett",
        EventMix::HighNoonLast => "Egy pakli, a végén High Noon",
        EventMix::FistfulLast => "Egy pakli, a végén a maroknyi kártya",
    }
}
