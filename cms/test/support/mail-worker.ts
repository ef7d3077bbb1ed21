import { getPayload } from 'payload'
import { startMailWorker } from '#src/mail/mail-worker.ts'
import config from '#src/payload.config.ts'

/** Mail worker in a separate process that a test kills. */
startMailWorker(await getPayload({ config, disableOnInit: true }))
process.stdout.write('at work\n')
