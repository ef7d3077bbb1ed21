import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Keys of programs: the hash of each, never the key. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE api_keys (
    id serial PRIMARY KEY,
    name text NOT NULL,
    hash text UNIQUE NOT NULL,
    beginning text NOT NULL,
    scopes text[] NOT NULL,
    requests_per_minute integer NOT NULL,
    expires_at timestamp with time zone,
    revoked_at timestamp with time zone,
    last_used_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE api_keys;`)
}
