import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Searches by day and text, without personal data: `text` is the folded key, `typed` the last
 * spelling, `results` the last number of results. Replaces the table of searches without results.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_search_redirects_language" AS ENUM('br', 'en', 'es');
  CREATE TABLE "search_redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum_search_redirects_language" NOT NULL,
  	"text" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "search_redirects_id" integer;
  CREATE INDEX "search_redirects_key_idx" ON "search_redirects" USING btree ("key");
  CREATE INDEX "search_redirects_updated_at_idx" ON "search_redirects" USING btree ("updated_at");
  CREATE INDEX "search_redirects_created_at_idx" ON "search_redirects" USING btree ("created_at");
  CREATE INDEX "search_redirects_deleted_at_idx" ON "search_redirects" USING btree ("deleted_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_redirects_fk" FOREIGN KEY ("search_redirects_id") REFERENCES "public"."search_redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_search_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("search_redirects_id");

  create table searches (
    day date not null, locale text not null, text text not null, typed text not null,
    times bigint not null, empty bigint not null, clicks bigint not null, results int, seen_at timestamptz not null,
    primary key (day, locale, text)
  );
  insert into searches select day, locale, text, text, count, count, 0, 0, day from empty_searches;
  drop table empty_searches;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "search_redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "search_redirects" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_search_redirects_fk";
  
  DROP INDEX "payload_locked_documents_rels_search_redirects_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "search_redirects_id";
  DROP TYPE "public"."enum_search_redirects_language";

  create table empty_searches (locale text not null, text text not null, day date not null, count bigint not null, primary key (day, locale, text));
  insert into empty_searches select locale, text, day, empty from searches where empty > 0;
  drop table searches;`)
}
