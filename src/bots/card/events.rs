//! Event cards: what to keep for one that comes, and what to choose when one is in force.

use super::mind::Mind;
use super::nature::{Purpose, nature};
use super::people::liking;
use super::scene::is_missed;
use standoff_engine::card::{Action, Border, CardId, CardKind, Choice, DaltonsIncludeGreen, EventCard, Suit};
use standoff_engine::core::{Role, Seat};

/// What event cards in my next turn make of the cards in my hand, as factors of their worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Outlook {
    pub bang: f32,
    pub dodge: f32,
    pub beer: f32,
    /// Whatever else gives life.
    pub heal: f32,
    /// Cards to be laid down.
    pub lay: f32,
    /// All the rest.
    pub rest: f32,
    /// What each hand card costs me when my turn begins.
    pub burden: f32,
}

impl Outlook {
    pub(super) const PLAIN: Self =
        Self { bang: 1.0, dodge: 1.0, beer: 1.0, heal: 1.0, lay: 1.0, rest: 1.0, burden: 0.0 };

    /// Cards are worth this much more or less, whatever they are.
    const fn all(factor: f32) -> Self {
        Self { bang: factor, dodge: factor, beer: factor, heal: factor, lay: factor, rest: factor, burden: 0.0 }
    }

    fn and(self, other: Self) -> Self {
        Self {
            bang: self.bang * other.bang,
            dodge: self.dodge * other.dodge,
            beer: self.beer * other.beer,
            heal: self.heal * other.heal,
            lay: self.lay * other.lay,
            rest: self.rest * other.rest,
            burden: self.burden + other.burden,
        }
    }

    /// The factor of a kind of card.
    pub fn of(&self, kind: CardKind) -> f32 {
        match nature(kind).purpose {
            _ if kind.border() != Border::Brown => self.lay,
            _ if kind == CardKind::Bang => self.bang,
            _ if kind == CardKind::Beer => self.beer,
            Purpose::Dodge => self.dodge,
            Purpose::Heal | Purpose::Treat | Purpose::HealAll => self.heal,
            _ => self.rest,
        }
    }
}

/// The one list of what to keep for an event, and what to get rid of.
fn outlook(event: EventCard) -> Outlook {
    let plain = Outlook::PLAIN;
    match event {
        // Everybody is hurt in turn: life is what counts.
        EventCard::HighNoon => Outlook { beer: 1.3, heal: 1.3, ..plain },
        EventCard::TheReverend => Outlook { beer: 0.4, heal: 1.2, ..plain },
        EventCard::TheSermon => Outlook { bang: 0.6, ..plain },
        EventCard::Shootout => Outlook { bang: 1.25, ..plain },
        EventCard::Sniper | EventCard::Ricochet => Outlook { bang: 1.2, ..plain },
        EventCard::TheJudge => Outlook { lay: 0.5, ..plain },
        // In my hand it is safe from them.
        EventCard::TheDaltons => Outlook { lay: 1.1, ..plain },
        EventCard::RussianRoulette => Outlook { dodge: 1.25, ..plain },
        // One shot for each card, and a Missed! pays for itself.
        EventCard::AFistfulOfCards => Outlook { dodge: 1.2, burden: 1.2, ..Outlook::all(0.75) },
        // Everybody sees everybody.
        EventCard::Ambush => Outlook { dodge: 1.1, bang: 1.1, ..plain },
        EventCard::Thirst | EventCard::Peyote | EventCard::Nugget => Outlook::all(1.1),
        EventCard::TrainArrival | EventCard::Eldorado => Outlook::all(0.95),
        // What has the wrong suit waits for another turn.
        EventCard::Handcuffs => Outlook { dodge: 1.0, ..Outlook::all(0.9) },
        // Bad cards can be exchanged.
        EventCard::Ranch => Outlook { rest: 1.05, ..plain },
        EventCard::Blessing
        | EventCard::Curse
        | EventCard::GhostTown
        | EventCard::GoldRush
        | EventCard::Hangover
        | EventCard::NewIdentity
        | EventCard::TheDoctor
        | EventCard::AbandonedMine
        | EventCard::BloodBrothers
        | EventCard::DeadMan
        | EventCard::HardLiquor
        | EventCard::Lasso
        | EventCard::LawOfTheWest
        | EventCard::Vendetta
        | EventCard::BoneOrchard
        | EventCard::DorothyRage
        | EventCard::Gag
        | EventCard::HelenaZontero
        | EventCard::LadyRoseOfTexas
        | EventCard::Sacagaway
        | EventCard::WildWestShow
        | EventCard::DeadSheriffsGhost
        | EventCard::Desperados
        | EventCard::DevilsPact
        | EventCard::DougBadman
        | EventCard::GraveDigger
        | EventCard::HorseStealer
        | EventCard::Lifetime
        | EventCard::Lou
        | EventCard::MadRide
        | EventCard::SiouxChief
        | EventCard::WildShot
        | EventCard::Winifred => plain,
        // The whole hand goes when my turn begins.
        EventCard::DarlingValentine => Outlook::all(0.75),
        // Three cards to play, whatever they are.
        EventCard::MissSusanna => Outlook { bang: 1.15, lay: 1.15, rest: 1.15, ..plain },
        // Under Showdown any card is a BANG!, and BANG! cards are Missed! cards.
        EventCard::Showdown | EventCard::Scout | EventCard::Cavalry => Outlook { bang: 1.1, ..plain },
        // It takes two of them.
        EventCard::WetAmmo => Outlook { bang: 0.8, ..plain },
        // Nobody answers a BANG!.
        EventCard::DaringChallenge => Outlook { dodge: 0.8, bang: 1.1, ..plain },
    }
}

/// What one more card of the deck is worth in hand.
const AVERAGE: f32 = 0.6;

impl Mind<'_> {
    /// What my next turn makes of my hand.
    pub(super) fn look_ahead(&self) -> Outlook {
        self.scene.in_store(self.me).map(outlook).fold(Outlook::PLAIN, Outlook::and)
    }

    /// The score of an answer to what an event asks; none if the question is not its own.
    pub(super) fn at_event(&self, event: EventCard, action: Action) -> Option<f32> {
        match event {
            EventCard::Peyote => Some(self.guess(action)),
            EventCard::Handcuffs => Some(self.name_suit(action)),
            EventCard::NewIdentity => Some(self.change(action)),
            EventCard::BloodBrothers => Some(self.be_a_brother(action)),
            EventCard::HardLiquor => Some(self.rather_drink(action)),
            EventCard::Ranch => Some(self.exchange_at_ranch(action)),
            EventCard::DorothyRage
            | EventCard::DeadSheriffsGhost
            | EventCard::Desperados
            | EventCard::DougBadman
            | EventCard::HorseStealer
            | EventCard::Lifetime => self.at_show(event, action),
            // The Daltons ask for a card in front of me, Vendetta for a draw!: both as others do.
            EventCard::TheDaltons
            | EventCard::Vendetta
            // Shots are answered, the bound card is played; nothing else is asked.
            | EventCard::AFistfulOfCards
            | EventCard::AbandonedMine
            | EventCard::Ambush
            | EventCard::Blessing
            | EventCard::Curse
            | EventCard::DeadMan
            | EventCard::GhostTown
            | EventCard::GoldRush
            | EventCard::Hangover
            | EventCard::HighNoon
            | EventCard::Lasso
            | EventCard::LawOfTheWest
            | EventCard::Ricochet
            | EventCard::RussianRoulette
            | EventCard::Shootout
            | EventCard::Sniper
            | EventCard::TheDoctor
            | EventCard::TheJudge
            | EventCard::TheReverend
            | EventCard::TheSermon
            | EventCard::Thirst
            | EventCard::TrainArrival
            | EventCard::BoneOrchard
            | EventCard::DarlingValentine
            | EventCard::Gag
            | EventCard::HelenaZontero
            | EventCard::LadyRoseOfTexas
            | EventCard::MissSusanna
            | EventCard::Sacagaway
            | EventCard::Showdown
            | EventCard::WildWestShow
            | EventCard::Cavalry
            | EventCard::DaringChallenge
            | EventCard::DevilsPact
            | EventCard::Eldorado
            | EventCard::GraveDigger
            | EventCard::Lou
            | EventCard::MadRide
            | EventCard::Nugget
            | EventCard::Scout
            | EventCard::SiouxChief
            | EventCard::WetAmmo
            | EventCard::WildShot
            | EventCard::Winifred => None,
        }
    }

    /// The colour most unseen cards have; a wrong guess costs nothing, but some day there are enough cards.
    fn guess(&self, action: Action) -> f32 {
        let (mut red, mut all) = (0.0f32, 0.0f32);
        for card in self.unseen() {
            all += 1.0;
            red += f32::from(u8::from(self.scene.suit(card).is_red()));
        }
        match action {
            Action::Choose(Choice::Red) => red / all.max(1.0),
            Action::Choose(Choice::Black) => 1.0 - red / all.max(1.0),
            _ if self.is_sated() => 2.0,
            _ => -1.0,
        }
    }

    /// The suit of the cards I have most use for in this turn.
    fn name_suit(&self, action: Action) -> f32 {
        let Action::Choose(Choice::Suit(suit)) = action else { return -1.0 };
        let mut shots = 0;
        let mut sum = 0.0;
        for card in self.hand.iter().filter(|card| self.scene.suit(*card) == suit) {
            let kind = card.kind();
            shots += u8::from(kind == CardKind::Bang);
            if kind == CardKind::Bang && shots > 1 && !self.many_bangs() {
                continue;
            }
            sum += self.best_use(card).max(0.0);
            // A rescue of the wrong suit is none.
            sum += if kind == CardKind::Beer && self.own().life <= 1 { 0.3 } else { 0.0 };
        }
        sum
    }

    /// The best a card could do in this turn.
    fn best_use(&self, card: CardId) -> f32 {
        let kind = card.kind();
        match nature(kind).purpose {
            Purpose::Dodge if kind.border() == Border::Brown && !self.scene.uses_as(self.me, card, CardKind::Bang) => {
                0.0
            }
            _ if kind.border() == Border::Green => nature(kind).front,
            Purpose::Weapon => self.weapon(kind),
            Purpose::Gear if self.own().has(kind) => 0.0,
            Purpose::Gear => nature(kind).front,
            Purpose::Treat => self.treat(self.me),
            Purpose::Shoot | Purpose::Duel | Purpose::Jail | Purpose::Rob | Purpose::Strip | Purpose::Dodge => {
                let kind = if nature(kind).purpose == Purpose::Dodge { CardKind::Bang } else { kind };
                let targets = self.scene.targets(self.me, kind);
                targets.iter().map(|seat| self.value(card, kind, Some(seat))).fold(0.0, f32::max)
            }
            Purpose::ShootAll
            | Purpose::Raid
            | Purpose::Heal
            | Purpose::HealAll
            | Purpose::Draw
            | Purpose::Store
            | Purpose::StripAll
            | Purpose::Bomb => self.value(card, kind, None),
        }
    }

    /// Another character with two life points, or only his abilities for a round; zero to stay who I am.
    fn change(&self, action: Action) -> f32 {
        /// Life points of a new identity.
        const FRESH: i8 = 2;
        /// Part of a game that is left.
        const LEFT: f32 = 0.6;
        let own = self.own();
        let now = own.character;
        match action {
            Action::Choose(Choice::Character(other)) => {
                let life = own.life;
                let gained: f32 = (life + 1..=FRESH).map(|point| self.life(point)).sum();
                let lost: f32 = (FRESH + 1..=life).map(|point| self.life(point)).sum();
                let better = liking(other) - now.map_or(0.0, liking);
                gained - lost + LEFT * better - 0.1
            }
            Action::Choose(Choice::Guise(other)) => self.use_of(other) - now.map_or(0.0, |now| self.use_of(now)) - 0.1,
            _ => 0.0,
        }
    }

    /// A life point of mine for a friend in need; zero to keep it.
    fn be_a_brother(&self, action: Action) -> f32 {
        /// What must be gained to give up a point.
        const SCRUPLE: f32 = 0.5;
        let Action::PickSeat(seat) = action else { return 0.0 };
        let (mine, his) = (self.own().life, self.place(seat).life);
        if mine <= his + 1 || his > 2 {
            return -1.0;
        }
        -self.enmity(seat) * self.life(his) - self.life(mine) - SCRUPLE
    }

    /// A life point instead of the cards of phase 1.
    fn rather_drink(&self, action: Action) -> f32 {
        if action == Action::Choose(Choice::Life) {
            return self.relief(self.me);
        }
        // What is above the limit is played or lost.
        let room = self.limit().saturating_sub(self.hand.len());
        self.deck() - 0.25 * f32::from(2u8.saturating_sub(room))
    }

    /// A hand card for another one; zero to keep the rest.
    fn exchange_at_ranch(&self, action: Action) -> f32 {
        match action {
            Action::Pick(card) if self.deck_is_full() => AVERAGE - self.hold(card).max(self.best_use(card)) - 0.05,
            Action::Pick(_) => -1.0,
            _ => 0.0,
        }
    }

    /// What laying a card down loses me to The Daltons, if they come before I can use it for long.
    pub(super) fn booty(&self, kind: CardKind) -> f32 {
        if !self.scene.awaits(self.me, EventCard::TheDaltons) || !self.is_booty(kind) {
            return 0.0;
        }
        let front = |card: CardId| nature(card.kind()).front;
        let laid = self.own().in_play.iter().filter(|card| self.is_booty(card.kind()));
        let before = laid.map(front).reduce(f32::min);
        let own = nature(kind).front;
        let after = before.unwrap_or(own).min(own);
        // A worthless card saves a better one that can follow it.
        let better = self.hand.iter().filter(|card| self.is_booty(card.kind()) && !self.own().has(card.kind()));
        let decoy = before.is_none() && better.map(front).fold(0.0, f32::max) > own;
        let lost = after - before.unwrap_or(0.0);
        if decoy { own - 0.05 } else { lost.max(0.0) }
    }

    fn is_booty(&self, kind: CardKind) -> bool {
        match kind.border() {
            Border::Blue => nature(kind).purpose != Purpose::Jail,
            Border::Green => self.scene.rules.daltons_include_green == DaltonsIncludeGreen::Yes,
            Border::Brown => false,
        }
    }

    /// What my only Missed! is when Russian Roulette comes.
    pub(super) fn last_resort(&self) -> f32 {
        /// How often it is my turn when somebody has none.
        const VICTIM: f32 = 0.25;
        let roulette = self.scene.awaits(self.me, EventCard::RussianRoulette) && self.count(CardKind::Missed) <= 1;
        if roulette { VICTIM * self.pains(2) } else { 0.0 }
    }

    /// Two BANG! cards as one shot that takes two Missed!.
    pub(super) fn snipe(&self, (first, second): (CardId, CardId), target: Seat) -> f32 {
        if self.in_vain(first, target) && self.in_vain(second, target) {
            return -1.0;
        }
        self.shot(target, 2) - self.weights.shot * (self.hold(first) + self.hold(second)) - 0.1
    }

    /// A BANG! at a card in front of somebody.
    pub(super) fn ricochet(&self, bang: CardId, aimed: CardId, owner: Seat) -> f32 {
        if self.in_vain(bang, owner) {
            return -1.0;
        }
        let open = self.no_missed(owner);
        let hit = open * self.strip(owner, aimed);
        let parried = (1.0 - open) * self.weights.parry * self.enmity(owner).max(0.0);
        hit + parried - self.weights.shot * self.hold(bang) - 0.05
    }

    /// One of Claus' cards for a player: the best stay with me, friends get what is left of use.
    pub(super) fn give(&self, to: Seat, card: CardId) -> f32 {
        let waiting = self.others().skip_while(|seat| *seat != to).count();
        let laid: Vec<CardId> = self.view.board.table.iter().filter_map(|(card, _)| *card).collect();
        let keeps = laid.len().saturating_sub(waiting);
        let better = laid.iter().filter(|other| (self.gain(**other), **other) > (self.gain(card), card)).count();
        let his = nature(card.kind()).hold;
        if better < keeps {
            return -10.0 - self.gain(card);
        }
        if self.enmity(to) < 0.0 { his } else { -his }
    }

    /// How likely Dynamite goes off in a player's next turn.
    pub(super) fn explodes(&self, seat: Seat) -> f32 {
        /// Ranks 2 to 9 of 13.
        const RANKS: f32 = 8.0 / 13.0;
        match suit_of(self.scene.in_store(seat)) {
            Some(Suit::Spades) => RANKS,
            Some(_) => 0.0,
            None => 0.1,
        }
    }

    /// Part of an elimination that lasts: some come back.
    pub(super) fn lasting(&self, seat: Seat) -> f32 {
        let first = self.view.first_out.is_none();
        if first && self.scene.awaits(seat, EventCard::DeadMan) {
            0.6
        } else if self.is_spared(seat) {
            0.35
        } else if self.scene.is_on(EventCard::BoneOrchard) {
            0.5
        } else if self.scene.awaits(seat, EventCard::GhostTown) {
            0.9
        } else {
            1.0
        }
    }

    /// Whether a player would go on with another goal instead.
    fn is_spared(&self, seat: Seat) -> bool {
        let pact = self.scene.is_on(EventCard::DevilsPact) || self.scene.is_on(EventCard::GraveDigger);
        pact && !self.view.clock.spent && self.place(seat).role != Some(Role::Sheriff)
    }

    /// Chance that a player has no card against a shot at a card in front of him.
    fn no_missed(&self, seat: Seat) -> f32 {
        let place = self.place(seat);
        if place.known.iter().any(|card| is_missed(card.kind())) {
            return 0.0;
        }
        super::mind::fewer(1, place.unknown().saturating_sub(place.no_missed), self.chance.missed)
    }
}

/// The suit all cards have.
fn suit_of(mut events: impl Iterator<Item = EventCard>) -> Option<Suit> {
    events.find_map(EventCard::suit_of_all)
}

/// How likely a draw! is hearts, for somebody who may flip two cards.
pub(super) fn hearts(flips_two: bool, events: impl Iterator<Item = EventCard>) -> f32 {
    match suit_of(events) {
        Some(Suit::Hearts) => 1.0,
        Some(_) => 0.0,
        None if flips_two => 0.4375,
        None => 0.25,
    }
}
