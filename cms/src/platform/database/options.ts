import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { environment } from '#src/platform/environment.ts'
import { PooledClient } from './pool.ts'
import { extensions } from './requirements.ts'

/** Statement timeout of requests, ms. */
const statementTimeoutMs = 15_000

/** Timeout of idle transactions, ms: PostgreSQL rolls them back and releases their locks. */
const idleTransactionTimeoutMs = 60_000

/** PostgreSQL adapter options; the schema changes through migrations only. */
export const databaseOptions: PostgresAdapterArgs = {
  pool: {
    Client: PooledClient,
    connectionString: environment.DATABASE_URL,
    max: environment.DATABASE_CONNECTIONS,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
  },
  migrationDir: resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', 'migrations'),
  push: false,
  idType: 'serial',
  disableCreateDatabase: true,
  extensions,
}
