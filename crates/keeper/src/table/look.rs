//! What somebody sees who does not play at the table.
//!
//! It takes a few milliseconds, and how soon it has its turn depends on what else they have asked for. So the table only
//! hands out a copy, and nobody who plays there waits for it.

use engine::Viewer;
use play::Record;
use protocol::{Position, Snapshot, TableInfo};
use shelf::GameBox;

use super::{
    Keeper, Who,
    snapshot::{Looked, look},
};
use crate::{Aside, Host, Refusal};

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
