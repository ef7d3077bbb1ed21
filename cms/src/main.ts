import { createServer } from 'node:http'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reportFatal, startErrorReports } from '@vitrine/logging/error-reporter'
import { uploadTimeoutMs } from '@vitrine/contract/internal'
import { guardConsole, writeLog } from '@vitrine/logging/log-output'
import { loggable } from '@vitrine/logging/loggable'
import { isLingering, lingerForBody } from '@vitrine/http/lingering-close'
import manifest from '../package.json' with { type: 'json' }
import { knownMigrations } from '#src/platform/database/known-migrations.ts'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import type { Environment } from '#src/platform/environment-schema.ts'
import { awaitSchema, endRefusals } from '#src/platform/http/schema-gate.ts'
import { metrics } from '#src/platform/monitoring/metrics.ts'
import { requestFields, requestIdOf, withRequestId } from '#src/platform/monitoring/request-id.ts'
import type { Services } from './server/start-services.ts'
import { receive } from './server/receive.ts'
import type { Dispatch } from './server/receive.ts'

/** Grace period of in-flight requests at shutdown, ms. */
const drainTimeoutMs = 8000
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

async function main(environment: Environment): Promise<void> {
  if (environment.SENTRY_DSN)
    startErrorReports(environment.SENTRY_DSN, {
      program: 'cms',
      release: manifest.version,
      environment: environment.VITRINE_MODE,
      requestId: () => requestFields().reqId,
    })
  let services: Services | undefined
  let dispatch: Dispatch | undefined
  let ending = false
  const server = createServer(
    { requestTimeout: uploadTimeoutMs, headersTimeout: 15_000, keepAliveTimeout: 20_000 },
    (request, response) =>
      withRequestId(requestIdOf(request.headers), () => {
        if (isLingering(request.socket)) return
        lingerForBody(request)
        if (ending) response.setHeader('connection', 'close')
        receive(request, response, { environment, dispatch })
      }),
  )

  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    const force = setTimeout(() => process.exit(0), drainTimeoutMs)
    const closed = new Promise<void>((done) => server.close(() => done()))
    server.closeIdleConnections()
    services?.releaseFollowers()
    await closed
    await services?.end()
    clearTimeout(force)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end())

  server.on('error', (error: NodeJS.ErrnoException) => {
    process.stderr.write(
      error.code === 'EADDRINUSE'
        ? `Port ${environment.CMS_PORT} of ${environment.CMS_HOST} is taken: set CMS_PORT to another.\n`
        : `${error.message}\n`,
    )
    process.exit(1)
  })
  metrics.build.set({ program: 'cms', version: manifest.version, node: process.version }, 1)
  const listen = (): void => {
    if (!server.listening) server.listen(environment.CMS_PORT, environment.CMS_HOST)
  }
  const migrations = new Set(knownMigrations(resolve(root, 'src', 'migrations')))
  await awaitSchema(environment.DATABASE_URL, migrations, listen)
  // imported here, because nothing may read or write content before the schema can be used
  const [{ default: config }, { startServices }, { createDispatch }] = await Promise.all([
    import('./payload.config.ts'),
    import('./server/start-services.ts'),
    import('./server/dispatch.ts'),
  ])
  services = await startServices(config)
  dispatch = createDispatch(environment, services.payload, root)
  endRefusals()
  listen()
  writeLog('info', `cms ready on http://${environment.CMS_HOST}:${environment.CMS_PORT}`)
}

// SIGHUP asks to reopen log files; ignored, because the log is written to stdout
process.on('SIGHUP', () => undefined)
// before Next starts, which keeps references to the console's functions
guardConsole({ json: process.env['NODE_ENV'] === 'production', fields: requestFields })
process.on('uncaughtException', (error) => {
  process.stderr.write(`${JSON.stringify(loggable(error))}\n`)
  void reportFatal(error).finally(() => process.exit(1))
})
// created files (media, mails, uploads) are readable by the current user only
process.umask(0o077)

try {
  await main(readEnvironment())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
