import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications_marks" ADD COLUMN "to_x" numeric;
  ALTER TABLE "applications_marks" ADD COLUMN "to_y" numeric;
  ALTER TABLE "_applications_v_version_marks" ADD COLUMN "to_x" numeric;
  ALTER TABLE "_applications_v_version_marks" ADD COLUMN "to_y" numeric;
  ALTER TABLE "home_hero_marks" ADD COLUMN "to_x" numeric;
  ALTER TABLE "home_hero_marks" ADD COLUMN "to_y" numeric;
  ALTER TABLE "_home_v_version_hero_marks" ADD COLUMN "to_x" numeric;
  ALTER TABLE "_home_v_version_hero_marks" ADD COLUMN "to_y" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "applications_marks" DROP COLUMN "to_x";
  ALTER TABLE "applications_marks" DROP COLUMN "to_y";
  ALTER TABLE "_applications_v_version_marks" DROP COLUMN "to_x";
  ALTER TABLE "_applications_v_version_marks" DROP COLUMN "to_y";
  ALTER TABLE "home_hero_marks" DROP COLUMN "to_x";
  ALTER TABLE "home_hero_marks" DROP COLUMN "to_y";
  ALTER TABLE "_home_v_version_hero_marks" DROP COLUMN "to_x";
  ALTER TABLE "_home_v_version_hero_marks" DROP COLUMN "to_y";`)
}
