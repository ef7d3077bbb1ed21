import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The last good word of the ERP about each product, when it was given, and when somebody last needed it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table erp_answers (product_id int primary key, answer jsonb, answered_at timestamptz, asked_at timestamptz);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table erp_answers`)
}
