import type { JobsConfig } from 'payload'
import { isRecordsFileDue, writeRecordsFile } from '#src/api/feed/records-file.ts'
import { cleanStoredPictures } from '#src/content/media/clean-stored-pictures.ts'
import { pruneReplaced } from '#src/content/media/replaced-files.ts'
import { fillDigests } from '#src/content/media/upload-digests.ts'
import { changeParts } from '#src/publishing/changes/prune.ts'
import { prunePlans } from '#src/changes/plans/plan-store.ts'
import { historyParts } from '#src/changes/retention.ts'
import { notifyOwners } from '#src/people/certificate-owners/notify-owners.ts'
import { sweepFiles } from '#src/people/leads/sweep-files.ts'
import { eraseDue } from '#src/people/privacy/erase.ts'
import { refreshErp } from '#src/people/erp/refresh.ts'
import { runParts } from '#src/platform/database/retention.ts'
import type { RetentionPart } from '#src/platform/database/retention.ts'
import { emptyTrash } from '#src/schema/lifecycle/empty-trash.ts'
import { mailNotices } from '#src/translation/mail-notices.ts'
import { pruneDeliveries } from '#src/webhooks/deliveries.ts'
import { applyStoredPlan } from './apply-stored-plan.ts'
import { scheduledPublication } from './scheduled-publication.ts'
import { removeOldFiles } from '#src/translation/exchange/proposals.ts'
import { endStates } from '#src/publishing/record/end-states.ts'
import { refreshRanking } from '#src/publishing/views/refresh-ranking.ts'

/** Name of the only queue. */
export const jobQueue = 'default'

/** What the nightly task deletes; replaced files after the history that names them. */
export const retentionParts: readonly RetentionPart[] = [
  ...changeParts,
  ...historyParts,
  { name: 'imports', run: prunePlans },
  { name: 'replaced files', run: pruneReplaced },
  { name: 'translation files', run: removeOldFiles },
  { name: 'webhook deliveries', run: pruneDeliveries },
]

/**
 * Scheduled publications and periodic tasks. Jobs are stored in the database: overdue jobs run
 * after a restart, and `runner.ts` runs them in one process at a time.
 */
export const jobs: JobsConfig = {
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
  tasks: [
    {
      slug: 'refresh-ranking',
      label: 'Refresh the ranking of views',
      retries: 0,
      schedule: [{ cron: '0 */10 * * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await refreshRanking(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'end-states',
      label: 'Write what is no longer new',
      retries: 0,
      schedule: [{ cron: '30 */5 * * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await endStates(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'refresh-erp',
      label: 'Ask the ERP again who sells what',
      retries: 0,
      schedule: [{ cron: '0 */5 * * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await refreshErp(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'notify-certificate-owners',
      label: 'Tell owners of certificates that expire',
      retries: 2,
      schedule: [{ cron: '0 7 * * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await notifyOwners(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'mail-translation-notices',
      label: 'Tell reviewers and translators what waits for them',
      retries: 0,
      schedule: [{ cron: '45 */5 * * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await mailNotices(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'erase-due',
      label: 'Erase personal data whose time is over',
      retries: 2,
      schedule: [{ cron: '0 41 4 * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await runParts(req.payload, [
          { name: 'personal data', run: eraseDue },
          { name: 'files of leads', run: sweepFiles },
        ])
        return { output: {} }
      },
    },
    {
      slug: 'empty-trash',
      label: 'Remove what has lain in the trash',
      retries: 0,
      schedule: [{ cron: '0 29 4 * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await emptyTrash(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'clean-pictures',
      label: 'Remove place and device from pictures of before',
      retries: 0,
      schedule: [{ cron: '15 */10 * * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await cleanStoredPictures(req.payload)
        await fillDigests(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'write-records-file',
      label: 'Write the file with all records',
      retries: 0,
      schedule: [{ cron: '20 */10 * * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        if (await isRecordsFileDue(req.payload)) await writeRecordsFile(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'prune',
      label: 'Forget old changes and batches',
      retries: 0,
      schedule: [{ cron: '0 17 4 * * *', queue: jobQueue }],
      handler: async ({ req }) => {
        await runParts(req.payload, retentionParts)
        return { output: {} }
      },
    },
    scheduledPublication,
    applyStoredPlan,
  ],
}
