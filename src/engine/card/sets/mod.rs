//! The sets: one folder each, one file for every card and character.

pub mod base;
pub mod dodge_city;
pub mod eldorado;
pub mod fistful_of_cards;
pub mod high_noon;
pub mod the_bullet;
pub mod wild_west_show;

use super::definitions::{CardDef, CharacterDef, EventDef, EventRuleSet, MomentSet};
use super::event_cards::{DeckDef, Pace};

/// A box one can buy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Set {
    #[default]
    Base,
    DodgeCity,
    HighNoon,
    FistfulOfCards,
    /// The three characters of the collector's box; its events are part of High Noon.
    TheBullet,
    WildWestShow,
    /// Made by players for players.
    Eldorado,
}

impl Set {
    pub const ALL: [Self; 7] = [
        Self::Base,
        Self::DodgeCity,
        Self::HighNoon,
        Self::FistfulOfCards,
        Self::TheBullet,
        Self::WildWestShow,
        Self::Eldorado,
    ];

    pub const fn def(self) -> &'static SetDef {
        match self {
            Self::Base => &base::SET,
            Self::DodgeCity => &dodge_city::SET,
            Self::HighNoon => &high_noon::SET,
            Self::FistfulOfCards => &fistful_of_cards::SET,
            Self::TheBullet => &the_bullet::SET,
            Self::WildWestShow => &wild_west_show::SET,
            Self::Eldorado => &eldorado::SET,
        }
    }

    /// The word for it in notation and files.
    pub const fn id(self) -> &'static str {
        self.def().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.id() == id)
    }
}

/// Everything about one set besides its cards and characters.
pub struct SetDef {
    /// The word for it in notation and files.
    pub id: &'static str,
    /// Whether it brings cards enough to play with.
    pub has_deck: bool,
    /// Whether everybody is dealt a second character, face down, that an event may bring back.
    pub deals_spare_characters: bool,
}

impl SetDef {
    /// A set of event cards or characters for other sets.
    pub const fn extra(id: &'static str) -> Self {
        Self { id, has_deck: false, deals_spare_characters: false }
    }
}

/// The three kinds the rules themselves ask for by name, whatever card is used as one.
pub mod named {
    use super::CardKind;

    pub const BANG: CardKind = CardKind::Bang;
    pub const MISSED: CardKind = CardKind::Missed;
    pub const BEER: CardKind = CardKind::Beer;
}

/// Which event deck a pile is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum EventDeck {
    #[default]
    HighNoon,
    FistfulOfCards,
    /// High Noon and A Fistful of Cards shuffled into one.
    Mixed,
    WildWestShow,
    Eldorado,
}

impl EventDeck {
    pub const ALL: [Self; 5] = [Self::HighNoon, Self::FistfulOfCards, Self::Mixed, Self::WildWestShow, Self::Eldorado];

    pub const fn def(self) -> &'static DeckDef {
        match self {
            Self::HighNoon => &high_noon::DECK,
            Self::FistfulOfCards => &fistful_of_cards::DECK,
            Self::Mixed => &MIXED_DECK,
            Self::WildWestShow => &wild_west_show::DECK,
            Self::Eldorado => &eldorado::DECK,
        }
    }
}

const MIXED_DECK: DeckDef =
    DeckDef { id: "mixed", sets: &[Set::HighNoon, Set::FistfulOfCards], pace: Pace::Round, card_left_hand: None };

/// One line for every kind of card: its name and its definition.
macro_rules! card_kinds {
    ($($kind:ident => $def:path,)*) => {
        /// What a card is called and does.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum CardKind { $($kind,)* }

        impl CardKind {
            pub const ALL: [Self; [$(Self::$kind),*].len()] = [$(Self::$kind),*];
        }

        pub(super) static CARD_DEFS: [CardDef; CardKind::ALL.len()] = [$($def),*];

        /// The printed copies of each kind, for building the table of cards.
        pub(super) const COPIES: [&[(Set, &str)]; CardKind::ALL.len()] = [$($def.copies),*];
    };
}

/// One line for every character: its name and its definition.
macro_rules! characters {
    ($first:ident => $first_def:path, $($character:ident => $def:path,)*) => {
        /// The people of the West.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum Character { #[default] $first, $($character,)* }

        impl Character {
            pub const ALL: [Self; [Self::$first, $(Self::$character),*].len()] = [Self::$first, $(Self::$character),*];
        }

        pub(super) static CHARACTER_DEFS: [CharacterDef; Character::ALL.len()] = [$first_def, $($def),*];

        /// The moments each character listens to.
        pub(super) static CHARACTER_MOMENTS: [MomentSet; Character::ALL.len()] =
            [MomentSet::of($first_def.hooks), $(MomentSet::of($def.hooks)),*];
    };
}

/// One line for every event card: its name and its definition.
macro_rules! event_cards {
    ($first:ident => $first_def:path, $($card:ident => $def:path,)*) => {
        /// What befalls the whole town.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub enum EventCard { #[default] $first, $($card,)* }

        impl EventCard {
            pub const ALL: [Self; [Self::$first, $(Self::$card),*].len()] = [Self::$first, $(Self::$card),*];
        }

        pub(super) static EVENT_DEFS: [EventDef; EventCard::ALL.len()] = [$first_def, $($def),*];

        /// The moments each event card listens to.
        pub(super) static EVENT_MOMENTS: [MomentSet; EventCard::ALL.len()] =
            [MomentSet::of($first_def.hooks), $(MomentSet::of($def.hooks)),*];

        /// The kinds of rules each event card has.
        pub(super) static EVENT_RULES: [EventRuleSet; EventCard::ALL.len()] =
            [EventRuleSet::of($first_def.rules), $(EventRuleSet::of($def.rules)),*];
    };
}

crate::core::by_id!(Set, CardKind, Character, EventCard, EventDeck);

card_kinds! {
    Bang => base::bang::CARD,
    Missed => base::missed::CARD,
    Beer => base::beer::CARD,
    Saloon => base::saloon::CARD,
    Stagecoach => base::stagecoach::CARD,
    WellsFargo => base::wells_fargo::CARD,
    GeneralStore => base::general_store::CARD,
    Panic => base::panic::CARD,
    CatBalou => base::cat_balou::CARD,
    Gatling => base::gatling::CARD,
    Indians => base::indians::CARD,
    Duel => base::duel::CARD,
    Mustang => base::mustang::CARD,
    Scope => base::scope::CARD,
    Barrel => base::barrel::CARD,
    Jail => base::jail::CARD,
    Dynamite => base::dynamite::CARD,
    Schofield => base::weapons::SCHOFIELD,
    Remington => base::weapons::REMINGTON,
    RevCarabine => base::weapons::REV_CARABINE,
    Winchester => base::weapons::WINCHESTER,
    Volcanic => base::weapons::VOLCANIC,
    Binocular => dodge_city::binocular::CARD,
    Hideout => dodge_city::hideout::CARD,
    Punch => dodge_city::punch::CARD,
    Dodge => dodge_city::dodge::CARD,
    Brawl => dodge_city::brawl::CARD,
    RagTime => dodge_city::rag_time::CARD,
    Springfield => dodge_city::springfield::CARD,
    Tequila => dodge_city::tequila::CARD,
    Whisky => dodge_city::whisky::CARD,
    Bible => dodge_city::hats::BIBLE,
    Sombrero => dodge_city::hats::SOMBRERO,
    TenGallonHat => dodge_city::hats::TEN_GALLON_HAT,
    IronPlate => dodge_city::hats::IRON_PLATE,
    Canteen => dodge_city::canteen::CARD,
    CanCan => dodge_city::can_can::CARD,
    Conestoga => dodge_city::conestoga::CARD,
    Derringer => dodge_city::derringer::CARD,
    BuffaloRifle => dodge_city::buffalo_rifle::CARD,
    Howitzer => dodge_city::howitzer::CARD,
    Knife => dodge_city::knife::CARD,
    Pepperbox => dodge_city::pepperbox::CARD,
    PonyExpress => dodge_city::pony_express::CARD,
}

characters! {
    BartCassidy => base::bart_cassidy::CHARACTER,
    BlackJack => base::black_jack::CHARACTER,
    CalamityJanet => base::calamity_janet::CHARACTER,
    ElGringo => base::el_gringo::CHARACTER,
    JesseJones => base::jesse_jones::CHARACTER,
    Jourdonnais => base::jourdonnais::CHARACTER,
    KitCarlson => base::kit_carlson::CHARACTER,
    LuckyDuke => base::lucky_duke::CHARACTER,
    PaulRegret => base::paul_regret::CHARACTER,
    PedroRamirez => base::pedro_ramirez::CHARACTER,
    RoseDoolan => base::rose_doolan::CHARACTER,
    SidKetchum => base::sid_ketchum::CHARACTER,
    SlabTheKiller => base::slab_the_killer::CHARACTER,
    SuzyLafayette => base::suzy_lafayette::CHARACTER,
    VultureSam => base::vulture_sam::CHARACTER,
    WillyTheKid => base::willy_the_kid::CHARACTER,
    ApacheKid => dodge_city::apache_kid::CHARACTER,
    BelleStar => dodge_city::belle_star::CHARACTER,
    BillNoface => dodge_city::bill_noface::CHARACTER,
    ChuckWengam => dodge_city::chuck_wengam::CHARACTER,
    DocHolyday => dodge_city::doc_holyday::CHARACTER,
    ElenaFuente => dodge_city::elena_fuente::CHARACTER,
    GregDigger => dodge_city::greg_digger::CHARACTER,
    HerbHunter => dodge_city::herb_hunter::CHARACTER,
    JoseDelgado => dodge_city::jose_delgado::CHARACTER,
    MollyStark => dodge_city::molly_stark::CHARACTER,
    PatBrennan => dodge_city::pat_brennan::CHARACTER,
    PixiePete => dodge_city::pixie_pete::CHARACTER,
    SeanMallory => dodge_city::sean_mallory::CHARACTER,
    TequilaJoe => dodge_city::tequila_joe::CHARACTER,
    VeraCuster => dodge_city::vera_custer::CHARACTER,
    ClausTheSaint => the_bullet::claus_the_saint::CHARACTER,
    JohnnyKisch => the_bullet::johnny_kisch::CHARACTER,
    UncleWill => the_bullet::uncle_will::CHARACTER,
    BigSpencer => wild_west_show::big_spencer::CHARACTER,
    FlintWestwood => wild_west_show::flint_westwood::CHARACTER,
    GaryLooter => wild_west_show::gary_looter::CHARACTER,
    GreygoryDeck => wild_west_show::greygory_deck::CHARACTER,
    JohnPain => wild_west_show::john_pain::CHARACTER,
    LeeVanKliff => wild_west_show::lee_van_kliff::CHARACTER,
    TerenKill => wild_west_show::teren_kill::CHARACTER,
    YoulGrinner => wild_west_show::youl_grinner::CHARACTER,
    TheGraveDigger => eldorado::grave_digger::CHARACTER,
}

event_cards! {
    Blessing => high_noon::blessing::EVENT,
    Curse => high_noon::curse::EVENT,
    GhostTown => high_noon::ghost_town::EVENT,
    GoldRush => high_noon::gold_rush::EVENT,
    Handcuffs => high_noon::handcuffs::EVENT,
    Hangover => high_noon::hangover::EVENT,
    NewIdentity => high_noon::new_identity::EVENT,
    Shootout => high_noon::shootout::EVENT,
    TheDaltons => high_noon::the_daltons::EVENT,
    TheDoctor => high_noon::the_doctor::EVENT,
    TheReverend => high_noon::the_reverend::EVENT,
    TheSermon => high_noon::the_sermon::EVENT,
    Thirst => high_noon::thirst::EVENT,
    TrainArrival => high_noon::train_arrival::EVENT,
    HighNoon => high_noon::high_noon::EVENT,
    AbandonedMine => fistful_of_cards::abandoned_mine::EVENT,
    Ambush => fistful_of_cards::ambush::EVENT,
    BloodBrothers => fistful_of_cards::blood_brothers::EVENT,
    DeadMan => fistful_of_cards::dead_man::EVENT,
    HardLiquor => fistful_of_cards::hard_liquor::EVENT,
    Lasso => fistful_of_cards::lasso::EVENT,
    LawOfTheWest => fistful_of_cards::law_of_the_west::EVENT,
    Peyote => fistful_of_cards::peyote::EVENT,
    Ranch => fistful_of_cards::ranch::EVENT,
    Ricochet => fistful_of_cards::ricochet::EVENT,
    RussianRoulette => fistful_of_cards::russian_roulette::EVENT,
    Sniper => fistful_of_cards::sniper::EVENT,
    TheJudge => fistful_of_cards::the_judge::EVENT,
    Vendetta => fistful_of_cards::vendetta::EVENT,
    AFistfulOfCards => fistful_of_cards::a_fistful_of_cards::EVENT,
    BoneOrchard => wild_west_show::bone_orchard::EVENT,
    DarlingValentine => wild_west_show::darling_valentine::EVENT,
    DorothyRage => wild_west_show::dorothy_rage::EVENT,
    Gag => wild_west_show::gag::EVENT,
    HelenaZontero => wild_west_show::helena_zontero::EVENT,
    LadyRoseOfTexas => wild_west_show::lady_rose_of_texas::EVENT,
    MissSusanna => wild_west_show::miss_susanna::EVENT,
    Sacagaway => wild_west_show::sacagaway::EVENT,
    Showdown => wild_west_show::showdown::EVENT,
    WildWestShow => wild_west_show::wild_west_show::EVENT,
    Cavalry => eldorado::cavalry::EVENT,
    DaringChallenge => eldorado::daring_challenge::EVENT,
    DeadSheriffsGhost => eldorado::dead_sheriffs_ghost::EVENT,
    Desperados => eldorado::desperados::EVENT,
    DevilsPact => eldorado::devils_pact::EVENT,
    DougBadman => eldorado::doug_badman::EVENT,
    Eldorado => eldorado::eldorado::EVENT,
    GraveDigger => eldorado::grave_digger::EVENT,
    HorseStealer => eldorado::horse_stealer::EVENT,
    Lifetime => eldorado::lifetime::EVENT,
    Lou => eldorado::lou::EVENT,
    MadRide => eldorado::mad_ride::EVENT,
    Nugget => eldorado::nugget::EVENT,
    Scout => eldorado::scout::EVENT,
    SiouxChief => eldorado::sioux_chief::EVENT,
    WetAmmo => eldorado::wet_ammo::EVENT,
    WildShot => eldorado::wild_shot::EVENT,
    Winifred => eldorado::winifred::EVENT,
}
