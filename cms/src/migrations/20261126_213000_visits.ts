import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Measured visits per day and screen: their number, and sums of the times to the first byte and to
 * the largest content, ms.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table visits (
      day date not null,
      screen text not null,
      visits bigint not null,
      ttfb_ms bigint not null,
      ttfb_count bigint not null,
      lcp_ms bigint not null,
      lcp_count bigint not null,
      primary key (day, screen)
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table visits;`)
}
