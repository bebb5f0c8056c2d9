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
        CardKind::Bang => &[Icon("sym-shot")],
        CardKind::Missed => &[Icon("sym-miss")],
        CardKind::Beer => &[Icon("ui-plus"), Icon("ui-life")],
        CardKind::Saloon => &[Icon("sym-all"), Icon("ui-plus"), Icon("ui-life")],
        CardKind::Stagecoach => &[Icon("sym-draw"), Icon("sym-draw")],
        CardKind::WellsFargo => &[Icon("sym-draw"), Icon("sym-draw"), Icon("sym-draw")],
        CardKind::GeneralStore => &[Icon("sym-all"), Icon("sym-draw")],
        CardKind::Panic => &[Icon("ui-hand"), Icon("ui-distance"), Text("1")],
        CardKind::CatBalou => &[Icon("ui-discard"), Icon("ui-hand")],
        CardKind::Gatling => &[Icon("sym-all"), Icon("sym-shot")],
        CardKind::Indians => &[Icon("sym-all")],
        CardKind::Duel => &[Icon("ui-swap")],
        CardKind::Mustang => &[Icon("ui-distance"), Text("+1")],
        CardKind::Scope => &[Icon("ui-distance"), Text("−1")],
        CardKind::Barrel => &[Icon("suit-hearts")],
        CardKind::Dynamite => &[Icon("suit-spades"), Text("2–9")],
        CardKind::Volcanic => &[Icon("sym-shot"), Text("∞")],
        CardKind::Jail | CardKind::Schofield | CardKind::Remington | CardKind::RevCarabine | CardKind::Winchester => {
            &[]
        }
    }
}
