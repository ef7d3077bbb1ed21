import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_language_rules_sources_kind" AS ENUM('products', 'certificates', 'categories', 'subcategories', 'solutions', 'applications', 'news-categories', 'posts', 'sections', 'publications', 'profiles', 'restricted-sections', 'restricted-documents', 'departments', 'interests', 'education-levels', 'training-levels', 'media', 'files');
  CREATE TYPE "public"."enum_language_rules_sources_language" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_language_rules_safety_text" AS ENUM('products/text', 'products/highlights', 'solutions/text', 'applications/text', 'posts/text', 'publications/text');
  CREATE TYPE "public"."enum_language_rules_safety_behavior" AS ENUM('note', 'withdraw');
  CREATE TYPE "public"."enum__language_rules_v_version_sources_kind" AS ENUM('products', 'certificates', 'categories', 'subcategories', 'solutions', 'applications', 'news-categories', 'posts', 'sections', 'publications', 'profiles', 'restricted-sections', 'restricted-documents', 'departments', 'interests', 'education-levels', 'training-levels', 'media', 'files');
  CREATE TYPE "public"."enum__language_rules_v_version_sources_language" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum__language_rules_v_version_safety_text" AS ENUM('products/text', 'products/highlights', 'solutions/text', 'applications/text', 'posts/text', 'publications/text');
  CREATE TYPE "public"."enum__language_rules_v_version_safety_behavior" AS ENUM('note', 'withdraw');
  CREATE TABLE "language_rules_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_language_rules_sources_kind" NOT NULL,
  	"language" "enum_language_rules_sources_language" NOT NULL
  );
  
  CREATE TABLE "language_rules_safety" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" "enum_language_rules_safety_text" NOT NULL,
  	"behavior" "enum_language_rules_safety_behavior" DEFAULT 'note' NOT NULL
  );
  
  CREATE TABLE "language_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_language_rules_v_version_sources" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__language_rules_v_version_sources_kind" NOT NULL,
  	"language" "enum__language_rules_v_version_sources_language" NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_language_rules_v_version_safety" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" "enum__language_rules_v_version_safety_text" NOT NULL,
  	"behavior" "enum__language_rules_v_version_safety_behavior" DEFAULT 'note' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_language_rules_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "language_rules_sources" ADD CONSTRAINT "language_rules_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."language_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "language_rules_safety" ADD CONSTRAINT "language_rules_safety_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."language_rules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_language_rules_v_version_sources" ADD CONSTRAINT "_language_rules_v_version_sources_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_language_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_language_rules_v_version_safety" ADD CONSTRAINT "_language_rules_v_version_safety_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_language_rules_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "language_rules_sources_order_idx" ON "language_rules_sources" USING btree ("_order");
  CREATE INDEX "language_rules_sources_parent_id_idx" ON "language_rules_sources" USING btree ("_parent_id");
  CREATE INDEX "language_rules_safety_order_idx" ON "language_rules_safety" USING btree ("_order");
  CREATE INDEX "language_rules_safety_parent_id_idx" ON "language_rules_safety" USING btree ("_parent_id");
  CREATE INDEX "_language_rules_v_version_sources_order_idx" ON "_language_rules_v_version_sources" USING btree ("_order");
  CREATE INDEX "_language_rules_v_version_sources_parent_id_idx" ON "_language_rules_v_version_sources" USING btree ("_parent_id");
  CREATE INDEX "_language_rules_v_version_safety_order_idx" ON "_language_rules_v_version_safety" USING btree ("_order");
  CREATE INDEX "_language_rules_v_version_safety_parent_id_idx" ON "_language_rules_v_version_safety" USING btree ("_parent_id");
  CREATE INDEX "_language_rules_v_created_at_idx" ON "_language_rules_v" USING btree ("created_at");
  CREATE INDEX "_language_rules_v_updated_at_idx" ON "_language_rules_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "language_rules_sources" CASCADE;
  DROP TABLE "language_rules_safety" CASCADE;
  DROP TABLE "language_rules" CASCADE;
  DROP TABLE "_language_rules_v_version_sources" CASCADE;
  DROP TABLE "_language_rules_v_version_safety" CASCADE;
  DROP TABLE "_language_rules_v" CASCADE;
  DROP TYPE "public"."enum_language_rules_sources_kind";
  DROP TYPE "public"."enum_language_rules_sources_language";
  DROP TYPE "public"."enum_language_rules_safety_text";
  DROP TYPE "public"."enum_language_rules_safety_behavior";
  DROP TYPE "public"."enum__language_rules_v_version_sources_kind";
  DROP TYPE "public"."enum__language_rules_v_version_sources_language";
  DROP TYPE "public"."enum__language_rules_v_version_safety_text";
  DROP TYPE "public"."enum__language_rules_v_version_safety_behavior";`)
}
