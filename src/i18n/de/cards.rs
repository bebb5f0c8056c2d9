//! Names, articles and rules of cards.

use standoff_engine::card::CardKind;

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

pub(super) fn rule(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Bang => {
            "Schieß auf jemanden in Reichweite deiner Waffe: kostet 1 Lebenspunkt, wenn kein Fehlschuss! dazwischenkommt. \
             Nur eine BANG!-Karte pro Zug."
        }
        CardKind::Missed => {
            "Hält einen Schuss auf dich auf, auch wenn du nicht am Zug bist. Gegen Indianer! und Duell nutzlos."
        }
        CardKind::Beer => {
            "Gibt dir 1 Lebenspunkt zurück. In deinem Zug, oder jederzeit gegen den letzten Treffer. Sind nur noch zwei \
             im Spiel, wirkt es nicht."
        }
        CardKind::Saloon => {
            "Alle bekommen 1 Lebenspunkt zurück: erst die anderen, dann du. Ist kein Bier und rettet niemanden."
        }
        CardKind::Stagecoach => "Zieh 2 Karten.",
        CardKind::WellsFargo => "Zieh 3 Karten.",
        CardKind::GeneralStore => {
            "Für jeden im Spiel wird eine Karte aufgedeckt. Alle nehmen sich eine, du zuerst, dann geht es links weiter."
        }
        CardKind::Panic => {
            "Nimm eine Karte von jemandem im Abstand 1: eine ausliegende oder eine zufällige von der Hand. Waffen \
             verlängern deinen Arm nicht, ein Zielfernrohr schon."
        }
        CardKind::CatBalou => {
            "Jemand, egal wie weit weg, verliert eine Karte: eine ausliegende, die du nennst, oder eine zufällige von \
             der Hand."
        }
        CardKind::Gatling => {
            "Ein Schuss auf alle anderen, egal wie weit weg. Ist keine BANG!-Karte und zählt nicht auf dein Limit."
        }
        CardKind::Indians => {
            "Alle anderen werfen ein BANG! ab oder verlieren 1 Lebenspunkt. Fehlschuss! und Fass helfen nicht."
        }
        CardKind::Duel => {
            "Fordere irgendwen heraus. Ihr werft abwechselnd BANG! ab, dein Gegenüber beginnt; wer als Erstes \
             aufhört, verliert 1 Lebenspunkt."
        }
        CardKind::Mustang => "Alle anderen sehen dich um 1 weiter weg.",
        CardKind::Scope => "Du siehst alle anderen um 1 näher, aber nie näher als 1.",
        CardKind::Barrel => {
            "Wird auf dich geschossen, darfst du eine Karte aufdecken: Herz zählt als Fehlschuss!. Ein Versuch pro Schuss."
        }
        CardKind::Jail => {
            "Leg es vor irgendwen außer dem Sheriff. Wer drin sitzt, deckt vor dem Zug eine Karte auf: Bei Herz geht es \
             normal weiter, sonst fällt der Zug aus. Danach kommt es weg."
        }
        CardKind::Dynamite => {
            "Leg es vor dich. Ab deinem nächsten Zug deckt, wer es hat, zuerst eine Karte auf: Bei Pik 2 bis 9 \
             explodiert es und kostet 3 Lebenspunkte, sonst wandert es nach links."
        }
        CardKind::Schofield => "Eine Waffe mit Reichweite 2. Sie ersetzt die, die du hast.",
        CardKind::Remington => "Eine Waffe mit Reichweite 3. Sie ersetzt die, die du hast.",
        CardKind::RevCarabine => "Eine Waffe mit Reichweite 4. Sie ersetzt die, die du hast.",
        CardKind::Winchester => "Eine Waffe mit Reichweite 5. Sie ersetzt die, die du hast.",
        CardKind::Volcanic => "Eine Waffe mit Reichweite 1, dafür hast du kein Limit für BANG!-Karten.",
        CardKind::Binocular => "Du siehst alle anderen um 1 näher, zusätzlich zum Zielfernrohr.",
        CardKind::Hideout => "Alle anderen sehen dich um 1 weiter weg, zusätzlich zum Mustang.",
        CardKind::Punch => {
            "Ein Schuss im Abstand 1, egal mit welcher Waffe. Ist keine BANG!-Karte und zählt nicht auf dein Limit."
        }
        CardKind::Dodge => "Hält wie ein Fehlschuss! einen Schuss auf dich auf, und danach ziehst du eine Karte.",
        CardKind::Brawl => {
            "Wirf noch eine Karte dazu ab. Alle anderen verlieren eine Karte: eine ausliegende, die du nennst, oder eine \
             zufällige von der Hand."
        }
        CardKind::RagTime => {
            "Wirf noch eine Karte dazu ab. Nimm eine Karte von irgendwem, egal wie weit weg: eine ausliegende oder eine \
             zufällige von der Hand."
        }
        CardKind::Springfield => {
            "Wirf noch eine Karte dazu ab. Ein Schuss auf irgendwen, egal wie weit weg. Ist keine BANG!-Karte und zählt \
             nicht auf dein Limit."
        }
        CardKind::Tequila => {
            "Wirf noch eine Karte dazu ab. Du oder wen du willst bekommt 1 Lebenspunkt zurück. Ist kein Bier und rettet \
             meist niemanden."
        }
        CardKind::Whisky => {
            "Wirf noch eine Karte dazu ab. Du bekommst 2 Lebenspunkte zurück. Ist kein Bier und rettet meist niemanden."
        }
        CardKind::Bible => {
            "Leg sie jetzt bereit. Ab dem nächsten Zug hält sie einmal einen Schuss auf dich auf, und dann ziehst du \
             eine Karte."
        }
        CardKind::Sombrero | CardKind::TenGallonHat => {
            "Leg ihn jetzt bereit. Ab dem nächsten Zug hält er einmal einen Schuss auf dich auf."
        }
        CardKind::IronPlate => "Leg sie jetzt bereit. Ab dem nächsten Zug hält sie einmal einen Schuss auf dich auf.",
        CardKind::Canteen => {
            "Leg sie jetzt bereit. In einem späteren Zug gibt sie dir einmal 1 Lebenspunkt zurück. Ist kein Bier und \
             rettet meist niemanden."
        }
        CardKind::CanCan => {
            "Leg ihn jetzt bereit. In einem späteren Zug verliert jemand, egal wie weit weg, eine Karte: eine \
             ausliegende, die du nennst, oder eine zufällige von der Hand."
        }
        CardKind::Conestoga => {
            "Leg ihn jetzt bereit. In einem späteren Zug nimmst du eine Karte von irgendwem, egal wie weit weg: eine \
             ausliegende oder eine zufällige von der Hand."
        }
        CardKind::Derringer => {
            "Leg ihn jetzt bereit. In einem späteren Zug ein Schuss im Abstand 1, egal mit welcher Waffe; danach ziehst \
             du eine Karte, getroffen oder nicht."
        }
        CardKind::BuffaloRifle => "Leg es jetzt bereit. In einem späteren Zug ein Schuss, egal wie weit.",
        CardKind::Howitzer => "Leg sie jetzt bereit. In einem späteren Zug ein Schuss auf alle anderen, egal wie weit.",
        CardKind::Knife => {
            "Leg es jetzt bereit. In einem späteren Zug ein Schuss im Abstand 1, egal mit welcher Waffe."
        }
        CardKind::Pepperbox => {
            "Leg sie jetzt bereit. In einem späteren Zug ein Schuss, so weit deine Waffe reicht, oder im Abstand 1, \
             wenn der Tisch das so will. Ist keine BANG!-Karte."
        }
        CardKind::PonyExpress => "Leg ihn jetzt bereit. In einem späteren Zug ziehst du damit 3 Karten.",
    }
}
