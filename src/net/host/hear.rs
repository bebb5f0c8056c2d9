//! Messages of guests.

use super::super::fair::pledge;
use super::super::message::{Cut, Down, Leave, PHRASES, Refusal, Up};
use super::handshake::refuse;
use super::{Host, HostEffect, MOST_STRIKES, Stage, Told, cut, send};
use standoff_engine::core::Seat;

impl Host {
    /// A line has ended.
    pub fn shut(&mut self, line: u32, now: f64) -> Vec<HostEffect> {
        self.now = now;
        self.wires.retain(|wire| wire.line != line);
        let Some(at) = self.visitor_at(line) else { return Vec::new() };
        self.go_away(at)
    }

    fn go_away(&mut self, at: usize) -> Vec<HostEffect> {
        let now = self.now;
        let guest = &mut self.visitors[at];
        (guest.line, guest.ready, guest.away_since, guest.break_off) = (None, false, now, None);
        guest.told = Told::default();
        // Before a game nobody is missed.
        if self.stage == Stage::Lobby && self.visitors[at].chair.is_none() {
            self.visitors.remove(at);
        }
        let mut effects = self.changed(Vec::new());
        effects.extend(self.count_break_off());
        self.go_on_dealing(effects)
    }

    /// Takes in a message, at this time in milliseconds.
    pub fn hear(&mut self, line: u32, text: &str, now: f64) -> Vec<HostEffect> {
        self.now = self.now.max(now);
        let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == line) else { return Vec::new() };
        let said = Up::read(text);
        let weight = if matches!(said, Some(Up::Say(_))) { 6.0 } else { 1.0 };
        if !wire.bucket.allows(now, weight) {
            return Vec::new();
        }
        let is_first = !wire.has_said_hello;
        match (said, self.visitor_at(line)) {
            (Some(Up::Hello(hello)), None) => self.greet(line, &hello),
            (Some(Up::Proof(proof)), None) => self.welcome(line, &proof),
            (Some(said), Some(at)) => self.take(at, line, said),
            // A first message nobody can read is rather one of another version of the page.
            (None, None) if is_first => refuse(line, Refusal::Version, Cut::Version),
            (Some(Up::Leave(_)), None) => vec![HostEffect::Close { line, why: Cut::Left }],
            (_, _) => self.strike(line),
        }
    }

    /// That was no message, or none that may be said.
    pub(super) fn strike(&mut self, line: u32) -> Vec<HostEffect> {
        let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == line) else { return Vec::new() };
        wire.strikes += 1;
        if wire.strikes < MOST_STRIKES {
            return Vec::new();
        }
        let lost =
            self.visitor_at(line).map(|at| HostEffect::Lost { who: self.visitors[at].name.clone(), why: Cut::Rubbish });
        cut(line, Cut::Rubbish).into_iter().chain(lost).collect()
    }

    fn take(&mut self, at: usize, line: u32, said: Up) -> Vec<HostEffect> {
        let (chair, name) = (self.visitors[at].chair, self.visitors[at].name.clone());
        match said {
            Up::Sit(seat) if self.stage == Stage::Lobby => {
                let free = seat.is_none_or(|seat| self.is_for_friends(seat) && !self.is_taken(seat));
                if free {
                    self.visitors[at].chair = seat;
                    self.visitors[at].ready = false;
                }
                self.changed(Vec::new())
            }
            Up::Ready(ready) if self.stage == Stage::Lobby => {
                self.visitors[at].ready = ready && chair.is_some();
                self.changed(Vec::new())
            }
            Up::Pledge(hash) if self.stage == Stage::Pledges && chair.is_some() => {
                // Two with the same number would both know the other's.
                if !self.visitors.iter().any(|guest| guest.pledge == Some(hash)) {
                    self.visitors[at].pledge.get_or_insert(hash);
                }
                self.go_on_dealing(Vec::new())
            }
            Up::Number(number) if self.stage == Stage::Numbers => {
                if self.visitors[at].pledge == Some(pledge(&number)) {
                    self.visitors[at].number.get_or_insert(number);
                }
                self.go_on_dealing(Vec::new())
            }
            Up::Act { at: number, line: act } => match chair.filter(|_| self.is_playing()) {
                Some(seat) if number == self.visitors[at].told.at => vec![HostEffect::Act { seat, line: act }],
                _ => vec![send(line, &Down::Void { at: number })],
            },
            Up::Say(phrase) if phrase < PHRASES => self.say(&name, phrase),
            Up::At(number) => {
                let told = &mut self.visitors[at].told;
                // Messages under way have arrived by the second time.
                let missing = number != told.at && told.behind == Some(number);
                told.behind = Some(number).filter(|number| *number != told.at);
                if missing {
                    *told = Told { at: told.at, ..Told::default() };
                    return vec![HostEffect::Changed];
                }
                Vec::new()
            }
            Up::Again => {
                self.visitors[at].told = Told { at: self.visitors[at].told.at, ..Told::default() };
                vec![HostEffect::Changed]
            }
            Up::BreakOff(agreed) if self.asks_break_off => {
                self.visitors[at].break_off = Some(agreed);
                self.count_break_off()
            }
            Up::Leave(leave) => self.let_go(at, line, leave),
            // Right in itself, but not now.
            Up::Sit(_) | Up::Ready(_) | Up::Pledge(_) | Up::Number(_) | Up::Share(_) | Up::BreakOff(_) => Vec::new(),
            Up::Hello(_) | Up::Proof(_) | Up::Say(_) => self.strike(line),
        }
    }

    /// Somebody goes, and says how.
    fn let_go(&mut self, at: usize, line: u32, leave: Leave) -> Vec<HostEffect> {
        let who = self.visitors[at].name.clone();
        let why = if let Leave::Cut(why) = leave { why } else { Cut::Left };
        self.wires.retain(|wire| wire.line != line);
        let mut effects = vec![HostEffect::Close { line, why }];
        if leave == Leave::GiveUpSeat || self.stage == Stage::Lobby && leave != Leave::KeepSeat {
            self.visitors[at].chair = None;
        }
        let gave_up = self.visitors[at].chair.is_none();
        effects.extend(self.go_away(at));
        if gave_up && self.is_playing() {
            effects.extend(self.split_key());
        }
        effects.push(HostEffect::Lost { who, why });
        effects
    }

    /// Somebody says something to everybody.
    pub fn say(&self, who: &str, phrase: u8) -> Vec<HostEffect> {
        let said = Down::Said { who: who.into(), phrase };
        let mut effects: Vec<HostEffect> = self.lines().into_iter().map(|line| send(line, &said)).collect();
        effects.push(HostEffect::Said { who: who.into(), phrase });
        effects
    }

    /// Shows a guest to the door, before a game.
    pub fn dismiss(&mut self, seat: Seat) -> Vec<HostEffect> {
        let at = self.visitors.iter().position(|guest| guest.chair == Some(seat));
        let Some(at) = at.filter(|_| self.stage == Stage::Lobby) else { return Vec::new() };
        let gone = self.visitors.remove(at);
        let effects = gone.line.map(|line| cut(line, Cut::Dismissed).into());
        self.changed(effects.unwrap_or_default())
    }

    /// Asks everybody who is there and has a chair whether the game may be broken off. Without anybody to ask it may.
    pub fn ask_break_off(&mut self) -> Vec<HostEffect> {
        if !self.is_playing() {
            return vec![HostEffect::BreakOff { agreed: true }];
        }
        self.asks_break_off = true;
        let mut effects = Vec::new();
        for guest in &mut self.visitors {
            guest.break_off = None;
            effects.extend(guest.line.map(|line| send(line, &Down::AskBreakOff)));
        }
        effects.extend(self.count_break_off());
        effects
    }

    /// The table plays on after all.
    pub fn withdraw_break_off(&mut self) {
        self.asks_break_off = false;
    }

    /// Whether everybody has agreed by now, or somebody has refused.
    fn count_break_off(&mut self) -> Vec<HostEffect> {
        if !self.asks_break_off {
            return Vec::new();
        }
        let asked = self.visitors.iter().filter(|guest| guest.line.is_some() && guest.chair.is_some());
        let answers: Vec<Option<bool>> = asked.map(|guest| guest.break_off).collect();
        let refused = answers.contains(&Some(false));
        if !refused && answers.contains(&None) {
            return Vec::new();
        }
        self.asks_break_off = false;
        vec![HostEffect::BreakOff { agreed: !refused }]
    }
}
