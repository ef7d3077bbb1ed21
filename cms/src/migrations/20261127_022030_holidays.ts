import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "layout_service_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"yearly" boolean DEFAULT false
  );
  
  CREATE TABLE "_layout_v_version_service_holidays" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"name" varchar,
  	"yearly" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  ALTER TABLE "layout_service_holidays" ADD CONSTRAINT "layout_service_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."layout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_layout_v_version_service_holidays" ADD CONSTRAINT "_layout_v_version_service_holidays_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_layout_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "layout_service_holidays_order_idx" ON "layout_service_holidays" USING btree ("_order");
  CREATE INDEX "layout_service_holidays_parent_id_idx" ON "layout_service_holidays" USING btree ("_parent_id");
  CREATE INDEX "_layout_v_version_service_holidays_order_idx" ON "_layout_v_version_service_holidays" USING btree ("_order");
  CREATE INDEX "_layout_v_version_service_holidays_parent_id_idx" ON "_layout_v_version_service_holidays" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "layout_service_holidays" CASCADE;
  DROP TABLE "_layout_v_version_service_holidays" CASCADE;`)
}
