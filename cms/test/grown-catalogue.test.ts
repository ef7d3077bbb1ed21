/** @operations */
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { growCatalogue } from '../../bench/catalogue.ts'
import { ownDatabase } from './support/own-database.ts'
import { query } from './support/database.ts'

/** Tables of products and their versions. */
const tables =
  "select relname as name from pg_class where relkind = 'r' and relname ~ '^_?products(_|$)' and relnamespace = 'public'::regnamespace order by 1"

it('copies all rows of a product in the benchmark catalogue', async () => {
  const env = await ownDatabase('grown_test')
  const client = new Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  try {
    const names = (await client.query<{ name: string }>(tables)).rows.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(8)
    // copies of the test's own products; foreign keys to rows that are not copied are ignored
    await client.query('set session_replication_role = replica')
    for (const name of [...names, 'search_entries']) {
      const columns = await client.query<{ list: string }>(
        "select string_agg(quote_ident(attname), ',' order by attnum) as list from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped",
        [name],
      )
      const text = await query<{ line: unknown }>(`select to_jsonb(t) as line from "${name}" t`)
      for (const { line } of text)
        await client.query(
          `insert into "${name}" (${columns.rows[0]?.list}) select ${columns.rows[0]?.list} from jsonb_populate_record(null::"${name}", $1)`,
          [JSON.stringify(line)],
        )
    }
    const serial = (
      await client.query<{ name: string }>(
        "select table_name as name from information_schema.columns where column_name = 'id' and data_type = 'integer' and table_name = any($1)",
        [names],
      )
    ).rows
    for (const { name } of serial)
      await client.query(
        `select setval(pg_get_serial_sequence('"${name}"', 'id'), (select coalesce(max(id), 0) + 1 from "${name}"))`,
      )
    const originals = (
      await client.query<{ id: number }>(
        "select id from products where _status = 'published' and id in (select document_id from search_entries where collection = 'products')",
      )
    ).rows
    // foreign keys are enforced again: dependent rows of other products are deleted
    await client.query('set session_replication_role = origin')
    await client.query('delete from products where not (id = any($1))', [
      originals.map(({ id }) => id),
    ])
    await client.query('delete from _products_v where parent_id is null')
    const counts = async (): Promise<Record<string, number>> => {
      const found: Record<string, number> = {}
      for (const name of names)
        found[name] = Number(
          (await client.query<{ count: string }>(`select count(*) from "${name}"`)).rows[0]?.count,
        )
      return found
    }
    // targets of a product's relations are not copied into this database
    await client.query('alter database grown_test set session_replication_role = replica')
    const before = await counts()
    expect(before['products_highlights_locales']).toBeGreaterThan(0)
    expect(before['_products_v_locales']).toBeGreaterThan(0)
    await growCatalogue(env.DATABASE_URL ?? '', originals.length * 3)
    const after = await counts()
    for (const name of names) expect([name, after[name]]).toEqual([name, (before[name] ?? 0) * 3])
  } finally {
    await client.end()
  }
})
