//! Over random games: what is offered before everybody's eyes is legal, and tells nothing.

use super::{Desk, Hold, Next, Openly, Passing, Sight, claim, saving_card};
use standoff_engine::card::{self, Ask, Set};
use standoff_engine::core::{Rng, Rules, Seat, SeatSet};
use standoff_engine::dice;

/// Plays random games and looks at every question; returns how many there were and how many can be answered openly.
fn walk<G: Openly>(
    setup: &G::Setup,
    games: u64,
    another: fn(&G::View, u64) -> G,
    mut each: impl FnMut(&G, &[G::Action]),
) -> (u32, u32) {
    let (mut asked, mut open) = (0, 0);
    for seed in 0..games {
        let mut game = G::deal(setup, seed, &mut Vec::new()).unwrap();
        let mut rng = Rng::from_seed(seed);
        let mut steps = 0u64;
        while let Some(seat) = game.asked().filter(|_| steps < 2000) {
            steps += 1;
            let seen = game.view(None);
            let offered = G::openly(&seen);
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            for action in &offered {
                assert!(legal.contains(action), "seed {seed}: {action:?} of {legal:?}");
            }
            // Every eighth time, other cards and roles where nobody can see them.
            if steps.is_multiple_of(8) {
                let other = another(&seen, seed ^ steps << 20);
                assert_eq!(other.view(None), seen, "seed {seed}");
                assert_eq!(G::openly(&other.view(None)), offered);
                other.legal_actions(seat, &mut legal);
                assert!(offered.iter().all(|action| legal.contains(action)), "seed {seed}: {offered:?} of {legal:?}");
                game.legal_actions(seat, &mut legal);
            }
            each(&game, &offered);
            asked += 1;
            open += u32::from(!offered.is_empty());
            let action = legal[rng.below(legal.len() as u32) as usize];
            game.act(seat, action, &mut Vec::new()).unwrap();
        }
    }
    (asked, open)
}

fn another_card_game(view: &card::View, seed: u64) -> card::Game {
    view.determinize(&mut Rng::from_seed(seed), None)
}

fn another_dice_game(view: &dice::View, seed: u64) -> dice::Game {
    view.determinize(&mut Rng::from_seed(seed), None)
}

#[test]
fn open_answers_are_legal_whatever_is_hidden() {
    for (players, sets, games) in
        [(5, vec![Set::Base], 15), (3, vec![Set::Base, Set::DodgeCity], 10), (8, Set::ALL.to_vec(), 20)]
    {
        let setup = card::Setup { sets, ..card::Setup::base(players) };
        let (asked, open) = walk(&setup, games, another_card_game, |game, offered| {
            let card::Decision { seat, ask, .. } = game.decision().unwrap();
            let turn = game.turn().seat;
            // An attack can always be suffered before everybody's eyes, in one's own turn the hand is needed.
            if matches!(ask, Ask::Respond { .. }) && seat != turn {
                assert!(offered.contains(&card::Action::Pass));
            }
            assert!(seat != turn || offered.is_empty());
            // A card that answers can be played without a look at the hand.
            let seen = game.view(None);
            let own = Desk::new(game.view(Some(seat)), game.legal_actions(seat));
            if matches!(ask, Ask::Respond { .. }) && seat != turn && saving_card(&own).is_some() {
                assert!(claim(&seen).is_some() || game.active_events().next().is_some());
            }
            let hand = |card| game.player(seat).hand.contains(card);
            let of_hand = |action: &card::Action| match action {
                card::Action::Pick(card) | card::Action::Play { card, .. } => hand(*card),
                _ => false,
            };
            assert!(game.active_events().next().is_some() || !offered.iter().any(of_hand));
        });
        assert!(open * 20 > asked, "{open} of {asked}");
    }
}

#[test]
fn a_dice_game_is_played_before_everybodys_eyes() {
    for modules in [dice::Modules::NONE, dice::Modules::ALL] {
        let setup = dice::Setup { modules, ..dice::Setup::base(6) };
        let (asked, open) = walk(&setup, 15, another_dice_game, |game, offered| {
            let mut legal = game.legal_actions(game.asked().unwrap());
            legal.retain(|action| *action != dice::Action::Reveal);
            assert_eq!(offered, legal, "only a role is private");
        });
        assert_eq!(asked, open);
    }
}

#[test]
fn from_a_place_nothing_more_is_seen() {
    let setup = card::Setup { sets: Set::ALL.to_vec(), ..card::Setup::base(6) };
    walk(&setup, 3, another_card_game, |game, _| {
        for seat in Seat::all(6) {
            let seen = card::Game::from_place(game.view(None), seat);
            assert_eq!(card::View { viewer: None, ..seen }, game.view(None));
        }
    });
}

#[test]
fn the_table_lies_open_until_somebody_wants_his_cards() {
    let (ann, jo, bot) = (Seat(0), Seat(2), Seat(1));
    let pass = [card::Action::PASS];
    let ask = |hold: Hold, seat: Seat, open: bool| hold.next(Some(seat), &pass, false, || open);
    let hold = Hold::new(SeatSet::of(ann).with(jo)).taken_by(ann);
    assert_eq!(hold.sight(ask(hold, ann, true)), Sight::Of(Some(ann)));

    // Jo is shot at: the table can see to it, nobody's cards are shown, nor while a bot goes on.
    assert_eq!(ask(hold, jo, true), Next::Open(jo));
    assert_eq!(hold.sight(Next::Open(jo)), Sight::All(jo));
    let open = hold.laid_open(jo);
    assert_eq!((open.viewer(), open.last()), (None, Some(ann)));
    assert_eq!(open.sight(ask(open, bot, false)), Sight::All(jo));
    // Ann goes on, but not before everybody's eyes.
    assert_eq!(ask(open, ann, false), Next::HandOver(ann));
    assert_eq!(open.sight(Next::HandOver(ann)), Sight::Of(None));

    // Jo would rather look.
    let wanted = open.wanted_by(jo);
    assert_eq!(ask(wanted, jo, true), Next::HandOver(jo));
    assert_eq!(ask(wanted.laid_open(jo), jo, true), Next::Open(jo));
    let looks = wanted.taken_by(jo);
    assert_eq!(ask(looks, jo, true), Next::Person);
    assert_eq!(looks.next(Some(jo), &pass, true, || true), Next::Person, "nobody passes for one who wanted to look");
    assert_eq!(looks.taken_by(ann).next(Some(ann), &pass, true, || true), Next::Pass(ann));

    // Nobody has looked for a while.
    assert_eq!(ask(hold.let_go(), ann, false), Next::HandOver(ann));
    let alone = Hold::new(SeatSet::of(ann));
    assert_eq!(alone.let_go().viewer(), Some(ann));
    assert!(hold.is_shared() && !alone.is_shared());
}
