//! Friends on their own devices.

use crate::i18n::Friends;

pub(super) const FRIENDS: Friends = Friends {
    title: "Játék barátokkal",
    friend: "Barát",
    passed_on: "A válaszodat megkapta az a lap, amelyik vár rá.",
    too_late: "Ez elkésett, vagy már nem lehet.",
};
