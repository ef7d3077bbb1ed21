import { writeLog } from '@vitrine/logging/log-output'
import type { SchemaState } from '#src/platform/database/known-migrations.ts'
import { metrics } from './metrics.ts'

/** State found last. */
const last: {
  /** Why no request can be answered, and what to run; undefined when they can. */
  problem?: string | undefined
  /** What the log has told last. */
  logged: string
} = { logged: '' }

/** Why the schema lets no request be answered, as it was found last. */
export const schemaProblem = (): string | undefined => last.problem

/**
 * Takes note of a schema's state: metrics, a line of the log at each change, and `schemaProblem`.
 *
 * @param lacking - Columns that this release reads and a newer release has taken away.
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
