import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openApi } from './openapi.ts'
import { propertyFacts } from './properties/index.ts'

const api = openApi()

/** Properties of all schemas below a value, by path. */
function* propertiesOf(value: unknown, path = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    if (['example', 'examples'].includes(key) && !path.endsWith('/properties')) continue
    if (path.endsWith('/properties') && typeof part === 'object')
      yield [`${path}/${key}`, part as Record<string, unknown>]
    yield* propertiesOf(part, `${path}/${key}`)
  }
}

it('passes the recommended rules of Redocly without a warning', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'openapi-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(api))
  const cli = join(import.meta.dirname, '../../../../node_modules/@redocly/cli/bin/cli.js')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'lint', file, '--extends=recommended', '--format=json'],
    {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  ).catch((error: { stdout: string }) => error)
  const { problems } = JSON.parse(stdout) as { problems: { ruleId: string; message: string }[] }
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

it('describes every property', () => {
  const missing = [...propertiesOf(api)].filter(
    ([path, property]) => !property['description'] && !path.includes('/allOf/'),
  )
  expect(missing.map(([path]) => path)).toEqual([])
})

it('describes no property that the contract lacks', () => {
  const names = new Set([...propertiesOf(api)].map(([path]) => path.split('/').at(-1)))
  // texts of further locales are properties of other configurations
  const further = /_(en|es|de)$/
  expect(
    Object.keys(propertyFacts).filter((name) => !names.has(name) && !further.test(name)),
  ).toEqual([])
})

it('gives an example of every success that is JSON', () => {
  const operations = Object.values(api.paths).flatMap((path) => Object.values(path)) as {
    operationId: string
    responses: Record<string, { content?: Record<string, { example?: unknown }> }>
  }[]
  const missing = operations.filter(({ responses }) => {
    const json = responses['200']?.content?.['application/json']
    return json && json.example === undefined
  })
  expect(missing.map(({ operationId }) => operationId)).toEqual([])
})

it('states the licence of the data, else that all rights are reserved', () => {
  const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' }
  expect(openApi(license).info.license).toEqual(license)
  expect(api.info.license.name).toBe('All rights reserved')
})

it('documents limits, methods and challenge where they occur', () => {
  const text = (name: string) => JSON.stringify(api.components.responses[name])
  const names = Object.keys(api.components.responses)
  const of = (status: number) => names.filter((name) => name.startsWith(`Error${status}-`))
  for (const [status, header] of [
    [401, 'WWW-Authenticate'],
    [405, 'Allow'],
    [429, 'RateLimit'],
    [502, 'Retry-After'],
  ] as const)
    for (const name of of(status)) expect(text(name)).toContain(`#/components/headers/${header}`)
  expect(of(405).length).toBeGreaterThan(0)
})
