import { getPayload } from 'payload'
import { runImport } from '#src/changes/imports/run-import.ts'
import config from '#src/payload.config.ts'

/** Applies an import in a separate process that a test kills. */
const payload = await getPayload({ config, disableOnInit: true })
await runImport(payload, Number(process.argv[2]))
process.exit(0)
