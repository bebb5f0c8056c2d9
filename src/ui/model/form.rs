//! The state of the new-game form.

use crate::table::{Chair, Controller, Level, NewGame, Options, Playable};
use standoff_engine::card::{EventDeck, EventMix, Game, Set, Setup};
use standoff_engine::core::{Seat, sort_by_key};

/// A form with chairs for persons and bots.
pub trait Seating: Send + Sync + 'static {
    type Game: Playable;

    /// One person and bots.
    fn fresh(you: &str, bot_names: &[&str]) -> Self;
    /// The form of an earlier game; chairs it did not use are filled up.
    fn again(earlier: NewGame<Self::Game>, you: &str, bot_names: &[&str]) -> Self;
    /// What is dealt.
    fn done(&self, you: &str, seat_name: &dyn Fn(u8) -> String) -> NewGame<Self::Game>;

    fn players(&self) -> u8;
    /// So many players, or as many as there can be.
    fn set_players(&mut self, players: u8);
    fn chairs(&self) -> &[Chair];
    fn chairs_mut(&mut self) -> &mut [Chair];
}

impl Seating for Form {
    type Game = Game;

    fn fresh(you: &str, bot_names: &[&str]) -> Self {
        Self { setup: Setup::base(5), chairs: fresh_chairs(you, bot_names), options: Options::default() }
    }

    fn again(earlier: NewGame<Game>, you: &str, bot_names: &[&str]) -> Self {
        let mut form = Self::fresh(you, bot_names);
        form.chairs = earlier_chairs(earlier.chairs, you, bot_names);
        let sheriff = None;
        form.setup = Setup { sheriff, characters: Vec::new(), ..earlier.setup };
        if !Self::SETS.contains(&form.main_sets().as_slice()) {
            form.set_sets(Self::SETS[0]);
        }
        form.tidy_events();
        form.set_players(form.setup.players);
        form.options = earlier.options;
        form
    }

    fn done(&self, you: &str, seat_name: &dyn Fn(u8) -> String) -> NewGame<Game> {
        let seated = &self.chairs[..usize::from(self.setup.players)];
        let chairs = named_chairs(seated, you, seat_name);
        // Bots never speak out of turn.
        let silent = |chair: &Chair| matches!(chair.controller, Controller::Bot(_));
        let speaks = |(_, chair): &(usize, &Chair)| !silent(chair) && self.has(Set::WildWestShow);
        let talkers = seated.iter().enumerate().filter(speaks).map(|(at, _)| Seat(at as u8)).collect();
        NewGame { setup: Setup { talkers, ..self.setup.clone() }, chairs, options: self.options }
    }

    fn players(&self) -> u8 {
        self.setup.players
    }

    fn set_players(&mut self, players: u8) {
        self.set_players(players);
    }

    fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    fn chairs_mut(&mut self) -> &mut [Chair] {
        &mut self.chairs
    }
}

/// One person and bots, with a chair for everybody a table can hold.
pub(super) fn fresh_chairs(you: &str, bot_names: &[&str]) -> Vec<Chair> {
    let mut chairs = vec![Chair::new(you, Controller::Person)];
    let names = bot_names.iter().take(usize::from(Form::MOST) - 1);
    chairs.extend(names.map(|name| Chair::new(*name, Controller::Bot(Level::Marshal))));
    fill(&mut chairs);
    chairs
}

/// The chairs of an earlier game; those it did not use are filled up.
pub(super) fn earlier_chairs(mut earlier: Vec<Chair>, you: &str, bot_names: &[&str]) -> Vec<Chair> {
    earlier.truncate(usize::from(Form::MOST));
    // Nobody sits at the table twice.
    let mut spare: Vec<Chair> = fresh_chairs(you, bot_names).drain(1..).collect();
    spare.retain(|chair| earlier.iter().all(|other| other.name != chair.name));
    let free = usize::from(Form::MOST) - earlier.len();
    earlier.extend(spare.into_iter().take(free));
    fill(&mut earlier);
    earlier
}

fn fill(chairs: &mut Vec<Chair>) {
    while chairs.len() < usize::from(Form::MOST) {
        let name = format!("{}", chairs.len() + 1);
        chairs.push(Chair::new(name, Controller::Bot(Level::Marshal)));
    }
}

/// The chairs that are dealt to, all with a name.
pub(super) fn named_chairs(seated: &[Chair], you: &str, seat_name: &dyn Fn(u8) -> String) -> Vec<Chair> {
    let persons = seated.iter().filter(|chair| !matches!(chair.controller, Controller::Bot(_))).count();
    let name = |(at, chair): (usize, &Chair)| {
        let typed = chair.name.trim();
        // Only a single person can be "you".
        let nameless = typed.is_empty() || (typed == you && !(chair.is_person() && persons == 1));
        let name = if nameless { seat_name(at as u8 + 1) } else { typed.into() };
        Chair::new(name, chair.controller)
    };
    seated.iter().enumerate().map(name).collect()
}

/// The form as it is filled in: always eight chairs, of which the first `players` count.
#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    pub setup: Setup,
    pub chairs: Vec<Chair>,
    pub options: Options,
}

impl Form {
    /// Chairs for the largest table of all.
    pub const MOST: u8 = 8;

    /// What brings the deck to play with.
    pub const SETS: [&[Set]; 3] = [&[Set::Base], &[Set::Base, Set::DodgeCity], &[Set::DodgeCity]];

    /// What can be added to any of them.
    pub const EXTRAS: [Set; 5] = [Set::HighNoon, Set::FistfulOfCards, Set::TheBullet, Set::WildWestShow, Set::Eldorado];

    /// Cards in a short event deck, the last one included.
    pub const SHORT: u8 = 8;

    /// The fewest and the most who can play with the chosen sets.
    pub fn limits(&self) -> (u8, u8) {
        Setup::player_range(&self.setup.sets)
    }

    /// So many players, or as many as the sets allow.
    pub fn set_players(&mut self, players: u8) {
        let (least, most) = self.limits();
        self.setup.players = players.clamp(least, most);
    }

    /// The chosen one of [`Self::SETS`].
    pub fn main_sets(&self) -> Vec<Set> {
        self.setup.sets.iter().copied().filter(|set| !Self::EXTRAS.contains(set)).collect()
    }

    /// Another deck to play with; what was added to the old one stays.
    pub fn set_sets(&mut self, sets: &[Set]) {
        let extras = self.setup.sets.iter().copied().filter(|set| Self::EXTRAS.contains(set));
        self.setup.sets = sets.iter().copied().chain(extras).collect();
        self.set_players(self.setup.players);
    }

    pub fn has(&self, set: Set) -> bool {
        self.setup.sets.contains(&set)
    }

    /// Adds a set or takes it away.
    pub fn toggle(&mut self, set: Set) {
        if self.has(set) {
            self.setup.sets.retain(|other| *other != set);
        } else {
            self.setup.sets.push(set);
            sort_by_key(&mut self.setup.sets, |set| *set);
        }
        self.tidy_events();
    }

    /// Whether there are event cards that are turned up round by round, so that their deck can be short.
    pub fn has_rounds(&self) -> bool {
        self.setup.decks().any(EventDeck::shows_coming)
    }

    /// Whether there are two kinds of event cards, so that they can be mixed.
    pub fn can_mix(&self) -> bool {
        self.has(Set::HighNoon) && self.has(Set::FistfulOfCards)
    }

    pub fn set_short(&mut self, short: bool) {
        self.setup.event_length = short.then_some(Self::SHORT);
    }

    /// Takes back what makes no sense without event decks.
    fn tidy_events(&mut self) {
        if !self.can_mix() {
            self.setup.event_mix = EventMix::Apart;
        }
        if !self.has_rounds() || self.setup.event_length != Some(Self::SHORT) {
            self.setup.event_length = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::core::SeatSet;

    const BOTS: &[&str] = &["Abe", "Belle", "Clint", "Dolly", "Earp", "Flora", "Gus"];

    fn numbered(n: u8) -> String {
        format!("Player {n}")
    }

    #[test]
    fn a_fresh_form_can_be_dealt() {
        for sets in Form::SETS {
            let mut form = Form::fresh("You", BOTS);
            form.set_sets(sets);
            let (least, most) = form.limits();
            for players in 0..=9 {
                form.set_players(players);
                let done = form.done("You", &numbered);
                assert_eq!(done.chairs.len(), usize::from(players.clamp(least, most)));
                assert_eq!(done.chairs[0].name, "You");
                assert_eq!(done.setup.check(), Ok(()));
            }
        }
    }

    #[test]
    fn another_set_keeps_the_table_within_its_limits() {
        let mut form = Form::fresh("You", BOTS);
        form.set_sets(&[Set::Base, Set::DodgeCity]);
        form.set_players(8);
        form.set_sets(&[Set::DodgeCity]);
        assert_eq!(form.setup.players, 7);
        form.set_players(3);
        form.set_sets(&[Set::Base]);
        assert_eq!(form.setup.players, 4);
    }

    #[test]
    fn every_choice_of_event_decks_can_be_dealt() {
        for sets in Form::SETS {
            for extras in 0..32u8 {
                let mut form = Form::fresh("You", BOTS);
                form.set_sets(sets);
                for (i, set) in Form::EXTRAS.into_iter().enumerate().rev() {
                    if extras & 1 << i != 0 {
                        form.toggle(set);
                    }
                }
                assert_eq!(form.main_sets(), sets);
                let mixes = if form.can_mix() { &EventMix::ALL[..] } else { &[EventMix::Apart] };
                for mix in mixes {
                    for short in [false, form.has_rounds()] {
                        form.setup.event_mix = *mix;
                        form.set_short(short);
                        let done = form.done("You", &numbered);
                        assert_eq!(done.setup.check(), Ok(()), "{:?} {mix:?} {short}", done.setup.sets);
                        // The next form begins with the same choice.
                        assert_eq!(Form::again(done.clone(), "You", BOTS).setup, done.setup);
                    }
                }
            }
        }
    }

    #[test]
    fn without_its_decks_nothing_is_mixed_or_short() {
        let mut form = Form::fresh("You", BOTS);
        form.toggle(Set::FistfulOfCards);
        form.toggle(Set::HighNoon);
        assert_eq!(form.setup.sets, [Set::Base, Set::HighNoon, Set::FistfulOfCards]);
        form.setup.event_mix = EventMix::FistfulLast;
        form.set_short(true);
        form.set_sets(&[Set::DodgeCity]);
        assert_eq!((form.setup.event_mix, form.setup.event_length), (EventMix::FistfulLast, Some(Form::SHORT)));
        form.toggle(Set::HighNoon);
        assert_eq!((form.setup.event_mix, form.setup.event_length), (EventMix::Apart, Some(Form::SHORT)));
        form.toggle(Set::FistfulOfCards);
        assert_eq!((form.setup.event_mix, form.setup.event_length), (EventMix::Apart, None));
        assert_eq!(form.setup.sets, [Set::DodgeCity]);
    }

    #[test]
    fn persons_can_be_charged_for_talking_where_that_is_forbidden() {
        let mut form = Form::fresh("You", BOTS);
        form.chairs[2].controller = Controller::Person;
        assert_eq!(form.done("You", &numbered).setup.talkers, SeatSet::EMPTY);
        form.toggle(Set::WildWestShow);
        assert_eq!(form.done("You", &numbered).setup.talkers, [Seat(0), Seat(2)].into_iter().collect());
        // Only decks that are turned up round by round can be short.
        assert!(!form.has_rounds());
        form.toggle(Set::HighNoon);
        assert!(form.has_rounds());
    }

    #[test]
    fn only_a_single_person_is_called_you() {
        let mut form = Form::fresh("You", BOTS);
        form.chairs[2].controller = Controller::Person;
        form.chairs[3].name = "  ".into();
        let names: Vec<String> = form.done("You", &numbered).chairs.into_iter().map(|chair| chair.name).collect();
        assert_eq!(names, ["Player 1", "Abe", "Belle", "Player 4", "Dolly"]);
    }

    #[test]
    fn the_last_form_comes_back_with_spare_chairs() {
        let mut form = Form::fresh("Ann", BOTS);
        form.setup.players = 4;
        form.setup.sheriff = Some(standoff_engine::core::Seat(2));
        let again = Form::again(form.done("You", &numbered), "You", BOTS);
        assert_eq!(again.setup.players, 4);
        assert_eq!(again.setup.sheriff, None);
        let names: Vec<&str> = again.chairs.iter().map(|chair| chair.name.as_str()).collect();
        assert_eq!(names, ["Ann", "Abe", "Belle", "Clint", "Dolly", "Earp", "Flora", "Gus"]);
    }
}
