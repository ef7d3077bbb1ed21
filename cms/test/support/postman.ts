import { getPayload } from 'payload'
import { employPostman } from '#src/mail/postman.ts'
import config from '#src/payload.config.ts'

/** The sender of mails alone, to be killed. */
employPostman(await getPayload({ config, disableOnInit: true }))
process.stdout.write('at work\n')
