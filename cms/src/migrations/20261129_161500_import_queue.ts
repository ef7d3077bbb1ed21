import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Queue of the comparisons of large files (docs/decisions/0140): time of the present state, the
 * comparison, and the last save that it has seen; failures of the program, for an alert.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE imports ADD COLUMN state_at timestamp with time zone DEFAULT now() NOT NULL, ADD COLUMN is_fault boolean DEFAULT false NOT NULL,
    ADD COLUMN comparison json, ADD COLUMN compared_to bigint;
  DROP INDEX imports_running;
  CREATE INDEX imports_running ON imports (state) WHERE state IN ('queued', 'planning', 'waiting', 'running');
  CREATE INDEX imports_failed ON imports (state_at) WHERE state = 'failed';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX imports_failed;
  DROP INDEX imports_running;
  CREATE INDEX imports_running ON imports (state) WHERE state IN ('waiting', 'running');
  ALTER TABLE imports DROP COLUMN state_at, DROP COLUMN is_fault, DROP COLUMN comparison, DROP COLUMN compared_to;`)
}
