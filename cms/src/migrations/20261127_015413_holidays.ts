import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "layout" ADD COLUMN "service_holidays" varchar;
  ALTER TABLE "_layout_v" ADD COLUMN "version_service_holidays" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "layout" DROP COLUMN "service_holidays";
  ALTER TABLE "_layout_v" DROP COLUMN "version_service_holidays";`)
}
