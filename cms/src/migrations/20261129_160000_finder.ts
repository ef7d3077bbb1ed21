import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Misspelled searches of the staff: keys by their trigrams. Values of part numbers as lists filter by them: each
 * distinct value of a product with the places of the part numbers that have it, numbers in the base of their quantity.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE INDEX staff_keys_near ON staff_keys USING gin (key gin_trgm_ops);

  -- keys that may be what a misspelled code or misspelled words mean, most alike first; words[1] is looked up, the others
  -- are compared. Bounded: at most 4000 keys are rated. Without sequential scans: a frequent word would read the whole table
  CREATE FUNCTION near_keys(collections text[], code text, words text[], most int)
    RETURNS TABLE (collection text, document_id int, kind text, label text, key text)
    LANGUAGE sql STABLE SET enable_seqscan = off SET pg_trgm.similarity_threshold = 0.3 SET pg_trgm.word_similarity_threshold = 0.3 AS $$
    (SELECT n.collection, n.document_id, n.kind, n.label, n.key FROM (
      SELECT f.collection, f.document_id, f.kind, f.label, f.key FROM staff_keys f
      WHERE f.key % near_keys.code AND f.kind = 'code' AND f.collection = ANY (collections) LIMIT 4000) n
    ORDER BY similarity(n.key, near_keys.code) DESC LIMIT most)
    UNION ALL
    (SELECT n.collection, n.document_id, n.kind, n.label, n.key FROM (
      SELECT f.collection, f.document_id, f.kind, f.label, f.key FROM staff_keys f
      WHERE words[1] <% f.key AND f.kind <> 'code' AND f.collection = ANY (collections)
        AND NOT EXISTS (SELECT FROM unnest(words[2:]) word WHERE NOT word <% f.key) LIMIT 4000) n
    ORDER BY word_similarity(words[1], n.key) DESC LIMIT most)
  $$;

  CREATE TABLE staff_values (
    collection text NOT NULL,
    document_id int NOT NULL,
    key text NOT NULL,
    value text NOT NULL,
    unit text NOT NULL,
    low float8,
    high float8,
    places int[] NOT NULL
  );
  CREATE INDEX staff_values_document ON staff_values (collection, document_id);
  CREATE INDEX staff_values_number ON staff_values (key, unit, low, high);
  CREATE INDEX staff_values_text ON staff_values (key, value) WHERE low IS NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE staff_values;
  DROP FUNCTION near_keys(text[], text, text[], int);
  DROP INDEX staff_keys_near;`)
}
