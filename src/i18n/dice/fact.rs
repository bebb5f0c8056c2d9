//! What is worth saying about events of the dice game, without any language.

use standoff_engine::core::{Outcome, Role, Seat, Team};
use standoff_engine::dice::{Arrow, Arrows, Cause, Event, Face, Power, Source};

/// One line of a log. What belongs together is one fact; what goes without saying is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DiceFact {
    TurnBegan {
        seat: Seat,
    },
    /// What the dice just rolled show.
    Rolled {
        seat: Seat,
        faces: Vec<Face>,
    },
    DieTurned {
        seat: Seat,
        face: Face,
    },
    Stopped {
        seat: Seat,
    },
    /// From the supply, or from a player.
    TookArrows {
        seat: Seat,
        arrows: Arrows,
        from: Option<Seat>,
    },
    /// A player's tokens went back; `by` made it so.
    PutBack {
        seat: Seat,
        arrows: Arrows,
        by: Seat,
    },
    Swapped {
        a: Seat,
        b: Seat,
    },
    Indians,
    ChiefSpared {
        seat: Seat,
    },
    Exploded {
        seat: Seat,
    },
    Aimed {
        seat: Seat,
        target: Seat,
        hits: u8,
    },
    Beers {
        seat: Seat,
        to: Seat,
        count: u8,
    },
    Gatling {
        seat: Seat,
    },
    Used {
        seat: Seat,
        of: Source,
        target: Option<Seat>,
    },
    LifeLost {
        seat: Seat,
        amount: u8,
        cause: Cause,
    },
    LifeGained {
        seat: Seat,
        amount: u8,
    },
    GainDenied {
        seat: Seat,
    },
    LossTaken {
        seat: Seat,
        victim: Seat,
        amount: u8,
    },
    Spared {
        seat: Seat,
        amount: u8,
        because: Source,
    },
    RoleShown {
        seat: Seat,
        role: Role,
        power: Option<Power>,
    },
    PowerUsed {
        seat: Seat,
        power: Power,
    },
    PowerCancelled {
        seat: Seat,
        power: Power,
    },
    SheriffChanged {
        from: Seat,
        to: Seat,
    },
    ExtraTurn {
        seat: Seat,
    },
    Eliminated {
        seat: Seat,
    },
    /// An eliminated player stays as the ghost; a Renegade joins a side.
    GhostRose {
        seat: Seat,
        side: Option<Team>,
    },
    /// The ghost's token lies in front of a player.
    Marked {
        seat: Seat,
        face: Face,
        double: bool,
    },
    Ended {
        outcome: Outcome,
    },
}

/// What to say about the events of one step.
pub fn dice_facts(events: &[Event]) -> Vec<DiceFact> {
    let mut facts = Vec::new();
    for event in events {
        let Some(fact) = fact(event) else { continue };
        let joined = facts.last_mut().is_some_and(|last| join(last, &fact));
        if !joined {
            facts.push(fact);
        }
    }
    facts
}

fn one(arrow: Arrow) -> Arrows {
    Arrows { normal: u8::from(arrow == Arrow::Normal), chief: arrow == Arrow::Chief }
}

fn fact(event: &Event) -> Option<DiceFact> {
    Some(match *event {
        Event::TurnBegan { seat } => DiceFact::TurnBegan { seat },
        Event::Rolled { seat, rolled, dice } => {
            let faces = rolled.iter().filter_map(|at| dice.get(usize::from(at))?.face);
            DiceFact::Rolled { seat, faces: faces.collect() }
        }
        Event::DieTurned { seat, face, .. } => DiceFact::DieTurned { seat, face },
        Event::Stopped { seat } => DiceFact::Stopped { seat },
        Event::ArrowTaken { seat, arrow, from } => DiceFact::TookArrows { seat, arrows: one(arrow), from },
        Event::ArrowReturned { seat, arrow, by } => DiceFact::PutBack { seat, arrows: one(arrow), by },
        Event::ArrowsReturned { seat, arrows } if arrows.tokens() > 0 => DiceFact::PutBack { seat, arrows, by: seat },
        Event::ArrowsSwapped { a, b } => DiceFact::Swapped { a, b },
        Event::IndiansAttacked => DiceFact::Indians,
        Event::ChiefSpared { seat } => DiceFact::ChiefSpared { seat },
        Event::Exploded { seat } => DiceFact::Exploded { seat },
        Event::Aimed { seat, target, doubled, .. } => DiceFact::Aimed { seat, target, hits: 1 + u8::from(doubled) },
        Event::BeerGiven { seat, to } => DiceFact::Beers { seat, to, count: 1 },
        Event::GatlingFired { seat } => DiceFact::Gatling { seat },
        Event::Used { seat, of, target } => DiceFact::Used { seat, of, target },
        Event::LifeLost { seat, amount, cause, .. } => DiceFact::LifeLost { seat, amount, cause },
        Event::LifeGained { seat, amount, .. } => DiceFact::LifeGained { seat, amount },
        Event::GainDenied { seat, .. } => DiceFact::GainDenied { seat },
        Event::LossTaken { seat, victim, amount } => DiceFact::LossTaken { seat, victim, amount },
        Event::Spared { seat, amount, because } => DiceFact::Spared { seat, amount, because },
        Event::RoleShown { seat, role, power } => DiceFact::RoleShown { seat, role, power },
        Event::PowerUsed { seat, power } => DiceFact::PowerUsed { seat, power },
        Event::PowerCancelled { seat, power } => DiceFact::PowerCancelled { seat, power },
        Event::SheriffChanged { from, to } => DiceFact::SheriffChanged { from, to },
        Event::ExtraTurn { seat } => DiceFact::ExtraTurn { seat },
        Event::Eliminated { seat, .. } => DiceFact::Eliminated { seat },
        Event::GhostRose { seat, side } => DiceFact::GhostRose { seat, side },
        Event::MarkGiven { mark } => DiceFact::Marked { seat: mark.seat, face: mark.face, double: mark.double },
        Event::GameEnded { outcome } => DiceFact::Ended { outcome },
        Event::DiceReady { .. } | Event::Passed { .. } | Event::ArrowsReturned { .. } | Event::MarkReturned { .. } => {
            return None;
        }
    })
}

/// Adds a fact to the one before it, if the two are the same but for a number.
fn join(last: &mut DiceFact, next: &DiceFact) -> bool {
    let add = |sum: &mut Arrows, more: Arrows| {
        sum.normal += more.normal;
        sum.chief |= more.chief;
    };
    match (last, next) {
        (
            DiceFact::TookArrows { seat, arrows, from: None },
            DiceFact::TookArrows { seat: other, arrows: more, from: None },
        ) if seat == other => add(arrows, *more),
        (DiceFact::PutBack { seat, arrows, by }, DiceFact::PutBack { seat: other, arrows: more, by: also })
            if (*seat, *by) == (*other, *also) =>
        {
            add(arrows, *more);
        }
        (DiceFact::Aimed { seat, target, hits }, DiceFact::Aimed { seat: other, target: at, hits: more })
            if (*seat, *target) == (*other, *at) =>
        {
            *hits += more;
        }
        (DiceFact::Beers { seat, to, count }, DiceFact::Beers { seat: other, to: also, count: more })
            if (*seat, *to) == (*other, *also) =>
        {
            *count += more;
        }
        _ => return false,
    }
    true
}
