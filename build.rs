//! Prepares a build: the marks by which two devices know that they fit, and the words the code may ask for.

#[path = "build/handshake.rs"]
mod handshake;
#[path = "build/languages.rs"]
mod languages;

fn main() {
    handshake::write();
    languages::write();
}
