import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { environment } from '#src/platform/environment.ts'
import { PooledClient } from './pool.ts'

/**
 * How long one statement may take before the database stops it, ms: a request of the staff holds
 * nobody up for longer.
 */
const statementTimeoutMs = 15_000

/**
 * How long a transaction may wait for its program before the database rolls it back, ms: its locks
 * end with it.
 */
const idleTransactionTimeoutMs = 60_000

/** PostgreSQL is the only dialect; its schema changes by migrations alone. */
export const databaseOptions: PostgresAdapterArgs = {
  pool: {
    Client: PooledClient,
    connectionString: environment.DATABASE_URL,
    max: 20,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
  },
  migrationDir: resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', 'migrations'),
  push: false,
  idType: 'serial',
  disableCreateDatabase: true,
  extensions: ['unaccent', 'pg_trgm'],
}
