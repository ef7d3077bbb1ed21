import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from '../project/ports.mjs'
import { root } from '../project/root.mjs'
import { respondsOk } from '../start/watch-health.mjs'

const ending = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

/** Starts a program with a watch, as `run.mjs` does; it hangs after `/hang`. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-watch-'))
  const port = await freePort()
  const script = join(folder, 'program.mjs')
  writeFileSync(
    script,
    `import { createServer } from 'node:http'
     import { startWatch } from '${pathToFileURL(join(root, 'tools/operate/watch-program.mjs')).href}'
     startWatch({ host: '0.0.0.0', port: '${port}' }, { intervalMs: 300, failures: 5 })
     createServer((request, response) => {
       if (request.url === '/hang') for (;;);
       response.end()
     }).listen(${port}, '127.0.0.1')`,
  )
  const program = spawn(process.execPath, [script], { stdio: 'ignore' })
  ending.push(() => program.kill('SIGKILL'))
  ending.push(() => rmSync(folder, { recursive: true, force: true }))
  const url = `http://127.0.0.1:${port}`
  await vi.waitFor(async () => expect(await respondsOk(`${url}/healthz`)).toBe(true), 10_000)
  return { program, url }
}

test.each([
  ['computes without end', ({ url }) => void fetch(`${url}/hang`).catch(() => {})],
  ['is stopped', ({ program }) => void program.kill('SIGSTOP')],
])(
  'ends a program that %s',
  async (_, hang) => {
    const started = await start()
    // time for the watch to receive a first answer
    await new Promise((resolve) => setTimeout(resolve, 1000))
    hang(started)
    const [, signal] = await new Promise((resolve) =>
      started.program.once('exit', (...how) => resolve(how)),
    )
    expect(signal).toBe('SIGKILL')
  },
  20_000,
)
