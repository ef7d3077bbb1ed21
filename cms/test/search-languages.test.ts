/** @search */
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { prepareSearchLanguages } from '#src/platform/database/search-languages.ts'

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 1 })
afterAll(() => pool.end())

const configured = localeCodes.map((code) => ({ code, ...locales[code] }))

/**
 * Text search configuration of each locale after the preparation, in a transaction that is rolled
 * back.
 */
async function searchedIn(
  more: readonly { code: string; tag: string; textSearch?: string }[],
): Promise<Record<string, string>> {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    await prepareSearchLanguages(connection, [...configured, ...more])
    const found: Record<string, string> = {}
    for (const { code } of [...configured, ...more]) {
      const { rows } = await connection.query<{ config: string; partition: string | null }>(
        "select search_config($1)::text as config, to_regclass('search_entries_' || $1)::text as partition",
        [code],
      )
      expect(rows[0]?.partition).toBe(`search_entries_${code}`)
      found[code] = rows[0]?.config ?? ''
    }
    return found
  } finally {
    await connection.query('rollback')
    connection.release()
  }
}

it('gives each locale a partition and the text search configuration of its language', async () => {
  expect(await searchedIn([{ code: 'de', tag: 'de-DE' }])).toEqual({
    br: 'portuguese',
    en: 'english',
    es: 'spanish',
    de: 'german',
  })
})

it('searches without stems in a language that PostgreSQL has no configuration for', async () => {
  expect((await searchedIn([{ code: 'ja', tag: 'ja-JP' }]))['ja']).toBe('simple')
})

it('takes the configuration that the site names', async () => {
  const portuguese = { code: 'pt', tag: 'pt-PT', textSearch: 'simple' }
  expect((await searchedIn([portuguese]))['pt']).toBe('simple')
})

it('refuses a code that cannot name a table', async () => {
  await expect(searchedIn([{ code: 'de; drop', tag: 'de-DE' }])).rejects.toThrow('de; drop')
})
