//! A guest's end: what he was told, and what of it he has to answer.

use super::fair::{Nonce, Witness, digest, glance, hex, nonce, pledge};
use super::message::{Company, Down, MOST_NAME, Over, Refusal, Tell, Up, VERSION, clean_name};
use super::patch::apply;
use serde::{Deserialize, Serialize};
use standoff_engine::core::Seat;

/// The longest setup that is read, and the longest list of hashes.
const MOST_SETUP: usize = 8_000;
const MOST_PLEDGES: usize = 16;

/// What is to be done or shown, by whoever owns wire and page.
#[derive(Clone, PartialEq, Debug)]
pub enum News {
    Send(String),
    /// The host says what this page does not understand, or does not want us.
    Close,
    Refused(Refusal),
    /// Who is there or how things stand has changed.
    Changed,
    /// A game begins: what was told before is over.
    Dealt,
    /// What is seen now, and what happened since the last time.
    Told {
        view: Vec<u8>,
        steps: Vec<(Option<Seat>, Vec<u8>)>,
    },
    /// What we did came too late or was not allowed.
    Void,
    Said {
        who: String,
        phrase: u8,
    },
    /// The game is over: everything, to be checked.
    Over(Over),
    Bye,
    /// Somebody else takes the table over and asks for our part of the key.
    Heir,
}

/// A guest at somebody's table. It outlives the page, so that he can come back.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Guest {
    pub name: String,
    /// The table we want to, or are at.
    pub table: String,
    /// What our key and our numbers come from; nobody is ever told.
    luck: String,
    pub game: String,
    pub setup: String,
    pub company: Company,
    pub witness: Witness,
    /// Our part of the key to the record, and the hashes of all parts.
    share: String,
    heirs: Vec<(Seat, String)>,
    /// The record, unreadable.
    sealed: String,
    #[serde(skip)]
    at: u32,
    #[serde(skip)]
    view: Option<Vec<u8>>,
    /// Something was done and not answered yet.
    #[serde(skip)]
    waiting: bool,
    /// Everything was asked for anew.
    #[serde(skip)]
    asked_anew: bool,
    /// The whole record is here: nothing more is to be told.
    #[serde(skip)]
    closed: bool,
}

impl Guest {
    pub fn new(name: &str, table: &str, luck: &Nonce) -> Self {
        Self { name: clean_name(name, "?"), table: table.into(), luck: hex(luck), ..Self::default() }
    }

    /// Whoever knows it has our chair at this table, and at no other.
    fn key(&self) -> String {
        hex(&digest(&[b"standoff guest", self.luck.as_bytes(), self.table.as_bytes()])[..16])
    }

    /// What is said first, over a new wire.
    pub fn hello(&mut self) -> String {
        (self.at, self.view, self.waiting, self.asked_anew) = (0, None, false, false);
        Up::Hello { version: VERSION, name: self.name.clone(), key: self.key() }.write()
    }

    /// The chair we have; none while we watch.
    pub fn seat(&self) -> Option<Seat> {
        self.company.you
    }

    /// Does something, unless we did already.
    pub fn act(&mut self, line: String) -> Option<String> {
        let first = !std::mem::replace(&mut self.waiting, true);
        first.then(|| Up::Act { at: self.at, line }.write())
    }

    /// The number of the situation we know.
    pub fn at(&self) -> u32 {
        self.at
    }

    /// Something was said over the wire.
    pub fn hear(&mut self, text: &str) -> Vec<News> {
        let Some(said) = Down::read(text) else { return vec![News::Close] };
        match said {
            Down::Welcome { version, table } => {
                // Another table than we were invited to is none of ours.
                if version == VERSION && table == self.table {
                    Vec::new()
                } else {
                    vec![News::Refused(Refusal::Version), News::Close]
                }
            }
            Down::Refused(why) => vec![News::Refused(why), News::Close],
            Down::Form { game, setup } if game.len() < MOST_NAME && setup.len() < MOST_SETUP => {
                (self.game, self.setup) = (game, setup);
                vec![News::Changed]
            }
            Down::Company(company) if company.chairs.len() <= 8 => {
                self.company = company;
                vec![News::Changed]
            }
            Down::Begin(host) => self.add_to_deal(host),
            Down::Pledges(pledges) if pledges.len() <= MOST_PLEDGES => self.say_number(pledges),
            Down::Dealt { share, heirs } if heirs.len() <= 8 => {
                (self.at, self.view, self.waiting, self.closed) = (0, None, false, false);
                self.witness.seat = self.seat();
                (self.share, self.heirs) = (share, heirs);
                self.sealed.clear();
                vec![News::Dealt]
            }
            Down::Heir => vec![News::Heir],
            Down::Tell(tell) => self.told(tell),
            Down::Said { who, phrase } => vec![News::Said { who: clean_name(&who, "?"), phrase }],
            Down::Void { .. } => {
                self.waiting = false;
                vec![News::Void]
            }
            Down::Over(evidence) => vec![News::Over(evidence)],
            Down::Bye => vec![News::Bye],
            Down::Form { .. } | Down::Company(_) | Down::Pledges(_) | Down::Dealt { .. } => vec![News::Close],
        }
    }

    /// What we add to the deal of a host who has pledged this: nobody can know it before we say it.
    fn number(&self) -> Nonce {
        digest(&[b"standoff number", self.luck.as_bytes(), self.witness.host.as_bytes()])
    }

    fn add_to_deal(&mut self, host: String) -> Vec<News> {
        self.witness = Witness { host, setup: self.setup.clone(), ..Witness::default() };
        if self.seat().is_none() {
            return Vec::new();
        }
        vec![News::Send(Up::Pledge(pledge(&self.number())).write())]
    }

    /// Ours is said only if it is among those pledged, so that it counts.
    fn say_number(&mut self, pledges: Vec<String>) -> Vec<News> {
        let number = self.number();
        let own = pledges.contains(&pledge(&number));
        self.witness.pledges = pledges;
        if !own {
            return if self.seat().is_some() { vec![News::Close] } else { Vec::new() };
        }
        self.witness.number = hex(&number);
        vec![News::Send(Up::Number(hex(&number)).write())]
    }

    fn told(&mut self, tell: Tell) -> Vec<News> {
        if self.closed {
            return Vec::new();
        }
        let Tell { at, whole, view, steps, mark, sealed } = tell;
        let view = match &self.view {
            _ if whole => Some(view),
            // Told before.
            Some(_) if at <= self.at => return Vec::new(),
            Some(old) if at == self.at + 1 && view.is_empty() => Some(old.clone()),
            Some(old) if at == self.at + 1 => apply(old, &view),
            _ => None,
        };
        // Something is missing, or does not fit: everything anew, asked for once.
        let Some(view) = view else { return self.again() };
        if whole && self.asked_anew {
            self.sealed.clear();
        }
        (self.at, self.waiting, self.asked_anew) = (at, false, false);
        self.sealed.push_str(&sealed);
        if steps.iter().any(|(_, events)| !events.is_empty()) && self.view.is_some() {
            self.witness.seen.push(glance(&view));
        }
        if self.witness.marks.last() != Some(&mark) {
            self.witness.marks.push(mark);
        }
        self.view = Some(view.clone());
        vec![News::Told { view, steps }]
    }

    /// Asks for everything anew, once until it comes.
    fn again(&mut self) -> Vec<News> {
        self.view = None;
        if std::mem::replace(&mut self.asked_anew, true) { Vec::new() } else { vec![News::Send(Up::Again.write())] }
    }

    /// The record was found sound, and is looked at from now on.
    pub fn close_book(&mut self) {
        self.closed = true;
    }

    /// Said now and then, so that nothing stays unheard.
    pub fn standing(&self) -> String {
        Up::At(self.at).write()
    }

    /// What we did was not answered in time: it may be done again, once we know how things stand.
    pub fn give_up_waiting(&mut self) -> Option<String> {
        let waited = std::mem::take(&mut self.waiting);
        waited.then(|| {
            (self.view, self.asked_anew) = (None, true);
            Up::Again.write()
        })
    }

    /// Our part of the key to the record, and what it is the key to; none if the table cannot move.
    pub fn legacy(&self) -> Option<(Nonce, &str)> {
        nonce(&self.share).map(|share| (share, self.sealed.as_str())).filter(|(_, sealed)| !sealed.is_empty())
    }

    /// Hands our part of the key to whoever takes over.
    pub fn share(&self) -> String {
        Up::Share(self.share.clone()).write()
    }

    /// The chairs that have parts of the key, with their hashes.
    pub fn heirs(&self) -> &[(Seat, String)] {
        &self.heirs
    }

    /// The chair we have in the game that was dealt.
    pub fn seat_before(&self) -> Option<Seat> {
        self.witness.seat
    }
}
