import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "messages_lines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"part_number" varchar,
  	"title" varchar,
  	"quantity" numeric
  );
  
  ALTER TABLE "messages_lines" ADD CONSTRAINT "messages_lines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "messages_lines_order_idx" ON "messages_lines" USING btree ("_order");
  CREATE INDEX "messages_lines_parent_id_idx" ON "messages_lines" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "messages_lines" CASCADE;`)
}
