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
        Preset::FourthEdition => "4th edition",
        Preset::DodgeCityRulebook => "Dodge City rulebook",
        Preset::HungarianTable => "Hungarian table",
        Preset::Custom => "Custom",
    }
}

pub(super) fn preset_about(preset: Preset) -> &'static str {
    match preset {
        Preset::FourthEdition => "As the newest rulebook has it.",
        Preset::DodgeCityRulebook => {
            "As the booklet of the expansion has it: Beer against any hit, but none between the last two players."
        }
        Preset::HungarianTable => {
            "As a Hungarian summary has it: any drink can save you, short attacks look past horses, Jail is harder."
        }
        Preset::Custom => "Your own mixture of the rules below.",
    }
}

pub(super) fn rule(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => "Dynamite and Jail together",
        RuleChoice::JailSkipDiscards(_) => "Discarding in Jail",
        RuleChoice::BarrelInJail(_) => "Barrel in Jail",
        RuleChoice::CatBalouSelf(_) => "Cat Balou at yourself",
        RuleChoice::PanicSelf(_) => "Panic! at yourself",
        RuleChoice::ShortAttacksIgnoreHorses(_) => "Short attacks and horses",
        RuleChoice::PepperboxRange(_) => "Reach of the Pepperbox",
        RuleChoice::BeerOutOfTurn(_) => "Beer out of turn",
        RuleChoice::BeerTwoPlayers(_) => "Beer with two players left",
        RuleChoice::RescueCards(_) => "What saves the dying",
        RuleChoice::DodgeCityEdition(_) => "Dodge City characters",
        RuleChoice::DuelCredit(_) => "Losing your own Duel",
        RuleChoice::HangoverAlsoBlue(_) => "Hangover and cards in play",
        RuleChoice::DaltonsIncludeGreen(_) => "The Daltons and green cards",
        RuleChoice::NewIdentityTemporary(_) => "New Identity for a round",
        RuleChoice::AbandonedMineVariant(_) => "Abandoned Mine",
        RuleChoice::RanchTiming(_) => "When the Ranch trades",
        RuleChoice::RicochetCountsAsBang(_) => "Ricochet and the limit",
        RuleChoice::PeyoteMustContinue(_) => "Peyote after a right guess",
        RuleChoice::AmbushAbilities(_) => "Ambush and abilities",
        RuleChoice::WwsSeedTexts(_) => "Wild West Show texts",
        RuleChoice::WwsPonyExpress(_) => "Pony Express and the show",
        RuleChoice::ShowdownBangOnlyMissed(_) => "BANG! under Showdown",
        RuleChoice::CharacterChoice(_) => "Choice of characters",
    }
}

pub(super) fn about(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => "Which of the two is drawn! for first when a player has both.",
        RuleChoice::JailSkipDiscards(_) => {
            "Whether somebody who stays in Jail still discards the cards above the hand limit."
        }
        RuleChoice::BarrelInJail(_) => "Whether a prisoner may hide behind a Barrel.",
        RuleChoice::CatBalouSelf(_) => "Whether you may make yourself discard a card, such as a Dynamite.",
        RuleChoice::PanicSelf(_) => "Whether you may take one of your own cards in play back into your hand.",
        RuleChoice::ShortAttacksIgnoreHorses(_) => {
            "Whether Punch, Knife and Derringer count only seats, leaving out Mustang, Scope and the like."
        }
        RuleChoice::PepperboxRange(_) => "How far away the target of a Pepperbox may be.",
        RuleChoice::BeerOutOfTurn(_) => "When a Beer may be played outside your own turn.",
        RuleChoice::BeerTwoPlayers(_) => "Whether a Beer, which heals nobody then, may still be played.",
        RuleChoice::RescueCards(_) => {
            "Which cards may be used against the last hit, as long as three players are left."
        }
        RuleChoice::DodgeCityEdition(_) => {
            "Whether José Delgado, Molly Stark, Pixie Pete and Sean Mallory are as first printed or as they are now."
        }
        RuleChoice::DuelCredit(_) => "Who counts as the one who hit the challenger when the challenger loses a Duel.",
        RuleChoice::HangoverAlsoBlue(_) => "Whether a Hangover also makes the cards in play useless.",
        RuleChoice::DaltonsIncludeGreen(_) => "Whether The Daltons may cost you a green card as well as a blue one.",
        RuleChoice::NewIdentityTemporary(_) => {
            "Whether you may also have your second character's abilities for one round, keeping your lives."
        }
        RuleChoice::AbandonedMineVariant(_) => {
            "Which of your cards go on the deck after you have drawn from the discard pile."
        }
        RuleChoice::RanchTiming(_) => "At which point of your turn you may exchange hand cards.",
        RuleChoice::RicochetCountsAsBang(_) => "Whether a Ricochet uses up the BANG! of your turn.",
        RuleChoice::PeyoteMustContinue(_) => "Whether you may stop guessing while you are right.",
        RuleChoice::AmbushAbilities(_) => "Whether Paul Regret, Rose Doolan and the like still change distances.",
        RuleChoice::WwsSeedTexts(_) => {
            "Whether Bone Orchard, Darling Valentine, Dorothy Rage and Helena Zontero do what a Hungarian summary says."
        }
        RuleChoice::WwsPonyExpress(_) => "Whether a Pony Express brings the next card of Wild West Show too.",
        RuleChoice::ShowdownBangOnlyMissed(_) => "Whether BANG! cards still shoot while any card may be one.",
        RuleChoice::CharacterChoice(_) => "Whether everybody gets one character or chooses between two.",
    }
}

pub(super) fn source(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(_) => "Printed rules: Dynamite first. A Hungarian summary: in order of arrival.",
        RuleChoice::JailSkipDiscards(_) => {
            "4th edition: the whole turn is skipped. Dodge City booklet: only drawing and playing are."
        }
        RuleChoice::BarrelInJail(_) => "Printed rules: prisoners defend themselves as usual. A Hungarian summary: no.",
        RuleChoice::CatBalouSelf(_) => "Printed rules: anybody, you included. A Hungarian summary: only others.",
        RuleChoice::PanicSelf(_) => "Printed rules: only others. Some tables and programs allow it.",
        RuleChoice::ShortAttacksIgnoreHorses(_) => {
            "Printed rules: distance as you see it. A Hungarian summary: neither weapons nor horses count."
        }
        RuleChoice::PepperboxRange(_) => "Printed on the card: the weapon's reach. A Hungarian summary: distance 1.",
        RuleChoice::BeerOutOfTurn(_) => "4th edition: only against the last hit. Dodge City booklet: against any.",
        RuleChoice::BeerTwoPlayers(_) => "4th edition: allowed, in vain. Dodge City booklet: not allowed.",
        RuleChoice::RescueCards(_) => {
            "Dodge City booklet: only Beer. A Hungarian summary: Tequila, Whisky and Canteen too."
        }
        RuleChoice::DodgeCityEdition(_) => {
            "Dodge City booklet: the first printing. Newer printings tone three of the four down."
        }
        RuleChoice::DuelCredit(_) => "Dodge City booklet: the card is the challenger's own, so nobody is responsible.",
        RuleChoice::HangoverAlsoBlue(_) => {
            "On the card: only abilities. A Hungarian summary: blue and green cards too."
        }
        RuleChoice::DaltonsIncludeGreen(_) => "On the card: only blue. A Hungarian summary: green ones as well.",
        RuleChoice::NewIdentityTemporary(_) => {
            "On the card: for good, with 2 lives. A Hungarian summary: also just for the round."
        }
        RuleChoice::AbandonedMineVariant(_) => {
            "Official FAQ: excess cards and Duel discards. Current card: excess. Older card, Hungarian summary: all. A translation: used ones."
        }
        RuleChoice::RanchTiming(_) => "Current card: after drawing. Older card and a Hungarian summary: after playing.",
        RuleChoice::RicochetCountsAsBang(_) => {
            "On the card: any number. A Hungarian summary: the rule for BANG! cards holds."
        }
        RuleChoice::PeyoteMustContinue(_) => "On the card: you may go on. A Hungarian summary: until you are wrong.",
        RuleChoice::AmbushAbilities(_) => {
            "Official FAQ: they do. The wording of the card suggests that only cards in play do."
        }
        RuleChoice::WwsSeedTexts(_) => {
            "On the cards: roles and orders. A Hungarian summary: characters and gifts, and one exchange for all."
        }
        RuleChoice::WwsPonyExpress(_) => "Printed rules: only Stagecoach and Wells Fargo. Some tables add it.",
        RuleChoice::ShowdownBangOnlyMissed(_) => {
            "The author: they must be used as Missed!. A Hungarian summary: they may be."
        }
        RuleChoice::CharacterChoice(_) => "Printed rules: one. Choosing from two is a common variant.",
    }
}

pub(super) fn option(rule: RuleChoice) -> &'static str {
    match rule {
        RuleChoice::StartCheckOrder(option) => match option {
            StartCheckOrder::DynamiteFirst => "Dynamite first",
            StartCheckOrder::PlayOrder => "In order of arrival",
        },
        RuleChoice::JailSkipDiscards(option) => match option {
            JailSkipDiscards::No => "The whole turn is skipped",
            JailSkipDiscards::Yes => "Excess cards are discarded",
        },
        RuleChoice::BarrelInJail(option) => match option {
            BarrelInJail::Yes => "Works",
            BarrelInJail::No => "Does not work",
        },
        RuleChoice::CatBalouSelf(option) => match option {
            CatBalouSelf::Yes => "Allowed",
            CatBalouSelf::No => "Not allowed",
        },
        RuleChoice::PanicSelf(option) => match option {
            PanicSelf::No => "Not allowed",
            PanicSelf::Yes => "Allowed",
        },
        RuleChoice::ShortAttacksIgnoreHorses(option) => match option {
            ShortAttacksIgnoreHorses::No => "Horses count",
            ShortAttacksIgnoreHorses::Yes => "Only seats count",
        },
        RuleChoice::PepperboxRange(option) => match option {
            PepperboxRange::Weapon => "As far as your weapon",
            PepperboxRange::FixedOne => "Distance 1",
        },
        RuleChoice::BeerOutOfTurn(option) => match option {
            BeerOutOfTurn::WhenDying => "Only against the last hit",
            BeerOutOfTurn::AnyLoss => "Against any hit",
        },
        RuleChoice::BeerTwoPlayers(option) => match option {
            BeerTwoPlayers::NoEffect => "Allowed, without effect",
            BeerTwoPlayers::Forbidden => "Not allowed",
        },
        RuleChoice::RescueCards(option) => match option {
            RescueCards::BeerOnly => "Only Beer",
            RescueCards::AllHealing => "Any drink",
        },
        RuleChoice::DodgeCityEdition(option) => match option {
            DodgeCityEdition::First => "First printing",
            DodgeCityEdition::Current => "Current edition",
        },
        RuleChoice::DuelCredit(option) => match option {
            DuelCredit::CardOwner => "Nobody",
            DuelCredit::Winner => "The winner of the Duel",
        },
        RuleChoice::HangoverAlsoBlue(option) => match option {
            HangoverAlsoBlue::No => "Only abilities sleep",
            HangoverAlsoBlue::Yes => "Cards in play sleep too",
        },
        RuleChoice::DaltonsIncludeGreen(option) => match option {
            DaltonsIncludeGreen::No => "Only blue cards",
            DaltonsIncludeGreen::Yes => "Blue and green cards",
        },
        RuleChoice::NewIdentityTemporary(option) => match option {
            NewIdentityTemporary::No => "Only for good",
            NewIdentityTemporary::Yes => "Also for one round",
        },
        RuleChoice::AbandonedMineVariant(option) => match option {
            AbandonedMineVariant::DiscardedCards => "Excess cards and those from a Duel",
            AbandonedMineVariant::PhaseThreeOnly => "Only excess cards",
            AbandonedMineVariant::AllCards => "Everything played or discarded",
            AbandonedMineVariant::UsedCards => "Only cards used",
        },
        RuleChoice::RanchTiming(option) => match option {
            RanchTiming::EndOfPhaseOne => "After drawing",
            RanchTiming::EndOfPhaseTwo => "After playing",
        },
        RuleChoice::RicochetCountsAsBang(option) => match option {
            RicochetCountsAsBang::No => "Any number",
            RicochetCountsAsBang::Yes => "Counts as a BANG!",
        },
        RuleChoice::PeyoteMustContinue(option) => match option {
            PeyoteMustContinue::No => "You may stop",
            PeyoteMustContinue::Yes => "You must go on",
        },
        RuleChoice::AmbushAbilities(option) => match option {
            AmbushAbilities::Yes => "They count",
            AmbushAbilities::No => "Only cards in play count",
        },
        RuleChoice::WwsSeedTexts(option) => match option {
            WwsSeedTexts::No => "As on the cards",
            WwsSeedTexts::Yes => "As in a Hungarian summary",
        },
        RuleChoice::WwsPonyExpress(option) => match option {
            WwsPonyExpress::No => "Brings no card",
            WwsPonyExpress::Yes => "Brings a card",
        },
        RuleChoice::ShowdownBangOnlyMissed(option) => match option {
            ShowdownBangOnlyMissed::Yes => "Only as Missed!",
            ShowdownBangOnlyMissed::No => "As BANG! or Missed!",
        },
        RuleChoice::CharacterChoice(option) => match option {
            CharacterChoice::DealOne => "One is dealt",
            CharacterChoice::ChooseOneOfTwo => "Choose one of two",
        },
    }
}
