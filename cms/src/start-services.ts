import { getPayload } from 'payload'
import config from '#src/payload.config.ts'
import { logLostConnections } from './platform/database/pool.ts'
import { stopListening } from './publishing/changes/wake.ts'
import { startJobRunner } from '#src/jobs/runner.ts'
import { startMailWorker } from '#src/mail/mail-worker.ts'

/** Global symbol under which `main.ts`, outside of Next's bundle, finds the shutdown function. */
export const shutdownKey = Symbol.for('vitrine.cms.end')

/**
 * Connects to the database, starts the job runner and the mail worker, and registers the shutdown
 * function.
 */
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
