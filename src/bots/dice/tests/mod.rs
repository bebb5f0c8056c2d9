//! Positions with a choice that must or must not be made, and whole games.

mod games;
mod ladder;
mod people;
mod positions;
mod roles;

use super::bot;
use crate::{Calibre, Level};
use standoff_engine::core::{Role, Seat};
use standoff_engine::dice::{
    Action, Character, DiceSet, Event, Face, Game, Layout, LayoutSeat, Modules, Power, Stage, View,
};
use standoff_engine::notation::dice::{read_action, write_action};

/// Characters that change little, by seat.
const PLAIN: [Character; 8] = [
    Character::LuckyDuke,
    Character::JesseJones,
    Character::BlackJack,
    Character::PedroRamirez,
    Character::SidKetchum,
    Character::PaulRegret,
    Character::SlabTheKiller,
    Character::WillyTheKid,
];

/// A table under construction; seat A is on turn.
#[derive(Clone)]
struct Table(Layout);

impl Table {
    /// Players with these roles, all of them known to everybody.
    fn open(roles: &[Role]) -> Self {
        let mut table = Self::closed(roles);
        for seat in &mut table.0.seats {
            seat.role_shown = true;
        }
        table
    }

    /// Players with these roles; only the Sheriff's is known.
    fn closed(roles: &[Role]) -> Self {
        let seat = |(i, role): (usize, &Role)| LayoutSeat { role: *role, character: PLAIN[i], ..LayoutSeat::default() };
        Self(Layout { seats: roles.iter().enumerate().map(seat).collect(), any_roles: true, ..Layout::new() })
    }

    fn modules(mut self, modules: Modules) -> Self {
        self.0.modules = modules;
        self
    }

    fn life(mut self, seat: char, life: u8) -> Self {
        self.seat(seat).life = Some(life);
        self
    }

    fn arrows(mut self, seat: char, arrows: u8) -> Self {
        self.seat(seat).arrows = arrows;
        self
    }

    fn chief(mut self, seat: char) -> Self {
        self.seat(seat).chief = true;
        self
    }

    fn power(mut self, seat: char, power: Power) -> Self {
        self.seat(seat).power = Some(power);
        self
    }

    fn character(mut self, seat: char, character: Character) -> Self {
        let old = self.seat(seat).character;
        if let Some(other) = self.0.seats.iter_mut().find(|other| other.character == character) {
            other.character = old;
        }
        self.seat(seat).character = character;
        self
    }

    fn out(mut self, seats: &str) -> Self {
        for seat in seats.chars() {
            self.seat(seat).out = true;
        }
        self
    }

    /// An eliminated player on turn who stays as the ghost.
    fn ghost(mut self, seat: char) -> Self {
        self = self.out(&seat.to_string());
        self.seat(seat).ghost = true;
        self.0.turn = Seat::from_letter(seat).unwrap();
        self
    }

    /// The turn begins with the question for special roles.
    fn begin(mut self) -> Self {
        self.0.stage = Stage::Begin;
        self
    }

    /// What the dice will show.
    fn dice(mut self, faces: &[Face]) -> Self {
        self.0.dice.extend(faces);
        self
    }

    fn seat(&mut self, seat: char) -> &mut LayoutSeat {
        &mut self.0.seats[Seat::from_letter(seat).unwrap().index()]
    }

    /// Plays these lines, then lets those who watched answer what is asked next.
    fn after(&self, lines: &[(char, &str)]) -> Asked {
        let mut asked = Asked { game: self.0.build().unwrap(), events: Vec::new() };
        for (seat, line) in lines {
            let action = read_action(line).unwrap_or_else(|| panic!("no action {line}"));
            asked.apply(Seat::from_letter(*seat).unwrap(), action);
        }
        asked
    }

    /// What is asked first.
    fn now(&self) -> Answer {
        self.after(&[]).answer()
    }

    /// What is asked when these dice have been rolled first.
    fn rolled(self, faces: &[Face]) -> Asked {
        let mut asked = self.dice(faces).after(&[]);
        let decision = asked.game.decision().unwrap();
        asked.apply(decision.seat, asked.game.legal_actions(decision.seat)[0]);
        asked
    }

    /// What is asked when these dice have been rolled and kept.
    fn kept(self, faces: &[Face]) -> Asked {
        self.rolled(faces).then("stop")
    }
}

/// A game in which somebody is asked.
struct Asked {
    game: Game,
    events: Vec<Event>,
}

/// The marshal's answer and the legend's.
#[derive(Debug)]
struct Answer(Vec<Action>);

impl Asked {
    fn apply(&mut self, seat: Seat, action: Action) {
        let events = self.game.apply(seat, action);
        self.events.extend(events.unwrap_or_else(|why| panic!("{}: {why:?}", write_action(action))));
    }

    /// Whoever is asked says this.
    fn then(mut self, line: &str) -> Self {
        let seat = self.game.decision().unwrap().seat;
        self.apply(seat, read_action(line).unwrap());
        self
    }

    fn answer(&self) -> Answer {
        let seat = self.game.decision().unwrap().seat;
        let legal = self.game.legal_actions(seat);
        let view = View::of(&self.game, Some(seat));
        let levels = [Level::Marshal, Level::Legend].map(|level| Calibre { playouts: 200, ..level.into() });
        let answers = levels.map(|calibre| {
            let mut bot = bot(calibre, seat, 1);
            for event in &self.events {
                bot.watch(event);
            }
            let action = bot.choose(&view, &legal);
            assert!(legal.contains(&action));
            action
        });
        Answer(answers.to_vec())
    }
}

impl Answer {
    /// The marshal's alone, where another answer is as good.
    fn of_marshal(mut self) -> Self {
        self.0.truncate(1);
        self
    }

    #[track_caller]
    fn is(&self, line: &str) {
        for action in &self.0 {
            assert_eq!(write_action(*action), line);
        }
    }

    #[track_caller]
    fn is_not(&self, line: &str) {
        for action in &self.0 {
            assert_ne!(write_action(*action), line);
        }
    }

    /// The dice that are rolled again.
    fn rolls(&self) -> impl Iterator<Item = DiceSet> {
        self.0.iter().map(|action| if let Action::Roll(dice) = action { *dice } else { DiceSet::default() })
    }

    /// Dice called by their numbers are kept.
    #[track_caller]
    fn keeps(&self, numbers: &[u8]) {
        let kept = |dice: DiceSet| numbers.iter().all(|number| !dice.contains(number - 1));
        assert!(self.rolls().all(kept), "{:?} does not keep {numbers:?}", self.0);
    }

    #[track_caller]
    fn rerolls(&self, numbers: &[u8]) {
        let rolled = |dice: DiceSet| numbers.iter().all(|number| dice.contains(number - 1));
        assert!(self.rolls().all(rolled), "{:?} does not roll {numbers:?}", self.0);
    }
}
