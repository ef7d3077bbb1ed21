import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Rules of completeness (`staff-index/completeness`), facts that documents lack by right, and the
 * version of the facts of an entry: those with an older one are written again after the migrations.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "completeness" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rules" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_completeness_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_rules" jsonb,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "_completeness_v_created_at_idx" ON "_completeness_v" USING btree ("created_at");
  CREATE INDEX "_completeness_v_updated_at_idx" ON "_completeness_v" USING btree ("updated_at");

  create table completeness_exceptions (
    collection text not null,
    document_id int not null,
    fact text not null,
    author_id int references users (id) on delete set null,
    created_at timestamptz not null default now(),
    primary key (collection, document_id, fact)
  );
  create index completeness_exceptions_author on completeness_exceptions (author_id);
  alter table staff_entries add column facts_version int not null default 0;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  alter table staff_entries drop column facts_version;
  drop table completeness_exceptions;
  DROP TABLE "completeness" CASCADE;
  DROP TABLE "_completeness_v" CASCADE;`)
}
