//! Friends on their own devices.

use crate::i18n::Friends;

pub(super) const FRIENDS: Friends = Friends {
    title: "Play with friends",
    friend: "Friend",
    passed_on: "Your answer has been handed to the tab that waits for it.",
    too_late: "That came too late, or is not allowed any more.",
};
