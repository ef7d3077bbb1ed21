import { spawn, spawnSync } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import type { Client } from 'pg'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { differencesOf, readRecorded } from './support/recorded-tables.ts'
import type { RecordedTable } from './support/recorded-tables.ts'
import type { Recorded } from './support/recorded-tables.ts'
import { dropRelease, loadRelease, migration, oldestRelease } from './support/release-database.ts'

const migrate = () => {
  const { args, options } = migration()
  return spawnSync(process.execPath, args, { ...options, encoding: 'utf8' })
}

/** Kills a migration as soon as a table has rows that it recorded. Returns false if it had ended. */
async function killAt(database: Client, table: RecordedTable): Promise<boolean> {
  const { args, options } = migration()
  const running = spawn(process.execPath, args, { ...options, stdio: 'ignore' })
  const ended = new Promise<void>((done) => running.once('exit', () => done()))
  const condition = table === 'search_entries' ? 'document is not null' : 'true'
  while (running.exitCode === null) {
    const seen = await database
      .query(`select from ${table} where ${condition} limit 1`)
      .catch(() => undefined)
    if (seen?.rowCount === 1) {
      running.kill('SIGKILL')
      await ended
      return true
    }
    await setTimeout(5)
  }
  return false
}

afterEach(dropRelease)

async function undisturbed(): Promise<Recorded> {
  const database = await loadRelease(oldestRelease)
  expect(migrate().stdout).toContain('The database is up to date.')
  const found = await readRecorded(database)
  await dropRelease()
  return found
}

let expected: Recorded = {}
beforeAll(async () => {
  expected = await undisturbed()
})

test.each(['search_entries', 'staff_entries', 'translations', 'recorded_values'] as const)(
  'an upgrade that is killed while it records %s records what an undisturbed one does',
  async (table) => {
    const database = await loadRelease(oldestRelease)
    expect(await killAt(database, table)).toBe(true)
    const { stdout, stderr } = migrate()
    expect([stdout.includes('The database is up to date.'), stderr]).toEqual([true, ''])
    expect(differencesOf(expected, await readRecorded(database))).toEqual([])
  },
)
