import { getPayload } from 'payload'
import { startJobRunner } from '#src/jobs/runner.ts'
import config from '#src/payload.config.ts'

/** Job runner in a separate process that a test kills. */
startJobRunner(await getPayload({ config, disableOnInit: true }))
process.stdout.write('at work\n')
