import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Translation files that came back from an agency, and their texts as proposals, until each is
 * accepted or rejected (`translation/exchange/proposals.ts`). `document_id` is 0 for a global.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table translation_files (
      id serial primary key,
      name text not null,
      uploaded_at timestamptz not null default now(),
      uploaded_by int references users (id) on delete set null,
      unchanged int not null,
      problems jsonb not null,
      problem_count int not null
    );
    create index translation_files_author on translation_files (uploaded_by);

    create table translation_proposals (
      id serial primary key,
      file_id int not null references translation_files (id) on delete cascade,
      line int not null,
      collection text not null,
      document_id int not null,
      locale text not null,
      path text not null,
      place int not null,
      source text not null,
      target text,
      source_text text,
      text text not null,
      unknown_tags text[] not null,
      decision text,
      decided_at timestamptz,
      decided_by int references users (id) on delete set null
    );
    create index translation_proposals_file on translation_proposals (file_id, collection, document_id, locale);
    create index translation_proposals_document on translation_proposals (collection, document_id);
    create index translation_proposals_author on translation_proposals (decided_by);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table translation_proposals, translation_files;`)
}
