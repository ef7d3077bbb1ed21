import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Texts of documents in each language with fingerprints of the passages that they were translated
 * from (`translation/record-translations.ts`); the sources for which a target is valid; and the
 * passages themselves. `document_id` is 0 for a global.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table translations (
      collection text not null,
      document_id int not null,
      path text not null,
      locale text not null,
      source_locale text not null,
      source text[] not null,
      basis text[],
      target text[],
      public_source text[],
      public_basis text[],
      public_target text[],
      source_changed_at timestamptz not null default now(),
      source_changed_by int references users (id) on delete set null,
      target_changed_at timestamptz,
      target_changed_by int references users (id) on delete set null,
      primary key (collection, document_id, locale, path)
    );
    create index translations_missing on translations (locale, collection) where target is null;
    create index translations_outdated on translations (locale, collection) where basis <> source;
    create index translations_source on translations using gin (source);
    create index translations_source_author on translations (source_changed_by);
    create index translations_target_author on translations (target_changed_by);

    create table translation_bases (
      collection text not null,
      document_id int not null,
      path text not null,
      locale text not null,
      target text not null,
      basis text[] not null,
      known_at timestamptz not null default clock_timestamp(),
      known_by int references users (id) on delete set null,
      primary key (collection, document_id, locale, path, target, basis)
    );
    create index translation_bases_author on translation_bases (known_by);

    create table passages (
      fingerprint text primary key,
      text text not null
    );
    create index passages_text on passages using gin (text gin_trgm_ops);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table translations, translation_bases, passages;`)
}
