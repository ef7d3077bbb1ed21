import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "video_poster_id" integer;
  ALTER TABLE "_products_v" ADD COLUMN "version_video_poster_id" integer;
  ALTER TABLE "applications" ADD COLUMN "video_poster_id" integer;
  ALTER TABLE "_applications_v" ADD COLUMN "version_video_poster_id" integer;
  ALTER TABLE "posts" ADD COLUMN "video_poster_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_video_poster_id" integer;
  ALTER TABLE "publications" ADD COLUMN "video_poster_id" integer;
  ALTER TABLE "_publications_v" ADD COLUMN "version_video_poster_id" integer;
  ALTER TABLE "institutional" ADD COLUMN "video_poster_id" integer;
  ALTER TABLE "_institutional_v" ADD COLUMN "version_video_poster_id" integer;
  ALTER TABLE "products" ADD CONSTRAINT "products_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institutional" ADD CONSTRAINT "institutional_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutional_v" ADD CONSTRAINT "_institutional_v_version_video_poster_id_media_id_fk" FOREIGN KEY ("version_video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_video_video_poster_idx" ON "products" USING btree ("video_poster_id");
  CREATE INDEX "_products_v_version_video_version_video_poster_idx" ON "_products_v" USING btree ("version_video_poster_id");
  CREATE INDEX "applications_video_video_poster_idx" ON "applications" USING btree ("video_poster_id");
  CREATE INDEX "_applications_v_version_video_version_video_poster_idx" ON "_applications_v" USING btree ("version_video_poster_id");
  CREATE INDEX "posts_video_video_poster_idx" ON "posts" USING btree ("video_poster_id");
  CREATE INDEX "_posts_v_version_video_version_video_poster_idx" ON "_posts_v" USING btree ("version_video_poster_id");
  CREATE INDEX "publications_video_video_poster_idx" ON "publications" USING btree ("video_poster_id");
  CREATE INDEX "_publications_v_version_video_version_video_poster_idx" ON "_publications_v" USING btree ("version_video_poster_id");
  CREATE INDEX "institutional_video_video_poster_idx" ON "institutional" USING btree ("video_poster_id");
  CREATE INDEX "_institutional_v_version_video_version_video_poster_idx" ON "_institutional_v" USING btree ("version_video_poster_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP CONSTRAINT "products_video_poster_id_media_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_video_poster_id_media_id_fk";
  
  ALTER TABLE "applications" DROP CONSTRAINT "applications_video_poster_id_media_id_fk";
  
  ALTER TABLE "_applications_v" DROP CONSTRAINT "_applications_v_version_video_poster_id_media_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_video_poster_id_media_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_video_poster_id_media_id_fk";
  
  ALTER TABLE "publications" DROP CONSTRAINT "publications_video_poster_id_media_id_fk";
  
  ALTER TABLE "_publications_v" DROP CONSTRAINT "_publications_v_version_video_poster_id_media_id_fk";
  
  ALTER TABLE "institutional" DROP CONSTRAINT "institutional_video_poster_id_media_id_fk";
  
  ALTER TABLE "_institutional_v" DROP CONSTRAINT "_institutional_v_version_video_poster_id_media_id_fk";
  
  DROP INDEX "products_video_video_poster_idx";
  DROP INDEX "_products_v_version_video_version_video_poster_idx";
  DROP INDEX "applications_video_video_poster_idx";
  DROP INDEX "_applications_v_version_video_version_video_poster_idx";
  DROP INDEX "posts_video_video_poster_idx";
  DROP INDEX "_posts_v_version_video_version_video_poster_idx";
  DROP INDEX "publications_video_video_poster_idx";
  DROP INDEX "_publications_v_version_video_version_video_poster_idx";
  DROP INDEX "institutional_video_video_poster_idx";
  DROP INDEX "_institutional_v_version_video_version_video_poster_idx";
  ALTER TABLE "products" DROP COLUMN "video_poster_id";
  ALTER TABLE "_products_v" DROP COLUMN "version_video_poster_id";
  ALTER TABLE "applications" DROP COLUMN "video_poster_id";
  ALTER TABLE "_applications_v" DROP COLUMN "version_video_poster_id";
  ALTER TABLE "posts" DROP COLUMN "video_poster_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_video_poster_id";
  ALTER TABLE "publications" DROP COLUMN "video_poster_id";
  ALTER TABLE "_publications_v" DROP COLUMN "version_video_poster_id";
  ALTER TABLE "institutional" DROP COLUMN "video_poster_id";
  ALTER TABLE "_institutional_v" DROP COLUMN "version_video_poster_id";`)
}
