/** @operations */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

it('prints the demonstration data of a database without needing a secret', () => {
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    DATABASE_URL: process.env['DATABASE_URL'],
  } as NodeJS.ProcessEnv
  const { status, stdout } = spawnSync(process.execPath, ['src/demo/find.ts'], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  const sentences = stdout.trim().split('\n')
  expect(status).toBe(0)
  // only the members of the test data have e-mail addresses in .example, as the demonstration's
  // have; the employees and the content do not match the demonstration
  expect(sentences).toEqual([
    expect.stringMatching(/^The database holds \d+ demonstration accounts of members/),
  ])
})

it('refuses to migrate a database with demonstration accounts in production mode', () => {
  const secret = 'f3a9c17e5b20d84c6a91e7f05d3b82c4'
  const env = {
    ...process.env,
    VITRINE_MODE: 'production',
    PUBLIC_ORIGIN: 'https://www.example.com',
    PAYLOAD_SECRET: secret,
    FEED_SECRET: `${secret}0`,
  }
  const { status, stderr } = spawnSync(process.execPath, ['src/operations/migrate.ts'], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  expect([status, stderr.includes('demonstration accounts of members')]).toEqual([1, true])
})
