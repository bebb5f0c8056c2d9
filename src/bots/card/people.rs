//! What characters are worth: to be, and to copy.

use super::mind::Mind;
use standoff_engine::card::{Border, CardKind, Character, DodgeCityEdition};

/// What an ability is worth over a game, in life points, by how often marshals won with it.
pub(super) fn talent(character: Character) -> f32 {
    match character {
        Character::PixiePete => 2.0,
        Character::ApacheKid | Character::ElGringo => 1.4,
        Character::BartCassidy | Character::ElenaFuente | Character::PaulRegret | Character::VeraCuster => 0.95,
        Character::BlackJack
        | Character::GaryLooter
        | Character::GreygoryDeck
        | Character::JesseJones
        | Character::JohnPain
        | Character::VultureSam
        | Character::YoulGrinner => 0.8,
        Character::JoseDelgado
        | Character::Jourdonnais
        | Character::SeanMallory
        | Character::SuzyLafayette
        | Character::TerenKill => 0.6,
        Character::BelleStar | Character::FlintWestwood | Character::LeeVanKliff | Character::SlabTheKiller => 0.5,
        Character::CalamityJanet
        | Character::ChuckWengam
        | Character::GregDigger
        | Character::HerbHunter
        | Character::KitCarlson
        | Character::RoseDoolan
        | Character::WillyTheKid => 0.45,
        Character::BillNoface
        | Character::DocHolyday
        | Character::LuckyDuke
        | Character::MollyStark
        | Character::PatBrennan
        | Character::TequilaJoe => 0.3,
        Character::SidKetchum => 0.2,
        Character::ClausTheSaint
        | Character::JohnnyKisch
        | Character::PedroRamirez
        | Character::TheGraveDigger
        | Character::UncleWill => 0.0,
        // Nine life points, but five cards to begin with and no Missed!.
        Character::BigSpencer => -2.0,
    }
}

/// What it is to be somebody from the start.
pub(super) fn liking(character: Character) -> f32 {
    f32::from(character.def().life) + talent(character)
}

impl Mind<'_> {
    /// What an ability would be to me until my next turn, before I draw.
    pub(super) fn use_of(&self, character: Character) -> f32 {
        /// A card more.
        const CARD: f32 = 0.5;
        let own = self.own();
        let cards = f32::from(self.hand.len());
        let wounds = f32::from((own.max_life - own.life).max(0));
        // The fewer points are left, the more a defence counts.
        let danger = if own.life <= 1 {
            1.6
        } else if own.life <= 2 {
            1.25
        } else {
            1.0
        };
        let bangs = f32::from(self.count(CardKind::Bang));
        let prey = self.others().filter(|seat| self.scene.can_shoot(self.me, *seat));
        let prey = prey.map(|seat| self.enmity(seat)).fold(0.0f32, f32::max);
        let dying = self.others().filter(|seat| self.place(*seat).life <= 1).count() as f32;
        match character {
            Character::BartCassidy => 0.3,
            Character::BlackJack => 0.5 * CARD,
            Character::CalamityJanet => 0.25 + 0.1 * cards.min(4.0),
            Character::ElGringo => 0.35,
            Character::JesseJones => {
                let victims = self.others().filter(|seat| self.place(*seat).hand > 0);
                0.4 * victims.map(|seat| self.strip_hidden(seat)).fold(0.0, f32::max)
            }
            Character::Jourdonnais => 0.45 * danger,
            Character::KitCarlson | Character::MollyStark => 0.4,
            Character::LuckyDuke => 0.1 + if own.has(CardKind::Barrel) { 0.3 * danger } else { 0.0 },
            Character::PaulRegret => 0.5 * danger,
            Character::PedroRamirez => self.view.board.discard.last().map_or(0.0, |card| self.gain(*card) - 0.5),
            Character::RoseDoolan => {
                let further =
                    self.others().filter(|seat| self.scene.distance(self.me, *seat) == self.scene.range(self.me) + 1);
                0.7 * (further.map(|seat| self.enmity(seat)).fold(0.0, f32::max) - prey).max(0.0)
            }
            Character::SidKetchum => {
                if wounds > 0.0 && cards >= 2.0 {
                    0.3 * danger
                } else {
                    0.0
                }
            }
            Character::SlabTheKiller => 0.45 * bangs.clamp(0.5, 1.0) * prey,
            Character::SuzyLafayette => {
                if cards <= 1.0 {
                    CARD
                } else {
                    0.1
                }
            }
            Character::VultureSam => 0.6 * dying,
            Character::WillyTheKid => 0.4 * (bangs - 0.5).max(0.0) * prey,
            Character::ApacheKid => 0.3 * danger,
            Character::BelleStar => {
                let shields = self.others().map(|seat| {
                    let gear = self.scene.gear(seat);
                    self.enmity(seat).max(0.0) * (f32::from(gear.dodges + gear.guards) + f32::from(gear.seen.max(0)))
                });
                0.35 * bangs.clamp(0.5, 2.0) * shields.fold(0.0, f32::max)
            }
            Character::BillNoface => CARD * (wounds - 1.0),
            Character::ChuckWengam => {
                if own.life >= 4 {
                    0.4
                } else {
                    0.0
                }
            }
            Character::DocHolyday => 0.5 * prey * f32::from(u8::from(cards >= 2.0)),
            Character::ElenaFuente => 0.2 * danger * (cards + 2.0).min(4.0),
            Character::GregDigger => 0.7 * dying * wounds.min(2.0) / 2.0,
            Character::HerbHunter => 2.0 * CARD * 0.6 * dying,
            Character::JoseDelgado => {
                let idle = self.hand.iter().filter(|card| card.kind().border() == Border::Blue);
                CARD * idle.filter(|card| self.hold(*card) < 0.8).count() as f32
            }
            Character::PatBrennan => {
                let shown =
                    self.others().flat_map(|seat| self.place(seat).in_play.iter().map(move |card| (seat, card)));
                shown.map(|(seat, card)| self.rob_card(seat, card)).fold(0.0, f32::max) - self.weights.draw
            }
            Character::PixiePete => match self.scene.rules.dodge_city_edition {
                DodgeCityEdition::First => 2.0 * CARD,
                DodgeCityEdition::Current => CARD,
            },
            Character::SeanMallory => 0.3 * (cards + 1.0 - f32::from(own.life)).max(0.0),
            Character::TequilaJoe => {
                let beers = f32::from(self.count(CardKind::Beer));
                0.1 + if wounds > 1.0 { 0.8 * beers } else { 0.0 }
            }
            Character::ClausTheSaint | Character::UncleWill => 0.2 * CARD,
            Character::JohnnyKisch => 0.15,
            // His life points stay with him.
            Character::VeraCuster | Character::BigSpencer | Character::GreygoryDeck | Character::TheGraveDigger => 0.0,
            Character::FlintWestwood => CARD * f32::from(u8::from(cards >= 1.0)),
            Character::GaryLooter | Character::JohnPain => CARD,
            Character::LeeVanKliff => 0.3 * bangs.min(2.0),
            Character::TerenKill => {
                if own.life <= 1 {
                    1.0
                } else {
                    0.2
                }
            }
            Character::YoulGrinner => {
                CARD * self.others().filter(|seat| f32::from(self.place(*seat).hand) > cards).count() as f32
            }
        }
    }
}
