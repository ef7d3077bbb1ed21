import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { isDatabaseResponding } from './database-responding.mjs'
import { killServer, serverProcesses, startPostgres } from './postgres.mjs'
import { root } from '../project/root.mjs'

const ending = []
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end()
})

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  ending.push(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const start = async (data, password = 'test') => {
  const database = await startPostgres({ data, password, log: { write: () => {} } })
  ending.push(() => database.stop())
  return database
}

test('stops the server with the process that started it, also when killed', async () => {
  const data = folder()
  const starter = join(data, 'starter.mjs')
  writeFileSync(
    starter,
    `
    const { startPostgres } = await import(${JSON.stringify(pathToFileURL(join(root, 'tools', 'start', 'postgres.mjs')).href)})
    const { url } = await startPostgres({ data: ${JSON.stringify(data)}, password: 'test', log: { write: () => {} } })
    process.send(url)`,
  )
  const child = fork(starter)
  const [url] = await once(child, 'message')
  expect(await isDatabaseResponding(url)).toBe(true)
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(existsSync(join(data, 'postgres', 'postmaster.pid'))).toBe(false), {
    timeout: 15_000,
  })
  expect(await isDatabaseResponding(url)).toBe(false)
  await start(data)
})

test('sends no signal to a process that reuses a server’s id', async () => {
  const data = folder()
  await (await start(data)).stop()
  const stranger = spawn('sleep', ['60'])
  ending.push(() => stranger.kill('SIGKILL'))
  writeFileSync(
    join(data, 'postgres', 'postmaster.pid'),
    `${stranger.pid}\n${join(data, 'postgres')}\n1\n5432\n\n127.0.0.1\n`,
  )
  const database = await start(data)
  expect(await isDatabaseResponding(database.url)).toBe(true)
  expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null])
})

test('reports a hung server as not responding', async () => {
  const { pid, url, stop } = await start(folder())
  process.kill(pid, 'SIGSTOP')
  expect(await isDatabaseResponding(url, 500)).toBe(false)
  await stop(300)
  expect(await isDatabaseResponding(url, 500)).toBe(false)
})

test('kills a server that hangs with all its processes, so that another can start', async () => {
  const data = folder()
  await start(data)
  const processes = serverProcesses(join(data, 'postgres'))
  expect(processes.length).toBeGreaterThan(1)
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  killServer(join(data, 'postgres'))
  const { url } = await start(data)
  expect(await isDatabaseResponding(url)).toBe(true)
})

test('makes several servers at once, each with its own password', async () => {
  const passwords = ['one', 'two', 'three']
  const servers = await Promise.all(passwords.map((password) => start(folder(), password)))
  for (const [at, { url }] of servers.entries()) {
    expect(url).toContain(`:${passwords[at]}@`)
    expect(await isDatabaseResponding(url)).toBe(true)
  }
})
