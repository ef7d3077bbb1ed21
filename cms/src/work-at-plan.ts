import { guardConsole } from '@vitrine/logging/log-output'
import { getPayload } from 'payload'
import { compareQueued } from '#src/changes/plans/compare-queued.ts'
import { contentsOfPlan } from '#src/changes/plans/planned-contents.ts'
import { requestOf } from '#src/changes/plans/request-of-plan.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'

/**
 * Compares or applies one plan, or sends the documents of its preview, and ends; ends without its
 * parent, which begins it again.
 */
process.on('disconnect', () => process.exit(1))
guardConsole({ json: process.env['NODE_ENV'] === 'production', fields: () => ({}) })
process.umask(0o077)

const [work, id, account, language = ''] = process.argv.slice(2)
const payload = await getPayload({ config, disableOnInit: true })
try {
  if (work === 'preview') {
    const req = await requestOf(payload, { author: Number(account), language })
    const contents = await contentsOfPlan(req, Number(id))
    await new Promise((done) => process.send?.(contents ?? [], done))
  } else await (work === 'compare' ? compareQueued : runPlan)(payload, Number(id))
  process.exit(0)
} catch (error) {
  payload.logger.error({ err: error, msg: 'the work at a plan failed', work, import: Number(id) })
  process.exit(1)
}
