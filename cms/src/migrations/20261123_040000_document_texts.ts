import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Texts of downloads for the search, read after the upload (`publishing/documents`).
 * `document_texts`: text of each page and state of the reading; `document_pages`: lexemes of each
 * page in each locale of the file, with and without those of the title.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table document_texts (
      file_id int primary key references files(id) on delete cascade,
      filename text, file_updated_at timestamptz not null, state text not null, attempts int not null, claimed_at timestamptz not null,
      page_count int, pages text[] not null default '{}'
    );
    create table document_pages (
      file_id int not null references files(id) on delete cascade, locale text not null, page int not null,
      title tsvector not null, body tsvector not null, words tsvector not null,
      primary key (file_id, locale, page)
    );
    create function lexeme_set(words text) returns tsvector language sql immutable parallel safe as $$
      select array_to_tsvector(array(select jsonb_array_elements_text(words::jsonb)))
    $$;
    create index document_pages_words on document_pages using gin (words);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function lexeme_set(text);
    drop table document_pages;
    drop table document_texts;
  `)
}
