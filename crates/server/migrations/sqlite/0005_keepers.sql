-- Which processes are alive, and which of them looks after a table: lets its bots think and its clock run. When a
-- process has not been seen for some seconds, another takes its tables over (docs/hosting.md).
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    seen_at BIGINT NOT NULL,
    -- Fills some pages, so that a test of a write finds a disk full that has no room for a game's next entry.
    pad TEXT NOT NULL DEFAULT ''
);
ALTER TABLE tables ADD COLUMN keeper TEXT NOT NULL DEFAULT '';
