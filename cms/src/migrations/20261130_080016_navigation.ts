import { defaultLocale } from '@vitrine/configuration/locales'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Languages that the enum types of this migration have. */
const known = ['br', 'en', 'es']
const onlyMain = known.includes(defaultLocale) ? defaultLocale : null

/** Id of a row, as Payload makes them. */
const rowId = sql`substr(md5(random()::text || clock_timestamp()::text), 1, 24)`

/**
 * Menus of header, footer and narrow screens become content of their own (docs/decisions/0157). Lists
 * of links and social networks of the layout move there, with the menus that the program had shown
 * around them; a site without them keeps the shipped menus, which have no row. The former tables and
 * columns stay, since the release before reads them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_navigation_main_entries_kind" AS ENUM('institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact', 'restricted-area', 'work-with-us', 'tooling', 'cross-references', 'certificates', 'parts-list', 'search', 'newsletter', 'privacy-policy', 'terms-of-use', 'data-request', 'product', 'product-category', 'product-subcategory', 'solution', 'application', 'post', 'news-category', 'publication', 'knowledge-section', 'page', 'address');
  CREATE TYPE "public"."enum_navigation_main_entries_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_navigation_main_kind" AS ENUM('institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact', 'restricted-area', 'work-with-us', 'tooling', 'cross-references', 'certificates', 'parts-list', 'search', 'newsletter', 'privacy-policy', 'terms-of-use', 'data-request', 'product', 'product-category', 'product-subcategory', 'solution', 'application', 'post', 'news-category', 'publication', 'knowledge-section', 'page', 'address');
  CREATE TYPE "public"."enum_navigation_main_place" AS ENUM('all', 'wide', 'narrow');
  CREATE TYPE "public"."enum_navigation_main_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_navigation_footer_links_kind" AS ENUM('institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact', 'restricted-area', 'work-with-us', 'tooling', 'cross-references', 'certificates', 'parts-list', 'search', 'newsletter', 'privacy-policy', 'terms-of-use', 'data-request', 'product', 'product-category', 'product-subcategory', 'solution', 'application', 'post', 'news-category', 'publication', 'knowledge-section', 'page', 'address');
  CREATE TYPE "public"."enum_navigation_footer_links_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_navigation_legal_kind" AS ENUM('institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact', 'restricted-area', 'work-with-us', 'tooling', 'cross-references', 'certificates', 'parts-list', 'search', 'newsletter', 'privacy-policy', 'terms-of-use', 'data-request', 'product', 'product-category', 'product-subcategory', 'solution', 'application', 'post', 'news-category', 'publication', 'knowledge-section', 'page', 'address');
  CREATE TYPE "public"."enum_navigation_legal_place" AS ENUM('all', 'wide', 'narrow');
  CREATE TYPE "public"."enum_navigation_legal_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_navigation_social_network" AS ENUM('youtube', 'linkedin', 'twitter', 'facebook', 'instagram');
  CREATE TYPE "public"."enum_navigation_social_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_main_entries_kind" AS ENUM('institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact', 'restricted-area', 'work-with-us', 'tooling', 'cross-references', 'certificates', 'parts-list', 'search', 'newsletter', 'privacy-policy', 'terms-of-use', 'data-request', 'product', 'product-category', 'product-subcategory', 'solution', 'application', 'post', 'news-category', 'publication', 'knowledge-section', 'page', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_main_entries_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum__navigation_v_version_main_kind" AS ENUM('institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact', 'restricted-area', 'work-with-us', 'tooling', 'cross-references', 'certificates', 'parts-list', 'search', 'newsletter', 'privacy-policy', 'terms-of-use', 'data-request', 'product', 'product-category', 'product-subcategory', 'solution', 'application', 'post', 'news-category', 'publication', 'knowledge-section', 'page', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_main_place" AS ENUM('all', 'wide', 'narrow');
  CREATE TYPE "public"."enum__navigation_v_version_main_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_kind" AS ENUM('institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact', 'restricted-area', 'work-with-us', 'tooling', 'cross-references', 'certificates', 'parts-list', 'search', 'newsletter', 'privacy-policy', 'terms-of-use', 'data-request', 'product', 'product-category', 'product-subcategory', 'solution', 'application', 'post', 'news-category', 'publication', 'knowledge-section', 'page', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum__navigation_v_version_legal_kind" AS ENUM('institutional', 'products', 'solutions', 'news', 'knowledge-base', 'contact', 'restricted-area', 'work-with-us', 'tooling', 'cross-references', 'certificates', 'parts-list', 'search', 'newsletter', 'privacy-policy', 'terms-of-use', 'data-request', 'product', 'product-category', 'product-subcategory', 'solution', 'application', 'post', 'news-category', 'publication', 'knowledge-section', 'page', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_legal_place" AS ENUM('all', 'wide', 'narrow');
  CREATE TYPE "public"."enum__navigation_v_version_legal_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum__navigation_v_version_social_network" AS ENUM('youtube', 'linkedin', 'twitter', 'facebook', 'instagram');
  CREATE TYPE "public"."enum__navigation_v_version_social_only" AS ENUM('br', 'en', 'es');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_published_locale" AS ENUM('br', 'en', 'es');
  CREATE TABLE "navigation_main_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_navigation_main_entries_kind" DEFAULT 'address',
  	"only" "enum_navigation_main_entries_only",
  	"product_category_id" integer,
  	"product_subcategory_id" integer,
  	"product_id" integer,
  	"solution_id" integer,
  	"application_id" integer,
  	"news_category_id" integer,
  	"post_id" integer,
  	"knowledge_section_id" integer,
  	"publication_id" integer,
  	"page_id" integer,
  	"main_image_id" integer
  );
  
  CREATE TABLE "navigation_main_entries_locales" (
  	"address" varchar,
  	"label" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_navigation_main_kind" DEFAULT 'address',
  	"place" "enum_navigation_main_place" DEFAULT 'all',
  	"only" "enum_navigation_main_only",
  	"product_category_id" integer,
  	"product_subcategory_id" integer,
  	"product_id" integer,
  	"solution_id" integer,
  	"application_id" integer,
  	"news_category_id" integer,
  	"post_id" integer,
  	"knowledge_section_id" integer,
  	"publication_id" integer,
  	"page_id" integer,
  	"categories" boolean
  );
  
  CREATE TABLE "navigation_main_locales" (
  	"address" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_navigation_footer_links_kind" DEFAULT 'address',
  	"only" "enum_navigation_footer_links_only",
  	"product_category_id" integer,
  	"product_subcategory_id" integer,
  	"product_id" integer,
  	"solution_id" integer,
  	"application_id" integer,
  	"news_category_id" integer,
  	"post_id" integer,
  	"knowledge_section_id" integer,
  	"publication_id" integer,
  	"page_id" integer
  );
  
  CREATE TABLE "navigation_footer_links_locales" (
  	"address" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_navigation_legal_kind" DEFAULT 'address',
  	"place" "enum_navigation_legal_place" DEFAULT 'all',
  	"only" "enum_navigation_legal_only",
  	"product_category_id" integer,
  	"product_subcategory_id" integer,
  	"product_id" integer,
  	"solution_id" integer,
  	"application_id" integer,
  	"news_category_id" integer,
  	"post_id" integer,
  	"knowledge_section_id" integer,
  	"publication_id" integer,
  	"page_id" integer
  );
  
  CREATE TABLE "navigation_legal_locales" (
  	"address" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_navigation_social_network" DEFAULT 'youtube',
  	"address" varchar,
  	"only" "enum_navigation_social_only"
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_navigation_v_version_main_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__navigation_v_version_main_entries_kind" DEFAULT 'address',
  	"only" "enum__navigation_v_version_main_entries_only",
  	"product_category_id" integer,
  	"product_subcategory_id" integer,
  	"product_id" integer,
  	"solution_id" integer,
  	"application_id" integer,
  	"news_category_id" integer,
  	"post_id" integer,
  	"knowledge_section_id" integer,
  	"publication_id" integer,
  	"page_id" integer,
  	"main_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_main_entries_locales" (
  	"address" varchar,
  	"label" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_main" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__navigation_v_version_main_kind" DEFAULT 'address',
  	"place" "enum__navigation_v_version_main_place" DEFAULT 'all',
  	"only" "enum__navigation_v_version_main_only",
  	"product_category_id" integer,
  	"product_subcategory_id" integer,
  	"product_id" integer,
  	"solution_id" integer,
  	"application_id" integer,
  	"news_category_id" integer,
  	"post_id" integer,
  	"knowledge_section_id" integer,
  	"publication_id" integer,
  	"page_id" integer,
  	"categories" boolean,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_main_locales" (
  	"address" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__navigation_v_version_footer_links_kind" DEFAULT 'address',
  	"only" "enum__navigation_v_version_footer_links_only",
  	"product_category_id" integer,
  	"product_subcategory_id" integer,
  	"product_id" integer,
  	"solution_id" integer,
  	"application_id" integer,
  	"news_category_id" integer,
  	"post_id" integer,
  	"knowledge_section_id" integer,
  	"publication_id" integer,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links_locales" (
  	"address" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__navigation_v_version_legal_kind" DEFAULT 'address',
  	"place" "enum__navigation_v_version_legal_place" DEFAULT 'all',
  	"only" "enum__navigation_v_version_legal_only",
  	"product_category_id" integer,
  	"product_subcategory_id" integer,
  	"product_id" integer,
  	"solution_id" integer,
  	"application_id" integer,
  	"news_category_id" integer,
  	"post_id" integer,
  	"knowledge_section_id" integer,
  	"publication_id" integer,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_legal_locales" (
  	"address" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__navigation_v_version_social_network" DEFAULT 'youtube',
  	"address" varchar,
  	"only" "enum__navigation_v_version_social_only",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__navigation_v_published_locale",
  	"latest" boolean
  );
  
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_product_category_id_categories_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_product_subcategory_id_subcategories_id_fk" FOREIGN KEY ("product_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_news_category_id_news_categories_id_fk" FOREIGN KEY ("news_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_knowledge_section_id_sections_id_fk" FOREIGN KEY ("knowledge_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main_entries" ADD CONSTRAINT "navigation_main_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main_entries_locales" ADD CONSTRAINT "navigation_main_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_main_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_product_category_id_categories_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_product_subcategory_id_subcategories_id_fk" FOREIGN KEY ("product_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_news_category_id_news_categories_id_fk" FOREIGN KEY ("news_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_knowledge_section_id_sections_id_fk" FOREIGN KEY ("knowledge_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_main" ADD CONSTRAINT "navigation_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_main_locales" ADD CONSTRAINT "navigation_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_product_category_id_categories_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_product_subcategory_id_subcategories_id_fk" FOREIGN KEY ("product_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_news_category_id_news_categories_id_fk" FOREIGN KEY ("news_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_knowledge_section_id_sections_id_fk" FOREIGN KEY ("knowledge_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_locales" ADD CONSTRAINT "navigation_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_product_category_id_categories_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_product_subcategory_id_subcategories_id_fk" FOREIGN KEY ("product_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_news_category_id_news_categories_id_fk" FOREIGN KEY ("news_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_knowledge_section_id_sections_id_fk" FOREIGN KEY ("knowledge_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_legal_locales" ADD CONSTRAINT "navigation_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_social" ADD CONSTRAINT "navigation_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_product_category_id_categories_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_product_subcategory_id_subcategories_id_fk" FOREIGN KEY ("product_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_news_category_id_news_categories_id_fk" FOREIGN KEY ("news_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_knowledge_section_id_sections_id_fk" FOREIGN KEY ("knowledge_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_main_image_id_media_id_fk" FOREIGN KEY ("main_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries" ADD CONSTRAINT "_navigation_v_version_main_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_entries_locales" ADD CONSTRAINT "_navigation_v_version_main_entries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_product_category_id_categories_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_product_subcategory_id_subcategories_id_fk" FOREIGN KEY ("product_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_news_category_id_news_categories_id_fk" FOREIGN KEY ("news_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_knowledge_section_id_sections_id_fk" FOREIGN KEY ("knowledge_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main" ADD CONSTRAINT "_navigation_v_version_main_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_main_locales" ADD CONSTRAINT "_navigation_v_version_main_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_main"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_product_category_id_categories_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_product_subcategory_id_subcategories_id_fk" FOREIGN KEY ("product_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_news_category_id_news_categories_id_fk" FOREIGN KEY ("news_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_knowledge_section_id_sections_id_fk" FOREIGN KEY ("knowledge_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links_locales" ADD CONSTRAINT "_navigation_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_product_category_id_categories_id_fk" FOREIGN KEY ("product_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_product_subcategory_id_subcategories_id_fk" FOREIGN KEY ("product_subcategory_id") REFERENCES "public"."subcategories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_solution_id_solutions_id_fk" FOREIGN KEY ("solution_id") REFERENCES "public"."solutions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_news_category_id_news_categories_id_fk" FOREIGN KEY ("news_category_id") REFERENCES "public"."news_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_knowledge_section_id_sections_id_fk" FOREIGN KEY ("knowledge_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_legal_locales" ADD CONSTRAINT "_navigation_v_version_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_social" ADD CONSTRAINT "_navigation_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "navigation_main_entries_order_idx" ON "navigation_main_entries" USING btree ("_order");
  CREATE INDEX "navigation_main_entries_parent_id_idx" ON "navigation_main_entries" USING btree ("_parent_id");
  CREATE INDEX "navigation_main_entries_product_category_idx" ON "navigation_main_entries" USING btree ("product_category_id");
  CREATE INDEX "navigation_main_entries_product_subcategory_idx" ON "navigation_main_entries" USING btree ("product_subcategory_id");
  CREATE INDEX "navigation_main_entries_product_idx" ON "navigation_main_entries" USING btree ("product_id");
  CREATE INDEX "navigation_main_entries_solution_idx" ON "navigation_main_entries" USING btree ("solution_id");
  CREATE INDEX "navigation_main_entries_application_idx" ON "navigation_main_entries" USING btree ("application_id");
  CREATE INDEX "navigation_main_entries_news_category_idx" ON "navigation_main_entries" USING btree ("news_category_id");
  CREATE INDEX "navigation_main_entries_post_idx" ON "navigation_main_entries" USING btree ("post_id");
  CREATE INDEX "navigation_main_entries_knowledge_section_idx" ON "navigation_main_entries" USING btree ("knowledge_section_id");
  CREATE INDEX "navigation_main_entries_publication_idx" ON "navigation_main_entries" USING btree ("publication_id");
  CREATE INDEX "navigation_main_entries_page_idx" ON "navigation_main_entries" USING btree ("page_id");
  CREATE INDEX "navigation_main_entries_main_image_idx" ON "navigation_main_entries" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "navigation_main_entries_locales_locale_parent_id_unique" ON "navigation_main_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_main_order_idx" ON "navigation_main" USING btree ("_order");
  CREATE INDEX "navigation_main_parent_id_idx" ON "navigation_main" USING btree ("_parent_id");
  CREATE INDEX "navigation_main_product_category_idx" ON "navigation_main" USING btree ("product_category_id");
  CREATE INDEX "navigation_main_product_subcategory_idx" ON "navigation_main" USING btree ("product_subcategory_id");
  CREATE INDEX "navigation_main_product_idx" ON "navigation_main" USING btree ("product_id");
  CREATE INDEX "navigation_main_solution_idx" ON "navigation_main" USING btree ("solution_id");
  CREATE INDEX "navigation_main_application_idx" ON "navigation_main" USING btree ("application_id");
  CREATE INDEX "navigation_main_news_category_idx" ON "navigation_main" USING btree ("news_category_id");
  CREATE INDEX "navigation_main_post_idx" ON "navigation_main" USING btree ("post_id");
  CREATE INDEX "navigation_main_knowledge_section_idx" ON "navigation_main" USING btree ("knowledge_section_id");
  CREATE INDEX "navigation_main_publication_idx" ON "navigation_main" USING btree ("publication_id");
  CREATE INDEX "navigation_main_page_idx" ON "navigation_main" USING btree ("page_id");
  CREATE UNIQUE INDEX "navigation_main_locales_locale_parent_id_unique" ON "navigation_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_product_category_idx" ON "navigation_footer_links" USING btree ("product_category_id");
  CREATE INDEX "navigation_footer_links_product_subcategory_idx" ON "navigation_footer_links" USING btree ("product_subcategory_id");
  CREATE INDEX "navigation_footer_links_product_idx" ON "navigation_footer_links" USING btree ("product_id");
  CREATE INDEX "navigation_footer_links_solution_idx" ON "navigation_footer_links" USING btree ("solution_id");
  CREATE INDEX "navigation_footer_links_application_idx" ON "navigation_footer_links" USING btree ("application_id");
  CREATE INDEX "navigation_footer_links_news_category_idx" ON "navigation_footer_links" USING btree ("news_category_id");
  CREATE INDEX "navigation_footer_links_post_idx" ON "navigation_footer_links" USING btree ("post_id");
  CREATE INDEX "navigation_footer_links_knowledge_section_idx" ON "navigation_footer_links" USING btree ("knowledge_section_id");
  CREATE INDEX "navigation_footer_links_publication_idx" ON "navigation_footer_links" USING btree ("publication_id");
  CREATE INDEX "navigation_footer_links_page_idx" ON "navigation_footer_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "navigation_footer_links_locales_locale_parent_id_unique" ON "navigation_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "navigation_legal" USING btree ("_parent_id");
  CREATE INDEX "navigation_legal_product_category_idx" ON "navigation_legal" USING btree ("product_category_id");
  CREATE INDEX "navigation_legal_product_subcategory_idx" ON "navigation_legal" USING btree ("product_subcategory_id");
  CREATE INDEX "navigation_legal_product_idx" ON "navigation_legal" USING btree ("product_id");
  CREATE INDEX "navigation_legal_solution_idx" ON "navigation_legal" USING btree ("solution_id");
  CREATE INDEX "navigation_legal_application_idx" ON "navigation_legal" USING btree ("application_id");
  CREATE INDEX "navigation_legal_news_category_idx" ON "navigation_legal" USING btree ("news_category_id");
  CREATE INDEX "navigation_legal_post_idx" ON "navigation_legal" USING btree ("post_id");
  CREATE INDEX "navigation_legal_knowledge_section_idx" ON "navigation_legal" USING btree ("knowledge_section_id");
  CREATE INDEX "navigation_legal_publication_idx" ON "navigation_legal" USING btree ("publication_id");
  CREATE INDEX "navigation_legal_page_idx" ON "navigation_legal" USING btree ("page_id");
  CREATE UNIQUE INDEX "navigation_legal_locales_locale_parent_id_unique" ON "navigation_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_social_order_idx" ON "navigation_social" USING btree ("_order");
  CREATE INDEX "navigation_social_parent_id_idx" ON "navigation_social" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_main_entries_order_idx" ON "_navigation_v_version_main_entries" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_main_entries_parent_id_idx" ON "_navigation_v_version_main_entries" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_main_entries_product_category_idx" ON "_navigation_v_version_main_entries" USING btree ("product_category_id");
  CREATE INDEX "_navigation_v_version_main_entries_product_subcategory_idx" ON "_navigation_v_version_main_entries" USING btree ("product_subcategory_id");
  CREATE INDEX "_navigation_v_version_main_entries_product_idx" ON "_navigation_v_version_main_entries" USING btree ("product_id");
  CREATE INDEX "_navigation_v_version_main_entries_solution_idx" ON "_navigation_v_version_main_entries" USING btree ("solution_id");
  CREATE INDEX "_navigation_v_version_main_entries_application_idx" ON "_navigation_v_version_main_entries" USING btree ("application_id");
  CREATE INDEX "_navigation_v_version_main_entries_news_category_idx" ON "_navigation_v_version_main_entries" USING btree ("news_category_id");
  CREATE INDEX "_navigation_v_version_main_entries_post_idx" ON "_navigation_v_version_main_entries" USING btree ("post_id");
  CREATE INDEX "_navigation_v_version_main_entries_knowledge_section_idx" ON "_navigation_v_version_main_entries" USING btree ("knowledge_section_id");
  CREATE INDEX "_navigation_v_version_main_entries_publication_idx" ON "_navigation_v_version_main_entries" USING btree ("publication_id");
  CREATE INDEX "_navigation_v_version_main_entries_page_idx" ON "_navigation_v_version_main_entries" USING btree ("page_id");
  CREATE INDEX "_navigation_v_version_main_entries_main_image_idx" ON "_navigation_v_version_main_entries" USING btree ("main_image_id");
  CREATE UNIQUE INDEX "_navigation_v_version_main_entries_locales_locale_parent_id_" ON "_navigation_v_version_main_entries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_main_order_idx" ON "_navigation_v_version_main" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_main_parent_id_idx" ON "_navigation_v_version_main" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_main_product_category_idx" ON "_navigation_v_version_main" USING btree ("product_category_id");
  CREATE INDEX "_navigation_v_version_main_product_subcategory_idx" ON "_navigation_v_version_main" USING btree ("product_subcategory_id");
  CREATE INDEX "_navigation_v_version_main_product_idx" ON "_navigation_v_version_main" USING btree ("product_id");
  CREATE INDEX "_navigation_v_version_main_solution_idx" ON "_navigation_v_version_main" USING btree ("solution_id");
  CREATE INDEX "_navigation_v_version_main_application_idx" ON "_navigation_v_version_main" USING btree ("application_id");
  CREATE INDEX "_navigation_v_version_main_news_category_idx" ON "_navigation_v_version_main" USING btree ("news_category_id");
  CREATE INDEX "_navigation_v_version_main_post_idx" ON "_navigation_v_version_main" USING btree ("post_id");
  CREATE INDEX "_navigation_v_version_main_knowledge_section_idx" ON "_navigation_v_version_main" USING btree ("knowledge_section_id");
  CREATE INDEX "_navigation_v_version_main_publication_idx" ON "_navigation_v_version_main" USING btree ("publication_id");
  CREATE INDEX "_navigation_v_version_main_page_idx" ON "_navigation_v_version_main" USING btree ("page_id");
  CREATE UNIQUE INDEX "_navigation_v_version_main_locales_locale_parent_id_unique" ON "_navigation_v_version_main_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_product_category_idx" ON "_navigation_v_version_footer_links" USING btree ("product_category_id");
  CREATE INDEX "_navigation_v_version_footer_links_product_subcategory_idx" ON "_navigation_v_version_footer_links" USING btree ("product_subcategory_id");
  CREATE INDEX "_navigation_v_version_footer_links_product_idx" ON "_navigation_v_version_footer_links" USING btree ("product_id");
  CREATE INDEX "_navigation_v_version_footer_links_solution_idx" ON "_navigation_v_version_footer_links" USING btree ("solution_id");
  CREATE INDEX "_navigation_v_version_footer_links_application_idx" ON "_navigation_v_version_footer_links" USING btree ("application_id");
  CREATE INDEX "_navigation_v_version_footer_links_news_category_idx" ON "_navigation_v_version_footer_links" USING btree ("news_category_id");
  CREATE INDEX "_navigation_v_version_footer_links_post_idx" ON "_navigation_v_version_footer_links" USING btree ("post_id");
  CREATE INDEX "_navigation_v_version_footer_links_knowledge_section_idx" ON "_navigation_v_version_footer_links" USING btree ("knowledge_section_id");
  CREATE INDEX "_navigation_v_version_footer_links_publication_idx" ON "_navigation_v_version_footer_links" USING btree ("publication_id");
  CREATE INDEX "_navigation_v_version_footer_links_page_idx" ON "_navigation_v_version_footer_links" USING btree ("page_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_links_locales_locale_parent_id_" ON "_navigation_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_legal_order_idx" ON "_navigation_v_version_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_legal_parent_id_idx" ON "_navigation_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_legal_product_category_idx" ON "_navigation_v_version_legal" USING btree ("product_category_id");
  CREATE INDEX "_navigation_v_version_legal_product_subcategory_idx" ON "_navigation_v_version_legal" USING btree ("product_subcategory_id");
  CREATE INDEX "_navigation_v_version_legal_product_idx" ON "_navigation_v_version_legal" USING btree ("product_id");
  CREATE INDEX "_navigation_v_version_legal_solution_idx" ON "_navigation_v_version_legal" USING btree ("solution_id");
  CREATE INDEX "_navigation_v_version_legal_application_idx" ON "_navigation_v_version_legal" USING btree ("application_id");
  CREATE INDEX "_navigation_v_version_legal_news_category_idx" ON "_navigation_v_version_legal" USING btree ("news_category_id");
  CREATE INDEX "_navigation_v_version_legal_post_idx" ON "_navigation_v_version_legal" USING btree ("post_id");
  CREATE INDEX "_navigation_v_version_legal_knowledge_section_idx" ON "_navigation_v_version_legal" USING btree ("knowledge_section_id");
  CREATE INDEX "_navigation_v_version_legal_publication_idx" ON "_navigation_v_version_legal" USING btree ("publication_id");
  CREATE INDEX "_navigation_v_version_legal_page_idx" ON "_navigation_v_version_legal" USING btree ("page_id");
  CREATE UNIQUE INDEX "_navigation_v_version_legal_locales_locale_parent_id_unique" ON "_navigation_v_version_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_social_order_idx" ON "_navigation_v_version_social" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_social_parent_id_idx" ON "_navigation_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");`)
  await db.execute(sql`
    insert into navigation (_status, updated_at, created_at)
    select 'published', now(), now() from layout
    where exists (select from layout_footer_menus)
      or concat(social_network_youtube, social_network_linkedin, social_network_twitter, social_network_facebook, social_network_instagram) <> ''
    limit 1`)
  await db.execute(sql`
    insert into navigation_main (_order, _parent_id, id, kind, place, "only")
    select e.at, n.id, ${rowId}, e.kind::enum_navigation_main_kind, e.place::enum_navigation_main_place,
      case when e.is_local then ${onlyMain}::text::enum_navigation_main_only end
    from navigation n, (values (1, 'institutional', 'all', false), (2, 'products', 'all', false), (3, 'solutions', 'all', false),
      (4, 'news', 'all', false), (5, 'knowledge-base', 'all', false), (6, 'contact', 'all', false),
      (7, 'restricted-area', 'narrow', true), (8, 'work-with-us', 'narrow', true)) as e(at, kind, place, is_local)`)
  await db.execute(sql`
    insert into navigation_legal (_order, _parent_id, id, kind, place, "only")
    select e.at, n.id, ${rowId}, e.kind::enum_navigation_legal_kind, e.place::enum_navigation_legal_place,
      case when e.is_local then ${onlyMain}::text::enum_navigation_legal_only end
    from navigation n, (values (1, 'privacy-policy', 'all', false), (2, 'terms-of-use', 'all', false),
      (3, 'restricted-area', 'wide', true), (4, 'data-request', 'wide', false)) as e(at, kind, place, is_local)`)
  await db.execute(sql`
    insert into navigation_footer (_order, _parent_id, id) select m._order, n.id, m.id from layout_footer_menus m, navigation n;
    insert into navigation_footer_locales (_locale, _parent_id, label) select _locale, _parent_id, title from layout_footer_menus_locales;
    insert into navigation_footer_links (_order, _parent_id, id, kind) select _order, _parent_id, id, 'address' from layout_footer_menus_links;
    insert into navigation_footer_links_locales (_locale, _parent_id, label, address)
      select _locale, _parent_id, label, url from layout_footer_menus_links_locales;`)
  await db.execute(sql`
    insert into navigation_social (_order, _parent_id, id, network, address)
    select s.at, n.id, ${rowId}, s.network::enum_navigation_social_network, s.address
    from navigation n, layout l, lateral (values (1, 'youtube', l.social_network_youtube), (2, 'linkedin', l.social_network_linkedin),
      (3, 'twitter', l.social_network_twitter), (4, 'facebook', l.social_network_facebook),
      (5, 'instagram', l.social_network_instagram)) as s(at, network, address)
    where s.address <> ''`)
  // the menus are no content of the layout any more: its next save has not removed them
  await db.execute(sql`
    delete from translations where collection = 'layout' and path like 'footer.menus%';
    delete from translation_bases where collection = 'layout' and path like 'footer.menus%';
    update recorded_values set
      draft = case when json_typeof(draft) = 'object' then (select coalesce(json_object_agg(key, value), '{}') from json_each(draft) where key !~ '^(footer/menus|social_network)') else draft end,
      public = case when json_typeof(public) = 'object' then (select coalesce(json_object_agg(key, value), '{}') from json_each(public) where key !~ '^(footer/menus|social_network)') else public end
      where collection = 'layout';
    update background_steps set basis = '' where name in ('texts', 'values');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "navigation_main_entries" CASCADE;
  DROP TABLE "navigation_main_entries_locales" CASCADE;
  DROP TABLE "navigation_main" CASCADE;
  DROP TABLE "navigation_main_locales" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer_links_locales" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_footer_locales" CASCADE;
  DROP TABLE "navigation_legal" CASCADE;
  DROP TABLE "navigation_legal_locales" CASCADE;
  DROP TABLE "navigation_social" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "_navigation_v_version_main_entries" CASCADE;
  DROP TABLE "_navigation_v_version_main_entries_locales" CASCADE;
  DROP TABLE "_navigation_v_version_main" CASCADE;
  DROP TABLE "_navigation_v_version_main_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links_locales" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "_navigation_v_version_legal" CASCADE;
  DROP TABLE "_navigation_v_version_legal_locales" CASCADE;
  DROP TABLE "_navigation_v_version_social" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TYPE "public"."enum_navigation_main_entries_kind";
  DROP TYPE "public"."enum_navigation_main_entries_only";
  DROP TYPE "public"."enum_navigation_main_kind";
  DROP TYPE "public"."enum_navigation_main_place";
  DROP TYPE "public"."enum_navigation_main_only";
  DROP TYPE "public"."enum_navigation_footer_links_kind";
  DROP TYPE "public"."enum_navigation_footer_links_only";
  DROP TYPE "public"."enum_navigation_legal_kind";
  DROP TYPE "public"."enum_navigation_legal_place";
  DROP TYPE "public"."enum_navigation_legal_only";
  DROP TYPE "public"."enum_navigation_social_network";
  DROP TYPE "public"."enum_navigation_social_only";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_main_entries_kind";
  DROP TYPE "public"."enum__navigation_v_version_main_entries_only";
  DROP TYPE "public"."enum__navigation_v_version_main_kind";
  DROP TYPE "public"."enum__navigation_v_version_main_place";
  DROP TYPE "public"."enum__navigation_v_version_main_only";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_kind";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_only";
  DROP TYPE "public"."enum__navigation_v_version_legal_kind";
  DROP TYPE "public"."enum__navigation_v_version_legal_place";
  DROP TYPE "public"."enum__navigation_v_version_legal_only";
  DROP TYPE "public"."enum__navigation_v_version_social_network";
  DROP TYPE "public"."enum__navigation_v_version_social_only";
  DROP TYPE "public"."enum__navigation_v_version_status";
  DROP TYPE "public"."enum__navigation_v_published_locale";`)
}
