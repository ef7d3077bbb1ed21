import { existsSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhatChanged } from './builds.mjs'
import { lockDataFolder } from './data-folder.mjs'
import { superviseDatabase } from './database.mjs'
import { installDependencies, run as runCommand } from './dependencies.mjs'
import { freePort, isPortFree } from './ports.mjs'
import { superviseProgram } from './programs.mjs'
import { isDatabaseResponding } from './database-answers.mjs'
import { logInRows, isLogInList } from './log-ins.mjs'
import { environmentOf } from './program-environment.mjs'
import { UserFacingError } from './user-facing-error.mjs'
import { compileCache, pinnedNode, root } from './root.mjs'
import { readSecrets, readSettings } from './settings.mjs'
import { seconds, step } from './steps.mjs'

const startedAt = performance.now()

/**
 * The site keeps its pages outside of JavaScript's heap (docs/decisions/0012). Left alone, the heap
 * grows to gigabytes before it is swept, and malloc keeps what passing pages leave behind: less
 * than half of the memory is enough.
 */
const memoryLimits = {
  flags: ['--max-old-space-size=128', '--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '65536' },
}

/**
 * The private database need not wait for the disk at each step of a load that is begun anew when it
 * is cut short.
 */
const withoutSyncCommit = { PGOPTIONS: '-c synchronous_commit=off' }

/** What is running, in the order in which it was started; stopped in the opposite order. */
const running = []
let ending

/**
 * Within what time everything is stopped, ms: `docker stop` kills after 10 s. Each part leaves the
 * rest to those after it.
 */
const stopTimeoutMs = 9000

/**
 * How much of that each part after it needs, ms; the first two, the lock and the record, need
 * nothing.
 */
const reservedMs = 1500

/** Stops everything once; a second Ctrl-C changes nothing. */
function end(code) {
  ending ??= (async () => {
    const until = performance.now() + stopTimeoutMs
    for (const [left, part] of [...running.entries()].toReversed())
      await part.stop(Math.max(500, until - performance.now() - Math.max(0, left - 2) * reservedMs))
    process.exit(code)
  })()
  return ending
}

/** npm that is killed forwards nothing: a start that npm startedAt ends with it. */
function followNpm() {
  if (process.env.npm_lifecycle_event !== 'start' && process.env.npm_lifecycle_event !== 'dev')
    return
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) void end(0)
  }, 1000).unref()
}

/**
 * Brings everything up. `development`: the programs from their files, reloading (the browser's side
 * by Vite, the cms by Next, the site's server by being started again), nothing built.
 */
async function launch({ development }) {
  const settings = readSettings(process.env, await demonstrationInProduction())
  const say = (text) => process.stdout.write(`  ${text}\n`)
  if (!(await isPortFree(settings.port, settings.host))) {
    throw new UserFacingError(
      `Port ${settings.port} is taken: stop what uses it, or set PORT to another.`,
    )
  }
  const releaseFolder = await lockDataFolder(settings.data)
  running.push({ stop: async () => releaseFolder() })
  process.stdout.write(`\nVitrine · data in ${settings.data}\n\n`)
  for (const warning of settings.warnings) say(warning)

  await installDependencies()
  if (!development) await buildWhatChanged()
  const secrets = readSecrets(settings)
  const record = recordOf(settings.data)
  const databaseUrl =
    settings.databaseUrl ?? (await privateDatabase(settings, secrets, say, record))

  const startMs = development ? 180_000 : 60_000
  const cmsPort = settings.cmsPort ?? (await freePort())
  const shared = {
    NODE_ENV: development ? 'development' : 'production',
    FEED_SECRET: secrets.FEED_SECRET,
    PUBLIC_ORIGIN: settings.origin,
    VITRINE_DATA: settings.data,
    VITRINE_MODE: settings.mode,
  }
  const cmsEnvironment = {
    ...compileCache,
    ...environmentOf('cms', {
      ...shared,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      CMS_PORT: String(cmsPort),
    }),
  }
  await step(
    'migrate the database',
    async () => void (await runOnce('cms/src/migrate.ts', cmsEnvironment)),
  )
  let logIns = []
  const load = async () => {
    const said = await runOnce(
      'cms/src/demo/load.ts',
      {
        ...cmsEnvironment,
        DEMO_PASSWORD: secrets.DEMO_PASSWORD,
        ...(settings.databaseUrl ? {} : withoutSyncCommit),
      },
      (line) => isLogInList(line.trim()) || say(line),
    )
    logIns = logInRows(said, secrets.DEMO_PASSWORD)
  }
  if (settings.loadDemo) await step('load the demonstration content', load)

  const cms = superviseProgram({
    name: 'cms',
    script: 'cms/src/main.ts',
    env: cmsEnvironment,
    watch: { startMs, isExcused: async () => !(await isDatabaseResponding(databaseUrl)) },
    data: settings.data,
    ready: `http://127.0.0.1:${cmsPort}/readyz`,
    say,
    started: (pid) => record('cms', { pid, port: cmsPort }),
  })
  running.push(cms)
  await step('start the cms', () => cms.up(startMs))

  const siteEnvironment = {
    ...compileCache,
    ...memoryLimits.env,
    ...environmentOf('site', {
      ...shared,
      PORT: String(settings.port),
      HOST: settings.host,
      API_BASE_URL: `http://127.0.0.1:${cmsPort}/api`,
    }),
  }
  const site = superviseProgram({
    name: 'site',
    script: 'site/server/main.ts',
    flags: memoryLimits.flags,
    env: siteEnvironment,
    watch: { startMs },
    data: settings.data,
    ready: `http://127.0.0.1:${settings.port}/readyz`,
    say,
    started: (pid) => record('site', { pid, port: settings.port }),
  })
  running.push(site)
  await step('start the site', () => site.up())
  if (development)
    running.push(restartOnChange(site, ['site/server', 'packages/contract/src'], say))
  announce(settings, logIns)
}

/** Starts a program again when a file below one of the folders is saved. */
function restartOnChange(program, folders, say) {
  let waiting
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts')) return
      clearTimeout(waiting)
      waiting = setTimeout(() => {
        say(`${join(folder, file)} was saved; starting ${program.name} again`)
        program.restart()
      }, 200)
    }),
  )
  return {
    stop: async () => {
      clearTimeout(waiting)
      for (const watcher of watchers) watcher.close()
    },
  }
}

/**
 * Keeps `running.json` in the data folder: which processes make up this Vitrine, and where they
 * listen.
 */
function recordOf(data) {
  const file = join(data, 'running.json')
  const programs = {}
  running.push({ stop: async () => rmSync(file, { force: true }) })
  return (name, program) => {
    programs[name] = program
    try {
      // atomic: readers see the old file or the new one
      writeFileSync(`${file}.new`, `${JSON.stringify(programs, null, 2)}\n`, { mode: 0o600 })
      renameSync(`${file}.new`, file)
    } catch {
      // a full disk keeps nothing from running
    }
  }
}

async function privateDatabase(settings, secrets, say, record) {
  const database = await step('start the private PostgreSQL', () =>
    superviseDatabase({
      data: settings.data,
      password: secrets.DATABASE_PASSWORD,
      say,
      started: (pid, port) => record('postgres', { pid, port }),
    }),
  )
  running.push(database)
  return database.url
}

/**
 * The demonstration that a production's database holds, a sentence for each part; a database that
 * cannot be asked is the migrations' to tell.
 */
async function demonstrationInProduction() {
  const { VITRINE_MODE, DATABASE_URL } = process.env
  if (VITRINE_MODE !== 'production' || !DATABASE_URL || !existsSync(pinnedNode)) return []
  const { code, text } = await runCommand(pinnedNode, [join(root, 'cms/src/demo/find.ts')], {
    env: environmentOf('cms', {}),
  })
  return code === 0 ? text.split('\n').filter((line) => line.startsWith('The database')) : []
}

/**
 * A script that ends: what it says on its first output is progress, its last words are the reason
 * when it fails.
 */
async function runOnce(script, env, say) {
  const output = await runCommand(pinnedNode, [join(root, script)], {
    cwd: join(root, script.split('/')[0]),
    env,
    onText: (text) => {
      if (say) for (const line of text.split('\n')) if (line.trim() !== '') say(`  ${line.trim()}`)
    },
  })
  if (output.code !== 0)
    throw new UserFacingError(output.text.trim().split('\n').slice(-6).join('\n'))
  return output.text
}

function announce(settings, logIns) {
  const rows = [
    ['site', settings.origin],
    ['staff', `${settings.origin}/admin`],
    ['API', `${settings.origin}/api/v1/docs`],
    [
      'mail',
      process.env.SMTP_URL
        ? 'through SMTP_URL'
        : `files below ${join(settings.data, 'mail')} (set SMTP_URL to send)`,
    ],
    ...logIns,
  ]
  process.stdout.write(
    `\n${rows.map(([name, text]) => `  ${name.padEnd(8)}${text}`).join('\n')}\n\n  up in ${seconds(performance.now() - startedAt)}. Ctrl-C stops everything.\n\n`,
  )
}

/**
 * Runs a launch to its end: one sentence and code 1 when it is refused, everything stopped in order
 * on a signal.
 */
export function run(options) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0))
  // variables that are set already win
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  followNpm()
  launch(options).catch(async (error) => {
    if (ending) return
    process.stderr.write(
      error instanceof UserFacingError ? `\n${error.message}\n` : `\n${error.stack}\n`,
    )
    await end(1)
  })
}
