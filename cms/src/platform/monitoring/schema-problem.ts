import { writeLog } from '@vitrine/logging/log-output'
import type { SchemaState } from '#src/platform/database/known-migrations.ts'
import { metrics } from './metrics.ts'

/** Last known state of the schema. */
const last: {
  /**
   * Reason why no request can be served, and the command to run; undefined if requests can be
   * served.
   */
  problem?: string | undefined
  /** Last logged state. */
  logged: string
} = { logged: '' }

/** Reason why the schema prevents serving requests, as of the last check. */
export const schemaProblem = (): string | undefined => last.problem

/**
 * Records a schema's state: in the metrics, in the log if it changed, and for `schemaProblem`.
 *
 * @param lacking - Columns that this release reads and a newer release has removed.
 */
export function noteSchema(
  { missing, unknown, isRestoring }: SchemaState,
  lacking: string[],
): void {
  metrics.schemaNewer.set(unknown.length > 0 ? 1 : 0)
  metrics.schemaMissing.reset()
  for (const migration of missing) metrics.schemaMissing.set({ migration }, 1)
  metrics.restoreUnfinished.set(isRestoring ? 1 : 0)
  last.problem = isRestoring
    ? 'a restore is not finished: run the same restore again'
    : missing.length > 0
      ? `migrations have not run (${missing.join(', ')}): run node tools/run.mjs migrate`
      : lacking.length > 0
        ? `the schema is newer than this release and lacks ${lacking.join(', ')}: start the newer release`
        : undefined
  const text =
    last.problem ??
    (unknown.length > 0
      ? `the schema is newer than this release (${unknown.join(', ')}): saves are refused and jobs wait`
      : '')
  if (text === last.logged) return
  last.logged = text
  if (text === '') writeLog('info', {}, 'the schema is that of this release again')
  else writeLog('error', { missing, unknown, lacking }, text)
}
