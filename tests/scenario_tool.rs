//! The scenario tool as its users meet it: exit codes, messages, options.

use standoff_engine::card::Stage;
use standoff_engine::notation::write_stage;
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const TABLE: &str = "A: sheriff willy_the_kid | hand bang 7D\nB: outlaw black_jack | hand missed 10C\n\
    C: outlaw kit_carlson\nD: renegade rose_doolan\n";

/// Writes a scenario file of this name.
fn file(name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("scenario_tool");
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    path
}

fn tool() -> Command {
    Command::new(env!("CARGO_BIN_EXE_scenario"))
}

/// Exit code and output of a run over one text.
fn run(name: &str, text: &str, options: &[&str]) -> (i32, String) {
    let output = tool().args(options).arg(file(name, text)).output().unwrap();
    told(&output)
}

/// The exit code and everything printed, with file names cut down to their last part.
fn told(output: &Output) -> (i32, String) {
    let text = [&output.stdout[..], &output.stderr].concat();
    let text = String::from_utf8(text).unwrap();
    let folder = format!("{}/", PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("scenario_tool").display());
    (output.status.code().unwrap(), text.replace(&folder, ""))
}

#[test]
fn what_holds_ends_with_zero() {
    let (code, text) = run("holds.scn", &format!("== A case\n{TABLE}--\nasked A; bangs 0\n"), &[]);
    assert_eq!((code, text.as_str()), (0, "ok     holds.scn: A case\n1 held, 0 failed\n"));
}

#[test]
fn a_mistake_fails_its_case_and_the_rest_goes_on() {
    let text = format!("== Broken\n{TABLE}--\nA lives 4; winner bandits\n\n== Sound\n{TABLE}--\nbangs 0\n");
    let (code, text) = run("broken.scn", &text, &[]);
    let expected = "FAILED broken.scn:1: Broken\n  \
          broken.scn:7: A lives 4; winner bandits\n    `A lives 4` is no fact; did you mean `B life 2`?\n  \
          broken.scn:7: A lives 4; winner bandits\n    `winner bandits` is no fact; did you mean `winner law`?\n\
        ok     broken.scn: Sound\n1 held, 1 failed\n";
    assert_eq!((code, text.as_str()), (1, expected));
}

#[test]
fn several_failing_facts_print_the_position_once() {
    let text = format!("== Wrong\n{TABLE}--\nA life 1; bangs 3\nA: bang 7D > B\nB life 1\n");
    let (code, text) = run("wrong.scn", &text, &[]);
    assert_eq!(code, 1);
    assert_eq!(text.matches("expected:").count(), 3, "{text}");
    // Once for the two facts before the action, once for the one after it.
    assert_eq!(text.matches("turn: A play").count(), 2, "{text}");
}

#[test]
fn an_impossible_table_is_refused_with_the_reason() {
    let two = TABLE.replace("C: outlaw", "C: sheriff");
    let (code, text) = run("two.scn", &format!("== Two\n{two}--\nbangs 0\n"), &[]);
    assert_eq!(code, 1);
    assert!(text.contains("found:    table refused: two_sheriffs A C (a game has one Sheriff)"), "{text}");
}

#[test]
fn a_missing_separator_is_named() {
    let (code, text) = run("separator.scn", &format!("== Forgotten\n{TABLE}A: bang 7D > B\nasked B\n"), &[]);
    assert_eq!(code, 1);
    assert!(text.contains("  separator.scn:6: A: bang 7D > B\n    the line `--` is missing above this line"), "{text}");
}

#[test]
fn only_cases_of_a_title_are_run() {
    let text = format!("== First shot\n{TABLE}--\nbangs 0\n== Second\n{TABLE}--\nbangs 1\n== Third\nlunch\n");
    let (code, text_of) = run("only.scn", &text, &["--only", "first SHOT"]);
    assert_eq!((code, text_of.as_str()), (0, "ok     only.scn: First shot\n1 held, 0 failed\n"));
    let (code, both) = run("only.scn", &text, &["--only=First", "--only=Second"]);
    assert_eq!(code, 1);
    assert!(both.ends_with("1 held, 1 failed\n"), "{both}");
    let (code, none) = run("only.scn", &text, &["--only", "lunch"]);
    assert_eq!((code, none.as_str()), (1, "0 held, 0 failed\nno title contains `lunch`\n"));
}

#[test]
fn show_prints_the_position_after_each_action() {
    let text = format!("== Shown\n{TABLE}--\nA: bang 7D > B\nothers pass\nB life 3\n");
    let (code, text) = run("show.scn", &text, &["--show"]);
    assert_eq!(code, 0, "{text}");
    for line in
        ["--- Shown\n", "--- A: bang 7D > B\n", "--- others pass\n", "asked B missed 1 from A because bang 7D\n"]
    {
        assert!(text.contains(line), "{line}: {text}");
    }
}

#[test]
fn a_wrong_command_line_ends_with_two() {
    assert_eq!(told(&tool().output().unwrap()).0, 2);
    let (code, text) = told(&tool().args(["--shwo", "x.scn"]).output().unwrap());
    assert!(code == 2 && text.contains("--show"), "{text}");
}

#[test]
fn what_cannot_be_read_or_is_empty_fails() {
    let (code, text) = told(&tool().arg("no-such-file.scn").output().unwrap());
    assert!(code == 1 && text.starts_with("FAILED no-such-file.scn: "), "{text}");
    let (code, text) = run("empty.scn", "# nothing\n", &[]);
    assert_eq!((code, text.as_str()), (1, "FAILED empty.scn: no scenario in it\n0 held, 1 failed\n"));
    let (code, text) = run("chess.scn", "game: chess\n== A case\n", &[]);
    assert!(code == 1 && text.contains("there is no game `chess`, only `card` and `dice`"), "{text}");
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let text = format!("== Long\n{TABLE}--\nbangs 0\n").repeat(3000);
    let path = file("long.scn", &text);
    for (case, code) in [("bangs 0", 0), ("bangs 1", 1)] {
        fs::write(&path, text.replace("bangs 0", case)).unwrap();
        let mut child = tool().arg(&path).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(code), &b""[..]));
    }
}

#[test]
fn the_manual_names_every_stage_and_its_example_holds() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios/README.md");
    let manual = fs::read_to_string(path).unwrap();
    for stage in Stage::ALL {
        let row = format!("| `{}` |", write_stage(stage));
        assert!(manual.contains(&row), "no line about the stage {}", write_stage(stage));
    }
    let examples: Vec<&str> = manual.split("```").filter(|block| block.trim_start().starts_with("== ")).collect();
    assert!(!examples.is_empty());
    for (at, example) in examples.into_iter().enumerate() {
        let (code, text) = run(&format!("manual-{at}.scn"), example, &[]);
        assert_eq!(code, 0, "{text}");
    }
}
