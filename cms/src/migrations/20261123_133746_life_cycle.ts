import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_life_cycle_state" AS ENUM('new', 'active', 'not-for-new-projects', 'discontinued');
  CREATE TYPE "public"."enum__products_v_version_life_cycle_state" AS ENUM('new', 'active', 'not-for-new-projects', 'discontinued');
  ALTER TABLE "products" ADD COLUMN "life_cycle_state" "enum_products_life_cycle_state";
  ALTER TABLE "products" ADD COLUMN "life_cycle_since" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "life_cycle_until" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "life_cycle_last_order" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "life_cycle_last_delivery" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "life_cycle_successor_part" varchar;
  ALTER TABLE "products" ADD COLUMN "life_cycle_successor_product_id" integer;
  ALTER TABLE "products_locales" ADD COLUMN "life_cycle_reason" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_life_cycle_state" "enum__products_v_version_life_cycle_state";
  ALTER TABLE "_products_v" ADD COLUMN "version_life_cycle_since" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_life_cycle_until" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_life_cycle_last_order" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_life_cycle_last_delivery" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_life_cycle_successor_part" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_life_cycle_successor_product_id" integer;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_life_cycle_reason" varchar;
  ALTER TABLE "products" ADD CONSTRAINT "products_life_cycle_successor_product_id_products_id_fk" FOREIGN KEY ("life_cycle_successor_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_life_cycle_successor_product_id_products_id_fk" FOREIGN KEY ("version_life_cycle_successor_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "products_life_cycle_life_cycle_successor_product_idx" ON "products" USING btree ("life_cycle_successor_product_id");
  CREATE INDEX "_products_v_version_life_cycle_version_life_cycle_succes_idx" ON "_products_v" USING btree ("version_life_cycle_successor_product_id");

  -- state: in force on the day of writing, until changes_on; successor: of the part number or its product, "#12" for a product
  ALTER TABLE "search_variants" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;
  ALTER TABLE "search_variants" ADD COLUMN "own_life" boolean DEFAULT false NOT NULL;
  ALTER TABLE "search_variants" ADD COLUMN "successor" text;
  ALTER TABLE "search_products" ADD COLUMN "successor" text;
  ALTER TABLE "search_products" ADD COLUMN "successor_keys" text[] DEFAULT '{}' NOT NULL;
  ALTER TABLE "search_products" ADD COLUMN "changes_on" date;
  CREATE INDEX "search_products_successor_keys" ON "search_products" USING gin ("successor_keys");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_variants" DROP COLUMN "state", DROP COLUMN "own_life", DROP COLUMN "successor";
  ALTER TABLE "search_products" DROP COLUMN "successor", DROP COLUMN "successor_keys", DROP COLUMN "changes_on";
  ALTER TABLE "products" DROP CONSTRAINT "products_life_cycle_successor_product_id_products_id_fk";
  
  ALTER TABLE "_products_v" DROP CONSTRAINT "_products_v_version_life_cycle_successor_product_id_products_id_fk";
  
  DROP INDEX "products_life_cycle_life_cycle_successor_product_idx";
  DROP INDEX "_products_v_version_life_cycle_version_life_cycle_succes_idx";
  ALTER TABLE "products" DROP COLUMN "life_cycle_state";
  ALTER TABLE "products" DROP COLUMN "life_cycle_since";
  ALTER TABLE "products" DROP COLUMN "life_cycle_until";
  ALTER TABLE "products" DROP COLUMN "life_cycle_last_order";
  ALTER TABLE "products" DROP COLUMN "life_cycle_last_delivery";
  ALTER TABLE "products" DROP COLUMN "life_cycle_successor_part";
  ALTER TABLE "products" DROP COLUMN "life_cycle_successor_product_id";
  ALTER TABLE "products_locales" DROP COLUMN "life_cycle_reason";
  ALTER TABLE "_products_v" DROP COLUMN "version_life_cycle_state";
  ALTER TABLE "_products_v" DROP COLUMN "version_life_cycle_since";
  ALTER TABLE "_products_v" DROP COLUMN "version_life_cycle_until";
  ALTER TABLE "_products_v" DROP COLUMN "version_life_cycle_last_order";
  ALTER TABLE "_products_v" DROP COLUMN "version_life_cycle_last_delivery";
  ALTER TABLE "_products_v" DROP COLUMN "version_life_cycle_successor_part";
  ALTER TABLE "_products_v" DROP COLUMN "version_life_cycle_successor_product_id";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_life_cycle_reason";
  DROP TYPE "public"."enum_products_life_cycle_state";
  DROP TYPE "public"."enum__products_v_version_life_cycle_state";`)
}
