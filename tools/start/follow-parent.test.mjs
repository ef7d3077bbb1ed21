import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { followParent } from './programs.mjs'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-follow-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function write(name, text) {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

/**
 * Program that passes its flags to compiler processes and waits for their messages, like Next in
 * development.
 */
const compiler = write(
  'compiler.mjs',
  `process.on('message', (asked) => process.send(asked + ' compiled'))`,
)
const program = write(
  'program.mjs',
  `
  import { fork } from 'node:child_process'
  const compiler = fork(${JSON.stringify(compiler)})
  compiler.on('message', (text) => process.send(text))
  setTimeout(() => compiler.send('a page'), 300)
  setInterval(() => {}, 1000)`,
)

test('keeps messages to child processes; ends the program with its parent', async () => {
  const child = fork(program, { execArgv: followParent(program) })
  expect(await once(child, 'message')).toEqual(['a page compiled', undefined])
  child.disconnect()
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGTERM')
})
