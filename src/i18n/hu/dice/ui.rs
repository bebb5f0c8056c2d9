//! The plain strings of the dice game's page.

use crate::i18n::DiceUi;

pub(super) static UI: DiceUi = DiceUi {
    card_game: "Kártyajáték",
    dice_game: "Kockajáték",
    new_card_game: "Új kártyajáték",
    new_dice_game: "Új kockajáték",
    old_saloon: "Old Saloon",
    role_cards: "Szereplapok",
    normal_roles: "Sima szerepek",
    normal_roles_about: "Az alapjáték szerepei, külön erő nélkül.",
    needs_five: "Legalább öt játékos kell hozzá.",
    needs_saloon_dice: "José Delgado és Tequila Joe csak a szalonkockákkal száll be.",
    needs_chiefs_arrow: "Apache Kid csak a törzsfőnök nyilával száll be.",

    dice: "Kockák",
    kept: "marad",
    rolls: "gurul",
    locked: "rögzült",
    not_rolled: "még nem gurult",
    supply: "Nyilak középen",
    chiefs_arrow: "Törzsfőnök nyila",
    in_supply: "középen",
    ghost: "Szellem",
    ghost_token: "Szellemjelző",
    ghost_token_double: "Szellemjelző két kockára",
    power_used: "ereje elfogyott",
    myself: "Én magam",
    double_shot: "Duplázás egy sörért",
    single_shot: "Ne duplázzon",
    rest: "Passz a következő körömig",
    choose_face: "Válaszd ki az új oldalt.",
    choose_die_first: "Koppints arra a kockára, amelynek a jelzőjét adod.",
    choose_arrow: "Melyik nyíl kerül vissza?",

    keys_about: "A kockajátékban az 1–6 egy kockára koppint, az R dob, az S megáll.",
    faces: "A kocka oldalai",
    modules: "Az Old Saloon részei",
    special_roles: "Különleges szerepek",
    base_game: "Alapjáték",
    rules_intro: "Mindenkinek van szerepe; csak a seriffé ismert. Figyeld, ki kire lő, találd meg a barátaidat, és légy \
                  azon az oldalon, amelyik talpon marad.",
    heading_roll: "Dobás",
    rules_roll: "Dobj öt kockával, aztán még kétszer azokkal, amelyekkel akarsz. A dinamit marad. Nyilat minden dobás \
                 után el kell venni.",
    heading_resolve: "A kockák hatása",
    rules_resolve: "Ha nem dobsz többet, minden kocka hat: előbb a lövések, mind egyszerre, aztán a sörök, végül a \
                    Gatling.",
    heading_indians: "Indiánok",
    rules_indians: "Aki az utolsó nyilat veszi el, rátok hozza az indiánokat: mindenki nyilanként 1 életet veszít, és \
                    minden nyíl visszakerül.",
    heading_end: "A vége",
    rules_end: "Aki az utolsó életét is elveszíti, kiesik, és felfedi a szerepét. A seriff oldala nyer, ha minden \
                bandita és renegát kiesett, a banditák, ha a seriff; egy renegátnak utolsóként kell talpon maradnia.",
    heading_three: "Három játékos",
    rules_three: "Egy seriffhelyettes, aki kezd, egy bandita és egy renegát, mind ismert. A helyettes a renegátra, a \
                  renegát a banditára, a bandita a helyettesre vadászik. Aki maga ejti ki a célpontját, nyer; \
                  különben az utolsó talpon maradó.",

    arrows_of: |n| format!("{n} nyíl"),
    die_number: |n| format!("{n}. kocka"),
    hits_coming: |n| format!("{n} találat jön"),
    beers_coming: |n| format!("{n} sör jön"),
};
