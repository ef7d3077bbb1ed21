import { guardConsole } from '@vitrine/logging/log-output'
import { getPayload } from 'payload'
import { compareQueued } from '#src/changes/plans/compare-queued.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'

/** Compares or applies one plan and ends; ends without its parent, which begins it again. */
process.on('disconnect', () => process.exit(1))
guardConsole({ json: process.env['NODE_ENV'] === 'production', fields: () => ({}) })
process.umask(0o077)

const [work, id] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true })
try {
  await (work === 'compare' ? compareQueued : runPlan)(payload, Number(id))
  process.exit(0)
} catch (error) {
  payload.logger.error({ err: error, msg: 'a plan could not be compared', import: Number(id) })
  process.exit(1)
}
