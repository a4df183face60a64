-- People, sessions, tables. `log` is append-only: undo is a row like any other (docs/hosting.md).
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    created_at BIGINT NOT NULL
);

CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    token TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id),
    agent TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    box TEXT NOT NULL,
    status TEXT NOT NULL,
    public BOOLEAN NOT NULL,
    revision BIGINT NOT NULL,
    doc TEXT NOT NULL,
    secret TEXT NOT NULL,
    version BIGINT NOT NULL,
    entries BIGINT NOT NULL,
    waiting TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, public, updated_at);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat TEXT NOT NULL,
    person TEXT NOT NULL,
    place BIGINT,
    score BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    text TEXT NOT NULL,
    spent BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    name TEXT NOT NULL,
    seat TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
