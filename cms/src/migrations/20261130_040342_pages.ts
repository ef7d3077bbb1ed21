import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_kind" AS ENUM('opening', 'text', 'picture-text', 'figures', 'steps', 'quotation', 'logos', 'questions', 'video', 'gallery', 'downloads', 'certificates', 'products', 'part-table', 'applications', 'publications', 'news', 'where-to-buy', 'form', 'call', 'divider');
  CREATE TYPE "public"."enum_pages_blocks_ground" AS ENUM('plain', 'raised', 'dark', 'accent');
  CREATE TYPE "public"."enum_pages_blocks_side" AS ENUM('left', 'right');
  CREATE TYPE "public"."enum_pages_blocks_form" AS ENUM('contact', 'quotation', 'newsletter', 'application');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_blocks_kind" AS ENUM('opening', 'text', 'picture-text', 'figures', 'steps', 'quotation', 'logos', 'questions', 'video', 'gallery', 'downloads', 'certificates', 'products', 'part-table', 'applications', 'publications', 'news', 'where-to-buy', 'form', 'call', 'divider');
  CREATE TYPE "public"."enum__pages_v_version_blocks_ground" AS ENUM('plain', 'raised', 'dark', 'accent');
  CREATE TYPE "public"."enum__pages_v_version_blocks_side" AS ENUM('left', 'right');
  CREATE TYPE "public"."enum__pages_v_version_blocks_form" AS ENUM('contact', 'quotation', 'newsletter', 'application');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TABLE "pages_blocks_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"to_x" numeric,
  	"to_y" numeric,
  	"product_id" integer
  );
  
  CREATE TABLE "pages_blocks_marks_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"share" numeric,
  	"url" varchar,
  	"main_image_id" integer
  );
  
  CREATE TABLE "pages_blocks_items_locales" (
  	"title" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "pages_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_pages_blocks_kind",
  	"ground" "enum_pages_blocks_ground" DEFAULT 'plain',
  	"hidden" boolean,
  	"shows_other_language" boolean,
  	"main_image_id" integer,
  	"side" "enum_pages_blocks_side",
  	"video_code" varchar,
  	"video_poster_id" integer,
  	"category_id" integer,
  	"subcategory_id" integer,
  	"filters" varchar,
  	"columns" varchar,
  	"maximum" numeric,
  	"listed" boolean,
  	"form" "enum_pages_blocks_form",
  	"action_url" varchar
  );
  
  CREATE TABLE "pages_blocks_locales" (
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
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"main_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"slug" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"certificates_id" integer,
  	"products_id" integer,
  	"applications_id" integer,
  	"publications_id" integer,
  	"posts_id" integer
  );
  
  CREATE TABLE "_pages_v_version_blocks_marks" (
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
  
  CREATE TABLE "_pages_v_version_blocks_marks_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_blocks_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"share" numeric,
  	"url" varchar,
  	"main_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_blocks_items_locales" (
  	"title" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__pages_v_version_blocks_kind",
  	"ground" "enum__pages_v_version_blocks_ground" DEFAULT 'plain',
  	"hidden" boolean,
  	"shows_other_language" boolean,
  	"main_image_id" integer,
  	"side" "enum__pages_v_version_blocks_side",
  	"video_code" varchar,
  	"video_poster_id" integer,
  	"category_id" integer,
  	"subcategory_id" integer,
  	"filters" varchar,
  	"columns" varchar,
  	"maximum" numeric,
  	"listed" boolean,
  	"form" "enum__pages_v_version_blocks_form",
  	"action_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_pages_v_version_blocks_locales" (
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
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_main_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_slug" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"certificates_id" integer,
  	"products_id" integer,
  	"applications_id" integer,
  	"publications_id" integer,
  	"posts_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "pages_id" integer;
  ALTER TABLE "pages_blocks_marks" ADD CONSTRAINT "pages_blocks_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_marks" ADD CONSTRAINT "pages_blocks_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_marks_locales" ADD CONSTRAINT "pages_blocks_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_items" ADD CONSTRAINT "pages_blocks_items_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks_items" ADD CONSTRAINT "pages_blocks_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_items_locales" ADD CONSTRAINT "pages_blocks_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks" ADD CONSTRAINT "pages_blocks_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks" ADD CONSTRAINT "pages_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks" ADD CONSTRAINT "pages_blocks_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks" ADD CONSTRAINT "pages_blocks_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_blocks" ADD CONSTRAINT "pages_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_blocks_locales" ADD CONSTRAINT "pages_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks_marks" ADD CONSTRAINT "_pages_v_version_blocks_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks_marks" ADD CONSTRAINT "_pages_v_version_blocks_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks_marks_locales" ADD CONSTRAINT "_pages_v_version_blocks_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_blocks_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks_items" ADD CONSTRAINT "_pages_v_version_blocks_items_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks_items" ADD CONSTRAINT "_pages_v_version_blocks_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks_items_locales" ADD CONSTRAINT "_pages_v_version_blocks_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_blocks_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_video_poster_id_media_id_fk" FOREIGN KEY ("video_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks" ADD CONSTRAINT "_pages_v_version_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_blocks_locales" ADD CONSTRAINT "_pages_v_version_blocks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v_version_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_certificates_fk" FOREIGN KEY ("certificates_id") REFERENCES "public"."certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_marks_order_idx" ON "pages_blocks_marks" USING btree ("_order");
  CREATE INDEX "pages_blocks_marks_parent_id_idx" ON "pages_blocks_marks" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_marks_product_idx" ON "pages_blocks_marks" USING btree ("product_id");
  CREATE UNIQUE INDEX "pages_blocks_marks_locales_locale_parent_id_unique" ON "pages_blocks_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_items_order_idx" ON "pages_blocks_items" USING btree ("_order");
  CREATE INDEX "pages_blocks_items_parent_id_idx" ON "pages_blocks_items" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_items_main_image_idx" ON "pages_blocks_items" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "pages_blocks_items_locales_locale_parent_id_unique" ON "pages_blocks_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_blocks_order_idx" ON "pages_blocks" USING btree ("_order");
  CREATE INDEX "pages_blocks_parent_id_idx" ON "pages_blocks" USING btree ("_parent_id");
  CREATE INDEX "pages_blocks_main_image_idx" ON "pages_blocks" USING btree ("main_image_id");
  CREATE INDEX "pages_blocks_video_video_poster_idx" ON "pages_blocks" USING btree ("video_poster_id");
  CREATE INDEX "pages_blocks_category_idx" ON "pages_blocks" USING btree ("category_id");
  CREATE INDEX "pages_blocks_subcategory_idx" ON "pages_blocks" USING btree ("subcategory_id");
  CREATE UNIQUE INDEX "pages_blocks_locales_locale_parent_id_unique" ON "pages_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_main_image_idx" ON "pages" USING btree ("main_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "pages_title_idx" ON "pages_locales" USING btree ("title","_locale");
  CREATE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_files_id_idx" ON "pages_rels" USING btree ("files_id");
  CREATE INDEX "pages_rels_certificates_id_idx" ON "pages_rels" USING btree ("certificates_id");
  CREATE INDEX "pages_rels_products_id_idx" ON "pages_rels" USING btree ("products_id");
  CREATE INDEX "pages_rels_applications_id_idx" ON "pages_rels" USING btree ("applications_id");
  CREATE INDEX "pages_rels_publications_id_idx" ON "pages_rels" USING btree ("publications_id");
  CREATE INDEX "pages_rels_posts_id_idx" ON "pages_rels" USING btree ("posts_id");
  CREATE INDEX "_pages_v_version_blocks_marks_order_idx" ON "_pages_v_version_blocks_marks" USING btree ("_order");
  CREATE INDEX "_pages_v_version_blocks_marks_parent_id_idx" ON "_pages_v_version_blocks_marks" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_blocks_marks_product_idx" ON "_pages_v_version_blocks_marks" USING btree ("product_id");
  CREATE UNIQUE INDEX "_pages_v_version_blocks_marks_locales_locale_parent_id_uniqu" ON "_pages_v_version_blocks_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_blocks_items_order_idx" ON "_pages_v_version_blocks_items" USING btree ("_order");
  CREATE INDEX "_pages_v_version_blocks_items_parent_id_idx" ON "_pages_v_version_blocks_items" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_blocks_items_main_image_idx" ON "_pages_v_version_blocks_items" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "_pages_v_version_blocks_items_locales_locale_parent_id_uniqu" ON "_pages_v_version_blocks_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_blocks_order_idx" ON "_pages_v_version_blocks" USING btree ("_order");
  CREATE INDEX "_pages_v_version_blocks_parent_id_idx" ON "_pages_v_version_blocks" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_blocks_main_image_idx" ON "_pages_v_version_blocks" USING btree ("main_image_id");
  CREATE INDEX "_pages_v_version_blocks_video_video_poster_idx" ON "_pages_v_version_blocks" USING btree ("video_poster_id");
  CREATE INDEX "_pages_v_version_blocks_category_idx" ON "_pages_v_version_blocks" USING btree ("category_id");
  CREATE INDEX "_pages_v_version_blocks_subcategory_idx" ON "_pages_v_version_blocks" USING btree ("subcategory_id");
  CREATE UNIQUE INDEX "_pages_v_version_blocks_locales_locale_parent_id_unique" ON "_pages_v_version_blocks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_main_image_idx" ON "_pages_v" USING btree ("version_main_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_version_version_title_idx" ON "_pages_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_files_id_idx" ON "_pages_v_rels" USING btree ("files_id");
  CREATE INDEX "_pages_v_rels_certificates_id_idx" ON "_pages_v_rels" USING btree ("certificates_id");
  CREATE INDEX "_pages_v_rels_products_id_idx" ON "_pages_v_rels" USING btree ("products_id");
  CREATE INDEX "_pages_v_rels_applications_id_idx" ON "_pages_v_rels" USING btree ("applications_id");
  CREATE INDEX "_pages_v_rels_publications_id_idx" ON "_pages_v_rels" USING btree ("publications_id");
  CREATE INDEX "_pages_v_rels_posts_id_idx" ON "_pages_v_rels" USING btree ("posts_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_marks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "pages_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_blocks_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_blocks_marks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_blocks_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_blocks_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_version_blocks_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_marks" CASCADE;
  DROP TABLE "pages_blocks_marks_locales" CASCADE;
  DROP TABLE "pages_blocks_items" CASCADE;
  DROP TABLE "pages_blocks_items_locales" CASCADE;
  DROP TABLE "pages_blocks" CASCADE;
  DROP TABLE "pages_blocks_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_blocks_marks" CASCADE;
  DROP TABLE "_pages_v_version_blocks_marks_locales" CASCADE;
  DROP TABLE "_pages_v_version_blocks_items" CASCADE;
  DROP TABLE "_pages_v_version_blocks_items_locales" CASCADE;
  DROP TABLE "_pages_v_version_blocks" CASCADE;
  DROP TABLE "_pages_v_version_blocks_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_pages_fk";
  
  DROP INDEX "payload_locked_documents_rels_pages_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "pages_id";
  DROP TYPE "public"."enum_pages_blocks_kind";
  DROP TYPE "public"."enum_pages_blocks_ground";
  DROP TYPE "public"."enum_pages_blocks_side";
  DROP TYPE "public"."enum_pages_blocks_form";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_blocks_kind";
  DROP TYPE "public"."enum__pages_v_version_blocks_ground";
  DROP TYPE "public"."enum__pages_v_version_blocks_side";
  DROP TYPE "public"."enum__pages_v_version_blocks_form";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";`)
}
