//! Names, their forms, and rules of cards.

use standoff_engine::card::CardKind;

pub(super) fn name(kind: CardKind) -> &'static str {
    forms(kind)[0]
}

/// Whom: "BANG!-et".
pub(super) fn name_t(kind: CardKind) -> &'static str {
    forms(kind)[1]
}

/// With what: "BANG!-gel".
pub(super) fn name_val(kind: CardKind) -> &'static str {
    forms(kind)[2]
}

/// The name, with -t, and with -val. Too many are foreign or irregular for a rule.
fn forms(kind: CardKind) -> [&'static str; 3] {
    match kind {
        CardKind::Bang => ["BANG!", "BANG!-et", "BANG!-gel"],
        CardKind::Missed => ["Elvétve!", "Elvétve!-t", "Elvétve!-vel"],
        CardKind::Beer => ["Sör", "Sört", "Sörrel"],
        CardKind::Saloon => ["Szalon", "Szalont", "Szalonnal"],
        CardKind::Stagecoach => ["Postakocsi", "Postakocsit", "Postakocsival"],
        CardKind::WellsFargo => ["Wells Fargo", "Wells Fargót", "Wells Fargóval"],
        CardKind::GeneralStore => ["Zsibvásár", "Zsibvásárt", "Zsibvásárral"],
        CardKind::Panic => ["Pánik!", "Pánik!-ot", "Pánik!-kal"],
        CardKind::CatBalou => ["Cat Balou", "Cat Balou-t", "Cat Balou-val"],
        CardKind::Gatling => ["Gatling", "Gatlinget", "Gatlinggel"],
        CardKind::Indians => ["Indiánok!", "Indiánok!-at", "Indiánok!-kal"],
        CardKind::Duel => ["Párbaj", "Párbajt", "Párbajjal"],
        CardKind::Mustang => ["Mustang", "Mustangot", "Mustanggal"],
        CardKind::Scope => ["Távcső", "Távcsövet", "Távcsővel"],
        CardKind::Barrel => ["Hordó", "Hordót", "Hordóval"],
        CardKind::Jail => ["Börtön", "Börtönt", "Börtönnel"],
        CardKind::Dynamite => ["Dinamit", "Dinamitot", "Dinamittal"],
        CardKind::Schofield => ["Schofield", "Schofieldet", "Schofielddel"],
        CardKind::Remington => ["Remington", "Remingtont", "Remingtonnal"],
        CardKind::RevCarabine => ["Rev. Carabine", "Rev. Carabine-t", "Rev. Carabine-nal"],
        CardKind::Winchester => ["Winchester", "Winchestert", "Winchesterrel"],
        CardKind::Volcanic => ["Volcanic", "Volcanicot", "Volcanickal"],
        CardKind::Binocular => ["Látcső", "Látcsövet", "Látcsővel"],
        CardKind::Hideout => ["Rejtekhely", "Rejtekhelyet", "Rejtekhellyel"],
        CardKind::Punch => ["Ökölcsapás", "Ökölcsapást", "Ökölcsapással"],
        CardKind::Dodge => ["Elkerülés", "Elkerülést", "Elkerüléssel"],
        CardKind::Brawl => ["Verekedés", "Verekedést", "Verekedéssel"],
        CardKind::RagTime => ["Rag Time", "Rag Time-ot", "Rag Time-mal"],
        CardKind::Springfield => ["Springfield", "Springfieldet", "Springfielddel"],
        CardKind::Tequila => ["Tequila", "Tequilát", "Tequilával"],
        CardKind::Whisky => ["Whisky", "Whiskyt", "Whiskyvel"],
        CardKind::Bible => ["Biblia", "Bibliát", "Bibliával"],
        CardKind::Sombrero => ["Sombrero", "Sombrerót", "Sombreróval"],
        CardKind::TenGallonHat => ["Cowboykalap", "Cowboykalapot", "Cowboykalappal"],
        CardKind::IronPlate => ["Páncél", "Páncélt", "Páncéllal"],
        CardKind::Canteen => ["Kulacs", "Kulacsot", "Kulaccsal"],
        CardKind::CanCan => ["Kánkán", "Kánkánt", "Kánkánnal"],
        CardKind::Conestoga => ["Conestoga", "Conestogát", "Conestogával"],
        CardKind::Derringer => ["Derringer", "Derringert", "Derringerrel"],
        CardKind::BuffaloRifle => ["Bivalyölő Puska", "Bivalyölő Puskát", "Bivalyölő Puskával"],
        CardKind::Howitzer => ["Ágyú", "Ágyút", "Ágyúval"],
        CardKind::Knife => ["Kés", "Kést", "Késsel"],
        CardKind::Pepperbox => ["Pepperbox", "Pepperboxot", "Pepperboxszal"],
        CardKind::PonyExpress => ["Pony Express", "Pony Expresst", "Pony Expresszel"],
    }
}

pub(super) fn rule(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Bang => {
            "Lőj valakire a fegyvered hatótávján belül: 1 életébe kerül, ha nincs rá Elvétve! lapja. Körönként csak \
             egy BANG! lap jár."
        }
        CardKind::Missed => "Megállít egy rád leadott lövést, más körében is. Az Indiánok! és a Párbaj ellen nem jó.",
        CardKind::Beer => {
            "Visszaad 1 életet. A saját körödben ihatod, vagy bármikor, hogy túléld az utolsó találatot. Ha már csak \
             ketten vagytok, hatástalan."
        }
        CardKind::Saloon => "Mindenki visszanyer 1 életet: előbb a többiek, aztán te. Nem Sör, haldoklót nem ment meg.",
        CardKind::Stagecoach => "Húzz 2 lapot.",
        CardKind::WellsFargo => "Húzz 3 lapot.",
        CardKind::GeneralStore => {
            "Annyi lap kerül felfordítva középre, ahány játékos van. Mindenki kap egyet: te választasz elsőként, aztán \
             balra sorban."
        }
        CardKind::Panic => {
            "Végy el egy lapot valakitől 1 távolságra: egyet az asztaláról, vagy találomra a kezéből. A fegyver nem \
             nyújtja meg a karod, a Távcső igen."
        }
        CardKind::CatBalou => {
            "Valaki, bármilyen messze is van, eldob egy lapot: te mondod meg, melyiket az asztaláról, vagy találomra \
             a kezéből."
        }
        CardKind::Gatling => "Lövés minden más játékosra, bármilyen messze. Nem BANG! lap, így a korlátba nem számít.",
        CardKind::Indians => {
            "Minden más játékos eldob egy BANG!-et, vagy 1 életet veszít. Az Elvétve! és a Hordó itt nem segít."
        }
        CardKind::Duel => {
            "Hívj ki bárkit. Felváltva dobtok BANG! lapokat, a kihívott kezdi; aki abbahagyja, 1 életet veszít."
        }
        CardKind::Mustang => "Mindenki más eggyel távolabb lát téged.",
        CardKind::Scope => "Mindenki mást eggyel közelebb látsz, de 1-nél közelebb soha.",
        CardKind::Barrel => {
            "Ha rád lőnek, felcsaphatsz egy lapot: a kőr felér egy Elvétve! lappal. Lövésenként egyszer próbálhatod."
        }
        CardKind::Jail => {
            "Rakd bárkire, csak a seriffre nem. A rab a köre előtt felcsap: kőrre játszhat, bármi másra kimarad. Utána \
             a Börtön a dobópakliba kerül."
        }
        CardKind::Dynamite => {
            "Tedd magad elé. A következő körödtől a gazdája mindig felcsap rá: pikk 2 és 9 között felrobban, és 3 \
             életet visz; különben balra vándorol."
        }
        CardKind::Schofield => "Fegyver, 2 távolságig ér. A korábbi fegyvered helyére lép.",
        CardKind::Remington => "Fegyver, 3 távolságig ér. A korábbi fegyvered helyére lép.",
        CardKind::RevCarabine => "Fegyver, 4 távolságig ér. A korábbi fegyvered helyére lép.",
        CardKind::Winchester => "Fegyver, 5 távolságig ér. A korábbi fegyvered helyére lép.",
        CardKind::Volcanic => "Fegyver, csak 1 távolságig ér, de annyi BANG! lapot játszol ki vele, amennyit akarsz.",
        CardKind::Binocular => "Mindenki mást eggyel közelebb látsz, a Távcső mellett is.",
        CardKind::Hideout => "Mindenki más eggyel távolabb lát téged, a Mustang mellett is.",
        CardKind::Punch => {
            "Lövés valakire 1 távolságra, bármi is a fegyvered. Nem BANG! lap, így a korlátba nem számít."
        }
        CardKind::Dodge => "Megállít egy rád leadott lövést, mint az Elvétve!, és utána húzol egy lapot.",
        CardKind::Brawl => {
            "Dobj el mellé még egy lapot. Mindenki más elveszít egyet: te mondod meg, melyiket az asztaláról, vagy \
             találomra a kezéből."
        }
        CardKind::RagTime => {
            "Dobj el mellé még egy lapot. Végy el egyet bárkitől, bármilyen messze: az asztaláról, vagy találomra a \
             kezéből."
        }
        CardKind::Springfield => {
            "Dobj el mellé még egy lapot. Lövés bárkire, bármilyen messze. Nem BANG! lap, így a korlátba nem számít."
        }
        CardKind::Tequila => {
            "Dobj el mellé még egy lapot. Te vagy akárki más visszanyer 1 életet. Nem Sör, haldoklót általában nem \
             ment meg."
        }
        CardKind::Whisky => {
            "Dobj el mellé még egy lapot. Visszanyersz 2 életet. Nem Sör, haldoklót általában nem ment meg."
        }
        CardKind::Bible => {
            "Most csak tedd le. A következő játékos körétől egyszer megállít egy rád leadott lövést, és húzol egy lapot."
        }
        CardKind::Sombrero | CardKind::TenGallonHat | CardKind::IronPlate => {
            "Most csak tedd le. A következő játékos körétől egyszer megállít egy rád leadott lövést."
        }
        CardKind::Canteen => {
            "Most csak tedd le. Egy későbbi körödben egyszer visszaad 1 életet. Nem Sör, haldoklót általában nem \
             ment meg."
        }
        CardKind::CanCan => {
            "Most csak tedd le. Egy későbbi körödben valaki, bármilyen messze is van, eldob egy lapot: amit az \
             asztaláról kérsz, vagy találomra a kezéből."
        }
        CardKind::Conestoga => {
            "Most csak tedd le. Egy későbbi körödben végy el egy lapot bárkitől, bármilyen messze: az asztaláról, vagy \
             találomra a kezéből."
        }
        CardKind::Derringer => {
            "Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, bármi is a fegyvered; utána húzol egy lapot, \
             akár talált, akár nem."
        }
        CardKind::BuffaloRifle => "Most csak tedd le. Egy későbbi körödben lövés bárkire, bármilyen messze.",
        CardKind::Howitzer => "Most csak tedd le. Egy későbbi körödben lövés mindenki másra, bármilyen messze.",
        CardKind::Knife => "Most csak tedd le. Egy későbbi körödben lövés 1 távolságra, bármi is a fegyvered.",
        CardKind::Pepperbox => {
            "Most csak tedd le. Egy későbbi körödben lövés a fegyvered hatótávján belül, vagy 1 távolságra, ha az \
             asztal így egyezett meg. Nem BANG! lap."
        }
        CardKind::PonyExpress => "Most csak tedd le. Egy későbbi körödben húzz 3 lapot.",
    }
}
