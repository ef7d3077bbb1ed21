import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Progress of the steps that record what earlier releases did not (docs/decisions/0130), and the lane
 * and first instant of each source of the feeds that has to be read again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE background_steps (
    name text PRIMARY KEY,
    basis text NOT NULL,
    place text,
    document_id integer NOT NULL DEFAULT -1,
    done integer NOT NULL DEFAULT 0,
    total integer NOT NULL DEFAULT 0,
    failed integer NOT NULL DEFAULT 0,
    problem text,
    started_at timestamp with time zone,
    worked_at timestamp with time zone NOT NULL DEFAULT now(),
    finished_at timestamp with time zone
  );
  INSERT INTO background_steps (name, basis) VALUES ('read-model', ''), ('staff-index', ''), ('texts', ''), ('values', '');
  ALTER TABLE feed_due ADD COLUMN follows boolean NOT NULL DEFAULT true,
    ADD COLUMN since timestamp with time zone NOT NULL DEFAULT now(),
    ADD COLUMN is_changed boolean NOT NULL DEFAULT false;
  ALTER TABLE feed_sources ADD COLUMN face text;
  CREATE INDEX feed_due_lanes ON feed_due (follows, since);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE feed_due DROP COLUMN follows, DROP COLUMN since, DROP COLUMN is_changed;
  ALTER TABLE feed_sources DROP COLUMN face;
  DROP TABLE background_steps;`)
}
