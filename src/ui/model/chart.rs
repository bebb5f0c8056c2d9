//! Drawings, as the inside of an `<svg>`: shapes with classes and numbers, nothing anybody typed.

use super::{LifeCurve, Rate};
use std::fmt::Write;

/// The inside of an `<svg>` and the room it needs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Drawing {
    pub view_box: String,
    pub body: String,
}

/// A rate on a line from 0 to 100: full as far as it is certain, faint as far as it is possible, and a mark where it is.
pub fn bar(rate: Rate) -> String {
    let (low, high) = rate.interval();
    let (low, high, share) = (low * 100.0, high * 100.0, rate.share() * 100.0);
    // The mark is drawn whole at both ends too.
    let mark = share.clamp(0.8, 99.2);
    format!(
        r#"<rect class="bar__all" width="100" height="10"/><rect class="bar__maybe" x="{low:.1}" width="{:.1}" height="10"/><rect class="bar__sure" width="{low:.1}" height="10"/><path class="bar__mark" d="M{mark:.1} 0V10"/>"#,
        high - low
    )
}

const LEFT: f64 = 26.0;
const TOP: f64 = 12.0;
const WIDE: f64 = 290.0;
const HIGH: f64 = 170.0;
/// Where the tokens under the plot begin.
const FLOOR: f64 = TOP + HIGH + 22.0;
/// From one token to the next, and from the plot to the first.
const TOKEN: f64 = 17.0;
/// Between lines that would lie on each other.
const APART: f64 = 2.0;

/// The life of everybody, turn by turn. Lines are stairs, a little apart so that none hides another; each ends in a token
/// with the number of the player: at the right who lives, under the plot who died then. `skull` is the address of a picture.
pub fn life_chart(curve: &LifeCurve, skull: &str) -> Drawing {
    let scale = Scale { turns: curve.turns().max(1), most: curve.most(), seats: curve.seats() };
    let mut body = String::new();
    scale.grid(&mut body);
    for seat in 0..curve.seats() {
        let (stairs, end) = scale.stairs(curve, seat);
        let _ = write!(body, r#"<g class="curve curve--{seat}" data-line="{seat}"><path d="{stairs}"/>"#);
        if let Some(life) = end {
            // Those with as much life stand side by side.
            let before = (0..seat).filter(|other| curve.ended_with(*other) == Some(life)).count();
            token(&mut body, seat, LEFT + WIDE + TOKEN * (before as f64 + 0.8), scale.y(life));
        }
        body.push_str("</g>");
    }
    let lanes = scale.deaths(&mut body, curve, skull);
    scale.numbers(&mut body);
    let survivors = (0..curve.seats()).filter_map(|seat| curve.ended_with(seat));
    let widest = survivors.clone().map(|life| survivors.clone().filter(|other| *other == life).count()).max();
    let wide = LEFT + WIDE + TOKEN * (widest.unwrap_or_default() as f64 + 0.4);
    let high = FLOOR + 22.0 + TOKEN * lanes as f64;
    Drawing { view_box: format!("0 0 {wide:.0} {high:.0}"), body }
}

/// A number in a circle.
fn token(body: &mut String, seat: usize, x: f64, y: f64) {
    let number = seat + 1;
    let _ = write!(
        body,
        r#"<circle class="dot" cx="{x:.1}" cy="{y:.1}" r="7"/><text class="dot__no" x="{x:.1}" y="{:.1}">{number}</text>"#,
        y + 3.5
    );
}

/// Where things are drawn.
struct Scale {
    turns: usize,
    most: i8,
    seats: usize,
}

impl Scale {
    fn x(&self, turn: usize) -> f64 {
        LEFT + WIDE * turn as f64 / self.turns as f64
    }

    /// Nobody is drawn with less than nothing.
    fn y(&self, life: i8) -> f64 {
        TOP + HIGH * (1.0 - f64::from(life.max(0)) / f64::from(self.most))
    }

    /// How far a player's line lies off the grid.
    fn off(&self, seat: usize) -> f64 {
        (seat as f64 - (self.seats as f64 - 1.0) / 2.0) * APART
    }

    fn grid(&self, body: &mut String) {
        let right = LEFT + WIDE;
        for life in (0..=self.most).step_by(if self.most > 6 { 2 } else { 1 }) {
            let y = self.y(life);
            let _ = write!(
                body,
                r#"<path class="grid" d="M{LEFT} {y:.1}H{right}"/><text class="axis" x="{}" y="{:.1}">{life}</text>"#,
                LEFT - 9.0,
                y + 4.0
            );
        }
    }

    /// The turns along the lower edge. They are drawn last, over the lines that go down to the dead.
    fn numbers(&self, body: &mut String) {
        let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
        let every = steps.into_iter().find(|every| self.turns / every <= 6).unwrap_or(1000);
        for turn in (every..=self.turns).step_by(every) {
            let (x, low) = (self.x(turn), TOP + HIGH);
            let _ = write!(
                body,
                r#"<path class="grid" d="M{x:.1} {low}v4"/><text class="axis axis--x" x="{x:.1}" y="{}">{turn}</text>"#,
                low + 15.0
            );
        }
    }

    /// The line of one player, with what he has at the end of it.
    fn stairs(&self, curve: &LifeCurve, seat: usize) -> (String, Option<i8>) {
        let off = self.off(seat);
        let (mut path, mut drawn) = (String::new(), None);
        for (turn, row) in curve.lives.iter().enumerate() {
            // The deal is the left edge, for all of them.
            let x = if turn == 0 { LEFT } else { (self.x(turn) + off / 2.0).clamp(LEFT, LEFT + WIDE) };
            let y = |life| self.y(life) + off;
            let _ = match (drawn, row[seat]) {
                (None, Some(life)) => write!(path, "M{x:.1} {:.1}", y(life)),
                (Some(before), Some(life)) if before == life && turn < self.turns => Ok(()),
                (Some(_), Some(life)) => write!(path, "H{x:.1}V{:.1}", y(life)),
                (Some(_), None) => write!(path, "H{x:.1}V{:.1}", self.y(0)),
                (None, None) => Ok(()),
            };
            drawn = row[seat];
        }
        if drawn.is_some() {
            let _ = write!(path, "H{}", LEFT + WIDE);
        }
        (path, drawn)
    }

    /// A token for everybody who died, in as few lanes as they need so that none covers another; how many these are.
    fn deaths(&self, body: &mut String, curve: &LifeCurve, skull: &str) -> usize {
        let mut lanes: Vec<f64> = Vec::new();
        let mut tokens = String::new();
        for death in &curve.deaths {
            let (seat, x) = (death.seat.index(), self.x(death.turn));
            let lane = lanes.iter().position(|taken| x - taken >= TOKEN).unwrap_or(lanes.len());
            if lane == lanes.len() {
                lanes.push(x);
            }
            lanes[lane] = x;
            let y = FLOOR + TOKEN * (lane as f64 + 0.5) + 10.0;
            let class = format!("curve curve--{seat} curve--out");
            let _ = write!(body, r#"<g class="{class}"><path d="M{x:.1} {}V{y:.1}"/></g>"#, TOP + HIGH);
            let _ = write!(tokens, r#"<g class="{class}" data-death="{seat}">"#);
            token(&mut tokens, seat, x, y);
            tokens.push_str("</g>");
        }
        if !lanes.is_empty() {
            let (x, y) = (LEFT - 16.0, FLOOR + 11.5);
            let _ = write!(body, r#"<use class="skull" href="{skull}" x="{x}" y="{y}" width="14" height="14"/>"#);
        }
        body.push_str(&tokens);
        lanes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::super::Deed;
    use super::*;
    use standoff_engine::core::Seat;

    /// The numbers after a letter or in an attribute, whatever they mean.
    fn numbers(text: &str) -> Vec<f64> {
        text.split(|c: char| !(c.is_ascii_digit() || c == '.' || c == '-'))
            .filter_map(|word| word.parse().ok())
            .collect()
    }

    #[test]
    fn a_bar_is_honest_about_one_game() {
        let drawn = bar(Rate { won: 1, of: 1 });
        assert!(drawn.contains(r#"bar__sure" width="20.7""#), "{drawn}");
        assert!(drawn.contains(r#"bar__mark" d="M99.2"#), "{drawn}");
        assert!(numbers(&drawn).iter().all(|number| (0.0..=100.0).contains(number)), "{drawn}");
    }

    #[test]
    fn every_line_ends_in_one_token_and_stays_inside() {
        let start = [5, 4, 4, 4, 4, 4, 4, 3];
        let mut deeds = Vec::new();
        for turn in 0..40u8 {
            deeds.push(Deed::Turn);
            let seat = Seat(turn % 8);
            deeds.push(Deed::Lost { seat, amount: 1, by: None });
            if turn >= 30 && seat.0 < 4 {
                deeds.push(Deed::Out { seat, by: None });
            }
        }
        let curve = LifeCurve::of(&start, false, &deeds);
        let Drawing { view_box, body } = life_chart(&curve, "art.svg#ui-skull");
        let room = numbers(&view_box);
        let tokens = body.matches(r#"class="dot""#).count();
        let alive = (0..8).filter(|seat| curve.ended_with(*seat).is_some()).count();
        assert_eq!(tokens, alive + curve.deaths.len());
        for (name, most) in [("cx=\"", room[2] - 7.0), ("cy=\"", room[3] - 7.0)] {
            for place in body.split(name).skip(1) {
                let place = numbers(place.split('"').next().unwrap())[0];
                assert!((7.0..=most).contains(&place), "{name}{place} of {room:?}");
            }
        }
        for path in body.split(" d=\"").skip(1) {
            let path = path.split('"').next().unwrap();
            assert!(
                path.starts_with('M') && numbers(path).iter().all(|number| *number <= room[2].max(room[3])),
                "{path}"
            );
        }
    }

    #[test]
    fn deaths_in_one_turn_do_not_cover_each_other() {
        let out = |seat| Deed::Out { seat: Seat(seat), by: None };
        let curve = LifeCurve::of(&[4, 4, 4], false, &[Deed::Turn, out(0), out(1), out(2)]);
        let body = life_chart(&curve, "art.svg#ui-skull").body;
        let heights: std::collections::BTreeSet<&str> =
            body.split("cy=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
        assert_eq!(heights.len(), 3, "{body}");
    }

    #[test]
    fn the_shortest_and_the_longest_game_can_be_drawn() {
        for turns in [0, 1, 5000] {
            let curve = LifeCurve::of(&[2, 0], false, &vec![Deed::Turn; turns]);
            let Drawing { body, .. } = life_chart(&curve, "art.svg#ui-skull");
            assert!(!body.contains("NaN") && !body.contains("inf"));
            assert!(body.matches("axis--x").count() <= 6 && body.len() < 4000, "{} letters", body.len());
        }
    }
}
