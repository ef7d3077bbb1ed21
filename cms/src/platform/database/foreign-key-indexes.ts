/** Query interface of a connection. */
interface Connection {
  query: <Row extends object>(text: string) => Promise<{ rows: Row[] }>
}

/**
 * Single-column foreign keys without an index. Payload creates none on `_parent_id` of its locale
 * tables (their unique index starts with the locale), so reading or deleting a document scans the
 * texts of all others.
 */
export const unindexedForeignKeys = `
  select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and cardinality(c.conkey) = 1 and c.connamespace = current_schema()::regnamespace
    and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null and i.indisvalid)
  group by 1, 2 order by 1, 2`

/**
 * Creates the missing indexes after every migration, so that new tables are covered. Returns their
 * number.
 */
export async function indexForeignKeys(connection: Connection): Promise<number> {
  const { rows } = await connection.query<{ table: string; column: string }>(unindexedForeignKeys)
  // PostgreSQL quotes the table name and chooses the index name
  for (const { table, column } of rows)
    await connection.query(`create index on ${table} ("${column}")`)
  return rows.length
}
