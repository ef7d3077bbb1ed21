import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Searches without results by day: text and count, without personal data. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table empty_searches (locale text not null, text text not null, day date not null, count bigint not null, primary key (day, locale, text));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table empty_searches`)
}
