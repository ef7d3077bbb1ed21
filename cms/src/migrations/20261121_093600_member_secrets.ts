import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Data that no Payload API exposes: passwords, sessions and e-mailed links of members (tokens as
 * hashes), their visits, rate limit counters, and the bodies of e-mails until they are sent.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_passwords (
      member_id int primary key references members (id) on delete cascade, hash text not null, changed_at timestamptz not null default now()
    );
    create table member_sessions (
      id serial primary key, token_hash text not null unique, member_id int not null references members (id) on delete cascade, device text not null,
      created_at timestamptz not null default now(), seen_at timestamptz not null default now(), expires_at timestamptz not null
    );
    create index member_sessions_member on member_sessions (member_id);
    create table member_tokens (
      token_hash text primary key, member_id int not null references members (id) on delete cascade, purpose text not null,
      created_at timestamptz not null default now(), expires_at timestamptz not null
    );
    create index member_tokens_member on member_tokens (member_id, purpose);
    create table member_visits (
      member_id int primary key references members (id) on delete cascade, seen_at timestamptz not null, before_at timestamptz
    );
    create table throttles (key text primary key, hits int not null, until timestamptz not null);
    create index throttles_until on throttles (until);
    create table mail_bodies (
      mail_id int primary key references mails (id) on delete cascade, html text not null, body text not null, headers jsonb not null default '{}'
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql`drop table mail_bodies, throttles, member_visits, member_tokens, member_sessions, member_passwords`,
  )
}
