import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** An existing company keeps the appearance that was fixed in the code before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appearance_type" AS ENUM('plain', 'technical', 'serif');
  CREATE TYPE "public"."enum_appearance_corners" AS ENUM('square', 'soft', 'round');
  CREATE TYPE "public"."enum__appearance_v_version_type" AS ENUM('plain', 'technical', 'serif');
  CREATE TYPE "public"."enum__appearance_v_version_corners" AS ENUM('square', 'soft', 'round');
  CREATE TABLE "appearance" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"wordmark" varchar,
  	"logo" varchar,
  	"colors_background" varchar DEFAULT '#f7f7f8' NOT NULL,
  	"colors_surface" varchar DEFAULT '#ffffff' NOT NULL,
  	"colors_text" varchar DEFAULT '#1b1f24' NOT NULL,
  	"colors_accent" varchar DEFAULT '#3a6186' NOT NULL,
  	"type" "enum_appearance_type" DEFAULT 'plain' NOT NULL,
  	"corners" "enum_appearance_corners" DEFAULT 'soft' NOT NULL,
  	"logo_on_dark" varchar,
  	"symbol" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_appearance_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_name" varchar,
  	"version_wordmark" varchar,
  	"version_logo" varchar,
  	"version_colors_background" varchar DEFAULT '#f7f7f8' NOT NULL,
  	"version_colors_surface" varchar DEFAULT '#ffffff' NOT NULL,
  	"version_colors_text" varchar DEFAULT '#1b1f24' NOT NULL,
  	"version_colors_accent" varchar DEFAULT '#3a6186' NOT NULL,
  	"version_type" "enum__appearance_v_version_type" DEFAULT 'plain' NOT NULL,
  	"version_corners" "enum__appearance_v_version_corners" DEFAULT 'soft' NOT NULL,
  	"version_logo_on_dark" varchar,
  	"version_symbol" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_appearance_v_created_at_idx" ON "_appearance_v" USING btree ("created_at");
  CREATE INDEX "_appearance_v_updated_at_idx" ON "_appearance_v" USING btree ("updated_at");
  INSERT INTO "appearance" ("name", "wordmark", "logo", "colors_background", "colors_surface", "colors_text", "colors_accent", "type", "corners", "updated_at", "created_at")
    SELECT "others_company_name", lower(split_part("others_company_name", ' ', 1)),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none" stroke="currentColor" stroke-width="2.6"><path d="M14 2v10M3 12h22M7 17.5h14M11 23h6"/></svg>',
      '#f4f1ea', '#fffefb', '#0f1f1e', '#b4571e', 'technical', 'square', now(), now()
    FROM "layout" WHERE "others_company_name" <> '' LIMIT 1;
  ALTER TABLE "layout" DROP COLUMN "others_company_name";
  ALTER TABLE "_layout_v" DROP COLUMN "version_others_company_name";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "appearance" CASCADE;
  DROP TABLE "_appearance_v" CASCADE;
  ALTER TABLE "layout" ADD COLUMN "others_company_name" varchar;
  ALTER TABLE "_layout_v" ADD COLUMN "version_others_company_name" varchar;
  DROP TYPE "public"."enum_appearance_type";
  DROP TYPE "public"."enum_appearance_corners";
  DROP TYPE "public"."enum__appearance_v_version_type";
  DROP TYPE "public"."enum__appearance_v_version_corners";`)
}
