import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What visitors looked for in vain, by day: words and how often, and nothing of who. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table empty_searches (locale text not null, text text not null, day date not null, count bigint not null, primary key (day, locale, text));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table empty_searches`)
}
