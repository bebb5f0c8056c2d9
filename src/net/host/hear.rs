//! What guests say, and who they are.

use super::super::fair::{nonce, pledge};
use super::super::message::{Down, MOST_NAME, PHRASES, Refusal, Up, VERSION, clean_name};
use super::{Deed, Host, LEAST_KEY, MOST_GUESTS, MOST_STRIKES, Post, Stage, Told, Visitor, Wire, send};
use standoff_engine::core::Seat;

impl Host {
    /// Somebody can be heard.
    pub fn opened(&mut self, line: u32) -> Vec<Deed> {
        self.wires.push(Wire { line, ..Wire::default() });
        Vec::new()
    }

    /// Somebody cannot be heard any more.
    pub fn shut(&mut self, line: u32) -> Vec<Deed> {
        self.wires.retain(|wire| wire.line != line);
        let Some(at) = self.visitor_at(line) else { return Vec::new() };
        self.go_away(at)
    }

    pub(super) fn go_away(&mut self, at: usize) -> Vec<Deed> {
        let guest = &mut self.visitors[at];
        (guest.line, guest.ready) = (None, false);
        guest.told = Told::default();
        // Before a game nobody is missed.
        if self.stage == Stage::Lobby && self.visitors[at].chair.is_none() {
            self.visitors.remove(at);
        }
        let deeds = self.changed(Vec::new());
        self.go_on_dealing(deeds)
    }

    /// Something was said over a wire, at this time in milliseconds.
    pub fn hear(&mut self, line: u32, text: &str, now: f64) -> Vec<Deed> {
        let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == line) else { return Vec::new() };
        let said = Up::read(text);
        let weight = if matches!(said, Some(Up::Say(_))) { 6.0 } else { 1.0 };
        if !wire.bucket.allows(now, weight) {
            return Vec::new();
        }
        let Some(said) = said else { return self.strike(line) };
        match (said, self.visitor_at(line)) {
            (Up::Hello { version, name, key }, None) => self.welcome(line, version, &name, &key),
            (said, Some(at)) => self.take(at, line, said),
            (_, None) => self.strike(line),
        }
    }

    /// That was no message, or none that may be said.
    pub(super) fn strike(&mut self, line: u32) -> Vec<Deed> {
        let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == line) else { return Vec::new() };
        wire.strikes += 1;
        if wire.strikes < MOST_STRIKES { Vec::new() } else { vec![Deed::Close(line)] }
    }

    pub(super) fn welcome(&mut self, line: u32, version: u32, name: &str, key: &str) -> Vec<Deed> {
        let refuse = |why| vec![send(line, &Down::Refused(why)), Deed::Close(line)];
        if version != VERSION {
            return refuse(Refusal::Version);
        }
        if key.len() < LEAST_KEY {
            return self.strike(line);
        }
        let mut deeds = Vec::new();
        if let Some(guest) = self.visitors.iter_mut().find(|guest| guest.key == key) {
            // He is back, perhaps before he was missed.
            deeds.extend(guest.line.replace(line).map(Deed::Close));
            guest.told = Told::default();
        } else {
            let gone = self.visitors.iter().position(|guest| guest.line.is_none() && guest.chair.is_none());
            match gone {
                _ if self.visitors.len() < MOST_GUESTS => {}
                Some(at) => drop(self.visitors.remove(at)),
                None => return refuse(Refusal::Full),
            }
            let name = self.free_name(clean_name(name, "?"));
            let chair = if self.stage == Stage::Lobby { self.free_chair() } else { None };
            self.visitors.push(Visitor { name, key: key.into(), chair, line: Some(line), ..Visitor::default() });
        }
        deeds.push(send(line, &Down::Welcome { version: VERSION, table: self.table.clone() }));
        deeds.push(self.form(line));
        let chair = self.visitor_at(line).and_then(|at| self.visitors[at].chair);
        deeds.push(send(line, &Down::Company(self.company(chair))));
        if self.is_playing() {
            deeds.push(self.dealt_to(line));
        }
        deeds.extend(self.over.as_ref().map(|over| send(line, over)));
        self.changed(deeds)
    }

    /// Nobody at the table has the name of another.
    pub(super) fn free_name(&self, name: String) -> String {
        let taken = |name: &str| {
            let named = |post: &Post| match post {
                Post::Host(other) | Post::Bot(other) | Post::Friend(other) => other == name,
            };
            self.posts.iter().any(named) || self.visitors.iter().any(|guest| guest.name == name)
        };
        let numbered = |at: u32| {
            let number = at.to_string();
            let kept: String = name.chars().take(MOST_NAME - 1 - number.len()).collect();
            format!("{kept} {number}")
        };
        if taken(&name) { (2..99).map(numbered).find(|name| !taken(name)).unwrap_or(name) } else { name }
    }

    pub(super) fn take(&mut self, at: usize, line: u32, said: Up) -> Vec<Deed> {
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
            Up::Pledge(hash) if self.stage == Stage::Pledges && chair.is_some() && nonce(&hash).is_some() => {
                self.visitors[at].pledge.get_or_insert(hash);
                self.go_on_dealing(Vec::new())
            }
            Up::Number(number) if self.stage == Stage::Numbers => {
                let kept = nonce(&number).map(|number| pledge(&number));
                if kept.is_some() && kept == self.visitors[at].pledge {
                    self.visitors[at].number.get_or_insert(number);
                }
                self.go_on_dealing(Vec::new())
            }
            Up::Act { at: number, line: act } => match chair.filter(|_| self.is_playing()) {
                Some(seat) if number == self.visitors[at].told.at => vec![Deed::Act { seat, line: act }],
                _ => vec![send(line, &Down::Void { at: number })],
            },
            Up::Say(phrase) if phrase < PHRASES => self.say(&name, phrase),
            Up::At(number) => {
                let told = &mut self.visitors[at].told;
                // What is on its way has arrived by the second time.
                let missing = number != told.at && told.behind == Some(number);
                told.behind = Some(number).filter(|number| *number != told.at);
                if missing {
                    *told = Told { at: told.at, ..Told::default() };
                    return vec![Deed::Changed];
                }
                Vec::new()
            }
            Up::Again => {
                self.visitors[at].told = Told { at: self.visitors[at].told.at, ..Told::default() };
                vec![Deed::Changed]
            }
            Up::Leave => {
                let mut deeds = vec![Deed::Close(line)];
                if self.stage == Stage::Lobby {
                    self.visitors[at].chair = None;
                }
                deeds.extend(self.go_away(at));
                deeds
            }
            // Right in itself, but not now.
            Up::Sit(_) | Up::Ready(_) | Up::Pledge(_) | Up::Number(_) | Up::Share(_) => Vec::new(),
            Up::Hello { .. } | Up::Say(_) => self.strike(line),
        }
    }

    /// Somebody says something to everybody.
    pub fn say(&self, who: &str, phrase: u8) -> Vec<Deed> {
        let said = Down::Said { who: who.into(), phrase };
        let mut deeds: Vec<Deed> = self.lines().into_iter().map(|line| send(line, &said)).collect();
        deeds.push(Deed::Said { who: who.into(), phrase });
        deeds
    }

    /// Shows a guest to the door, before a game.
    pub fn dismiss(&mut self, seat: Seat) -> Vec<Deed> {
        let at = self.visitors.iter().position(|guest| guest.chair == Some(seat));
        let Some(at) = at.filter(|_| self.stage == Stage::Lobby) else { return Vec::new() };
        let gone = self.visitors.remove(at);
        let deeds = gone.line.map(|line| vec![send(line, &Down::Bye), Deed::Close(line)]);
        self.changed(deeds.unwrap_or_default())
    }
}
