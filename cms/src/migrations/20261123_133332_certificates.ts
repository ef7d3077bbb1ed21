import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_certificates_kind" AS ENUM('management', 'product', 'test', 'approval', 'other');
  CREATE TYPE "public"."enum_certificates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_version_kind" AS ENUM('management', 'product', 'test', 'approval', 'other');
  CREATE TYPE "public"."enum__certificates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__certificates_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TABLE "certificates_scope" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"part_numbers" varchar
  );
  
  CREATE TABLE "certificates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"standard" varchar,
  	"kind" "enum_certificates_kind" DEFAULT 'product',
  	"body" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"owner_id" integer,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_certificates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "certificates_locales" (
  	"title" varchar,
  	"plants" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "certificates_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  CREATE TABLE "_certificates_v_version_scope" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"part_numbers" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_certificates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" varchar,
  	"version_standard" varchar,
  	"version_kind" "enum__certificates_v_version_kind" DEFAULT 'product',
  	"version_body" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_owner_id" integer,
  	"version_note" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__certificates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__certificates_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_certificates_v_locales" (
  	"version_title" varchar,
  	"version_plants" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_certificates_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer
  );
  
  ALTER TABLE "files" ADD COLUMN "revision" varchar;
  ALTER TABLE "files" ADD COLUMN "part_numbers" varchar;
  ALTER TABLE "users" ADD COLUMN "panel_language" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "certificates_id" integer;
  ALTER TABLE "layout_certificates" ADD COLUMN "record_id" integer;
  ALTER TABLE "_layout_certificates_v" ADD COLUMN "record_id" integer;
  ALTER TABLE "certificates_scope" ADD CONSTRAINT "certificates_scope_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates_scope" ADD CONSTRAINT "certificates_scope_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates" ADD CONSTRAINT "certificates_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "certificates_locales" ADD CONSTRAINT "certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates_rels" ADD CONSTRAINT "certificates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "certificates_rels" ADD CONSTRAINT "certificates_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v_version_scope" ADD CONSTRAINT "_certificates_v_version_scope_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v_version_scope" ADD CONSTRAINT "_certificates_v_version_scope_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_parent_id_certificates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v" ADD CONSTRAINT "_certificates_v_version_owner_id_users_id_fk" FOREIGN KEY ("version_owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_certificates_v_locales" ADD CONSTRAINT "_certificates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v_rels" ADD CONSTRAINT "_certificates_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_certificates_v_rels" ADD CONSTRAINT "_certificates_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "certificates_scope_order_idx" ON "certificates_scope" USING btree ("_order");
  CREATE INDEX "certificates_scope_parent_id_idx" ON "certificates_scope" USING btree ("_parent_id");
  CREATE INDEX "certificates_scope_product_idx" ON "certificates_scope" USING btree ("product_id");
  CREATE INDEX "certificates_owner_idx" ON "certificates" USING btree ("owner_id");
  CREATE INDEX "certificates_updated_at_idx" ON "certificates" USING btree ("updated_at");
  CREATE INDEX "certificates_created_at_idx" ON "certificates" USING btree ("created_at");
  CREATE INDEX "certificates_deleted_at_idx" ON "certificates" USING btree ("deleted_at");
  CREATE INDEX "certificates__status_idx" ON "certificates" USING btree ("_status");
  CREATE UNIQUE INDEX "certificates_locales_locale_parent_id_unique" ON "certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "certificates_rels_order_idx" ON "certificates_rels" USING btree ("order");
  CREATE INDEX "certificates_rels_parent_idx" ON "certificates_rels" USING btree ("parent_id");
  CREATE INDEX "certificates_rels_path_idx" ON "certificates_rels" USING btree ("path");
  CREATE INDEX "certificates_rels_files_id_idx" ON "certificates_rels" USING btree ("files_id");
  CREATE INDEX "_certificates_v_version_scope_order_idx" ON "_certificates_v_version_scope" USING btree ("_order");
  CREATE INDEX "_certificates_v_version_scope_parent_id_idx" ON "_certificates_v_version_scope" USING btree ("_parent_id");
  CREATE INDEX "_certificates_v_version_scope_product_idx" ON "_certificates_v_version_scope" USING btree ("product_id");
  CREATE INDEX "_certificates_v_parent_idx" ON "_certificates_v" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_version_version_owner_idx" ON "_certificates_v" USING btree ("version_owner_id");
  CREATE INDEX "_certificates_v_version_version_updated_at_idx" ON "_certificates_v" USING btree ("version_updated_at");
  CREATE INDEX "_certificates_v_version_version_created_at_idx" ON "_certificates_v" USING btree ("version_created_at");
  CREATE INDEX "_certificates_v_version_version_deleted_at_idx" ON "_certificates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_certificates_v_version_version__status_idx" ON "_certificates_v" USING btree ("version__status");
  CREATE INDEX "_certificates_v_created_at_idx" ON "_certificates_v" USING btree ("created_at");
  CREATE INDEX "_certificates_v_updated_at_idx" ON "_certificates_v" USING btree ("updated_at");
  CREATE INDEX "_certificates_v_snapshot_idx" ON "_certificates_v" USING btree ("snapshot");
  CREATE INDEX "_certificates_v_published_locale_idx" ON "_certificates_v" USING btree ("published_locale");
  CREATE INDEX "_certificates_v_latest_idx" ON "_certificates_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_certificates_v_locales_locale_parent_id_unique" ON "_certificates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_certificates_v_rels_order_idx" ON "_certificates_v_rels" USING btree ("order");
  CREATE INDEX "_certificates_v_rels_parent_idx" ON "_certificates_v_rels" USING btree ("parent_id");
  CREATE INDEX "_certificates_v_rels_path_idx" ON "_certificates_v_rels" USING btree ("path");
  CREATE INDEX "_certificates_v_rels_files_id_idx" ON "_certificates_v_rels" USING btree ("files_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_certificates" ADD CONSTRAINT "layout_certificates_record_id_certificates_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layout_certificates_v" ADD CONSTRAINT "_layout_certificates_v_record_id_certificates_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."certificates"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_certificates_id_idx" ON "payload_locked_documents_rels" USING btree ("certificates_id");
  CREATE INDEX "layout_certificates_record_idx" ON "layout_certificates" USING btree ("record_id");
  CREATE INDEX "_layout_certificates_v_record_idx" ON "_layout_certificates_v" USING btree ("record_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "certificates_scope" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "certificates_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_certificates_v_version_scope" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_certificates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_certificates_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_certificates_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "certificates_scope" CASCADE;
  DROP TABLE "certificates" CASCADE;
  DROP TABLE "certificates_locales" CASCADE;
  DROP TABLE "certificates_rels" CASCADE;
  DROP TABLE "_certificates_v_version_scope" CASCADE;
  DROP TABLE "_certificates_v" CASCADE;
  DROP TABLE "_certificates_v_locales" CASCADE;
  DROP TABLE "_certificates_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_certificates_fk";
  
  ALTER TABLE "layout_certificates" DROP CONSTRAINT "layout_certificates_record_id_certificates_id_fk";
  
  ALTER TABLE "_layout_certificates_v" DROP CONSTRAINT "_layout_certificates_v_record_id_certificates_id_fk";
  
  DROP INDEX "payload_locked_documents_rels_certificates_id_idx";
  DROP INDEX "layout_certificates_record_idx";
  DROP INDEX "_layout_certificates_v_record_idx";
  ALTER TABLE "files" DROP COLUMN "revision";
  ALTER TABLE "files" DROP COLUMN "part_numbers";
  ALTER TABLE "users" DROP COLUMN "panel_language";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "certificates_id";
  ALTER TABLE "layout_certificates" DROP COLUMN "record_id";
  ALTER TABLE "_layout_certificates_v" DROP COLUMN "record_id";
  DROP TYPE "public"."enum_certificates_kind";
  DROP TYPE "public"."enum_certificates_status";
  DROP TYPE "public"."enum__certificates_v_version_kind";
  DROP TYPE "public"."enum__certificates_v_version_status";
  DROP TYPE "public"."enum__certificates_v_published_locale";`)
}
