/** @operations */
import { expect, it } from 'vitest'
import {
  indexForeignKeys,
  unindexedForeignKeys,
} from '#src/platform/database/foreign-key-indexes.ts'
import { query } from './support/database.ts'

it('has an index for every foreign key, including those of locale tables', async () => {
  expect(await query(unindexedForeignKeys)).toEqual([])
  const texts = await query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relname like '%\\_locales' and relnamespace = 'public'::regnamespace",
  )
  expect(texts.length).toBeGreaterThan(40)
  const indexed = await query<{ name: string }>(`
    select distinct t.relname as name from pg_index i join pg_class t on t.oid = i.indrelid
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0] and a.attname = '_parent_id' where t.relname like '%\\_locales'`)
  expect(indexed.map(({ name }) => name).toSorted()).toEqual(
    texts.map(({ name }) => name).toSorted(),
  )
})

it('creates the index of a table that is added later', async () => {
  await query(
    'create table later_locales (id serial primary key, _locale text, _parent_id int not null references products on delete cascade, unique (_locale, _parent_id))',
  )
  try {
    expect(await query(unindexedForeignKeys)).toEqual([
      { table: 'later_locales', column: '_parent_id' },
    ])
    expect(
      await indexForeignKeys({ query: async (text) => ({ rows: await query(text) }) as never }),
    ).toBe(1)
    expect(await query(unindexedForeignKeys)).toEqual([])
  } finally {
    await query('drop table later_locales')
  }
})
