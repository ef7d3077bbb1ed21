import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../project/ports.mjs'
import { superviseProgram } from './programs.mjs'
import { respondsOk } from './watch-health.mjs'

const ending = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

/**
 * Test program: answers `/readyz`; hangs after `/hang` and ignores signals; answers 503 after
 * `/unwell`.
 */
const source = `
  import { createServer } from 'node:http'
  let status = 200
  createServer((request, response) => {
    if (request.url === '/hang') for (;;);
    if (request.url === '/unwell') status = 503
    response.writeHead(status).end()
  }).listen(Number(process.env.PORT), '127.0.0.1')`

async function keep(watch) {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-program-'))
  ending.push(() => rmSync(data, { recursive: true, force: true }))
  const script = join(data, 'program.mjs')
  writeFileSync(script, source)
  const url = `http://127.0.0.1:${await freePort()}`
  const started = []
  const messages = []
  const env = { PATH: process.env.PATH, PORT: new URL(url).port }
  const program = superviseProgram({
    name: 'program',
    script,
    env,
    data,
    ready: `${url}/readyz`,
    say: (text) => messages.push(text),
    started: (pid) => started.push(pid),
    watch: { intervalMs: 300, failures: 5, startMs: 0, ...watch },
  })
  ending.push(() => program.stop(500))
  await program.up()
  return { url, started, messages }
}

test('restarts a hung program', async () => {
  const { url, started, messages } = await keep()
  void fetch(`${url}/hang`).catch(() => {})
  await vi.waitFor(
    async () => expect([started.length, await respondsOk(`${url}/readyz`)]).toEqual([2, true]),
    { timeout: 20_000, interval: 100 },
  )
  expect(messages[0]).toBe('program hangs; ending it')
})

test('restarts a program that is not ready, unless the fault lies elsewhere', async () => {
  const ill = await keep()
  await fetch(`${ill.url}/unwell`)
  await vi.waitFor(() => expect(ill.started).toHaveLength(2), { timeout: 10_000 })

  let checks = 0
  const excused = await keep({ isFaultElsewhere: async () => (checks += 1) > 0 })
  await fetch(`${excused.url}/unwell`)
  await vi.waitFor(() => expect(checks).toBeGreaterThan(8), { timeout: 10_000 })
  expect(excused.started).toHaveLength(1)
})

test('a preloaded program loads its modules, and begins after begin()', async () => {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-program-'))
  ending.push(() => rmSync(data, { recursive: true, force: true }))
  const script = join(data, 'program.mjs')
  const module = join(data, 'module.mjs')
  const loaded = join(data, 'loaded')
  writeFileSync(module, `import { writeFileSync } from 'node:fs'\nwriteFileSync('${loaded}', '')`)
  writeFileSync(script, source)
  const port = await freePort()
  const ready = `http://127.0.0.1:${port}/readyz`
  const program = superviseProgram({
    name: 'program',
    script,
    env: { PATH: process.env.PATH, PORT: String(port) },
    data,
    ready,
    say: () => expect.unreachable(),
    preload: [module],
  })
  ending.push(() => program.stop(500))
  await vi.waitFor(() => expect(existsSync(loaded)).toBe(true), { timeout: 10_000 })
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(await respondsOk(ready)).toBe(false)
  program.begin()
  await program.up(10_000)
})
