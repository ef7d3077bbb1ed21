import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "layout" ADD COLUMN "open_data_license_name" varchar;
  ALTER TABLE "layout" ADD COLUMN "open_data_license_url" varchar;
  ALTER TABLE "layout" ADD COLUMN "open_data_security_contact" varchar;
  ALTER TABLE "layout" ADD COLUMN "open_data_security_until" timestamp(3) with time zone;
  ALTER TABLE "_layout_v" ADD COLUMN "version_open_data_license_name" varchar;
  ALTER TABLE "_layout_v" ADD COLUMN "version_open_data_license_url" varchar;
  ALTER TABLE "_layout_v" ADD COLUMN "version_open_data_security_contact" varchar;
  ALTER TABLE "_layout_v" ADD COLUMN "version_open_data_security_until" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "layout" DROP COLUMN "open_data_license_name";
  ALTER TABLE "layout" DROP COLUMN "open_data_license_url";
  ALTER TABLE "layout" DROP COLUMN "open_data_security_contact";
  ALTER TABLE "layout" DROP COLUMN "open_data_security_until";
  ALTER TABLE "_layout_v" DROP COLUMN "version_open_data_license_name";
  ALTER TABLE "_layout_v" DROP COLUMN "version_open_data_license_url";
  ALTER TABLE "_layout_v" DROP COLUMN "version_open_data_security_contact";
  ALTER TABLE "_layout_v" DROP COLUMN "version_open_data_security_until";`)
}
