-- Tables at which somebody learns a game: they count in no statistics and leave the lists when they are over.
ALTER TABLE tables ADD COLUMN lesson BOOLEAN NOT NULL DEFAULT FALSE;
