//! Names, articles and rules of cards.

use standoff_engine::card::{
    BarrelInJail, BeerOutOfTurn, BeerTwoPlayers, CardKind, CatBalouSelf, DuelCredit, JailSkipDiscards, PanicSelf,
    PepperboxRange, RescueCards, ShortAttacksIgnoreHorses, StartCheckOrder, TableRules, WwsPonyExpress,
};

/// The case a noun stands in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Case {
    Nominative,
    Accusative,
    Dative,
}

/// Which article a card's name takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
    /// A title or a proper name.
    Bare,
}

fn gender(kind: CardKind) -> Gender {
    match kind {
        CardKind::Missed
        | CardKind::Saloon
        | CardKind::Mustang
        | CardKind::RevCarabine
        | CardKind::Punch
        | CardKind::RagTime
        | CardKind::Tequila
        | CardKind::Whisky
        | CardKind::Sombrero
        | CardKind::TenGallonHat
        | CardKind::CanCan
        | CardKind::Conestoga
        | CardKind::Derringer
        | CardKind::PonyExpress => Gender::Masculine,
        CardKind::Stagecoach
        | CardKind::Gatling
        | CardKind::Schofield
        | CardKind::Remington
        | CardKind::Winchester
        | CardKind::Volcanic
        | CardKind::Brawl
        | CardKind::Springfield
        | CardKind::Bible
        | CardKind::IronPlate
        | CardKind::Canteen
        | CardKind::Howitzer
        | CardKind::Pepperbox => Gender::Feminine,
        CardKind::Bang
        | CardKind::Beer
        | CardKind::GeneralStore
        | CardKind::Duel
        | CardKind::Scope
        | CardKind::Barrel
        | CardKind::Jail
        | CardKind::Dynamite
        | CardKind::Hideout
        | CardKind::Dodge
        | CardKind::BuffaloRifle
        | CardKind::Knife => Gender::Neuter,
        CardKind::WellsFargo | CardKind::Panic | CardKind::CatBalou | CardKind::Indians | CardKind::Binocular => {
            Gender::Bare
        }
    }
}

/// "der ", "die ", "das ", with the space; nothing before a title or a proper name.
pub(super) fn article(kind: CardKind, case: Case) -> &'static str {
    match (gender(kind), case) {
        (Gender::Masculine, Case::Nominative) | (Gender::Feminine, Case::Dative) => "der ",
        (Gender::Masculine, Case::Accusative) => "den ",
        (Gender::Feminine, Case::Nominative | Case::Accusative) => "die ",
        (Gender::Neuter, Case::Nominative | Case::Accusative) => "das ",
        (Gender::Masculine | Gender::Neuter, Case::Dative) => "dem ",
        (Gender::Bare, _) => "",
    }
}

/// "einen ", "eine ", "ein " in the accusative, with the space; nothing before a title or a proper name.
pub(super) fn a(kind: CardKind) -> &'static str {
    match gender(kind) {
        Gender::Masculine => "einen ",
        Gender::Feminine => "eine ",
        Gender::Neuter => "ein ",
        Gender::Bare => "",
    }
}

/// "dein " or "deine ", in the nominative.
pub(super) fn your(kind: CardKind) -> &'static str {
    match gender(kind) {
        Gender::Feminine => "deine ",
        Gender::Masculine | Gender::Neuter | Gender::Bare => "dein ",
    }
}

pub(super) fn name(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Bang => "BANG!",
        CardKind::Missed => "Fehlschuss!",
        CardKind::Beer => "Bier",
        CardKind::Saloon => "Saloon",
        CardKind::Stagecoach => "Postkutsche",
        CardKind::WellsFargo => "Wells Fargo",
        CardKind::GeneralStore => "Warenhaus",
        CardKind::Panic => "Panik!",
        CardKind::CatBalou => "Cat Balou",
        CardKind::Gatling => "Gatling",
        CardKind::Indians => "Indianer!",
        CardKind::Duel => "Duell",
        CardKind::Mustang => "Mustang",
        CardKind::Scope => "Zielfernrohr",
        CardKind::Barrel => "Fass",
        CardKind::Jail => "Gefängnis",
        CardKind::Dynamite => "Dynamit",
        CardKind::Schofield => "Schofield",
        CardKind::Remington => "Remington",
        CardKind::RevCarabine => "Karabiner",
        CardKind::Winchester => "Winchester",
        CardKind::Volcanic => "Volcanic",
        CardKind::Binocular => "Silver",
        CardKind::Hideout => "Versteck",
        CardKind::Punch => "Faustschlag",
        CardKind::Dodge => "Ausweichen",
        CardKind::Brawl => "Schlägerei",
        CardKind::RagTime => "Rag Time",
        CardKind::Springfield => "Springfield",
        CardKind::Tequila => "Tequila",
        CardKind::Whisky => "Whisky",
        CardKind::Bible => "Bibel",
        CardKind::Sombrero => "Sombrero",
        CardKind::TenGallonHat => "Stetson",
        CardKind::IronPlate => "Eisenplatte",
        CardKind::Canteen => "Feldflasche",
        CardKind::CanCan => "Can Can",
        CardKind::Conestoga => "Planwagen",
        CardKind::Derringer => "Derringer",
        CardKind::BuffaloRifle => "Jagdgewehr",
        CardKind::Howitzer => "Haubitze",
        CardKind::Knife => "Wurfmesser",
        CardKind::Pepperbox => "Pepperbox",
        CardKind::PonyExpress => "Pony Express",
    }
}

/// The rule of a card under the table rules.
pub(super) fn rule(kind: CardKind, rules: &TableRules) -> &'static str {
    match kind {
        CardKind::Bang => {
            "Schieß auf jemanden in Reichweite deiner Waffe: kostet 1 Lebenspunkt, wenn kein Fehlschuss! \
             dazwischenkommt. Nur eine BANG!-Karte pro Zug."
        }
        CardKind::Missed => {
            "Spiel ihn, wenn auf dich geschossen wird, egal in wessen Zug: Der Schuss geht daneben. Gegen Indianer! \
             und im Duell nutzlos."
        }
        CardKind::Beer => match (rules.beer_out_of_turn, rules.beer_two_players) {
            (BeerOutOfTurn::WhenDying, BeerTwoPlayers::NoEffect) => {
                "Du bekommst 1 Lebenspunkt zurück, aber nie mehr als am Anfang. In deinem Zug, oder jederzeit, wenn du \
                 den letzten verlieren würdest. Sind nur noch zwei im Spiel, wirkt es nicht."
            }
            (BeerOutOfTurn::WhenDying, BeerTwoPlayers::Forbidden) => {
                "Du bekommst 1 Lebenspunkt zurück, aber nie mehr als am Anfang. In deinem Zug, oder jederzeit, wenn du \
                 den letzten verlieren würdest. Sind nur noch zwei im Spiel, ist es nicht erlaubt."
            }
            (BeerOutOfTurn::AnyLoss, BeerTwoPlayers::NoEffect) => {
                "Du bekommst 1 Lebenspunkt zurück, aber nie mehr als am Anfang. In deinem Zug, oder jederzeit, wenn du \
                 einen verlierst. Sind nur noch zwei im Spiel, wirkt es nicht."
            }
            (BeerOutOfTurn::AnyLoss, BeerTwoPlayers::Forbidden) => {
                "Du bekommst 1 Lebenspunkt zurück, aber nie mehr als am Anfang. In deinem Zug, oder jederzeit, wenn du \
                 einen verlierst. Sind nur noch zwei im Spiel, ist es nicht erlaubt."
            }
        },
        CardKind::Saloon => {
            "Alle bekommen 1 Lebenspunkt zurück, erst die anderen, zuletzt du; niemand mehr als am Anfang. Nur in \
             deinem Zug: Anders als ein Bier rettet er nicht vor dem Ausscheiden."
        }
        CardKind::Stagecoach => "Zieh 2 Karten.",
        CardKind::WellsFargo => "Zieh 3 Karten.",
        CardKind::GeneralStore => {
            "Für jeden im Spiel wird eine Karte aufgedeckt. Alle nehmen sich eine, du zuerst, dann geht es links \
             weiter."
        }
        CardKind::Panic => match rules.panic_self {
            PanicSelf::No => {
                "Nimm eine Karte von jemandem im Abstand 1 auf die Hand: eine ausliegende oder eine zufällige \
                 Handkarte. Waffen ändern diesen Abstand nicht, Zielfernrohr, Mustang und dergleichen schon."
            }
            PanicSelf::Yes => {
                "Nimm eine Karte von jemandem im Abstand 1 auf die Hand: eine ausliegende oder eine zufällige \
                 Handkarte; oder nimm eine eigene ausliegende zurück. Waffen zählen nicht, Zielfernrohr, Mustang und \
                 dergleichen schon."
            }
        },
        CardKind::CatBalou => match rules.cat_balou_self {
            CatBalouSelf::Yes => {
                "Jemand, egal wie weit weg, wirft eine Karte ab: eine ausliegende, die du wählst, oder eine zufällige \
                 Handkarte. Bei dir selbst darfst du jede deiner Karten wählen."
            }
            CatBalouSelf::No => {
                "Jemand anders, egal wie weit weg, wirft eine Karte ab: eine ausliegende, die du wählst, oder eine \
                 zufällige Handkarte."
            }
        },
        CardKind::Gatling => {
            "Ein Schuss auf alle anderen, egal wie weit weg. Ist keine BANG!-Karte und zählt nicht zu deinem \
             BANG!-Limit."
        }
        CardKind::Indians => {
            "Alle anderen werfen ein BANG! ab oder verlieren 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht."
        }
        CardKind::Duel => match rules.duel_credit {
            DuelCredit::CardOwner => {
                "Fordere irgendwen heraus, egal wie weit weg. Ihr werft abwechselnd BANG! ab, ohne Limit, dein \
                 Gegenüber zuerst; wer aufhört, verliert 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht."
            }
            DuelCredit::Winner => {
                "Fordere irgendwen heraus, egal wie weit weg. Ihr werft abwechselnd BANG! ab, ohne Limit, dein \
                 Gegenüber zuerst; wer aufhört, wird vom Gegenüber getroffen und verliert 1 Lebenspunkt. Fehlschuss! \
                 und Fass helfen nicht."
            }
        },
        CardKind::Mustang => "Alle anderen sehen dich um 1 weiter weg.",
        CardKind::Scope => "Du siehst alle anderen um 1 näher, aber nie näher als 1.",
        CardKind::Barrel => match rules.barrel_in_jail {
            BarrelInJail::Yes => {
                "Wird auf dich geschossen, darfst du eine Karte aufdecken: Herz zählt als Fehlschuss!. Ein Versuch pro \
                 Schuss."
            }
            BarrelInJail::No => {
                "Wird auf dich geschossen, darfst du eine Karte aufdecken: Herz zählt als Fehlschuss!. Ein Versuch pro \
                 Schuss, aber keiner, solange du im Gefängnis sitzt."
            }
        },
        CardKind::Jail => match rules.jail_skip_discards {
            JailSkipDiscards::No => {
                "Leg es vor irgendwen außer dem Sheriff, egal wie weit weg. Wer dort sitzt, deckt zu Beginn des Zuges \
                 eine Karte auf: Bei Herz wird gespielt, sonst fällt der Zug aus. Abgeworfen wird es so oder so."
            }
            JailSkipDiscards::Yes => {
                "Leg es vor irgendwen außer dem Sheriff, egal wie weit weg. Wer dort sitzt, deckt zu Beginn des Zuges \
                 eine Karte auf: Bei Herz wird gespielt, sonst nur Überzähliges abgeworfen; das Gefängnis so oder so."
            }
        },
        CardKind::Dynamite => match rules.start_check_order {
            StartCheckOrder::DynamiteFirst => {
                "Leg es vor dich. Wer es bei Zugbeginn hat (du ab deinem nächsten Zug), deckt zuallererst eine Karte \
                 auf: Bei Pik 2 bis 9 explodiert es, 3 Lebenspunkte weg; sonst wandert es nach links zum nächsten \
                 Platz ohne Dynamit."
            }
            StartCheckOrder::PlayOrder => {
                "Leg es vor dich. Wer es bei Zugbeginn hat (du ab deinem nächsten Zug), deckt nach älterem Gefängnis \
                 auf: Bei Pik 2 bis 9 explodiert es, 3 Lebenspunkte weg; sonst wandert es nach links zum nächsten \
                 Platz ohne Dynamit."
            }
        },
        CardKind::Schofield => "Eine Waffe mit Reichweite 2. Sie ersetzt die, die du hast.",
        CardKind::Remington => "Eine Waffe mit Reichweite 3. Sie ersetzt die, die du hast.",
        CardKind::RevCarabine => "Eine Waffe mit Reichweite 4. Sie ersetzt die, die du hast.",
        CardKind::Winchester => "Eine Waffe mit Reichweite 5. Sie ersetzt die, die du hast.",
        CardKind::Volcanic => {
            "Eine Waffe mit Reichweite 1, dafür hast du kein Limit für BANG!-Karten. Sie ersetzt die, die du hast."
        }
        CardKind::Binocular => "Du siehst alle anderen um 1 näher, zusätzlich zum Zielfernrohr.",
        CardKind::Hideout => "Alle anderen sehen dich um 1 weiter weg, zusätzlich zum Mustang.",
        CardKind::Punch => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "Ein Schuss im Abstand 1, egal mit welcher Waffe. Ist keine BANG!-Karte und zählt nicht zu deinem \
                 BANG!-Limit."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "Ein Schuss im Abstand 1, nur nach Plätzen gezählt: Waffen, Mustang, Zielfernrohr und dergleichen sind \
                 egal. Ist keine BANG!-Karte und zählt nicht zu deinem BANG!-Limit."
            }
        },
        CardKind::Dodge => "Hält wie ein Fehlschuss! einen Schuss auf dich auf, und danach ziehst du eine Karte.",
        CardKind::Brawl => {
            "Wirf noch eine Karte dazu ab. Dann verlieren alle anderen eine Karte: Für jeden Platz wählst du eine \
             ausliegende oder eine zufällige Handkarte."
        }
        CardKind::RagTime => {
            "Wirf noch eine Karte dazu ab. Nimm eine Karte von jemand anderem, egal wie weit weg, auf die Hand: eine \
             ausliegende oder eine zufällige Handkarte."
        }
        CardKind::Springfield => {
            "Wirf noch eine Karte dazu ab. Ein Schuss auf irgendwen, egal wie weit weg. Ist keine BANG!-Karte und \
             zählt nicht zu deinem BANG!-Limit."
        }
        CardKind::Tequila => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Wirf noch eine Karte dazu ab: Du oder jemand deiner Wahl bekommt 1 Lebenspunkt zurück. Nur in deinem \
                 Zug: Ist kein Bier und rettet nicht vor dem Ausscheiden."
            }
            RescueCards::AllHealing => {
                "Wirf noch eine Karte dazu ab: Du oder jemand deiner Wahl bekommt 1 Lebenspunkt zurück. In deinem Zug, \
                 oder wenn du ausscheiden würdest und mehr als zwei im Spiel sind. Ist kein Bier."
            }
        },
        CardKind::Whisky => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Wirf noch eine Karte dazu ab: Du bekommst 2 Lebenspunkte zurück. Nur in deinem Zug: Ist kein Bier und \
                 rettet nicht vor dem Ausscheiden."
            }
            RescueCards::AllHealing => {
                "Wirf noch eine Karte dazu ab: Du bekommst 2 Lebenspunkte zurück. In deinem Zug, oder wenn du \
                 ausscheiden würdest und mehr als zwei im Spiel sind. Ist kein Bier."
            }
        },
        CardKind::Bible => {
            "Leg sie jetzt bereit. Ab dem nächsten Zug hält sie einmal einen Schuss auf dich auf, und dann ziehst du \
             eine Karte."
        }
        CardKind::Sombrero | CardKind::TenGallonHat => {
            "Leg ihn jetzt bereit. Ab dem nächsten Zug hält er einmal einen Schuss auf dich auf."
        }
        CardKind::IronPlate => "Leg sie jetzt bereit. Ab dem nächsten Zug hält sie einmal einen Schuss auf dich auf.",
        CardKind::Canteen => match rules.rescue_cards {
            RescueCards::BeerOnly => {
                "Leg sie jetzt bereit. In einem späteren eigenen Zug gibt sie dir einmal 1 Lebenspunkt zurück. Ist \
                 kein Bier und rettet nicht vor dem Ausscheiden."
            }
            RescueCards::AllHealing => {
                "Leg sie jetzt bereit. Später gibt sie dir einmal 1 Lebenspunkt zurück: in deinem Zug, oder wenn du \
                 ausscheiden würdest und mehr als zwei im Spiel sind. Ist kein Bier."
            }
        },
        CardKind::CanCan => match rules.cat_balou_self {
            CatBalouSelf::Yes => {
                "Leg ihn jetzt bereit. In einem späteren eigenen Zug wirft jemand, egal wie weit weg, eine Karte ab: \
                 eine ausliegende deiner Wahl oder eine zufällige Handkarte. Bei dir selbst darfst du jede wählen."
            }
            CatBalouSelf::No => {
                "Leg ihn jetzt bereit. In einem späteren eigenen Zug wirft jemand anders, egal wie weit weg, eine \
                 Karte ab: eine ausliegende deiner Wahl oder eine zufällige Handkarte."
            }
        },
        CardKind::Conestoga => {
            "Leg ihn jetzt bereit. In einem späteren eigenen Zug nimmst du eine Karte von jemand anderem, egal wie \
             weit weg, auf die Hand: eine ausliegende oder eine zufällige Handkarte."
        }
        CardKind::Derringer => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "Leg ihn jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, egal mit welcher Waffe; \
                 danach ziehst du eine Karte, getroffen oder nicht. Ist keine BANG!-Karte."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "Leg ihn jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, nur nach Plätzen \
                 gezählt, ohne Waffen, Mustang, Zielfernrohr und dergleichen; danach ziehst du eine Karte. Ist keine \
                 BANG!-Karte."
            }
        },
        CardKind::BuffaloRifle => {
            "Leg es jetzt bereit. In einem späteren eigenen Zug ein Schuss, egal wie weit. Ist keine BANG!-Karte."
        }
        CardKind::Howitzer => {
            "Leg sie jetzt bereit. In einem späteren eigenen Zug ein Schuss auf alle anderen, egal wie weit. Ist keine \
             BANG!-Karte."
        }
        CardKind::Knife => match rules.short_attacks_ignore_horses {
            ShortAttacksIgnoreHorses::No => {
                "Leg es jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, egal mit welcher Waffe. \
                 Ist keine BANG!-Karte."
            }
            ShortAttacksIgnoreHorses::Yes => {
                "Leg es jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, nur nach Plätzen gezählt: \
                 Waffen, Mustang, Zielfernrohr und dergleichen sind egal. Ist keine BANG!-Karte."
            }
        },
        CardKind::Pepperbox => match (rules.pepperbox_range, rules.short_attacks_ignore_horses) {
            (PepperboxRange::Weapon, _) => {
                "Leg sie jetzt bereit. In einem späteren eigenen Zug ein Schuss, so weit deine Waffe reicht. Ist keine \
                 BANG!-Karte."
            }
            (PepperboxRange::FixedOne, ShortAttacksIgnoreHorses::No) => {
                "Leg sie jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, egal mit welcher Waffe. \
                 Ist keine BANG!-Karte."
            }
            (PepperboxRange::FixedOne, ShortAttacksIgnoreHorses::Yes) => {
                "Leg sie jetzt bereit. In einem späteren eigenen Zug ein Schuss im Abstand 1, nur nach Plätzen \
                 gezählt: Waffen, Mustang, Zielfernrohr und dergleichen sind egal. Ist keine BANG!-Karte."
            }
        },
        CardKind::PonyExpress => match rules.wws_pony_express {
            WwsPonyExpress::No => "Leg ihn jetzt bereit. In einem späteren eigenen Zug ziehst du damit 3 Karten.",
            WwsPonyExpress::Yes => {
                "Leg ihn jetzt bereit. In einem späteren eigenen Zug ziehst du damit 3 Karten. Ist die Wild West Show \
                 im Spiel, wird auch ihre nächste Karte aufgedeckt."
            }
        },
    }
}
