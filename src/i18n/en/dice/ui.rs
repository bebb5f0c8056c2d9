//! The plain strings of the dice game's page.

use crate::i18n::DiceUi;

pub(super) static UI: DiceUi = DiceUi {
    card_game: "Card game",
    dice_game: "Dice game",
    new_card_game: "New card game",
    new_dice_game: "New dice game",
    old_saloon: "Old Saloon",
    role_cards: "Role cards",
    normal_roles: "Normal roles",
    normal_roles_about: "The roles of the base game, without powers.",
    needs_five: "Needs five players or more.",
    needs_saloon_dice: "José Delgado and Tequila Joe join only with the Saloon dice.",
    needs_chiefs_arrow: "Apache Kid joins only with the Chief's Arrow.",

    dice: "Dice",
    kept: "kept",
    rolls: "rolls",
    locked: "stays",
    not_rolled: "not rolled yet",
    supply: "Arrows left",
    chiefs_arrow: "Chief's Arrow",
    in_supply: "in the middle",
    ghost: "Ghost",
    ghost_token: "Ghost token",
    ghost_token_double: "Ghost token for two dice",
    power_used: "power used",
    myself: "Myself",
    double_shot: "Double it for a beer",
    single_shot: "Do not double it",
    rest: "Pass until my turn",
    choose_face: "Choose the new face.",
    choose_die_first: "Tap the die whose token you give.",
    choose_arrow: "Which arrow goes back?",

    keys_about: "At the dice game 1 to 6 tap a die, R rolls and S stops.",
    faces: "Faces",
    modules: "Modules of Old Saloon",
    special_roles: "Special roles",
    base_game: "Base game",
    rules_intro: "Everybody has a role; only the Sheriff's is known. Watch who shoots whom, find out who your friends \
                  are, and be on the side that is left.",
    heading_roll: "Rolling",
    rules_roll: "Roll five dice, then up to two more times any of them you like. Dynamite stays. Arrows are taken \
                 after every roll.",
    heading_resolve: "Using the dice",
    rules_resolve: "When you roll no more, all dice are used: first bullseyes, all of them together, then beers, then \
                    the Gatling.",
    heading_indians: "Indians",
    rules_indians: "Whoever takes the last arrow brings the Indians: everybody loses 1 life for each arrow, and \
                    all arrows go back.",
    heading_end: "The end",
    rules_end: "Lose your last life and you are out and show your role. The Sheriff's side wins when all Outlaws and \
                Renegades are out, the Outlaws when the Sheriff is out; a Renegade must be the last one standing.",
    heading_three: "Three players",
    rules_three: "A Deputy, who begins, an Outlaw and a Renegade, all known. The Deputy is after the Renegade, the \
                  Renegade after the Outlaw, the Outlaw after the Deputy. Eliminate your target yourself and you win; \
                  otherwise the last one standing does.",

    arrows_of: |n| if n == 1 { "1 arrow".into() } else { format!("{n} arrows") },
    die_number: |n| format!("Die {n}"),
    hits_coming: |n| if n == 1 { "1 hit coming".into() } else { format!("{n} hits coming") },
    beers_coming: |n| if n == 1 { "1 beer coming".into() } else { format!("{n} beers coming") },
};
