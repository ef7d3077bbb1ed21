import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_synonyms_language" AS ENUM('br', 'en', 'es');
  CREATE TABLE "synonyms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_synonyms_language" NOT NULL,
  	"words" varchar NOT NULL,
  	"meaning" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "synonyms_id" integer;
  CREATE INDEX "synonyms_updated_at_idx" ON "synonyms" USING btree ("updated_at");
  CREATE INDEX "synonyms_created_at_idx" ON "synonyms" USING btree ("created_at");
  CREATE INDEX "synonyms_deleted_at_idx" ON "synonyms" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_synonyms_fk" FOREIGN KEY ("synonyms_id") REFERENCES "public"."synonyms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_synonyms_id_idx" ON "payload_locked_documents_rels" USING btree ("synonyms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "synonyms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "synonyms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_synonyms_fk";
  
  DROP INDEX "payload_locked_documents_rels_synonyms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "synonyms_id";
  DROP TYPE "public"."enum_synonyms_language";`)
}
