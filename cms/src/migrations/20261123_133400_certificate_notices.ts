import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** E-mails sent before a certificate expires, one row per expiry date and number of days. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table certificate_notices (
      certificate_id int not null references certificates(id) on delete cascade,
      valid_until date not null, days int not null, created_at timestamptz not null default now(),
      primary key (certificate_id, valid_until, days)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table certificate_notices`)
}
