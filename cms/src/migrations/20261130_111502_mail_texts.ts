import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_mail_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mail_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__mail_texts_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TABLE "mail_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"mail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_mail_texts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "mail_texts_locales" (
  	"subject" varchar,
  	"preview" varchar,
  	"heading" varchar,
  	"text" varchar,
  	"action" varchar,
  	"note" varchar,
  	"basis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_mail_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_mail" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__mail_texts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__mail_texts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_mail_texts_v_locales" (
  	"version_subject" varchar,
  	"version_preview" varchar,
  	"version_heading" varchar,
  	"version_text" varchar,
  	"version_action" varchar,
  	"version_note" varchar,
  	"version_basis" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mail_texts_id" integer;
  ALTER TABLE "mail_texts_locales" ADD CONSTRAINT "mail_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_mail_texts_v" ADD CONSTRAINT "_mail_texts_v_parent_id_mail_texts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."mail_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_mail_texts_v_locales" ADD CONSTRAINT "_mail_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_mail_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "mail_texts_mail_idx" ON "mail_texts" USING btree ("mail");
  CREATE INDEX "mail_texts_updated_at_idx" ON "mail_texts" USING btree ("updated_at");
  CREATE INDEX "mail_texts_created_at_idx" ON "mail_texts" USING btree ("created_at");
  CREATE INDEX "mail_texts_deleted_at_idx" ON "mail_texts" USING btree ("deleted_at");
  CREATE INDEX "mail_texts__status_idx" ON "mail_texts" USING btree ("_status");
  CREATE UNIQUE INDEX "mail_texts_locales_locale_parent_id_unique" ON "mail_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_mail_texts_v_parent_idx" ON "_mail_texts_v" USING btree ("parent_id");
  CREATE INDEX "_mail_texts_v_version_version_mail_idx" ON "_mail_texts_v" USING btree ("version_mail");
  CREATE INDEX "_mail_texts_v_version_version_updated_at_idx" ON "_mail_texts_v" USING btree ("version_updated_at");
  CREATE INDEX "_mail_texts_v_version_version_created_at_idx" ON "_mail_texts_v" USING btree ("version_created_at");
  CREATE INDEX "_mail_texts_v_version_version_deleted_at_idx" ON "_mail_texts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_mail_texts_v_version_version__status_idx" ON "_mail_texts_v" USING btree ("version__status");
  CREATE INDEX "_mail_texts_v_created_at_idx" ON "_mail_texts_v" USING btree ("created_at");
  CREATE INDEX "_mail_texts_v_updated_at_idx" ON "_mail_texts_v" USING btree ("updated_at");
  CREATE INDEX "_mail_texts_v_snapshot_idx" ON "_mail_texts_v" USING btree ("snapshot");
  CREATE INDEX "_mail_texts_v_published_locale_idx" ON "_mail_texts_v" USING btree ("published_locale");
  CREATE INDEX "_mail_texts_v_latest_idx" ON "_mail_texts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_mail_texts_v_locales_locale_parent_id_unique" ON "_mail_texts_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mail_texts_fk" FOREIGN KEY ("mail_texts_id") REFERENCES "public"."mail_texts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_mail_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("mail_texts_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mail_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mail_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_mail_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "mail_texts" CASCADE;
  DROP TABLE "mail_texts_locales" CASCADE;
  DROP TABLE "_mail_texts_v" CASCADE;
  DROP TABLE "_mail_texts_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mail_texts_fk";
  
  DROP INDEX "payload_locked_documents_rels_mail_texts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mail_texts_id";
  DROP TYPE "public"."enum_mail_texts_status";
  DROP TYPE "public"."enum__mail_texts_v_version_status";
  DROP TYPE "public"."enum__mail_texts_v_published_locale";`)
}
