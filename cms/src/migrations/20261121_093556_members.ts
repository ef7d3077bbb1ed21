import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_members_state" AS ENUM('pending-email', 'pending-approval', 'approved', 'refused', 'blocked');
  CREATE TYPE "public"."enum_members_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_restricted_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__restricted_sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__restricted_sections_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_restricted_documents_kind" AS ENUM('data-sheet', 'drawing', 'certificate', 'manual', 'declaration', 'other');
  CREATE TYPE "public"."enum_restricted_documents_language" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('waiting', 'sent', 'failed');
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_members_state" DEFAULT 'pending-email' NOT NULL,
  	"reason" varchar,
  	"profile_id" integer NOT NULL,
  	"admin" boolean DEFAULT false,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"company" varchar NOT NULL,
  	"country" varchar NOT NULL,
  	"tax_id" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"locale" "enum_members_locale" DEFAULT 'br' NOT NULL,
  	"consented_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"decided_at" timestamp(3) with time zone,
  	"decided_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profiles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"open" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "profiles_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "restricted_sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_restricted_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "restricted_sections_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "restricted_sections_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"profiles_id" integer
  );
  
  CREATE TABLE "_restricted_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__restricted_sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__restricted_sections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_restricted_sections_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_restricted_sections_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"profiles_id" integer
  );
  
  CREATE TABLE "restricted_documents_revisions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"file_id" integer NOT NULL,
  	"revision" varchar NOT NULL,
  	"date" timestamp(3) with time zone NOT NULL,
  	"notes" varchar,
  	"added_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "restricted_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"section_id" integer NOT NULL,
  	"position" numeric DEFAULT 100,
  	"kind" "enum_restricted_documents_kind" DEFAULT 'other' NOT NULL,
  	"language" "enum_restricted_documents_language",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "restricted_documents_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "restricted_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"profiles_id" integer
  );
  
  CREATE TABLE "restricted_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notes" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"member_id" integer,
  	"document_id" integer,
  	"title" varchar NOT NULL,
  	"revision" varchar NOT NULL,
  	"filename" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'waiting' NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"template" varchar NOT NULL,
  	"locale" varchar NOT NULL,
  	"message_id" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "members_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "profiles_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "restricted_sections_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "restricted_documents_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "restricted_files_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "downloads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "members" ADD CONSTRAINT "members_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "profiles_locales" ADD CONSTRAINT "profiles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restricted_sections_locales" ADD CONSTRAINT "restricted_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restricted_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restricted_sections_rels" ADD CONSTRAINT "restricted_sections_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restricted_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restricted_sections_rels" ADD CONSTRAINT "restricted_sections_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restricted_sections_v" ADD CONSTRAINT "_restricted_sections_v_parent_id_restricted_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restricted_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_restricted_sections_v_locales" ADD CONSTRAINT "_restricted_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_restricted_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restricted_sections_v_rels" ADD CONSTRAINT "_restricted_sections_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_restricted_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_restricted_sections_v_rels" ADD CONSTRAINT "_restricted_sections_v_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restricted_documents_revisions" ADD CONSTRAINT "restricted_documents_revisions_file_id_restricted_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."restricted_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restricted_documents_revisions" ADD CONSTRAINT "restricted_documents_revisions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restricted_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restricted_documents" ADD CONSTRAINT "restricted_documents_section_id_restricted_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."restricted_sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "restricted_documents_locales" ADD CONSTRAINT "restricted_documents_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."restricted_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restricted_documents_rels" ADD CONSTRAINT "restricted_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."restricted_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "restricted_documents_rels" ADD CONSTRAINT "restricted_documents_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_document_id_restricted_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."restricted_documents"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "members_state_idx" ON "members" USING btree ("state");
  CREATE INDEX "members_profile_idx" ON "members" USING btree ("profile_id");
  CREATE UNIQUE INDEX "members_email_idx" ON "members" USING btree ("email");
  CREATE INDEX "members_decided_by_idx" ON "members" USING btree ("decided_by_id");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE UNIQUE INDEX "profiles_slug_idx" ON "profiles" USING btree ("slug");
  CREATE INDEX "profiles_position_idx" ON "profiles" USING btree ("position");
  CREATE INDEX "profiles_updated_at_idx" ON "profiles" USING btree ("updated_at");
  CREATE INDEX "profiles_created_at_idx" ON "profiles" USING btree ("created_at");
  CREATE INDEX "profiles_title_idx" ON "profiles_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "profiles_locales_locale_parent_id_unique" ON "profiles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restricted_sections_position_idx" ON "restricted_sections" USING btree ("position");
  CREATE INDEX "restricted_sections_updated_at_idx" ON "restricted_sections" USING btree ("updated_at");
  CREATE INDEX "restricted_sections_created_at_idx" ON "restricted_sections" USING btree ("created_at");
  CREATE INDEX "restricted_sections__status_idx" ON "restricted_sections" USING btree ("_status");
  CREATE INDEX "restricted_sections_title_idx" ON "restricted_sections_locales" USING btree ("title","_locale");
  CREATE INDEX "restricted_sections_slug_idx" ON "restricted_sections_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "restricted_sections_locales_locale_parent_id_unique" ON "restricted_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restricted_sections_rels_order_idx" ON "restricted_sections_rels" USING btree ("order");
  CREATE INDEX "restricted_sections_rels_parent_idx" ON "restricted_sections_rels" USING btree ("parent_id");
  CREATE INDEX "restricted_sections_rels_path_idx" ON "restricted_sections_rels" USING btree ("path");
  CREATE INDEX "restricted_sections_rels_profiles_id_idx" ON "restricted_sections_rels" USING btree ("profiles_id");
  CREATE INDEX "_restricted_sections_v_parent_idx" ON "_restricted_sections_v" USING btree ("parent_id");
  CREATE INDEX "_restricted_sections_v_version_version_position_idx" ON "_restricted_sections_v" USING btree ("version_position");
  CREATE INDEX "_restricted_sections_v_version_version_updated_at_idx" ON "_restricted_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_restricted_sections_v_version_version_created_at_idx" ON "_restricted_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_restricted_sections_v_version_version__status_idx" ON "_restricted_sections_v" USING btree ("version__status");
  CREATE INDEX "_restricted_sections_v_created_at_idx" ON "_restricted_sections_v" USING btree ("created_at");
  CREATE INDEX "_restricted_sections_v_updated_at_idx" ON "_restricted_sections_v" USING btree ("updated_at");
  CREATE INDEX "_restricted_sections_v_snapshot_idx" ON "_restricted_sections_v" USING btree ("snapshot");
  CREATE INDEX "_restricted_sections_v_published_locale_idx" ON "_restricted_sections_v" USING btree ("published_locale");
  CREATE INDEX "_restricted_sections_v_latest_idx" ON "_restricted_sections_v" USING btree ("latest");
  CREATE INDEX "_restricted_sections_v_version_version_title_idx" ON "_restricted_sections_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_restricted_sections_v_version_version_slug_idx" ON "_restricted_sections_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_restricted_sections_v_locales_locale_parent_id_unique" ON "_restricted_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_restricted_sections_v_rels_order_idx" ON "_restricted_sections_v_rels" USING btree ("order");
  CREATE INDEX "_restricted_sections_v_rels_parent_idx" ON "_restricted_sections_v_rels" USING btree ("parent_id");
  CREATE INDEX "_restricted_sections_v_rels_path_idx" ON "_restricted_sections_v_rels" USING btree ("path");
  CREATE INDEX "_restricted_sections_v_rels_profiles_id_idx" ON "_restricted_sections_v_rels" USING btree ("profiles_id");
  CREATE INDEX "restricted_documents_revisions_order_idx" ON "restricted_documents_revisions" USING btree ("_order");
  CREATE INDEX "restricted_documents_revisions_parent_id_idx" ON "restricted_documents_revisions" USING btree ("_parent_id");
  CREATE INDEX "restricted_documents_revisions_file_idx" ON "restricted_documents_revisions" USING btree ("file_id");
  CREATE INDEX "restricted_documents_section_idx" ON "restricted_documents" USING btree ("section_id");
  CREATE INDEX "restricted_documents_position_idx" ON "restricted_documents" USING btree ("position");
  CREATE INDEX "restricted_documents_updated_at_idx" ON "restricted_documents" USING btree ("updated_at");
  CREATE INDEX "restricted_documents_created_at_idx" ON "restricted_documents" USING btree ("created_at");
  CREATE INDEX "restricted_documents_title_idx" ON "restricted_documents_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "restricted_documents_locales_locale_parent_id_unique" ON "restricted_documents_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "restricted_documents_rels_order_idx" ON "restricted_documents_rels" USING btree ("order");
  CREATE INDEX "restricted_documents_rels_parent_idx" ON "restricted_documents_rels" USING btree ("parent_id");
  CREATE INDEX "restricted_documents_rels_path_idx" ON "restricted_documents_rels" USING btree ("path");
  CREATE INDEX "restricted_documents_rels_profiles_id_idx" ON "restricted_documents_rels" USING btree ("profiles_id");
  CREATE INDEX "restricted_files_updated_at_idx" ON "restricted_files" USING btree ("updated_at");
  CREATE INDEX "restricted_files_created_at_idx" ON "restricted_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "restricted_files_filename_idx" ON "restricted_files" USING btree ("filename");
  CREATE INDEX "downloads_member_idx" ON "downloads" USING btree ("member_id");
  CREATE INDEX "downloads_document_idx" ON "downloads" USING btree ("document_id");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE INDEX "mails_state_idx" ON "mails" USING btree ("state");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE UNIQUE INDEX "mails_message_id_idx" ON "mails" USING btree ("message_id");
  CREATE INDEX "mails_next_at_idx" ON "mails" USING btree ("next_at");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_profiles_fk" FOREIGN KEY ("profiles_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_restricted_sections_fk" FOREIGN KEY ("restricted_sections_id") REFERENCES "public"."restricted_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_restricted_documents_fk" FOREIGN KEY ("restricted_documents_id") REFERENCES "public"."restricted_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_restricted_files_fk" FOREIGN KEY ("restricted_files_id") REFERENCES "public"."restricted_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_profiles_id_idx" ON "payload_locked_documents_rels" USING btree ("profiles_id");
  CREATE INDEX "payload_locked_documents_rels_restricted_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("restricted_sections_id");
  CREATE INDEX "payload_locked_documents_rels_restricted_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("restricted_documents_id");
  CREATE INDEX "payload_locked_documents_rels_restricted_files_id_idx" ON "payload_locked_documents_rels" USING btree ("restricted_files_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profiles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "profiles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restricted_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restricted_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restricted_sections_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restricted_sections_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restricted_sections_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_restricted_sections_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restricted_documents_revisions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restricted_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restricted_documents_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restricted_documents_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "restricted_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "members" CASCADE;
  DROP TABLE "profiles" CASCADE;
  DROP TABLE "profiles_locales" CASCADE;
  DROP TABLE "restricted_sections" CASCADE;
  DROP TABLE "restricted_sections_locales" CASCADE;
  DROP TABLE "restricted_sections_rels" CASCADE;
  DROP TABLE "_restricted_sections_v" CASCADE;
  DROP TABLE "_restricted_sections_v_locales" CASCADE;
  DROP TABLE "_restricted_sections_v_rels" CASCADE;
  DROP TABLE "restricted_documents_revisions" CASCADE;
  DROP TABLE "restricted_documents" CASCADE;
  DROP TABLE "restricted_documents_locales" CASCADE;
  DROP TABLE "restricted_documents_rels" CASCADE;
  DROP TABLE "restricted_files" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_members_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_profiles_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_restricted_sections_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_restricted_documents_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_restricted_files_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_downloads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  DROP INDEX "payload_locked_documents_rels_members_id_idx";
  DROP INDEX "payload_locked_documents_rels_profiles_id_idx";
  DROP INDEX "payload_locked_documents_rels_restricted_sections_id_idx";
  DROP INDEX "payload_locked_documents_rels_restricted_documents_id_idx";
  DROP INDEX "payload_locked_documents_rels_restricted_files_id_idx";
  DROP INDEX "payload_locked_documents_rels_downloads_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "members_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "profiles_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "restricted_sections_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "restricted_documents_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "restricted_files_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "downloads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  DROP TYPE "public"."enum_members_state";
  DROP TYPE "public"."enum_members_locale";
  DROP TYPE "public"."enum_restricted_sections_status";
  DROP TYPE "public"."enum__restricted_sections_v_version_status";
  DROP TYPE "public"."enum__restricted_sections_v_published_locale";
  DROP TYPE "public"."enum_restricted_documents_kind";
  DROP TYPE "public"."enum_restricted_documents_language";
  DROP TYPE "public"."enum_mails_state";`)
}
