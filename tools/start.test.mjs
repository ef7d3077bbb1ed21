import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { takeDataFolder } from './data-folder.mjs'
import { freePort } from './ports.mjs'
import { root } from './root.mjs'
import { readSecrets, readSettings } from './settings.mjs'

const folders = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })))

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-tools-'))
  folders.push(path)
  return path
}

/** `npm start` in an environment of the test's own, to its end. */
function start(settings) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'tools', 'start.mjs')], { env: { PATH: process.env.PATH, ...settings }, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => { said += chunk })
    child.on('close', (code) => resolve({ code, sentences: said.trim().split('\n') }))
  })
}

test('a taken port is one sentence that names it, and code 1', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  const data = join(folder(), 'never-made')
  const { code, sentences } = await start({ PORT: String(port), HOST: '127.0.0.1', VITRINE_DATA: data })
  server.close()
  expect(code).toBe(1)
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toContain(`Port ${port} is taken`)
  expect(existsSync(data)).toBe(false)
})

test('settings that cannot be meant are one sentence each, and code 1', async () => {
  const port = String(await freePort())
  const cases = [
    [{ PORT: 'eighty' }, 'PORT is "eighty"'],
    [{ PORT: port, DATABASE_URL: 'mysql://x/y' }, 'only postgres://'],
    [{ PORT: port, DATABASE_URL: 'nonsense' }, 'DATABASE_URL is not an address'],
    [{ PORT: port, VITRINE_MODE: 'prod' }, 'VITRINE_MODE is "prod"'],
    [{ PORT: port, VITRINE_DATA: '/dev/null/vitrine' }, 'cannot be written'],
  ]
  for (const [settings, expected] of cases) {
    const { code, sentences } = await start(settings)
    expect(code, expected).toBe(1)
    expect(sentences, expected).toHaveLength(1)
    expect(sentences[0]).toContain(expected)
  }
})

test('a second start on the same data is refused and leaves the first alone', async () => {
  const data = folder()
  // an owner that is alive and is a start: this very test stands in, its command line says so
  const owner = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 30000)', 'start.mjs'], { stdio: 'ignore' })
  writeFileSync(join(data, 'vitrine.lock'), String(owner.pid))
  const { code, sentences } = await start({ PORT: String(await freePort()), VITRINE_DATA: data })
  owner.kill()
  expect(code).toBe(1)
  expect(sentences[0]).toContain(`Vitrine already runs on ${data}`)
  expect(readFileSync(join(data, 'vitrine.lock'), 'utf8')).toBe(String(owner.pid))
})

test('a lock that a killed start left behind is not in the way', () => {
  const data = folder()
  writeFileSync(join(data, 'vitrine.lock'), '999999999')
  const giveBack = takeDataFolder(data)
  expect(readFileSync(join(data, 'vitrine.lock'), 'utf8')).toBe(String(process.pid))
  giveBack()
  expect(existsSync(join(data, 'vitrine.lock'))).toBe(false)
})

test('secrets are made once, kept for their owner only, and never made up in production', () => {
  const data = folder()
  const demo = readSettings({ VITRINE_DATA: data })
  const first = readSecrets(demo, {})
  expect(readSecrets(demo, {})).toEqual(first)
  expect(first.PAYLOAD_SECRET.length).toBeGreaterThanOrEqual(32)
  expect(statSync(join(data, 'secrets.json')).mode & 0o077).toBe(0)
  const production = readSettings({ VITRINE_DATA: folder(), VITRINE_MODE: 'production' })
  expect(() => readSecrets(production, {})).toThrow(/PAYLOAD_SECRET is not set/)
  expect(production.loadDemo).toBe(false)
})
