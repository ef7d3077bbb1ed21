import { getPayload } from 'payload'
import { startJobRunner } from '#src/jobs/runner.ts'
import config from '#src/payload.config.ts'

/** Another process that runs jobs, until it is killed. */
startJobRunner(await getPayload({ config, disableOnInit: true }))
process.stdout.write('at work\n')
