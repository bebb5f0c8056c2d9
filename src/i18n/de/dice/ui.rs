//! The plain strings of the dice game's page.

use crate::i18n::DiceUi;

pub(super) static UI: DiceUi = DiceUi {
    card_game: "Kartenspiel",
    dice_game: "Würfelspiel",
    new_card_game: "Neues Kartenspiel",
    new_dice_game: "Neues Würfelspiel",
    old_saloon: "Old Saloon",
    role_cards: "Rollenkarten",
    normal_roles: "Normale Rollen",
    normal_roles_about: "Die Rollen des Grundspiels, ohne besondere Kräfte.",
    needs_five: "Braucht fünf oder mehr Mitspieler.",
    needs_saloon_dice: "José Delgado und Tequila Joe spielen nur mit den Saloonwürfeln mit.",
    needs_chiefs_arrow: "Apache Kid spielt nur mit dem Häuptlingspfeil mit.",

    dice: "Würfel",
    kept: "bleibt",
    rolls: "rollt",
    locked: "liegt fest",
    not_rolled: "noch nicht gewürfelt",
    supply: "Pfeile übrig",
    chiefs_arrow: "Häuptlingspfeil",
    in_supply: "in der Mitte",
    ghost: "Geist",
    ghost_token: "Geistermarker",
    ghost_token_double: "Geistermarker für zwei Würfel",
    power_used: "Kraft verbraucht",
    myself: "Ich selbst",
    double_shot: "Für ein Bier verdoppeln",
    single_shot: "Nicht verdoppeln",
    rest: "Passen bis zu meinem Zug",
    choose_face: "Wähl die neue Seite.",
    choose_die_first: "Tipp den Würfel an, dessen Marker du gibst.",
    choose_arrow: "Welcher Pfeil kommt zurück?",

    keys_about: "Beim Würfelspiel tippen 1 bis 6 einen Würfel an, R würfelt, S hört auf.",
    faces: "Würfelseiten",
    modules: "Module von Old Saloon",
    special_roles: "Spezialrollen",
    base_game: "Grundspiel",
    rules_intro: "Jeder hat eine Rolle; nur die des Sheriffs ist bekannt. Achte darauf, wer auf wen schießt, finde \
                  heraus, wer deine Freunde sind, und sei auf der Seite, die übrig bleibt.",
    heading_roll: "Würfeln",
    rules_roll: "Wirf fünf Würfel, danach noch bis zu zweimal beliebige davon. Dynamit bleibt liegen. Pfeile nimmt \
                 man nach jedem Wurf.",
    heading_resolve: "Würfel verwenden",
    rules_resolve: "Wenn du nicht mehr würfelst, wirken alle Würfel: erst die Schüsse, alle zusammen, dann die Biere, \
                    dann die Gatling.",
    heading_indians: "Indianer",
    rules_indians: "Wer den letzten Pfeil nimmt, holt die Indianer: Alle verlieren 1 Lebenspunkt je Pfeil, und alle \
                    Pfeile kommen zurück.",
    heading_end: "Das Ende",
    rules_end: "Wer den letzten Lebenspunkt verliert, ist raus und zeigt die Rolle. Sind alle Banditen und Gesetzlosen \
                raus, gewinnt die Seite des Sheriffs; ist der Sheriff raus, gewinnen die Banditen. Ein Gesetzloser \
                muss als Letzter übrig sein.",
    heading_three: "Zu dritt",
    rules_three: "Hilfssheriff, der beginnt, Bandit und Gesetzloser, alle bekannt. Der Hilfssheriff jagt den \
                  Gesetzlosen, dieser den Banditen und der den Hilfssheriff. Wer die eigene Beute selbst ausschaltet, \
                  gewinnt; sonst, wer übrig bleibt.",

    arrows_of: |n| if n == 1 { "1 Pfeil".into() } else { format!("{n} Pfeile") },
    die_number: |n| format!("Würfel {n}"),
    hits_coming: |n| if n == 1 { "1 Treffer kommt".into() } else { format!("{n} Treffer kommen") },
    beers_coming: |n| if n == 1 { "1 Bier kommt".into() } else { format!("{n} Bier kommen") },
};
