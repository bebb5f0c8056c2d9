//! Which table rules change what.

use super::Topic;
use crate::i18n::RuleChoice;
use standoff_engine::card::{CardKind, Character, EventCard, Set, TableRules};

/// What a table rule changes.
pub fn concerned(rule: RuleChoice) -> &'static [Topic] {
    use Topic::{Card, Event};
    const fn who(character: Character) -> Topic {
        Topic::Character(character)
    }
    match rule {
        RuleChoice::StartCheckOrder(_) => &[Card(CardKind::Dynamite), Card(CardKind::Jail)],
        RuleChoice::JailSkipDiscards(_) => &[Card(CardKind::Jail)],
        RuleChoice::BarrelInJail(_) => &[Card(CardKind::Barrel), Card(CardKind::Jail)],
        RuleChoice::CatBalouSelf(_) => &[Card(CardKind::CatBalou), Card(CardKind::CanCan)],
        RuleChoice::PanicSelf(_) => &[Card(CardKind::Panic)],
        RuleChoice::ShortAttacksIgnoreHorses(_) => {
            &[Card(CardKind::Punch), Card(CardKind::Knife), Card(CardKind::Derringer), Card(CardKind::Pepperbox)]
        }
        RuleChoice::PepperboxRange(_) => &[Card(CardKind::Pepperbox)],
        RuleChoice::BeerOutOfTurn(_) | RuleChoice::BeerTwoPlayers(_) => &[Card(CardKind::Beer)],
        RuleChoice::RescueCards(_) => {
            &[Card(CardKind::Tequila), Card(CardKind::Whisky), Card(CardKind::Canteen), Card(CardKind::Beer)]
        }
        RuleChoice::DodgeCityEdition(_) => {
            const {
                &[
                    who(Character::JoseDelgado),
                    who(Character::MollyStark),
                    who(Character::PixiePete),
                    who(Character::SeanMallory),
                ]
            }
        }
        RuleChoice::DuelCredit(_) => const { &[Card(CardKind::Duel), who(Character::ElGringo)] },
        RuleChoice::HangoverAlsoBlue(_) => &[Event(EventCard::Hangover)],
        RuleChoice::DaltonsIncludeGreen(_) => &[Event(EventCard::TheDaltons)],
        // Whoever chooses his character keeps the other one for New Identity.
        RuleChoice::NewIdentityTemporary(_) | RuleChoice::CharacterChoice(_) => &[Event(EventCard::NewIdentity)],
        RuleChoice::AbandonedMineVariant(_) => &[Event(EventCard::AbandonedMine)],
        RuleChoice::RanchTiming(_) => &[Event(EventCard::Ranch)],
        RuleChoice::RicochetCountsAsBang(_) => &[Event(EventCard::Ricochet)],
        RuleChoice::PeyoteMustContinue(_) => &[Event(EventCard::Peyote)],
        RuleChoice::AmbushAbilities(_) => {
            const { &[Event(EventCard::Ambush), who(Character::PaulRegret), who(Character::RoseDoolan)] }
        }
        RuleChoice::WwsSeedTexts(_) => &[
            Event(EventCard::BoneOrchard),
            Event(EventCard::DarlingValentine),
            Event(EventCard::DorothyRage),
            Event(EventCard::HelenaZontero),
        ],
        RuleChoice::WwsPonyExpress(_) => &[Card(CardKind::PonyExpress)],
        RuleChoice::ShowdownBangOnlyMissed(_) => &[Event(EventCard::Showdown), Card(CardKind::Bang)],
    }
}

/// The table rules that change something, as this table has chosen them; only those that can matter with these sets.
pub fn table_rules_about(topic: Topic, rules: &TableRules, sets: &[Set]) -> Vec<RuleChoice> {
    let matters = |rule: &RuleChoice| {
        TableRules::ALL.iter().any(|listed| listed.key == rule.key() && listed.concerns(sets))
            && (topic == Topic::Rule(rule.key()) || concerned(*rule).contains(&topic))
    };
    RuleChoice::all(rules).into_iter().filter(matters).collect()
}
