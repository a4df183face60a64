//! Tables whose stored data cannot be read.
//!
//! Nothing about this is stored, so a table that has been repaired simply continues.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use protocol::Status;

use keeper::Doc;

use super::{Store, TableRow};
use crate::{
    metrics::Counter,
    refusal::{Reason, Refusal},
};

/// Where a table is damaged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Part {
    /// Its row in `tables`.
    Row,
    /// Its log, which does not replay, or its chat.
    Log,
}

/// Which tables are damaged, and how.
#[derive(Default)]
pub(crate) struct Damage {
    known: Mutex<BTreeMap<(String, Part), String>>,
    /// How many tables were found to be damaged.
    found: Counter,
}

impl Damage {
    fn known(&self) -> MutexGuard<'_, BTreeMap<(String, Part), String>> {
        // The map is consistent between any two statements, even if a thread panicked.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Store {
    /// A table cannot be read. The log says so once, and again only if the problem changes.
    pub(crate) fn damaged(&self, table: &str, part: Part, problem: &str) -> Refusal {
        let mut known = self.damage.known();
        if !known.keys().any(|(id, _)| id == table) {
            self.damage.found.add(1);
        }
        let before = known.insert((table.to_owned(), part), problem.to_owned());
        drop(known);
        if before.as_deref() != Some(problem) {
            tracing::error!(
                table,
                problem,
                "a stored table cannot be read, so it is frozen; restore a backup or delete the table"
            );
        }
        let message = format!(
            "table {table} is frozen, because what is stored of it is damaged. Whoever runs the server finds the \
             details in its log and can restore a backup or delete the table"
        );
        Refusal::new(Reason::Damaged, message).with("table", &table)
    }

    /// How many tables were found to be damaged since the server started.
    pub(crate) fn damaged_tables(&self) -> u64 {
        self.damage.found.get()
    }

    /// A part of a table can be read.
    pub(crate) fn sound(&self, table: &str, part: Part) {
        let mut known = self.damage.known();
        if !known.is_empty() && known.remove(&(table.to_owned(), part)).is_some() {
            tracing::info!(table, "a damaged table can be read again");
        }
    }

    /// Why a statement about one table failed: because of what is stored there, or because of the database.
    pub(crate) fn failed(&self, table: &str, error: sqlx::Error) -> Refusal {
        match error {
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                self.damaged(table, Part::Log, &error.to_string())
            }
            error => error.into(),
        }
    }

    /// What a table's row says, with its secret.
    pub(crate) fn read(&self, row: &TableRow) -> Result<(Doc, [u8; 32]), Refusal> {
        match row.read() {
            Ok(read) => {
                self.sound(&row.id, Part::Row);
                Ok(read)
            }
            Err(problem) => Err(self.damaged(&row.id, Part::Row, &problem)),
        }
    }

    /// A table's status. One that is known to be damaged is frozen.
    pub(crate) fn status(&self, row: &TableRow) -> Status {
        let known = self.damage.known();
        let damaged = |part| !known.is_empty() && known.contains_key(&(row.id.clone(), part));
        if damaged(Part::Row) || damaged(Part::Log) { Status::Frozen } else { row.status() }
    }
}
