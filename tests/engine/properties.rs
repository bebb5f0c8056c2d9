//! Properties of random games: broken plumbing shows here.

use crate::generic::{self, Subject, play, recorded};
use crate::{games, hidden, setup};
use standoff_engine::card::frames::Frame;
use standoff_engine::card::{
    Action, Ask, Board, CARD_COUNT, CardId, CardKind, CardSet, Character, Choice, Decision, EventCard, Game, Illegal,
    Setup, Source, Suit, View,
};
use standoff_engine::core::{Record, RecordError, Rng, Rules, Seat};

impl Subject for Game {
    type Board = Board;

    const BOUND: u64 = crate::MOST_DECISIONS as u64;

    /// Every other player may talk, at every other table.
    fn setup(number: u64) -> Setup {
        let setup = setup(number);
        let may_talk = |seat: &Seat| !number.is_multiple_of(2) && seat.0.is_multiple_of(2);
        Setup { talkers: Seat::all(setup.players).filter(may_talk).collect(), ..setup }
    }

    fn assert_sound(&self, asked: Option<Seat>) {
        match asked {
            Some(seat) => state_is_sound(self, seat),
            None => cards_are_conserved(self),
        }
    }

    fn universe(&self) -> Vec<Action> {
        universe(self)
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
        } else if self.in_play(seat) {
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

    fn swap_hidden(&self, viewer: Option<Seat>, rng: &mut Rng) -> Self {
        hidden::swap_hidden(self, viewer, rng)
    }

    fn imagine(view: &View, rng: &mut Rng) -> Self {
        view.determinize(rng, None)
    }

    fn asked_in(view: &View) -> Option<Decision> {
        view.decision
    }
}

/// Every card of the game is in exactly one place.
fn cards_are_conserved(game: &Game) {
    let piles = game.deck().iter().chain(game.discard()).copied();
    let table = game.table().iter().map(|laid| laid.card);
    let players = game.players().iter().flat_map(|p| p.hand.iter().chain(p.in_play.iter().copied()));
    let (mut seen, mut count) = (CardSet::EMPTY, 0);
    for card in piles.chain(table).chain(players) {
        seen.insert(card);
        count += 1;
    }
    assert_eq!((seen, count), (game.cards(), usize::from(game.cards().len())));
}

/// Whether heirs are sharing the cards of an eliminated player.
fn sharing(game: &Game, seat: Seat) -> bool {
    game.stack().iter().any(|frame| matches!(frame, Frame::Share(share) if share.from == seat))
}

/// Things that must hold at every decision.
fn state_is_sound(game: &Game, asked: Seat) {
    cards_are_conserved(game);
    if game.decision().is_some_and(|decision| decision.ask == Ask::Turn) {
        assert!(game.table().is_empty(), "nothing lies in the middle between two plays");
    }
    for (i, player) in game.players().iter().enumerate() {
        let seat = Seat(i as u8);
        if game.in_play(seat) {
            assert!(player.life > 0 || player.ghost || asked == seat, "only who is asked for a rescue may be at zero");
            assert!(!player.ghost || game.turn().seat == seat, "ghosts walk in their own turn only");
            assert!(player.life <= player.max_life);
        } else if asked != seat && !sharing(game, seat) {
            assert_eq!(player.card_count(), 0, "the eliminated have no cards");
        }
        for (j, card) in player.in_play.iter().enumerate() {
            let clash = |c: &CardId| c.kind() == card.kind() || c.kind().is_weapon() && card.kind().is_weapon();
            assert!(!player.in_play[..j].iter().any(clash), "no two of one name, one weapon");
        }
    }
}

#[test]
fn random_games_end_and_keep_their_cards() {
    let decisions = generic::games_end::<Game>(0..games(), |end| {
        let outcome = end.outcome().expect("a finished game has an outcome");
        assert!(!outcome.winners.is_empty() || outcome.team == standoff_engine::core::Team::Outlaws);
        assert!(end.players().iter().all(|p| p.role_shown));
    });
    assert!(decisions > games() * 50);
}

/// Every action anybody could think of.
fn universe(game: &Game) -> Vec<Action> {
    let mut all = vec![Action::PickHidden, Action::Rest, Action::Pass, Action::End];
    let seats: Vec<Seat> = Seat::all(8).collect();
    all.extend(seats.iter().copied().map(Action::PickSeat));
    all.extend(CardKind::ALL.map(|kind| Action::Choose(Choice::Kind(kind))));
    let plain = [Choice::Reveal, Choice::Deck, Choice::Discard, Choice::Life, Choice::Red, Choice::Black];
    all.extend(plain.map(Action::Choose));
    all.extend(Suit::ALL.map(|suit| Action::Choose(Choice::Suit(suit))));
    all.extend(Character::ALL.map(|c| Action::Choose(Choice::Character(c))));
    all.extend(Character::ALL.map(|c| Action::Choose(Choice::Guise(c))));
    let targets = || std::iter::once(None).chain(seats.iter().copied().map(Some));
    for card in CardId::all() {
        all.push(Action::Pick(card));
        all.push(Action::Use { of: Source::Card(card), cards: None, target: None });
        all.extend(targets().map(|target| Action::Use { of: Source::Card(card), cards: None, target }));
        for kind in [card.kind(), CardKind::Bang, CardKind::Missed, CardKind::Beer, CardKind::GeneralStore] {
            all.extend(targets().map(|target| Action::Play { card, kind, target }));
        }
    }
    let hand: Vec<CardId> = game.players().iter().flat_map(|p| p.hand.iter()).take(10).collect();
    let laid: Vec<CardId> = game.players().iter().flat_map(|p| p.in_play.iter().copied()).take(4).collect();
    let hand: Vec<CardId> = hand.into_iter().chain(laid).collect();
    let abilities = [
        Character::FlintWestwood,
        Character::LeeVanKliff,
        Character::SidKetchum,
        Character::DocHolyday,
        Character::ChuckWengam,
        Character::JoseDelgado,
    ];
    let events = [
        EventCard::Sniper,
        EventCard::Ricochet,
        EventCard::Ranch,
        EventCard::DougBadman,
        EventCard::LadyRoseOfTexas,
        EventCard::DorothyRage,
        EventCard::Gag,
        EventCard::Cavalry,
        EventCard::Desperados,
        EventCard::DeadSheriffsGhost,
    ];
    for of in abilities.map(Source::Character).into_iter().chain(events.map(Source::Event)) {
        all.extend(targets().map(|target| Action::Use { of, cards: None, target }));
        for (a, b) in hand.iter().flat_map(|a| hand.iter().map(move |b| (*a, *b))) {
            all.extend(targets().map(|target| Action::Use { of, cards: Some((a, b)), target }));
        }
    }
    all
}

#[test]
fn exactly_the_listed_actions_are_accepted_and_a_refusal_changes_nothing() {
    for number in 0..72 {
        generic::legality_is_exact::<Game>(number, |game| game.turn().number % 32 == number as u16 % 32);
    }
}

#[test]
fn nobody_acts_for_somebody_else() {
    generic::nobody_acts_for_somebody_else::<Game>(0..300);
}

#[test]
fn a_game_survives_saving_at_every_decision() {
    generic::survives_saving::<Game>(0..60);
}

#[test]
fn a_board_that_follows_the_events_is_the_new_board() {
    generic::boards_follow_events::<Game>(0..400);
}

#[test]
fn a_record_replays_to_the_same_state() {
    generic::records_replay::<Game>(0..500);
}

#[test]
fn a_damaged_or_foreign_record_is_refused_with_the_reason() {
    let (record, _) = recorded::<Game>(&Setup::base(5), 11);
    let refused = |change: &dyn Fn(&mut Record<Game>)| {
        let mut damaged = record.clone();
        change(&mut damaged);
        damaged.replay().map(|_| ()).expect_err("a damaged record must not replay")
    };
    assert_eq!(refused(&|r| r.game = "dice".into()), RecordError::OtherGame("dice".into()));
    let other = RecordError::OtherVersion { found: 99, expected: Game::VERSION };
    assert_eq!(refused(&|r| r.version = 99), other);
    assert!(matches!(refused(&|r| r.setup.players = 9), RecordError::Setup(_)));
    assert_eq!(refused(&|r| r.actions[3] = "A dance".into()), RecordError::Unreadable { index: 3 });
    assert_eq!(refused(&|r| r.actions[3] = String::new()), RecordError::Unreadable { index: 3 });
    assert!(matches!(refused(&|r| r.actions[0] = "A take hand".into()), RecordError::Illegal { index: 0, .. }));
    assert_eq!(refused(&|r| r.checkpoints[1] ^= 1), RecordError::Diverged { after: 32 });
    assert!(matches!(
        refused(&|r| r.seed = (r.seed.short() + 1).into()),
        RecordError::Illegal { .. } | RecordError::Diverged { .. }
    ));
    assert_eq!(refused(&|r| r.checkpoints.clear()), RecordError::Checkpoints);
    assert!(serde_json::from_str::<Record<Game>>("{\"game\":\"card\"}").is_err());
}

#[test]
fn every_card_and_character_takes_part() {
    let mut played = [0u32; CARD_COUNT];
    let mut dealt = [0u32; Character::ALL.len()];
    for number in 0..2_000 {
        let setup = setup(number);
        play::<Game>(&setup, number, |game, _, legal, rng| {
            if game.turn().number == 1 {
                for player in game.players() {
                    dealt[player.character as usize] += 1;
                }
            }
            let action = *rng.pick(legal).unwrap();
            if let Action::Play { card, .. } = action {
                played[card.index()] += 1;
            }
            Some(action)
        });
    }
    assert!(played.iter().all(|n| *n > 0));
    assert!(Character::ALL.iter().all(|c| (dealt[*c as usize] > 0) == c.is_dealt()));
}
