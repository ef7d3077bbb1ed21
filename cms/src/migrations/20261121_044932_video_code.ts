import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "video_code" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_video_code" varchar;
  ALTER TABLE "applications" ADD COLUMN "video_code" varchar;
  ALTER TABLE "_applications_v" ADD COLUMN "version_video_code" varchar;
  ALTER TABLE "posts" ADD COLUMN "video_code" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_video_code" varchar;
  ALTER TABLE "publications" ADD COLUMN "video_code" varchar;
  ALTER TABLE "_publications_v" ADD COLUMN "version_video_code" varchar;
  ALTER TABLE "institutional" ADD COLUMN "video_code" varchar;
  ALTER TABLE "_institutional_v" ADD COLUMN "version_video_code" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "video_code";
  ALTER TABLE "_products_v" DROP COLUMN "version_video_code";
  ALTER TABLE "applications" DROP COLUMN "video_code";
  ALTER TABLE "_applications_v" DROP COLUMN "version_video_code";
  ALTER TABLE "posts" DROP COLUMN "video_code";
  ALTER TABLE "_posts_v" DROP COLUMN "version_video_code";
  ALTER TABLE "publications" DROP COLUMN "video_code";
  ALTER TABLE "_publications_v" DROP COLUMN "version_video_code";
  ALTER TABLE "institutional" DROP COLUMN "video_code";
  ALTER TABLE "_institutional_v" DROP COLUMN "version_video_code";`)
}
