import { JobCancelledError } from 'payload'
import type { SanitizedConfig, TaskConfig } from 'payload'

/** Slug of Payload's task that publishes or unpublishes at a given time. */
const task = 'schedulePublish'

/** Retries after 0.5, 1, 2, 4 and 8 minutes, for transient failures of the database or the disk. */
const retries = { attempts: 5, backoff: { type: 'exponential', delay: 30_000 } } as const

/**
 * Whether a retry cannot succeed: the document or account is missing, has no permission, or the
 * document is incomplete.
 */
function isFinal(error: unknown): boolean {
  const { status } = Object(error)
  return typeof status === 'number' && status < 500
}

/**
 * Logs a failed scheduled publication, retries transient failures, and otherwise stores the reason
 * for the dashboard (`dashboard/failed-publications.ts`).
 */
export function watchScheduledPublications(config: SanitizedConfig): void {
  const found: TaskConfig | undefined = config.jobs.tasks?.find(({ slug }) => slug === task)
  if (!found || typeof found.handler !== 'function') return
  const publish = found.handler
  found.retries = retries
  found.handler = async (args: Parameters<typeof publish>[0]) => {
    try {
      return await publish(args)
    } catch (error) {
      const final = isFinal(error)
      const { doc, global, type } = Object(args.input)
      args.req.payload.logger.error({
        err: error,
        msg: 'a scheduled publication failed',
        job: args.job.id,
        type,
        doc,
        global,
        attempt: Number(args.job.totalTried ?? 0) + 1,
        final,
      })
      throw final
        ? new JobCancelledError(error instanceof Error ? error.message : String(error))
        : error
    }
  }
}
