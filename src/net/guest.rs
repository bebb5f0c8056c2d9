//! A guest's end: what he was told, and what of it he has to answer.
//!
//! Two things are kept apart. The [`Peer`] says who is at the other end of the line and so what may be said at all; the
//! [`Phase`] says how far the deal and the game are, over all lines and reloads, and so what may be said next.
//!
//! The three nastiest cases:
//!
//! 1. A host who does not like the deal sends `Begin` once more. In mid-game that is never answered without the person's
//!    consent; before the cards are dealt it is, because somebody may really have left, but every deal that was begun is
//!    counted, and the count stands on the end screen.
//! 2. Somebody poses as the host of a room and passes everything on to the real one. He has not the key that was pinned,
//!    and a proof is worth nothing on another line, so he is left before anything but a name was said.
//! 3. The host is gone and a guest takes over. Until he has opened the seal he is only believed to be that guest, who may
//!    ask for a part of the key and nothing else; then he has the table's own key, by which alone he is the host.

use super::door::{check_view, checked_company, players_of};
use super::fair::{Nonce, Witness, digest, pledge};
use super::keys::{Binding, Challenge, Key, KeyPair, Side, Transcript, mark};
use super::message::{
    BUILD, Company, Cut, Down, HeirPart, Hello, HostChallenge, Leave, Over, Refusal, SCHEMA, Tell, Up, deal_number,
};
use super::name::clean_name;
use super::patch::apply;
use super::seal::MOST_SEALED;
use serde::{Deserialize, Serialize};
use standoff_engine::core::Seat;

/// The longest list of hashes, and of guests with a part of the key.
const MOST_PLEDGES: usize = 16;
const MOST_HEIRS: usize = 8;

/// An effect to be carried out or shown by the owner of line and page.
#[derive(Clone, PartialEq, Debug)]
pub enum GuestEffect {
    Send(String),
    /// The connection ends: the host said so, or what he says cannot be.
    Close(Cut),
    Refused(Refusal),
    /// The host is who he says, and so are we.
    Welcome,
    /// Who is there or how things stand has changed.
    Changed,
    /// The deal is made once more: somebody left, or so the host says.
    DealtAgain,
    /// A game begins: what was told before is over.
    Dealt,
    /// The present view, and what happened since the last one; both are sound.
    Told {
        view: Vec<u8>,
        steps: Vec<(Option<Seat>, Vec<u8>)>,
    },
    /// Our action came too late or was not allowed.
    Void,
    Said {
        who: String,
        phrase: u8,
    },
    /// The person is asked whether the game may be broken off; [`Guest::answer_break_off`] is to be told.
    AskBreakOff,
    /// The game is broken off, with our consent.
    BrokenOff,
    /// The game is over: everything, to be checked. [`Guest::finish`] is to be told if it is sound.
    Over(Over),
    /// Somebody else takes the table over and asks for our part of the key.
    AskShare,
}

/// The other end of the line, as far as it is proven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Peer {
    /// Has proven nothing.
    #[default]
    Unknown,
    /// Has the table's key.
    Host,
    /// A guest with a part of the key, who takes over.
    Heir,
}

/// How far deal and game are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Phase {
    /// Between games.
    #[default]
    Lobby,
    /// The host has named his hash, and we ours.
    Pledged,
    /// We know all hashes, and have said our number.
    Numbered,
    /// The cards are dealt.
    Playing,
    /// The game is over, and the record was sound.
    Over,
}

/// The deals of a table, as one guest has seen them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deals {
    pub begun: u16,
    pub finished: u16,
}

impl Deals {
    /// Deals that were begun and not finished.
    pub const fn unfinished(self) -> u16 {
        self.begun.saturating_sub(self.finished)
    }
}

/// A guest at somebody's table. It outlives the page, so that he can come back.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Guest {
    pub name: String,
    /// The table we want to, or are at.
    pub table: String,
    /// The mark of the table's key: from the link, or of the first host we met if there was none in it.
    pin: Option<String>,
    /// Our key and our numbers come from it; nobody is ever told.
    luck: Nonce,
    pub game: String,
    pub setup: String,
    pub company: Company,
    pub witness: Witness,
    phase: Phase,
    pub deals: Deals,
    /// Our part of the key to the record, and those who have the others.
    share: Option<Nonce>,
    heirs: Vec<HeirPart>,
    /// The record, unreadable.
    sealed: Vec<u8>,
    #[serde(skip)]
    peer: Peer,
    #[serde(skip)]
    said: Transcript,
    /// The deal whose views we are told.
    #[serde(skip)]
    deal: u16,
    #[serde(skip)]
    at: u32,
    #[serde(skip)]
    view: Option<Vec<u8>>,
    /// An action was sent and not answered yet.
    #[serde(skip)]
    waiting: bool,
    /// Everything was asked for anew.
    #[serde(skip)]
    asked_anew: bool,
    /// The line is new, and no view has come over it.
    #[serde(skip)]
    is_fresh: bool,
    /// The person was asked whether the game may be broken off, and has agreed.
    #[serde(skip)]
    break_off: Option<bool>,
}

impl Guest {
    /// Somebody who was invited to a table whose key has this mark, if the invitation says so.
    pub fn new(name: &str, table: &str, pin: Option<&str>, luck: &Nonce) -> Self {
        let pin = pin.map(String::from);
        Self { name: clean_name(name, "?"), table: table.into(), pin, luck: *luck, ..Self::default() }
    }

    /// Our key pair at this table, and at no other.
    fn keys(&self) -> KeyPair {
        KeyPair::new(digest(&[b"standoff guest", &self.luck, self.table.as_bytes()]))
    }

    pub fn key(&self) -> Key {
        self.keys().public()
    }

    /// The mark of the table's key, once it is known.
    pub fn pin(&self) -> Option<&str> {
        self.pin.as_deref()
    }

    /// Keeps to the key of a new invitation to the same table, unless another is known.
    pub fn fits(&self, table: &str, pin: Option<&str>) -> bool {
        self.table == table && (pin.is_none() || self.pin.is_none() || self.pin.as_deref() == pin)
    }

    /// The first message over a new line. `binding` tells the line from others, `nonce` is random.
    pub fn hello(&mut self, binding: Binding, nonce: Challenge) -> String {
        (self.at, self.view, self.waiting, self.asked_anew) = (0, None, false, false);
        (self.peer, self.is_fresh, self.break_off) = (Peer::Unknown, true, None);
        self.said = Transcript { binding, guest: self.key(), guest_nonce: nonce, host_nonce: Challenge::default() };
        let (name, key) = (self.name.clone(), self.said.guest);
        Up::Hello(Hello { schema: SCHEMA, build: BUILD.into(), name, key, nonce }).write()
    }

    /// The chair we have; none while we watch.
    pub fn seat(&self) -> Option<Seat> {
        self.company.you
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn peer(&self) -> Peer {
        self.peer
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

    /// Takes in a message.
    pub fn hear(&mut self, text: &str) -> Vec<GuestEffect> {
        let Some(said) = Down::read(text) else {
            // Before anything is proven this is rather another version of the page than malice.
            return match self.peer {
                Peer::Unknown => vec![GuestEffect::Refused(Refusal::Version), GuestEffect::Close(Cut::Version)],
                Peer::Host | Peer::Heir => self.cut(Cut::Rubbish),
            };
        };
        match (self.peer, said) {
            (_, Down::Refused(why)) => {
                let cut = if why == Refusal::Version { Cut::Version } else { Cut::Closed };
                vec![GuestEffect::Refused(why), GuestEffect::Close(cut)]
            }
            (_, Down::Bye(why)) => vec![GuestEffect::Close(why)],
            (Peer::Unknown, Down::Challenge(challenge)) => self.meet(&challenge),
            (Peer::Heir, Down::Moved { key, proof }) => {
                let known = self.pin.as_deref() == Some(mark(&key).as_str());
                let proven = self.keys().accepts(&proof, Side::Moved, &key, &key, &self.table, &self.said);
                if !known || !proven {
                    return self.cut(Cut::Impostor);
                }
                self.peer = Peer::Host;
                vec![GuestEffect::Welcome]
            }
            (Peer::Heir, Down::AskShare) => vec![GuestEffect::AskShare],
            (Peer::Heir, Down::Welcome { .. }) => Vec::new(),
            (Peer::Host, said) => self.hear_host(said),
            // Too early, or not his to say.
            (Peer::Unknown | Peer::Heir, _) => self.cut(Cut::Rubbish),
        }
    }

    /// Ends the connection, with a word to the other end.
    fn cut(&mut self, why: Cut) -> Vec<GuestEffect> {
        self.peer = Peer::Unknown;
        vec![GuestEffect::Send(Up::Leave(Leave::Cut(why)).write()), GuestEffect::Close(why)]
    }

    /// Somebody says that he is the host: he must have the key that is pinned, or be one of those who may take over.
    fn meet(&mut self, challenge: &HostChallenge) -> Vec<GuestEffect> {
        let HostChallenge { schema, key, nonce, proof, .. } = challenge;
        if *schema != SCHEMA {
            return vec![GuestEffect::Refused(Refusal::Version), GuestEffect::Close(Cut::Version)];
        }
        self.said.host_nonce = *nonce;
        let shown = mark(key);
        let is_host = self.pin.as_ref().is_none_or(|pin| *pin == shown);
        let is_heir = self.phase == Phase::Playing && self.heirs.iter().any(|heir| heir.key == *key);
        let keys = self.keys();
        let proven = keys.accepts(proof, Side::Host, key, key, &self.table, &self.said);
        let own = keys.prove(Side::Guest, key, key, &self.table, &self.said);
        let Some(own) = own.filter(|_| proven && (is_host || is_heir)) else { return self.cut(Cut::Impostor) };
        self.peer = if is_host { Peer::Host } else { Peer::Heir };
        if is_host {
            self.pin = Some(shown);
        }
        vec![GuestEffect::Send(Up::Proof(own).write())]
    }

    /// The host says something.
    fn hear_host(&mut self, said: Down) -> Vec<GuestEffect> {
        match said {
            // Another table than we were invited to is none of ours.
            Down::Welcome { table } if table == self.table => vec![GuestEffect::Welcome],
            Down::Form { game, setup } => self.hear_form(game, setup),
            Down::Company(company) => self.hear_company(&company),
            Down::Begin(host) => self.add_to_deal(host),
            Down::Pledges { host, guests } if guests.len() <= MOST_PLEDGES => self.say_number(&host, guests),
            Down::Dealt(deal) => self.hear_dealt(&deal),
            Down::Parts { share, heirs } if heirs.len() <= MOST_HEIRS => {
                (self.share, self.heirs) = (share, heirs);
                Vec::new()
            }
            Down::Tell(tell) => self.told(tell),
            Down::Said { who, phrase } => vec![GuestEffect::Said { who: clean_name(&who, "?"), phrase }],
            Down::Void { .. } => {
                self.waiting = false;
                vec![GuestEffect::Void]
            }
            Down::AskBreakOff if self.phase == Phase::Playing => vec![GuestEffect::AskBreakOff],
            // Without a view there is nothing to hold the record against.
            Down::Over { at, over } if self.phase == Phase::Playing && self.view.is_some() => {
                // The last view is missing: first that.
                if at == self.at { vec![GuestEffect::Over(over)] } else { self.again() }
            }
            Down::Over { .. } if self.phase == Phase::Over || self.asked_anew => Vec::new(),
            // Nothing to break off, or a host who has the table again after it had moved and come back.
            Down::AskBreakOff | Down::Moved { .. } | Down::AskShare | Down::Refused(_) | Down::Bye(_) => Vec::new(),
            Down::Welcome { .. }
            | Down::Challenge(_)
            | Down::Pledges { .. }
            | Down::Parts { .. }
            | Down::Over { .. } => self.cut(Cut::Rubbish),
        }
    }

    fn hear_form(&mut self, game: String, setup: String) -> Vec<GuestEffect> {
        if players_of(&game, &setup).is_none() {
            return self.cut(Cut::Unsound);
        }
        let same = (&self.game, &self.setup) == (&game, &setup);
        (self.game, self.setup) = (game, setup);
        // Another game instead of the one in progress.
        if !same && self.phase == Phase::Playing && self.break_off != Some(true) {
            return vec![GuestEffect::Changed, GuestEffect::AskBreakOff];
        }
        vec![GuestEffect::Changed]
    }

    fn hear_company(&mut self, company: &Company) -> Vec<GuestEffect> {
        let Some(company) = checked_company(company) else { return self.cut(Cut::Unsound) };
        self.company = company;
        let mut effects = vec![GuestEffect::Changed];
        // There is no game any more, but we have not seen its end.
        if !self.company.playing && self.phase == Phase::Playing {
            if self.break_off == Some(true) {
                effects.push(self.end_broken_off());
            } else if self.break_off.is_none() {
                effects.push(GuestEffect::AskBreakOff);
            }
        }
        effects
    }

    fn end_broken_off(&mut self) -> GuestEffect {
        (self.phase, self.break_off) = (Phase::Lobby, None);
        GuestEffect::BrokenOff
    }

    /// The person says whether the game may be broken off.
    pub fn answer_break_off(&mut self, agreed: bool) -> Vec<GuestEffect> {
        if self.phase != Phase::Playing {
            return Vec::new();
        }
        self.break_off = Some(agreed);
        let mut effects = vec![GuestEffect::Send(Up::BreakOff(agreed).write())];
        if agreed && !self.company.playing {
            effects.push(self.end_broken_off());
        }
        effects
    }

    /// Our number in the deal of a host who has pledged this: nobody can know it before we say it.
    fn number(&self) -> Option<Nonce> {
        let host = self.witness.host?;
        Some(digest(&[b"standoff number", &self.luck, &host, &self.deals.begun.to_le_bytes()]))
    }

    fn add_to_deal(&mut self, host: Nonce) -> Vec<GuestEffect> {
        // The same deal, asked for once more because the line is a new one.
        let same = self.phase == Phase::Pledged && self.witness.host == Some(host);
        if same {
            return self.pledge_number();
        }
        let again = match self.phase {
            Phase::Playing if self.break_off != Some(true) => return self.cut(Cut::NewDeal),
            Phase::Playing | Phase::Lobby | Phase::Over => false,
            Phase::Pledged | Phase::Numbered => true,
        };
        (self.phase, self.break_off) = (Phase::Pledged, None);
        self.deals.begun = self.deals.begun.saturating_add(1);
        self.witness = Witness { host: Some(host), setup: self.setup.clone(), ..Witness::default() };
        let mut effects = vec![GuestEffect::Changed];
        effects.extend(again.then_some(GuestEffect::DealtAgain));
        effects.extend(self.pledge_number());
        effects
    }

    /// Names the hash of our number, if we play.
    fn pledge_number(&self) -> Vec<GuestEffect> {
        let number = self.number().filter(|_| self.seat().is_some());
        number.map(|number| GuestEffect::Send(Up::Pledge(pledge(&number)).write())).into_iter().collect()
    }

    /// Ours is said only if it is among those pledged, so that it counts, and once for each deal.
    fn say_number(&mut self, host: &Nonce, pledges: Vec<Nonce>) -> Vec<GuestEffect> {
        // A straggler of a deal that was begun before.
        if self.phase == Phase::Pledged && self.witness.host != Some(*host) {
            return Vec::new();
        }
        let number = self.number().filter(|_| self.phase == Phase::Pledged);
        let Some(number) = number else { return self.cut(Cut::NewDeal) };
        let own = pledges.contains(&pledge(&number));
        if !own && self.seat().is_some() {
            return self.cut(Cut::NewDeal);
        }
        self.witness.pledges = pledges;
        self.phase = Phase::Numbered;
        if !own {
            return Vec::new();
        }
        self.witness.number = Some(number);
        vec![GuestEffect::Send(Up::Number(number).write())]
    }

    /// The cards are dealt, or we come back to the game that was.
    fn hear_dealt(&mut self, deal: &Nonce) -> Vec<GuestEffect> {
        let known = self.witness.host == Some(*deal);
        // Said twice, or of a game whose record we have.
        if known && (self.phase == Phase::Over || self.phase == Phase::Playing && !self.is_fresh) {
            return Vec::new();
        }
        let witnessed = known && matches!(self.phase, Phase::Numbered | Phase::Playing);
        if !witnessed {
            // Somebody who comes in mid-game has seen no deal; somebody who was there all the time has.
            if !self.is_fresh || self.phase == Phase::Playing && self.seat().is_some() && self.break_off != Some(true) {
                return self.cut(Cut::NewDeal);
            }
            self.witness = Witness::default();
        }
        (self.at, self.view, self.waiting) = (0, None, false);
        (self.phase, self.deal) = (Phase::Playing, deal_number(deal));
        if self.witness.seat != self.seat() {
            // The chair was given up: other eyes see other views.
            self.witness.seen.clear();
            self.witness.seat = self.seat();
        }
        (self.share, self.heirs, self.sealed) = (None, Vec::new(), Vec::new());
        vec![GuestEffect::Dealt]
    }

    fn told(&mut self, tell: Tell) -> Vec<GuestEffect> {
        match self.phase {
            Phase::Playing => {}
            Phase::Over => return Vec::new(),
            Phase::Lobby | Phase::Pledged | Phase::Numbered => return self.cut(Cut::Rubbish),
        }
        let Tell { deal, at, whole, view, steps, mark, sealed } = tell;
        // A straggler of the game before.
        if deal != self.deal {
            return Vec::new();
        }
        let view = match &self.view {
            // Told before.
            _ if at <= self.at => return Vec::new(),
            _ if whole => Some(view),
            Some(old) if at == self.at + 1 && view.is_empty() => Some(old.clone()),
            Some(old) if at == self.at + 1 => apply(old, &view),
            _ => None,
        };
        // Something is missing, or does not fit: everything anew, asked for once.
        let Some(view) = view else { return self.again() };
        let players = self.company.chairs.len();
        if check_view(&self.game, players, self.witness.seat, &view, &steps).is_err() {
            return self.cut(Cut::Unsound);
        }
        if whole {
            self.sealed.clear();
        }
        (self.at, self.waiting, self.asked_anew, self.is_fresh) = (at, false, false, false);
        // A record that is too long to be kept is not kept at all: then the table cannot move.
        if self.sealed.len() + sealed.len() <= MOST_SEALED {
            self.sealed.extend(sealed);
        } else {
            (self.sealed, self.share) = (Vec::new(), None);
        }
        if steps.iter().any(|(_, events)| !events.is_empty()) && self.view.is_some() {
            self.witness.note_view(&view);
        }
        self.witness.note_mark(mark);
        self.view = Some(view.clone());
        vec![GuestEffect::Told { view, steps }]
    }

    /// Asks for everything anew, once until it comes.
    fn again(&mut self) -> Vec<GuestEffect> {
        self.view = None;
        let asked = std::mem::replace(&mut self.asked_anew, true);
        if asked { Vec::new() } else { vec![GuestEffect::Send(Up::Again.write())] }
    }

    /// The record was found sound, and is looked at from now on.
    pub fn finish(&mut self) {
        if self.phase == Phase::Playing {
            self.phase = Phase::Over;
            // A deal that was not seen from its beginning is not among those that were begun.
            self.deals.finished = self.deals.finished.saturating_add(u16::from(self.witness.host.is_some()));
        }
    }

    /// Said now and then, so that nothing stays unheard.
    pub fn standing(&self) -> Option<String> {
        (self.peer == Peer::Host).then(|| Up::At(self.at).write())
    }

    /// Our action was not answered in time: it may be done again, once we know how things stand.
    pub fn give_up_waiting(&mut self) -> Option<String> {
        let waited = std::mem::take(&mut self.waiting);
        waited.then(|| {
            (self.view, self.asked_anew) = (None, true);
            Up::Again.write()
        })
    }

    /// Our part of the key to the record, and what it is the key to; none if the table cannot move.
    pub fn legacy(&self) -> Option<(Nonce, &[u8])> {
        let sealed = Some(self.sealed.as_slice()).filter(|sealed| !sealed.is_empty() && self.phase == Phase::Playing);
        self.share.zip(sealed)
    }

    /// Hands our part of the key to a guest who takes over; none to anybody else.
    pub fn share(&self) -> Option<String> {
        self.share.filter(|_| self.peer == Peer::Heir).map(|share| Up::Share(share).write())
    }

    /// The guests who have parts of the key.
    pub fn heirs(&self) -> &[HeirPart] {
        &self.heirs
    }

    /// The key pair by which we prove to be one of them.
    pub(super) fn own_keys(&self) -> KeyPair {
        self.keys()
    }
}
