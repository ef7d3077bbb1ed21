/** @system */
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startSystem } from '../../../tools/test/system.mjs'

/** Maximum time of stopping, ms: `docker stop` kills after 10 s. */
const limitMs = 10_000

/** Command in a PID namespace, as in a container: npm is process 1. */
const contained = ['unshare', '--pid', '--fork', '--mount-proc', 'npm', 'start']

const canContain = process.getuid?.() === 0 && existsSync('/usr/bin/unshare')

// one data folder for all tests: the database is created once
test.describe.configure({ mode: 'default' })

let data = ''
test.beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-stopping-'))
})
test.afterAll(() => rmSync(data, { recursive: true, force: true }))
test.beforeEach(() => test.setTimeout(240_000))

const start = (command: string[]) => startSystem(data, { VITRINE_DEMO: 'no' }, command)
const isUp = (url: string) =>
  fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
const isDatabaseDown = () => !existsSync(join(data, 'postgres', 'postmaster.pid'))

/** Process id of a process's child. */
function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Renames the logs and sends SIGHUP to supervisor and programs, which continue with new files. */
async function rotateLogs(programs: { pid: number }[], url: string): Promise<void> {
  const logs = ['cms', 'site'].map((name) => join(data, 'logs', `${name}.log`))
  for (const log of logs) renameSync(log, `${log}.1`)
  process.kill(Number(readFileSync(join(data, 'vitrine.pid'), 'utf8')), 'SIGHUP')
  for (const { pid } of programs) process.kill(pid, 'SIGHUP')
  await expect.poll(() => logs.every((log) => existsSync(log))).toBe(true)
  const moved = logs.map((log) => statSync(`${log}.1`).size)
  expect(await isUp(url)).toBe(true)
  await expect.poll(() => statSync(join(data, 'logs', 'site.log')).size).toBeGreaterThan(0)
  expect(logs.map((log) => statSync(`${log}.1`).size)).toEqual(moved)
  expect(programs.filter(({ pid }) => !isRunning(pid))).toEqual([])
}

test('stops with a killed npm, starts again, rotates its logs, and stops on SIGTERM to npm', async () => {
  const killed = await start(['npm', 'start'])
  await killed.stop('SIGKILL')
  await expect
    .poll(async () => !(await isUp(killed.url)) && isDatabaseDown(), { timeout: limitMs + 2000 })
    .toBe(true)

  const system = await start(['npm', 'start'])
  expect(await isUp(system.url)).toBe(true)
  const programs: { pid: number }[] = Object.values(
    JSON.parse(readFileSync(join(data, 'running.json'), 'utf8')),
  )
  expect(programs).toHaveLength(3)
  await rotateLogs(programs, system.url)
  const signalledAt = performance.now()
  await system.stop('SIGTERM')
  expect(performance.now() - signalledAt).toBeLessThan(limitMs)
  expect(programs.filter(({ pid }) => isRunning(pid))).toEqual([])
  expect(await isUp(system.url)).toBe(false)
  expect(isDatabaseDown()).toBe(true)
})

test('stops on SIGTERM as process 1; restarts after SIGKILL with the same process ids', async () => {
  test.skip(!canContain, 'a namespace for process numbers takes root and unshare (util-linux)')
  const first = await start(contained)
  process.kill(childOf(first.pid), 'SIGKILL')
  await expect.poll(() => isRunning(first.pid)).toBe(false)
  const second = await start(contained)
  expect(await isUp(second.url)).toBe(true)
  const signalledAt = performance.now()
  process.kill(childOf(second.pid), 'SIGTERM')
  await expect.poll(() => isRunning(second.pid), { timeout: limitMs, intervals: [100] }).toBe(false)
  expect(performance.now() - signalledAt).toBeLessThan(limitMs)
  expect(isDatabaseDown()).toBe(true)
})

test('ends a cms that hung when its supervisor was killed, and takes its port again', async () => {
  const first = await start(['npm', 'start'])
  const { cms }: { cms: { pid: number; port: number } } = JSON.parse(
    readFileSync(join(data, 'running.json'), 'utf8'),
  )
  const supervisor = Number(readFileSync(join(data, 'vitrine.pid'), 'utf8'))
  process.kill(cms.pid, 'SIGSTOP')
  process.kill(supervisor, 'SIGKILL')
  await first.stop('SIGKILL')
  const CMS_PORT = String(cms.port)
  const second = await startSystem(data, { VITRINE_DEMO: 'no', CMS_PORT }, ['npm', 'start'])
  expect(isRunning(cms.pid)).toBe(false)
  expect(await isUp(second.url)).toBe(true)
  await second.stop('SIGTERM')
})
