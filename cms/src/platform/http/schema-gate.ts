import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ApiError } from '@vitrine/contract/errors'
import { requestedLocale } from '@vitrine/configuration/requested-locale'
import { writeLog } from '@vitrine/logging/log-output'
import { Client } from 'pg'
import { readSchemaState } from '#src/platform/database/known-migrations.ts'
import { sendError } from '#src/platform/http/send-error.ts'
import { noteSchema, schemaProblem } from '#src/platform/monitoring/schema-problem.ts'

/** Interval between two checks of the schema until it can be used, ms. */
const intervalMs = 2000
/** Timeout of the connection and of each query, ms. */
const timeoutMs = 2000

const unreachable = 'the database does not answer'

/** Reason why all requests are rejected; undefined once the services run. */
let obstacle: string | undefined = 'starting'

/**
 * Reads the schema state over a connection of its own; returns the reason if the schema cannot be
 * used.
 */
async function look(url: string, known: ReadonlySet<string>): Promise<string | undefined> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    noteSchema(await readSchemaState(client, known), [])
    return schemaProblem()
  } catch {
    return unreachable
  } finally {
    void client.end().catch(() => undefined)
  }
}

/**
 * Resolves when all migrations of this release were run and no restore is unfinished. Modules that
 * read or write content must not be loaded before.
 *
 * @param known - Migrations of this release.
 *
 * @param onObstacle - Called if the schema cannot be used yet: `refuseWithoutSchema` then handles
 * requests.
 */
export async function awaitSchema(
  url: string,
  known: ReadonlySet<string>,
  onObstacle: () => void,
): Promise<void> {
  for (;;) {
    const found = await look(url, known)
    if (found === undefined) return
    if (found === unreachable && obstacle !== unreachable) writeLog('error', {}, unreachable)
    obstacle = found
    onObstacle()
    await setTimeout(intervalMs)
  }
}

/**
 * Ends the rejection of all requests. They are still rejected while the schema is incompatible
 * (`schemaProblem`).
 */
export function endRefusals(): void {
  obstacle = undefined
}

/**
 * Handles a request that cannot be served with the current schema: `/healthz` succeeds, `/readyz`
 * gets the reason, all others get `unavailable`. Returns true if it handled the request.
 */
export function refuseWithoutSchema(request: IncomingMessage, response: ServerResponse): boolean {
  const reason = obstacle ?? schemaProblem()
  const [path] = (request.url ?? '').split('?', 1)
  // once the services run, the probe reads the schema itself
  if (reason === undefined || (obstacle === undefined && unrefused.has(path))) return false
  const headers = { 'cache-control': 'no-store', 'retry-after': String(intervalMs / 1000) }
  if (path === '/healthz') response.writeHead(200, headers).end('ok\n')
  else if (path === '/readyz') response.writeHead(503, headers).end(`${reason}\n`)
  else {
    const locale = requestedLocale(request.headers)
    sendError(response, new ApiError('unavailable'), locale, headers)
  }
  return true
}

/** Probes that the running services handle. */
const unrefused = new Set<string | undefined>(['/healthz', '/readyz'])
