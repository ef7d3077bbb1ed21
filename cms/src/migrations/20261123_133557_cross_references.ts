import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_other_makers_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__other_makers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__other_makers_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TABLE "other_makers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"aliases" varchar,
  	"references" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_other_makers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_other_makers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_aliases" varchar,
  	"version_references" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__other_makers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__other_makers_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "messages_lines" ADD COLUMN "asked" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "other_makers_id" integer;
  ALTER TABLE "_other_makers_v" ADD CONSTRAINT "_other_makers_v_parent_id_other_makers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."other_makers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "other_makers_updated_at_idx" ON "other_makers" USING btree ("updated_at");
  CREATE INDEX "other_makers_created_at_idx" ON "other_makers" USING btree ("created_at");
  CREATE INDEX "other_makers_deleted_at_idx" ON "other_makers" USING btree ("deleted_at");
  CREATE INDEX "other_makers__status_idx" ON "other_makers" USING btree ("_status");
  CREATE INDEX "_other_makers_v_parent_idx" ON "_other_makers_v" USING btree ("parent_id");
  CREATE INDEX "_other_makers_v_version_version_updated_at_idx" ON "_other_makers_v" USING btree ("version_updated_at");
  CREATE INDEX "_other_makers_v_version_version_created_at_idx" ON "_other_makers_v" USING btree ("version_created_at");
  CREATE INDEX "_other_makers_v_version_version_deleted_at_idx" ON "_other_makers_v" USING btree ("version_deleted_at");
  CREATE INDEX "_other_makers_v_version_version__status_idx" ON "_other_makers_v" USING btree ("version__status");
  CREATE INDEX "_other_makers_v_created_at_idx" ON "_other_makers_v" USING btree ("created_at");
  CREATE INDEX "_other_makers_v_updated_at_idx" ON "_other_makers_v" USING btree ("updated_at");
  CREATE INDEX "_other_makers_v_snapshot_idx" ON "_other_makers_v" USING btree ("snapshot");
  CREATE INDEX "_other_makers_v_published_locale_idx" ON "_other_makers_v" USING btree ("published_locale");
  CREATE INDEX "_other_makers_v_latest_idx" ON "_other_makers_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_other_makers_fk" FOREIGN KEY ("other_makers_id") REFERENCES "public"."other_makers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_other_makers_id_idx" ON "payload_locked_documents_rels" USING btree ("other_makers_id");

  -- other makers with published entries; keys: normalised names
  CREATE TABLE "search_other_makers" (
    "maker_id" int PRIMARY KEY, "name" text NOT NULL, "slug" text NOT NULL, "keys" text[] NOT NULL
  );
  -- numbers of other makers; normalised, ours: without separators, as part numbers are compared
  CREATE TABLE "search_cross_references" (
    "maker_id" int NOT NULL, "position" int NOT NULL, "number" text NOT NULL, "normalised" text NOT NULL, "written" text NOT NULL,
    "ours" text NOT NULL, "grade" text NOT NULL, "notes" jsonb NOT NULL, "source" text, "checked_on" date,
    PRIMARY KEY ("maker_id", "position")
  );
  CREATE INDEX "search_cross_references_number" ON "search_cross_references" USING btree ("normalised" text_pattern_ops);
  CREATE INDEX "search_cross_references_ours" ON "search_cross_references" USING btree ("ours");
  -- families by their code, as part numbers are compared
  CREATE INDEX "search_entries_family" ON "search_entries" USING btree (upper(regexp_replace("card"->>'family', '[^A-Za-z0-9]', '', 'g'))) WHERE "collection" = 'products';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP INDEX "search_entries_family";
  DROP TABLE "search_cross_references";
  DROP TABLE "search_other_makers";
   ALTER TABLE "other_makers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_other_makers_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "other_makers" CASCADE;
  DROP TABLE "_other_makers_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_other_makers_fk";
  
  DROP INDEX "payload_locked_documents_rels_other_makers_id_idx";
  ALTER TABLE "messages_lines" DROP COLUMN "asked";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "other_makers_id";
  DROP TYPE "public"."enum_other_makers_status";
  DROP TYPE "public"."enum__other_makers_v_version_status";
  DROP TYPE "public"."enum__other_makers_v_published_locale";`)
}
