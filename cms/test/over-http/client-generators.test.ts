/** @api */
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../support/api.ts'

const run = promisify(execFile)
const example = join(import.meta.dirname, '../../../examples/clients')
const cmsUrl = process.env['CMS_TEST_URL'] ?? ''

/** Runs a program of the example; its output. */
const program = async (...args: string[]): Promise<string> =>
  (await run(process.execPath, args, { cwd: example })).stdout

beforeAll(async () => {
  await program('--import', './typescript-5.mjs', 'generate.mjs', cmsUrl)
}, 120_000)
afterAll(() => rm(join(example, 'generated'), { recursive: true, force: true }))

it('the generated clients compile with the programs that use them', async () => {
  const compiled = await program('node_modules/typescript/lib/tsc.js', '-p', '.').catch(
    (error: { stdout: string }) => error.stdout,
  )
  expect(compiled).toBe('')
}, 120_000)

it.each(['openapi-fetch.ts', 'hey-api.ts', 'orval.ts'])('%s is answered', async (name) => {
  const { body } = await call<{ data: { key: string }[] }>(
    '/web/part-numbers?state=active&limit=2&locales=br,en',
  )
  const keys = body.data.map(({ key }) => key)
  expect(keys).toHaveLength(2)
  const answer: unknown = JSON.parse(await program(name, keys[0] ?? '', cmsUrl))
  expect(answer).toEqual({
    listed: keys.map((key) => [key, ['br', 'en']]),
    found: [
      [keys[0], 'found', keys[0]],
      ['not one of ours', 'unknown', null],
    ],
    unknown: 'not-found',
  })
})
