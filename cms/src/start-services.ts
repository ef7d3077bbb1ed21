import { getPayload } from 'payload'
import config from '#src/payload.config.ts'
import { logLostConnections } from './platform/database/pool.ts'
import { stopListening } from './publishing/changes/wake.ts'
import { startJobRunner } from '#src/jobs/runner.ts'
import { startMailWorker } from '#src/mail/mail-worker.ts'

/** What `main.ts` calls when it has been told to end, from outside of Next's bundle. */
export const shutdownKey = Symbol.for('vitrine.cms.end')

/** Opens the database, starts the jobs and the postman, and leaves word of how to end them. */
export async function startServices(): Promise<void> {
  const payload = await getPayload({ config })
  logLostConnections(payload)
  const dismissPostman = startMailWorker(payload)
  const endJobs = startJobRunner(payload)
  Reflect.set(globalThis, shutdownKey, async () => {
    await Promise.all([endJobs(), dismissPostman()])
    await stopListening()
    await payload.destroy()
  })
}
