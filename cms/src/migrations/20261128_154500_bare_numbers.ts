import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes of numbers without separators: searches and the history look numbers of documents and
 * part numbers up, in place of normalizing those of all rows.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  -- equals normalizePartNumber (content/variants/part-number.ts)
  CREATE FUNCTION bare_number(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(upper(normalize(written, NFD)), '[^A-Z0-9]', '', 'g');
  CREATE INDEX files_bare_number ON files (bare_number(number));
  -- reversed: a search by the end of a name or title is a range of an index
  CREATE INDEX files_reversed_name ON files ((reverse(right(bare_number(regexp_replace(filename, '[.][A-Za-z0-9]+$', '')), 200)) COLLATE "C"));
  CREATE INDEX files_locales_reversed_title ON files_locales ((reverse(right(bare_number(title), 200)) COLLATE "C"));
  CREATE INDEX certificates_bare_number ON certificates (bare_number(number));
  CREATE INDEX value_changes_bare_number ON value_changes USING gin (bare_number(part_number) gin_trgm_ops)
    WHERE part_number IS NOT NULL;
  CREATE INDEX messages_lines_bare_number ON messages_lines USING gin (bare_number(part_number || ' ' || coalesce(asked, '')) gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX files_bare_number, files_reversed_name, files_locales_reversed_title, certificates_bare_number,
    value_changes_bare_number, messages_lines_bare_number;
  DROP FUNCTION bare_number(text);`)
}
