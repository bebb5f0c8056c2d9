use super::*;
use crate::i18n::{Lang, Voice};
use crate::table::Level;
use standoff_engine::core::{Rng, Role, Rules, Seat};
use standoff_engine::dice::{
    Action, Arrow, Character, Die, Face, Game, Illegal, Modules, Power, Setup, SetupError, Source,
};
use std::collections::BTreeSet;

fn names() -> Vec<String> {
    ["Ann", "Bo", "Cleo", "Dan", "Eve", "Fox", "Gil", "Hal"].map(String::from).to_vec()
}

/// A text a phone can show: there, not too long, without gaps.
fn assert_text(lang: Lang, what: &str, text: &str, most: usize) {
    assert!(!text.trim().is_empty(), "{lang:?}: {what} has no text");
    assert!(text.chars().count() <= most, "{lang:?}: {what} has {} letters: {text}", text.chars().count());
    assert!(!text.contains("  ") && text.trim() == text, "{lang:?}: {what} has gaps: {text}");
}

#[test]
fn everything_has_a_name_and_a_text_in_every_language() {
    for lang in Lang::all() {
        let tongue = lang.tongue().dice();
        let check = |what: &str, text: &str, most| assert_text(lang, what, text, most);
        for character in Character::ALL {
            check(character.id(), tongue.character(character), 18);
            check(character.id(), tongue.character_rule(character), 160);
        }
        for power in Power::ALL {
            check(power.id(), tongue.power(power), 27);
            check(power.id(), tongue.power_rule(power), 170);
        }
        for face in Face::ALL {
            check(face.id(), tongue.face(face), 22);
            check(face.id(), tongue.face_short(face), 10);
            check(face.id(), tongue.face_rule(face), 170);
        }
        for die in Die::ALL {
            check(die.id(), tongue.die(die), 16);
        }
        for module in Module::ALL {
            check(module.id(), tongue.module(module), 22);
            check(module.id(), tongue.module_about(module), 150);
        }
        for role in Role::ALL {
            (3..=8).for_each(|players| check("goal", &tongue.role_goal(role, players), 150));
        }
        for level in Level::ALL {
            check(level.id(), tongue.level_about(level), 120);
        }
    }
}

#[test]
fn modules_are_called_as_the_engine_calls_them() {
    assert_eq!(Module::ALL.map(Module::id), Modules::IDS);
}

#[test]
fn names_differ_and_nothing_is_left_in_english() {
    let english = Lang::EN.tongue().dice();
    for lang in Lang::all() {
        let tongue = lang.tongue().dice();
        let characters: BTreeSet<&str> = Character::ALL.map(|one| tongue.character_rule(one)).into();
        let powers: BTreeSet<&str> = Power::ALL.map(|one| tongue.power(one)).into();
        let faces: BTreeSet<&str> = Face::ALL.map(|one| tongue.face(one)).into();
        assert_eq!((characters.len(), powers.len(), faces.len()), (24, 9, 12));
        if lang == Lang::EN {
            continue;
        }
        for one in Character::ALL {
            assert_ne!(tongue.character_rule(one), english.character_rule(one), "{}", one.id());
        }
        for one in Power::ALL {
            assert_ne!(tongue.power_rule(one), english.power_rule(one), "{}", one.id());
        }
        for one in Face::ALL {
            assert_ne!(tongue.face_rule(one), english.face_rule(one), "{}", one.id());
        }
        for one in Module::ALL {
            assert_ne!(tongue.module_about(one), english.module_about(one), "{}", one.id());
        }
    }
}

/// The beginning of a name, which stays when the name is bent.
fn stem(name: &str) -> String {
    name.to_lowercase().chars().take(4).collect()
}

#[test]
fn three_players_hunt_each_other_in_a_ring() {
    for lang in Lang::all() {
        let hunts = [(Role::Deputy, Role::Renegade), (Role::Renegade, Role::Outlaw), (Role::Outlaw, Role::Deputy)];
        for (hunter, prey) in hunts {
            let goal = lang.tongue().dice().role_goal(hunter, 3);
            assert!(goal.to_lowercase().contains(&stem(lang.tongue().role(prey))), "{goal}");
        }
    }
}

#[test]
fn every_refusal_and_trouble_is_told() {
    let (seat, face) = (Seat(1), Face::Beer);
    let refusals = [
        Illegal::GameOver,
        Illegal::NotYourDecision { waiting_for: seat },
        Illegal::NoSuchSeat { seat },
        Illegal::Eliminated { seat },
        Illegal::NotAsked,
        Illegal::MustChoose,
        Illegal::NoSuchDie { die: 7 },
        Illegal::FirstRoll { dice: standoff_engine::dice::DiceSet::first(5) },
        Illegal::NothingToRoll,
        Illegal::Locked { die: 1 },
        Illegal::NotThatFace { die: 1, face },
        Illegal::NotShown { face },
        Illegal::NotThatDie { die: Die::Coward },
        Illegal::NotYourself,
        Illegal::OutOfReach { target: seat, distance: 3, reach: 1 },
        Illegal::CannotDouble,
        Illegal::NoSuchArrow { arrow: Arrow::Chief },
        Illegal::NoArrowThere { seat, arrow: Arrow::Normal },
        Illegal::NoPower,
        Illegal::NotThatPlayer { seat, because: Source::Power(Power::TheUgly) },
    ];
    let character = Character::ApacheKid;
    let troubles = [
        SetupError::Players { found: 2, least: 3, most: 8 },
        SetupError::NoSuchSheriff { seat: Seat(7) },
        SetupError::Ghost { found: 4, least: 5 },
        SetupError::Characters { found: 3 },
        SetupError::CharacterTwice { character },
        SetupError::CharacterNotInModules { character },
    ];
    let names = names();
    for lang in Lang::all() {
        let tongue = lang.tongue().dice();
        let voice = Voice { names: &names, viewer: Some(Seat(0)) };
        let told: BTreeSet<String> = refusals.iter().map(|why| tongue.illegal(&voice, *why).plain()).collect();
        assert_eq!(told.len(), refusals.len());
        let wrong: BTreeSet<String> = troubles.iter().map(|error| tongue.setup_error(*error)).collect();
        assert_eq!(wrong.len(), troubles.len());
        for text in told.iter().chain(&wrong) {
            assert_text(lang, "refusal", text, 120);
            assert!(text.ends_with(['.', '!', '?']), "{text}");
        }
    }
}

/// Every question, button and line of whole games, for everybody at the table and for spectators.
#[test]
fn whole_games_are_told_in_every_language() {
    let names = names();
    for (seed, players, modules) in
        [(1, 3, Modules::NONE), (2, 5, Modules::ALL), (3, 8, Modules::ALL), (4, 6, Modules::NONE), (5, 7, Modules::ALL)]
    {
        let setup = Setup { modules, ..Setup::base(players) };
        let mut rng = Rng::from_seed(seed);
        let mut game = Game::deal(&setup, seed, &mut Vec::new()).unwrap();
        let mut steps = 0;
        while let Some(decision) = game.decision() {
            let legal = game.legal_actions(decision.seat);
            for lang in Lang::all() {
                let tongue = lang.tongue().dice();
                for viewer in [Some(decision.seat), Some(Seat((decision.seat.0 + 1) % players)), None] {
                    let view = game.view(viewer);
                    let prompt = tongue.prompt(&view, &Voice { names: &names, viewer }).unwrap().plain();
                    assert_text(lang, "prompt", &prompt, 150);
                    assert!(prompt.ends_with(['.', '!', '?']), "{prompt}");
                }
                let view = game.view(Some(decision.seat));
                let voice = Voice { names: &names, viewer: Some(decision.seat) };
                for action in legal.iter().take(40) {
                    assert_text(lang, "action", &tongue.action(&view, &voice, *action), 40);
                }
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            let events = game.apply(decision.seat, action).unwrap();
            for fact in dice_facts(&events) {
                for lang in Lang::all() {
                    for viewer in [Some(decision.seat), None] {
                        let line = lang.tongue().dice().fact(&Voice { names: &names, viewer }, &fact).plain();
                        assert_text(lang, "line", &line, 200);
                        assert!(line.ends_with(['.', '!', '?']), "{line}");
                    }
                }
            }
            steps += 1;
            assert!(steps < 20_000);
        }
    }
}

#[test]
fn what_belongs_together_is_one_line() {
    use standoff_engine::dice::{Arrows, Event};
    let (ann, bo) = (Seat(0), Seat(1));
    let taken = Event::ArrowTaken { seat: ann, arrow: Arrow::Normal, from: None };
    let chief = Event::ArrowTaken { seat: ann, arrow: Arrow::Chief, from: None };
    let aimed = Event::Aimed { seat: ann, target: bo, reach: 1, doubled: true };
    let passed = Event::Passed { seat: bo };
    assert_eq!(
        dice_facts(&[taken, taken, chief, passed, aimed, aimed]),
        [
            DiceFact::TookArrows { seat: ann, arrows: Arrows { normal: 2, chief: true }, from: None },
            DiceFact::Aimed { seat: ann, target: bo, hits: 4 },
        ]
    );
    let names = names();
    let say = |viewer| {
        let voice = Voice { names: &names, viewer };
        let facts = dice_facts(&[taken, taken, chief]);
        Lang::EN.tongue().dice().fact(&voice, &facts[0]).plain()
    };
    assert_eq!(say(Some(ann)), "You take 2 arrows and the Chief's Arrow.");
    assert_eq!(say(None), "Ann takes 2 arrows and the Chief's Arrow.");
}

#[test]
fn a_button_says_what_it_does() {
    let names = names();
    let game = Game::deal(&Setup::base(4), 1, &mut Vec::new()).unwrap();
    let seat = game.asked().unwrap();
    let view = game.view(Some(seat));
    let voice = Voice { names: &names, viewer: Some(seat) };
    let label = |lang: Lang, action| lang.tongue().dice().action(&view, &voice, action);
    assert_eq!(label(Lang::EN, Action::PickSeat(seat)), "Myself");
    assert_eq!(label(Lang::DE, Action::Take(Arrow::Chief)), "Pfeil des Häuptlings nehmen");
    assert_eq!(label(Lang::HU, Action::Stop), "Megállok");
}
