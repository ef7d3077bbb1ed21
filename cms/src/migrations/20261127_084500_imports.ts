import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE imports (
    id serial PRIMARY KEY,
    at timestamp with time zone DEFAULT now() NOT NULL,
    author integer REFERENCES users (id) ON DELETE SET NULL,
    author_name text NOT NULL,
    language text NOT NULL,
    file_name text NOT NULL,
    file bytea,
    state text NOT NULL,
    use text,
    is_partial boolean DEFAULT false NOT NULL,
    without text[] DEFAULT '{}' NOT NULL,
    digest text NOT NULL,
    starts_at timestamp with time zone,
    checked_ms integer NOT NULL,
    figures jsonb NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    message text,
    refused jsonb DEFAULT '[]' NOT NULL,
    change_set uuid,
    ended_at timestamp with time zone
  );
  CREATE INDEX imports_at ON imports (at DESC);
  CREATE INDEX imports_running ON imports (state) WHERE state IN ('waiting', 'running');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE imports;`)
}
