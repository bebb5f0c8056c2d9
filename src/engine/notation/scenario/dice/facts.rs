//! What must hold at some point of a dice game scenario.

use super::super::Problem;
use super::super::facts::{read_seats, write_seats};
use super::super::parse::{number, one_space, split_word};
use super::{read_character, read_role_card};
use crate::core::{Role, Seat, SeatSet, Team};
use crate::dice::{Action, Arrows, Ask, Character, Game, Power, Source};
use crate::notation::dice::{
    read_action, read_ask, read_source, write_action, write_ask, write_dice, write_illegal, write_power, write_source,
};
use crate::notation::{read_seat, write_team};

/// One checkable statement about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// `B life 2`, `B life 2/8`
    Life { seat: Seat, life: u8, most: Option<u8> },
    /// `B arrows 2`, `B arrows 2 chief`
    Arrows { seat: Seat, arrows: Arrows },
    /// `supply 4`, `supply 4 chief`
    Supply(Arrows),
    /// `B role outlaw`, `B role the_bad` (everybody sees it), `B role hidden`
    Role { seat: Seat, shown: Option<(Role, Option<Power>)> },
    /// `B side outlaws`: with whom he wins.
    Side { seat: Seat, team: Team },
    /// `B is willy_the_kid`
    Character { seat: Seat, character: Character },
    /// `B may roll 1 2`
    May { seat: Seat, action: Action },
    /// `B may not roll 1 because locked 1`
    MayNot { seat: Seat, action: Action, reason: Option<String> },
    /// `B may only reveal | pass`; `B may nothing`
    MayOnly { seat: Seat, actions: Vec<Action> },
    /// `asked B roll 2`, with `because beer` if that matters; `asked nobody`
    Asked { asked: Option<(Seat, Ask)>, because: Option<Source> },
    /// `turn B`
    Turn(Seat),
    /// `dice arrow, beer, loudmouth bullet`: all of them, in order.
    Dice(String),
    /// `loaded 0`: faces of the file not yet rolled.
    Loaded(usize),
    /// `alive A, C`: exactly these.
    Alive(SeatSet),
    /// `ghost B`, `ghost nobody`
    Ghost(Option<Seat>),
    /// `mark B arrow double`, `mark nobody`
    Mark(String),
    /// `winner outlaws B, C`
    Winner { team: Team, seats: SeatSet },
    /// `no winner`
    NoWinner,
    /// `roles outlaw, outlaw, renegade, sheriff`: those dealt, in any order.
    Roles(String),
}

impl Fact {
    /// Reads one fact.
    pub(super) fn read(text: &str) -> Result<Self, Problem> {
        let unknown = || Problem::UnknownFact(text.into());
        let (first, rest) = text.split_once(' ').ok_or_else(unknown)?;
        let rest = rest.trim();
        if let Some(seat) = read_seat(first) {
            return Self::read_about(seat, rest, text);
        }
        let somebody = |text: &str| match text {
            "nobody" => Ok(None),
            _ => read_seat(text).map(Some).ok_or_else(unknown),
        };
        match first {
            "asked" => read_asked(rest).ok_or_else(unknown),
            "turn" => Ok(Self::Turn(read_seat(rest).ok_or_else(unknown)?)),
            "dice" => Ok(Self::Dice(one_space(rest))),
            "supply" => Ok(Self::Supply(read_arrows(rest)?)),
            "loaded" => Ok(Self::Loaded(number(rest)?)),
            "alive" => Ok(Self::Alive(read_seats(rest)?)),
            "ghost" => Ok(Self::Ghost(somebody(rest)?)),
            "mark" => Ok(Self::Mark(one_space(rest))),
            "winner" => {
                let (team, seats) = rest.split_once(' ').ok_or_else(unknown)?;
                let team = Team::ALL.into_iter().find(|t| write_team(*t) == team).ok_or_else(unknown)?;
                Ok(Self::Winner { team, seats: read_seats(seats)? })
            }
            "no" if rest == "winner" => Ok(Self::NoWinner),
            "roles" => Ok(Self::Roles(one_space(rest))),
            _ => Err(unknown()),
        }
    }

    /// Reads a fact about one seat.
    fn read_about(seat: Seat, rest: &str, text: &str) -> Result<Self, Problem> {
        let (verb, what) = rest.split_once(' ').ok_or_else(|| Problem::UnknownFact(text.into()))?;
        let what = what.trim();
        match verb {
            "life" => {
                let (life, most) = what.split_once('/').map_or((what, None), |(life, most)| (life, Some(most)));
                Ok(Self::Life { seat, life: number(life)?, most: most.map(number).transpose()? })
            }
            "arrows" => Ok(Self::Arrows { seat, arrows: read_arrows(what)? }),
            "role" if what == "hidden" => Ok(Self::Role { seat, shown: None }),
            "role" => Ok(Self::Role { seat, shown: Some(read_role_card(what)?) }),
            "side" => {
                let team = Team::ALL.into_iter().find(|team| write_team(*team) == what);
                Ok(Self::Side { seat, team: team.ok_or_else(|| Problem::UnknownFact(text.into()))? })
            }
            "is" => Ok(Self::Character { seat, character: read_character(what)? }),
            "may" => Self::read_may(seat, what),
            _ => Err(Problem::UnknownFact(text.into())),
        }
    }

    fn read_may(seat: Seat, what: &str) -> Result<Self, Problem> {
        let action = |line: &str| read_action(line).ok_or_else(|| Problem::NotAnAction(line.into()));
        if what == "nothing" {
            return Ok(Self::MayOnly { seat, actions: Vec::new() });
        }
        if let Some(only) = what.strip_prefix("only ") {
            let mut actions: Vec<Action> = only.split('|').map(|line| action(line.trim())).collect::<Result<_, _>>()?;
            actions.sort_unstable();
            return Ok(Self::MayOnly { seat, actions });
        }
        let Some(line) = what.strip_prefix("not ") else { return Ok(Self::May { seat, action: action(what)? }) };
        let (line, reason) =
            split_word(line, "because").map_or((line, None), |(line, reason)| (line, Some(one_space(reason))));
        Ok(Self::MayNot { seat, action: action(line)?, reason })
    }

    /// Whether it holds; otherwise what was expected and what was found, in the same words.
    pub(super) fn check(&self, game: &Game) -> Result<(), (String, String)> {
        let (expected, found) = self.compare(game);
        if expected == found { Ok(()) } else { Err((expected, found)) }
    }

    fn compare(&self, game: &Game) -> (String, String) {
        let both =
            |what: String, expected: String, found: String| (format!("{what} {expected}"), format!("{what} {found}"));
        let legal =
            |seat: Seat, action: Action| game.check(seat, action).map_or_else(write_illegal, |()| "legal".into());
        match self {
            Self::Life { seat, life, most } => {
                let player = game.player(*seat);
                let write = |life: u8, max: u8| most.map_or(life.to_string(), |_| format!("{life}/{max}"));
                let found = write(player.life, player.max_life);
                both(format!("{seat} life"), write(*life, most.unwrap_or_default()), found)
            }
            Self::Arrows { seat, arrows } => {
                both(format!("{seat} arrows"), write_arrows(*arrows), write_arrows(game.player(*seat).arrows))
            }
            Self::Supply(arrows) => both("supply".into(), write_arrows(*arrows), write_arrows(game.supply())),
            Self::Role { seat, shown } => {
                let player = game.player(*seat);
                let write = |card: Option<(Role, Option<Power>)>| {
                    card.map_or("hidden", |(role, power)| write_power(role, power)).to_owned()
                };
                let found = player.role_shown.then_some((player.role, player.power));
                both(format!("{seat} role"), write(*shown), write(found))
            }
            Self::Side { seat, team } => {
                both(format!("{seat} side"), write_team(*team).into(), write_team(game.side(*seat)).into())
            }
            Self::Character { seat, character } => {
                both(format!("{seat} is"), character.id().into(), game.player(*seat).character.id().into())
            }
            Self::May { seat, action } => {
                both(format!("{seat} {}:", write_action(*action)), "legal".into(), legal(*seat, *action))
            }
            Self::MayNot { seat, action, reason } => {
                let found = legal(*seat, *action);
                let expected = match reason {
                    Some(reason) => reason.clone(),
                    None if found == "legal" => "refused".into(),
                    None => found.clone(),
                };
                both(format!("{seat} {}:", write_action(*action)), expected, found)
            }
            Self::MayOnly { seat, actions } => {
                both(format!("{seat} may only"), write_actions(actions), write_actions(&game.legal_actions(*seat)))
            }
            Self::Asked { asked, because } => {
                let write = |seat: Seat, ask: Ask, source: Source| {
                    let because = because.map_or(String::new(), |_| format!(" because {}", write_source(source)));
                    format!("{seat} {}{because}", write_ask(ask))
                };
                let source = because.unwrap_or_default();
                let expected = asked.map_or("nobody".into(), |(seat, ask)| write(seat, ask, source));
                let found = game.decision().map_or("nobody".into(), |d| write(d.seat, d.ask, d.because));
                both("asked".into(), expected, found)
            }
            Self::Turn(seat) => both("turn".into(), seat.to_string(), game.turn().seat.to_string()),
            Self::Dice(dice) => both("dice".into(), dice.clone(), write_dice(game.dice())),
            Self::Loaded(count) => both("loaded".into(), count.to_string(), game.loaded().to_string()),
            Self::Alive(seats) => both("alive".into(), write_seats(*seats), write_seats(game.ring().seats())),
            Self::Ghost(seat) => both("ghost".into(), write_somebody(*seat), write_somebody(game.ghost())),
            Self::Mark(mark) => {
                let found = game.mark().map_or("nobody".into(), |mark| {
                    format!("{} {}{}", mark.seat, mark.face.id(), if mark.double { " double" } else { "" })
                });
                both("mark".into(), mark.clone(), found)
            }
            Self::Winner { team, seats } => {
                let write = |team: Team, seats: SeatSet| format!("{} {}", write_team(team), write_seats(seats));
                let found = game.outcome().map_or("nobody".into(), |o| write(o.team, o.winners));
                both("winner".into(), write(*team, *seats), found)
            }
            Self::NoWinner => {
                let found = game.outcome().map_or("nobody".into(), |o| write_team(o.team).to_owned());
                both("winner".into(), "nobody".into(), found)
            }
            Self::Roles(roles) => {
                let mut cards: Vec<&str> = game.players().iter().map(|p| write_power(p.role, p.power)).collect();
                cards.sort_unstable();
                let mut expected: Vec<&str> = roles.split(',').map(str::trim).collect();
                expected.sort_unstable();
                both("roles".into(), expected.join(", "), cards.join(", "))
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

fn read_asked(text: &str) -> Option<Fact> {
    if text == "nobody" {
        return Some(Fact::Asked { asked: None, because: None });
    }
    let (question, because) = split_word(text, "because").map_or((text, None), |(q, source)| (q, Some(source)));
    let because = match because {
        Some(source) => Some(read_source(source)?),
        None => None,
    };
    let (seat, ask) = question.split_once(' ')?;
    Some(Fact::Asked { asked: Some((read_seat(seat)?, read_ask(ask)?)), because })
}

fn write_actions(actions: &[Action]) -> String {
    if actions.is_empty() {
        return "nothing".into();
    }
    actions.iter().map(|action| write_action(*action)).collect::<Vec<_>>().join(" | ")
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
