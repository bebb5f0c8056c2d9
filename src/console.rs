//! Output of the native tools.
//!
//! `println!` panics when the reader of a pipe has gone, as in `arena --help | head -1`. [`outln!`](crate::outln) ends the
//! program quietly instead; [`errln!`](crate::errln) ignores a closed standard error. The page has neither.

use std::fmt::Arguments;
use std::io::{self, ErrorKind, Write};
use std::process;

/// Exit status a shell reports for a program that `SIGPIPE` has ended.
const READER_GONE: i32 = 128 + 13;
/// Exit status when the output cannot be written for another reason, such as a full disk.
const CANNOT_WRITE: i32 = 1;

/// Writes to standard output. Ends the program if that is impossible, without a word if the reader has gone.
pub fn write_out(text: Arguments<'_>) {
    let Err(error) = io::stdout().write_fmt(text) else { return };
    if error.kind() == ErrorKind::BrokenPipe {
        process::exit(READER_GONE);
    }
    write_err(format_args!("cannot write the output: {error}\n"));
    process::exit(CANNOT_WRITE);
}

/// Writes to standard error, if somebody reads it.
pub fn write_err(text: Arguments<'_>) {
    // There is no other place to report a failure to.
    let _ = io::stderr().write_fmt(text);
}

/// Prints a line to standard output; takes what `println!` takes.
#[macro_export]
macro_rules! outln {
    ($($argument:tt)*) => {
        $crate::console::write_out(format_args!("{}\n", format_args!($($argument)*)))
    };
}

/// Prints a line to standard error; takes what `eprintln!` takes.
#[macro_export]
macro_rules! errln {
    ($($argument:tt)*) => {
        $crate::console::write_err(format_args!("{}\n", format_args!($($argument)*)))
    };
}
