import { Client } from 'pg'
import { findDemonstration } from '#src/find-demonstration.ts'

/**
 * Says what of the demonstration a database holds, a sentence a line; needs `DATABASE_URL` alone.
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
