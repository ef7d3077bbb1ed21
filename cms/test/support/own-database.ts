import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Client } from 'pg'

const root = resolve(import.meta.dirname, '..', '..')

/**
 * Creates a migrated, empty database on the test's PostgreSQL. Returns the environment of programs
 * that use it.
 */
export async function ownDatabase(name: string): Promise<NodeJS.ProcessEnv> {
  const url = new URL(process.env['DATABASE_URL'] ?? '')
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  const env = {
    ...process.env,
    NODE_ENV: 'test' as const,
    DATABASE_URL: url.href,
    VITRINE_DATA: mkdtempSync(join(tmpdir(), 'vitrine-mail-')),
    PAYLOAD_SECRET: 'a secret of the tests alone',
    FEED_SECRET: 'another secret of the tests',
    PUBLIC_ORIGIN: 'https://vitrine.example',
    MAIL_FROM: 'Aterra <site@vitrine.example>',
  }
  const migrated = spawnSync(process.execPath, ['src/operations/migrate.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  })
  if (migrated.status !== 0) throw new Error(migrated.stderr)
  return env
}
