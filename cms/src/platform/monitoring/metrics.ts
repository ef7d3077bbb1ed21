import { createHash, timingSafeEqual } from 'node:crypto'
import { getHeapStatistics } from 'node:v8'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { CallName } from '@vitrine/contract/calls'

/** Log-in routes of staff and members. */
const logIns: Partial<Record<string, string>> = {
  'panel-log-in': 'staff',
  ['session-create' satisfies CallName]: 'member',
}

/** Calls by which visitors submit data. */
const forms: string[] = [
  'contact-send',
  'job-application-send',
  'newsletter-subscribe',
  'data-request-send',
  'member-register',
] satisfies CallName[]

/** Timeout of the database queries for metrics, ms. */
const figuresTimeoutMs = 2000

function createMetrics() {
  const registry = new Registry()
  // the default of 100 measurements of the event loop per second takes half of an idle process's
  // time
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 200 })
  const registers = [registry]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ registers, name: `vitrine_${name}`, help, labelNames })
  return {
    registry,
    requestSeconds: new Histogram({
      registers,
      name: 'vitrine_cms_request_seconds',
      help: 'Requests by route, method and status, with their duration',
      labelNames: ['route', 'method', 'status'] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    }),
    logInsRefused: new Counter({
      registers,
      name: 'vitrine_log_ins_refused_total',
      help: 'Log-ins refused, by kind of account and status (429: too many attempts)',
      labelNames: ['account', 'status'] as const,
    }),
    forms: new Counter({
      registers,
      name: 'vitrine_forms_total',
      help: 'Forms sent, by call and outcome: accepted, refused (4xx), failed (5xx)',
      labelNames: ['form', 'outcome'] as const,
    }),
    answerBreaches: new Counter({
      registers,
      name: 'vitrine_answer_breaches_total',
      help: 'Sampled answers that do not keep their contract',
    }),
    databaseUp: gauge('database_up', '1 when the database gave the figures below in time'),
    connections: gauge('database_connections', 'Connections of the pool', ['state']),
    connectionLimit: gauge('database_connections_max', 'Most connections of the pool'),
    connectionWaits: gauge('database_waiting', 'Requests that wait for a connection'),
    mails: gauge('mails', 'Mails of the outbox', ['state']),
    oldestMail: gauge('mail_oldest_due_seconds', 'Time since the oldest mail was due'),
    changes: gauge('feed_entries', 'Changes kept in the change feed'),
    lastChange: gauge('feed_last_id', 'Number of the newest change'),
    jobs: gauge('jobs', 'Jobs that are not done', ['state']),
    latestJob: gauge('job_oldest_due_seconds', 'Time since the oldest due job was due'),
    imports: gauge(
      'imports',
      'Imports by state: to be compared, compared now, due, scheduled, applied now; of the last day: failed, and by a fault of the program',
      ['state'],
    ),
    oldestImport: gauge('import_oldest_seconds', 'Time for which the oldest import is in a state', [
      'state',
    ]),
    translations: gauge('translations', 'Texts of each language by state', ['locale', 'state']),
    recordsPending: gauge('records_pending', 'Sources whose records are not derived', ['lane']),
    recordsOldest: gauge(
      'records_oldest_pending_seconds',
      'Time for which the oldest such source has waited',
      ['lane'],
    ),
    stepDocuments: gauge(
      'background_step_documents',
      'Documents of a background step by state: done, failed, left',
      ['step', 'state'],
    ),
    stepUnfinished: gauge(
      'background_step_unfinished',
      '1 while a background step has documents that are not recorded',
      ['step'],
    ),
    stepIdle: gauge(
      'background_step_idle_seconds',
      'Time since an unfinished background step last did something',
      ['step'],
    ),
    schemaNewer: gauge('schema_newer', '1 while a newer release has migrated: saves are refused'),
    schemaMissing: gauge(
      'schema_missing',
      '1 for each migration that has not run: requests are refused',
      ['migration'],
    ),
    restoreUnfinished: gauge(
      'restore_unfinished',
      '1 on an unfinished restore: requests are refused',
    ),
    build: gauge('build_info', 'Versions', ['program', 'version', 'node']),
    heapLimit: gauge('heap_limit_bytes', 'Limit of V8’s heap, at which the process ends'),
    /** Updates the metrics that are read from the database; set when the services have started. */
    readFigures: undefined as (() => Promise<void>) | undefined,
  }
}

export type Metrics = ReturnType<typeof createMetrics>

/** Metrics of the cms. */
export const metrics: Metrics = createMetrics()

metrics.heapLimit.set(getHeapStatistics().heap_size_limit)
// initialized with 0, so that an alert sees the first failure as an increase
for (const form of forms)
  for (const outcome of ['accepted', 'refused', 'failed']) metrics.forms.inc({ form, outcome }, 0)

/**
 * Counts a completed request.
 *
 * @param route - Label from `routeLabel`.
 *
 * @param seconds - Duration.
 */
export function countRequest(route: string, method: string, status: number, seconds: number): void {
  metrics.requestSeconds.observe({ route, method, status: String(status) }, seconds)
  const account = logIns[route]
  if (account !== undefined && method === 'POST' && status >= 400)
    metrics.logInsRefused.inc({ account, status: String(status) })
  else if (forms.includes(route) && method === 'POST')
    metrics.forms.inc({
      form: route,
      outcome: status >= 500 ? 'failed' : status >= 400 ? 'refused' : 'accepted',
    })
}

/**
 * Metrics as text. If the database does not respond in time, only those of the process, with
 * `vitrine_database_up` 0.
 */
export async function metricsText(): Promise<string> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('late')), figuresTimeoutMs).unref(),
  )
  const read = metrics.readFigures?.() ?? Promise.reject(new Error('not started'))
  await Promise.race([read, late]).then(
    () => metrics.databaseUp.set(1),
    () => metrics.databaseUp.set(0),
  )
  return metrics.registry.metrics()
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * True if a request may read the metrics: it has the token or, if no token is set, the site is in
 * demo mode.
 *
 * @param authorization - Header of the request; compared in constant time.
 */
export function mayReadMetrics(
  authorization: string | undefined,
  { token, open }: { token: string | undefined; open: boolean },
): boolean {
  if (token === undefined) return open
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
