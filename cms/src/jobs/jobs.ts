import type { JobsConfig } from 'payload'
import { prune } from '#src/changes/prune.ts'
import { eraseDue } from '#src/privacy/erase.ts'
import { refreshErp } from '#src/erp/refresh.ts'
import { emptyTrash } from '#src/usage/empty-trash.ts'
import { refreshRanking } from '#src/views/refresh-ranking.ts'

/**
 * Scheduled publishing and the house's own chores, run in this process. They are kept in the database: what was due
 * while it was away runs as soon as it is back, and of several processes one takes each.
 */
export const jobs: JobsConfig = {
  autoRun: [{ cron: '*/5 * * * * *', queue: 'default', limit: 20, silent: true }],
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
  tasks: [
    {
      slug: 'refresh-ranking', label: 'Refresh the ranking of views', retries: 0, schedule: [{ cron: '0 */10 * * * *', queue: 'default' }],
      handler: async ({ req }) => {
        await refreshRanking(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'refresh-erp', label: 'Ask the ERP again who sells what', retries: 0, schedule: [{ cron: '0 */5 * * * *', queue: 'default' }],
      handler: async ({ req }) => {
        await refreshErp(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'erase-due', label: 'Erase personal data whose time is over', retries: 2, schedule: [{ cron: '0 41 4 * * *', queue: 'default' }],
      handler: async ({ req }) => {
        await eraseDue(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'empty-trash', label: 'Remove what has lain in the trash', retries: 0, schedule: [{ cron: '0 29 4 * * *', queue: 'default' }],
      handler: async ({ req }) => {
        await emptyTrash(req.payload)
        return { output: {} }
      },
    },
    {
      slug: 'prune', label: 'Forget old changes and batches', retries: 0, schedule: [{ cron: '0 17 4 * * *', queue: 'default' }],
      handler: async ({ req }) => {
        await prune(req.payload)
        return { output: {} }
      },
    },
  ],
}
