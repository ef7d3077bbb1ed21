import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { environment } from '#src/environment.ts'

/** PostgreSQL is the only dialect; its schema changes by migrations alone. */
export const databaseOptions: PostgresAdapterArgs = {
  pool: {
    connectionString: environment.DATABASE_URL, max: 20, connectionTimeoutMillis: 5000, idleTimeoutMillis: 60_000, statement_timeout: 30_000,
  },
  migrationDir: resolve(dirname(fileURLToPath(import.meta.url)), '..', 'migrations'),
  push: false,
  idType: 'serial',
  disableCreateDatabase: true,
  extensions: ['unaccent', 'pg_trgm'],
}
