import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { openLog, reopenLogs } from './log-file.mjs'
import { root } from '../project/root.mjs'

const ending = []
afterEach(() => ending.splice(0).forEach((end) => end()))

function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-log-'))
  ending.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const read = (data, name = 'site.log') => readFileSync(join(data, 'logs', name), 'utf8')
const rotate = (data, number) =>
  renameSync(join(data, 'logs', 'site.log'), join(data, 'logs', `site.log.${number}`))

/** Lines of the current and the rotated files; each file ends with a complete line. */
function allLines(data) {
  const texts = readdirSync(join(data, 'logs')).map((name) => read(data, name))
  for (const text of texts) expect(text).toMatch(/(^|\n)$/)
  return texts.flatMap((text) => text.split('\n').slice(0, -1))
}

test('two sources and rotations neither lose, repeat nor split a line', () => {
  const data = dataFolder()
  const log = openLog(data, 'site')
  const expected = []
  const sources = ['out', 'err'].map((name) => {
    const lines = Array.from(
      { length: 2000 },
      (_, index) => `${name} ${index} ${'é'.repeat(index % 50)}`,
    )
    expected.push(...lines)
    return { ...log.source(), bytes: Buffer.from(`${lines.join('\n')}\n`), at: 0 }
  })
  for (let step = 1; sources.some(({ bytes, at }) => at < bytes.length); step += 1) {
    for (const [index, source] of sources.entries()) {
      const to = source.at + 37 + 60 * index + (step % 13)
      source.write(source.bytes.subarray(source.at, to))
      source.at = to
    }
    if (step % 50 !== 0) continue
    rotate(data, step)
    // a write between the move of the file and the signal
    sources[0].write(Buffer.alloc(0))
    expect(reopenLogs()).toEqual([])
  }
  for (const { end } of sources) end()
  log.close()
  expect(readdirSync(join(data, 'logs')).length).toBeGreaterThan(10)
  expect(allLines(data).toSorted()).toEqual(expected.toSorted())
})

test('continues to write to the rotated file if the new one cannot be opened, and returns the error', () => {
  const data = dataFolder()
  const log = openLog(data, 'site')
  log.write('one\n')
  rotate(data, 1)
  mkdirSync(join(data, 'logs', 'site.log'))
  expect(reopenLogs()).toEqual([expect.stringContaining('EISDIR')])
  log.write('two\n')
  log.close()
  expect(read(data, 'site.log.1')).toBe('one\ntwo\n')
})

test('ends the last line of a source that ended in its middle', () => {
  const data = dataFolder()
  const log = openLog(data, 'site')
  const [first, second] = [log.source(), log.source()]
  first.write('half a li')
  second.write('a line\n')
  first.end()
  log.close()
  expect(read(data)).toBe('a line\nhalf a li\n')
})

test('a process goes on at SIGHUP, with a new file', async () => {
  const data = dataFolder()
  const script = join(data, 'writer.mjs')
  const at = (name) => JSON.stringify(pathToFileURL(join(root, 'tools', 'start', name)).href)
  writeFileSync(
    script,
    `import { openLog, reopenLogs } from ${at('log-file.mjs')}
    import { onHangUp } from ${at('hang-up.mjs')}
    onHangUp({ closed: () => process.exit(1), reopen: reopenLogs })
    const log = openLog(${JSON.stringify(data)}, 'site')
    let line = 0
    setInterval(() => log.write('line ' + line++ + '\\n'), 2)`,
  )
  const child = spawn(process.execPath, [script], { stdio: 'ignore' })
  ending.unshift(() => child.kill('SIGKILL'))
  const count = () =>
    existsSync(join(data, 'logs', 'site.log')) && read(data).split('\n').length > 5
  for (const number of [1, 2, 3]) {
    await vi.waitFor(() => expect(count()).toBe(true), { timeout: 5000 })
    rotate(data, number)
    child.kill('SIGHUP')
  }
  await vi.waitFor(() => expect(count()).toBe(true), { timeout: 5000 })
  expect(child.exitCode ?? child.signalCode).toBeNull()
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
  const numbers = allLines(data).map((line) => Number(line.replace('line ', '')))
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index))
})
