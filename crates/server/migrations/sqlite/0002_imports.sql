-- Who brought an imported record along: nobody sits at its table, so no seat leads to it. Empty for all other tables.
ALTER TABLE tables ADD COLUMN importer TEXT NOT NULL DEFAULT '';
UPDATE tables SET importer = json_extract(doc, '$.host.id') WHERE json_extract(doc, '$.origin.kind') = 'import';
CREATE INDEX tables_by_importer ON tables (importer) WHERE importer <> '';
