import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subcategories_attributes_limits_kind" AS ENUM('minimum', 'maximum', 'step', 'required', 'unique', 'pattern', 'less', 'greater', 'pairs', 'grows', 'curve', 'jump');
  CREATE TYPE "public"."enum__subcategories_v_version_attributes_limits_kind" AS ENUM('minimum', 'maximum', 'step', 'required', 'unique', 'pattern', 'less', 'greater', 'pairs', 'grows', 'curve', 'jump');
  CREATE TABLE "subcategories_attributes_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_subcategories_attributes_limits_kind" DEFAULT 'minimum',
  	"number" numeric,
  	"other" varchar,
  	"text" varchar
  );
  
  CREATE TABLE "_subcategories_v_version_attributes_limits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__subcategories_v_version_attributes_limits_kind" DEFAULT 'minimum',
  	"number" numeric,
  	"other" varchar,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "subcategories_attributes_limits" ADD CONSTRAINT "subcategories_attributes_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subcategories_attributes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_subcategories_v_version_attributes_limits" ADD CONSTRAINT "_subcategories_v_version_attributes_limits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_subcategories_v_version_attributes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "subcategories_attributes_limits_order_idx" ON "subcategories_attributes_limits" USING btree ("_order");
  CREATE INDEX "subcategories_attributes_limits_parent_id_idx" ON "subcategories_attributes_limits" USING btree ("_parent_id");
  CREATE INDEX "_subcategories_v_version_attributes_limits_order_idx" ON "_subcategories_v_version_attributes_limits" USING btree ("_order");
  CREATE INDEX "_subcategories_v_version_attributes_limits_parent_id_idx" ON "_subcategories_v_version_attributes_limits" USING btree ("_parent_id");
  ALTER TABLE imports ADD COLUMN answers jsonb DEFAULT '[]' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE imports DROP COLUMN answers;
  DROP TABLE "subcategories_attributes_limits" CASCADE;
  DROP TABLE "_subcategories_v_version_attributes_limits" CASCADE;
  DROP TYPE "public"."enum_subcategories_attributes_limits_kind";
  DROP TYPE "public"."enum__subcategories_v_version_attributes_limits_kind";`)
}
