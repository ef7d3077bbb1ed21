import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { endOrphans, startOf } from './orphans.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-orphans-'))
const file = join(folder, 'running.json')
const children = []
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts a process in a busy loop, whose signal handler never runs. */
async function hang() {
  const script = `process.on('SIGTERM', () => process.exit()); require('fs').writeSync(1, 'up'); for (;;);`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  return child
}
const record = (programs) => writeFileSync(file, JSON.stringify(programs))

test('kills a program that hangs after its supervisor was killed', async () => {
  const { pid } = await hang()
  record({ cms: { pid, port: 1, began: startOf(pid) } })
  const said = []
  await endOrphans(file, { say: (text) => said.push(text), timeoutMs: 300 })
  expect(startOf(pid)).toBeUndefined()
  expect(said).toEqual([`cms of an earlier start hangs (process ${pid}); ending it`])
})

test('kills no program of the folder of which this one is a copy', async () => {
  const { pid } = await hang()
  record({ cms: { pid, port: 1, began: startOf(pid), data: '/original' } })
  await endOrphans(file, { say: () => expect.unreachable(), timeoutMs: 100 })
  expect(startOf(pid)).toBeDefined()
})

test('kills no other process that has the recorded process id', async () => {
  const { pid } = await hang()
  const say = () => expect.unreachable()
  for (const began of [startOf(pid).replace(/\d+$/, '1'), undefined]) {
    record({ cms: { pid, port: 1, began } })
    await endOrphans(file, { say, timeoutMs: 100 })
  }
  expect(startOf(pid)).toBeDefined()
  writeFileSync(file, 'half a rec')
  await endOrphans(file, { say })
})
