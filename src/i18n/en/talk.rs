//! At a table with friends: what is said, who is away, and whether the game was fair.

use crate::i18n::Talk;

pub(super) static TALK: Talk = Talk {
    title: "Say something",
    phrases: &[
        "Howdy!",
        "Nice shot!",
        "Ouch!",
        "Thank you!",
        "Sorry, partner.",
        "Trust me.",
        "I am no Outlaw!",
        "Watch that one.",
        "A Beer, please!",
        "Take your time.",
        "Hurry up!",
        "Good game!",
        "👍",
        "😂",
        "😱",
        "🤠",
    ],
    mute: "Show nothing that is said",
    unmute: "Show what is said",
    table: "The friends at the table",
    away: "away",
    stood_in: "away, a bot plays",
    ms: |ms| format!("{ms} ms"),
    lost: "The host cannot be heard. Your seat is kept.",
    closed: "The host has closed the table.",
    refused: "The host's page does not fit this one. Reload both and try again.",
    look: "Look",
    time: |seconds| format!("{seconds} seconds for each decision"),
    next_game: "The next game begins when the host lays the table.",
    fair: "Checked: a fair game",
    fair_about: "The deal came from everybody's numbers, every step follows the rules and is the one that was pledged, and all you were shown did happen. What no check can show is whether the host looked into his own device.",
    unfair: "This does not fit",
    unchecked: "You were not here from the deal on, so there is nothing to hold the record against.",
    secret: "The host's secret is not the one pledged before the deal.",
    number: "Somebody's number is not the one pledged before the deal, or yours is missing.",
    seed: "The deal does not come from everybody's numbers.",
    setup: "The game was dealt by other rules than agreed.",
    record: "The record breaks the rules.",
    rules: "The game was played under other rules than those of this page, so it cannot be checked.",
    steps: "The record is not the one the host pledged during the game.",
    shown: "Something you were shown did not happen.",
    unfinished: "The record ends before the game does.",
    unfinished_deals: |n| {
        if n == 1 {
            "One deal at this table was begun and not finished.".into()
        } else {
            format!("{n} deals at this table were begun and not finished.")
        }
    },
    host_gone: "Is the host gone for good?",
    take_over: "Take over the table",
    take_over_about: "This device becomes the host. It needs everybody's part of the key to the sealed record. A game of your own that waits here is given up for it.",
    shares: |have, all| format!("{have} of {all} parts of the key are here."),
    give_about: "Somebody at your table wants to host in his place and asks for your part of the key. With all parts his device knows every card: agree only if the host is really gone.",
    give_share: "Hand over my part of the key",
    cannot_move: "With a single guest there is no safe way to move the table: it waits for its host.",
};
