import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Blocks in the order of the home page of the release before. */
const shipped = sql`unnest(array['categories', 'products', 'applications', 'publications', 'news']) with ordinality shipped(kind, place)`

/**
 * What follows the opening of the home page becomes blocks (docs/decisions/0159): existing pages get
 * those that they showed, also in their versions.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_home_blocks_kind" AS ENUM('opening', 'text', 'picture-text', 'figures', 'steps', 'quotation', 'logos', 'questions', 'video', 'gallery', 'downloads', 'certificates', 'categories', 'products', 'part-table', 'applications', 'publications', 'news', 'where-to-buy', 'form', 'call', 'divider');
  CREATE TYPE "public"."enum_home_blocks_ground" AS ENUM('plain', 'raised', 'dark', 'accent');
  CREATE TYPE "public"."enum_home_blocks_side" AS ENUM('left', 'right');
  CREATE TYPE "public"."enum_home_blocks_form" AS ENUM('contact', 'quotation', 'newsletter', 'application');
  CREATE TYPE "public"."enum__home_v_version_blocks_kind" AS ENUM('opening', 'text', 'picture-text', 'figures', 'steps', 'quotation', 'logos', 'questions', 'video', 'gallery', 'downloads', 'certificates', 'categories', 'products', 'part-table', 'applications', 'publications', 'news', 'where-to-buy', 'form', 'call', 'divider');
  CREATE TYPE "public"."enum__home_v_version_blocks_ground" AS ENUM('plain', 'raised', 'dark', 'accent');
  CREATE TYPE "public"."enum__home_v_version_blocks_side" AS ENUM('left', 'right');
  CREATE TYPE "public"."enum__home_v_version_blocks_form" AS ENUM('contact', 'quotation', 'newsletter', 'application');
  CREATE TABLE "home_blocks_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"to_x" numeric,
  	"to_y" numeric,
  	"product_id" integer
  );
  
  CREATE TABLE "home_blocks_marks_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"share" numeric,
  	"url" varchar,
  	"main_image_id" integer
  );
  
  CREATE TABLE "home_blocks_items_locales" (
  	"title" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_home_blocks_kind",
  	"ground" "enum_home_blocks_ground" DEFAULT 'plain',
  	"hidden" boolean,
  	"shows_other_language" boolean,
  	"main_image_id" integer,
  	"side" "enum_home_blocks_side",
  	"video_code" varchar,
  	"video_poster_id" integer,
  	"category_id" integer,
  	"subcategory_id" integer,
  	"filters" varchar,
  	"columns" varchar,
  	"maximum" numeric,
  	"listed" boolean,
  	"form" "enum_home_blocks_form",
  	"action_url" varchar
  );
  
  CREATE TABLE "home_blocks_locales" (
  	"title" varchar,
  	"label" varchar,
  	"detail" varchar,
  	"text" varchar,
  	"body" jsonb,
  	"video_title" varchar,
  	"action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_home_v_version_blocks_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"to_x" numeric,
  	"to_y" numeric,
  	"product_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_blocks_marks_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_blocks_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"share" numeric,
  	"url" varchar,
  	"main_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_blocks_items_locales" (
  	"title" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__home_v_version_blocks_kind",
  	"ground" "enum__home_v_version_blocks_ground" DEFAULT 'plain',
  	"hidden" boolean,
  	"shows_other_language" boolean,
  	"main_image_id" integer,
  	"side" "enum__home_v_version_blocks_side",
  	"video_code" varchar,
  	"video_poster_id" integer,
  	"category_id" integer,
  	"subcategory_id" integer,
  	"filters" varchar,
  	"columns" varchar,
  	"maximum" numeric,
  	"listed" boolean,
  	"form" "enum__home_v_version_blocks_form",
  	"action_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_blocks_locales" (
  	"title" varchar,
  	"label" varchar,
  	"detail" varchar,
  	"text" varchar,
  	"body" jsonb,
  	"video_title" varchar,
  	"action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "home_rels" ADD COLUMN "files_id" integer;
  ALTER TABLE "home_rels" ADD COLUMN "certificates_id" integer;
  ALTER TABLE "home_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "files_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "certificates_id" integer;
  ALTER TABLE "_home_v_rels" ADD COLUMN "posts_id" integer;
  ALTER TABLE "home_blocks_marks" ADD CONSTRAINT "home_blocks_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks_marks" ADD CONSTRAINT "home_blocks_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_marks_locales" ADD CONSTRAINT "home_blocks_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_items" ADD CONSTRAINT "home_blocks_items_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks_items" ADD CONSTRAINT "home_blocks_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_items_locales" ADD CONSTRAINT "home_blocks_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_blocks_locales" ADD CONSTRAINT "home_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks_marks" ADD CONSTRAINT "_home_v_version_blocks_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks_marks" ADD CONSTRAINT "_home_v_version_blocks_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks_marks_locales" ADD CONSTRAINT "_home_v_version_blocks_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_blocks_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks_items" ADD CONSTRAINT "_home_v_version_blocks_items_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks_items" ADD CONSTRAINT "_home_v_version_blocks_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks_items_locales" ADD CONSTRAINT "_home_v_version_blocks_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_blocks_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks" ADD CONSTRAINT "_home_v_version_blocks_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks" ADD CONSTRAINT "_home_v_version_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks" ADD CONSTRAINT "_home_v_version_blocks_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks" ADD CONSTRAINT "_home_v_version_blocks_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks" ADD CONSTRAINT "_home_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_blocks_locales" ADD CONSTRAINT "_home_v_version_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_blocks_marks_order_idx" ON "home_blocks_marks" USING btree ("_order");
  CREATE INDEX "home_blocks_marks_parent_id_idx" ON "home_blocks_marks" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_marks_product_idx" ON "home_blocks_marks" USING btree ("product_id");
  CREATE UNIQUE INDEX "home_blocks_marks_locales_locale_parent_id_unique" ON "home_blocks_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_items_order_idx" ON "home_blocks_items" USING btree ("_order");
  CREATE INDEX "home_blocks_items_parent_id_idx" ON "home_blocks_items" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_items_main_image_idx" ON "home_blocks_items" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "home_blocks_items_locales_locale_parent_id_unique" ON "home_blocks_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_blocks_order_idx" ON "home_blocks" USING btree ("_order");
  CREATE INDEX "home_blocks_parent_id_idx" ON "home_blocks" USING btree ("_parent_id");
  CREATE INDEX "home_blocks_main_image_idx" ON "home_blocks" USING btree ("main_image_id");
  CREATE INDEX "home_blocks_video_video_poster_idx" ON "home_blocks" USING btree ("video_poster_id");
  CREATE INDEX "home_blocks_category_idx" ON "home_blocks" USING btree ("category_id");
  CREATE INDEX "home_blocks_subcategory_idx" ON "home_blocks" USING btree ("subcategory_id");
  CREATE UNIQUE INDEX "home_blocks_locales_locale_parent_id_unique" ON "home_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_blocks_marks_order_idx" ON "_home_v_version_blocks_marks" USING btree ("_order");
  CREATE INDEX "_home_v_version_blocks_marks_parent_id_idx" ON "_home_v_version_blocks_marks" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_blocks_marks_product_idx" ON "_home_v_version_blocks_marks" USING btree ("product_id");
  CREATE UNIQUE INDEX "_home_v_version_blocks_marks_locales_locale_parent_id_unique" ON "_home_v_version_blocks_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_blocks_items_order_idx" ON "_home_v_version_blocks_items" USING btree ("_order");
  CREATE INDEX "_home_v_version_blocks_items_parent_id_idx" ON "_home_v_version_blocks_items" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_blocks_items_main_image_idx" ON "_home_v_version_blocks_items" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "_home_v_version_blocks_items_locales_locale_parent_id_unique" ON "_home_v_version_blocks_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_blocks_order_idx" ON "_home_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_home_v_version_blocks_parent_id_idx" ON "_home_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_blocks_main_image_idx" ON "_home_v_version_blocks" USING btree ("main_image_id");
  CREATE INDEX "_home_v_version_blocks_video_video_poster_idx" ON "_home_v_version_blocks" USING btree ("video_poster_id");
  CREATE INDEX "_home_v_version_blocks_category_idx" ON "_home_v_version_blocks" USING btree ("category_id");
  CREATE INDEX "_home_v_version_blocks_subcategory_idx" ON "_home_v_version_blocks" USING btree ("subcategory_id");
  CREATE UNIQUE INDEX "_home_v_version_blocks_locales_locale_parent_id_unique" ON "_home_v_version_blocks_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "home_rels_files_id_idx" ON "home_rels" USING btree ("files_id");
  CREATE INDEX "home_rels_certificates_id_idx" ON "home_rels" USING btree ("certificates_id");
  CREATE INDEX "home_rels_posts_id_idx" ON "home_rels" USING btree ("posts_id");
  CREATE INDEX "_home_v_rels_files_id_idx" ON "_home_v_rels" USING btree ("files_id");
  CREATE INDEX "_home_v_rels_certificates_id_idx" ON "_home_v_rels" USING btree ("certificates_id");
  CREATE INDEX "_home_v_rels_posts_id_idx" ON "_home_v_rels" USING btree ("posts_id");

  -- what the home page showed below its opening
  INSERT INTO "home_blocks" ("_order", "_parent_id", "id", "kind", "ground")
    SELECT shipped.place, home.id, substr(md5('home ' || shipped.kind), 1, 24), shipped.kind::"enum_home_blocks_kind", 'plain'
    FROM "home", ${shipped};
  INSERT INTO "_home_v_version_blocks" ("_order", "_parent_id", "kind", "ground", "_uuid")
    SELECT shipped.place, version.id, shipped.kind::"enum__home_v_version_blocks_kind", 'plain', substr(md5('home ' || shipped.kind), 1, 24)
    FROM "_home_v" version, ${shipped};`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "home_blocks_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_marks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "home_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_blocks_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_blocks_marks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_blocks_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_blocks_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_home_v_version_blocks_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "home_blocks_marks" CASCADE;
  DROP TABLE "home_blocks_marks_locales" CASCADE;
  DROP TABLE "home_blocks_items" CASCADE;
  DROP TABLE "home_blocks_items_locales" CASCADE;
  DROP TABLE "home_blocks" CASCADE;
  DROP TABLE "home_blocks_locales" CASCADE;
  DROP TABLE "_home_v_version_blocks_marks" CASCADE;
  DROP TABLE "_home_v_version_blocks_marks_locales" CASCADE;
  DROP TABLE "_home_v_version_blocks_items" CASCADE;
  DROP TABLE "_home_v_version_blocks_items_locales" CASCADE;
  DROP TABLE "_home_v_version_blocks" CASCADE;
  DROP TABLE "_home_v_version_blocks_locales" CASCADE;
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_files_fk";
  
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_certificates_fk";
  
  ALTER TABLE "home_rels" DROP CONSTRAINT "home_rels_posts_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_files_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_certificates_fk";
  
  ALTER TABLE "_home_v_rels" DROP CONSTRAINT "_home_v_rels_posts_fk";
  
  DROP INDEX "home_rels_files_id_idx";
  DROP INDEX "home_rels_certificates_id_idx";
  DROP INDEX "home_rels_posts_id_idx";
  DROP INDEX "_home_v_rels_files_id_idx";
  DROP INDEX "_home_v_rels_certificates_id_idx";
  DROP INDEX "_home_v_rels_posts_id_idx";
  ALTER TABLE "home_rels" DROP COLUMN "files_id";
  ALTER TABLE "home_rels" DROP COLUMN "certificates_id";
  ALTER TABLE "home_rels" DROP COLUMN "posts_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "files_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "certificates_id";
  ALTER TABLE "_home_v_rels" DROP COLUMN "posts_id";
  DROP TYPE "public"."enum_home_blocks_kind";
  DROP TYPE "public"."enum_home_blocks_ground";
  DROP TYPE "public"."enum_home_blocks_side";
  DROP TYPE "public"."enum_home_blocks_form";
  DROP TYPE "public"."enum__home_v_version_blocks_kind";
  DROP TYPE "public"."enum__home_v_version_blocks_ground";
  DROP TYPE "public"."enum__home_v_version_blocks_side";
  DROP TYPE "public"."enum__home_v_version_blocks_form";`)
}
