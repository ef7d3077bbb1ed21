import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockDataFolder, ownerOf } from '../start/data-folder.mjs'
import { openLog } from '../start/log-file.mjs'
import { startPostgres } from '../start/postgres.mjs'
import { environmentOf } from '../start/program-environment.mjs'
import { compileCache, isProductionInstall, pinnedNode, root } from '../project/root.mjs'
import { missingInProduction, readSecrets, readSettings } from '../start/settings.mjs'
import { UserFacingError } from '../project/user-facing-error.mjs'

/**
 * Operators' commands on the database and the data folder. `makes`: requires an empty database and
 * data folder; `examines`: reads the variables of both programs, and runs in spite of invalid ones.
 */
export const operations = {
  backup: { script: 'cms/src/operations/backup.ts' },
  restore: { script: 'cms/src/operations/restore.ts', makes: true },
  'move-files': { script: 'cms/src/operations/move-files.ts' },
  doctor: { script: 'tools/operate/doctor.mjs', examines: true },
}

/**
 * Runs an operator's command; resolves with its exit code. Without `DATABASE_URL` it uses the
 * private database of the data folder, which is started for the command if the system is stopped.
 *
 * @throws {UserFacingError} If there is no system, or if one runs where an empty place is required.
 */
export async function runOperation(name, args) {
  const { script, makes = false, examines = false } = operations[name]
  const production = process.env.VITRINE_MODE === 'production'
  if (production && !examines) {
    const wrong = missingInProduction(process.env, 'cms')
    if (wrong.length > 0) throw new UserFacingError(wrong.join('\n'))
  }
  const system = await openSystem({ makes, examines })
  const values = { NODE_ENV: 'production', ...compileCache, ...system.variables }
  try {
    return await exitCodeOf(
      [join(root, script), ...args],
      examines ? { ...process.env, ...values } : environmentOf('cms', values),
    )
  } finally {
    await system.close()
  }
}

/** Runs a script on the pinned Node; passes signals on to it. */
function exitCodeOf(args, env) {
  return new Promise((done, failed) => {
    const child = spawn(pinnedNode, ['--enable-source-maps', ...args], { env, stdio: 'inherit' })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => child.kill(signal))
    child.once('error', failed)
    child.once('exit', (code) => done(code ?? 1))
  })
}

const nothingToClose = async () => undefined

/** Variables of the system that are not in the environment, and a function that releases it. */
async function openSystem({ makes, examines }) {
  const { VITRINE_MODE, VITRINE_DATA, DATABASE_URL } = process.env
  if (VITRINE_MODE === 'production' || DATABASE_URL || isProductionInstall)
    return {
      variables: { VITRINE_DATA: resolve(root, VITRINE_DATA || 'var') },
      close: nothingToClose,
    }
  const settings = readSettings()
  const { data, origin, mode, port } = settings
  const variables = { VITRINE_DATA: data, VITRINE_MODE: mode, PUBLIC_ORIGIN: origin }
  if (!makes && !existsSync(join(data, 'postgres', 'PG_VERSION'))) {
    if (examines) return { variables: { ...variables, PORT: port }, close: nothingToClose }
    throw new UserFacingError(`There is no system in ${data}: set VITRINE_DATA or DATABASE_URL.`)
  }
  const owner = existsSync(data) ? await ownerOf(data) : undefined
  if (owner !== undefined && makes)
    throw new UserFacingError(
      `Vitrine runs on ${data} (${owner.split(',')[0]}): a backup is restored into a new place.`,
    )
  if (owner !== undefined) return runningSystem(settings, variables)
  const release = await lockDataFolder(data)
  const { DATABASE_PASSWORD, PAYLOAD_SECRET, FEED_SECRET } = readSecrets(settings)
  const log = openLog(data, 'postgres')
  const database = await startPostgres({ data, password: DATABASE_PASSWORD, log })
  return {
    variables: { ...variables, PAYLOAD_SECRET, FEED_SECRET, DATABASE_URL: database.url },
    close: async () => {
      await database.stop()
      log.close()
      release()
    },
  }
}

/** Connection variables of a running system. */
function runningSystem(settings, variables) {
  const { DATABASE_PASSWORD, PAYLOAD_SECRET, FEED_SECRET } = readSecrets(settings)
  const file = join(settings.data, 'running.json')
  const { postgres, cms, site } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (!postgres)
    throw new UserFacingError(
      `The system in ${settings.data} is starting, or runs on another database: set DATABASE_URL.`,
    )
  return {
    variables: {
      ...variables,
      PAYLOAD_SECRET,
      FEED_SECRET,
      DATABASE_URL: `postgres://vitrine:${encodeURIComponent(DATABASE_PASSWORD)}@127.0.0.1:${postgres.port}/postgres`,
      ...(cms
        ? { CMS_PORT: String(cms.port), API_BASE_URL: `http://127.0.0.1:${cms.port}/api` }
        : {}),
      ...(site ? { PORT: String(site.port) } : {}),
    },
    close: nothingToClose,
  }
}
