import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "layout_locales" ADD COLUMN "contact_sales_abroad" varchar;
  ALTER TABLE "_layout_v_locales" ADD COLUMN "version_contact_sales_abroad" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "layout_locales" DROP COLUMN "contact_sales_abroad";
  ALTER TABLE "_layout_v_locales" DROP COLUMN "version_contact_sales_abroad";`)
}
