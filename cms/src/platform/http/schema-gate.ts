import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { ApiError } from '@vitrine/contract/errors'
import { parseContentLanguage } from '@vitrine/configuration/locales'
import { writeLog } from '@vitrine/logging/log-output'
import { Client } from 'pg'
import { readSchemaState } from '#src/platform/database/known-migrations.ts'
import { sendError } from '#src/platform/http/send-error.ts'
import { noteSchema, schemaProblem } from '#src/platform/monitoring/schema-problem.ts'

/** Interval at which the schema is looked at while it cannot be used, ms. */
const intervalMs = 2000
/** Longest wait for a connection and for each answer of the database, ms. */
const timeoutMs = 2000

const unreachable = 'the database does not answer'

/** Why all requests are refused; undefined once the services run. */
let obstacle: string | undefined = 'starting'

/** Looks at the schema with a connection of its own. */
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
 * Resolves when all migrations of this release have run and no restore is unfinished. Until then
 * nothing is to be loaded that reads or writes content.
 *
 * @param known - Migrations of this release.
 * @param onObstacle - Called when the schema cannot be used yet: `refuseWithoutSchema` answers then.
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

/** From now on requests are answered while the schema lets them. */
export function endRefusals(): void {
  obstacle = undefined
}

/**
 * Answers a request that cannot be served with the schema as it is: the readiness probe with the reason,
 * all others with `unavailable`. Returns whether it did.
 */
export function refuseWithoutSchema(request: IncomingMessage, response: ServerResponse): boolean {
  const reason = obstacle ?? schemaProblem()
  const [path] = (request.url ?? '').split('?', 1)
  // while the services run, the probe looks at the schema itself
  if (reason === undefined || (obstacle === undefined && unrefused.has(path))) return false
  const headers = { 'cache-control': 'no-store', 'retry-after': String(intervalMs / 1000) }
  if (path === '/healthz') response.writeHead(200, headers).end('ok\n')
  else if (path === '/readyz') response.writeHead(503, headers).end(`${reason}\n`)
  else {
    const locale = parseContentLanguage(request.headers['content-language'])
    sendError(response, new ApiError('unavailable'), locale, headers)
  }
  return true
}

/** Probes, which are answered by the running services. */
const unrefused = new Set<string | undefined>(['/healthz', '/readyz'])
