//! Names and rules of event cards, and their decks.

use standoff_engine::card::{
    AbandonedMineVariant, AmbushAbilities, DaltonsIncludeGreen, EventCard, EventDeck, EventMix, HangoverAlsoBlue,
    NewIdentityTemporary, PeyoteMustContinue, RanchTiming, RicochetCountsAsBang, ShowdownBangOnlyMissed, TableRules,
    WwsSeedTexts,
};

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

/// The rule of an event under the table rules.
pub(super) fn rule(card: EventCard, rules: &TableRules) -> &'static str {
    match card {
        EventCard::Blessing => "Jede Karte zählt als Herz, egal was darauf steht.",
        EventCard::Curse => "Jede Karte zählt als Pik, egal was darauf steht. Die Werte bleiben.",
        EventCard::GhostTown => {
            "Wer ausgeschieden ist, kommt für den eigenen Zug als Geist zurück und zieht 3 Karten. Geister können \
             nicht sterben und gehen, wenn der Zug endet."
        }
        EventCard::GoldRush => {
            "Es geht gegen den Uhrzeigersinn. Was Karten bewirken, läuft weiter im Uhrzeigersinn, auch das Dynamit."
        }
        EventCard::Handcuffs => {
            "Nach dem Ziehen nennst du eine Farbe. Bis zum Ende deines Zuges benutzt du nur Handkarten dieser Farbe; \
             was du als Preis abwirfst, ist egal."
        }
        EventCard::Hangover => match rules.hangover_also_blue {
            HangoverAlsoBlue::No => "Niemand hat eine Fähigkeit. Die Lebenspunkte bleiben.",
            HangoverAlsoBlue::Yes => {
                "Niemand hat eine Fähigkeit, und ausliegende Karten wirken nicht. Die Lebenspunkte bleiben."
            }
        },
        EventCard::HighNoon => {
            "Zu Beginn deines Zuges, vor allem anderen, verlierst du 1 Lebenspunkt. Diese Karte bleibt bis zum Ende \
             des Spiels."
        }
        EventCard::NewIdentity => match rules.new_identity_temporary {
            NewIdentityTemporary::No => {
                "Zu Beginn deines Zuges siehst du deinen zweiten Charakter an. Du darfst ihn für den Rest des Spiels \
                 übernehmen, mit genau 2 Lebenspunkten."
            }
            NewIdentityTemporary::Yes => {
                "Zu Beginn deines Zuges siehst du deinen zweiten Charakter an. Du darfst ihn übernehmen: für den Rest \
                 des Spiels mit genau 2 Lebenspunkten, oder nur seine Fähigkeiten für diese Runde, ohne dass sich \
                 sonst etwas ändert."
            }
        },
        EventCard::Shootout => "Du darfst in deinem Zug eine zweite BANG!-Karte spielen.",
        EventCard::TheDaltons => match rules.daltons_include_green {
            DaltonsIncludeGreen::No => {
                "Sofort werfen alle, die blaue Karten vor sich haben, eine davon ab; auch Gefängnis oder Dynamit."
            }
            DaltonsIncludeGreen::Yes => {
                "Sofort werfen alle, die blaue oder grüne Karten vor sich haben, eine davon ab; auch Gefängnis oder \
                 Dynamit."
            }
        },
        EventCard::TheDoctor => {
            "Sofort bekommt, wer am wenigsten Lebenspunkte hat, 1 zurück; bei Gleichstand alle, die so wenige haben."
        }
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
        EventCard::AbandonedMine => match rules.abandoned_mine_variant {
            AbandonedMineVariant::DiscardedCards => {
                "Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommen überzählige und im Duell \
                 abgeworfene Karten verdeckt auf den Nachziehstapel; was du spielst, wird abgeworfen wie sonst."
            }
            AbandonedMineVariant::PhaseThreeOnly => {
                "Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommen deine überzähligen Karten verdeckt \
                 auf den Nachziehstapel; was du spielst, wird abgeworfen wie sonst."
            }
            AbandonedMineVariant::AllCards => {
                "Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommt alles, was du in diesem Zug spielst \
                 oder abwirfst, verdeckt auf den Nachziehstapel."
            }
            AbandonedMineVariant::UsedCards => {
                "Du ziehst vom Ablagestapel, wenn er genug Karten hat. Dann kommt, was du in diesem Zug spielst, \
                 verdeckt auf den Nachziehstapel; Überzähliges wird abgeworfen wie sonst."
            }
        },
        EventCard::Ambush => match rules.ambush_abilities {
            AmbushAbilities::Yes => {
                "Alle sind im Abstand 1 voneinander. Ausliegende Karten und Fähigkeiten ändern das wie sonst."
            }
            AmbushAbilities::No => {
                "Alle sind im Abstand 1 voneinander. Ausliegende Karten ändern das wie sonst, Fähigkeiten nicht."
            }
        },
        EventCard::BloodBrothers => {
            "Zu Beginn deines Zuges darfst du 1 Lebenspunkt hergeben, aber nie den letzten, damit jemand anders 1 \
             zurückbekommt."
        }
        EventCard::DeadMan => {
            "Wer in diesem Spiel als Erstes ausgeschieden ist, kommt im eigenen Zug mit 2 Lebenspunkten und 2 Karten \
             zurück und bleibt."
        }
        EventCard::HardLiquor => {
            "Statt in deinem Zug zu ziehen, darfst du dir 1 Lebenspunkt zurückholen, wenn dir einer fehlt."
        }
        EventCard::Lasso => "Ausliegende Karten wirken nicht, ob blau oder grün. Gefängnis und Dynamit warten.",
        EventCard::LawOfTheWest => {
            "Die zweite Karte, die du in deinem Zug ziehst, zeigst du vor. Kannst du sie in diesem Zug spielen, musst \
             du es."
        }
        EventCard::Peyote => match rules.peyote_must_continue {
            PeyoteMustContinue::No => {
                "Statt zu ziehen, rate: rot oder schwarz? Stimmt es, behältst du die Karte und darfst weiterraten. \
                 Stimmt es nicht, wird sie abgeworfen, und das Ziehen ist vorbei."
            }
            PeyoteMustContinue::Yes => {
                "Statt zu ziehen, rate: rot oder schwarz? Stimmt es, behältst du die Karte und musst weiterraten. \
                 Stimmt es nicht, wird sie abgeworfen, und das Ziehen ist vorbei."
            }
        },
        EventCard::Ranch => match rules.ranch_timing {
            RanchTiming::EndOfPhaseOne => {
                "Einmal in deinem Zug, gleich nach dem Ziehen, darfst du beliebig viele Handkarten abwerfen und ebenso \
                 viele ziehen."
            }
            RanchTiming::EndOfPhaseTwo => {
                "Einmal in deinem Zug, nach dem Ausspielen, darfst du beliebig viele Handkarten abwerfen und ebenso \
                 viele ziehen. Dann erst wirfst du Überzähliges ab."
            }
        },
        EventCard::Ricochet => match rules.ricochet_counts_as_bang {
            RicochetCountsAsBang::No => {
                "In deinem Zug darfst du BANG!-Karten abwerfen, um ausliegende Karten der anderen wegzuschießen, egal \
                 wie weit weg; ein Fehlschuss! rettet die Karte. Das zählt nicht zu deinem BANG!-Limit."
            }
            RicochetCountsAsBang::Yes => {
                "In deinem Zug darfst du eine BANG!-Karte abwerfen, um eine ausliegende Karte von jemand anderem \
                 wegzuschießen, egal wie weit weg; ein Fehlschuss! rettet die Karte. Das zählt zu deinem BANG!-Limit."
            }
        },
        EventCard::RussianRoulette => {
            "Sofort benutzen alle reihum einen Fehlschuss!, beginnend mit dem Platz, der die Runde beginnt. Wer es als \
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
        EventCard::BoneOrchard => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "Wer ausgeschieden ist, kommt im eigenen Zug mit 1 Lebenspunkt zurück und bleibt. Die Rollen aller \
                 Ausgeschiedenen werden gemischt und verdeckt unter ihnen verteilt."
            }
            WwsSeedTexts::Yes => {
                "Wer ausgeschieden ist, kommt im eigenen Zug mit 1 Lebenspunkt zurück und bleibt. Die Charaktere aller \
                 Ausgeschiedenen werden gemischt und unter ihnen verteilt."
            }
        },
        EventCard::DarlingValentine => match rules.wws_seed_texts {
            WwsSeedTexts::No => "Zu Beginn deines Zuges wirfst du deine Hand ab und ziehst ebenso viele Karten.",
            WwsSeedTexts::Yes => "Sofort werfen alle reihum ihre Hand ab und ziehen ebenso viele Karten.",
        },
        EventCard::DorothyRage => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "Einmal in deinem Zug darfst du jemandem befehlen, eine Karte, die du nennst, auf ein Ziel deiner Wahl \
                 zu spielen. Wer sie nicht hat, zeigt die Hand."
            }
            WwsSeedTexts::Yes => {
                "Einmal in deinem Zug darfst du jemandem mit weniger Handkarten eine geben. Gibst du keine und hat \
                 niemand mehr als du, zeigst du nach dem Ausspielen deine Hand."
            }
        },
        EventCard::Gag => "Niemand darf sprechen. Wer es tut, gibt es zu und verliert 1 Lebenspunkt.",
        EventCard::HelenaZontero => match rules.wws_seed_texts {
            WwsSeedTexts::No => {
                "Sofort wird eine Karte aufgedeckt. Ist sie rot, werden die Rollen aller im Spiel außer dem Sheriff \
                 gemischt und neu verteilt."
            }
            WwsSeedTexts::Yes => {
                "Sofort wird eine Karte aufgedeckt. Ist sie rot, werden die Charaktere aller im Spiel außer dem \
                 Sheriff gemischt und neu verteilt."
            }
        },
        EventCard::LadyRoseOfTexas => {
            "Einmal in deinem Zug darfst du mit dem rechten Nachbarplatz tauschen; wer dort saß, setzt den nächsten \
             Zug aus. Nicht zu zweit."
        }
        EventCard::MissSusanna => {
            "Spiel in deinem Zug drei Handkarten, sonst verlierst du an seinem Ende 1 Lebenspunkt. Ein Zug im \
             Gefängnis zählt nicht."
        }
        EventCard::Sacagaway => {
            "Alle spielen mit offener Hand. Was zufällig genommen wird, wird weiter zufällig genommen."
        }
        EventCard::Showdown => match rules.showdown_bang_only_missed {
            ShowdownBangOnlyMissed::Yes => {
                "Jede Karte darf als BANG! gespielt werden, außer BANG!-Karten: Die taugen nur noch als Fehlschuss!."
            }
            ShowdownBangOnlyMissed::No => {
                "Jede Karte darf als BANG! gespielt werden. BANG!-Karten taugen auch als Fehlschuss!."
            }
        },
        EventCard::WildWestShow => {
            "Alle wollen als Letzte übrig bleiben, egal in welcher Rolle. Belohnung und Strafe bleiben. Diese Karte \
             bleibt bis zum Ende des Spiels."
        }
        EventCard::Cavalry => {
            "Deckt ein Hilfssheriff im eigenen Zug die Rolle auf, darf er in diesem Zug zwei BANG!-Karten spielen, \
             egal wie weit."
        }
        EventCard::DaringChallenge => {
            "Gegen eine BANG!-Karte hilft nur Aufdecken: Eine niedrigere Karte ist ein Treffer, eine gleiche oder \
             höhere nicht. Hat diese auch die Farbe des BANG!, geht der Schuss zurück, und wer geschossen hat, deckt \
             auf."
        }
        EventCard::DeadSheriffsGhost => {
            "Wer ausgeschieden ist, kommt für den eigenen Zug als Geist zurück und zieht 1 Karte, die dem Sheriff \
             nicht schaden darf. Einmal im Zug darf der Geist eine ausliegende Karte vor jemand anderen legen."
        }
        EventCard::Desperados => {
            "Deckt ein Bandit im eigenen Zug die Rolle auf, zieht er 3 Karten statt 2 und darf Fehlschüsse als Bier \
             benutzen."
        }
        EventCard::DevilsPact => {
            "Wer unter dieser Karte zuerst ausscheiden würde, außer dem Sheriff, spielt als Bandit weiter, mit 3 \
             Lebenspunkten, oder 2, wenn der Charakter 3 hat: ohne Hand, mit den ausliegenden Karten und ohne je zu \
             heilen."
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
             auf: Bei Herz endet die Haft und der Zug beginnt, sonst fällt er aus. Auch irgendein Ass beendet die Haft."
        }
        EventCard::Lou => "Mit höchstens 2 Lebenspunkten darfst du jede Herz-Karte als Bier benutzen.",
        EventCard::MadRide => {
            "Jeder zweite Zug ist nur ein Aufdecken: Ein Ass beendet den Ritt, und es wird gespielt; sonst fällt der \
             Zug aus. Gegen einen Schuss hilft auch ein Fehlschuss! oben auf dem Ablagestapel. Nicht zu zweit."
        }
        EventCard::Nugget => "Du ziehst in deinem Zug 3 Karten und darfst an seinem Ende alle behalten.",
        EventCard::Scout => "Liegt keine Waffe vor dir, weder blau noch grün, reichst du bis zum Abstand 3.",
        EventCard::SiouxChief => {
            "Indianer! nimmt allen anderen eine zufällige Handkarte. Davon nimmt reihum jeder eine, zuerst wer sie \
             gespielt hat; wer leer ausgeht, wirft ein BANG! ab oder verliert 1 Lebenspunkt."
        }
        EventCard::WetAmmo => {
            "Alle haben voneinander den Abstand 1, was Karten und Fähigkeiten auch sagen. Eine BANG!-Karte schießt nur \
             zusammen mit einer zweiten, die mit abgeworfen wird. Andere Angriffe bleiben, wie sie sind."
        }
        EventCard::WildShot => {
            "Nach dem Ziehen deckst du eine Karte auf: Bei Pik verliert 1 Lebenspunkt, wer so viele Plätze links von \
             dir sitzt, reihum unter allen im Spiel gezählt. Bildkarten und Asse zählen 10."
        }
        EventCard::Winifred => {
            "Nach dem Ziehen bekommen der Sheriff und jeder weibliche Charakter 1 Lebenspunkt zurück."
        }
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
