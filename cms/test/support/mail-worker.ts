import { getPayload } from 'payload'
import { startMailWorker } from '#src/mail/mail-worker.ts'
import config from '#src/payload.config.ts'

/** The sender of mails alone, to be killed. */
startMailWorker(await getPayload({ config, disableOnInit: true }))
process.stdout.write('at work\n')
