import { getPayload } from 'payload'
import config from '#src/payload.config.ts'
import { stopListening } from '#src/changes/wake.ts'
import { watchForAbandonedJobs } from '#src/jobs/abandoned.ts'
import { employPostman } from '#src/mail/postman.ts'

/** What `main.ts` calls when it has been told to end, from outside of Next's bundle. */
export const endKey = Symbol.for('vitrine.cms.end')

/** Opens the database, starts the jobs and the postman, and leaves word of how to end them. */
export async function begin(): Promise<void> {
  const payload = await getPayload({ config, cron: true })
  const dismissPostman = employPostman(payload)
  const endWatch = watchForAbandonedJobs(payload)
  Reflect.set(globalThis, endKey, async () => {
    endWatch()
    await dismissPostman()
    await stopListening()
    await payload.destroy()
  })
}
