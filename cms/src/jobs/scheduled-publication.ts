import { JobCancelledError } from 'payload'
import type { SanitizedConfig, TaskConfig } from 'payload'

/** Payload's task that publishes or unpublishes at a time. */
const task = 'schedulePublish'

/**
 * Half a minute, one, two, four and eight: what the database or a disk could not do for a while is
 * done later.
 */
const retries = { attempts: 5, backoff: { type: 'exponential', delay: 30_000 } } as const

/**
 * Whether trying again cannot help: the document or the account is not there, may not, or is not
 * complete.
 */
function isFinal(error: unknown): boolean {
  const { status } = Object(error)
  return typeof status === 'number' && status < 500
}

/**
 * A scheduled publication that fails is logged, tried again where that can help, and otherwise kept
 * with its reason for
 * the panel's first page (`dashboard/failed-publications.ts`).
 */
export function watchScheduledPublications(config: SanitizedConfig): void {
  const found: TaskConfig | undefined = config.jobs.tasks?.find(({ slug }) => slug === task)
  if (!found || typeof found.handler !== 'function') return
  const publish = found.handler
  found.retries = retries
  found.handler = async (given: Parameters<typeof publish>[0]) => {
    try {
      return await publish(given)
    } catch (error) {
      const final = isFinal(error)
      const { doc, global, type } = Object(given.input)
      given.req.payload.logger.error({
        err: error,
        msg: 'a scheduled publication failed',
        job: given.job.id,
        type,
        doc,
        global,
        attempt: Number(given.job.totalTried ?? 0) + 1,
        final,
      })
      throw final
        ? new JobCancelledError(error instanceof Error ? error.message : String(error))
        : error
    }
  }
}
