import { localeCodes } from '@vitrine/configuration/locales'
import { getPayload } from 'payload'
import type { Payload, SanitizedConfig } from 'payload'
import { readFilterable } from '#src/api/filters/variant-index.ts'
import { planTask } from '#src/changes/plans/order-plan.ts'
import { readIndexes } from '#src/api/indexes/entry-indexes.ts'
import { startBackgroundSteps } from '#src/jobs/background-steps.ts'
import { startComparisons } from '#src/jobs/comparisons.ts'
import { startFeedWriter } from '#src/jobs/feed-writer.ts'
import { startJobRunner } from '#src/jobs/runner.ts'
import { startWebhookSender } from '#src/jobs/webhook-sender.ts'
import { startMailWorker } from '#src/mail/mail-worker.ts'
import { releaseFollowers, stopListening } from '#src/platform/database/notifications.ts'
import { logLostConnections } from '#src/platform/database/pool.ts'
import { metrics } from '#src/platform/monitoring/metrics.ts'
import { readTextFigures } from '#src/translation/outdated.ts'
import { countReviewedTexts } from '#src/translation/reviews.ts'
import { readFigures } from '#src/platform/monitoring/read-figures.ts'
import { announcePayload } from '#src/platform/running-payload.ts'
import { startDocumentReader } from '#src/publishing/documents/document-reader.ts'

export interface Services {
  payload: Payload
  /** Ends the long polls of the change feed, so that their connections close. */
  releaseFollowers: () => void
  /** Stops the workers and closes the database connections. */
  end: () => Promise<void>
}

/**
 * Initializes Payload and starts the job runner, the comparisons of large files, the background steps, the mail worker, the document reader and, unless
 * `writesFeeds` or `sendsNotices` is false, the writer of feeds and the sender of webhooks.
 */
export async function startServices(
  config: Promise<SanitizedConfig>,
  { writesFeeds = true, sendsNotices = true } = {},
): Promise<Services> {
  const payload = await getPayload({ config })
  announcePayload(payload)
  logLostConnections(payload)
  // loads the indexes at start, because a large catalogue takes seconds
  const loaded = [readIndexes(payload), readFilterable(payload)]
  Promise.all(loaded).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'the search could not be loaded' }),
  )
  metrics.readFigures = async () => {
    await readFigures(payload, metrics, [planTask])
    for (const { locale, current, missing, outdated } of await readTextFigures(payload)) {
      metrics.translations.set({ locale, state: 'current' }, current)
      metrics.translations.set({ locale, state: 'missing' }, missing)
      metrics.translations.set({ locale, state: 'outdated' }, outdated)
    }
    const reviewed = new Map(
      (await countReviewedTexts(payload)).map(({ locale, count }) => [locale, count]),
    )
    for (const locale of localeCodes)
      metrics.translations.set({ locale, state: 'review' }, reviewed.get(locale) ?? 0)
  }
  const endMailWorker = startMailWorker(payload)
  const endJobs = startJobRunner(payload)
  const endComparisons = startComparisons(payload)
  const endSteps = startBackgroundSteps(payload)
  const endDocumentReader = startDocumentReader(payload)
  const endFeedWriter = writesFeeds ? startFeedWriter(payload) : undefined
  const endWebhookSender = sendsNotices ? startWebhookSender(payload) : undefined
  return {
    payload,
    releaseFollowers,
    end: async () => {
      await Promise.all([
        endJobs(),
        endComparisons(),
        endSteps(),
        endMailWorker(),
        endDocumentReader(),
        endFeedWriter?.(),
        endWebhookSender?.(),
      ])
      await stopListening()
      await payload.destroy()
    },
  }
}
