//! Two marks for the handshake between devices: a hash of everything that decides what travels and what it means, and the
//! commit this is built from.
//!
//! Views, events and actions travel as bytes without names, and a guest works out what he may do by his own rules: so the
//! sources of engine and protocol are hashed, without comments and tests, instead of a number somebody has to raise.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Hands both marks to the compiler.
pub fn write() {
    let mut files = Vec::new();
    for folder in ["src/engine/core", "src/engine/card", "src/engine/dice", "src/net"] {
        println!("cargo::rerun-if-changed={folder}");
        collect(Path::new(folder), &mut files);
    }
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let code = text.split("\n#[cfg(test)]\nmod tests").next().unwrap_or_default();
        let lines = code.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"));
        for byte in lines.flat_map(|line| line.bytes().chain([b'\n'])) {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    println!("cargo::rustc-env=STANDOFF_SCHEMA={hash}");
    println!("cargo::rustc-env=STANDOFF_BUILD={}", commit().unwrap_or_else(|| "unknown".into()));
}

/// Every source file of a folder but its tests.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let is_test = path.file_stem().is_some_and(|name| name.to_string_lossy().ends_with("tests"));
        if path.is_dir() && !is_test {
            collect(&path, files);
        } else if path.extension().is_some_and(|kind| kind == "rs") && !is_test {
            files.push(path);
        }
    }
}

/// The commit, in short; none without git.
fn commit() -> Option<String> {
    let git = |args: &[&str]| {
        let folder = env::var_os("CARGO_MANIFEST_DIR")?;
        let output =
            Command::new("git").args(args).current_dir(folder).output().ok().filter(|out| out.status.success())?;
        Some(String::from_utf8(output.stdout).ok()?.trim().to_string())
    };
    for name in ["HEAD", "logs/HEAD"] {
        println!("cargo::rerun-if-changed={}", git(&["rev-parse", "--git-path", name])?);
    }
    git(&["rev-parse", "--short=9", "HEAD"])
}
