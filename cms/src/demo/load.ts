import { Client } from 'pg'
import { readCompany } from '@vitrine/demo'
import { demonstrationMark } from '#src/platform/database/find-demonstration.ts'
import type { DemonstrationMark } from '#src/publishing/demonstration/plan.ts'
import { findLogIns } from './find-log-ins.ts'

// created files are readable by the current user only
process.umask(0o077)

/**
 * Loads the demonstration company of `VITRINE_DEMO`, unless it is loaded, and prints its log-ins.
 * Payload, which takes seconds to start, is imported only for the load.
 */
async function load(database: Client): Promise<void> {
  const password = process.env['DEMO_PASSWORD']
  if (!password || password.length < 8)
    throw new Error(
      'DEMO_PASSWORD is not set: give the demonstration log-ins a password of at least 8 characters.',
    )
  const name = process.env['VITRINE_DEMO'] ?? ''
  const { rows } = await database.query<{ data: DemonstrationMark }>(
    'select data from payload_kv where key = $1',
    [demonstrationMark],
  )
  const state = rows[0]?.data
  // absent in loads from before there were several companies
  const loaded = state?.house
  if (loaded !== undefined && loaded !== name)
    throw new Error(
      `The database holds the demonstration “${loaded}”: give “${name}” a data folder of its own (VITRINE_DATA), or start with VITRINE_DEMO=${loaded}.`,
    )
  // parsed by `tools/start/launch.mjs`, like the log-ins
  if (state?.state === 'loaded')
    process.stdout.write('the demonstration content is already there\n')
  const company = await readCompany(name)
  if (state?.state !== 'loaded') {
    const { loadCompany } = await import('./load-company.ts')
    if (!(await loadCompany(name, company, password, state))) return
  }
  const logIns = await findLogIns(database, company, password)
  process.stdout.write(`log-ins ${JSON.stringify(logIns)}\n`)
}

try {
  const database = new Client({ connectionString: process.env['DATABASE_URL'] })
  await database.connect()
  await load(database)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
