//! Questions, refusals, roles and stages in notation: what scenarios and disputes are written in.

use super::{read_card, write_card, write_source};
use crate::card::{Ask, Character, Demand, EventCard, Illegal, Pool, Source, Stage};
use crate::core::{Role, Seat, Team};

/// A question without the seat: `turn`, `missed 2 from A`, `pick table left 2`, `discard 3`.
pub fn write_ask(ask: Ask) -> String {
    match ask {
        Ask::Turn => "turn".into(),
        Ask::Respond { to: Demand::Missed { needed, by: Some(by) } } => format!("missed {needed} from {by}"),
        Ask::Respond { to: Demand::Missed { needed, by: None } } => format!("missed {needed}"),
        Ask::Respond { to: Demand::Bang { by } } => format!("bang from {by}"),
        Ask::Respond { to: Demand::Rescue { needed } } => format!("rescue {needed}"),
        Ask::PickCard { from, left } => {
            let from = match from {
                Pool::Table => "table".into(),
                Pool::Of(seat) => format!("cards of {seat}"),
                Pool::Others => "others".into(),
            };
            let left = if left == 1 { String::new() } else { format!(" left {left}") };
            format!("pick {from}{left}")
        }
        Ask::PickSeat => "pick player".into(),
        Ask::Choose => "choose".into(),
        Ask::Discard { left } => format!("discard {left}"),
        Ask::Give { to } => format!("give {to}"),
        Ask::Order { left } => format!("order {left}"),
    }
}

/// The question of a line; none if the line is not notation.
pub fn read_ask(line: &str) -> Option<Ask> {
    let words: Vec<&str> = line.split_whitespace().collect();
    Some(match words[..] {
        ["turn"] => Ask::Turn,
        ["missed", needed] => Ask::Respond { to: Demand::Missed { needed: needed.parse().ok()?, by: None } },
        ["missed", needed, "from", by] => {
            Ask::Respond { to: Demand::Missed { needed: needed.parse().ok()?, by: Some(read_seat(by)?) } }
        }
        ["bang", "from", by] => Ask::Respond { to: Demand::Bang { by: read_seat(by)? } },
        ["rescue", needed] => Ask::Respond { to: Demand::Rescue { needed: needed.parse().ok()? } },
        ["pick", "player"] => Ask::PickSeat,
        ["pick", "table"] => Ask::PickCard { from: Pool::Table, left: 1 },
        ["pick", "table", "left", left] => Ask::PickCard { from: Pool::Table, left: left.parse().ok()? },
        ["give", to] => Ask::Give { to: read_seat(to)? },
        ["pick", "cards", "of", seat, "left", left] => {
            Ask::PickCard { from: Pool::Of(read_seat(seat)?), left: left.parse().ok()? }
        }
        ["pick", "cards", "of", seat] => Ask::PickCard { from: Pool::Of(read_seat(seat)?), left: 1 },
        ["pick", "others"] => Ask::PickCard { from: Pool::Others, left: 1 },
        ["choose"] => Ask::Choose,
        ["discard", left] => Ask::Discard { left: left.parse().ok()? },
        ["order", left] => Ask::Order { left: left.parse().ok()? },
        _ => return None,
    })
}

/// Why an action is refused: a stable word, then what it speaks of, e.g. `out_of_reach C distance 3 reach 2`.
pub fn write_illegal(reason: Illegal) -> String {
    match reason {
        Illegal::GameOver => "game_over".into(),
        Illegal::NotYourDecision { waiting_for } => format!("not_your_decision {waiting_for}"),
        Illegal::NoSuchSeat { seat } => format!("no_such_seat {seat}"),
        Illegal::Eliminated { seat } => format!("eliminated {seat}"),
        Illegal::NotAsked => "not_asked".into(),
        Illegal::NotInHand { card } => format!("not_in_hand {}", write_card(card)),
        Illegal::NotAvailable { card } => format!("not_available {}", write_card(card)),
        Illegal::NotThatCard { card, kind } => format!("not_that_card {} as {}", write_card(card), kind.id()),
        Illegal::NotNow { kind } => format!("not_now {}", kind.id()),
        Illegal::NeedsTarget { kind } => format!("needs_target {}", kind.id()),
        Illegal::NoTarget { kind } => format!("no_target {}", kind.id()),
        Illegal::NotAtYourself { kind } => format!("not_at_yourself {}", kind.id()),
        Illegal::TargetEliminated { target } => format!("target_eliminated {target}"),
        Illegal::OutOfReach { target, distance, reach } => {
            format!("out_of_reach {target} distance {distance} reach {reach}")
        }
        Illegal::TargetHasNoCards { target } => format!("target_has_no_cards {target}"),
        Illegal::BangLimit { played, limit } => format!("bang_limit played {played} limit {limit}"),
        Illegal::SameName { kind, seat } => format!("same_name {} {seat}", kind.id()),
        Illegal::NotTheSheriff { target } => format!("not_the_sheriff {target}"),
        Illegal::FullLife => "full_life".into(),
        Illegal::NoSuchPower { of } => format!("no_such_power {}", write_source(of)),
        Illegal::UsedUp { of } => format!("used_up {}", write_source(of)),
        Illegal::LastLife => "last_life".into(),
        Illegal::NeedsBlueCard => "needs_blue_card".into(),
        Illegal::NeedsTwoCards => "needs_two_cards".into(),
        Illegal::Immune { target, card } => format!("immune {target} {}", write_card(card)),
        Illegal::NeedsAnotherCard { kind } => format!("needs_another_card {}", kind.id()),
        Illegal::NotReady { card } => format!("not_ready {}", write_card(card)),
        Illegal::MustPlay { card } => format!("must_play {}", write_card(card)),
        Illegal::NeedsBangAndCard => "needs_bang_and_card".into(),
        Illegal::NeedsTwoBangs => "needs_two_bangs".into(),
        Illegal::Forbidden { by } => format!("forbidden {}", write_source(by)),
    }
}

pub const fn write_role(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "sheriff",
        Role::Deputy => "deputy",
        Role::Outlaw => "outlaw",
        Role::Renegade => "renegade",
    }
}

pub fn read_role(text: &str) -> Option<Role> {
    Role::ALL.into_iter().find(|role| write_role(*role) == text.trim())
}

pub const fn write_team(team: Team) -> &'static str {
    match team {
        Team::Law => "law",
        Team::Outlaws => "outlaws",
        Team::Renegades => "renegades",
    }
}

pub const fn write_stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Before => "before",
        Stage::Begin => "begin",
        Stage::Checks => "checks",
        Stage::Prepare => "prepare",
        Stage::Draw => "draw",
        Stage::Drawn => "drawn",
        Stage::Play => "play",
        Stage::Discard => "discard",
        Stage::End => "end",
    }
}

pub fn read_stage(text: &str) -> Option<Stage> {
    Stage::ALL.into_iter().find(|stage| write_stage(*stage) == text.trim())
}

/// The seat of a letter `A` to `H`.
pub fn read_seat(text: &str) -> Option<Seat> {
    let mut letters = text.trim().chars();
    let seat = Seat::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(seat)
}

/// What an effect or ban comes from: `rules`, a card, a character or an event card.
pub fn read_source(text: &str) -> Option<Source> {
    match text.trim() {
        "rules" => Some(Source::Rules),
        text => {
            let character = || Character::from_id(text).map(Source::Character);
            let event = || EventCard::from_id(text).map(Source::Event);
            character().or_else(event).or_else(|| read_card(text).map(Source::Card))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_is_written_and_read_back() {
        let by = Seat(2);
        let asks = [
            Ask::Turn,
            Ask::Respond { to: Demand::Missed { needed: 2, by: Some(by) } },
            Ask::Respond { to: Demand::Missed { needed: 1, by: None } },
            Ask::Respond { to: Demand::Bang { by } },
            Ask::Respond { to: Demand::Rescue { needed: 3 } },
            Ask::PickCard { from: Pool::Table, left: 2 },
            Ask::PickCard { from: Pool::Table, left: 1 },
            Ask::PickCard { from: Pool::Of(by), left: 1 },
            Ask::PickCard { from: Pool::Of(by), left: 4 },
            Ask::Give { to: by },
            Ask::PickSeat,
            Ask::Choose,
            Ask::Discard { left: 2 },
            Ask::Order { left: 4 },
        ];
        for ask in asks {
            assert_eq!(read_ask(&write_ask(ask)), Some(ask));
        }
        for line in ["", "lunch", "missed", "missed two", "pick", "order 1 2", "bang from me"] {
            assert_eq!(read_ask(line), None, "{line}");
        }
    }

    #[test]
    fn a_refusal_carries_its_numbers() {
        let far = Illegal::OutOfReach { target: Seat(2), distance: 3, reach: 2 };
        assert_eq!(write_illegal(far), "out_of_reach C distance 3 reach 2");
        assert_eq!(write_illegal(Illegal::BangLimit { played: 1, limit: 1 }), "bang_limit played 1 limit 1");
    }
}
