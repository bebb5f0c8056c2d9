//! Standoff.
