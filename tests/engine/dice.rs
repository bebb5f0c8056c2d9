//! The battery for the dice game.

use crate::games;
use crate::generic::{self, Subject};
use serde_json::{Value, json};
use standoff_engine::core::{Rng, Role, Rules, Seat};
use standoff_engine::dice::{
    ARROWS, Action, Arrow, Board, Character, Decision, DiceSet, Die, Event, Face, Game, Illegal, Modules, Power, Roles,
    Setup, View,
};

impl Subject for Game {
    type Board = Board;

    /// Random games of eight players with all modules take up to about 1,500 decisions.
    const BOUND: u64 = 5_000;

    /// Every combination of modules with every number of players.
    fn setup(number: u64) -> Setup {
        let players = 3 + (number % 6) as u8;
        let bits = number / 6;
        let roles = [Roles::Normal, Roles::Special, Roles::Mixed][bits as usize % 3];
        let bit = |at: u64| (bits / 3) >> at & 1 == 1;
        let modules = Modules {
            saloon_dice: bit(0),
            chiefs_arrow: bit(1),
            roles,
            characters: bit(2),
            ghost: bit(3) && players >= 5,
        };
        Setup { modules, ..Setup::base(players) }
    }

    fn assert_sound(&self, asked: Option<Seat>) {
        let held: u8 = self.players().iter().map(|player| player.arrows.normal).sum();
        assert_eq!(held + self.supply().normal, ARROWS, "arrows are conserved");
        let chiefs = self.players().iter().filter(|player| player.arrows.chief).count();
        assert_eq!(chiefs + usize::from(self.supply().chief), usize::from(self.modules().chiefs_arrow));
        assert!(asked.is_none() || self.supply().tokens() > 0, "an empty supply brings the Indians at once");
        let dying = self.stack().iter().any(|frame| matches!(frame, standoff_engine::dice::frames::Frame::Deaths(_)));
        for (i, player) in self.players().iter().enumerate() {
            let seat = Seat(i as u8);
            if self.in_play(seat) {
                assert!(player.life > 0 || dying || asked.is_none(), "nobody in play without life");
                // Only a Sheriff who was replaced can have more than his maximum.
                assert!(player.life <= player.max_life || player.power == Some(Power::TheGood));
            } else {
                assert_eq!((player.life, player.arrows.tokens(), player.role_shown), (0, 0, true));
            }
        }
        if let Some(ghost) = self.ghost() {
            assert!(self.modules().ghost && !self.in_play(ghost));
        }
        assert!(self.mark().is_none_or(|mark| self.in_play(mark.seat) && self.ghost().is_some()));
        assert!(self.dice().len() <= 6);
        assert!(asked.is_some() || self.players().iter().all(|player| player.role_shown));
    }

    fn universe(&self) -> Vec<Action> {
        let mut all = vec![Action::Stop, Action::ReturnAll, Action::TakeLoss, Action::Reveal, Action::Pass];
        all.extend(Die::ALL.map(Action::UseDie));
        all.extend((0..=u8::MAX).map(|dice| Action::Roll(DiceSet(dice))));
        for seat in Seat::all(9) {
            all.extend([false, true].map(|doubled| Action::Shoot { target: seat, doubled }));
            all.extend([Action::PickSeat(seat), Action::TakeFrom(seat)]);
            all.extend([Arrow::Normal, Arrow::Chief].map(|arrow| Action::Return { seat, arrow }));
            all.extend(Face::ALL.map(|face| Action::Give { face, seat }));
        }
        all.extend([Arrow::Normal, Arrow::Chief].map(Action::Take));
        all.extend((0..8).flat_map(|die| Face::ALL.map(|face| Action::Turn { die, face })));
        all
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)
    }

    fn idle() -> Action {
        Action::Pass
    }

    fn not_asked(&self, seat: Seat, asked: Seat) -> Illegal {
        if seat.0 >= self.seats() {
            Illegal::NoSuchSeat { seat }
        } else if self.in_play(seat) || self.ghost() == Some(seat) {
            Illegal::NotYourDecision { waiting_for: asked }
        } else {
            Illegal::Eliminated { seat }
        }
    }

    fn board(view: &View) -> Board {
        view.board.clone()
    }

    fn turn(view: &View) -> (Seat, u16) {
        (view.turn.seat, view.turn.number)
    }

    /// Hidden roles change hands, special roles are exchanged for others of their kind that nobody has shown, and
    /// the dice to come are others.
    fn swap_hidden(&self, viewer: Option<Seat>, rng: &mut Rng) -> Self {
        let mut value = serde_json::to_value(self).unwrap();
        let seats = usize::from(self.seats());
        let hidden: Vec<usize> = (0..seats)
            .filter(|i| viewer != Some(Seat(*i as u8)) && value["players"][*i]["role_shown"] == json!(false))
            .collect();
        let mut roles: Vec<Value> = hidden.iter().map(|i| value["players"][*i]["role"].clone()).collect();
        rng.shuffle(&mut roles);
        let known: Vec<Value> =
            (0..seats).filter(|i| !hidden.contains(i)).map(|i| value["players"][i]["power"].clone()).collect();
        for role in Role::ALL {
            let mut cards: Vec<Value> = Power::ALL
                .into_iter()
                .filter(|power| power.role() == role)
                .map(|power| serde_json::to_value(power).unwrap())
                .filter(|power| !known.contains(power))
                .collect();
            match self.modules().roles {
                Roles::Normal => cards = vec![Value::Null; 8],
                Roles::Special => {}
                Roles::Mixed => cards.extend([Value::Null, Value::Null]),
            }
            rng.shuffle(&mut cards);
            for (i, dealt) in hidden.iter().zip(&roles) {
                if *dealt == serde_json::to_value(role).unwrap() {
                    value["players"][*i]["role"] = dealt.clone();
                    value["players"][*i]["power"] = cards.pop().unwrap();
                }
            }
        }
        value["rng"] = serde_json::to_value(Rng::from_seed(rng.next_seed())).unwrap();
        serde_json::from_value(value).unwrap()
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.determinize(rng, None)
    }

    fn asked_in(view: &View) -> Option<Decision> {
        view.decision
    }
}

/// Twice as many as for the card game: they are shorter.
#[test]
fn random_games_end_and_keep_their_arrows() {
    let mut won = 0;
    let decisions = generic::games_end::<Game>(0..2 * games(), |end| {
        won += u64::from(!end.outcome().expect("finished").winners.is_empty());
    });
    assert!(decisions > games() * 100 && won > games());
}

#[test]
fn exactly_the_listed_actions_are_accepted_and_a_refusal_changes_nothing() {
    for number in (0..288).step_by(7) {
        generic::legality_is_exact::<Game>(number, |game| game.turn().number % 6 == number as u16 % 6);
    }
}

#[test]
fn an_action_without_checks_and_events_leads_to_the_same_state() {
    generic::unchecked_steps_lead_to_the_same_state::<Game>(0..60);
}

#[test]
fn nobody_acts_for_somebody_else() {
    generic::nobody_acts_for_somebody_else::<Game>(0..288);
}

#[test]
fn a_game_survives_saving_at_every_decision() {
    generic::survives_saving::<Game>(0..144);
}

#[test]
fn a_board_that_follows_the_events_is_the_new_board() {
    generic::boards_follow_events::<Game>(0..600);
}

#[test]
fn a_record_replays_to_the_same_state() {
    generic::records_replay::<Game>(0..600);
}

#[test]
fn what_a_seat_may_not_know_changes_nothing_it_sees() {
    assert!(generic::hidden_stays_hidden::<Game>(0..144) > 10_000, "the swap must really change something");
}

#[test]
fn a_game_imagined_from_a_view_looks_the_same_and_allows_the_same() {
    generic::imagined_games_look_alike::<Game>(0..144);
}

/// All modules with special roles only, as far as the players allow.
fn everything(players: u8) -> Setup {
    Setup { modules: Modules { ghost: players >= 5, ..Modules::ALL }, ..Setup::base(players) }
}

#[test]
fn golden_playthroughs_are_unchanged() {
    for players in [3, 5, 8] {
        generic::golden_is_unchanged::<Game>(&format!("dice-{players}"), &Setup::base(players), u64::from(players));
        let name = format!("dice_old_saloon-{players}");
        generic::golden_is_unchanged::<Game>(&name, &everything(players), u64::from(players));
    }
}

#[test]
fn counts_are_unchanged() {
    generic::perft_is_unchanged::<Game>("dice", Setup::base);
    generic::perft_is_unchanged::<Game>("dice_old_saloon", everything);
}

/// Whatever can happen does happen in random games: no rule is dead.
#[test]
fn every_character_special_role_and_kind_of_event_takes_part() {
    let mut dealt = [0u32; Character::ALL.len()];
    let mut used = [0u32; Power::ALL.len()];
    let mut kinds = std::collections::BTreeSet::new();
    for number in 0..3_000 {
        let mut events = Vec::new();
        let mut game = Game::deal(&Game::setup(number), number, &mut events).unwrap();
        for player in game.players() {
            dealt[player.character as usize] += 1;
        }
        let mut rng = Rng::from_seed(number);
        while let Some(seat) = game.asked() {
            let action = *rng.pick(&game.legal_actions(seat)).unwrap();
            game.act(seat, action, &mut events).unwrap();
        }
        for event in events {
            if let Event::PowerUsed { power, .. } = event {
                used[power as usize] += 1;
            }
            let text = format!("{event:?}");
            kinds.insert(text.split([' ', '{']).next().unwrap_or_default().to_owned());
        }
    }
    assert!(dealt.iter().all(|n| *n > 0));
    let unused: Vec<Power> = Power::ALL.into_iter().filter(|power| used[*power as usize] == 0).collect();
    assert_eq!(unused, [Power::TheBear], "only The Bear has nothing to use");
    assert_eq!(kinds.len(), 32, "{kinds:?}");
}
