//! What somebody sees who does not play at the table.
//!
//! It takes a few milliseconds, and how soon it has its turn depends on what else they have asked for. So the table only
//! hands out a copy, and nobody who plays there waits for it.

use engine::Viewer;
use play::{Record, Table};
use protocol::{EntryInfo, EventInfo, Position, Snapshot, TableInfo};
use shelf::{BoxTable, GameBox};

use super::{keeper::Keeper, request::Who};
use crate::{Aside, Host, Refusal, entry_for, wire};

/// What is needed to show a table without it.
pub struct Look {
    game_box: &'static GameBox,
    record: Record,
    viewer: Viewer,
    /// An earlier position; none for the newest.
    earlier: Option<usize>,
    since: u32,
    table: TableInfo,
    /// The newest position.
    position: Position,
}

/// What somebody saw of the newest position.
pub struct Seen {
    pub(super) viewer: Viewer,
    pub snapshot: Snapshot,
}

impl<H: Host> Keeper<H> {
    /// A copy for somebody who looks and does not play here.
    pub(super) fn copy(&self, who: &Who, viewer: Viewer, earlier: Option<usize>, since: u32) -> Option<Look> {
        let position = self.position(viewer)?;
        let record = self.game.as_ref()?.table.record(Viewer::Everything);
        let (game_box, table) = (self.game_box, self.info(who));
        Some(Look { game_box, record, viewer, earlier, since, table, position })
    }
}

impl Look {
    /// The table that is looked at.
    pub fn table(&self) -> &str {
        &self.table.id
    }

    /// Works it out.
    pub fn see(self, aside: &Aside) -> Result<Seen, Refusal> {
        let Look { game_box, record, viewer, earlier, since, table, position, .. } = self;
        let game = aside.open(game_box, &record, "").map_err(|problem| Refusal::internal(&problem))?;
        let looked = look(aside, &*game, viewer, earlier, since)?;
        let Looked { since, position: past, events, record, opening } = looked;
        let position = past.map_or_else(|| position.clone(), |past| Position { at: position.at, ..past });
        Ok(Seen { viewer, snapshot: Snapshot { table, position, events, record, since, opening } })
    }
}

/// What somebody sees of a game.
pub(super) struct Looked {
    pub(super) since: u32,
    /// An earlier position; none if it is the newest.
    pub(super) position: Option<Position>,
    pub(super) events: Vec<EventInfo>,
    pub(super) record: Vec<EntryInfo>,
    pub(super) opening: String,
}

/// The position after this many entries, or the newest one, and how it came about.
pub(super) fn look(
    aside: &Aside,
    table: &dyn BoxTable,
    viewer: Viewer,
    earlier: Option<usize>,
    since: u32,
) -> Result<Looked, Refusal> {
    let since = news_since(aside, table, viewer, since);
    let entries = earlier.unwrap_or(table.len());
    if entries > table.len() {
        return Err(Refusal::missing(format!("the record has {} entries, not {entries}", table.len())));
    }
    let past = earlier.map(|entries| aside.at(table, entries)).transpose();
    let past = past.map_err(|error| Refusal::internal(&error))?;
    // The past is shown with today's knowledge: what has been revealed since is visible.
    let since = if past.is_none() { since.min(table.len() as u32) } else { since };
    let record = told(table, viewer, since).filter(|entry| (entry.n as usize) < entries).collect();
    let happened =
        if since as usize >= entries { Vec::new() } else { aside.events(table, viewer, since as usize) };
    let happened = happened.iter().filter(|note| note.entry < entries);
    Ok(Looked {
        since,
        position: past.map(|past| wire::position(&*past, viewer, false)),
        events: happened.map(wire::event).collect(),
        record,
        opening: table.header().opening(),
    })
}

/// The entry from which on a viewer who has `since` entries must be updated: an earlier one, if an entry that
/// they know as withheld has been revealed.
fn news_since(aside: &Aside, table: &dyn BoxTable, viewer: Viewer, since: u32) -> u32 {
    if since == 0 {
        return 0;
    }
    let Ok(then) = aside.at(table, since as usize) else { return 0 };
    let came_out = |&number: &usize| !then.knows(viewer, number) && table.knows(viewer, number);
    (0..then.len()).find(came_out).map_or(since, |number| number as u32)
}

/// The entries from `since` on, as a viewer may see them.
pub(super) fn told(table: &dyn Table, viewer: Viewer, since: u32) -> impl Iterator<Item = EntryInfo> {
    (since as usize..table.len()).filter_map(move |number| entry_for(table, viewer, number))
}
