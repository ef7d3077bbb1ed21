import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { errorBody } from '@vitrine/contract/error-body'
import { apiBase } from '@vitrine/contract/calls'
import { reportFatal, startErrorReports } from '@vitrine/contract/error-reporter'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { uploadTimeoutMs } from '@vitrine/contract/internal'
import { parseContentLanguage } from '@vitrine/contract/locales'
import { guardConsole, writeLog } from '@vitrine/contract/log-output'
import { loggable } from '@vitrine/contract/loggable'
import type { Locale } from '@vitrine/contract/locales'
import { panelBase } from '@vitrine/contract/panel'
import { malformedNames, parseQuery } from '@vitrine/contract/query-string'
import { isPlainTarget, originForm } from '@vitrine/contract/request-target'
import { isStorable, unstorablePaths } from '@vitrine/contract/storable-text'
import { characterError } from '@vitrine/contract/validation'
import next from 'next'
import manifest from '../package.json' with { type: 'json' }
import { ownMigrations } from '#src/platform/database/known-migrations.ts'
import { readEnvironment } from '#src/platform/environment-schema.ts'
import type { Environment } from '#src/platform/environment-schema.ts'
import { answerRead, directHandler } from '#src/platform/http/direct-reads.ts'
import { awaitSchema, endRefusals, refuseWithoutSchema } from '#src/platform/http/schema-gate.ts'
import { callsServerFunction, checkServerFunction } from '#src/platform/http/refuse-unstorable.ts'
import { answerMetrics, observeRequest } from '#src/platform/monitoring/observe-request.ts'
import { metrics } from '#src/platform/monitoring/metrics.ts'
import { requestFields, requestIdOf, withRequestId } from '#src/platform/monitoring/request-id.ts'

/** Grace period of in-flight requests at shutdown, ms. */
const drainTimeoutMs = 8000
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

/** Sets `nosniff` on every response, including Next's own, before its head is written. */
function forbidSniffing(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  const name = 'x-content-type-options'
  response.writeHead = (...args: unknown[]) => {
    if (!response.hasHeader(name)) response.setHeader(name, 'nosniff')
    return writeHead(...args)
  }
}

/**
 * Error of a request URL, checked before Next rewrites it: dot segments and backslashes, malformed
 * percent-encoding, and in the panel also text that PostgreSQL rejects. API calls report the field in `http/answer.ts`.
 */
function problemOf(url: string, locale: Locale): ApiError | undefined {
  if (!isPlainTarget(url)) return new ApiError('malformed-request')
  const [path = '', search = ''] = url.split(/\?(.*)/s, 2)
  const malformed = malformedNames(search)
  if (path.startsWith(`${apiBase}/`) && malformed.length > 0)
    return new ApiError('invalid-input', {
      errors: malformed.map((name) => characterError(['query', name], locale)),
    })
  const inPanel = path.startsWith(panelBase)
  if (inPanel && (malformed.length > 0 || unstorablePaths(parseQuery(search)).length > 0))
    return new ApiError('malformed-request')
  try {
    const decoded = decodeURIComponent(path)
    return inPanel && !isStorable(decoded) ? new ApiError('malformed-request') : undefined
  } catch {
    return new ApiError('malformed-request')
  }
}

function refuse(response: ServerResponse, error: ApiError, locale: Locale): void {
  response
    .writeHead(error.status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify(errorBody(error, locale)))
}

async function main(environment: Environment): Promise<void> {
  if (environment.SENTRY_DSN)
    startErrorReports(environment.SENTRY_DSN, {
      program: 'cms',
      release: manifest.version,
      environment: environment.VITRINE_MODE,
      requestId: () => requestFields().reqId,
    })
  const app = next({
    dev: environment.NODE_ENV === 'development',
    dir: root,
    hostname: environment.CMS_HOST,
    port: environment.CMS_PORT,
  })
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    observeRequest(request, response, environment)
    forbidSniffing(response)
    request.url = originForm(request.url ?? '/')
    if (ending) response.setHeader('connection', 'close')
    if (request.url === '/metrics')
      return void answerMetrics(request, response, environment).catch(() => response.destroy())
    if (refuseWithoutSchema(request, response)) return
    const locale = parseContentLanguage(request.headers['content-language'])
    const problem = problemOf(request.url ?? '', locale)
    if (problem) return refuse(response, problem, locale)
    const direct = directHandler(request)
    if (direct !== undefined)
      return void answerRead(direct, request, response).catch((error: unknown) => {
        writeLog('error', { ...requestFields(), err: error }, 'a read of the API failed')
        refuse(response, new ApiError('internal'), locale)
      })
    const next = app.getRequestHandler()
    if (!callsServerFunction(request)) return void next(request, response)
    void checkServerFunction(request).then(
      (checked) => next(checked, response),
      // an aborted request needs no response
      (error: unknown) =>
        isApiError(error) ? refuse(response, error, locale) : response.destroy(),
    )
  }
  const server = createServer(
    { requestTimeout: uploadTimeoutMs, headersTimeout: 15_000, keepAliveTimeout: 20_000 },
    (request, response) =>
      withRequestId(requestIdOf(request.headers), () => answer(request, response)),
  )

  let ending = false
  const end = async (): Promise<void> => {
    if (ending) return
    ending = true
    const force = setTimeout(() => process.exit(0), drainTimeoutMs)
    const closed = new Promise<void>((done) => server.close(() => done()))
    server.closeIdleConnections()
    Reflect.get(globalThis, Symbol.for('vitrine.cms.release'))?.()
    await closed
    await Reflect.get(globalThis, Symbol.for('vitrine.cms.end'))?.()
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
  const migrations = ownMigrations(resolve(root, 'src', 'migrations'))
  await awaitSchema(environment.DATABASE_URL, migrations, listen)
  await app.prepare()
  // of `tools/map-stacks.mjs`
  Reflect.get(globalThis, Symbol.for('vitrine.map-stacks'))?.()
  endRefusals()
  listen()
  writeLog('info', `cms ready on http://${environment.CMS_HOST}:${environment.CMS_PORT}`)
}

// asks to open log files again: there are none, the log is stdout
process.on('SIGHUP', () => undefined)
// before Next, which keeps references to the console's functions
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
