/** What of a connection this needs. */
interface Connection {
  query: <Row extends object>(text: string) => Promise<{ rows: Row[] }>
}

/**
 * Foreign keys of one column that no index begins with. Payload makes none on `_parent_id` of its
 * tables of texts (their
 * unique index begins with the locale), so that a read of a document, or its deletion, reads all
 * texts of all others.
 */
export const unindexedForeignKeys = `
  select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null and i.indisvalid)
  group by 1, 2 order by 1, 2`

/**
 * Makes the missing indexes, after every migration: tables that come later have them, too. Answers
 * how many.
 */
export async function indexForeignKeys(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ table: string; column: string }>(unindexedForeignKeys)
  // PostgreSQL has quoted the table's name, and chooses one for the index
  for (const { table, column } of rows)
    await connection.query(`create index on ${table} ("${column}")`)
  return rows.length
}
