import { getPayload } from 'payload'
import { repeatStep, workAtSteps } from './jobs/steps/run-steps.ts'
import config from './payload.config.ts'
import { areStepsFinished, readSteps } from './platform/database/background-steps.ts'
import { rows, sql } from './platform/database/query.ts'

/**
 * Rebuilds the read model from the content, document by document; a cms may run. The search of a
 * running program has the former entries until they are written again.
 */
const payload = await getPayload({ config, disableOnInit: true })
await rows(payload, sql`update search_entries set document = null`)
await repeatStep(payload, 'read-model')
while (!(await areStepsFinished(payload))) await workAtSteps(payload)
const step = (await readSteps(payload)).find(({ name }) => name === 'read-model')
process.stdout.write(`${step?.done ?? 0} documents read again\n`)
process.exit(0)
