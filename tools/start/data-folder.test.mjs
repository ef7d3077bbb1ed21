import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { lockDataFolder } from './data-folder.mjs'
import { root } from '../project/root.mjs'

const ending = []
afterEach(() => ending.splice(0).forEach((end) => end()))

function folder(name = '') {
  const top = mkdtempSync(join(tmpdir(), 'vitrine-folder-'))
  ending.push(() => rmSync(top, { recursive: true, force: true }))
  const path = join(top, name)
  mkdirSync(path, { recursive: true })
  return path
}

const module = pathToFileURL(join(root, 'tools', 'start', 'data-folder.mjs')).href
const program = (then) => `
  const { lockDataFolder } = await import(${JSON.stringify(module)})
  try { await lockDataFolder(process.env.FOLDER); console.log('taken') } catch (error) { console.log(error.message) }
  ${then}`

/** Starts a program that locks the folder; returns its output and process. */
function take(data, then = 'setInterval(() => {}, 1000)') {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(then)], {
    env: { FOLDER: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  ending.push(() => child.kill('SIGKILL'))
  return { child, firstLine: once(child.stdout, 'data').then(([chunk]) => String(chunk).trim()) }
}

test('rejects a second start on the same data and names the first', async () => {
  const data = folder()
  const first = take(data)
  expect(await first.firstLine).toBe('taken')
  await expect(lockDataFolder(data)).rejects.toThrow(
    `Vitrine already runs on ${data} (process ${first.child.pid})`,
  )
  expect(first.child.exitCode).toBe(null)
})

test('takes over from a killed start, also when its process id is reused', async () => {
  const data = folder()
  const killed = take(data)
  await killed.firstLine
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  expect(existsSync(join(data, 'vitrine.sock'))).toBe(true)
  // lock file of an earlier version with the id of a running process
  writeFileSync(join(data, 'vitrine.lock'), String(process.pid))
  const releaseFolder = await lockDataFolder(data)
  await expect(lockDataFolder(data)).rejects.toThrow('already runs')
  releaseFolder()
  expect(existsSync(join(data, 'vitrine.sock'))).toBe(false)
})

test('keeps the lock of a hung start', async () => {
  const data = folder()
  const hanging = take(data)
  await hanging.firstLine
  hanging.child.kill('SIGSTOP')
  await expect(lockDataFolder(data)).rejects.toThrow('a process that does not answer')
})

test('gives the folder to one of ten concurrent starts, also after a killed one', async () => {
  const data = folder()
  const killed = take(data)
  await killed.firstLine
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  const firstLines = await Promise.all(Array.from({ length: 10 }, () => take(data).firstLine))
  expect(firstLines.filter((text) => text === 'taken')).toHaveLength(1)
})

test('locks a folder whose path exceeds a socket address', async () => {
  const data = folder('a-folder-with-a-long-name/'.repeat(6))
  const releaseFolder = await lockDataFolder(data)
  await expect(lockDataFolder(data)).rejects.toThrow('already runs')
  releaseFolder()
})
