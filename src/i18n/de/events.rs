//! Names and rules of event cards, and their decks.

use standoff_engine::card::{EventCard, EventDeck, EventMix};

pub(super) fn name(card: EventCard) -> &'static str {
    match card {
        EventCard::Blessing => "Segnung",
        EventCard::Curse => "Fluch",
        EventCard::GhostTown => "Geisterstadt",
        EventCard::GoldRush => "Goldrausch",
        EventCard::Handcuffs => "Handschellen",
        EventCard::Hangover => "Suff",
        EventCard::HighNoon => "Zwölf Uhr mittags",
        EventCard::NewIdentity => "Neue Identität",
        EventCard::Shootout => "Schießerei",
        EventCard::TheDaltons => "Die Daltons",
        EventCard::TheDoctor => "Der Doktor",
        EventCard::TheReverend => "Der Reverend",
        EventCard::TheSermon => "Die Predigt",
        EventCard::Thirst => "Durst",
        EventCard::TrainArrival => "Ankunft des Zuges",
        EventCard::AFistfulOfCards => "Für eine Handvoll Karten",
        EventCard::AbandonedMine => "Verlassene Mine",
        EventCard::Ambush => "Hinterhalt",
        EventCard::BloodBrothers => "Blutsbrüder",
        EventCard::DeadMan => "Toter Mann",
        EventCard::HardLiquor => "Harter Schnaps",
        EventCard::Lasso => "Lasso",
        EventCard::LawOfTheWest => "Gesetz des Westens",
        EventCard::Peyote => "Peyote",
        EventCard::Ranch => "Ranch",
        EventCard::Ricochet => "Querschläger",
        EventCard::RussianRoulette => "Russisches Roulette",
        EventCard::Sniper => "Scharfschütze",
        EventCard::TheJudge => "Der Richter",
        EventCard::Vendetta => "Vendetta",
        EventCard::BoneOrchard => "Friedhof",
        EventCard::DarlingValentine => "Darling Valentine",
        EventCard::DorothyRage => "Dorothy Rage",
        EventCard::Gag => "Knebel",
        EventCard::HelenaZontero => "Helena Zontero",
        EventCard::LadyRoseOfTexas => "Lady Rose aus Texas",
        EventCard::MissSusanna => "Miss Susanna",
        EventCard::Sacagaway => "Sacagaway",
        EventCard::Showdown => "Showdown",
        EventCard::WildWestShow => "Wild West Show",
        EventCard::Cavalry => "Kavallerie",
        EventCard::DaringChallenge => "Kühne Herausforderung",
        EventCard::DeadSheriffsGhost => "Geist des toten Sheriffs",
        EventCard::Desperados => "Desperados",
        EventCard::DevilsPact => "Pakt mit dem Teufel",
        EventCard::DougBadman => "Dough Badman",
        EventCard::Eldorado => "Eldorado",
        EventCard::GraveDigger => "Totengräber",
        EventCard::HorseStealer => "Pferdedieb",
        EventCard::Lifetime => "Lebenslänglich",
        EventCard::Lou => "Lou",
        EventCard::MadRide => "Irrer Ritt",
        EventCard::Nugget => "Nugget",
        EventCard::Scout => "Kundschafter",
        EventCard::SiouxChief => "Sioux-Häuptling",
        EventCard::WetAmmo => "Nasse Munition",
        EventCard::WildShot => "Blindschuss",
        EventCard::Winifred => "Winifred",
    }
}

pub(super) fn rule(card: EventCard) -> &'static str {
    match card {
        EventCard::Blessing => "Jede Karte zählt als Herz, egal was darauf steht.",
        EventCard::Curse => "Jede Karte zählt als Pik, egal was darauf steht. Die Werte bleiben.",
        EventCard::GhostTown => {
            "Wer ausgeschieden ist, kommt für den eigenen Zug als Geist zurück und zieht 3 Karten. Geister verlieren \
             und gewinnen keine Lebenspunkte und gehen, wenn der Zug endet."
        }
        EventCard::GoldRush => "Die Züge gehen rechts herum statt links. Was Karten bewirken, geht weiter links herum.",
        EventCard::Handcuffs => {
            "Nach dem Ziehen nennst du eine Farbe. Bis zum Ende deines Zuges benutzt du nur Handkarten dieser Farbe; \
             was du als Preis abwirfst, ist egal."
        }
        EventCard::Hangover => {
            "Niemand hat eine Fähigkeit. Die Lebenspunkte bleiben. Ist es so ausgemacht, wirken auch ausliegende \
             Karten nicht."
        }
        EventCard::HighNoon => {
            "Zu Beginn deines Zuges, vor allem anderen, verlierst du 1 Lebenspunkt. Diese Karte bleibt bis zum Ende \
             des Spiels."
        }
        EventCard::NewIdentity => {
            "Zu Beginn deines Zuges siehst du deinen zweiten Charakter an. Du darfst ihn für den Rest des Spiels \
             übernehmen, mit genau 2 Lebenspunkten, oder, wenn es so ausgemacht ist, seine Fähigkeiten nur für diese \
             Runde."
        }
        EventCard::Shootout => "Du darfst in deinem Zug eine zweite BANG!-Karte spielen.",
        EventCard::TheDaltons => {
            "Sofort werfen alle, die blaue Karten vor sich haben, eine davon ab; auch Gefängnis oder Dynamit. Ist es \
             so ausgemacht, zählen grüne mit."
        }
        EventCard::TheDoctor => "Sofort bekommt, wer am wenigsten Lebenspunkte hat, 1 zurück; bei Gleichstand mehrere.",
        EventCard::TheReverend => {
            "Niemand darf ein Bier trinken, auch nicht gegen den letzten Treffer. Alles andere heilt weiter."
        }
        EventCard::TheSermon => {
            "In deinem eigenen Zug darfst du keine BANG!-Karten benutzen, auch nicht im Duell. Andere Schüsse sind \
             erlaubt."
        }
        EventCard::Thirst => "Du ziehst in deinem Zug nur 1 Karte.",
        EventCard::TrainArrival => "Du ziehst in deinem Zug 1 Karte mehr.",
        EventCard::AFistfulOfCards => {
            "Zu Beginn deines Zuges wird für jede Karte auf deiner Hand einmal auf dich geschossen. Jeden Schuss \
             kannst du abwehren. Diese Karte bleibt bis zum Ende des Spiels."
        }
        EventCard::AbandonedMine => {
            "Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommen deine überzähligen Karten verdeckt auf \
             den Nachziehstapel, und auch gespielte, wenn es so ausgemacht ist."
        }
        EventCard::Ambush => {
            "Alle sind im Abstand 1 voneinander. Ausliegende Karten ändern das wie sonst, Fähigkeiten auch, wenn \
             nichts anderes ausgemacht ist."
        }
        EventCard::BloodBrothers => {
            "Zu Beginn deines Zuges darfst du 1 Lebenspunkt hergeben, aber nie den letzten, damit jemand anders 1 \
             zurückbekommt."
        }
        EventCard::DeadMan => {
            "Wer in diesem Spiel als Erstes ausgeschieden ist, kommt im eigenen Zug mit 2 Lebenspunkten und 2 Karten \
             zurück und bleibt."
        }
        EventCard::HardLiquor => "Statt in deinem Zug zu ziehen, darfst du dir 1 Lebenspunkt zurückholen.",
        EventCard::Lasso => "Ausliegende Karten wirken nicht, ob blau oder grün. Gefängnis und Dynamit warten.",
        EventCard::LawOfTheWest => {
            "Die zweite Karte, die du in deinem Zug ziehst, zeigst du vor. Kannst du sie in diesem Zug spielen, musst \
             du es."
        }
        EventCard::Peyote => {
            "Statt zu ziehen, rätst du: Ist die nächste Karte rot oder schwarz? Stimmt es, behältst du sie und darfst \
             noch einmal raten, oder musst es, wenn es so ausgemacht ist; sonst wird sie abgeworfen."
        }
        EventCard::Ranch => {
            "Einmal in deinem Zug, nach dem Ziehen, darfst du beliebig viele Handkarten abwerfen und ebenso viele \
             ziehen. Manche Runden tun das nach dem Spielen."
        }
        EventCard::Ricochet => {
            "In deinem Zug darfst du BANG!-Karten abwerfen, um ausliegende Karten wegzuschießen, egal wie weit weg; \
             ein Fehlschuss! rettet die Karte. Das Limit gilt nur, wenn es so ausgemacht ist."
        }
        EventCard::RussianRoulette => {
            "Sofort benutzen alle reihum einen Fehlschuss!, angefangen bei dem, der die Runde beginnt. Wer es als \
             Erstes nicht tut, verliert 2 Lebenspunkte, und es ist vorbei."
        }
        EventCard::Sniper => {
            "In deinem Zug darfst du zwei BANG!-Karten für einen Schuss abwerfen, so weit deine Waffe reicht. Dagegen \
             braucht man zwei Fehlschüsse. Das Limit gilt dafür nicht."
        }
        EventCard::TheJudge => {
            "Niemand darf Karten auslegen, weder vor sich noch vor andere. Was schon liegt, wirkt weiter."
        }
        EventCard::Vendetta => {
            "Am Ende deines Zuges deckst du eine Karte auf: Bei Herz hast du noch einen Zug, der dann ohne Aufdecken \
             endet."
        }
        EventCard::BoneOrchard => {
            "Wer ausgeschieden ist, kommt im eigenen Zug mit 1 Lebenspunkt zurück und bleibt. Die Rollen aller \
             Ausgeschiedenen werden gemischt und verdeckt neu verteilt; ist es so ausgemacht, statt ihrer die \
             Charaktere."
        }
        EventCard::DarlingValentine => {
            "Zu Beginn deines Zuges wirfst du deine Hand ab und ziehst ebenso viele Karten. Ist es so ausgemacht, tun \
             das alle einmal, sofort."
        }
        EventCard::DorothyRage => {
            "Einmal in deinem Zug darfst du jemandem eine Karte samt Ziel befehlen; wer sie nicht hat, zeigt die Hand. Ist \
             es so ausgemacht: Gib jemandem mit weniger Karten eine, oder zeig deine Hand, wenn du die meisten hast."
        }
        EventCard::Gag => "Niemand darf sprechen. Wer es tut, gibt es zu und verliert 1 Lebenspunkt.",
        EventCard::HelenaZontero => {
            "Sofort wird eine Karte aufgedeckt. Ist sie rot, werden die Rollen aller im Spiel außer dem Sheriff \
             gemischt und neu verteilt; ist es so ausgemacht, statt ihrer die Charaktere."
        }
        EventCard::LadyRoseOfTexas => {
            "Einmal in deinem Zug darfst du mit dem rechten Nachbarplatz tauschen; wer dort saß, setzt den nächsten \
             Zug aus. Nicht zu zweit."
        }
        EventCard::MissSusanna => {
            "Spiel in deinem Zug drei Handkarten, sonst verlierst du an seinem Ende 1 Lebenspunkt. Ein Zug im Gefängnis \
             zählt nicht."
        }
        EventCard::Sacagaway => "Alle Handkarten liegen offen. Was zufällig genommen wird, bleibt zufällig.",
        EventCard::Showdown => {
            "Jede Karte darf als BANG! gespielt werden. BANG!-Karten taugen nur noch als Fehlschuss!, wenn nicht \
             ausgemacht ist, dass sie auch schießen."
        }
        EventCard::WildWestShow => {
            "Alle wollen als Letzte übrig bleiben, egal in welcher Rolle. Belohnung und Strafe bleiben. Diese Karte \
             bleibt bis zum Ende des Spiels."
        }
        EventCard::Cavalry => {
            "Ein Hilfssheriff, der im eigenen Zug seine Rolle aufdeckt, darf darin zwei BANG!-Karten spielen, auf jeden \
             Abstand."
        }
        EventCard::DaringChallenge => {
            "Gegen eine BANG!-Karte deckst du nur eine Karte auf: Eine niedrigere ist ein Treffer, jede andere geht \
             daneben. Hat sie auch die Farbe des BANG!, kommt der Schuss zurück, und wer geschossen hat, deckt auf."
        }
        EventCard::DeadSheriffsGhost => {
            "Wer ausgeschieden ist, kommt für den eigenen Zug als Geist zurück und zieht 1 Karte, die dem Sheriff nicht \
             schaden darf. Einmal im Zug darf der Geist eine ausliegende Karte vor jemand anderen legen."
        }
        EventCard::Desperados => {
            "Ein Bandit, der im eigenen Zug seine Rolle aufdeckt, zieht 3 Karten statt 2 und darf Fehlschüsse als Bier \
             benutzen."
        }
        EventCard::DevilsPact => {
            "Wer jetzt zuerst ausscheiden würde, außer dem Sheriff, macht als Bandit weiter, mit 3 Lebenspunkten, oder \
             2, wenn der Charakter 3 hat. Ausliegende Karten bleiben, die Hand wird abgeworfen, und nichts heilt mehr."
        }
        EventCard::DougBadman => {
            "Zu Beginn deines Zuges, vor dem Ziehen, darfst du 2 Karten abwerfen und bekommst 1 Lebenspunkt zurück. \
             Nicht als Sheriff."
        }
        EventCard::Eldorado => {
            "Statt zu ziehen, nimmst du eine zufällige Karte aus der Hand links von dir, ziehst 1 und gibst eine Karte \
             deiner Wahl nach rechts."
        }
        EventCard::GraveDigger => {
            "Wer jetzt zuerst ausscheiden würde, außer dem Sheriff, macht als Totengräber weiter, mit 2 Lebenspunkten \
             und den ausliegenden Karten. Der Totengräber gewinnt allein, wenn nur noch der Sheriff übrig ist."
        }
        EventCard::HorseStealer => {
            "Karten, die Abstände ändern, wirken nicht. Wer das mit einem Ass beendet, sammelt sie alle ein, behält \
             eine und wirft die anderen ab."
        }
        EventCard::Lifetime => {
            "Der Sheriff steckt jemanden lebenslänglich ins Gefängnis. Wer dort sitzt, deckt vor jedem Zug eine Karte \
             auf: Bei Herz ist er frei und spielt, sonst setzt er aus. Auch jedes Ass macht ihn frei."
        }
        EventCard::Lou => "Mit höchstens 2 Lebenspunkten darfst du jede Herz-Karte als Bier benutzen.",
        EventCard::MadRide => {
            "Jeder Zweite deckt nur eine Karte auf: Ein Ass beendet den Ritt, und er spielt; sonst setzt er aus. Gegen \
             einen Schuss hilft auch ein Fehlschuss! oben auf dem Ablagestapel. Nicht zu zweit."
        }
        EventCard::Nugget => "Du ziehst in deinem Zug 3 Karten und darfst an seinem Ende alle behalten.",
        EventCard::Scout => "Ohne Waffe vor dir, blau oder grün, reichst du 3 Plätze weit.",
        EventCard::SiouxChief => {
            "Indianer! nimmt allen anderen eine zufällige Handkarte. Davon nimmt reihum jeder eine, zuerst wer sie \
             gespielt hat; wer leer ausgeht, wirft ein BANG! ab oder verliert 1 Lebenspunkt."
        }
        EventCard::WetAmmo => {
            "Alle haben voneinander den Abstand 1. Eine BANG!-Karte schießt nur zusammen mit einer zweiten, die mit \
             abgeworfen wird."
        }
        EventCard::WildShot => {
            "Nach dem Ziehen deckst du eine Karte auf: Bei Pik verliert 1 Lebenspunkt, wer so viele Plätze links von \
             dir sitzt, reihum unter allen im Spiel gezählt. Bildkarten und Asse zählen 10."
        }
        EventCard::Winifred => "Nach dem Ziehen bekommen der Sheriff und jede Frau 1 Lebenspunkt zurück.",
    }
}

pub(super) fn deck(deck: EventDeck) -> &'static str {
    match deck {
        EventDeck::HighNoon => "High Noon",
        EventDeck::FistfulOfCards => "A Fistful of Cards",
        EventDeck::Mixed => "Gemischte Ereignisse",
        EventDeck::WildWestShow => "Wild West Show",
        EventDeck::Eldorado => "Eldorado",
    }
}

pub(super) fn mix(mix: EventMix) -> &'static str {
    match mix {
        EventMix::Apart => "Zwei Stapel nebeneinander",
        EventMix::HighNoonLast => "Ein Stapel, am Ende High Noon",
        EventMix::FistfulLast => "Ein Stapel, am Ende die Handvoll Karten",
    }
}
