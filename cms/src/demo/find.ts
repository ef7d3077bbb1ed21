import { Client } from 'pg'
import { findDemonstration } from '#src/platform/database/find-demonstration.ts'

/**
 * Prints the demonstration data found in a database, one sentence per line; needs only
 * `DATABASE_URL`.
 */
const database = new Client({
  connectionString: process.env['DATABASE_URL'],
  connectionTimeoutMillis: 5000,
})
try {
  await database.connect()
  for (const sentence of await findDemonstration(database)) process.stdout.write(`${sentence}\n`)
  await database.end()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
