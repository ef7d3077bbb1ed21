import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Last valid ERP response for each product, with the times of the response and of its last use. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table erp_answers (product_id int primary key, answer jsonb, answered_at timestamptz, asked_at timestamptz);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table erp_answers`)
}
