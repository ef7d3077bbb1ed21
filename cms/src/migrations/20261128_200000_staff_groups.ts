import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Counted groups of the staff's index (docs/decisions/0133): entries that are alike in what lists
 * filter and count by, with the number of their documents, kept by triggers; figures of products; and
 * indexes by which pages of lists, the grid and the finder are read.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE staff_entries ADD COLUMN exempt text[] NOT NULL DEFAULT '{}', ADD COLUMN untooled int, ADD COLUMN is_tooled boolean,
    ADD COLUMN discontinued int;
  UPDATE staff_entries e SET exempt = x.facts FROM (
    SELECT collection, document_id, array_agg(fact ORDER BY fact) AS facts FROM completeness_exceptions GROUP BY 1, 2
  ) x WHERE x.collection = e.collection AND x.document_id = e.document_id;

  CREATE FUNCTION staff_group(collection text, parent int, site text, states jsonb, facts text[], exempt text[], facts_version int) RETURNS uuid
    LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT md5(ROW(collection, parent, site, states, facts, exempt, facts_version)::text)::uuid
  $$;
  ALTER TABLE staff_entries ADD COLUMN group_key uuid
    GENERATED ALWAYS AS (staff_group(collection, parent, site, states, facts, exempt, facts_version)) STORED;

  -- a group has as many rows as transactions counted in it at once: none waits for another
  CREATE TABLE staff_groups (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    group_key uuid NOT NULL,
    collection text NOT NULL,
    parent int,
    site text NOT NULL,
    states jsonb NOT NULL,
    facts text[] NOT NULL,
    exempt text[] NOT NULL,
    facts_version int NOT NULL,
    documents int NOT NULL,
    part_numbers int NOT NULL,
    untooled int NOT NULL,
    tooled int NOT NULL,
    discontinued int NOT NULL
  ) WITH (toast_tuple_target = 128, fillfactor = 70);
  CREATE INDEX staff_groups_key ON staff_groups (group_key);
  CREATE INDEX staff_groups_collection ON staff_groups (collection);

  CREATE FUNCTION count_staff_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed record;
    slot bigint;
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM staff_groups;
      RETURN NULL;
    END IF;
    FOR changed IN EXECUTE format($q$
      SELECT group_key, collection, parent, site, states, facts, exempt, facts_version,
        sum(sign)::int AS documents, coalesce(sum(sign * part_numbers), 0)::int AS part_numbers, coalesce(sum(sign * untooled), 0)::int AS untooled,
        coalesce(sum(sign) FILTER (WHERE is_tooled), 0)::int AS tooled, coalesce(sum(sign * discontinued), 0)::int AS discontinued
      FROM (%s) e GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 $q$,
      CASE TG_OP
        WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM new_entries'
        WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM old_entries'
        ELSE 'SELECT 1 AS sign, * FROM new_entries UNION ALL SELECT -1, * FROM old_entries'
      END)
    LOOP
      CONTINUE WHEN changed.documents = 0 AND changed.part_numbers = 0 AND changed.untooled = 0 AND changed.tooled = 0 AND changed.discontinued = 0;
      SELECT id INTO slot FROM staff_groups WHERE group_key = changed.group_key LIMIT 1 FOR UPDATE SKIP LOCKED;
      IF slot IS NULL THEN
        INSERT INTO staff_groups (group_key, collection, parent, site, states, facts, exempt, facts_version, documents, part_numbers, untooled, tooled, discontinued)
        VALUES (changed.group_key, changed.collection, changed.parent, changed.site, changed.states, changed.facts, changed.exempt, changed.facts_version,
          changed.documents, changed.part_numbers, changed.untooled, changed.tooled, changed.discontinued);
      ELSE
        UPDATE staff_groups SET documents = documents + changed.documents, part_numbers = part_numbers + changed.part_numbers,
          untooled = untooled + changed.untooled, tooled = tooled + changed.tooled, discontinued = discontinued + changed.discontinued
        WHERE id = slot;
        DELETE FROM staff_groups WHERE id = slot AND (documents, part_numbers, untooled, tooled, discontinued) = (0, 0, 0, 0, 0);
      END IF;
    END LOOP;
    RETURN NULL;
  END $$;
  INSERT INTO staff_groups (group_key, collection, parent, site, states, facts, exempt, facts_version, documents, part_numbers, untooled, tooled, discontinued)
    SELECT group_key, collection, parent, site, states, facts, exempt, facts_version, count(*), coalesce(sum(part_numbers), 0), 0, 0, 0
    FROM staff_entries GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  CREATE TRIGGER staff_entries_added AFTER INSERT ON staff_entries REFERENCING NEW TABLE AS new_entries
    FOR EACH STATEMENT EXECUTE FUNCTION count_staff_entries();
  CREATE TRIGGER staff_entries_changed_groups AFTER UPDATE ON staff_entries REFERENCING OLD TABLE AS old_entries NEW TABLE AS new_entries
    FOR EACH STATEMENT EXECUTE FUNCTION count_staff_entries();
  CREATE TRIGGER staff_entries_removed AFTER DELETE ON staff_entries REFERENCING OLD TABLE AS old_entries
    FOR EACH STATEMENT EXECUTE FUNCTION count_staff_entries();

  CREATE TRIGGER staff_entries_truncated AFTER TRUNCATE ON staff_entries FOR EACH STATEMENT EXECUTE FUNCTION count_staff_entries();

  CREATE INDEX staff_entries_group ON staff_entries (group_key, sort_title, document_id);
  DROP INDEX staff_entries_author;
  CREATE INDEX staff_entries_author ON staff_entries (changed_by, collection);
  CREATE INDEX staff_entries_parts ON staff_entries (collection, part_numbers DESC NULLS LAST, document_id);
  CREATE INDEX staff_entries_unpublished ON staff_entries (changed_at DESC NULLS LAST, document_id DESC) WHERE site IN ('draft', 'changed');
  CREATE INDEX staff_entries_untooled ON staff_entries (parent) WHERE collection = 'products' AND untooled > 0;
  CREATE INDEX staff_entries_discontinued ON staff_entries (document_id) WHERE collection = 'products' AND discontinued > 0;

  -- order of family codes: F2 before F10
  CREATE FUNCTION natural_order(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(regexp_replace(lower(code), '([0-9]+)', '000000000000\\1', 'g'), '0*([0-9]{12})', '\\1', 'g');
  CREATE INDEX staff_entries_family ON staff_entries (collection, (natural_order(family) COLLATE "C"), document_id) WHERE part_numbers > 0;

  -- content of uploads: the hash with which names of stored files end
  CREATE INDEX media_content ON media ((substring(filename from '-([0-9a-f]{10})(?:-[0-9]+)?[.][a-z0-9]+$'))) WHERE deleted_at IS NULL;
  CREATE INDEX files_content ON files ((substring(filename from '-([0-9a-f]{10})(?:-[0-9]+)?[.][a-z0-9]+$'))) WHERE deleted_at IS NULL;

  -- beginnings of keys, and what is within the keys of a collection
  CREATE INDEX staff_keys_beginning ON staff_keys (collection, key text_pattern_ops);
  DROP INDEX staff_keys_key;
  CREATE INDEX staff_keys_within ON staff_keys USING gin ((collection || key) gin_trgm_ops);

  -- keys by the beginning of a code or of a text in each collection, by the inside of a code and by words in all of them: at
  -- most 'most' of each. Without sequential scans: a frequent word would read the whole table
  CREATE FUNCTION found_keys(collections text[], code text, is_within boolean, beginning text, words text[], most int)
    RETURNS TABLE (collection text, document_id int, kind text, label text, key text, branch int)
    LANGUAGE sql STABLE SET enable_seqscan = off AS $$
    SELECT k.*, 1 FROM unnest(collections) c(name) CROSS JOIN LATERAL (
      SELECT f.collection, f.document_id, f.kind, f.label, f.key FROM staff_keys f
      WHERE f.collection = c.name AND f.kind = 'code' AND f.key ~>=~ found_keys.code AND f.key ~<~ (found_keys.code || chr(1114111))
      ORDER BY f.key USING ~<~ LIMIT most) k
    UNION ALL
    (SELECT f.collection, f.document_id, f.kind, f.label, f.key, 2 FROM staff_keys f
      WHERE is_within AND (f.collection || f.key) LIKE CASE WHEN cardinality(collections) = 1 THEN collections[1] ELSE '' END || '_%' || found_keys.code || '%'
        AND f.collection = ANY (collections) AND f.kind = 'code' AND f.key LIKE '_%' || found_keys.code || '%'
      LIMIT most)
    UNION ALL
    SELECT k.*, 3 FROM unnest(collections) c(name) CROSS JOIN LATERAL (
      SELECT f.collection, f.document_id, f.kind, f.label, f.key FROM staff_keys f
      WHERE f.collection = c.name AND f.kind <> 'code' AND f.key ~>=~ beginning AND f.key ~<~ (beginning || chr(1114111))
      ORDER BY f.key USING ~<~ LIMIT most) k
    UNION ALL
    (SELECT f.collection, f.document_id, f.kind, f.label, f.key, 4 FROM staff_keys f
      WHERE (f.collection || f.key) LIKE CASE WHEN cardinality(collections) = 1 THEN collections[1] ELSE '' END || words[1]
        AND f.collection = ANY (collections) AND f.kind <> 'code' AND f.key LIKE ALL (words)
      LIMIT most)
  $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION found_keys(text[], text, boolean, text, text[], int);
  DROP INDEX media_content, files_content;
  DROP INDEX staff_keys_beginning, staff_keys_within;
  CREATE INDEX staff_keys_key ON staff_keys USING gin (key gin_trgm_ops);
  DROP INDEX staff_entries_author;
  CREATE INDEX staff_entries_author ON staff_entries (changed_by);
  DROP INDEX staff_entries_group, staff_entries_parts, staff_entries_unpublished, staff_entries_untooled, staff_entries_discontinued, staff_entries_family;
  DROP FUNCTION natural_order(text);
  DROP TRIGGER staff_entries_added ON staff_entries;
  DROP TRIGGER staff_entries_changed_groups ON staff_entries;
  DROP TRIGGER staff_entries_removed ON staff_entries;
  DROP TRIGGER staff_entries_truncated ON staff_entries;
  DROP FUNCTION count_staff_entries();
  DROP TABLE staff_groups;
  ALTER TABLE staff_entries DROP COLUMN group_key;
  DROP FUNCTION staff_group(text, int, text, jsonb, text[], text[], int);
  ALTER TABLE staff_entries DROP COLUMN exempt, DROP COLUMN untooled, DROP COLUMN is_tooled, DROP COLUMN discontinued;`)
}
