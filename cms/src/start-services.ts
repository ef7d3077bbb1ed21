import { getPayload } from 'payload'
import { readFilterable } from '#src/api/filters/variant-index.ts'
import { readIndexes } from '#src/api/indexes/entry-indexes.ts'
import config from '#src/payload.config.ts'
import { stopListening } from './platform/database/notifications.ts'
import { logLostConnections } from './platform/database/pool.ts'
import { metrics } from './platform/monitoring/metrics.ts'
import { readFigures } from './platform/monitoring/read-figures.ts'
import { startJobRunner } from '#src/jobs/runner.ts'
import { startMailWorker } from '#src/mail/mail-worker.ts'
import { startDocumentReader } from './publishing/documents/document-reader.ts'

/** Global symbol under which `main.ts`, outside of Next's bundle, finds the shutdown function. */
export const shutdownKey = Symbol.for('vitrine.cms.end')

/**
 * Connects to the database, starts the job runner, the mail worker and the reader of documents, and
 * registers the shutdown function.
 */
export async function startServices(): Promise<void> {
  const payload = await getPayload({ config })
  logLostConnections(payload)
  // large catalogues take seconds, for which the first search or list would wait
  const loaded = [readIndexes(payload), readFilterable(payload)]
  Promise.all(loaded).catch((error: unknown) =>
    payload.logger.error({ err: error, msg: 'the search could not be loaded' }),
  )
  metrics.readFigures = () => readFigures(payload, metrics)
  const endMailWorker = startMailWorker(payload)
  const endJobs = startJobRunner(payload)
  const endDocumentReader = startDocumentReader(payload)
  Reflect.set(globalThis, shutdownKey, async () => {
    await Promise.all([endJobs(), endMailWorker(), endDocumentReader()])
    await stopListening()
    await payload.destroy()
  })
}
