import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Records of the public feeds, as they are sent, with the number of their last change, the tags on which their sources
 * depend, sources that must be read again, how far the changes were followed, and the digests of
 * served files. Numbers begin at the time in ms, so that those after a restored backup are higher
 * than all that were given before it: `restart_feeds` has all copies begin again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE SEQUENCE feed_numbers;
  SELECT setval('feed_numbers', (extract(epoch FROM now()) * 1000)::bigint);
  CREATE TABLE feed_records (
    kind text NOT NULL,
    key text NOT NULL,
    source integer NOT NULL,
    number bigint NOT NULL DEFAULT nextval('feed_numbers'),
    at timestamp with time zone DEFAULT now() NOT NULL,
    folded text NOT NULL,
    digest text NOT NULL,
    record text NOT NULL,
    locales text[] NOT NULL,
    texts text[] NOT NULL,
    facts jsonb NOT NULL,
    identity text,
    follower text,
    gone_at timestamp with time zone,
    reason text,
    successor text,
    PRIMARY KEY (kind, key)
  );
  CREATE UNIQUE INDEX feed_records_number ON feed_records (kind, number);
  CREATE INDEX feed_records_identity ON feed_records (kind, identity) WHERE identity IS NOT NULL;
  CREATE INDEX feed_records_folded ON feed_records (kind, folded);
  CREATE INDEX feed_records_source ON feed_records (kind, source);
  CREATE TABLE feed_sources (
    kind text NOT NULL,
    source integer NOT NULL,
    tags text[] NOT NULL,
    PRIMARY KEY (kind, source)
  );
  CREATE TABLE feed_due (
    kind text NOT NULL,
    source integer NOT NULL,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    PRIMARY KEY (kind, source)
  );
  CREATE INDEX feed_sources_tags ON feed_sources USING gin (tags);
  CREATE TABLE feed_state (
    id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
    change bigint NOT NULL,
    day date NOT NULL,
    first_number bigint NOT NULL,
    basis text NOT NULL
  );
  INSERT INTO feed_state (change, day, first_number, basis)
    SELECT coalesce((SELECT max(id) FROM changes), 0), current_date, nextval('feed_numbers'), '';
  CREATE TABLE served_digests (
    path text PRIMARY KEY,
    sha256 text NOT NULL
  );
  CREATE TABLE feed_files (
    name text PRIMARY KEY,
    bytes bigint NOT NULL,
    sha256 text NOT NULL,
    change bigint NOT NULL,
    written_at timestamp with time zone DEFAULT now() NOT NULL
  );
  CREATE FUNCTION restart_feeds() RETURNS void LANGUAGE sql AS $$
    SELECT FROM feed_state FOR UPDATE;
    SELECT setval('feed_numbers', greatest(nextval('feed_numbers'), (extract(epoch FROM now()) * 1000)::bigint));
    DELETE FROM feed_files;
    DELETE FROM feed_records WHERE gone_at IS NOT NULL;
    UPDATE feed_state SET first_number = nextval('feed_numbers');
    UPDATE feed_records SET number = nextval('feed_numbers');
  $$;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP FUNCTION restart_feeds;
  DROP TABLE feed_files;
  DROP TABLE served_digests;
  DROP TABLE feed_state;
  DROP TABLE feed_due;
  DROP TABLE feed_sources;
  DROP TABLE feed_records;
  DROP SEQUENCE feed_numbers;`)
}
