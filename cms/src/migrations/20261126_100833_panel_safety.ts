import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Form options that are no longer offered, start and author of a maintenance, and reserved
 * addresses of documents with a future date.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "departments" ADD COLUMN "offered" boolean DEFAULT true;
  ALTER TABLE "interests" ADD COLUMN "offered" boolean DEFAULT true;
  ALTER TABLE "education_levels" ADD COLUMN "offered" boolean DEFAULT true;
  ALTER TABLE "training_levels" ADD COLUMN "offered" boolean DEFAULT true;
  ALTER TABLE "layout" ADD COLUMN "others_maintenance_since" timestamp(3) with time zone;
  ALTER TABLE "layout" ADD COLUMN "others_maintenance_by_id" integer;
  ALTER TABLE "_layout_v" ADD COLUMN "version_others_maintenance_since" timestamp(3) with time zone;
  ALTER TABLE "_layout_v" ADD COLUMN "version_others_maintenance_by_id" integer;
  ALTER TABLE "layout" ADD CONSTRAINT "layout_others_maintenance_by_id_users_id_fk" FOREIGN KEY ("others_maintenance_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layout_v" ADD CONSTRAINT "_layout_v_version_others_maintenance_by_id_users_id_fk" FOREIGN KEY ("version_others_maintenance_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "layout_others_others_maintenance_by_idx" ON "layout" USING btree ("others_maintenance_by_id");
  CREATE INDEX "_layout_v_version_others_version_others_maintenance_by_idx" ON "_layout_v" USING btree ("version_others_maintenance_by_id");
  CREATE TABLE "waiting_entries" (
    "collection" text NOT NULL, "document_id" int NOT NULL, "locale" text NOT NULL, "slug" text NOT NULL, "title" text NOT NULL,
    "parent_id" int, "starts_at" timestamptz NOT NULL, PRIMARY KEY ("collection", "document_id", "locale")
  );
  CREATE INDEX "waiting_entries_starts_at" ON "waiting_entries" USING btree ("starts_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "waiting_entries";
  ALTER TABLE "layout" DROP CONSTRAINT "layout_others_maintenance_by_id_users_id_fk";
  
  ALTER TABLE "_layout_v" DROP CONSTRAINT "_layout_v_version_others_maintenance_by_id_users_id_fk";
  
  DROP INDEX "layout_others_others_maintenance_by_idx";
  DROP INDEX "_layout_v_version_others_version_others_maintenance_by_idx";
  ALTER TABLE "departments" DROP COLUMN "offered";
  ALTER TABLE "interests" DROP COLUMN "offered";
  ALTER TABLE "education_levels" DROP COLUMN "offered";
  ALTER TABLE "training_levels" DROP COLUMN "offered";
  ALTER TABLE "layout" DROP COLUMN "others_maintenance_since";
  ALTER TABLE "layout" DROP COLUMN "others_maintenance_by_id";
  ALTER TABLE "_layout_v" DROP COLUMN "version_others_maintenance_since";
  ALTER TABLE "_layout_v" DROP COLUMN "version_others_maintenance_by_id";`)
}
