//! Friends on their own devices.

use crate::i18n::Friends;

pub(super) const FRIENDS: Friends = Friends {
    title: "Mit Freunden spielen",
    friend: "Freund",
    passed_on: "Deine Antwort liegt jetzt beim Tab, der darauf wartet.",
    too_late: "Das kam zu spät oder geht nicht mehr.",
};
