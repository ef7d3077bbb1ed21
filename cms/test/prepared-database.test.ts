/** @operations */
import { resolve } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { knownMigrations } from '#src/platform/database/known-migrations.ts'
import { isPrepared, markPrepared } from '#src/platform/database/prepared-database.ts'
import { query } from './support/database.ts'

const known = knownMigrations(resolve(import.meta.dirname, '../src/migrations'))
const [build, other] = ['aa01', 'bb02']
const connection = {
  query: async (text: string, values?: unknown[]) => ({ rows: await query(text, values) }),
} as never

const mark = async () => {
  const [found] = await query<{ mark: string | null }>(
    "select obj_description('payload_migrations'::regclass) as mark",
  )
  return found?.mark ?? undefined
}
const before = await mark()
afterEach(() => markPrepared(connection, before))

test('does nothing at a start after which nothing changed', async () => {
  expect(await isPrepared(connection, known, build)).toBe(false)
  await markPrepared(connection, build)
  expect(await isPrepared(connection, known, build)).toBe(true)
})

test('prepares the database for another build, and without one', async () => {
  await markPrepared(connection, build)
  expect(await isPrepared(connection, known, other)).toBe(false)
  expect(await isPrepared(connection, known, undefined)).toBe(false)
})

test('prepares the database for a migration that did not run', async () => {
  await markPrepared(connection, build)
  expect(await isPrepared(connection, [...known, '29990101_000000_later'], build)).toBe(false)
})

test('prepares the database when an entry has to be written anew', async () => {
  await markPrepared(connection, build)
  await query(
    `insert into search_entries (collection, locale, document_id, slug, title, position, sort_title, card, updated_at)
      select 'sections', locale, 0, 'anew', 'Anew', 0, '', '{}', now() from search_entries limit 1`,
  )
  try {
    expect(await isPrepared(connection, known, build)).toBe(false)
  } finally {
    await query("delete from search_entries where slug = 'anew'")
  }
})
