//! Refusals of tables that both games word alike.

use super::script::Refusal;
use crate::core::{Role, RolesError, roles_for};
use crate::notation::write_role;

/// A table with impossible roles.
pub(super) fn explain_roles(error: RolesError) -> Refusal {
    match error {
        RolesError::TwoSheriffs { first, second } => {
            Refusal::new(format!("two_sheriffs {first} {second}"), "a game has one Sheriff")
        }
        RolesError::NoSheriff => Refusal::new("no_sheriff", "only three players do without a Sheriff"),
        RolesError::Counts { found } => {
            let roles = Role::ALL.into_iter().zip(found).flat_map(|(role, n)| vec![role; n.into()]);
            let players = found.iter().sum();
            let mut dealt = roles_for(players).to_vec();
            dealt.sort_unstable();
            let explanation = format!("{players} players have {}; `roles: any` allows others", write_roles(dealt));
            Refusal::new(format!("roles {}", write_roles(roles)), explanation)
        }
    }
}

fn write_roles(roles: impl IntoIterator<Item = Role>) -> String {
    roles.into_iter().map(write_role).collect::<Vec<_>>().join(", ")
}

/// A card or character of a set that is not in play.
pub(super) fn not_dealt(word: &str, name: &str, noun: &str, set: &str) -> Refusal {
    Refusal::new(format!("{word} {name}"), format!("this {noun} comes with the set {set}, which is not in play"))
}
