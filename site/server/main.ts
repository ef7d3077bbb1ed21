import { Server } from 'node:net'
import { reportFatal, startErrorReports } from '@vitrine/logging/error-reporter'
import { guardConsole } from '@vitrine/logging/log-output'
import { loggable } from '@vitrine/logging/loggable'
import manifest from '../package.json' with { type: 'json' }
import { composeSite } from './compose.ts'
import { readEnvironment } from './environment.ts'
import { requestId } from './http/request-id.ts'

/**
 * Time after SIGTERM in which kept-alive connections may send another request, ms; then idle
 * connections are closed.
 */
const drainTimeoutMs = 1500
const stopTimeoutMs = 9000

async function main(): Promise<void> {
  const environment = readEnvironment(process.env)
  if (environment.SENTRY_DSN)
    startErrorReports(environment.SENTRY_DSN, {
      program: 'site',
      release: manifest.version,
      environment: environment.VITRINE_MODE,
      requestId,
    })
  const development =
    process.env['NODE_ENV'] === 'development'
      ? await import('./development.ts').then(({ startVite }) => startVite())
      : undefined
  const site = await composeSite(environment, development)
  await site.start()
  await site.app.listen({ port: environment.PORT, host: environment.HOST })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    site.drain()
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    const server = site.app.server
    // http.Server.close() alone would close idle connections at once, and lose requests in transit
    const closed = new Promise<void>((resolve) =>
      Server.prototype.close.call(server, () => resolve()),
    )
    setTimeout(() => server.closeIdleConnections(), drainTimeoutMs)
    await closed
    await site.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  await site.warm()
}

// log rotation sends SIGHUP, whose default action would end the process; the log is stdout
process.on('SIGHUP', () => undefined)

// redirects console output of React Router and Vite to the log
guardConsole({ json: process.env['NODE_ENV'] === 'production' })
process.on('uncaughtException', (error) => {
  process.stderr.write(`${JSON.stringify(loggable(error))}\n`)
  void reportFatal(error).finally(() => process.exit(1))
})
process.umask(0o077)

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
