import { getPayload } from 'payload'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'

/** Applies a plan in a separate process that a test kills. */
const payload = await getPayload({ config, disableOnInit: true })
await runPlan(payload, Number(process.argv[2]))
process.exit(0)
