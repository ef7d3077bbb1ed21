import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../tools/project/ports.mjs'

/** Folder of the programs of the newest installed PostgreSQL of Debian. */
const programs = () => {
  const versions = '/usr/lib/postgresql'
  const [newest] = existsSync(versions) ? readdirSync(versions).toSorted().toReversed() : []
  return newest === undefined ? undefined : join(versions, newest, 'bin')
}

export const hasPostgresql = (): boolean => programs() !== undefined

/** User of PostgreSQL, which does not run as root. */
const owner = 'postgres'
const asOwner = ['--reuid', owner, '--regid', owner, '--init-groups']

/** A node of PostgreSQL: its port and its current process. */
interface DatabaseNode {
  port: number
  folder: string
  process: ChildProcess
}

/**
 * A primary and a synchronous standby: commits acknowledged by the primary are on the standby too.
 *
 * @param folder - Readable by the user of PostgreSQL.
 */
export async function startDatabasePair(folder: string) {
  const bin = programs()
  if (bin === undefined) throw new Error('PostgreSQL is not installed.')
  const run = (program: string, ...args: string[]) =>
    execFileSync('setpriv', [...asOwner, join(bin, program), ...args])
  const start = (data: string, port: number): ChildProcess =>
    spawn(
      'setpriv',
      [
        ...asOwner,
        '--pdeathsig',
        'KILL',
        join(bin, 'postgres'),
        '-D',
        data,
        '-p',
        String(port),
        '-h',
        '127.0.0.1',
        '-k',
        '',
        '-c',
        'max_connections=120',
      ],
      { stdio: 'ignore' },
    )
  const untilReady = (port: number) => {
    for (const until = Date.now() + 60_000; Date.now() < until;)
      try {
        execFileSync(join(bin, 'pg_isready'), [
          '-h',
          '127.0.0.1',
          '-p',
          String(port),
          '-q',
          '-t',
          '1',
        ])
        return
      } catch {}
    throw new Error('PostgreSQL did not start')
  }

  mkdirSync(folder, { recursive: true })
  execFileSync('chown', [owner, folder])
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')]
  run('initdb', '-D', first, '-U', 'vitrine', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8')
  const ports = { primary: await freePort(), standby: await freePort() }
  const primary: DatabaseNode = {
    port: ports.primary,
    folder: first,
    process: start(first, ports.primary),
  }
  untilReady(primary.port)
  const ofPrimary = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'vitrine']
  const asStandby = ['-R', '-X', 'stream', '-C', '-S', 'standby', '-d', 'application_name=standby']
  run('pg_basebackup', ...ofPrimary, ...asStandby, '-D', second)
  const standby: DatabaseNode = {
    port: ports.standby,
    folder: second,
    process: start(second, ports.standby),
  }
  untilReady(standby.port)
  appendFileSync(join(first, 'postgresql.auto.conf'), "synchronous_standby_names = 'standby'\n")
  run('pg_ctl', 'reload', '-D', first)
  return {
    primary,
    standby,
    /** Kills the primary with all its connections, and promotes the standby. */
    failOver: async () => {
      const ended = new Promise((done) => primary.process.once('exit', done))
      run('pg_ctl', 'stop', '-D', first, '-m', 'immediate', '-W')
      await ended
      run('pg_ctl', 'promote', '-D', second, '-w')
    },
    stop: () => {
      for (const node of [primary, standby]) node.process.kill('SIGKILL')
    },
  }
}
