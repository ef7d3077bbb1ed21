import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The last good word of the ERP about each product, when it was given, and when somebody last needed it; and what was searched for in vain, each word once with its counts, nobody's name beside it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table erp_answers (product_id int primary key, answer jsonb, answered_at timestamptz, asked_at timestamptz);
    create table vain_searches (text text not null, locale text not null, day date not null, count int not null, primary key (text, locale, day));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table erp_answers, vain_searches`)
}
