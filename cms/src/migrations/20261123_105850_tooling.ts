import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_tooling_columns_type" AS ENUM('part', 'number', 'range', 'choice', 'boolean', 'text');
  CREATE TYPE "public"."enum__tooling_v_version_columns_type" AS ENUM('part', 'number', 'range', 'choice', 'boolean', 'text');
  CREATE TABLE "tooling_columns_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"value" varchar
  );
  
  CREATE TABLE "tooling_columns_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tooling_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"type" "enum_tooling_columns_type" DEFAULT 'part' NOT NULL,
  	"unit" varchar,
  	"decimals" numeric
  );
  
  CREATE TABLE "tooling_columns_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "tooling_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"key" varchar NOT NULL
  );
  
  CREATE TABLE "tooling" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_tooling_v_version_columns_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tooling_v_version_columns_choices_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tooling_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"type" "enum__tooling_v_version_columns_type" DEFAULT 'part' NOT NULL,
  	"unit" varchar,
  	"decimals" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tooling_v_version_columns_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_tooling_v_version_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"role" varchar,
  	"key" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_tooling_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "products" ADD COLUMN "tooling" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_tooling" jsonb;
  ALTER TABLE "tooling_columns_choices" ADD CONSTRAINT "tooling_columns_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tooling_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tooling_columns_choices_locales" ADD CONSTRAINT "tooling_columns_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tooling_columns_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tooling_columns" ADD CONSTRAINT "tooling_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tooling"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tooling_columns_locales" ADD CONSTRAINT "tooling_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tooling_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "tooling_questions" ADD CONSTRAINT "tooling_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."tooling"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tooling_v_version_columns_choices" ADD CONSTRAINT "_tooling_v_version_columns_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tooling_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tooling_v_version_columns_choices_locales" ADD CONSTRAINT "_tooling_v_version_columns_choices_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tooling_v_version_columns_choices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tooling_v_version_columns" ADD CONSTRAINT "_tooling_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tooling_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tooling_v_version_columns_locales" ADD CONSTRAINT "_tooling_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tooling_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_tooling_v_version_questions" ADD CONSTRAINT "_tooling_v_version_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_tooling_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "tooling_columns_choices_order_idx" ON "tooling_columns_choices" USING btree ("_order");
  CREATE INDEX "tooling_columns_choices_parent_id_idx" ON "tooling_columns_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tooling_columns_choices_locales_locale_parent_id_unique" ON "tooling_columns_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tooling_columns_order_idx" ON "tooling_columns" USING btree ("_order");
  CREATE INDEX "tooling_columns_parent_id_idx" ON "tooling_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "tooling_columns_locales_locale_parent_id_unique" ON "tooling_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "tooling_questions_order_idx" ON "tooling_questions" USING btree ("_order");
  CREATE INDEX "tooling_questions_parent_id_idx" ON "tooling_questions" USING btree ("_parent_id");
  CREATE INDEX "_tooling_v_version_columns_choices_order_idx" ON "_tooling_v_version_columns_choices" USING btree ("_order");
  CREATE INDEX "_tooling_v_version_columns_choices_parent_id_idx" ON "_tooling_v_version_columns_choices" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tooling_v_version_columns_choices_locales_locale_parent_id_" ON "_tooling_v_version_columns_choices_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tooling_v_version_columns_order_idx" ON "_tooling_v_version_columns" USING btree ("_order");
  CREATE INDEX "_tooling_v_version_columns_parent_id_idx" ON "_tooling_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_tooling_v_version_columns_locales_locale_parent_id_unique" ON "_tooling_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_tooling_v_version_questions_order_idx" ON "_tooling_v_version_questions" USING btree ("_order");
  CREATE INDEX "_tooling_v_version_questions_parent_id_idx" ON "_tooling_v_version_questions" USING btree ("_parent_id");
  CREATE INDEX "_tooling_v_created_at_idx" ON "_tooling_v" USING btree ("created_at");
  CREATE INDEX "_tooling_v_updated_at_idx" ON "_tooling_v" USING btree ("updated_at");

  -- rows of what applies the part numbers of published products; targets: normalised part numbers that a row names
  CREATE TABLE "search_tooling" (
    "product_id" int NOT NULL, "position" int NOT NULL, "part" text NOT NULL, "targets" text[] NOT NULL, "values" jsonb NOT NULL,
    PRIMARY KEY ("product_id", "position")
  );
  CREATE INDEX "search_tooling_targets" ON "search_tooling" USING gin ("targets");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "search_tooling";
   DROP TABLE "tooling_columns_choices" CASCADE;
  DROP TABLE "tooling_columns_choices_locales" CASCADE;
  DROP TABLE "tooling_columns" CASCADE;
  DROP TABLE "tooling_columns_locales" CASCADE;
  DROP TABLE "tooling_questions" CASCADE;
  DROP TABLE "tooling" CASCADE;
  DROP TABLE "_tooling_v_version_columns_choices" CASCADE;
  DROP TABLE "_tooling_v_version_columns_choices_locales" CASCADE;
  DROP TABLE "_tooling_v_version_columns" CASCADE;
  DROP TABLE "_tooling_v_version_columns_locales" CASCADE;
  DROP TABLE "_tooling_v_version_questions" CASCADE;
  DROP TABLE "_tooling_v" CASCADE;
  ALTER TABLE "products" DROP COLUMN "tooling";
  ALTER TABLE "_products_v" DROP COLUMN "version_tooling";
  DROP TYPE "public"."enum_tooling_columns_type";
  DROP TYPE "public"."enum__tooling_v_version_columns_type";`)
}
