import { getPayload } from 'payload'
import config from './payload.config.ts'
import { rebuildReadModel } from './publishing/record/rebuild.ts'

/** Rebuilds the read model from the content. */
const payload = await getPayload({ config, disableOnInit: true })
process.stdout.write(`${await rebuildReadModel(payload)} documents read again\n`)
process.exit(0)
