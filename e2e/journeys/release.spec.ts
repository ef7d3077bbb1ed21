/** @system */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { panelBase } from '@vitrine/contract/panel'
import { randomBytes } from 'node:crypto'
import { freePort } from '../../tools/project/ports.mjs'
import { startPostgres } from '../../tools/start/postgres.mjs'

/** Maximum size of the packages of a release, MB. */
const maxPackagesMb = 360
/** Maximum time from SIGTERM to the end of a program, ms. */
const stopLimitMs = 10_000
/** User without privileges and without files. */
const nobody = 65_534

const root = resolve(import.meta.dirname, '..', '..')
const canContain =
  process.getuid?.() === 0 && existsSync('/usr/bin/unshare') && existsSync('/usr/bin/setpriv')

/** Shell script that mounts the release read-only and replaces itself by the program. */
const readOnly = `mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift &&
  exec setpriv --reuid ${nobody} --regid ${nobody} --clear-groups --no-new-privs "$@"`

interface Run {
  child: ChildProcess
  printed: () => string
  ended: Promise<number | null>
}

/**
 * Runs commands of a release on a read-only mount, without privileges.
 *
 * @param running - Receives the processes, to be ended by the test.
 */
const runIn =
  (release: string, node: string, running: ChildProcess[]) =>
  (env: Record<string, string>, command: string, ...args: string[]): Run => {
    const script = join(release, 'tools', command)
    const child = spawn(
      'unshare',
      ['--mount', 'sh', '-c', readOnly, 'sh', release, node, script, ...args],
      {
        cwd: release,
        env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    running.push(child)
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += String(chunk)
      })
    return {
      child,
      printed: () => text,
      ended: new Promise((done) => child.once('exit', (code) => done(code))),
    }
  }

/** Status of an answer; 0 without one. */
const status = (url: string): Promise<number> =>
  fetch(url, { redirect: 'manual' }).then(
    (answer) => answer.status,
    () => 0,
  )

/** Rows of a program's log. */
const logOf = (program: Run): { reqId: string; url?: string; route?: string }[] =>
  program
    .printed()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Stops a program by SIGTERM within the time limit; each line of its output is JSON. */
async function expectStop({ child, ended, printed }: Run): Promise<void> {
  const signalledAt = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - signalledAt).toBeLessThan(stopLimitMs)
  for (const line of printed().trim().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
}

test('a release runs alone, read-only, without privileges, on an empty database of its own, and stops on SIGTERM', async () => {
  test.skip(!canContain, 'a read-only mount takes root, unshare and setpriv (util-linux)')
  test.setTimeout(240_000)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'))
  chmodSync(folder, 0o755)
  const release = join(folder, 'release')
  const node = join(folder, 'node')
  const state = join(folder, 'state')
  const running: ChildProcess[] = []
  execFileSync(process.execPath, ['tools/release.mjs', release], { cwd: root })
  copyFileSync(process.execPath, node)
  mkdirSync(state, { mode: 0o700 })
  chownSync(state, nobody, nobody)
  const database = await startPostgres({
    data: folder,
    password: 'of-the-test',
    log: { write: () => undefined },
  })
  const [port, cmsPort] = [await freePort(), await freePort()]
  const whole = {
    VITRINE_MODE: 'production',
    VITRINE_DATA: state,
    DATABASE_URL: database.url,
    PUBLIC_ORIGIN: 'https://www.example.com',
    PAYLOAD_SECRET: randomBytes(32).toString('base64'),
    FEED_SECRET: randomBytes(32).toString('base64'),
    ADMIN_EMAIL: 'ti@example.com',
    ADMIN_PASSWORD: 'a password of the tests',
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    API_BASE_URL: `http://127.0.0.1:${cmsPort}/api`,
  }
  const run = runIn(release, node, running)
  try {
    const size = execFileSync('du', ['-sm', join(release, 'node_modules')], { encoding: 'utf8' })
    expect(Number.parseInt(size, 10)).toBeLessThan(maxPackagesMb)

    const refused = run({ ...whole, FEED_SECRET: 'short' }, 'run.mjs', 'site')
    expect(await refused.ended).toBe(1)
    expect(refused.printed()).toMatch(/^FEED_SECRET is shorter than \d+ characters[^\n]*\n$/)
    const withoutDatabase = run({ VITRINE_DATA: state, PORT: String(port) }, 'start.mjs')
    expect(await withoutDatabase.ended).toBe(1)
    expect(withoutDatabase.printed()).toContain(
      'DATABASE_URL is not set: the private PostgreSQL is one of',
    )

    const migration = run(whole, 'run.mjs', 'migrate')
    expect([await migration.ended, migration.printed()]).toEqual([
      0,
      'The first account was made: ti@example.com.\nThe database is up to date.\n',
    ])
    const cms = run(whole, 'run.mjs', 'cms')
    await expect
      .poll(() => status(`http://127.0.0.1:${cmsPort}/readyz`), { timeout: 30_000 })
      .toBe(200)
    const site = run(whole, 'run.mjs', 'site')
    const base = `http://127.0.0.1:${port}`
    await expect.poll(() => status(`${base}/readyz`)).toBe(200)
    expect(await status(`${base}${panelBase}/login`)).toBe(200)
    // closed to outsiders before the launch
    expect(await status(`${base}/`)).toBe(503)
    // without a token it is an unknown path
    expect([
      await status(`${base}/metrics`),
      await status(`http://127.0.0.1:${cmsPort}/metrics`),
    ]).toEqual([503, 404])

    const doctor = run(whole, 'run.mjs', 'doctor')
    expect(await doctor.ended, doctor.printed()).toBe(0)
    const backup = join(state, 'backup')
    expect(await run(whole, 'run.mjs', 'backup', backup).ended).toBe(0)
    const restored = run(whole, 'run.mjs', 'restore', backup)
    expect([await restored.ended, restored.printed()]).toEqual([
      1,
      expect.stringMatching(/^The database is not empty/),
    ])

    for (const program of [site, cms]) await expectStop(program)
    const shown = logOf(site).find(({ url }) => url === `${panelBase}/login`)
    expect(logOf(cms).find(({ reqId }) => reqId === shown?.reqId)?.route).toBe('panel')

    appendFileSync(join(release, 'site/server/main.ts'), '\n// changed after the build\n')
    const stale = run(whole, 'run.mjs', 'site')
    expect(await stale.ended).toBe(1)
    expect(stale.printed()).toContain('The build of the site is of other sources')
  } finally {
    for (const child of running) child.kill('SIGKILL')
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
