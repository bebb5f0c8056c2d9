//! Settings, sound, motion, and handing the device on.

use crate::i18n::Comfort;

pub(super) const COMFORT: Comfort = Comfort {
    with_friends: "Play with friends",
    friend: "Friend",
    friends_not_loaded: "This part could not be loaded. Open it once while you are online; then it stays.",
    card_size: "Card size",
    left_handed_about: "What you tap most lies on the left.",
    curtain_hold: "Hold to take the device",
    speed_step: "Step",
    next_step: "Next",
    sound_on: "Sound: on",
    sound_off: "Sound: off",

    // Sharing the device.
    curtain_hold_about: "Against taps by mistake. With keys, press twice.",
    keep_holding: "Keep holding",
    goes_on: |name| format!("{name} goes on."),
    open_table: "To the open table",
    look_at_cards: |name| format!("{name}: look at my cards"),
    look_at_role: |name| format!("{name}: look at my role"),
    hide_role: "Hide my role",
    claim: |card| format!("Play {card}"),
    then_asked: |names| format!("Then: {names}"),
    covered: "The table is covered.",
    covered_about: "So that nobody sees your cards while you are elsewhere.",
    uncover: "Uncover",

    // Everything that is stored.
    data: "Your data",
    data_about: "Settings, the game in progress and all finished games as one file, for another device or for safety. It tells everything about a game that is going on.",
    save_all: "Save to a file",
    restore_all: "Restore from a file",
    restore_question: "Everything stored here is replaced by what the file holds. Go on?",
    replace: "Replace",
    no_backup: "This file is no complete copy of your data. Nothing was changed.",
    later_backup: "A later version of the page wrote this file. Nothing was changed.",
};
