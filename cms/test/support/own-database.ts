import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** Name of the migrated, empty database on the PostgreSQL of each system (`start.ts`). */
export const emptyDatabase = 'vitrine_empty'

/**
 * Creates a migrated, empty database on the test's PostgreSQL. Returns the environment of programs
 * that use it.
 */
export async function ownDatabase(name: string): Promise<NodeJS.ProcessEnv> {
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name} template ${emptyDatabase}`)
  await client.end()
  url.pathname = `/${name}`
  return {
    ...process.env,
    NODE_ENV: 'test' as const,
    DATABASE_URL: url.href,
    VITRINE_DATA: mkdtempSync(join(process.env['VITRINE_DATA'] ?? tmpdir(), 'own-')),
    PAYLOAD_SECRET: 'a secret of the tests alone',
    FEED_SECRET: 'another secret of the tests',
    PUBLIC_ORIGIN: 'https://vitrine.example',
    MAIL_FROM: 'Aterra <site@vitrine.example>',
  }
}
