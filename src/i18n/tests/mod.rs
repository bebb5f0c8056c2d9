//! The words of all languages, and whole games told in them.

mod de;
mod de_dodge_city;
mod en;
mod en_dodge_city;
mod events;
mod hu;

use super::*;
use crate::table::Level;
use standoff_engine::card::frames::{Announced, Frame};
use standoff_engine::card::{
    Action, CardId, CardKind, Character, Choice, Event, EventCard, EventDeck, EventMix, Game, Illegal, Rank, Set,
    Setup, SetupError, Source, Suit, TableRules, View,
};
use standoff_engine::core::{Rng, Role, Rules, Seat, Team};
use std::collections::{BTreeMap, BTreeSet};

fn names() -> Vec<String> {
    ["Ann", "Bo", "Cleo", "Dan", "Eve", "Fox", "Gil", "Hal"].map(String::from).to_vec()
}

/// What can be played with.
const SETS: [&[Set]; 11] = [
    &[Set::Base],
    &[Set::Base, Set::DodgeCity],
    &[Set::DodgeCity],
    &[Set::Base, Set::HighNoon],
    &[Set::Base, Set::FistfulOfCards, Set::TheBullet],
    &[Set::DodgeCity, Set::HighNoon, Set::FistfulOfCards],
    &[Set::Base, Set::DodgeCity, Set::HighNoon, Set::FistfulOfCards, Set::TheBullet],
    &[Set::Base, Set::WildWestShow],
    &[Set::Base, Set::Eldorado],
    &[Set::DodgeCity, Set::WildWestShow, Set::Eldorado],
    &Set::ALL,
];

/// Languages whose sentences are held against what they should be, word by word.
const READ: [Lang; 3] = [Lang::EN, Lang::DE, Lang::HU];

/// Table rules that change how a game is set up and no rule text.
const SETUP_ONLY: [&str; 1] = ["character_choice"];

/// The default table rules, and those with any one or two of them changed.
fn tables() -> Vec<TableRules> {
    let changes: Vec<(&str, &str)> =
        TableRules::ALL.iter().flat_map(|rule| rule.options[1..].iter().map(|option| (rule.key, *option))).collect();
    let with = |changes: &[(&str, &str)]| {
        let mut rules = TableRules::default();
        assert!(changes.iter().all(|(key, option)| rules.set(key, option)));
        rules
    };
    let mut tables = vec![with(&[])];
    for (at, first) in changes.iter().enumerate() {
        tables.push(with(&[*first]));
        tables.extend(changes[at + 1..].iter().map(|second| with(&[*first, *second])));
    }
    tables
}

/// The rule texts of everything at one table, each with its id and the longest a text may be.
fn rule_texts(tongue: &Translator, rules: &TableRules) -> Vec<(&'static str, String, usize)> {
    let cards = CardKind::ALL.into_iter().map(|kind| (kind.id(), tongue.card_rule(kind, rules), 220));
    let characters = Character::ALL.into_iter().map(|one| {
        let most = if one.is_dealt() { 160 } else { 220 };
        (one.id(), tongue.character_rule(one, rules), most)
    });
    let events = EventCard::ALL.into_iter().map(|card| (card.id(), tongue.event_rule(card, rules), 220));
    cards.chain(characters).chain(events).collect()
}

/// Every rule text there is at any table.
fn all_rule_texts(tongue: &Translator) -> BTreeSet<(&'static str, String, usize)> {
    tables().iter().flat_map(|rules| rule_texts(tongue, rules)).collect()
}

/// A text a phone can show: there, not too long, without gaps.
fn assert_text(lang: Lang, what: &str, text: &str, most: usize) {
    assert!(!text.trim().is_empty(), "{lang:?}: {what} has no text");
    assert!(text.chars().count() <= most, "{lang:?}: {what} has {} letters", text.chars().count());
    assert!(!text.contains("  ") && text.trim() == text, "{lang:?}: {what} has gaps: {text}");
}

#[test]
fn every_id_has_a_text_in_every_language() {
    for lang in Lang::all() {
        let tongue = lang.tongue();
        let check = |what: &str, text: &str, most| assert_text(lang, what, text, most);
        for kind in CardKind::ALL {
            check(kind.id(), tongue.card(kind), 16);
        }
        for character in Character::ALL {
            check(character.id(), tongue.character(character), 18);
        }
        for card in EventCard::ALL {
            check(card.id(), tongue.event(card), 24);
        }
        for (id, text, most) in all_rule_texts(tongue) {
            check(id, &text, most);
            assert!(text.ends_with('.'), "{lang:?}: {text}");
        }
        for deck in EventDeck::ALL {
            check(deck.id(), tongue.event_deck(deck), 24);
        }
        for mix in EventMix::ALL {
            check(mix.id(), tongue.event_mix(mix), 40);
        }
        for role in Role::ALL {
            check("role", tongue.role(role), 16);
            (3..=8).for_each(|players| check("goal", &tongue.role_goal(role, players), 180));
        }
        for level in Level::ALL {
            check(level.id(), tongue.level(level), 16);
            check(level.id(), tongue.level_about(level), 120);
        }
        for team in Team::ALL {
            check("team", tongue.team(team), 30);
        }
        for set in Set::ALL {
            check(set.id(), tongue.set(set), 30);
            check(set.id(), tongue.set_about(set), 120);
        }
        for sets in SETS {
            check("sets", &tongue.sets(sets), 120);
            check("sets", &tongue.sets_about(sets), 160);
        }
        for preset in Preset::ALL {
            check("preset", tongue.preset(preset), 24);
            check("preset", tongue.preset_about(preset), 140);
        }
        for suit in Suit::ALL {
            check("suit", tongue.suit(suit), 12);
        }
        (2..=14).for_each(|rank| check("rank", tongue.rank(Rank(rank)), 8));
        CardId::all().for_each(|card| check("face", &tongue.face(card), 24));
    }
}

#[test]
fn names_differ_from_each_other() {
    for lang in Lang::all() {
        let tongue = lang.tongue();
        let cards: BTreeSet<&str> = CardKind::ALL.map(|kind| tongue.card(kind)).into();
        let characters: BTreeSet<&str> = Character::ALL.map(|character| tongue.character(character)).into();
        assert_eq!((cards.len(), characters.len()), (CardKind::ALL.len(), Character::ALL.len()));
        let events: BTreeSet<&str> = EventCard::ALL.map(|card| tongue.event(card)).into();
        let rules: BTreeSet<String> = EventCard::ALL.map(|card| tongue.event_rule(card, &TableRules::default())).into();
        assert_eq!((events.len(), rules.len()), (EventCard::ALL.len(), EventCard::ALL.len()));
        let decks: BTreeSet<&str> = EventDeck::ALL.map(|deck| tongue.event_deck(deck)).into();
        let mixes: BTreeSet<&str> = EventMix::ALL.map(|mix| tongue.event_mix(mix)).into();
        assert_eq!((decks.len(), mixes.len()), (EventDeck::ALL.len(), EventMix::ALL.len()));
    }
}

/// The checker finds nothing in any language; it knows what is missing, too long or left in English.
#[test]
fn the_files_have_no_problems() {
    use super::check::{File, check};
    let files = |lang: Lang| -> Vec<File> {
        lang.files().iter().map(|(path, text)| File { path: (*path).into(), text: (*text).into() }).collect()
    };
    for lang in Lang::all() {
        let (problems, coverage) = check(lang.tag(), &files(lang), &files(Lang::EN));
        let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
        assert!(told.is_empty(), "{}", told.join("\n"));
        assert!(coverage.of > 1300);
    }
}

#[test]
fn rule_texts_tell_the_options_of_a_table_rule_apart() {
    for rule in TableRules::ALL.iter().filter(|rule| !SETUP_ONLY.contains(&rule.key)) {
        for lang in Lang::all() {
            let told = rule.options.iter().map(|option| {
                let mut rules = TableRules::default();
                assert!(rules.set(rule.key, option));
                rule_texts(lang.tongue(), &rules)
            });
            assert_eq!(told.collect::<BTreeSet<_>>().len(), rule.options.len(), "{lang:?}: {}", rule.key);
        }
    }
}

/// A text says what holds at its table, not what may hold at some.
#[test]
fn rule_texts_leave_nothing_open() {
    for lang in READ {
        let vague: &[&str] = match lang {
            Lang::EN => &["agreed", "some tables", "usually", "edition"],
            Lang::DE => &["ausgemacht", "manche", "meist ", "ausgabe", "der tisch"],
            Lang::HU => &["egyezett meg", "van asztal", "az asztal ", "általában", "kiadás"],
            _ => &[],
        };
        for (id, text, _) in all_rule_texts(lang.tongue()) {
            let found = vague.iter().find(|words| text.to_lowercase().contains(*words));
            assert_eq!(found, None, "{lang:?}: {id}: {text}");
        }
    }
}

#[test]
fn rule_texts_speak_to_you() {
    for (id, text, _) in all_rule_texts(Lang::EN.tongue()) {
        let mut words = text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
        assert!(!words.any(|word| ["he", "his", "him", "she", "her"].contains(&word.as_str())), "{id}: {text}");
    }
}

/// A card that is to be named in a rule must be named as it is called.
#[test]
fn event_rules_call_cards_by_their_names() {
    let named = [
        (EventCard::TheReverend, CardKind::Beer),
        (EventCard::TheSermon, CardKind::Bang),
        (EventCard::Shootout, CardKind::Bang),
        (EventCard::TheDaltons, CardKind::Dynamite),
        (EventCard::Lasso, CardKind::Jail),
        (EventCard::Sniper, CardKind::Bang),
        (EventCard::Ricochet, CardKind::Missed),
        (EventCard::RussianRoulette, CardKind::Missed),
        (EventCard::Showdown, CardKind::Missed),
        (EventCard::MissSusanna, CardKind::Jail),
        (EventCard::Cavalry, CardKind::Bang),
        (EventCard::DaringChallenge, CardKind::Bang),
        (EventCard::Desperados, CardKind::Beer),
        (EventCard::Lou, CardKind::Beer),
        (EventCard::MadRide, CardKind::Missed),
        (EventCard::SiouxChief, CardKind::Indians),
        (EventCard::SiouxChief, CardKind::Bang),
        (EventCard::WetAmmo, CardKind::Bang),
    ];
    for (lang, rules) in READ.into_iter().flat_map(|lang| tables().into_iter().map(move |rules| (lang, rules))) {
        let tongue = lang.tongue();
        for (event, kind) in named {
            let rule = tongue.event_rule(event, &rules);
            assert!(rule.contains(tongue.card(kind)), "{rule}");
        }
        let will = tongue.character_rule(Character::UncleWill, &rules);
        assert!(will.contains(tongue.card(CardKind::GeneralStore)), "{will}");
        let spencer = tongue.character_rule(Character::BigSpencer, &rules);
        assert!(spencer.contains(tongue.card(CardKind::Missed)), "{spencer}");
        let lee = tongue.character_rule(Character::LeeVanKliff, &rules);
        assert!(lee.contains(tongue.card(CardKind::Bang)), "{lee}");
        for (event, role) in [(EventCard::Cavalry, Role::Deputy), (EventCard::Desperados, Role::Outlaw)] {
            let (rule, role) = (tongue.event_rule(event, &rules).to_lowercase(), tongue.role(role).to_lowercase());
            assert!(rule.contains(&role), "{rule}");
        }
        let show = tongue.set_about(Set::WildWestShow);
        assert!(show.contains(tongue.card(CardKind::Stagecoach)), "{show}");
        assert!(show.contains(&tongue.card(CardKind::WellsFargo)[..9]), "{show}");
    }
}

#[test]
fn every_trouble_with_a_setup_is_told() {
    let character = Character::ClausTheSaint;
    let all = [
        SetupError::Players { found: 2, least: 3, most: 8 },
        SetupError::NoSuchSheriff { seat: Seat(7) },
        SetupError::Sets,
        SetupError::EventLength { found: 16, most: 15 },
        SetupError::EventLength { found: 3, most: 0 },
        SetupError::EventMix,
        SetupError::Characters { found: 3 },
        SetupError::CharacterTwice { character },
        SetupError::CharacterNotInSets { character },
    ];
    for lang in Lang::all() {
        let told: BTreeSet<String> = all.iter().map(|error| lang.tongue().setup_error(*error)).collect();
        assert_eq!(told.len(), all.len());
        for text in told {
            assert_text(lang, "setup error", &text, 120);
        }
    }
}

#[test]
fn every_table_rule_and_option_has_a_text() {
    let choices = RuleChoice::all(&TableRules::default());
    assert_eq!(choices.len(), TableRules::ALL.len());
    for (choice, rule) in choices.into_iter().zip(TableRules::ALL) {
        assert_eq!(choice.key(), rule.key);
        assert_eq!(choice.options().len(), rule.options.len());
        assert_eq!(choice.options()[0], choice);
        for lang in Lang::all() {
            let tongue = lang.tongue();
            assert_text(lang, rule.key, tongue.rule(choice), 40);
            assert_text(lang, rule.key, tongue.rule_about(choice), 140);
            assert_text(lang, rule.key, tongue.rule_source(choice), 140);
            let options: BTreeSet<&str> = choice.options().into_iter().map(|o| tongue.rule_option(o)).collect();
            assert_eq!(options.len(), rule.options.len());
            for option in options {
                assert_text(lang, rule.key, option, 40);
            }
        }
    }
    assert_eq!(RuleChoice::of("house_rule", "true"), None);
    assert_eq!(RuleChoice::of("duel_credit", "sometimes"), None);
}

#[test]
fn every_preset_is_known_by_its_choices() {
    let ids: Vec<&str> = Preset::ALL.into_iter().filter_map(Preset::id).collect();
    let engine: Vec<&str> = TableRules::PRESETS.iter().map(|(id, _)| *id).collect();
    assert_eq!(ids, engine);
    for preset in Preset::ALL {
        let rules = preset.rules();
        assert_eq!(rules.is_none(), preset == Preset::Custom);
        assert!(rules.is_none_or(|rules| Preset::of(&rules) == preset));
    }
    let mut mixed = TableRules::default();
    assert!(mixed.set("panic_self", "true"));
    assert_eq!(Preset::of(&mixed), Preset::Custom);
}

#[test]
fn three_players_hunt_each_other_in_a_ring() {
    for lang in Lang::all() {
        let tongue = lang.tongue();
        let hunts = [(Role::Deputy, Role::Renegade), (Role::Renegade, Role::Outlaw), (Role::Outlaw, Role::Deputy)];
        for (hunter, prey) in hunts {
            let goal = tongue.role_goal(hunter, 3);
            let stem: String = tongue.role(prey).to_lowercase().chars().take(4).collect();
            assert!(goal.to_lowercase().contains(&stem), "{goal}");
            assert_ne!(goal, tongue.role_goal(hunter, 4));
        }
    }
}

#[test]
fn languages_are_found_by_their_tags() {
    for lang in Lang::all() {
        assert_eq!(Lang::from_tag(lang.tag()), Some(lang));
        assert!(!lang.name().is_empty());
    }
    assert_eq!(Lang::from_tag("en-GB"), Some(Lang::EN));
    assert_eq!(Lang::from_tag("EN_us"), Some(Lang::EN));
    assert_eq!(Lang::from_tag("tlh"), None);
    assert_eq!(Lang::from_tag(""), None);
}

/// The cards the words of a line stand for.
fn named(line: &Line) -> impl Iterator<Item = CardId> + '_ {
    line.0.iter().filter_map(|span| match span.topic {
        Some(Topic::Card(card)) => Some(card),
        _ => None,
    })
}

/// The cards an event names.
fn told(event: &Event) -> Vec<CardId> {
    let source = |of: &Source| match of {
        Source::Card(card) => Some(*card),
        Source::Rules | Source::Character(_) | Source::Event(_) => None,
    };
    match event {
        Event::Moved { card, .. } => card.iter().copied().collect(),
        Event::Played { card, .. } | Event::Answered { card, .. } | Event::Shown { card, .. } => vec![*card],
        Event::Used { of, .. } => source(of).into_iter().collect(),
        Event::HandShown { cards, .. } => cards.iter().collect(),
        Event::Checked { card, because, .. } => source(because).into_iter().chain([*card]).collect(),
        _ => Vec::new(),
    }
}

fn assert_sentence(line: &Line, context: &dyn std::fmt::Debug) {
    let plain = line.plain();
    assert!(plain.len() > 3 && plain.ends_with(['.', '!', '?']), "{plain:?} for {context:?}");
    assert!(!plain.contains("  ") && !plain.contains("!.") && !plain.contains(".."), "{plain:?} for {context:?}");
}

/// What a reader is told of one step.
fn read_log(lang: Lang, events: &[Event], viewer: Option<Seat>) {
    let names = names();
    let voice = Voice { names: &names, viewer };
    let known: Vec<Event> = events.iter().map(|event| Game::event_for(event, viewer)).collect();
    let may_name: Vec<CardId> = known.iter().flat_map(told).collect();
    for fact in facts(&known) {
        let line = lang.tongue().fact(&voice, &fact);
        assert_sentence(&line, &fact);
        for card in named(&line) {
            assert!(may_name.contains(&card), "{viewer:?} reads of a hidden card: {}", line.plain());
        }
    }
}

/// What a reader is asked, and what he is told about what he can and cannot do.
fn read_table(lang: Lang, game: &Game, view: &View, rng: &mut Rng) {
    let names = names();
    let voice = Voice { names: &names, viewer: view.viewer };
    let tongue = lang.tongue();
    let Some(prompt) = Prompt::of(view) else { return };
    let line = tongue.prompt(&voice, &prompt);
    assert_sentence(&line, &prompt);
    let hidden = view.unseen_cards();
    assert!(named(&line).all(|card| !hidden.contains(&card)), "{}", line.plain());
    let Some(seat) = view.viewer else { return };
    for action in game.legal_actions(seat) {
        let label = tongue.action(view, &voice, action);
        assert!(!label.0.is_empty() && label.plain().len() < 70, "{action:?}: {}", label.plain());
    }
    let cards: Vec<CardId> = CardId::all().collect();
    let card = *rng.pick(&cards).unwrap();
    let target = Seat(rng.below(8) as u8);
    let attempts = [
        Action::Play { card, kind: card.kind(), target: Some(target) },
        Action::Play { card, kind: card.kind(), target: None },
        Action::Pick(card),
        Action::PickSeat(target),
        Action::Use { of: Source::Card(card), cards: None, target: None },
        Action::Use { of: Source::Card(card), cards: None, target: Some(target) },
        Action::Use { of: Source::Character(*rng.pick(&Character::ALL).unwrap()), cards: None, target: Some(target) },
        Action::Use { of: Source::Event(*rng.pick(&EventCard::ALL).unwrap()), cards: None, target: Some(target) },
        Action::Use { of: Source::Event(EventCard::Sniper), cards: Some((card, card)), target: Some(target) },
        Action::Use { of: Source::Event(EventCard::Ricochet), cards: Some((card, card)), target: Some(target) },
        Action::Choose(Choice::Red),
        Action::Pass,
        Action::End,
    ];
    for hand in view.seat(seat).hand {
        let aimed = Action::Play { card: hand, kind: hand.kind(), target: Some(target) };
        refuse(tongue, game, view, &voice, aimed);
    }
    for laid in view.seat(seat).in_play.iter().copied() {
        refuse(tongue, game, view, &voice, Action::Use { of: Source::Card(laid), cards: None, target: Some(target) });
    }
    for action in attempts {
        refuse(tongue, game, view, &voice, action);
    }
}

fn refuse(tongue: &Translator, game: &Game, view: &View, voice: &Voice, action: Action) {
    let Some(seat) = view.viewer else { return };
    if let Err(reason) = game.check(seat, action) {
        assert_sentence(&tongue.illegal(view, voice, Some(action), reason), &reason);
        assert_sentence(&tongue.illegal(view, voice, None, reason), &reason);
    }
}

/// Two event decks by turns side by side and as one.
fn mix_for(sets: &[Set], players: u8) -> EventMix {
    let both = sets.contains(&Set::HighNoon) && sets.contains(&Set::FistfulOfCards);
    if both { EventMix::ALL[usize::from(players) % EventMix::ALL.len()] } else { EventMix::Apart }
}

/// Setups of all sets and sizes, by turns with each preset and with any choices.
fn setups() -> impl Iterator<Item = Setup> {
    let sizes = SETS.into_iter().flat_map(|sets| {
        let (least, most) = Setup::player_range(sets);
        (least..=most).map(move |players| Setup {
            sets: sets.to_vec(),
            event_mix: mix_for(sets, players),
            talkers: Seat::all(players).filter(|seat| seat.0 % 2 == 0).collect(),
            ..Setup::base(players)
        })
    });
    sizes.flat_map(|setup| {
        Preset::ALL.into_iter().map(move |preset| {
            let mut rng = Rng::from_seed(u64::from(setup.players) * 4 + preset as u64);
            let mut any = TableRules::default();
            for rule in TableRules::ALL {
                any.set(rule.key, rng.pick(rule.options).unwrap());
            }
            Setup { rules: preset.rules().unwrap_or(any), ..setup.clone() }
        })
    })
}

#[test]
fn whole_games_can_be_told_to_everybody_without_giving_anything_away() {
    let mut rng = Rng::from_seed(6);
    let seeds = (0..4u64).flat_map(|round| setups().map(move |setup| (round, setup)));
    let (mut asked_what, mut told_what, mut announced) = (BTreeMap::new(), BTreeMap::new(), 0);
    for (seed, setup) in seeds {
        let mut events = Vec::new();
        let mut game = Game::deal(&setup, seed, &mut events).unwrap();
        let viewers: Vec<Option<Seat>> = Seat::all(setup.players).map(Some).chain([None]).collect();
        let lang = *rng.pick(&Lang::all().collect::<Vec<_>>()).unwrap();
        loop {
            for viewer in &viewers {
                read_log(lang, &events, *viewer);
            }
            announced += usize::from(assert_secret_is_kept(lang, &game));
            if let Some(prompt) = Prompt::of(&game.view(None)) {
                *asked_what.entry(word(&prompt.question)).or_insert(0) += 1;
            }
            for fact in facts(&events) {
                *told_what.entry(word(&fact)).or_insert(0) += 1;
            }
            let Some(asked) = game.asked() else { break };
            let reader = *rng.pick(&viewers).unwrap();
            read_table(lang, &game, &game.view(Some(asked)), &mut rng);
            read_table(lang, &game, &game.view(reader), &mut rng);
            let action = *rng.pick(&game.legal_actions(asked)).unwrap();
            events = game.apply(asked, action).unwrap();
        }
    }
    println!("{asked_what:?} {told_what:?} {announced} plays announced");
    assert!(announced > 50);
    for (question, least) in [("Copy", 50), ("TakeInPlay", 50), ("Ricochet", 20), ("PutBack", 50), ("Give", 50)] {
        assert!(asked_what.get(question).is_some_and(|count| *count >= least), "{question}: {asked_what:?}");
    }
    for question in ["Identity", "Brother", "Liquor", "Guess", "Suit", "Exchange", "Surrender"] {
        assert!(asked_what.get(question).is_some_and(|count| *count >= 20), "{question}: {asked_what:?}");
    }
    for question in ["GiveOwn", "Command", "CommandAt", "DiscardHand", "Prisoner"] {
        assert!(asked_what.get(question).is_some_and(|count| *count >= 10), "{question}: {asked_what:?}");
    }
    assert!(["Obey", "Booty", "Chief"].into_iter().all(|question| asked_what.contains_key(question)), "{asked_what:?}");
    for question in ["Reveal", "Badman", "Redraw"] {
        assert!(asked_what.get(question).is_some_and(|count| *count >= 10), "{question}: {asked_what:?}");
    }
    for fact in ["EventEnded", "RolesDealt", "RoleDealt", "RoleTurnedUp", "SeatsSwapped", "WillMissTurn", "Sentenced"] {
        assert!(told_what.get(fact).is_some_and(|count| *count >= 5), "{fact}: {told_what:?}");
    }
    for fact in ["Reborn", "AbilitiesDrawn", "HandShown", "Ordered"] {
        assert!(told_what.get(fact).is_some_and(|count| *count >= 5), "{fact}: {told_what:?}");
    }
    for fact in ["EventTurned", "Returned", "SuitNamed", "Guessed", "Disguised", "Gave", "Buried", "OnDeck", "PutBack"]
    {
        assert!(told_what.get(fact).is_some_and(|count| *count >= 10), "{fact}: {told_what:?}");
    }
}

/// What kind of question or fact it is.
fn word(it: &impl std::fmt::Debug) -> String {
    let all = format!("{it:?}");
    all.split([' ', '{', '(']).next().unwrap_or_default().to_string()
}

/// While somebody pays for what he announced, everybody else reads what he read before. Whether somebody does.
fn assert_secret_is_kept(lang: Lang, game: &Game) -> bool {
    let asked = match game.stack().last() {
        Some(Frame::Announce(announce)) if !matches!(announce.what, Announced::Ordered { .. }) => announce.seat,
        Some(Frame::Flint(trade)) => trade.by,
        Some(Frame::Haunt(haunt)) => haunt.seat,
        _ => return false,
    };
    let (names, mut before) = (names(), game.clone());
    assert_eq!(before.apply(asked, Action::Pass), Ok(Vec::new()));
    for viewer in Seat::all(game.seats()).map(Some).chain([None]) {
        let voice = Voice { names: &names, viewer };
        let read = |game: &Game| lang.tongue().prompt(&voice, &Prompt::of(&game.view(viewer)).unwrap()).plain();
        assert_eq!(read(game) == read(&before), viewer != Some(asked));
        assert_eq!(game.view(viewer) == before.view(viewer), viewer != Some(asked));
    }
    true
}

#[test]
fn every_refusal_is_a_sentence() {
    let game = Game::deal(&Setup::base(4), 1, &mut Vec::new()).unwrap();
    let (view, names) = (game.view(Some(Seat(0))), names());
    let card = CardId::all().next().unwrap();
    let kind = card.kind();
    for seat in [Seat(0), Seat(1)] {
        let all = [
            Illegal::GameOver,
            Illegal::NotYourDecision { waiting_for: seat },
            Illegal::NoSuchSeat { seat },
            Illegal::Eliminated { seat },
            Illegal::NotAsked,
            Illegal::NotInHand { card },
            Illegal::NotAvailable { card },
            Illegal::NotThatCard { card, kind },
            Illegal::NotNow { kind },
            Illegal::NeedsTarget { kind },
            Illegal::NoTarget { kind },
            Illegal::NotAtYourself { kind },
            Illegal::TargetEliminated { target: seat },
            Illegal::OutOfReach { target: seat, distance: 3, reach: 2 },
            Illegal::TargetHasNoCards { target: seat },
            Illegal::BangLimit { played: 2, limit: 2 },
            Illegal::SameName { kind, seat },
            Illegal::NotTheSheriff { target: seat },
            Illegal::FullLife,
            Illegal::NoSuchPower { of: Source::Card(card) },
            Illegal::NeedsTwoCards,
            Illegal::Immune { target: seat, card },
            Illegal::NeedsAnotherCard { kind },
            Illegal::NotReady { card },
            Illegal::Forbidden { by: Source::Card(card) },
            Illegal::MustPlay { card },
            Illegal::NeedsBangAndCard,
            Illegal::NeedsTwoBangs,
        ];
        let events = EventCard::ALL.map(Source::Event);
        let by_events = events
            .into_iter()
            .flat_map(|of| [Illegal::Forbidden { by: of }, Illegal::NoSuchPower { of }, Illegal::UsedUp { of }]);
        let all: Vec<Illegal> = all.into_iter().chain(by_events).collect();
        for lang in Lang::all() {
            for reason in all.iter().copied() {
                let voice = Voice { names: &names, viewer: Some(Seat(0)) };
                assert_sentence(&lang.tongue().illegal(&view, &voice, None, reason), &reason);
            }
        }
    }
}
