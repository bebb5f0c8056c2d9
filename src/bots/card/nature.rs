//! What each kind of card is for.

use standoff_engine::card::CardKind;

/// A kind of card as a player thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Nature {
    pub purpose: Purpose,
    /// Worth of the first copy in hand, in life points.
    pub hold: f32,
    /// Worth in front of its owner, in life points.
    pub front: f32,
}

/// What playing a card does, or using it once it lies in front of its owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A shot at one player.
    Shoot,
    /// A shot at everybody else.
    ShootAll,
    /// Everybody else discards a BANG! or loses a life point.
    Raid,
    /// One player and the actor discard BANG! in turn.
    Duel,
    /// An answer to a shot.
    Dodge,
    /// Life for the actor.
    Heal,
    /// Life for one player, whoever it is.
    Treat,
    /// Life for everybody.
    HealAll,
    /// Cards for the actor.
    Draw,
    /// A card for everybody, the actor first.
    Store,
    /// A card of another player into the actor's hand.
    Rob,
    /// A card of another player onto the discard pile.
    Strip,
    /// A card of every other player onto the discard pile.
    StripAll,
    /// Makes its owner harder to hit or better at seeing others.
    Gear,
    Weapon,
    /// May cost another player his turn.
    Jail,
    /// May hurt whoever has it, the actor first.
    Bomb,
}

/// The one list of what cards are to this player.
pub fn nature(kind: CardKind) -> Nature {
    let (purpose, hold, front) = match kind {
        CardKind::Bang => (Purpose::Shoot, 0.45, 0.0),
        CardKind::Missed => (Purpose::Dodge, 0.8, 0.0),
        CardKind::Beer => (Purpose::Heal, 0.9, 0.0),
        CardKind::Saloon => (Purpose::HealAll, 0.4, 0.0),
        CardKind::Stagecoach => (Purpose::Draw, 1.0, 0.0),
        CardKind::WellsFargo => (Purpose::Draw, 1.5, 0.0),
        CardKind::GeneralStore => (Purpose::Store, 0.5, 0.0),
        CardKind::Panic => (Purpose::Rob, 0.65, 0.0),
        CardKind::CatBalou => (Purpose::Strip, 0.6, 0.0),
        CardKind::Gatling => (Purpose::ShootAll, 0.8, 0.0),
        CardKind::Indians => (Purpose::Raid, 0.6, 0.0),
        CardKind::Duel => (Purpose::Duel, 0.45, 0.0),
        CardKind::Mustang | CardKind::Hideout => (Purpose::Gear, 1.0, 1.2),
        CardKind::Scope | CardKind::Binocular => (Purpose::Gear, 0.5, 0.7),
        CardKind::Barrel => (Purpose::Gear, 1.1, 1.3),
        CardKind::Jail => (Purpose::Jail, 0.6, -1.0),
        CardKind::Dynamite => (Purpose::Bomb, 0.2, -0.4),
        CardKind::Schofield => (Purpose::Weapon, 0.4, 0.6),
        CardKind::Remington => (Purpose::Weapon, 0.5, 0.8),
        CardKind::RevCarabine => (Purpose::Weapon, 0.6, 0.9),
        CardKind::Winchester => (Purpose::Weapon, 0.7, 1.0),
        CardKind::Volcanic => (Purpose::Weapon, 0.6, 0.8),
        CardKind::Punch => (Purpose::Shoot, 0.4, 0.0),
        CardKind::Dodge => (Purpose::Dodge, 1.05, 0.0),
        CardKind::Brawl => (Purpose::StripAll, 0.6, 0.0),
        CardKind::RagTime => (Purpose::Rob, 0.6, 0.0),
        CardKind::Springfield => (Purpose::Shoot, 0.5, 0.0),
        CardKind::Tequila => (Purpose::Treat, 0.6, 0.0),
        CardKind::Whisky => (Purpose::Heal, 0.85, 0.0),
        CardKind::Bible => (Purpose::Dodge, 1.1, 1.1),
        CardKind::Sombrero | CardKind::TenGallonHat | CardKind::IronPlate => (Purpose::Dodge, 0.85, 0.85),
        CardKind::Canteen => (Purpose::Heal, 0.85, 0.8),
        CardKind::CanCan => (Purpose::Strip, 0.65, 0.65),
        CardKind::Conestoga => (Purpose::Rob, 0.8, 0.75),
        CardKind::Derringer | CardKind::BuffaloRifle => (Purpose::Shoot, 0.75, 0.7),
        CardKind::Howitzer => (Purpose::ShootAll, 0.9, 0.9),
        CardKind::Knife => (Purpose::Shoot, 0.5, 0.5),
        CardKind::Pepperbox => (Purpose::Shoot, 0.65, 0.6),
        CardKind::PonyExpress => (Purpose::Draw, 1.4, 1.4),
    };
    Nature { purpose, hold, front }
}
