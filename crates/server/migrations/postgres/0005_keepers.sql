-- Which processes are alive, and which of them looks after a table: lets its bots think and its clock run. When a
-- process has not been seen for some seconds, another takes its tables over (docs/hosting.md).
CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    seen_at BIGINT NOT NULL
);
ALTER TABLE tables ADD COLUMN keeper TEXT NOT NULL DEFAULT '';
