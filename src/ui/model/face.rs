//! The small line of symbols on a card, which says at a glance what it does.

use standoff_engine::card::CardKind;

/// One symbol: a picture of the sprite or a few characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    Icon(&'static str),
    Text(&'static str),
}

pub fn marks(kind: CardKind) -> &'static [Mark] {
    use Mark::{Icon, Text};
    match kind {
        CardKind::Bang | CardKind::Pepperbox => &[Icon("sym-shot")],
        CardKind::Missed | CardKind::Sombrero | CardKind::TenGallonHat | CardKind::IronPlate => &[Icon("sym-miss")],
        CardKind::Beer | CardKind::Canteen => &[Icon("ui-plus"), Icon("ui-life")],
        CardKind::Saloon => &[Icon("sym-all"), Icon("ui-plus"), Icon("ui-life")],
        CardKind::Stagecoach => &[Icon("sym-draw"), Icon("sym-draw")],
        CardKind::WellsFargo | CardKind::PonyExpress => &[Icon("sym-draw"), Icon("sym-draw"), Icon("sym-draw")],
        CardKind::GeneralStore => &[Icon("sym-all"), Icon("sym-draw")],
        CardKind::Panic => &[Icon("ui-hand"), Icon("ui-distance"), Text("1")],
        CardKind::CatBalou | CardKind::CanCan => &[Icon("ui-discard"), Icon("ui-hand")],
        CardKind::Gatling | CardKind::Howitzer => &[Icon("sym-all"), Icon("sym-shot")],
        CardKind::Indians => &[Icon("sym-all")],
        CardKind::Duel => &[Icon("ui-swap")],
        CardKind::Mustang | CardKind::Hideout => &[Icon("ui-distance"), Text("+1")],
        CardKind::Scope | CardKind::Binocular => &[Icon("ui-distance"), Text("−1")],
        CardKind::Barrel => &[Icon("suit-hearts")],
        CardKind::Dynamite => &[Icon("suit-spades"), Text("2–9")],
        CardKind::Volcanic => &[Icon("sym-shot"), Text("∞")],
        CardKind::Jail | CardKind::Schofield | CardKind::Remington | CardKind::RevCarabine | CardKind::Winchester => {
            &[]
        }
        CardKind::Punch | CardKind::Knife => &[Icon("sym-shot"), Icon("ui-distance"), Text("1")],
        CardKind::Dodge | CardKind::Bible => &[Icon("sym-miss"), Icon("sym-draw")],
        // What stands before a colon is the price.
        CardKind::Brawl => &[Icon("ui-deck"), Text(":"), Icon("sym-all"), Icon("ui-discard")],
        CardKind::RagTime => &[Icon("ui-deck"), Text(":"), Icon("ui-hand")],
        CardKind::Springfield => &[Icon("ui-deck"), Text(":"), Icon("sym-shot")],
        CardKind::Tequila => &[Icon("ui-deck"), Text(":"), Icon("ui-plus"), Icon("ui-life")],
        CardKind::Whisky => &[Icon("ui-deck"), Text(":"), Icon("ui-plus"), Icon("ui-life"), Icon("ui-life")],
        CardKind::Conestoga => &[Icon("ui-hand")],
        CardKind::Derringer => &[Icon("sym-shot"), Icon("ui-distance"), Text("1"), Icon("sym-draw")],
        CardKind::BuffaloRifle => &[Icon("sym-shot"), Icon("ui-distance"), Text("∞")],
    }
}
