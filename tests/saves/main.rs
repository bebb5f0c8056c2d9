//! Saves, history, files and links of every build so far, kept under `tests/fixtures/saves`: each later build opens
//! them. A folder holds what one build wrote; `write.rs` adds the folder of the present one.

mod write;
