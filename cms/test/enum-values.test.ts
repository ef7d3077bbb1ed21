/** @operations */
import { Pool } from 'pg'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { addEnumValues } from '#src/platform/database/enum-values.ts'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 1 })
const valuesOf = async (): Promise<string> =>
  (await pool.query<{ values: string }>('select enum_range(null::test_languages)::text as values'))
    .rows[0]?.values ?? ''

beforeEach(async () => {
  await pool.query('drop type if exists test_languages')
  await pool.query("create type test_languages as enum ('br', 'en')")
})
afterAll(async () => {
  await pool.query('drop type if exists test_languages')
  await pool.end()
})

it('adds the languages that a type lacks, and removes none', async () => {
  const types = [{ enumName: 'test_languages', enumValues: ['en', 'de', "l'x"] }]
  await addEnumValues(pool, types)
  await addEnumValues(pool, types)
  expect(await valuesOf()).toBe("{br,en,de,l'x}")
})

it('leaves types that do not exist to the migrations', async () => {
  await addEnumValues(pool, [{ enumName: 'test_types_to_come', enumValues: ['de'] }])
  expect(await valuesOf()).toBe('{br,en}')
})
