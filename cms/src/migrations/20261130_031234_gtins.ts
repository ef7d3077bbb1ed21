import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Ranges of GTINs, and the register of those that were given, as 14 digits: it outlives the part numbers
 * (docs/decisions/0153).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "gtin_ranges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"prefix" varchar NOT NULL,
  	"first" numeric,
  	"last" numeric
  );
  
  CREATE TABLE "gtin" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_gtin_v_version_ranges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar NOT NULL,
  	"first" numeric,
  	"last" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_gtin_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "gtin_ranges" ADD CONSTRAINT "gtin_ranges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."gtin"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_gtin_v_version_ranges" ADD CONSTRAINT "_gtin_v_version_ranges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_gtin_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "gtin_ranges_order_idx" ON "gtin_ranges" USING btree ("_order");
  CREATE INDEX "gtin_ranges_parent_id_idx" ON "gtin_ranges" USING btree ("_parent_id");
  CREATE INDEX "_gtin_v_version_ranges_order_idx" ON "_gtin_v_version_ranges" USING btree ("_order");
  CREATE INDEX "_gtin_v_version_ranges_parent_id_idx" ON "_gtin_v_version_ranges" USING btree ("_parent_id");
  CREATE INDEX "_gtin_v_created_at_idx" ON "_gtin_v" USING btree ("created_at");
  CREATE INDEX "_gtin_v_updated_at_idx" ON "_gtin_v" USING btree ("updated_at");

  CREATE TABLE given_gtins (
    gtin text PRIMARY KEY,
    given_at timestamp with time zone DEFAULT now() NOT NULL,
    given_by integer REFERENCES users (id) ON DELETE SET NULL
  );
  CREATE INDEX given_gtins_author ON given_gtins (given_by);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE given_gtins;
  DROP TABLE "gtin_ranges" CASCADE;
  DROP TABLE "gtin" CASCADE;
  DROP TABLE "_gtin_v_version_ranges" CASCADE;
  DROP TABLE "_gtin_v" CASCADE;`)
}
