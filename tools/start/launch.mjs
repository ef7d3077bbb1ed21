import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { areBuildsCurrent, buildWhatChanged } from '../build/builds.mjs'
import { lockDataFolder } from './data-folder.mjs'
import { onHangUp } from './hang-up.mjs'
import { reopenLogs } from './log-file.mjs'
import { claimBuilds } from './claim-builds.mjs'
import { superviseDatabase } from './database.mjs'
import { installDependencies, prepareTexts } from '../build/dependencies.mjs'
import { endOrphans, startOf } from './orphans.mjs'
import { freePort, isPortFree } from '../project/ports.mjs'
import { superviseProgram } from './programs.mjs'
import { isDatabaseResponding } from './database-responding.mjs'
import { demonstrationInProduction, loadDemonstration } from './demonstration.mjs'
import { followSources } from './follow-sources.mjs'
import { runScript } from './run-script.mjs'
import { commandOf } from './program-commands.mjs'
import { environmentOf } from './program-environment.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'
import { checkProductionInstall } from '../build/production-install.mjs'
import { compileCache, isProductionInstall, root } from '../project/root.mjs'
import { readSecrets, readSettings } from './settings.mjs'
import { seconds, step } from '../project/steps.mjs'

const startedAt = performance.now()

/** Modules that the site preloads while the cms starts: most of its code. */
const siteModules = ['site/server/compose.ts', 'site/build/server/index.js'].map((path) =>
  join(root, path),
)

/** Running parts in start order; stopped in reverse. */
const parts = []
let ending

/** Time limit of stopping everything, ms: `docker stop` kills after 10 s. */
const stopTimeoutMs = 9000

/**
 * Time reserved for each part that is stopped later, ms; the first three (lock, process id, record)
 * need none.
 */
const reservedMs = 1500

/** Stops all parts once; further signals have no effect. */
function stopAll(code) {
  ending ??= (async () => {
    const until = performance.now() + stopTimeoutMs
    for (const [left, part] of [...parts.entries()].toReversed())
      await part.stop(Math.max(500, until - performance.now() - Math.max(0, left - 3) * reservedMs))
    process.exit(code)
  })()
  return ending
}

/** Stops when npm was killed, since it forwards no signal then. */
function followNpm() {
  if (process.env.npm_lifecycle_event !== 'start' && process.env.npm_lifecycle_event !== 'dev')
    return
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) void stopAll(0)
  }, 1000).unref()
}

/**
 * Starts all parts. In development nothing is built: Vite reloads browser code, Next reloads the
 * panel's pages, and a saved file restarts its program.
 */
async function launch({ development }) {
  const settings = readSettings(process.env, await demonstrationInProduction())
  const say = (text) => process.stdout.write(`  ${text}\n`)
  const record = recordFile(settings.data)
  if (!existsSync(record)) await requireFreePort(settings)
  const releaseFolder = await lockDataFolder(settings.data)
  parts.push({ stop: async () => releaseFolder() })
  recordProcess(settings.data)
  // programs of a killed supervisor may hold the port
  const ended = endOrphans(record, { say })
  ended.catch(() => undefined)
  if (!(await isPortFree(settings.port, settings.host))) {
    await ended
    await requireFreePort(settings)
  }
  process.stdout.write(`\nVitrine · data in ${settings.data}\n\n`)
  for (const warning of settings.warnings) say(warning)

  if (isProductionInstall)
    checkProductionInstall({ development, databaseUrl: settings.databaseUrl })
  else {
    await claimBuilds(settings.data)
    await installDependencies()
  }
  const secrets = readSecrets(settings)
  const note = recordOf(record)
  const startMs = development ? 180_000 : 60_000
  const cmsPort = settings.cmsPort ?? (await freePort())
  const shared = sharedVariables(settings, secrets, development)
  const isBuilding = !isProductionInstall && (development || !areBuildsCurrent())
  if (isBuilding) await prepareTexts()
  // migrations and content need no build; a failed build does not interrupt the content
  const [content, built] = await Promise.allSettled([
    prepareContent({ settings, secrets, development, cmsPort, shared, say, note }),
    isBuilding && !development ? buildWhatChanged() : undefined,
  ])
  for (const { status, reason } of [built, content]) if (status === 'rejected') throw reason
  const { databaseUrl, cmsEnvironment, logIns } = content.value

  await ended
  const cms = superviseProgram({
    name: 'cms',
    ...supervised('cms', development),
    env: { ...commandOf('cms').env, ...cmsEnvironment },
    watch: { startMs, isFaultElsewhere: async () => !(await isDatabaseResponding(databaseUrl)) },
    data: settings.data,
    ready: `http://127.0.0.1:${cmsPort}/readyz`,
    say,
    started: (pid) => note('cms', { pid, port: cmsPort }),
  })
  parts.push(cms)

  const site = superviseProgram({
    name: 'site',
    ...supervised('site', development),
    env: siteEnvironment(settings, shared, cmsPort),
    watch: { startMs: 2 * startMs },
    data: settings.data,
    ready: `http://127.0.0.1:${settings.port}/readyz`,
    say,
    started: (pid) => note('site', { pid, port: settings.port }),
    ...(development ? {} : { preload: siteModules }),
  })
  parts.push(site)
  await step('start the cms', () => cms.up(startMs))
  site.begin()
  await step('start the site', () => site.up())
  if (development) parts.push(...followSources({ site, cms, say }))
  announce(settings, await logIns)
}

/** Variables of both programs. */
const sharedVariables = (settings, secrets, development) => ({
  NODE_ENV: development ? 'development' : 'production',
  FEED_SECRET: secrets.FEED_SECRET,
  PUBLIC_ORIGIN: settings.origin,
  VITRINE_DATA: settings.data,
  VITRINE_MODE: settings.mode,
})

const siteEnvironment = (settings, shared, cmsPort) => ({
  ...compileCache,
  ...commandOf('site').env,
  ...environmentOf('site', {
    ...shared,
    PORT: String(settings.port),
    HOST: settings.host,
    API_BASE_URL: `http://127.0.0.1:${cmsPort}/api`,
  }),
})

/**
 * Starts the private database unless there is another one, migrates it and loads the demonstration.
 * Returns the environment of the cms as well.
 */
async function prepareContent({ settings, secrets, development, cmsPort, shared, say, note }) {
  const databaseUrl = settings.databaseUrl ?? (await privateDatabase(settings, secrets, say, note))
  const cmsEnvironment = {
    ...compileCache,
    // disables Payload's hot reload, which would load the configuration of Next's bundle at each
    // change
    ...(development ? { DISABLE_PAYLOAD_HMR: 'true' } : {}),
    ...environmentOf('cms', {
      ...shared,
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
      CMS_PORT: String(cmsPort),
    }),
  }
  await step(
    'migrate the database',
    async () =>
      void (await runScript('cms/src/operations/migrate.ts', cmsEnvironment, undefined, [
        '--schema',
      ])),
  )
  const { logIns } = await loadDemonstration({
    demo: settings.demo,
    password: secrets.DEMO_PASSWORD,
    isPrivateDatabase: settings.databaseUrl === undefined,
    env: cmsEnvironment,
    say,
  })
  return { databaseUrl, cmsEnvironment, logIns }
}

/** @throws {UserFacingError} If the port of the site is taken. */
async function requireFreePort({ port, host }) {
  if (!(await isPortFree(port, host)))
    throw new UserFacingError(`Port ${port} is taken: stop what uses it, or set PORT to another.`)
}

/** Command of a program; in development the cms has no memory limit, since Next compiles in it. */
function supervised(name, development) {
  const { script, cwd, flags } = commandOf(name)
  const isUnlimited = development && name === 'cms'
  return { script, cwd, flags: isUnlimited ? ['--enable-source-maps'] : flags }
}

/** Writes the process id to `vitrine.pid` in the data folder, for an operator's signals. */
function recordProcess(data) {
  const file = join(data, 'vitrine.pid')
  parts.push({ stop: async () => rmSync(file, { force: true }) })
  try {
    writeFileSync(file, `${process.pid}\n`, { mode: 0o600 })
  } catch {
    // a full disk must not stop the programs
  }
}

/** Path of `running.json` in the data folder: processes and ports of its system. */
const recordFile = (data) => join(data, 'running.json')

/**
 * Keeps a record of the programs: process id with its start time, since ids are reused, and data
 * folder.
 */
function recordOf(file) {
  const programs = {}
  parts.push({ stop: async () => rmSync(file, { force: true }) })
  return (name, program) => {
    programs[name] = { ...program, began: startOf(program.pid), data: dirname(file) }
    try {
      // atomic replacement
      writeFileSync(`${file}.new`, `${JSON.stringify(programs, null, 2)}\n`, { mode: 0o600 })
      renameSync(`${file}.new`, file)
    } catch {
      // a full disk must not stop the programs
    }
  }
}

async function privateDatabase(settings, secrets, say, note) {
  const database = await step('start the private PostgreSQL', () =>
    superviseDatabase({
      data: settings.data,
      password: secrets.DATABASE_PASSWORD,
      say,
      started: (pid, port) => note('postgres', { pid, port }),
    }),
  )
  parts.push(database)
  return database.url
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
 * Runs a launch: prints a `UserFacingError` and exits with 1; on a signal, stops all parts in
 * order. SIGHUP reopens the log files, or stops all parts if the terminal was closed.
 */
export function run(options) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stopAll(0))
  onHangUp({
    closed: () => void stopAll(0),
    reopen: () => {
      for (const reason of reopenLogs())
        process.stderr.write(`A log could not be opened again: ${reason}\n`)
    },
  })
  // variables of the environment take precedence over the file
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  followNpm()
  launch(options).catch(async (error) => {
    if (ending) return
    process.stderr.write(
      error instanceof UserFacingError ? `\n${error.message}\n` : `\n${error.stack}\n`,
    )
    await stopAll(1)
  })
}
