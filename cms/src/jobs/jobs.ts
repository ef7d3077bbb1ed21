import type { JobsConfig } from 'payload'

/** Scheduled publishing and the house's own chores, run in this process; what was due while it was away runs at once. */
export const jobs: JobsConfig = {
  autoRun: [{ cron: '*/10 * * * * *', queue: 'default', limit: 20, silent: true }],
  deleteJobOnComplete: true,
  access: { run: () => false, queue: () => false, cancel: () => false },
  tasks: [],
}
