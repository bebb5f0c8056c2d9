//! The native tools as programs: their help, refusals and pipes whose reader has gone.

use std::io::pipe;
use std::process::{Command, Output, Stdio};

const ARENA: &str = env!("CARGO_BIN_EXE_arena");
const HANDOVERS: &str = env!("CARGO_BIN_EXE_handovers");
const PROOF: &str = env!("CARGO_BIN_EXE_proof");
const TRAIN: &str = env!("CARGO_BIN_EXE_train");

fn run(tool: &str, arguments: &str) -> Output {
    Command::new(tool).args(arguments.split_whitespace()).output().expect("the tool starts")
}

#[test]
fn every_tool_has_help() {
    for tool in [ARENA, HANDOVERS, PROOF, TRAIN] {
        let output = run(tool, "--help");
        assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0), "{tool}");
        assert!(String::from_utf8_lossy(&output.stdout).contains("Usage:"), "{tool}");
    }
}

#[test]
fn bad_values_are_refused_with_the_name_of_their_option() {
    for (tool, arguments, name) in [
        (ARENA, "--games many", "--games"),
        (ARENA, "match --a saint", "--a"),
        (ARENA, "--game dice --sets all", "--sets"),
        (HANDOVERS, "--players 9", "--players"),
        (HANDOVERS, "--players 3 --persons 4", "persons"),
        (PROOF, "fairness --positions -1", "-1"),
        (PROOF, "blunders --bots marshal,saint", "--bots"),
        (TRAIN, "ten 1 out", "GAMES"),
    ] {
        let output = run(tool, arguments);
        assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{tool} {arguments}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(name), "{tool} {arguments}");
    }
}

/// `println!` would panic here.
#[test]
#[cfg(unix)]
fn tools_end_quietly_when_nobody_reads_their_output() {
    for (tool, arguments) in [
        (ARENA, "--games 1"),
        (ARENA, "report --finished"),
        (HANDOVERS, "--games 1 --game dice"),
        (PROOF, "fairness --positions 1 --bots drifter"),
        (TRAIN, "0 0 never-written"),
    ] {
        let (reader, writer) = pipe().expect("a pipe");
        drop(reader);
        let child = Command::new(tool).args(arguments.split_whitespace()).stdout(writer).stderr(Stdio::piped()).spawn();
        let output = child.and_then(std::process::Child::wait_with_output).expect("the tool starts");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{tool} {arguments}");
        assert_eq!(output.status.code(), Some(141), "{tool} {arguments}");
    }
}
