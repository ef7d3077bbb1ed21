import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_subcategories_attributes_type" AS ENUM('number', 'range', 'choice', 'boolean', 'text');
  CREATE TYPE "public"."enum_subcategories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__subcategories_v_version_attributes_type" AS ENUM('number', 'range', 'choice', 'boolean', 'text');
  CREATE TYPE "public"."enum__subcategories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__subcategories_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_solutions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__solutions_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__applications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__applications_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_news_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__news_categories_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_popups_lang" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_lang" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_publications_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__publications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__publications_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_files_kind" AS ENUM('data-sheet', 'drawing', 'certificate', 'manual', 'declaration', 'other');
  CREATE TYPE "public"."enum_files_language" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_users_translates" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_users_role" AS ENUM('administrator', 'editor', 'translator', 'attendant');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_layout_cookies_cookies_notification_position" AS ENUM('center', 'left', 'right', 'top', 'bottom');
  CREATE TYPE "public"."enum_layout_environment_environment" AS ENUM('production', 'homolog');
  CREATE TYPE "public"."enum__layout_v_version_cookies_cookies_notification_position" AS ENUM('center', 'left', 'right', 'top', 'bottom');
  CREATE TYPE "public"."enum__layout_v_version_environment_environment" AS ENUM('production', 'homolog');
  CREATE TYPE "public"."enum_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_institutional_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__institutional_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__institutional_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TABLE "products_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_highlights_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"subcategory_id" integer,
  	"family" varchar,
  	"variants" jsonb DEFAULT '[]'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"text" jsonb,
  	"video_title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_products_v_version_highlights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_highlights_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_subcategory_id" integer,
  	"version_family" varchar,
  	"version_variants" jsonb DEFAULT '[]'::jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_text" jsonb,
  	"version_video_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"files_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"main_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_main_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "subcategories_attributes_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "subcategories_attributes_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "subcategories_attributes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"type" "enum_subcategories_attributes_type" DEFAULT 'number',
  	"unit" varchar,
  	"symbol" varchar,
  	"decimals" numeric,
  	"filter" boolean DEFAULT false
  );
  
  CREATE TABLE "subcategories_attributes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "subcategories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"category_id" integer,
  	"main_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_subcategories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "subcategories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_subcategories_v_version_attributes_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_subcategories_v_version_attributes_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_subcategories_v_version_attributes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"type" "enum__subcategories_v_version_attributes_type" DEFAULT 'number',
  	"unit" varchar,
  	"symbol" varchar,
  	"decimals" numeric,
  	"filter" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_subcategories_v_version_attributes_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_subcategories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_category_id" integer,
  	"version_main_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__subcategories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__subcategories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_subcategories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "distributors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"address" varchar,
  	"city" varchar,
  	"state" varchar,
  	"postal_code" varchar,
  	"phone" varchar,
  	"whatsapp" varchar,
  	"email" varchar,
  	"site" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "distributors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "solutions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"main_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_solutions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "solutions_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"text" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_solutions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_main_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__solutions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__solutions_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_solutions_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_text" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "applications_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"product_id" integer
  );
  
  CREATE TABLE "applications_marks_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"solution_id" integer,
  	"main_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_applications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "applications_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"text" jsonb,
  	"video_title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "applications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"publications_id" integer
  );
  
  CREATE TABLE "_applications_v_version_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"product_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_applications_v_version_marks_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_applications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_solution_id" integer,
  	"version_main_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__applications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__applications_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_applications_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_text" jsonb,
  	"version_video_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_applications_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"publications_id" integer
  );
  
  CREATE TABLE "news_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_news_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "news_categories_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_news_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__news_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__news_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_news_categories_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"category_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"main_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"text" jsonb,
  	"video_title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_category_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_main_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_text" jsonb,
  	"version_video_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lang" "enum_popups_lang" DEFAULT 'br',
  	"title" varchar,
  	"text" varchar,
  	"main_image_id" integer,
  	"action_label" varchar,
  	"action_url" varchar,
  	"close" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_popups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_popups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_lang" "enum__popups_v_version_lang" DEFAULT 'br',
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_main_image_id" integer,
  	"version_action_label" varchar,
  	"version_action_url" varchar,
  	"version_close" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__popups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__popups_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sections_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sections_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sections_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "publications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric DEFAULT 100,
  	"section_id" integer,
  	"date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_publications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "publications_locales" (
  	"title" varchar,
  	"slug" varchar,
  	"description" varchar,
  	"text" jsonb,
  	"video_title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "publications_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_publications_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_position" numeric DEFAULT 100,
  	"version_section_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__publications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__publications_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_publications_v_locales" (
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_description" varchar,
  	"version_text" jsonb,
  	"version_video_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_publications_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"files_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "departments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"email" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "departments_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "interests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "interests_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "education_levels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "education_levels_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "training_levels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"position" numeric DEFAULT 100,
  	"type" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "training_levels_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_avif320_url" varchar,
  	"sizes_avif320_width" numeric,
  	"sizes_avif320_height" numeric,
  	"sizes_avif320_mime_type" varchar,
  	"sizes_avif320_filesize" numeric,
  	"sizes_avif320_filename" varchar,
  	"sizes_webp320_url" varchar,
  	"sizes_webp320_width" numeric,
  	"sizes_webp320_height" numeric,
  	"sizes_webp320_mime_type" varchar,
  	"sizes_webp320_filesize" numeric,
  	"sizes_webp320_filename" varchar,
  	"sizes_avif640_url" varchar,
  	"sizes_avif640_width" numeric,
  	"sizes_avif640_height" numeric,
  	"sizes_avif640_mime_type" varchar,
  	"sizes_avif640_filesize" numeric,
  	"sizes_avif640_filename" varchar,
  	"sizes_webp640_url" varchar,
  	"sizes_webp640_width" numeric,
  	"sizes_webp640_height" numeric,
  	"sizes_webp640_mime_type" varchar,
  	"sizes_webp640_filesize" numeric,
  	"sizes_webp640_filename" varchar,
  	"sizes_avif960_url" varchar,
  	"sizes_avif960_width" numeric,
  	"sizes_avif960_height" numeric,
  	"sizes_avif960_mime_type" varchar,
  	"sizes_avif960_filesize" numeric,
  	"sizes_avif960_filename" varchar,
  	"sizes_webp960_url" varchar,
  	"sizes_webp960_width" numeric,
  	"sizes_webp960_height" numeric,
  	"sizes_webp960_mime_type" varchar,
  	"sizes_webp960_filesize" numeric,
  	"sizes_webp960_filename" varchar,
  	"sizes_avif1280_url" varchar,
  	"sizes_avif1280_width" numeric,
  	"sizes_avif1280_height" numeric,
  	"sizes_avif1280_mime_type" varchar,
  	"sizes_avif1280_filesize" numeric,
  	"sizes_avif1280_filename" varchar,
  	"sizes_webp1280_url" varchar,
  	"sizes_webp1280_width" numeric,
  	"sizes_webp1280_height" numeric,
  	"sizes_webp1280_mime_type" varchar,
  	"sizes_webp1280_filesize" numeric,
  	"sizes_webp1280_filename" varchar,
  	"sizes_avif1920_url" varchar,
  	"sizes_avif1920_width" numeric,
  	"sizes_avif1920_height" numeric,
  	"sizes_avif1920_mime_type" varchar,
  	"sizes_avif1920_filesize" numeric,
  	"sizes_avif1920_filename" varchar,
  	"sizes_webp1920_url" varchar,
  	"sizes_webp1920_width" numeric,
  	"sizes_webp1920_height" numeric,
  	"sizes_webp1920_mime_type" varchar,
  	"sizes_webp1920_filesize" numeric,
  	"sizes_webp1920_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_files_kind" DEFAULT 'data-sheet' NOT NULL,
  	"language" "enum_files_language",
  	"date" timestamp(3) with time zone,
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
  
  CREATE TABLE "files_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "seo_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_translates" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_translates",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"categories_id" integer,
  	"subcategories_id" integer,
  	"distributors_id" integer,
  	"solutions_id" integer,
  	"applications_id" integer,
  	"news_categories_id" integer,
  	"posts_id" integer,
  	"popups_id" integer,
  	"sections_id" integer,
  	"publications_id" integer,
  	"departments_id" integer,
  	"interests_id" integer,
  	"education_levels_id" integer,
  	"training_levels_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"seo_texts_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "layout_certificates" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"main_image_id" integer
  );
  
  CREATE TABLE "layout_certificates_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "layout_certificates_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "layout_certificates_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "layout_footer_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "layout_footer_menus_links_locales" (
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "layout_footer_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "layout_footer_menus_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "layout_footer_rewards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"main_image_id" integer
  );
  
  CREATE TABLE "layout_footer_rewards_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "layout_cookies_cookies_complete_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"optional" boolean DEFAULT true,
  	"activated" boolean DEFAULT false
  );
  
  CREATE TABLE "layout_cookies_cookies_complete_items_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "layout_cookies_cookies_complete" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"category" varchar NOT NULL
  );
  
  CREATE TABLE "layout_cookies_cookies_complete_locales" (
  	"category_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "layout" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_phone" varchar,
  	"contact_contact_whatsapp" varchar,
  	"emails_contact" varchar,
  	"emails_privacy" varchar,
  	"social_network_youtube" varchar,
  	"social_network_linkedin" varchar,
  	"social_network_twitter" varchar,
  	"social_network_facebook" varchar,
  	"social_network_instagram" varchar,
  	"footer_vendor_title" varchar,
  	"footer_vendor_url" varchar,
  	"footer_vendor_main_image_id" integer,
  	"cookies_cookies_notification" boolean DEFAULT true,
  	"cookies_cookies_notification_controller" boolean DEFAULT true,
  	"cookies_cookies_notification_position" "enum_layout_cookies_cookies_notification_position" DEFAULT 'bottom' NOT NULL,
  	"cookies_cookies_notification_version" varchar DEFAULT '1',
  	"scripts_scripts" boolean DEFAULT false,
  	"scripts_google_site_verification" varchar,
  	"scripts_google_tag_manager" varchar,
  	"scripts_google_analytics_id" varchar,
  	"environment_environment" "enum_layout_environment_environment" DEFAULT 'production' NOT NULL,
  	"others_environment_under_maintenance" boolean DEFAULT false,
  	"others_company_name" varchar,
  	"others_logo_id" integer,
  	"others_share_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "layout_locales" (
  	"contact_address" varchar,
  	"cookies_cookies_notification_text" varchar,
  	"privacy_privacy_policy_link" varchar,
  	"privacy_terms_of_use_link" varchar,
  	"privacy_privacy_policy" jsonb,
  	"privacy_terms_of_user" jsonb,
  	"others_company_information" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_layout_certificates_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"main_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_layout_certificates_v_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_layout_v_version_certificates_groups" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_layout_v_version_certificates_groups_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_layout_v_version_footer_menus_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_layout_v_version_footer_menus_links_locales" (
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_layout_v_version_footer_menus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_layout_v_version_footer_menus_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_layout_v_version_footer_rewards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"main_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_layout_v_version_footer_rewards_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_layout_v_version_cookies_cookies_complete_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"optional" boolean DEFAULT true,
  	"activated" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_layout_v_version_cookies_cookies_complete_items_locales" (
  	"title" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_layout_v_version_cookies_cookies_complete" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"category" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_layout_v_version_cookies_cookies_complete_locales" (
  	"category_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_layout_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_phone" varchar,
  	"version_contact_contact_whatsapp" varchar,
  	"version_emails_contact" varchar,
  	"version_emails_privacy" varchar,
  	"version_social_network_youtube" varchar,
  	"version_social_network_linkedin" varchar,
  	"version_social_network_twitter" varchar,
  	"version_social_network_facebook" varchar,
  	"version_social_network_instagram" varchar,
  	"version_footer_vendor_title" varchar,
  	"version_footer_vendor_url" varchar,
  	"version_footer_vendor_main_image_id" integer,
  	"version_cookies_cookies_notification" boolean DEFAULT true,
  	"version_cookies_cookies_notification_controller" boolean DEFAULT true,
  	"version_cookies_cookies_notification_position" "enum__layout_v_version_cookies_cookies_notification_position" DEFAULT 'bottom' NOT NULL,
  	"version_cookies_cookies_notification_version" varchar DEFAULT '1',
  	"version_scripts_scripts" boolean DEFAULT false,
  	"version_scripts_google_site_verification" varchar,
  	"version_scripts_google_tag_manager" varchar,
  	"version_scripts_google_analytics_id" varchar,
  	"version_environment_environment" "enum__layout_v_version_environment_environment" DEFAULT 'production' NOT NULL,
  	"version_others_environment_under_maintenance" boolean DEFAULT false,
  	"version_others_company_name" varchar,
  	"version_others_logo_id" integer,
  	"version_others_share_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_layout_v_locales" (
  	"version_contact_address" varchar,
  	"version_cookies_cookies_notification_text" varchar,
  	"version_privacy_privacy_policy_link" varchar,
  	"version_privacy_terms_of_use_link" varchar,
  	"version_privacy_privacy_policy" jsonb,
  	"version_privacy_terms_of_user" jsonb,
  	"version_others_company_information" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_hero_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"product_id" integer
  );
  
  CREATE TABLE "home_hero_marks_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_hero_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_hero_examples_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_main_image_id" integer,
  	"_status" "enum_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "home_locales" (
  	"hero_label" varchar,
  	"hero_title" varchar,
  	"hero_text" varchar,
  	"hero_search_placeholder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "home_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"applications_id" integer,
  	"publications_id" integer
  );
  
  CREATE TABLE "_home_v_version_hero_marks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"x" numeric,
  	"y" numeric,
  	"product_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_hero_marks_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_version_hero_examples" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_v_version_hero_examples_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_main_image_id" integer,
  	"version__status" "enum__home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_v_locales" (
  	"version_hero_label" varchar,
  	"version_hero_title" varchar,
  	"version_hero_text" varchar,
  	"version_hero_search_placeholder" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"applications_id" integer,
  	"publications_id" integer
  );
  
  CREATE TABLE "institutional_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"main_image_id" integer
  );
  
  CREATE TABLE "institutional_history_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "institutional_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "institutional_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "institutional_plants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"main_image_id" integer
  );
  
  CREATE TABLE "institutional_plants_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "institutional" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"main_image_id" integer,
  	"_status" "enum_institutional_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "institutional_locales" (
  	"title" varchar,
  	"description" varchar,
  	"text" jsonb,
  	"video_title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_institutional_v_version_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"year" numeric,
  	"main_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_institutional_v_version_history_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_institutional_v_version_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_institutional_v_version_values_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_institutional_v_version_plants" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"address" varchar,
  	"main_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_institutional_v_version_plants_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_institutional_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_main_image_id" integer,
  	"version__status" "enum__institutional_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__institutional_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_institutional_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_text" jsonb,
  	"version_video_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "products_highlights" ADD CONSTRAINT "products_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_highlights_locales" ADD CONSTRAINT "products_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_subcategory_id_subcategories_id_fk" FOREIGN KEY ("subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_highlights" ADD CONSTRAINT "_products_v_version_highlights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_highlights_locales" ADD CONSTRAINT "_products_v_version_highlights_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_highlights"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_subcategory_id_subcategories_id_fk" FOREIGN KEY ("version_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories_attributes_choices" ADD CONSTRAINT "subcategories_attributes_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subcategories_attributes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories_attributes_choices_locales" ADD CONSTRAINT "subcategories_attributes_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subcategories_attributes_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories_attributes" ADD CONSTRAINT "subcategories_attributes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories_attributes_locales" ADD CONSTRAINT "subcategories_attributes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subcategories_attributes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subcategories_locales" ADD CONSTRAINT "subcategories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v_version_attributes_choices" ADD CONSTRAINT "_subcategories_v_version_attributes_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subcategories_v_version_attributes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v_version_attributes_choices_locales" ADD CONSTRAINT "_subcategories_v_version_attributes_choices_locales_paren_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subcategories_v_version_attributes_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v_version_attributes" ADD CONSTRAINT "_subcategories_v_version_attributes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subcategories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v_version_attributes_locales" ADD CONSTRAINT "_subcategories_v_version_attributes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subcategories_v_version_attributes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_parent_id_subcategories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v" ADD CONSTRAINT "_subcategories_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v_locales" ADD CONSTRAINT "_subcategories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subcategories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "distributors_rels" ADD CONSTRAINT "distributors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "distributors_rels" ADD CONSTRAINT "distributors_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "solutions" ADD CONSTRAINT "solutions_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_locales" ADD CONSTRAINT "solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_parent_id_solutions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v" ADD CONSTRAINT "_solutions_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_locales" ADD CONSTRAINT "_solutions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_marks" ADD CONSTRAINT "applications_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_marks" ADD CONSTRAINT "applications_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_marks_locales" ADD CONSTRAINT "applications_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_locales" ADD CONSTRAINT "applications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_rels" ADD CONSTRAINT "applications_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_version_marks" ADD CONSTRAINT "_applications_v_version_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v_version_marks" ADD CONSTRAINT "_applications_v_version_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_version_marks_locales" ADD CONSTRAINT "_applications_v_version_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v_version_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_parent_id_applications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_solution_id_solutions_id_fk" FOREIGN KEY ("version_solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v" ADD CONSTRAINT "_applications_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_applications_v_locales" ADD CONSTRAINT "_applications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_applications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_applications_v_rels" ADD CONSTRAINT "_applications_v_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "news_categories_locales" ADD CONSTRAINT "news_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_news_categories_v" ADD CONSTRAINT "_news_categories_v_parent_id_news_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_news_categories_v_locales" ADD CONSTRAINT "_news_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_news_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_news_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_category_id_news_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sections_locales" ADD CONSTRAINT "sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v_locales" ADD CONSTRAINT "_sections_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sections_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications" ADD CONSTRAINT "publications_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "publications_locales" ADD CONSTRAINT "publications_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_rels" ADD CONSTRAINT "publications_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_rels" ADD CONSTRAINT "publications_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "publications_rels" ADD CONSTRAINT "publications_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_parent_id_publications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v" ADD CONSTRAINT "_publications_v_version_section_id_sections_id_fk" FOREIGN KEY ("version_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_publications_v_locales" ADD CONSTRAINT "_publications_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_publications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_rels" ADD CONSTRAINT "_publications_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_publications_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_rels" ADD CONSTRAINT "_publications_v_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_publications_v_rels" ADD CONSTRAINT "_publications_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "departments_locales" ADD CONSTRAINT "departments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "interests_locales" ADD CONSTRAINT "interests_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "education_levels_locales" ADD CONSTRAINT "education_levels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."education_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "training_levels_locales" ADD CONSTRAINT "training_levels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."training_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "files_locales" ADD CONSTRAINT "files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_translates" ADD CONSTRAINT "users_translates_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subcategories_fk" FOREIGN KEY ("subcategories_id") REFERENCES "public"."subcategories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_distributors_fk" FOREIGN KEY ("distributors_id") REFERENCES "public"."distributors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_solutions_fk" FOREIGN KEY ("solutions_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_news_categories_fk" FOREIGN KEY ("news_categories_id") REFERENCES "public"."news_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_departments_fk" FOREIGN KEY ("departments_id") REFERENCES "public"."departments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_interests_fk" FOREIGN KEY ("interests_id") REFERENCES "public"."interests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_education_levels_fk" FOREIGN KEY ("education_levels_id") REFERENCES "public"."education_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_training_levels_fk" FOREIGN KEY ("training_levels_id") REFERENCES "public"."training_levels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_seo_texts_fk" FOREIGN KEY ("seo_texts_id") REFERENCES "public"."seo_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_certificates" ADD CONSTRAINT "layout_certificates_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "layout_certificates" ADD CONSTRAINT "layout_certificates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_certificates_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_certificates_locales" ADD CONSTRAINT "layout_certificates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_certificates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_certificates_groups" ADD CONSTRAINT "layout_certificates_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_certificates_groups_locales" ADD CONSTRAINT "layout_certificates_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_certificates_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_footer_menus_links" ADD CONSTRAINT "layout_footer_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_footer_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_footer_menus_links_locales" ADD CONSTRAINT "layout_footer_menus_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_footer_menus_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_footer_menus" ADD CONSTRAINT "layout_footer_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_footer_menus_locales" ADD CONSTRAINT "layout_footer_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_footer_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_footer_rewards" ADD CONSTRAINT "layout_footer_rewards_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "layout_footer_rewards" ADD CONSTRAINT "layout_footer_rewards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_footer_rewards_locales" ADD CONSTRAINT "layout_footer_rewards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_footer_rewards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_cookies_cookies_complete_items" ADD CONSTRAINT "layout_cookies_cookies_complete_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_cookies_cookies_complete"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_cookies_cookies_complete_items_locales" ADD CONSTRAINT "layout_cookies_cookies_complete_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_cookies_cookies_complete_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_cookies_cookies_complete" ADD CONSTRAINT "layout_cookies_cookies_complete_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout_cookies_cookies_complete_locales" ADD CONSTRAINT "layout_cookies_cookies_complete_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout_cookies_cookies_complete"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "layout" ADD CONSTRAINT "layout_footer_vendor_main_image_id_media_id_fk" FOREIGN KEY ("footer_vendor_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "layout" ADD CONSTRAINT "layout_others_logo_id_media_id_fk" FOREIGN KEY ("others_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "layout" ADD CONSTRAINT "layout_others_share_image_id_media_id_fk" FOREIGN KEY ("others_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "layout_locales" ADD CONSTRAINT "layout_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_certificates_v" ADD CONSTRAINT "_layout_certificates_v_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layout_certificates_v" ADD CONSTRAINT "_layout_certificates_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_certificates_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_certificates_v_locales" ADD CONSTRAINT "_layout_certificates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_certificates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_certificates_groups" ADD CONSTRAINT "_layout_v_version_certificates_groups_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_certificates_groups_locales" ADD CONSTRAINT "_layout_v_version_certificates_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_certificates_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_footer_menus_links" ADD CONSTRAINT "_layout_v_version_footer_menus_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_footer_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_footer_menus_links_locales" ADD CONSTRAINT "_layout_v_version_footer_menus_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_footer_menus_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_footer_menus" ADD CONSTRAINT "_layout_v_version_footer_menus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_footer_menus_locales" ADD CONSTRAINT "_layout_v_version_footer_menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_footer_menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_footer_rewards" ADD CONSTRAINT "_layout_v_version_footer_rewards_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layout_v_version_footer_rewards" ADD CONSTRAINT "_layout_v_version_footer_rewards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_footer_rewards_locales" ADD CONSTRAINT "_layout_v_version_footer_rewards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_footer_rewards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_cookies_cookies_complete_items" ADD CONSTRAINT "_layout_v_version_cookies_cookies_complete_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_cookies_cookies_complete"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_cookies_cookies_complete_items_locales" ADD CONSTRAINT "_layout_v_version_cookies_cookies_complete_items_locales__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_cookies_cookies_complete_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_cookies_cookies_complete" ADD CONSTRAINT "_layout_v_version_cookies_cookies_complete_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_cookies_cookies_complete_locales" ADD CONSTRAINT "_layout_v_version_cookies_cookies_complete_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v_version_cookies_cookies_complete"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v" ADD CONSTRAINT "_layout_v_version_footer_vendor_main_image_id_media_id_fk" FOREIGN KEY ("version_footer_vendor_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layout_v" ADD CONSTRAINT "_layout_v_version_others_logo_id_media_id_fk" FOREIGN KEY ("version_others_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layout_v" ADD CONSTRAINT "_layout_v_version_others_share_image_id_media_id_fk" FOREIGN KEY ("version_others_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_layout_v_locales" ADD CONSTRAINT "_layout_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_marks" ADD CONSTRAINT "home_hero_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_hero_marks" ADD CONSTRAINT "home_hero_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_marks_locales" ADD CONSTRAINT "home_hero_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_hero_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_examples" ADD CONSTRAINT "home_hero_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_hero_examples_locales" ADD CONSTRAINT "home_hero_examples_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_hero_examples"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home" ADD CONSTRAINT "home_hero_main_image_id_media_id_fk" FOREIGN KEY ("hero_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_locales" ADD CONSTRAINT "home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_rels" ADD CONSTRAINT "home_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_marks" ADD CONSTRAINT "_home_v_version_hero_marks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_marks" ADD CONSTRAINT "_home_v_version_hero_marks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_marks_locales" ADD CONSTRAINT "_home_v_version_hero_marks_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_hero_marks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_examples" ADD CONSTRAINT "_home_v_version_hero_examples_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_version_hero_examples_locales" ADD CONSTRAINT "_home_v_version_hero_examples_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v_version_hero_examples"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v" ADD CONSTRAINT "_home_v_version_hero_main_image_id_media_id_fk" FOREIGN KEY ("version_hero_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_v_locales" ADD CONSTRAINT "_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_applications_fk" FOREIGN KEY ("applications_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_v_rels" ADD CONSTRAINT "_home_v_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "institutional_history" ADD CONSTRAINT "institutional_history_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institutional_history" ADD CONSTRAINT "institutional_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."institutional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "institutional_history_locales" ADD CONSTRAINT "institutional_history_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."institutional_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "institutional_values" ADD CONSTRAINT "institutional_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."institutional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "institutional_values_locales" ADD CONSTRAINT "institutional_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."institutional_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "institutional_plants" ADD CONSTRAINT "institutional_plants_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institutional_plants" ADD CONSTRAINT "institutional_plants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."institutional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "institutional_plants_locales" ADD CONSTRAINT "institutional_plants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."institutional_plants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "institutional" ADD CONSTRAINT "institutional_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "institutional_locales" ADD CONSTRAINT "institutional_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."institutional"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_institutional_v_version_history" ADD CONSTRAINT "_institutional_v_version_history_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutional_v_version_history" ADD CONSTRAINT "_institutional_v_version_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_institutional_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_institutional_v_version_history_locales" ADD CONSTRAINT "_institutional_v_version_history_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_institutional_v_version_history"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_institutional_v_version_values" ADD CONSTRAINT "_institutional_v_version_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_institutional_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_institutional_v_version_values_locales" ADD CONSTRAINT "_institutional_v_version_values_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_institutional_v_version_values"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_institutional_v_version_plants" ADD CONSTRAINT "_institutional_v_version_plants_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutional_v_version_plants" ADD CONSTRAINT "_institutional_v_version_plants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_institutional_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_institutional_v_version_plants_locales" ADD CONSTRAINT "_institutional_v_version_plants_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_institutional_v_version_plants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_institutional_v" ADD CONSTRAINT "_institutional_v_version_main_image_id_media_id_fk" FOREIGN KEY ("version_main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_institutional_v_locales" ADD CONSTRAINT "_institutional_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_institutional_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "products_highlights_order_idx" ON "products_highlights" USING btree ("_order");
  CREATE INDEX "products_highlights_parent_id_idx" ON "products_highlights" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_highlights_locales_locale_parent_id_unique" ON "products_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_position_idx" ON "products" USING btree ("position");
  CREATE INDEX "products_subcategory_idx" ON "products" USING btree ("subcategory_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_title_idx" ON "products_locales" USING btree ("title","_locale");
  CREATE INDEX "products_slug_idx" ON "products_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_files_id_idx" ON "products_rels" USING btree ("files_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_highlights_order_idx" ON "_products_v_version_highlights" USING btree ("_order");
  CREATE INDEX "_products_v_version_highlights_parent_id_idx" ON "_products_v_version_highlights" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_highlights_locales_locale_parent_id_uniq" ON "_products_v_version_highlights_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_position_idx" ON "_products_v" USING btree ("version_position");
  CREATE INDEX "_products_v_version_version_subcategory_idx" ON "_products_v" USING btree ("version_subcategory_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_version_title_idx" ON "_products_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_files_id_idx" ON "_products_v_rels" USING btree ("files_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "categories_position_idx" ON "categories" USING btree ("position");
  CREATE INDEX "categories_main_image_idx" ON "categories" USING btree ("main_image_id");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE INDEX "categories_title_idx" ON "categories_locales" USING btree ("title","_locale");
  CREATE INDEX "categories_slug_idx" ON "categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_position_idx" ON "_categories_v" USING btree ("version_position");
  CREATE INDEX "_categories_v_version_version_main_image_idx" ON "_categories_v" USING btree ("version_main_image_id");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE INDEX "_categories_v_version_version_title_idx" ON "_categories_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "subcategories_attributes_choices_order_idx" ON "subcategories_attributes_choices" USING btree ("_order");
  CREATE INDEX "subcategories_attributes_choices_parent_id_idx" ON "subcategories_attributes_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "subcategories_attributes_choices_locales_locale_parent_id_un" ON "subcategories_attributes_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "subcategories_attributes_order_idx" ON "subcategories_attributes" USING btree ("_order");
  CREATE INDEX "subcategories_attributes_parent_id_idx" ON "subcategories_attributes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "subcategories_attributes_locales_locale_parent_id_unique" ON "subcategories_attributes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "subcategories_position_idx" ON "subcategories" USING btree ("position");
  CREATE INDEX "subcategories_category_idx" ON "subcategories" USING btree ("category_id");
  CREATE INDEX "subcategories_main_image_idx" ON "subcategories" USING btree ("main_image_id");
  CREATE INDEX "subcategories_updated_at_idx" ON "subcategories" USING btree ("updated_at");
  CREATE INDEX "subcategories_created_at_idx" ON "subcategories" USING btree ("created_at");
  CREATE INDEX "subcategories__status_idx" ON "subcategories" USING btree ("_status");
  CREATE INDEX "subcategories_title_idx" ON "subcategories_locales" USING btree ("title","_locale");
  CREATE INDEX "subcategories_slug_idx" ON "subcategories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "subcategories_locales_locale_parent_id_unique" ON "subcategories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_subcategories_v_version_attributes_choices_order_idx" ON "_subcategories_v_version_attributes_choices" USING btree ("_order");
  CREATE INDEX "_subcategories_v_version_attributes_choices_parent_id_idx" ON "_subcategories_v_version_attributes_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_subcategories_v_version_attributes_choices_locales_locale_p" ON "_subcategories_v_version_attributes_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_subcategories_v_version_attributes_order_idx" ON "_subcategories_v_version_attributes" USING btree ("_order");
  CREATE INDEX "_subcategories_v_version_attributes_parent_id_idx" ON "_subcategories_v_version_attributes" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_subcategories_v_version_attributes_locales_locale_parent_id" ON "_subcategories_v_version_attributes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_subcategories_v_parent_idx" ON "_subcategories_v" USING btree ("parent_id");
  CREATE INDEX "_subcategories_v_version_version_position_idx" ON "_subcategories_v" USING btree ("version_position");
  CREATE INDEX "_subcategories_v_version_version_category_idx" ON "_subcategories_v" USING btree ("version_category_id");
  CREATE INDEX "_subcategories_v_version_version_main_image_idx" ON "_subcategories_v" USING btree ("version_main_image_id");
  CREATE INDEX "_subcategories_v_version_version_updated_at_idx" ON "_subcategories_v" USING btree ("version_updated_at");
  CREATE INDEX "_subcategories_v_version_version_created_at_idx" ON "_subcategories_v" USING btree ("version_created_at");
  CREATE INDEX "_subcategories_v_version_version__status_idx" ON "_subcategories_v" USING btree ("version__status");
  CREATE INDEX "_subcategories_v_created_at_idx" ON "_subcategories_v" USING btree ("created_at");
  CREATE INDEX "_subcategories_v_updated_at_idx" ON "_subcategories_v" USING btree ("updated_at");
  CREATE INDEX "_subcategories_v_snapshot_idx" ON "_subcategories_v" USING btree ("snapshot");
  CREATE INDEX "_subcategories_v_published_locale_idx" ON "_subcategories_v" USING btree ("published_locale");
  CREATE INDEX "_subcategories_v_latest_idx" ON "_subcategories_v" USING btree ("latest");
  CREATE INDEX "_subcategories_v_version_version_title_idx" ON "_subcategories_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_subcategories_v_version_version_slug_idx" ON "_subcategories_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_subcategories_v_locales_locale_parent_id_unique" ON "_subcategories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "distributors_updated_at_idx" ON "distributors" USING btree ("updated_at");
  CREATE INDEX "distributors_created_at_idx" ON "distributors" USING btree ("created_at");
  CREATE INDEX "distributors_rels_order_idx" ON "distributors_rels" USING btree ("order");
  CREATE INDEX "distributors_rels_parent_idx" ON "distributors_rels" USING btree ("parent_id");
  CREATE INDEX "distributors_rels_path_idx" ON "distributors_rels" USING btree ("path");
  CREATE INDEX "distributors_rels_categories_id_idx" ON "distributors_rels" USING btree ("categories_id");
  CREATE INDEX "solutions_position_idx" ON "solutions" USING btree ("position");
  CREATE INDEX "solutions_main_image_idx" ON "solutions" USING btree ("main_image_id");
  CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");
  CREATE INDEX "solutions_created_at_idx" ON "solutions" USING btree ("created_at");
  CREATE INDEX "solutions__status_idx" ON "solutions" USING btree ("_status");
  CREATE INDEX "solutions_title_idx" ON "solutions_locales" USING btree ("title","_locale");
  CREATE INDEX "solutions_slug_idx" ON "solutions_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "solutions_locales_locale_parent_id_unique" ON "solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_solutions_v_parent_idx" ON "_solutions_v" USING btree ("parent_id");
  CREATE INDEX "_solutions_v_version_version_position_idx" ON "_solutions_v" USING btree ("version_position");
  CREATE INDEX "_solutions_v_version_version_main_image_idx" ON "_solutions_v" USING btree ("version_main_image_id");
  CREATE INDEX "_solutions_v_version_version_updated_at_idx" ON "_solutions_v" USING btree ("version_updated_at");
  CREATE INDEX "_solutions_v_version_version_created_at_idx" ON "_solutions_v" USING btree ("version_created_at");
  CREATE INDEX "_solutions_v_version_version__status_idx" ON "_solutions_v" USING btree ("version__status");
  CREATE INDEX "_solutions_v_created_at_idx" ON "_solutions_v" USING btree ("created_at");
  CREATE INDEX "_solutions_v_updated_at_idx" ON "_solutions_v" USING btree ("updated_at");
  CREATE INDEX "_solutions_v_snapshot_idx" ON "_solutions_v" USING btree ("snapshot");
  CREATE INDEX "_solutions_v_published_locale_idx" ON "_solutions_v" USING btree ("published_locale");
  CREATE INDEX "_solutions_v_latest_idx" ON "_solutions_v" USING btree ("latest");
  CREATE INDEX "_solutions_v_version_version_title_idx" ON "_solutions_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_solutions_v_version_version_slug_idx" ON "_solutions_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_solutions_v_locales_locale_parent_id_unique" ON "_solutions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "applications_marks_order_idx" ON "applications_marks" USING btree ("_order");
  CREATE INDEX "applications_marks_parent_id_idx" ON "applications_marks" USING btree ("_parent_id");
  CREATE INDEX "applications_marks_product_idx" ON "applications_marks" USING btree ("product_id");
  CREATE UNIQUE INDEX "applications_marks_locales_locale_parent_id_unique" ON "applications_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "applications_position_idx" ON "applications" USING btree ("position");
  CREATE INDEX "applications_solution_idx" ON "applications" USING btree ("solution_id");
  CREATE INDEX "applications_main_image_idx" ON "applications" USING btree ("main_image_id");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "applications__status_idx" ON "applications" USING btree ("_status");
  CREATE INDEX "applications_title_idx" ON "applications_locales" USING btree ("title","_locale");
  CREATE INDEX "applications_slug_idx" ON "applications_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "applications_locales_locale_parent_id_unique" ON "applications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "applications_rels_order_idx" ON "applications_rels" USING btree ("order");
  CREATE INDEX "applications_rels_parent_idx" ON "applications_rels" USING btree ("parent_id");
  CREATE INDEX "applications_rels_path_idx" ON "applications_rels" USING btree ("path");
  CREATE INDEX "applications_rels_products_id_idx" ON "applications_rels" USING btree ("products_id");
  CREATE INDEX "applications_rels_publications_id_idx" ON "applications_rels" USING btree ("publications_id");
  CREATE INDEX "_applications_v_version_marks_order_idx" ON "_applications_v_version_marks" USING btree ("_order");
  CREATE INDEX "_applications_v_version_marks_parent_id_idx" ON "_applications_v_version_marks" USING btree ("_parent_id");
  CREATE INDEX "_applications_v_version_marks_product_idx" ON "_applications_v_version_marks" USING btree ("product_id");
  CREATE UNIQUE INDEX "_applications_v_version_marks_locales_locale_parent_id_uniqu" ON "_applications_v_version_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_applications_v_parent_idx" ON "_applications_v" USING btree ("parent_id");
  CREATE INDEX "_applications_v_version_version_position_idx" ON "_applications_v" USING btree ("version_position");
  CREATE INDEX "_applications_v_version_version_solution_idx" ON "_applications_v" USING btree ("version_solution_id");
  CREATE INDEX "_applications_v_version_version_main_image_idx" ON "_applications_v" USING btree ("version_main_image_id");
  CREATE INDEX "_applications_v_version_version_updated_at_idx" ON "_applications_v" USING btree ("version_updated_at");
  CREATE INDEX "_applications_v_version_version_created_at_idx" ON "_applications_v" USING btree ("version_created_at");
  CREATE INDEX "_applications_v_version_version__status_idx" ON "_applications_v" USING btree ("version__status");
  CREATE INDEX "_applications_v_created_at_idx" ON "_applications_v" USING btree ("created_at");
  CREATE INDEX "_applications_v_updated_at_idx" ON "_applications_v" USING btree ("updated_at");
  CREATE INDEX "_applications_v_snapshot_idx" ON "_applications_v" USING btree ("snapshot");
  CREATE INDEX "_applications_v_published_locale_idx" ON "_applications_v" USING btree ("published_locale");
  CREATE INDEX "_applications_v_latest_idx" ON "_applications_v" USING btree ("latest");
  CREATE INDEX "_applications_v_version_version_title_idx" ON "_applications_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_applications_v_version_version_slug_idx" ON "_applications_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_applications_v_locales_locale_parent_id_unique" ON "_applications_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_applications_v_rels_order_idx" ON "_applications_v_rels" USING btree ("order");
  CREATE INDEX "_applications_v_rels_parent_idx" ON "_applications_v_rels" USING btree ("parent_id");
  CREATE INDEX "_applications_v_rels_path_idx" ON "_applications_v_rels" USING btree ("path");
  CREATE INDEX "_applications_v_rels_products_id_idx" ON "_applications_v_rels" USING btree ("products_id");
  CREATE INDEX "_applications_v_rels_publications_id_idx" ON "_applications_v_rels" USING btree ("publications_id");
  CREATE INDEX "news_categories_position_idx" ON "news_categories" USING btree ("position");
  CREATE INDEX "news_categories_updated_at_idx" ON "news_categories" USING btree ("updated_at");
  CREATE INDEX "news_categories_created_at_idx" ON "news_categories" USING btree ("created_at");
  CREATE INDEX "news_categories__status_idx" ON "news_categories" USING btree ("_status");
  CREATE INDEX "news_categories_title_idx" ON "news_categories_locales" USING btree ("title","_locale");
  CREATE INDEX "news_categories_slug_idx" ON "news_categories_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "news_categories_locales_locale_parent_id_unique" ON "news_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_news_categories_v_parent_idx" ON "_news_categories_v" USING btree ("parent_id");
  CREATE INDEX "_news_categories_v_version_version_position_idx" ON "_news_categories_v" USING btree ("version_position");
  CREATE INDEX "_news_categories_v_version_version_updated_at_idx" ON "_news_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_news_categories_v_version_version_created_at_idx" ON "_news_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_news_categories_v_version_version__status_idx" ON "_news_categories_v" USING btree ("version__status");
  CREATE INDEX "_news_categories_v_created_at_idx" ON "_news_categories_v" USING btree ("created_at");
  CREATE INDEX "_news_categories_v_updated_at_idx" ON "_news_categories_v" USING btree ("updated_at");
  CREATE INDEX "_news_categories_v_snapshot_idx" ON "_news_categories_v" USING btree ("snapshot");
  CREATE INDEX "_news_categories_v_published_locale_idx" ON "_news_categories_v" USING btree ("published_locale");
  CREATE INDEX "_news_categories_v_latest_idx" ON "_news_categories_v" USING btree ("latest");
  CREATE INDEX "_news_categories_v_version_version_title_idx" ON "_news_categories_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_news_categories_v_version_version_slug_idx" ON "_news_categories_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_news_categories_v_locales_locale_parent_id_unique" ON "_news_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_category_idx" ON "posts" USING btree ("category_id");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_main_image_idx" ON "posts" USING btree ("main_image_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_title_idx" ON "posts_locales" USING btree ("title","_locale");
  CREATE INDEX "posts_slug_idx" ON "posts_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_products_id_idx" ON "posts_rels" USING btree ("products_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_category_idx" ON "_posts_v" USING btree ("version_category_id");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_main_image_idx" ON "_posts_v" USING btree ("version_main_image_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_version_version_title_idx" ON "_posts_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_products_id_idx" ON "_posts_v_rels" USING btree ("products_id");
  CREATE INDEX "popups_main_image_idx" ON "popups" USING btree ("main_image_id");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  CREATE INDEX "popups__status_idx" ON "popups" USING btree ("_status");
  CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_version_main_image_idx" ON "_popups_v" USING btree ("version_main_image_id");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version__status_idx" ON "_popups_v" USING btree ("version__status");
  CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
  CREATE INDEX "_popups_v_snapshot_idx" ON "_popups_v" USING btree ("snapshot");
  CREATE INDEX "_popups_v_published_locale_idx" ON "_popups_v" USING btree ("published_locale");
  CREATE INDEX "_popups_v_latest_idx" ON "_popups_v" USING btree ("latest");
  CREATE INDEX "sections_position_idx" ON "sections" USING btree ("position");
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE INDEX "sections__status_idx" ON "sections" USING btree ("_status");
  CREATE INDEX "sections_title_idx" ON "sections_locales" USING btree ("title","_locale");
  CREATE INDEX "sections_slug_idx" ON "sections_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "sections_locales_locale_parent_id_unique" ON "sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sections_v_parent_idx" ON "_sections_v" USING btree ("parent_id");
  CREATE INDEX "_sections_v_version_version_position_idx" ON "_sections_v" USING btree ("version_position");
  CREATE INDEX "_sections_v_version_version_updated_at_idx" ON "_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_sections_v_version_version_created_at_idx" ON "_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_sections_v_version_version__status_idx" ON "_sections_v" USING btree ("version__status");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE INDEX "_sections_v_snapshot_idx" ON "_sections_v" USING btree ("snapshot");
  CREATE INDEX "_sections_v_published_locale_idx" ON "_sections_v" USING btree ("published_locale");
  CREATE INDEX "_sections_v_latest_idx" ON "_sections_v" USING btree ("latest");
  CREATE INDEX "_sections_v_version_version_title_idx" ON "_sections_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_sections_v_version_version_slug_idx" ON "_sections_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_sections_v_locales_locale_parent_id_unique" ON "_sections_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "publications_position_idx" ON "publications" USING btree ("position");
  CREATE INDEX "publications_section_idx" ON "publications" USING btree ("section_id");
  CREATE INDEX "publications_updated_at_idx" ON "publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "publications" USING btree ("created_at");
  CREATE INDEX "publications__status_idx" ON "publications" USING btree ("_status");
  CREATE INDEX "publications_title_idx" ON "publications_locales" USING btree ("title","_locale");
  CREATE INDEX "publications_slug_idx" ON "publications_locales" USING btree ("slug","_locale");
  CREATE UNIQUE INDEX "publications_locales_locale_parent_id_unique" ON "publications_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "publications_rels_order_idx" ON "publications_rels" USING btree ("order");
  CREATE INDEX "publications_rels_parent_idx" ON "publications_rels" USING btree ("parent_id");
  CREATE INDEX "publications_rels_path_idx" ON "publications_rels" USING btree ("path");
  CREATE INDEX "publications_rels_files_id_idx" ON "publications_rels" USING btree ("files_id");
  CREATE INDEX "publications_rels_products_id_idx" ON "publications_rels" USING btree ("products_id");
  CREATE INDEX "_publications_v_parent_idx" ON "_publications_v" USING btree ("parent_id");
  CREATE INDEX "_publications_v_version_version_position_idx" ON "_publications_v" USING btree ("version_position");
  CREATE INDEX "_publications_v_version_version_section_idx" ON "_publications_v" USING btree ("version_section_id");
  CREATE INDEX "_publications_v_version_version_updated_at_idx" ON "_publications_v" USING btree ("version_updated_at");
  CREATE INDEX "_publications_v_version_version_created_at_idx" ON "_publications_v" USING btree ("version_created_at");
  CREATE INDEX "_publications_v_version_version__status_idx" ON "_publications_v" USING btree ("version__status");
  CREATE INDEX "_publications_v_created_at_idx" ON "_publications_v" USING btree ("created_at");
  CREATE INDEX "_publications_v_updated_at_idx" ON "_publications_v" USING btree ("updated_at");
  CREATE INDEX "_publications_v_snapshot_idx" ON "_publications_v" USING btree ("snapshot");
  CREATE INDEX "_publications_v_published_locale_idx" ON "_publications_v" USING btree ("published_locale");
  CREATE INDEX "_publications_v_latest_idx" ON "_publications_v" USING btree ("latest");
  CREATE INDEX "_publications_v_version_version_title_idx" ON "_publications_v_locales" USING btree ("version_title","_locale");
  CREATE INDEX "_publications_v_version_version_slug_idx" ON "_publications_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "_publications_v_locales_locale_parent_id_unique" ON "_publications_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_publications_v_rels_order_idx" ON "_publications_v_rels" USING btree ("order");
  CREATE INDEX "_publications_v_rels_parent_idx" ON "_publications_v_rels" USING btree ("parent_id");
  CREATE INDEX "_publications_v_rels_path_idx" ON "_publications_v_rels" USING btree ("path");
  CREATE INDEX "_publications_v_rels_files_id_idx" ON "_publications_v_rels" USING btree ("files_id");
  CREATE INDEX "_publications_v_rels_products_id_idx" ON "_publications_v_rels" USING btree ("products_id");
  CREATE UNIQUE INDEX "departments_slug_idx" ON "departments" USING btree ("slug");
  CREATE INDEX "departments_position_idx" ON "departments" USING btree ("position");
  CREATE INDEX "departments_updated_at_idx" ON "departments" USING btree ("updated_at");
  CREATE INDEX "departments_created_at_idx" ON "departments" USING btree ("created_at");
  CREATE INDEX "departments_title_idx" ON "departments_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "departments_locales_locale_parent_id_unique" ON "departments_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "interests_slug_idx" ON "interests" USING btree ("slug");
  CREATE INDEX "interests_position_idx" ON "interests" USING btree ("position");
  CREATE INDEX "interests_updated_at_idx" ON "interests" USING btree ("updated_at");
  CREATE INDEX "interests_created_at_idx" ON "interests" USING btree ("created_at");
  CREATE INDEX "interests_title_idx" ON "interests_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "interests_locales_locale_parent_id_unique" ON "interests_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "education_levels_slug_idx" ON "education_levels" USING btree ("slug");
  CREATE INDEX "education_levels_position_idx" ON "education_levels" USING btree ("position");
  CREATE INDEX "education_levels_updated_at_idx" ON "education_levels" USING btree ("updated_at");
  CREATE INDEX "education_levels_created_at_idx" ON "education_levels" USING btree ("created_at");
  CREATE INDEX "education_levels_title_idx" ON "education_levels_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "education_levels_locales_locale_parent_id_unique" ON "education_levels_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "training_levels_slug_idx" ON "training_levels" USING btree ("slug");
  CREATE INDEX "training_levels_position_idx" ON "training_levels" USING btree ("position");
  CREATE INDEX "training_levels_type_idx" ON "training_levels" USING btree ("type");
  CREATE INDEX "training_levels_updated_at_idx" ON "training_levels" USING btree ("updated_at");
  CREATE INDEX "training_levels_created_at_idx" ON "training_levels" USING btree ("created_at");
  CREATE INDEX "training_levels_title_idx" ON "training_levels_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "training_levels_locales_locale_parent_id_unique" ON "training_levels_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_avif320_sizes_avif320_filename_idx" ON "media" USING btree ("sizes_avif320_filename");
  CREATE INDEX "media_sizes_webp320_sizes_webp320_filename_idx" ON "media" USING btree ("sizes_webp320_filename");
  CREATE INDEX "media_sizes_avif640_sizes_avif640_filename_idx" ON "media" USING btree ("sizes_avif640_filename");
  CREATE INDEX "media_sizes_webp640_sizes_webp640_filename_idx" ON "media" USING btree ("sizes_webp640_filename");
  CREATE INDEX "media_sizes_avif960_sizes_avif960_filename_idx" ON "media" USING btree ("sizes_avif960_filename");
  CREATE INDEX "media_sizes_webp960_sizes_webp960_filename_idx" ON "media" USING btree ("sizes_webp960_filename");
  CREATE INDEX "media_sizes_avif1280_sizes_avif1280_filename_idx" ON "media" USING btree ("sizes_avif1280_filename");
  CREATE INDEX "media_sizes_webp1280_sizes_webp1280_filename_idx" ON "media" USING btree ("sizes_webp1280_filename");
  CREATE INDEX "media_sizes_avif1920_sizes_avif1920_filename_idx" ON "media" USING btree ("sizes_avif1920_filename");
  CREATE INDEX "media_sizes_webp1920_sizes_webp1920_filename_idx" ON "media" USING btree ("sizes_webp1920_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE UNIQUE INDEX "files_locales_locale_parent_id_unique" ON "files_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "seo_texts_path_idx" ON "seo_texts" USING btree ("path");
  CREATE INDEX "seo_texts_updated_at_idx" ON "seo_texts" USING btree ("updated_at");
  CREATE INDEX "seo_texts_created_at_idx" ON "seo_texts" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_translates_order_idx" ON "users_translates" USING btree ("order");
  CREATE INDEX "users_translates_parent_idx" ON "users_translates" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_subcategories_id_idx" ON "payload_locked_documents_rels" USING btree ("subcategories_id");
  CREATE INDEX "payload_locked_documents_rels_distributors_id_idx" ON "payload_locked_documents_rels" USING btree ("distributors_id");
  CREATE INDEX "payload_locked_documents_rels_solutions_id_idx" ON "payload_locked_documents_rels" USING btree ("solutions_id");
  CREATE INDEX "payload_locked_documents_rels_applications_id_idx" ON "payload_locked_documents_rels" USING btree ("applications_id");
  CREATE INDEX "payload_locked_documents_rels_news_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("news_categories_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("sections_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_departments_id_idx" ON "payload_locked_documents_rels" USING btree ("departments_id");
  CREATE INDEX "payload_locked_documents_rels_interests_id_idx" ON "payload_locked_documents_rels" USING btree ("interests_id");
  CREATE INDEX "payload_locked_documents_rels_education_levels_id_idx" ON "payload_locked_documents_rels" USING btree ("education_levels_id");
  CREATE INDEX "payload_locked_documents_rels_training_levels_id_idx" ON "payload_locked_documents_rels" USING btree ("training_levels_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_seo_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("seo_texts_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "layout_certificates_order_idx" ON "layout_certificates" USING btree ("_order");
  CREATE INDEX "layout_certificates_parent_id_idx" ON "layout_certificates" USING btree ("_parent_id");
  CREATE INDEX "layout_certificates_main_image_idx" ON "layout_certificates" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "layout_certificates_locales_locale_parent_id_unique" ON "layout_certificates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layout_certificates_groups_order_idx" ON "layout_certificates_groups" USING btree ("_order");
  CREATE INDEX "layout_certificates_groups_parent_id_idx" ON "layout_certificates_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "layout_certificates_groups_locales_locale_parent_id_unique" ON "layout_certificates_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layout_footer_menus_links_order_idx" ON "layout_footer_menus_links" USING btree ("_order");
  CREATE INDEX "layout_footer_menus_links_parent_id_idx" ON "layout_footer_menus_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "layout_footer_menus_links_locales_locale_parent_id_unique" ON "layout_footer_menus_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layout_footer_menus_order_idx" ON "layout_footer_menus" USING btree ("_order");
  CREATE INDEX "layout_footer_menus_parent_id_idx" ON "layout_footer_menus" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "layout_footer_menus_locales_locale_parent_id_unique" ON "layout_footer_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layout_footer_rewards_order_idx" ON "layout_footer_rewards" USING btree ("_order");
  CREATE INDEX "layout_footer_rewards_parent_id_idx" ON "layout_footer_rewards" USING btree ("_parent_id");
  CREATE INDEX "layout_footer_rewards_main_image_idx" ON "layout_footer_rewards" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "layout_footer_rewards_locales_locale_parent_id_unique" ON "layout_footer_rewards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layout_cookies_cookies_complete_items_order_idx" ON "layout_cookies_cookies_complete_items" USING btree ("_order");
  CREATE INDEX "layout_cookies_cookies_complete_items_parent_id_idx" ON "layout_cookies_cookies_complete_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "layout_cookies_cookies_complete_items_locales_locale_parent_" ON "layout_cookies_cookies_complete_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layout_cookies_cookies_complete_order_idx" ON "layout_cookies_cookies_complete" USING btree ("_order");
  CREATE INDEX "layout_cookies_cookies_complete_parent_id_idx" ON "layout_cookies_cookies_complete" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "layout_cookies_cookies_complete_locales_locale_parent_id_uni" ON "layout_cookies_cookies_complete_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "layout_footer_vendor_footer_vendor_main_image_idx" ON "layout" USING btree ("footer_vendor_main_image_id");
  CREATE INDEX "layout_others_others_logo_idx" ON "layout" USING btree ("others_logo_id");
  CREATE INDEX "layout_others_others_share_image_idx" ON "layout" USING btree ("others_share_image_id");
  CREATE UNIQUE INDEX "layout_locales_locale_parent_id_unique" ON "layout_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_layout_certificates_v_order_idx" ON "_layout_certificates_v" USING btree ("_order");
  CREATE INDEX "_layout_certificates_v_parent_id_idx" ON "_layout_certificates_v" USING btree ("_parent_id");
  CREATE INDEX "_layout_certificates_v_main_image_idx" ON "_layout_certificates_v" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "_layout_certificates_v_locales_locale_parent_id_unique" ON "_layout_certificates_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_layout_v_version_certificates_groups_order_idx" ON "_layout_v_version_certificates_groups" USING btree ("_order");
  CREATE INDEX "_layout_v_version_certificates_groups_parent_id_idx" ON "_layout_v_version_certificates_groups" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_layout_v_version_certificates_groups_locales_locale_parent_" ON "_layout_v_version_certificates_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_layout_v_version_footer_menus_links_order_idx" ON "_layout_v_version_footer_menus_links" USING btree ("_order");
  CREATE INDEX "_layout_v_version_footer_menus_links_parent_id_idx" ON "_layout_v_version_footer_menus_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_layout_v_version_footer_menus_links_locales_locale_parent_i" ON "_layout_v_version_footer_menus_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_layout_v_version_footer_menus_order_idx" ON "_layout_v_version_footer_menus" USING btree ("_order");
  CREATE INDEX "_layout_v_version_footer_menus_parent_id_idx" ON "_layout_v_version_footer_menus" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_layout_v_version_footer_menus_locales_locale_parent_id_uniq" ON "_layout_v_version_footer_menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_layout_v_version_footer_rewards_order_idx" ON "_layout_v_version_footer_rewards" USING btree ("_order");
  CREATE INDEX "_layout_v_version_footer_rewards_parent_id_idx" ON "_layout_v_version_footer_rewards" USING btree ("_parent_id");
  CREATE INDEX "_layout_v_version_footer_rewards_main_image_idx" ON "_layout_v_version_footer_rewards" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "_layout_v_version_footer_rewards_locales_locale_parent_id_un" ON "_layout_v_version_footer_rewards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_layout_v_version_cookies_cookies_complete_items_order_idx" ON "_layout_v_version_cookies_cookies_complete_items" USING btree ("_order");
  CREATE INDEX "_layout_v_version_cookies_cookies_complete_items_parent_id_idx" ON "_layout_v_version_cookies_cookies_complete_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_layout_v_version_cookies_cookies_complete_items_locales_loc" ON "_layout_v_version_cookies_cookies_complete_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_layout_v_version_cookies_cookies_complete_order_idx" ON "_layout_v_version_cookies_cookies_complete" USING btree ("_order");
  CREATE INDEX "_layout_v_version_cookies_cookies_complete_parent_id_idx" ON "_layout_v_version_cookies_cookies_complete" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_layout_v_version_cookies_cookies_complete_locales_locale_pa" ON "_layout_v_version_cookies_cookies_complete_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_layout_v_version_footer_vendor_version_footer_vendor_ma_idx" ON "_layout_v" USING btree ("version_footer_vendor_main_image_id");
  CREATE INDEX "_layout_v_version_others_version_others_logo_idx" ON "_layout_v" USING btree ("version_others_logo_id");
  CREATE INDEX "_layout_v_version_others_version_others_share_image_idx" ON "_layout_v" USING btree ("version_others_share_image_id");
  CREATE INDEX "_layout_v_created_at_idx" ON "_layout_v" USING btree ("created_at");
  CREATE INDEX "_layout_v_updated_at_idx" ON "_layout_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_layout_v_locales_locale_parent_id_unique" ON "_layout_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_hero_marks_order_idx" ON "home_hero_marks" USING btree ("_order");
  CREATE INDEX "home_hero_marks_parent_id_idx" ON "home_hero_marks" USING btree ("_parent_id");
  CREATE INDEX "home_hero_marks_product_idx" ON "home_hero_marks" USING btree ("product_id");
  CREATE UNIQUE INDEX "home_hero_marks_locales_locale_parent_id_unique" ON "home_hero_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_hero_examples_order_idx" ON "home_hero_examples" USING btree ("_order");
  CREATE INDEX "home_hero_examples_parent_id_idx" ON "home_hero_examples" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_hero_examples_locales_locale_parent_id_unique" ON "home_hero_examples_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_hero_hero_main_image_idx" ON "home" USING btree ("hero_main_image_id");
  CREATE INDEX "home__status_idx" ON "home" USING btree ("_status");
  CREATE UNIQUE INDEX "home_locales_locale_parent_id_unique" ON "home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_rels_order_idx" ON "home_rels" USING btree ("order");
  CREATE INDEX "home_rels_parent_idx" ON "home_rels" USING btree ("parent_id");
  CREATE INDEX "home_rels_path_idx" ON "home_rels" USING btree ("path");
  CREATE INDEX "home_rels_products_id_idx" ON "home_rels" USING btree ("products_id");
  CREATE INDEX "home_rels_applications_id_idx" ON "home_rels" USING btree ("applications_id");
  CREATE INDEX "home_rels_publications_id_idx" ON "home_rels" USING btree ("publications_id");
  CREATE INDEX "_home_v_version_hero_marks_order_idx" ON "_home_v_version_hero_marks" USING btree ("_order");
  CREATE INDEX "_home_v_version_hero_marks_parent_id_idx" ON "_home_v_version_hero_marks" USING btree ("_parent_id");
  CREATE INDEX "_home_v_version_hero_marks_product_idx" ON "_home_v_version_hero_marks" USING btree ("product_id");
  CREATE UNIQUE INDEX "_home_v_version_hero_marks_locales_locale_parent_id_unique" ON "_home_v_version_hero_marks_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_hero_examples_order_idx" ON "_home_v_version_hero_examples" USING btree ("_order");
  CREATE INDEX "_home_v_version_hero_examples_parent_id_idx" ON "_home_v_version_hero_examples" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_v_version_hero_examples_locales_locale_parent_id_uniqu" ON "_home_v_version_hero_examples_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_version_hero_version_hero_main_image_idx" ON "_home_v" USING btree ("version_hero_main_image_id");
  CREATE INDEX "_home_v_version_version__status_idx" ON "_home_v" USING btree ("version__status");
  CREATE INDEX "_home_v_created_at_idx" ON "_home_v" USING btree ("created_at");
  CREATE INDEX "_home_v_updated_at_idx" ON "_home_v" USING btree ("updated_at");
  CREATE INDEX "_home_v_snapshot_idx" ON "_home_v" USING btree ("snapshot");
  CREATE INDEX "_home_v_published_locale_idx" ON "_home_v" USING btree ("published_locale");
  CREATE INDEX "_home_v_latest_idx" ON "_home_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_v_locales_locale_parent_id_unique" ON "_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_v_rels_order_idx" ON "_home_v_rels" USING btree ("order");
  CREATE INDEX "_home_v_rels_parent_idx" ON "_home_v_rels" USING btree ("parent_id");
  CREATE INDEX "_home_v_rels_path_idx" ON "_home_v_rels" USING btree ("path");
  CREATE INDEX "_home_v_rels_products_id_idx" ON "_home_v_rels" USING btree ("products_id");
  CREATE INDEX "_home_v_rels_applications_id_idx" ON "_home_v_rels" USING btree ("applications_id");
  CREATE INDEX "_home_v_rels_publications_id_idx" ON "_home_v_rels" USING btree ("publications_id");
  CREATE INDEX "institutional_history_order_idx" ON "institutional_history" USING btree ("_order");
  CREATE INDEX "institutional_history_parent_id_idx" ON "institutional_history" USING btree ("_parent_id");
  CREATE INDEX "institutional_history_main_image_idx" ON "institutional_history" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "institutional_history_locales_locale_parent_id_unique" ON "institutional_history_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "institutional_values_order_idx" ON "institutional_values" USING btree ("_order");
  CREATE INDEX "institutional_values_parent_id_idx" ON "institutional_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "institutional_values_locales_locale_parent_id_unique" ON "institutional_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "institutional_plants_order_idx" ON "institutional_plants" USING btree ("_order");
  CREATE INDEX "institutional_plants_parent_id_idx" ON "institutional_plants" USING btree ("_parent_id");
  CREATE INDEX "institutional_plants_main_image_idx" ON "institutional_plants" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "institutional_plants_locales_locale_parent_id_unique" ON "institutional_plants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "institutional_main_image_idx" ON "institutional" USING btree ("main_image_id");
  CREATE INDEX "institutional__status_idx" ON "institutional" USING btree ("_status");
  CREATE INDEX "institutional_title_idx" ON "institutional_locales" USING btree ("title","_locale");
  CREATE UNIQUE INDEX "institutional_locales_locale_parent_id_unique" ON "institutional_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_institutional_v_version_history_order_idx" ON "_institutional_v_version_history" USING btree ("_order");
  CREATE INDEX "_institutional_v_version_history_parent_id_idx" ON "_institutional_v_version_history" USING btree ("_parent_id");
  CREATE INDEX "_institutional_v_version_history_main_image_idx" ON "_institutional_v_version_history" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "_institutional_v_version_history_locales_locale_parent_id_un" ON "_institutional_v_version_history_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_institutional_v_version_values_order_idx" ON "_institutional_v_version_values" USING btree ("_order");
  CREATE INDEX "_institutional_v_version_values_parent_id_idx" ON "_institutional_v_version_values" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_institutional_v_version_values_locales_locale_parent_id_uni" ON "_institutional_v_version_values_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_institutional_v_version_plants_order_idx" ON "_institutional_v_version_plants" USING btree ("_order");
  CREATE INDEX "_institutional_v_version_plants_parent_id_idx" ON "_institutional_v_version_plants" USING btree ("_parent_id");
  CREATE INDEX "_institutional_v_version_plants_main_image_idx" ON "_institutional_v_version_plants" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "_institutional_v_version_plants_locales_locale_parent_id_uni" ON "_institutional_v_version_plants_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_institutional_v_version_version_main_image_idx" ON "_institutional_v" USING btree ("version_main_image_id");
  CREATE INDEX "_institutional_v_version_version__status_idx" ON "_institutional_v" USING btree ("version__status");
  CREATE INDEX "_institutional_v_created_at_idx" ON "_institutional_v" USING btree ("created_at");
  CREATE INDEX "_institutional_v_updated_at_idx" ON "_institutional_v" USING btree ("updated_at");
  CREATE INDEX "_institutional_v_snapshot_idx" ON "_institutional_v" USING btree ("snapshot");
  CREATE INDEX "_institutional_v_published_locale_idx" ON "_institutional_v" USING btree ("published_locale");
  CREATE INDEX "_institutional_v_latest_idx" ON "_institutional_v" USING btree ("latest");
  CREATE INDEX "_institutional_v_version_version_title_idx" ON "_institutional_v_locales" USING btree ("version_title","_locale");
  CREATE UNIQUE INDEX "_institutional_v_locales_locale_parent_id_unique" ON "_institutional_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "products_highlights" CASCADE;
  DROP TABLE "products_highlights_locales" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_highlights" CASCADE;
  DROP TABLE "_products_v_version_highlights_locales" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "subcategories_attributes_choices" CASCADE;
  DROP TABLE "subcategories_attributes_choices_locales" CASCADE;
  DROP TABLE "subcategories_attributes" CASCADE;
  DROP TABLE "subcategories_attributes_locales" CASCADE;
  DROP TABLE "subcategories" CASCADE;
  DROP TABLE "subcategories_locales" CASCADE;
  DROP TABLE "_subcategories_v_version_attributes_choices" CASCADE;
  DROP TABLE "_subcategories_v_version_attributes_choices_locales" CASCADE;
  DROP TABLE "_subcategories_v_version_attributes" CASCADE;
  DROP TABLE "_subcategories_v_version_attributes_locales" CASCADE;
  DROP TABLE "_subcategories_v" CASCADE;
  DROP TABLE "_subcategories_v_locales" CASCADE;
  DROP TABLE "distributors" CASCADE;
  DROP TABLE "distributors_rels" CASCADE;
  DROP TABLE "solutions" CASCADE;
  DROP TABLE "solutions_locales" CASCADE;
  DROP TABLE "_solutions_v" CASCADE;
  DROP TABLE "_solutions_v_locales" CASCADE;
  DROP TABLE "applications_marks" CASCADE;
  DROP TABLE "applications_marks_locales" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "applications_locales" CASCADE;
  DROP TABLE "applications_rels" CASCADE;
  DROP TABLE "_applications_v_version_marks" CASCADE;
  DROP TABLE "_applications_v_version_marks_locales" CASCADE;
  DROP TABLE "_applications_v" CASCADE;
  DROP TABLE "_applications_v_locales" CASCADE;
  DROP TABLE "_applications_v_rels" CASCADE;
  DROP TABLE "news_categories" CASCADE;
  DROP TABLE "news_categories_locales" CASCADE;
  DROP TABLE "_news_categories_v" CASCADE;
  DROP TABLE "_news_categories_v_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "sections_locales" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TABLE "_sections_v_locales" CASCADE;
  DROP TABLE "publications" CASCADE;
  DROP TABLE "publications_locales" CASCADE;
  DROP TABLE "publications_rels" CASCADE;
  DROP TABLE "_publications_v" CASCADE;
  DROP TABLE "_publications_v_locales" CASCADE;
  DROP TABLE "_publications_v_rels" CASCADE;
  DROP TABLE "departments" CASCADE;
  DROP TABLE "departments_locales" CASCADE;
  DROP TABLE "interests" CASCADE;
  DROP TABLE "interests_locales" CASCADE;
  DROP TABLE "education_levels" CASCADE;
  DROP TABLE "education_levels_locales" CASCADE;
  DROP TABLE "training_levels" CASCADE;
  DROP TABLE "training_levels_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "files_locales" CASCADE;
  DROP TABLE "seo_texts" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_translates" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "layout_certificates" CASCADE;
  DROP TABLE "layout_certificates_locales" CASCADE;
  DROP TABLE "layout_certificates_groups" CASCADE;
  DROP TABLE "layout_certificates_groups_locales" CASCADE;
  DROP TABLE "layout_footer_menus_links" CASCADE;
  DROP TABLE "layout_footer_menus_links_locales" CASCADE;
  DROP TABLE "layout_footer_menus" CASCADE;
  DROP TABLE "layout_footer_menus_locales" CASCADE;
  DROP TABLE "layout_footer_rewards" CASCADE;
  DROP TABLE "layout_footer_rewards_locales" CASCADE;
  DROP TABLE "layout_cookies_cookies_complete_items" CASCADE;
  DROP TABLE "layout_cookies_cookies_complete_items_locales" CASCADE;
  DROP TABLE "layout_cookies_cookies_complete" CASCADE;
  DROP TABLE "layout_cookies_cookies_complete_locales" CASCADE;
  DROP TABLE "layout" CASCADE;
  DROP TABLE "layout_locales" CASCADE;
  DROP TABLE "_layout_certificates_v" CASCADE;
  DROP TABLE "_layout_certificates_v_locales" CASCADE;
  DROP TABLE "_layout_v_version_certificates_groups" CASCADE;
  DROP TABLE "_layout_v_version_certificates_groups_locales" CASCADE;
  DROP TABLE "_layout_v_version_footer_menus_links" CASCADE;
  DROP TABLE "_layout_v_version_footer_menus_links_locales" CASCADE;
  DROP TABLE "_layout_v_version_footer_menus" CASCADE;
  DROP TABLE "_layout_v_version_footer_menus_locales" CASCADE;
  DROP TABLE "_layout_v_version_footer_rewards" CASCADE;
  DROP TABLE "_layout_v_version_footer_rewards_locales" CASCADE;
  DROP TABLE "_layout_v_version_cookies_cookies_complete_items" CASCADE;
  DROP TABLE "_layout_v_version_cookies_cookies_complete_items_locales" CASCADE;
  DROP TABLE "_layout_v_version_cookies_cookies_complete" CASCADE;
  DROP TABLE "_layout_v_version_cookies_cookies_complete_locales" CASCADE;
  DROP TABLE "_layout_v" CASCADE;
  DROP TABLE "_layout_v_locales" CASCADE;
  DROP TABLE "home_hero_marks" CASCADE;
  DROP TABLE "home_hero_marks_locales" CASCADE;
  DROP TABLE "home_hero_examples" CASCADE;
  DROP TABLE "home_hero_examples_locales" CASCADE;
  DROP TABLE "home" CASCADE;
  DROP TABLE "home_locales" CASCADE;
  DROP TABLE "home_rels" CASCADE;
  DROP TABLE "_home_v_version_hero_marks" CASCADE;
  DROP TABLE "_home_v_version_hero_marks_locales" CASCADE;
  DROP TABLE "_home_v_version_hero_examples" CASCADE;
  DROP TABLE "_home_v_version_hero_examples_locales" CASCADE;
  DROP TABLE "_home_v" CASCADE;
  DROP TABLE "_home_v_locales" CASCADE;
  DROP TABLE "_home_v_rels" CASCADE;
  DROP TABLE "institutional_history" CASCADE;
  DROP TABLE "institutional_history_locales" CASCADE;
  DROP TABLE "institutional_values" CASCADE;
  DROP TABLE "institutional_values_locales" CASCADE;
  DROP TABLE "institutional_plants" CASCADE;
  DROP TABLE "institutional_plants_locales" CASCADE;
  DROP TABLE "institutional" CASCADE;
  DROP TABLE "institutional_locales" CASCADE;
  DROP TABLE "_institutional_v_version_history" CASCADE;
  DROP TABLE "_institutional_v_version_history_locales" CASCADE;
  DROP TABLE "_institutional_v_version_values" CASCADE;
  DROP TABLE "_institutional_v_version_values_locales" CASCADE;
  DROP TABLE "_institutional_v_version_plants" CASCADE;
  DROP TABLE "_institutional_v_version_plants_locales" CASCADE;
  DROP TABLE "_institutional_v" CASCADE;
  DROP TABLE "_institutional_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_subcategories_attributes_type";
  DROP TYPE "public"."enum_subcategories_status";
  DROP TYPE "public"."enum__subcategories_v_version_attributes_type";
  DROP TYPE "public"."enum__subcategories_v_version_status";
  DROP TYPE "public"."enum__subcategories_v_published_locale";
  DROP TYPE "public"."enum_solutions_status";
  DROP TYPE "public"."enum__solutions_v_version_status";
  DROP TYPE "public"."enum__solutions_v_published_locale";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum__applications_v_version_status";
  DROP TYPE "public"."enum__applications_v_published_locale";
  DROP TYPE "public"."enum_news_categories_status";
  DROP TYPE "public"."enum__news_categories_v_version_status";
  DROP TYPE "public"."enum__news_categories_v_published_locale";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_popups_lang";
  DROP TYPE "public"."enum_popups_status";
  DROP TYPE "public"."enum__popups_v_version_lang";
  DROP TYPE "public"."enum__popups_v_version_status";
  DROP TYPE "public"."enum__popups_v_published_locale";
  DROP TYPE "public"."enum_sections_status";
  DROP TYPE "public"."enum__sections_v_version_status";
  DROP TYPE "public"."enum__sections_v_published_locale";
  DROP TYPE "public"."enum_publications_status";
  DROP TYPE "public"."enum__publications_v_version_status";
  DROP TYPE "public"."enum__publications_v_published_locale";
  DROP TYPE "public"."enum_files_kind";
  DROP TYPE "public"."enum_files_language";
  DROP TYPE "public"."enum_users_translates";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_layout_cookies_cookies_notification_position";
  DROP TYPE "public"."enum_layout_environment_environment";
  DROP TYPE "public"."enum__layout_v_version_cookies_cookies_notification_position";
  DROP TYPE "public"."enum__layout_v_version_environment_environment";
  DROP TYPE "public"."enum_home_status";
  DROP TYPE "public"."enum__home_v_version_status";
  DROP TYPE "public"."enum__home_v_published_locale";
  DROP TYPE "public"."enum_institutional_status";
  DROP TYPE "public"."enum__institutional_v_version_status";
  DROP TYPE "public"."enum__institutional_v_published_locale";`)
}
