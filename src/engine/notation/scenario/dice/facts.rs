//! Facts of the dice game.

use super::super::Problem;
use super::super::parse::{number, one_space};
use super::super::statement::both;
use super::super::suggest::FactForm;
use crate::core::{Seat, Team};
use crate::dice::{Arrows, Game};
use crate::notation::dice::write_dice;
use crate::notation::{read_seat, write_team};

/// A statement only the dice game knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// `B arrows 2`, `B arrows 2 chief`
    Arrows { seat: Seat, arrows: Arrows },
    /// `supply 4`, `supply 4 chief`
    Supply(Arrows),
    /// `B side outlaws`: with whom he wins.
    Side { seat: Seat, team: Team },
    /// `turn B`
    Turn(Seat),
    /// `dice arrow, beer, loudmouth bullet`: all of them, in order.
    Dice(String),
    /// `loaded 0`: faces of the file not yet rolled.
    Loaded(usize),
    /// `ghost B`, `ghost nobody`
    Ghost(Option<Seat>),
    /// `mark B arrow double`, `mark nobody`
    Mark(String),
}

/// Every form of [`Fact`] and every question, by example.
pub(super) const FORMS: &[FactForm] = &[
    ("B arrows 2", &["tokens"]),
    ("B arrows 2 chief", &[]),
    ("supply 4", &["middle"]),
    ("supply 4 chief", &[]),
    ("B side outlaws", &["team"]),
    ("turn B", &["active", "current"]),
    ("dice arrow, beer, loudmouth bullet", &["shows", "faces"]),
    ("loaded 0", &["left"]),
    ("ghost B", &[]),
    ("ghost nobody", &[]),
    ("mark B arrow double", &[]),
    ("mark nobody", &[]),
    ("asked B dice", &[]),
    ("asked B roll 2", &[]),
    ("asked B shoot 1 left 3", &[]),
    ("asked B heal 2", &[]),
    ("asked B pick player", &[]),
    ("asked B arrow 2", &[]),
    ("asked B dodge 1", &[]),
    ("asked B return 2", &[]),
    ("asked B return all", &[]),
    ("asked B take loss of A 2", &[]),
    ("asked B turn", &[]),
    ("asked B give", &[]),
    ("asked B role turn_start", &[]),
    ("asked B role rolled", &[]),
    ("asked B role last_roll", &[]),
    ("asked B role revealed the_bad of A", &[]),
    ("asked B role gain of A 2", &[]),
    ("asked B role death of A", &[]),
    ("asked B role turn_end", &[]),
];

impl Fact {
    /// Reads one fact; none if it is no fact.
    pub(super) fn read(text: &str) -> Result<Option<Self>, Problem> {
        let Some((first, rest)) = text.split_once(' ') else { return Ok(None) };
        let rest = rest.trim();
        if let Some(seat) = read_seat(first) {
            return Self::read_about(seat, rest);
        }
        Ok(Some(match first {
            "turn" => {
                let Some(seat) = read_seat(rest) else { return Ok(None) };
                Self::Turn(seat)
            }
            "dice" => Self::Dice(one_space(rest)),
            "supply" => Self::Supply(read_arrows(rest)?),
            "loaded" => Self::Loaded(number(rest)?),
            "ghost" if rest == "nobody" => Self::Ghost(None),
            "ghost" => {
                let Some(seat) = read_seat(rest) else { return Ok(None) };
                Self::Ghost(Some(seat))
            }
            "mark" => Self::Mark(one_space(rest)),
            _ => return Ok(None),
        }))
    }

    /// Reads a fact about one seat.
    fn read_about(seat: Seat, rest: &str) -> Result<Option<Self>, Problem> {
        let Some((verb, what)) = rest.split_once(' ') else { return Ok(None) };
        let what = what.trim();
        Ok(match verb {
            "arrows" => Some(Self::Arrows { seat, arrows: read_arrows(what)? }),
            "side" => {
                let team = Team::ALL.into_iter().find(|team| write_team(*team) == what);
                team.map(|team| Self::Side { seat, team })
            }
            _ => None,
        })
    }

    /// What was expected and what was found, in the same words.
    pub(super) fn compare(&self, game: &Game) -> (String, String) {
        match self {
            Self::Arrows { seat, arrows } => {
                both(format!("{seat} arrows"), write_arrows(*arrows), write_arrows(game.player(*seat).arrows))
            }
            Self::Supply(arrows) => both("supply".into(), write_arrows(*arrows), write_arrows(game.supply())),
            Self::Side { seat, team } => {
                both(format!("{seat} side"), write_team(*team).into(), write_team(game.side(*seat)).into())
            }
            Self::Turn(seat) => both("turn".into(), seat.to_string(), game.turn().seat.to_string()),
            Self::Dice(dice) => both("dice".into(), dice.clone(), write_dice(game.dice())),
            Self::Loaded(count) => both("loaded".into(), count.to_string(), game.loaded().to_string()),
            Self::Ghost(seat) => both("ghost".into(), write_somebody(*seat), write_somebody(game.ghost())),
            Self::Mark(mark) => {
                let found = game.mark().map_or("nobody".into(), |mark| {
                    format!("{} {}{}", mark.seat, mark.face.id(), if mark.double { " double" } else { "" })
                });
                both("mark".into(), mark.clone(), found)
            }
        }
    }
}

fn read_arrows(text: &str) -> Result<Arrows, Problem> {
    let (count, chief) = text.strip_suffix("chief").map_or((text, false), |count| (count, true));
    Ok(Arrows { normal: number(count)?, chief })
}

fn write_arrows(arrows: Arrows) -> String {
    format!("{}{}", arrows.normal, if arrows.chief { " chief" } else { "" })
}

fn write_somebody(seat: Option<Seat>) -> String {
    seat.map_or("nobody".into(), |seat| seat.to_string())
}

#[cfg(test)]
mod tests {
    use super::super::super::{read, run};
    use crate::dice::Game;

    const TABLE: &str = "game: dice\n== A title\nA: sheriff willy_the_kid\nB: outlaw black_jack\n\
        C: outlaw kit_carlson\nD: renegade rose_doolan\ndice: arrow beer beer gatling dynamite beer\n--\nA: roll 1 2 3 4 5\n";

    #[test]
    fn every_kind_of_fact_can_fail() {
        let facts = [
            ("A life 4", "A life 10"),
            ("A life 10/9", "A life 10/10"),
            ("A arrows 2", "A arrows 1"),
            ("supply 3 chief", "supply 8"),
            ("B role outlaw", "B role hidden"),
            ("A role hidden", "A role sheriff"),
            ("B side law", "B side outlaws"),
            ("A is black_jack", "A is willy_the_kid"),
            ("A may roll 5", "A roll 5: locked 5"),
            ("A may not stop", "A stop: legal"),
            ("A may not roll 5 because not_asked", "A roll 5: locked 5"),
            ("B may only stop", "B may only nothing"),
            ("asked B roll 2", "asked A roll 2"),
            ("asked nobody", "asked A roll 2"),
            ("asked A roll 2 because beer", "asked A roll 2 because rules"),
            ("turn B", "turn A"),
            ("dice arrow", "dice arrow, beer, beer, gatling, dynamite"),
            ("loaded 0", "loaded 1"),
            ("alive A, B", "alive A, B, C, D"),
            ("ghost B", "ghost nobody"),
            ("mark B arrow", "mark nobody"),
            ("winner law A", "winner nobody"),
            ("winner law", "winner nobody"),
            ("asked B", "asked A"),
            ("B sees role of C outlaw", "B sees role of C hidden"),
            ("C sees role of C hidden", "C sees role of C outlaw"),
            ("spectator sees role of A hidden", "spectator sees role of A sheriff"),
            ("B sees asked B", "B sees asked A"),
            ("roles sheriff, outlaw", "roles outlaw, outlaw, renegade, sheriff"),
        ];
        for (fact, found) in facts {
            let cases = read::<Game>(&format!("{TABLE}{fact}")).unwrap();
            let failures = run(&cases[0]);
            assert_eq!(failures.len(), 1, "{fact}");
            assert_eq!((failures[0].line, failures[0].found.as_str()), (10, found), "{fact}");
        }
        let cases = read::<Game>(&format!("{TABLE}A: roll 1\nA arrows 1; loaded 0; no winner")).unwrap();
        assert_eq!(run(&cases[0]), []);
    }
}
