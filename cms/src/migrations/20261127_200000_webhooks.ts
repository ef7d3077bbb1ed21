import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Subscriptions of other programs, notices that are delivered to them, the number of the feeds up to
 * which notices were queued, and the certificates of which notices were queued.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE webhooks (
    id serial PRIMARY KEY,
    name text NOT NULL,
    address text NOT NULL,
    kinds text[] NOT NULL,
    secret text NOT NULL,
    former_secret text,
    former_until timestamp with time zone,
    is_active boolean DEFAULT true NOT NULL,
    is_gone boolean DEFAULT false NOT NULL,
    failures integer DEFAULT 0 NOT NULL,
    failing_since timestamp with time zone,
    paused_until timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL
  );
  CREATE TABLE webhook_deliveries (
    id serial PRIMARY KEY,
    webhook_id integer NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    message_id text NOT NULL,
    kind text NOT NULL,
    data jsonb NOT NULL,
    state text DEFAULT 'waiting' NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    queued_at timestamp with time zone DEFAULT now() NOT NULL,
    first_at timestamp with time zone,
    attempted_at timestamp with time zone,
    next_at timestamp with time zone DEFAULT now(),
    status integer,
    excerpt text,
    problem text,
    duration_ms integer
  );
  CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (webhook_id, id DESC);
  CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE state = 'waiting';
  CREATE TABLE webhook_state (
    id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
    number bigint NOT NULL
  );
  INSERT INTO webhook_state (number) SELECT coalesce(max(number), 0) FROM feed_records;
  CREATE TABLE webhook_certificates (
    certificate_id integer NOT NULL REFERENCES certificates (id) ON DELETE CASCADE,
    valid_until date NOT NULL,
    days integer NOT NULL,
    PRIMARY KEY (certificate_id, valid_until, days)
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE webhook_certificates;
  DROP TABLE webhook_state;
  DROP TABLE webhook_deliveries;
  DROP TABLE webhooks;`)
}
