//! Table rules: what they are called, what they change, where they come from.

use crate::i18n::{Preset, RuleChoice};
use standoff_engine::card::{
    AbandonedMineVariant, AmbushAbilities, BarrelInJail, BeerOutOfTurn, BeerTwoPlayers, CatBalouSelf, CharacterChoice,
    DaltonsIncludeGreen, DodgeCityEdition, DuelCredit, HangoverAlsoBlue, JailSkipDiscards, NewIdentityTemporary,
    PanicSelf, PepperboxRange, PeyoteMustContinue, RanchTiming, RescueCards, RicochetCountsAsBang,
    ShortAttacksIgnoreHorses, ShowdownBangOnlyMissed, StartCheckOrder, WwsPonyExpress, WwsSeedTexts,
};

pub(super) fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::FourthEdition => "4. Edition",
        Preset::DodgeCityRulebook => "Heft zu Dodge City",
        Preset::HungarianTable => "Ungarischer Tisch",
        Preset::Custom => "Eigene Mischung",
    }
}

pub(super) fn preset_about(preset: Preset) -> &'static str {
    match preset {
        Preset::FourthEdition => "Wie im neuesten Regelheft.",
        Preset::DodgeCityRulebook => {
            "Wie im Heft der Erweiterung: Bier gegen jeden Treffer, aber keines mehr unter den letzten beiden."
        }
        Preset::HungarianTable => {
            "Wie in einer ungarischen Übersicht: Jedes Getränk kann retten, kurze Angriffe übergehen Pferde, das Gefängnis ist härter."
        }
        Preset::Custom => "Die Regeln unten, so wie du sie zusammenstellst.",
    }
}

pub(super) fn rule(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => "Dynamit und Gefängnis zugleich",
        RuleChoice::JailSkipDiscards(_) => "Abwerfen im Gefängnis",
        RuleChoice::BarrelInJail(_) => "Fass im Gefängnis",
        RuleChoice::CatBalouSelf(_) => "Cat Balou gegen dich selbst",
        RuleChoice::PanicSelf(_) => "Panik! gegen dich selbst",
        RuleChoice::ShortAttacksIgnoreHorses(_) => "Kurze Angriffe und Pferde",
        RuleChoice::PepperboxRange(_) => "Reichweite der Pepperbox",
        RuleChoice::BeerOutOfTurn(_) => "Bier in fremden Zügen",
        RuleChoice::BeerTwoPlayers(_) => "Bier unter den letzten beiden",
        RuleChoice::RescueCards(_) => "Was vor dem Ausscheiden rettet",
        RuleChoice::DodgeCityEdition(_) => "Charaktere aus Dodge City",
        RuleChoice::DuelCredit(_) => "Das eigene Duell verlieren",
        RuleChoice::HangoverAlsoBlue(_) => "Suff und ausliegende Karten",
        RuleChoice::DaltonsIncludeGreen(_) => "Die Daltons und grüne Karten",
        RuleChoice::NewIdentityTemporary(_) => "Neue Identität für eine Runde",
        RuleChoice::AbandonedMineVariant(_) => "Verlassene Mine",
        RuleChoice::RanchTiming(_) => "Wann die Ranch tauscht",
        RuleChoice::RicochetCountsAsBang(_) => "Querschläger und das Limit",
        RuleChoice::PeyoteMustContinue(_) => "Peyote nach richtigem Tipp",
        RuleChoice::AmbushAbilities(_) => "Hinterhalt und Fähigkeiten",
        RuleChoice::WwsSeedTexts(_) => "Texte der Wild West Show",
        RuleChoice::WwsPonyExpress(_) => "Pony Express und die Show",
        RuleChoice::ShowdownBangOnlyMissed(_) => "BANG! beim Showdown",
        RuleChoice::CharacterChoice(_) => "Wahl des Charakters",
    }
}

pub(super) fn about(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => "Wofür zuerst eine Karte aufgedeckt wird, wenn jemand beides vor sich hat.",
        RuleChoice::JailSkipDiscards(_) => "Ob jemand, der sitzen bleibt, trotzdem überzählige Handkarten abwirft.",
        RuleChoice::BarrelInJail(_) => "Ob man sich im Gefängnis hinter einem Fass verstecken darf.",
        RuleChoice::CatBalouSelf(_) => "Ob du damit eine eigene Karte abwerfen darfst, etwa das Dynamit.",
        RuleChoice::PanicSelf(_) => "Ob du damit eine eigene ausliegende Karte auf die Hand zurücknehmen darfst.",
        RuleChoice::ShortAttacksIgnoreHorses(_) => {
            "Ob Faustschlag, Wurfmesser und Derringer nur Plätze zählen, ohne Mustang, Zielfernrohr und dergleichen."
        }
        RuleChoice::PepperboxRange(_) => "Wie weit weg das Ziel einer Pepperbox sein darf.",
        RuleChoice::BeerOutOfTurn(_) => "Wann du ein Bier außerhalb deines Zuges spielen darfst.",
        RuleChoice::BeerTwoPlayers(_) => "Ob man ein Bier, das dann nicht mehr wirkt, noch spielen darf.",
        RuleChoice::RescueCards(_) => {
            "Welche Karten gegen den letzten Treffer helfen, solange mindestens drei im Spiel sind."
        }
        RuleChoice::DodgeCityEdition(_) => {
            "Ob José Delgado, Molly Stark, Pixie Pete und Sean Mallory wie im ersten Druck oder wie heute gelten."
        }
        RuleChoice::DuelCredit(_) => {
            "Wem der Treffer angerechnet wird, wenn jemand das selbst begonnene Duell verliert."
        }
        RuleChoice::HangoverAlsoBlue(_) => "Ob der Suff auch ausliegende Karten wirkungslos macht.",
        RuleChoice::DaltonsIncludeGreen(_) => "Ob die Daltons auch eine grüne Karte nehmen und nicht nur eine blaue.",
        RuleChoice::NewIdentityTemporary(_) => {
            "Ob du auch nur für eine Runde die Fähigkeiten deines zweiten Charakters haben darfst und deine Lebenspunkte behältst."
        }
        RuleChoice::AbandonedMineVariant(_) => {
            "Welche deiner Karten auf den Nachziehstapel kommen, wenn du vom Ablagestapel gezogen hast."
        }
        RuleChoice::RanchTiming(_) => "Wann in deinem Zug du Handkarten tauschen darfst.",
        RuleChoice::RicochetCountsAsBang(_) => "Ob ein Querschläger dein BANG! für diesen Zug verbraucht.",
        RuleChoice::PeyoteMustContinue(_) => "Ob du aufhören darfst, solange du richtig liegst.",
        RuleChoice::AmbushAbilities(_) => "Ob Paul Regret, Rose Doolan und dergleichen die Abstände weiter ändern.",
        RuleChoice::WwsSeedTexts(_) => {
            "Ob Friedhof, Darling Valentine, Dorothy Rage und Helena Zontero tun, was eine ungarische Übersicht sagt."
        }
        RuleChoice::WwsPonyExpress(_) => "Ob auch ein Pony Express die nächste Karte der Wild West Show bringt.",
        RuleChoice::ShowdownBangOnlyMissed(_) => {
            "Ob BANG!-Karten noch schießen, während jede andere Karte ein BANG! sein kann."
        }
        RuleChoice::CharacterChoice(_) => "Ob alle einen Charakter bekommen oder zwischen zweien wählen.",
    }
}

pub(super) fn source(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => {
            "Gedruckte Regeln: Dynamit zuerst. Ungarische Übersicht: in der Reihenfolge, in der sie kamen."
        }
        RuleChoice::JailSkipDiscards(_) => {
            "4. Edition: Der ganze Zug fällt aus. Heft zu Dodge City: nur das Ziehen und Spielen."
        }
        RuleChoice::BarrelInJail(_) => "Gedruckte Regeln: Man wehrt sich wie sonst. Ungarische Übersicht: nein.",
        RuleChoice::CatBalouSelf(_) => "Gedruckte Regeln: alle, auch du selbst. Ungarische Übersicht: nur andere.",
        RuleChoice::PanicSelf(_) => "Gedruckte Regeln: nur andere. Manche Runden und Programme erlauben es.",
        RuleChoice::ShortAttacksIgnoreHorses(_) => {
            "Gedruckte Regeln: der Abstand, wie du ihn siehst. Ungarische Übersicht: Weder Waffen noch Pferde zählen."
        }
        RuleChoice::PepperboxRange(_) => "Auf der Karte: Reichweite der Waffe. Ungarische Übersicht: Abstand 1.",
        RuleChoice::BeerOutOfTurn(_) => "4. Edition: nur gegen den letzten Treffer. Heft zu Dodge City: gegen jeden.",
        RuleChoice::BeerTwoPlayers(_) => "4. Edition: erlaubt, aber vergeblich. Heft zu Dodge City: nicht erlaubt.",
        RuleChoice::RescueCards(_) => {
            "Heft zu Dodge City: nur Bier. Ungarische Übersicht: auch Tequila, Whisky und Feldflasche."
        }
        RuleChoice::DodgeCityEdition(_) => {
            "Heft zu Dodge City: erster Druck. Neuere Drucke schwächen drei der vier ab."
        }
        RuleChoice::DuelCredit(_) => "Heft zu Dodge City: Es war die eigene Karte, also war es niemand anders.",
        RuleChoice::HangoverAlsoBlue(_) => {
            "Auf der Karte: nur Fähigkeiten. Ungarische Übersicht: auch blaue und grüne Karten."
        }
        RuleChoice::DaltonsIncludeGreen(_) => "Auf der Karte: nur blaue. Ungarische Übersicht: auch grüne.",
        RuleChoice::NewIdentityTemporary(_) => {
            "Auf der Karte: für immer, mit 2 Lebenspunkten. Ungarische Übersicht: auch nur für die Runde."
        }
        RuleChoice::AbandonedMineVariant(_) => {
            "Offizielle FAQ: überzählige und Duell. Heutige Karte: überzählige. Ältere, ungarische Übersicht: alle. Übersetzung: benutzte."
        }
        RuleChoice::RanchTiming(_) => {
            "Heutige Karte: nach dem Ziehen. Ältere Karte und ungarische Übersicht: nach dem Spielen."
        }
        RuleChoice::RicochetCountsAsBang(_) => {
            "Auf der Karte: beliebig viele. Ungarische Übersicht: Es gilt die Regel für BANG!."
        }
        RuleChoice::PeyoteMustContinue(_) => {
            "Auf der Karte: Du darfst weitermachen. Ungarische Übersicht: bis du falsch liegst."
        }
        RuleChoice::AmbushAbilities(_) => {
            "Offizielle FAQ: ja. Der Wortlaut der Karte klingt nach ausliegenden Karten allein."
        }
        RuleChoice::WwsSeedTexts(_) => {
            "Auf den Karten: Rollen und Befehle. Eine ungarische Übersicht: Charaktere und Geschenke, ein Tausch für alle."
        }
        RuleChoice::WwsPonyExpress(_) => "Gedruckte Regeln: nur Postkutsche und Wells Fargo. Manche Tische: auch er.",
        RuleChoice::ShowdownBangOnlyMissed(_) => {
            "Der Autor: nur als Fehlschuss!. Eine ungarische Übersicht: auch als Fehlschuss!."
        }
        RuleChoice::CharacterChoice(_) => "Gedruckte Regeln: einer. Die Wahl aus zweien ist eine verbreitete Variante.",
    }
}

pub(super) fn option(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(option) => match option {
            StartCheckOrder::DynamiteFirst => "Dynamit zuerst",
            StartCheckOrder::PlayOrder => "In der Reihenfolge, in der sie kamen",
        },
        RuleChoice::JailSkipDiscards(option) => match option {
            JailSkipDiscards::No => "Der ganze Zug fällt aus",
            JailSkipDiscards::Yes => "Überzählige Karten kommen weg",
        },
        RuleChoice::BarrelInJail(option) => match option {
            BarrelInJail::Yes => "Wirkt",
            BarrelInJail::No => "Wirkt nicht",
        },
        RuleChoice::CatBalouSelf(option) => match option {
            CatBalouSelf::Yes => "Erlaubt",
            CatBalouSelf::No => "Nicht erlaubt",
        },
        RuleChoice::PanicSelf(option) => match option {
            PanicSelf::No => "Nicht erlaubt",
            PanicSelf::Yes => "Erlaubt",
        },
        RuleChoice::ShortAttacksIgnoreHorses(option) => match option {
            ShortAttacksIgnoreHorses::No => "Pferde zählen",
            ShortAttacksIgnoreHorses::Yes => "Nur Plätze zählen",
        },
        RuleChoice::PepperboxRange(option) => match option {
            PepperboxRange::Weapon => "So weit wie deine Waffe",
            PepperboxRange::FixedOne => "Abstand 1",
        },
        RuleChoice::BeerOutOfTurn(option) => match option {
            BeerOutOfTurn::WhenDying => "Nur gegen den letzten Treffer",
            BeerOutOfTurn::AnyLoss => "Gegen jeden Treffer",
        },
        RuleChoice::BeerTwoPlayers(option) => match option {
            BeerTwoPlayers::NoEffect => "Erlaubt, ohne Wirkung",
            BeerTwoPlayers::Forbidden => "Nicht erlaubt",
        },
        RuleChoice::RescueCards(option) => match option {
            RescueCards::BeerOnly => "Nur Bier",
            RescueCards::AllHealing => "Jedes Getränk",
        },
        RuleChoice::DodgeCityEdition(option) => match option {
            DodgeCityEdition::First => "Erster Druck",
            DodgeCityEdition::Current => "Aktuelle Ausgabe",
        },
        RuleChoice::DuelCredit(option) => match option {
            DuelCredit::CardOwner => "Niemandem",
            DuelCredit::Winner => "Dem, der das Duell gewinnt",
        },
        RuleChoice::HangoverAlsoBlue(option) => match option {
            HangoverAlsoBlue::No => "Nur Fähigkeiten ruhen",
            HangoverAlsoBlue::Yes => "Ausliegende Karten ruhen auch",
        },
        RuleChoice::DaltonsIncludeGreen(option) => match option {
            DaltonsIncludeGreen::No => "Nur blaue Karten",
            DaltonsIncludeGreen::Yes => "Blaue und grüne Karten",
        },
        RuleChoice::NewIdentityTemporary(option) => match option {
            NewIdentityTemporary::No => "Nur für immer",
            NewIdentityTemporary::Yes => "Auch für eine Runde",
        },
        RuleChoice::AbandonedMineVariant(option) => match option {
            AbandonedMineVariant::DiscardedCards => "Überzählige und im Duell abgelegte",
            AbandonedMineVariant::PhaseThreeOnly => "Nur überzählige Karten",
            AbandonedMineVariant::AllCards => "Alles Gespielte und Abgeworfene",
            AbandonedMineVariant::UsedCards => "Nur benutzte Karten",
        },
        RuleChoice::RanchTiming(option) => match option {
            RanchTiming::EndOfPhaseOne => "Nach dem Ziehen",
            RanchTiming::EndOfPhaseTwo => "Nach dem Spielen",
        },
        RuleChoice::RicochetCountsAsBang(option) => match option {
            RicochetCountsAsBang::No => "Beliebig viele",
            RicochetCountsAsBang::Yes => "Zählt als BANG!",
        },
        RuleChoice::PeyoteMustContinue(option) => match option {
            PeyoteMustContinue::No => "Du darfst aufhören",
            PeyoteMustContinue::Yes => "Du musst weitermachen",
        },
        RuleChoice::AmbushAbilities(option) => match option {
            AmbushAbilities::Yes => "Sie zählen",
            AmbushAbilities::No => "Nur ausliegende Karten zählen",
        },
        RuleChoice::WwsSeedTexts(option) => match option {
            WwsSeedTexts::No => "Wie auf den Karten",
            WwsSeedTexts::Yes => "Wie in einer ungarischen Übersicht",
        },
        RuleChoice::WwsPonyExpress(option) => match option {
            WwsPonyExpress::No => "Bringt keine Karte",
            WwsPonyExpress::Yes => "Bringt eine Karte",
        },
        RuleChoice::ShowdownBangOnlyMissed(option) => match option {
            ShowdownBangOnlyMissed::Yes => "Nur als Fehlschuss!",
            ShowdownBangOnlyMissed::No => "Als BANG! oder Fehlschuss!",
        },
        RuleChoice::CharacterChoice(option) => match option {
            CharacterChoice::DealOne => "Einer wird ausgeteilt",
            CharacterChoice::ChooseOneOfTwo => "Einen von zweien wählen",
        },
    }
}
