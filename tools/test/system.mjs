import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../project/ports.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'
import { root } from '../project/root.mjs'

/** Variables that a system under test inherits: no settings except those of its build. */
const inherited = [
  'PATH',
  'HOME',
  'LANG',
  'TMPDIR',
  'npm_config_cache',
  'VITRINE_CONFIG',
  'VITRINE_DEMO',
]

/**
 * Starts a whole Vitrine as `npm start` does, on its own port and data folder.
 * @param {string} data the data folder
 * @param {Record<string, string>} [settings] further variables
 * @param {string[]} [command] command line that starts it
 * @param {AbortSignal} [signal] stops it, also during its start
 */
export async function startSystem(
  data,
  settings = {},
  command = [process.execPath, join(root, 'tools', 'start.mjs')],
  signal = undefined,
) {
  const port = await freePort()
  const env = Object.fromEntries(
    inherited.flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )
  const [file, ...args] = command
  const child = spawn(file, args, {
    cwd: root,
    detached: true,
    ...(signal && { signal }),
    env: {
      ...env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      VITRINE_DATA: data,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        printed += chunk
        process.stdout.write(String(chunk))
        if (printed.includes('Ctrl-C stops everything')) resolve()
      })
    }
    child.once('exit', (code) =>
      reject(new UserFacingError(`Vitrine did not start (code ${code}).`)),
    )
    child.once('error', reject)
  })
  return {
    url: `http://127.0.0.1:${port}`,
    data,
    pid: child.pid,
    /** Sends the signal; resolves with the exit code. */
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(child.exitCode)
        child.once('exit', resolve)
        child.kill(signal)
      }),
  }
}

const isTrouble = /"level":[4-6]0|ERROR|FATAL|duration: /

/**
 * Last warnings and errors that the programs of a system logged, for failed tests: its data folder is
 * deleted afterwards.
 *
 * @param {string} data the data folder
 */
export function troubleIn(data) {
  const lines = ['site', 'cms', 'postgres'].flatMap((name) => {
    const log = join(data, 'logs', `${name}.log`)
    if (!existsSync(log)) return []
    return readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => isTrouble.test(line))
      .slice(-12)
      .map((line) => `${name}: ${line.slice(0, 400)}`)
  })
  return lines.join('\n')
}
