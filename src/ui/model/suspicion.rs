//! Whom a person takes for what: private marks, no part of the game.

use serde::{Deserialize, Serialize};
use standoff_engine::core::{Role, Seat, sort_by_key};

/// The marks of everybody at one table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Suspicions {
    /// The seed of the game they belong to.
    game: u64,
    /// Who suspects whom of what.
    marks: Vec<(Seat, Seat, Role)>,
}

impl Suspicions {
    /// These marks if they belong to this game, else none.
    #[must_use]
    pub fn of_game(self, game: u64) -> Self {
        if self.game == game { self } else { Self { game, marks: Vec::new() } }
    }

    /// Forgets all marks of this game.
    pub fn clear(&mut self) {
        self.marks.clear();
    }

    pub fn mark(&self, viewer: Seat, seat: Seat) -> Option<Role> {
        self.marks.iter().find(|(by, of, _)| (*by, *of) == (viewer, seat)).map(|(_, _, role)| *role)
    }

    pub fn set(&mut self, viewer: Seat, seat: Seat, role: Option<Role>) {
        self.marks.retain(|(by, of, _)| (*by, *of) != (viewer, seat));
        self.marks.extend(role.map(|role| (viewer, seat, role)));
    }
}

/// The roles nobody the viewer knows of has, each once.
pub fn hidden_roles(dealt: &[Role], known: impl Iterator<Item = Role>) -> Vec<Role> {
    let mut hidden = dealt.to_vec();
    for role in known {
        if let Some(at) = hidden.iter().position(|one| *one == role) {
            hidden.remove(at);
        }
    }
    sort_by_key(&mut hidden, |role| *role);
    hidden.dedup();
    hidden
}

/// The next mark: one after the other, then none.
pub fn next_mark(now: Option<Role>, offered: &[Role]) -> Option<Role> {
    let at = now.and_then(|now| offered.iter().position(|role| *role == now)).map_or(0, |at| at + 1);
    offered.get(at).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Role::{Deputy, Outlaw, Renegade, Sheriff};
    use standoff_engine::core::roles_for;

    #[test]
    fn everybody_has_marks_of_his_own() {
        let (ann, bo, cleo) = (Seat(0), Seat(1), Seat(2));
        let mut marks = Suspicions::default().of_game(7);
        marks.set(ann, cleo, Some(Outlaw));
        marks.set(bo, cleo, Some(Deputy));
        marks.set(ann, cleo, Some(Renegade));
        assert_eq!((marks.mark(ann, cleo), marks.mark(bo, cleo)), (Some(Renegade), Some(Deputy)));
        assert_eq!(marks.mark(cleo, ann), None);
        marks.set(ann, cleo, None);
        assert_eq!((marks.mark(ann, cleo), marks.mark(bo, cleo)), (None, Some(Deputy)));
        let text = serde_json::to_string(&marks).unwrap();
        let read: Suspicions = serde_json::from_str(&text).unwrap();
        assert_eq!(read.clone().of_game(7), marks);
        assert_eq!(read.of_game(8).mark(bo, cleo), None);
    }

    #[test]
    fn only_what_is_still_hidden_is_suspected() {
        let five = roles_for(5);
        assert_eq!(hidden_roles(five, [Sheriff, Outlaw].into_iter()), [Deputy, Outlaw, Renegade]);
        assert_eq!(hidden_roles(five, [Sheriff, Outlaw, Outlaw].into_iter()), [Deputy, Renegade]);
        assert_eq!(hidden_roles(five, [].into_iter()), [Sheriff, Deputy, Outlaw, Renegade]);
        assert_eq!(hidden_roles(roles_for(3), [Deputy, Outlaw, Renegade].into_iter()), []);
        let offered = [Deputy, Outlaw, Renegade];
        assert_eq!(next_mark(None, &offered), Some(Deputy));
        assert_eq!(next_mark(Some(Renegade), &offered), None);
        // What is no longer possible gives way to the first that is.
        assert_eq!(next_mark(Some(Sheriff), &offered), Some(Deputy));
        assert_eq!(next_mark(None, &[]), None);
    }
}
