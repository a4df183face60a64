-- Who opened a table, and when somebody who belongs to it was last there: open tables without people expire. 0 means that
-- everybody has left.
ALTER TABLE tables ADD COLUMN host TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN seen_at BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET host = COALESCE(CASE WHEN json_valid(doc) THEN json_extract(doc, '$.host.id') END, ''), seen_at = updated_at WHERE status = 'open';
CREATE INDEX tables_by_host ON tables (host) WHERE status = 'open';
-- What an account's name looks like, so that no other name looks the same. The server fills it in.
ALTER TABLE people ADD COLUMN skeleton TEXT;
CREATE INDEX people_by_skeleton ON people (skeleton);
