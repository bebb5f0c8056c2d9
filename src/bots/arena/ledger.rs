//! Files of games: one line each, appended as soon as it is played, so that nothing is lost when a run is cut off.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A line of a file.
pub trait Record: Sized + Send {
    /// What tells it from the other lines.
    type Key: Ord + Copy + Send + Sync;

    /// The names of its columns.
    fn columns() -> String;

    fn key(&self) -> Self::Key;

    fn line(&self) -> String;

    /// The record of a line; none if the line is not whole.
    fn parse(line: &str) -> Option<Self>;
}

/// What has been played so far, in a file or only in memory.
#[derive(Debug)]
pub struct Ledger<R: Record> {
    rows: BTreeMap<R::Key, R>,
    file: Option<File>,
}

impl<R: Record> Ledger<R> {
    /// Nothing yet, and nothing is kept.
    pub fn in_memory() -> Self {
        Self { rows: BTreeMap::new(), file: None }
    }

    /// Goes on with a file or begins it. Its first line says what it is about, in the words of `title`: a file about
    /// something else is refused. A line that was cut off is dropped.
    pub fn open(path: &Path, title: &str) -> io::Result<Self> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error),
        };
        let head = format!("# {title}\n{}\n", R::columns());
        if !text.is_empty() && !head.starts_with(&text) && !text.starts_with(&head) {
            let other = text.lines().next().unwrap_or_default().trim_start_matches("# ");
            let problem = format!("{} is about something else: {other}; wanted: {title}", path.display());
            return Err(io::Error::new(io::ErrorKind::InvalidData, problem));
        }
        let mut rows = BTreeMap::new();
        let mut whole = 0;
        for line in text.get(head.len()..).unwrap_or_default().split_inclusive('\n') {
            let Some(row) = line.strip_suffix('\n').and_then(R::parse) else { break };
            whole += line.len();
            rows.insert(row.key(), row);
        }
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        if text.len() < head.len() {
            file.set_len(0)?;
            file.write_all(head.as_bytes())?;
        } else if text.len() > head.len() + whole {
            let rest = &text[head.len() + whole..];
            if rest.trim_end_matches('\n').contains('\n') {
                let problem = format!("{} has a line that is none: {:?}", path.display(), rest.lines().next());
                return Err(io::Error::new(io::ErrorKind::InvalidData, problem));
            }
            file.set_len((head.len() + whole) as u64)?;
        }
        Ok(Self { rows, file: Some(file) })
    }

    /// Plays whatever is missing of these, on so many threads, each with a hall of its own; the result is the same
    /// for any number. `tick` is told how many of how many are done.
    pub fn fill<W>(
        &mut self,
        keys: impl Iterator<Item = R::Key>,
        threads: usize,
        make: impl Fn() -> W + Sync,
        play: impl Fn(&mut W, R::Key) -> R + Sync,
        tick: impl Fn(usize, usize) + Sync,
    ) -> io::Result<()> {
        let missing: Vec<R::Key> = keys.filter(|key| !self.rows.contains_key(key)).collect();
        let next = AtomicUsize::new(0);
        let done = Mutex::new((self, Ok(())));
        let work = || {
            let mut hall = make();
            while let Some(key) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                let row = play(&mut hall, *key);
                let Ok(mut done) = done.lock() else { return };
                let (ledger, result) = &mut *done;
                let written = ledger.add(row);
                if result.is_ok() && written.is_err() {
                    *result = written;
                }
                if result.is_err() {
                    return;
                }
                let left = next.load(Ordering::Relaxed).min(missing.len());
                tick(left, missing.len());
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads.clamp(1, missing.len().max(1)) {
                scope.spawn(work);
            }
            work();
        });
        match done.into_inner() {
            Ok((_, result)) => result,
            Err(_) => Err(io::Error::other("a thread of the arena broke off")),
        }
    }

    fn add(&mut self, row: R) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            // One write for one line, straight to the file.
            file.write_all(format!("{}\n", row.line()).as_bytes())?;
        }
        self.rows.insert(row.key(), row);
        Ok(())
    }

    pub fn get(&self, key: &R::Key) -> Option<&R> {
        self.rows.get(key)
    }

    /// All rows, by key.
    pub fn rows(&self) -> impl Iterator<Item = &R> {
        self.rows.values()
    }
}
