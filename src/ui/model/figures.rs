//! Statistics over finished games.

use crate::table::{Controller, Finished, Level};
use standoff_engine::core::{Role, sort_by_key};

/// Which games are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The name of one game; all if none.
    pub game: Option<&'static str>,
    /// Games among bots are left out.
    pub persons_only: bool,
    /// Games that ended then or earlier are left out; milliseconds since 1970.
    pub since: u64,
}

/// So many won of so many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rate {
    pub won: u32,
    pub of: u32,
}

/// How a character did; of which game, and its id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CharacterRate {
    pub game: String,
    pub id: String,
    pub rate: Rate,
}

/// Everything that is counted. Rates are those of persons, each for himself, unless they are called the bots'. A game
/// nobody has won counts as one that was not won.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures {
    pub games: u32,
    /// Games nobody has won.
    pub draws: u32,
    /// Games in which steps could be taken back freely.
    pub free_undo: u32,
    /// Turns of a game on average.
    pub turns: u32,
    /// Turns of the longest game.
    pub longest: u32,
    pub persons: Rate,
    /// Persons who lived to see the end.
    pub survived: Rate,
    /// Games won in a row until now, by a person alone among bots.
    pub streak: u32,
    pub best_streak: u32,
    /// By role, as in [`Role::ALL`].
    pub roles: [Rate; Role::ALL.len()],
    /// The most played first.
    pub characters: Vec<CharacterRate>,
    /// By number of players, the fewest first.
    pub players: Vec<(u8, Rate)>,
    /// By level of bots, the weakest first; where several levels sat at the table, the game counts for each.
    pub faced: Vec<(Level, Rate)>,
    /// How the bots of each level did.
    pub bots: Vec<(Level, Rate)>,
}

impl Rate {
    fn count(&mut self, won: bool) {
        self.won += u32::from(won);
        self.of += 1;
    }

    /// Between 0 and 1; 0 if nothing was counted.
    pub fn share(self) -> f64 {
        if self.of == 0 { 0.0 } else { f64::from(self.won) / f64::from(self.of) }
    }

    /// Where the true rate lies with a probability of 95 %, after Wilson: honest for few games too.
    pub fn interval(self) -> (f64, f64) {
        const Z: f64 = 1.959_964;
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (n, p) = (f64::from(self.of), self.share());
        let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let centre = p + Z * Z / (2.0 * n);
        let scale = 1.0 + Z * Z / n;
        (((centre - spread) / scale).clamp(0.0, p), ((centre + spread) / scale).clamp(p, 1.0))
    }
}

impl Filter {
    fn takes(&self, game: &Finished) -> bool {
        self.game.is_none_or(|name| game.game == name)
            && game.ended > self.since
            && (!self.persons_only || game.seats.iter().any(|seat| seat.controller == Controller::Person))
    }
}

impl Figures {
    pub fn of(games: &[Finished], filter: Filter) -> Self {
        let mut games: Vec<&Finished> = games.iter().filter(|game| filter.takes(game)).collect();
        sort_by_key(&mut games, |game| game.ended);
        let mut figures = Self::default();
        let mut characters = Vec::<((&str, &str), Rate)>::new();
        let mut turns = 0;
        for game in &games {
            let persons = game.seats.iter().filter(|seat| seat.controller == Controller::Person);
            for person in persons.clone() {
                figures.persons.count(person.won);
                figures.survived.count(person.alive);
                figures.roles[person.role as usize].count(person.won);
                rate(&mut characters, (&game.game, &person.character)).count(person.won);
                rate(&mut figures.players, game.seats.len() as u8).count(person.won);
                for level in Level::ALL {
                    if game.seats.iter().any(|seat| seat.controller == Controller::Bot(level)) {
                        rate(&mut figures.faced, level).count(person.won);
                    }
                }
            }
            for seat in &game.seats {
                if let Controller::Bot(level) = seat.controller {
                    rate(&mut figures.bots, level).count(seat.won);
                }
            }
            let mut persons = persons;
            if let (Some(alone), None) = (persons.next(), persons.next()) {
                figures.streak = if alone.won { figures.streak + 1 } else { 0 };
                figures.best_streak = figures.best_streak.max(figures.streak);
            }
            figures.draws += u32::from(!game.seats.iter().any(|seat| seat.won));
            figures.free_undo += u32::from(game.free_undo);
            figures.longest = figures.longest.max(game.turns.into());
            turns += u64::from(game.turns);
        }
        let count = games.len() as u64;
        figures.games = count as u32;
        figures.turns = ((turns + count / 2) / count.max(1)) as u32;
        let rates = characters.into_iter();
        figures.characters =
            rates.map(|((game, id), rate)| CharacterRate { game: game.into(), id: id.into(), rate }).collect();
        sort_by_key(&mut figures.characters, |one| std::cmp::Reverse((one.rate.of, one.rate.won)));
        figures
    }
}

/// The rate of a key in a list that is sorted by them.
fn rate<K: Ord>(list: &mut Vec<(K, Rate)>, key: K) -> &mut Rate {
    let at = list.partition_point(|(other, _)| *other < key);
    if list.get(at).is_none_or(|(other, _)| *other != key) {
        list.insert(at, (key, Rate::default()));
    }
    &mut list[at].1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::FinishedSeat;

    const PERSON: Controller = Controller::Person;
    const DRIFTER: Controller = Controller::Bot(Level::Drifter);
    const COWHAND: Controller = Controller::Bot(Level::Cowhand);

    fn seat(controller: Controller, role: Role, character: &str, won: bool) -> FinishedSeat {
        FinishedSeat { name: "Jo".into(), controller, role, character: character.into(), won, alive: won }
    }

    fn game(game: &str, ended: u64, turns: u16, seats: Vec<FinishedSeat>) -> Finished {
        Finished { game: game.into(), ended, actions: 9, turns, free_undo: false, hints: false, seats }
    }

    /// A person against three bots.
    fn alone(ended: u64, won: bool) -> Finished {
        let seats = vec![
            seat(PERSON, Role::Sheriff, "bart_cassidy", won),
            seat(DRIFTER, Role::Outlaw, "el_gringo", !won),
            seat(DRIFTER, Role::Outlaw, "jesse_jones", !won),
            seat(COWHAND, Role::Renegade, "sid_ketchum", false),
        ];
        game("card", ended, 10, seats)
    }

    fn rate(won: u32, of: u32) -> Rate {
        Rate { won, of }
    }

    #[test]
    fn nothing_played_is_nothing_counted() {
        let figures = Figures::of(&[], Filter::default());
        assert_eq!(figures, Figures::default());
        assert_eq!((figures.persons.share(), figures.persons.interval()), (0.0, (0.0, 1.0)));
    }

    #[test]
    fn one_game_is_counted_and_proves_little() {
        let figures = Figures::of(&[alone(5, true)], Filter::default());
        assert_eq!((figures.games, figures.turns, figures.longest, figures.draws), (1, 10, 10, 0));
        assert_eq!((figures.persons, figures.survived), (rate(1, 1), rate(1, 1)));
        assert_eq!(figures.roles, [rate(1, 1), rate(0, 0), rate(0, 0), rate(0, 0)]);
        assert_eq!(figures.players, [(4, rate(1, 1))]);
        assert_eq!(figures.faced, [(Level::Drifter, rate(1, 1)), (Level::Cowhand, rate(1, 1))]);
        assert_eq!(figures.bots, [(Level::Drifter, rate(0, 2)), (Level::Cowhand, rate(0, 1))]);
        assert_eq!((figures.streak, figures.best_streak), (1, 1));
        let (low, high) = figures.persons.interval();
        assert!((0.20..0.21).contains(&low) && high >= 0.999);
    }

    #[test]
    fn the_interval_is_wilsons_and_narrows() {
        // 10 of 20: a known value.
        let (low, high) = rate(10, 20).interval();
        assert!((low - 0.2993).abs() < 1e-3 && (high - 0.7007).abs() < 1e-3, "{low} {high}");
        let (low, high) = rate(0, 10).interval();
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-3, "{low} {high}");
        let widths = [1, 10, 100, 1000].map(|n| rate(n, 2 * n).interval()).map(|(low, high)| high - low);
        assert!(widths.is_sorted_by(|a, b| a > b));
        for of in 1..60 {
            for won in 0..=of {
                let (low, high) = rate(won, of).interval();
                let share = rate(won, of).share();
                assert!(0.0 <= low && low <= share && share <= high && high <= 1.0, "{won} of {of}");
            }
        }
    }

    #[test]
    fn a_draw_is_no_win_in_either_game() {
        for name in ["card", "dice"] {
            let mut draw = alone(2, false);
            draw.game = name.into();
            draw.seats.iter_mut().for_each(|seat| seat.won = false);
            let figures = Figures::of(&[alone(1, true), draw, alone(3, true)], Filter::default());
            assert_eq!((figures.games, figures.draws, figures.persons), (3, 1, rate(2, 3)));
            assert_eq!((figures.streak, figures.best_streak), (1, 1), "a draw ends a row of wins");
            assert_eq!(figures.bots, [(Level::Drifter, rate(0, 6)), (Level::Cowhand, rate(0, 3))]);
        }
    }

    #[test]
    fn rows_of_wins_follow_the_clock_and_need_a_single_person() {
        let mut two = alone(25, false);
        two.seats[1].controller = PERSON;
        let games = [alone(30, true), alone(10, true), two, alone(20, true), alone(5, false), alone(3, true)];
        let figures = Figures::of(&games, Filter::default());
        assert_eq!((figures.streak, figures.best_streak), (3, 3));
        assert_eq!(figures.persons, rate(5, 7), "both persons count");
    }

    #[test]
    fn characters_of_another_version_are_counted_under_their_id() {
        let seats = |id: &str| vec![seat(PERSON, Role::Renegade, id, false), seat(DRIFTER, Role::Outlaw, "who", true)];
        let games = [
            game("card", 1, 7, seats("calamity_janet")),
            game("card", 2, 7, seats("from_the_future")),
            game("card", 3, 7, seats("from_the_future")),
            game("dice", 4, 8, seats("from_the_future")),
            game("poker", 5, 8, seats("")),
        ];
        let figures = Figures::of(&games, Filter::default());
        let order: Vec<(&str, &str, u32)> =
            figures.characters.iter().map(|one| (&*one.game, &*one.id, one.rate.of)).collect();
        assert_eq!(order[0], ("card", "from_the_future", 2));
        assert_eq!(order.len(), 4);
        assert_eq!(figures.turns, 7, "37 turns in 5 games");
    }

    #[test]
    fn filters_leave_out_what_they_say() {
        let bots =
            game("dice", 9, 30, vec![seat(COWHAND, Role::Deputy, "x", true), seat(DRIFTER, Role::Outlaw, "y", false)]);
        let mut dice = alone(7, true);
        dice.game = "dice".into();
        dice.free_undo = true;
        let games = [alone(1, false), bots, dice];
        let count = |filter| {
            let figures = Figures::of(&games, filter);
            (figures.games, figures.persons, figures.free_undo)
        };
        let all = Filter::default();
        assert_eq!(count(all), (3, rate(1, 2), 1));
        assert_eq!(count(Filter { game: Some("card"), ..all }), (1, rate(0, 1), 0));
        assert_eq!(count(Filter { game: Some("dice"), ..all }), (2, rate(1, 1), 1));
        assert_eq!(count(Filter { game: Some("dice"), persons_only: true, ..all }), (1, rate(1, 1), 1));
        assert_eq!(count(Filter { since: 1, ..all }), (2, rate(1, 1), 1));
        assert_eq!(count(Filter { since: 9, ..all }), (0, rate(0, 0), 0));
    }

    #[test]
    fn five_thousand_games_are_no_trouble() {
        let games: Vec<Finished> = (0..5000).map(|n| alone(n + 1, n % 3 == 0)).collect();
        let before = std::time::Instant::now();
        let figures = Figures::of(&games, Filter { persons_only: true, ..Filter::default() });
        assert!(before.elapsed().as_millis() < 500, "{:?}", before.elapsed());
        assert_eq!((figures.games, figures.persons), (5000, rate(1667, 5000)));
    }
}
