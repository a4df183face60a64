//! What a table remembers of its bots.

use tokio::task::AbortHandle;

/// A bot that is thinking for a seat. It is asked to stop when this is dropped.
pub(crate) struct Thinking {
    /// The version of the table that it thinks about.
    pub(super) at: u32,
    pub(super) task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// The rest of a turn that a bot has decided on.
#[derive(Default)]
pub(crate) struct Decided {
    /// The number of entries at which it goes on. If others have acted in between, the bot thinks again.
    pub(super) entries: usize,
    pub(super) rest: Vec<String>,
}

impl Decided {
    /// The rest of the turn, if the record has this many entries.
    pub(super) fn take_at(&mut self, entries: usize) -> Vec<String> {
        let rest = std::mem::take(&mut self.rest);
        if self.entries == entries { rest } else { Vec::new() }
    }
}
