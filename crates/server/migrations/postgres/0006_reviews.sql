-- What reviews of finished games found. A review with an old version is made again.
CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    version BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    review TEXT NOT NULL
);
