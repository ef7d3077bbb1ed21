import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { environmentVariables as ofTheCms } from '../../cms/src/platform/environment-schema.ts'
import { environmentVariables as ofTheSite } from '../../site/server/environment.ts'
import { claimBuilds } from './claim-builds.mjs'
import { configurationPath, companyNames } from '../project/configuration.mjs'
import { lockDataFolder } from './data-folder.mjs'
import { environmentOf, programVariables } from './program-environment.mjs'
import { weakness } from './secret-strength.mjs'
import { root } from '../project/root.mjs'
import { readSecrets, readSettings } from './settings.mjs'

const folders = []
afterEach(() =>
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })),
)

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-settings-'))
  folders.push(path)
  return path
}

const whole = () => ({
  VITRINE_MODE: 'production',
  VITRINE_DATA: folder(),
  DATABASE_URL: 'postgres://u:p@db.internal/vitrine',
  PUBLIC_ORIGIN: 'https://www.example.com',
  PAYLOAD_SECRET: randomBytes(24).toString('base64'),
  FEED_SECRET: randomBytes(16).toString('hex'),
  SMTP_URL: 'smtps://mail.internal',
  TRUSTED_PROXIES: '10.0.0.1',
})

const refusal = (environment, further) => {
  try {
    readSettings(environment, further)
    return []
  } catch (error) {
    return error.message.split('\n')
  }
}

test('lists all missing production settings at once', () => {
  const sentences = refusal(
    { VITRINE_MODE: 'production', VITRINE_DEMO: 'aterra', PORT: 'eighty' },
    ['The database holds the demonstration content.'],
  )
  for (const expected of [
    'PORT is',
    'DATABASE_URL is not set',
    'PUBLIC_ORIGIN is not set',
    'PAYLOAD_SECRET is not set',
    'FEED_SECRET is not set',
    'VITRINE_DEMO is',
    'The database holds',
  ]) {
    expect(
      sentences.filter((sentence) => sentence.startsWith(expected)),
      expected,
    ).toHaveLength(1)
  }
  expect(refusal({ ...whole(), PUBLIC_ORIGIN: 'http://www.example.com' })[0]).toContain('https://')
  const same = randomBytes(24).toString('hex')
  expect(refusal({ ...whole(), PAYLOAD_SECRET: same, FEED_SECRET: same })[0]).toContain('the same')
})

test('listens on loopback in production by default and warns of optional settings', () => {
  const settings = readSettings(whole())
  expect([settings.host, settings.demo, settings.warnings]).toEqual(['127.0.0.1', undefined, []])
  expect(readSettings({ ...whole(), HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
  const { SMTP_URL: _mail, TRUSTED_PROXIES: _proxies, ...bare } = whole()
  expect(readSettings(bare).warnings).toEqual([
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('TRUSTED_PROXIES'),
  ])
  expect(readSettings({}).host).toBe('0.0.0.0')
  expect(readSettings({ ...whole(), HOST: '', VITRINE_DEMO: '' }).host).toBe('127.0.0.1')
})

test.each([
  '',
  'short-but-R4ndom',
  'a'.repeat(64),
  'ab'.repeat(20),
  'x7Gk'.repeat(10),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '01234567890123456789012345678901',
  'correct horse battery staple again',
  'Correct-Horse-Battery-Staple-Again-2026!',
  'a secret of the tests alone, long enough',
  'change-me-9f8a7b6c5d4e3f2a1b0c9d8e7f',
  'development only, never kept',
  'qwertyuiopasdfghjklzxcvbnm123456',
])('%j is no secret', (secret) => expect(weakness(secret)).toBeDefined())

test('accepts random secrets in any alphabet', () => {
  for (let round = 0; round < 200; round += 1) {
    for (const encoding of ['hex', 'base64', 'base64url']) {
      // deterministic secrets
      const secret = createHash('sha256').update(String(round)).digest(encoding)
      expect(weakness(secret), secret).toBeUndefined()
    }
  }
  expect(weakness('f3a9c17e5b20d84c6a91e7f05d3b82c4')).toBeUndefined()
})

test('generates secrets once, readable by their owner; stores none of the environment', () => {
  const data = folder()
  const variables = { FEED_SECRET: 'given by the environment' }
  const demo = readSettings({ VITRINE_DATA: data })
  const first = readSecrets(demo, variables)
  expect(readSecrets(demo, variables)).toEqual(first)
  expect(first.FEED_SECRET).toBe(variables.FEED_SECRET)
  expect(first.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32)
  const file = join(data, 'secrets.json')
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(readFileSync(file, 'utf8')).not.toContain(variables.FEED_SECRET)
  const environment = whole()
  readSecrets(readSettings(environment), environment)
  expect(existsSync(join(environment.VITRINE_DATA, 'secrets.json'))).toBe(false)
})

test('passes each program its own variables and the system’s only', () => {
  expect(programVariables.site.toSorted()).toEqual(Object.keys(ofTheSite).toSorted())
  expect(programVariables.cms.toSorted()).toEqual(Object.keys(ofTheCms).toSorted())
  const environment = {
    ...whole(),
    PATH: '/bin',
    ADMIN_PASSWORD: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    METRICS_TOKEN: 'x',
    NODE_EXTRA_CA_CERTS: '/ca.pem',
  }
  const site = environmentOf('site', {}, environment)
  expect(Object.keys(site).toSorted()).toEqual([
    'FEED_SECRET',
    'METRICS_TOKEN',
    'NODE_EXTRA_CA_CERTS',
    'PATH',
    'PUBLIC_ORIGIN',
    'TRUSTED_PROXIES',
    'VITRINE_DATA',
    'VITRINE_MODE',
  ])
  expect(environmentOf('cms', {}, environment)).not.toHaveProperty('AWS_SECRET_ACCESS_KEY')
})

test('reads the demonstration to load, and lists the existing ones in an error', () => {
  expect(readSettings({}).demo).toBe('aterra')
  expect(readSettings({ VITRINE_DEMO: 'yes' }).demo).toBe('aterra')
  expect(readSettings({ VITRINE_DEMO: 'no' }).demo).toBeUndefined()
  expect(readSettings({ VITRINE_DEMO: 'remove' }).demo).toBe('remove')
  for (const name of companyNames()) expect(readSettings({ VITRINE_DEMO: name }).demo).toBe(name)
  expect(refusal({ VITRINE_DEMO: '../demo/aterra' })).toEqual([
    `VITRINE_DEMO is "../demo/aterra": use "no", "remove", or the name of a demonstration: ${companyNames().join(', ')}.`,
  ])
  expect(refusal({ ...whole(), VITRINE_DEMO: 'aterra' })).toEqual([
    'VITRINE_DEMO is "aterra": production loads no demonstration content.',
  ])
})

test('chooses the configuration of the named demonstration unless another is named', () => {
  const chosen = (variables) => relative(root, configurationPath(variables))
  expect(chosen({})).toBe('vitrine.config.ts')
  expect(chosen({ VITRINE_DEMO: 'aterra' })).toBe('vitrine.config.ts')
  expect(chosen({ VITRINE_DEMO: 'no' })).toBe('vitrine.config.ts')
  for (const name of companyNames().filter((company) => company !== 'aterra')) {
    expect(chosen({ VITRINE_DEMO: name })).toBe(`demo/${name}/vitrine.config.ts`)
    expect(chosen({ VITRINE_DEMO: name, VITRINE_CONFIG: 'vitrine.config.ts' })).toBe(
      'vitrine.config.ts',
    )
    expect(readSettings({ VITRINE_DEMO: name }).data).toBe(join(root, `var-${name}`))
  }
})

test('refuses to build another configuration below a running system', async () => {
  const [file, running, other] = [join(folder(), 'running.json'), folder(), folder()]
  const release = await lockDataFolder(running)
  await claimBuilds(running, { file, environment: {} })
  await claimBuilds(other, { file, environment: {} })
  const german = { VITRINE_CONFIG: 'e2e/configurations/german.config.ts' }
  await expect(claimBuilds(other, { file, environment: german })).rejects.toThrow(running)
  // a copied record is that of its original folder, whose system may run
  const copied = join(folder(), 'running.json')
  writeFileSync(copied, readFileSync(file))
  await claimBuilds(other, { file: copied, environment: german, project: '/copy/of/the/project' })
  release()
  await claimBuilds(other, { file, environment: german })
})
