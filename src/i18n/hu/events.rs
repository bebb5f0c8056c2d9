//! Names and rules of event cards, and their decks.

use standoff_engine::card::{
    AbandonedMineVariant, AmbushAbilities, DaltonsIncludeGreen, EventCard, EventDeck, EventMix, HangoverAlsoBlue,
    NewIdentityTemporary, PeyoteMustContinue, RanchTiming, RicochetCountsAsBang, ShowdownBangOnlyMissed, TableRules,
    WwsSeedTexts,
};

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

/// The rule of an event under the table rules.
pub(super) fn rule(card: EventCard, rules: &TableRules) -> &'static str {
    match card {
        EventCard::Blessing => "Minden lap kőrnek számít, bármi áll is rajta.",
        EventCard::Curse => "Minden lap pikknek számít, bármi áll is rajta. Az értékük marad.",
        EventCard::GhostTown => {
            "Aki kiesett, a saját körére szellemként visszatér, és 3 lapot húz. A szellem nem halhat meg, és a köre \
             végén eltűnik."
        }
        EventCard::GoldRush => {
            "A játék az óramutató járásával ellentétesen halad. A lapok hatása, a vándorló Dinamité is, továbbra is az \
             óramutató járása szerint."
        }
        EventCard::Handcuffs => {
            "Húzás után megnevezel egy színt. A köröd végéig csak ilyen színű lapot használhatsz a kezedből; amit \
             valaminek az áraként dobsz el, bármilyen lehet."
        }
        EventCard::Hangover => match rules.hangover_also_blue {
            HangoverAlsoBlue::No => "Senkinek sincs képessége. Az életek megmaradnak.",
            HangoverAlsoBlue::Yes => {
                "Senkinek sincs képessége, és az asztalon fekvő lapok sem működnek. Az életek megmaradnak."
            }
        },
        EventCard::HighNoon => "A köröd elején, minden más előtt, 1 életet veszítesz. Ez a lap a játék végéig marad.",
        EventCard::NewIdentity => match rules.new_identity_temporary {
            NewIdentityTemporary::No => {
                "A köröd elején megnézed a második karakteredet. A játék végéig ő lehetsz, pontosan 2 élettel."
            }
            NewIdentityTemporary::Yes => {
                "A köröd elején megnézed a második karakteredet. A játék végéig ő lehetsz, pontosan 2 élettel, vagy \
                 erre a fordulóra átveheted a képességeit, és megtartod az életeidet."
            }
        },
        EventCard::Shootout => "A körödben egy második BANG! lapot is kijátszhatsz.",
        EventCard::TheDaltons => match rules.daltons_include_green {
            DaltonsIncludeGreen::No => {
                "Azonnal: aki előtt kék lap van, egyet eldob közülük; a Börtön és a Dinamit is jó."
            }
            DaltonsIncludeGreen::Yes => {
                "Azonnal: aki előtt kék vagy zöld lap van, egyet eldob közülük; a Börtön és a Dinamit is jó."
            }
        },
        EventCard::TheDoctor => {
            "Azonnal: akinek a legkevesebb élete van, visszanyer 1-et; ha többen is vannak ilyenek, mindegyikük."
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
        EventCard::AbandonedMine => match rules.abandoned_mine_variant {
            AbandonedMineVariant::DiscardedCards => {
                "A dobópakliból húzol, ha van benne elég lap. Olyankor a fölös és a Párbajban eldobott lapjaid \
                 lefordítva a húzópaklira kerülnek; amit kijátszol, a szokott módon a dobópaklira."
            }
            AbandonedMineVariant::PhaseThreeOnly => {
                "A dobópakliból húzol, ha van benne elég lap. Olyankor a fölös lapjaid lefordítva a húzópaklira \
                 kerülnek; amit kijátszol, a szokott módon a dobópaklira."
            }
            AbandonedMineVariant::AllCards => {
                "A dobópakliból húzol, ha van benne elég lap. Olyankor minden, amit ebben a körben kijátszol vagy \
                 eldobsz, lefordítva a húzópaklira kerül."
            }
            AbandonedMineVariant::UsedCards => {
                "A dobópakliból húzol, ha van benne elég lap. Olyankor amit ebben a körben kijátszol, lefordítva a \
                 húzópaklira kerül; a fölös lapjaid a szokott módon a dobópaklira."
            }
        },
        EventCard::Ambush => match rules.ambush_abilities {
            AmbushAbilities::Yes => {
                "Mindenki mindenkitől 1 távolságra van. Az asztalon fekvő lapok és a képességek ezt a szokott módon \
                 módosítják."
            }
            AmbushAbilities::No => {
                "Mindenki mindenkitől 1 távolságra van. Az asztalon fekvő lapok ezt a szokott módon módosítják, a \
                 képességek nem."
            }
        },
        EventCard::BloodBrothers => {
            "A köröd elején odaadhatod 1 életedet, de sosem az utolsót, hogy valaki más visszanyerjen 1-et."
        }
        EventCard::DeadMan => {
            "Aki ebben a játékban elsőként esett ki, a saját körében visszatér 2 élettel és 2 lappal, és marad."
        }
        EventCard::HardLiquor => "A körödben húzás helyett visszanyerhetsz 1 életet, ha hiányzik életed.",
        EventCard::Lasso => "Az asztalon fekvő lapok nem működnek, se kék, se zöld. A Börtön és a Dinamit vár.",
        EventCard::LawOfTheWest => {
            "A körödben másodikként húzott lapot megmutatod, és ha lehet, még abban a körben ki kell játszanod."
        }
        EventCard::Peyote => match rules.peyote_must_continue {
            PeyoteMustContinue::No => {
                "Húzás helyett tippelj: piros vagy fekete? Ha eltalálod, a lap a tiéd, és tippelhetsz újra. Ha nem, \
                 eldobod, és a húzásnak vége."
            }
            PeyoteMustContinue::Yes => {
                "Húzás helyett tippelj: piros vagy fekete? Ha eltalálod, a lap a tiéd, és újra tippelned kell. Ha nem, \
                 eldobod, és a húzásnak vége."
            }
        },
        EventCard::Ranch => match rules.ranch_timing {
            RanchTiming::EndOfPhaseOne => {
                "A körödben egyszer, rögtön húzás után, eldobhatsz akárhány lapot a kezedből, és ugyanannyit húzol."
            }
            RanchTiming::EndOfPhaseTwo => {
                "A körödben egyszer, a kijátszás végén, eldobhatsz akárhány lapot a kezedből, és ugyanannyit húzol. A \
                 fölös lapokat csak utána dobod el."
            }
        },
        EventCard::Ricochet => match rules.ricochet_counts_as_bang {
            RicochetCountsAsBang::No => {
                "A körödben BANG! lapokat eldobva lelőheted a mások előtt fekvő lapokat, bármilyen messze; egy \
                 Elvétve! megmenti a lapot. A körönkénti egy BANG!-be nem számít bele."
            }
            RicochetCountsAsBang::Yes => {
                "A körödben egy BANG! lapot eldobva lelőhetsz egy más előtt fekvő lapot, bármilyen messze; egy \
                 Elvétve! megmenti a lapot. A körönkénti egy BANG!-be beleszámít."
            }
        },
        EventCard::RussianRoulette => {
            "Azonnal: sorban mindenki használ egy Elvétve!-t; az kezdi, aki soron következik. Aki elsőként nem teszi, \
             2 életet veszít, és vége."
        }
        EventCard::Sniper => {
            "A körödben két BANG! lapot együtt eldobva lőhetsz egyet a fegyvered hatótávján belül. Csak két Elvétve! \
             állítja meg, és a korlátba nem számít."
        }
        EventCard::TheJudge => "Senki sem tehet le lapot se maga, se más elé. Ami már ott van, működik.",
        EventCard::Vendetta => {
            "A köröd végén felcsapsz egy lapot: kőrre jön még egy köröd, amelynek a végén már nem csapsz fel."
        }
        EventCard::BoneOrchard => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "Aki kiesett, a saját körében 1 élettel visszatér, és marad. A kiesettek szerepeit megkeverjük, és \
                 titokban újraosztjuk köztük."
            }
            WwsSeedTexts::Yes => {
                "Aki kiesett, a saját körében 1 élettel visszatér, és marad. A kiesettek karaktereit megkeverjük, és \
                 újraosztjuk köztük."
            }
        },
        EventCard::DarlingValentine => match rules.wws_seed_texts {
            WwsSeedTexts::No => "A köröd elején eldobod a kézben tartott lapjaidat, és ugyanannyit húzol.",
            WwsSeedTexts::Yes => "Azonnal: sorban mindenki eldobja a kézben tartott lapjait, és ugyanannyit húz.",
        },
        EventCard::DorothyRage => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "A körödben egyszer megparancsolhatod valakinek, hogy játsszon ki egy általad megnevezett lapot egy \
                 általad választott célpontra. Ha nincs ilyen lapja, megmutatja a lapjait."
            }
            WwsSeedTexts::Yes => {
                "A körödben egyszer adhatsz egy lapot valakinek, akinek kevesebb van a kezében. Ha nem adsz, és \
                 senkinek sincs több, mint neked, a kijátszás végén megmutatod a lapjaidat."
            }
        },
        EventCard::Gag => "Senki sem beszélhet. Aki mégis megszólal, bevallja, és 1 életet veszít.",
        EventCard::HelenaZontero => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "Azonnal: felcsapunk egy lapot. Ha piros, a seriff kivételével minden játékban lévő játékos szerepét \
                 megkeverjük és újraosztjuk."
            }
            WwsSeedTexts::Yes => {
                "Azonnal: felcsapunk egy lapot. Ha piros, a seriff kivételével minden játékban lévő játékos karakterét \
                 megkeverjük és újraosztjuk."
            }
        },
        EventCard::LadyRoseOfTexas => {
            "A körödben egyszer helyet cserélhetsz a jobb oldali szomszédoddal, aki kimarad a következő köréből. Két \
             játékosnál nem érvényes."
        }
        EventCard::MissSusanna => {
            "Játssz ki a körödben három lapot a kezedből, különben a végén 1 életet veszítesz. A Börtönben töltött kör \
             nem számít."
        }
        EventCard::Sacagaway => {
            "Mindenki nyílt lapokkal játszik. Amit találomra kell elvenni, azt így is találomra veszik el."
        }
        EventCard::Showdown => match rules.showdown_bang_only_missed {
            ShowdownBangOnlyMissed::Yes => {
                "Bármelyik lap kijátszható BANG!-ként, kivéve a BANG! lapokat: azok csak Elvétve!-nek jók."
            }
            ShowdownBangOnlyMissed::No => "Bármelyik lap kijátszható BANG!-ként. A BANG! lap Elvétve!-nek is jó.",
        },
        EventCard::WildWestShow => {
            "Mindenki utolsóként akar talpon maradni, bármi is a szerepe. A vérdíj és a büntetés marad. Ez a lap a \
             játék végéig marad."
        }
        EventCard::Cavalry => {
            "Az a seriffhelyettes, aki a saját körében felfedi a szerepét, abban a körben két BANG! lapot játszhat ki, \
             bármilyen messze."
        }
        EventCard::DaringChallenge => {
            "A BANG! lapra nem lehet válaszolni: a célpont felcsap. Ha a lap kisebb a BANG!-nél, találat, különben \
             mellément. Ha nem kisebb, és a színe is egyezik, a lövés visszapattan, és a támadó csap fel."
        }
        EventCard::DeadSheriffsGhost => {
            "Aki kiesett, a saját körére szellemként visszatér, és 1 lapot húz, amellyel a seriffnek nem árthat. A \
             körében egyszer egy asztalon fekvő lapot átrakhat valaki más elé."
        }
        EventCard::Desperados => {
            "Az a bandita, aki a saját körében felfedi a szerepét, 2 helyett 3 lapot húz, és az Elvétve! lapjait \
             Sörként is használhatja."
        }
        EventCard::DevilsPact => {
            "Aki a seriffen kívül e lap alatt elsőként veszíti el az utolsó életét, banditaként játszik tovább 3 \
             élettel, vagy 2-vel, ha a karakterének 3 van: kézi lapok nélkül, az előtte fekvőkkel, és többé semmi sem \
             gyógyítja."
        }
        EventCard::DougBadman => {
            "A köröd elején, húzás előtt, 2 lapot eldobva visszanyerhetsz 1 életet. A seriffre nem vonatkozik."
        }
        EventCard::Eldorado => {
            "Húzás helyett elveszel találomra egy lapot a bal oldali szomszédod kezéből, húzol 1-et, majd a jobb \
             oldali szomszédodnak adsz egyet, amelyiket akarod."
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
            "Minden második játékos csak felcsap egy lapot: az ász véget vet a futamnak, és ő játszik, különben \
             kimarad. Lövés ellen a dobópakli tetején fekvő Elvétve! is jó. Két játékosnál nem érvényes."
        }
        EventCard::Nugget => "A körödben 3 lapot húzol, és a végén akárhányat megtarthatsz.",
        EventCard::Scout => "Ha nincs előtted fegyver, se kék, se zöld, 3 távolságig érsz el.",
        EventCard::SiouxChief => {
            "Az Indiánok! mindenki mástól elvesz találomra egy lapot a kezéből. Ezekből sorban mindenki választ egyet, \
             elsőként a kijátszója; akinek nem jut, BANG!-et dob el, vagy 1 életet veszít."
        }
        EventCard::WetAmmo => {
            "Mindenki mindenkitől 1 távolságra van, bármit mondanak a lapok és a képességek. A BANG! lap csak egy \
             másodikkal együtt lő, amelyet vele együtt eldobsz. A többi támadás a szokásos."
        }
        EventCard::WildShot => {
            "Húzás után felcsapsz egy lapot: pikkre 1 életet veszít, aki ennyi hellyel balra ül tőled, a játékban \
             lévőket körbeszámolva. A bubi, a dáma, a király és az ász 10-et ér."
        }
        EventCard::Winifred => "Húzás után a seriff és minden női karakter visszanyer 1 életet.",
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
