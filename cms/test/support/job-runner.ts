import { getPayload } from 'payload'
import { startJobRunner } from '#src/jobs/runner.ts'
import config from '#src/payload.config.ts'

/** Job runner in a process of its own, which a test kills. */
startJobRunner(await getPayload({ config, disableOnInit: true }))
process.stdout.write('at work\n')
