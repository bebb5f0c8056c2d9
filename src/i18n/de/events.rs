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
    }
}

pub(super) fn deck(deck: EventDeck) -> &'static str {
    match deck {
        EventDeck::HighNoon => "High Noon",
        EventDeck::FistfulOfCards => "A Fistful of Cards",
        EventDeck::Mixed => "Gemischte Ereignisse",
    }
}

pub(super) fn mix(mix: EventMix) -> &'static str {
    match mix {
        EventMix::Apart => "Zwei Stapel nebeneinander",
        EventMix::HighNoonLast => "Ein Stapel, am Ende High Noon",
        EventMix::FistfulLast => "Ein Stapel, am Ende die Handvoll Karten",
    }
}
