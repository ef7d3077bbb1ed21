import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Ranking data of each entry in the read model: `document` (JSON), `words` (tokens by which
 * candidates are found), `revision` (for caches of documents). `search_words`: the vocabulary, with
 * the number of documents that contain a word and of products that it names; the row of the empty
 * word counts the products. The read model is written again after the migration, because `document`
 * is null.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists fuzzystrmatch;

    drop trigger search_entries_words_of_title on search_entries;
    drop function learn_title_words();
    drop function nearest_words(text, text);
    drop function title_words(text);
    drop table search_vocabulary;
    drop function search_query(text, text);
    drop function weighted_words(text, text, text, text, text);

    create sequence search_entries_revision;
    alter table search_entries add column document text, add column revision bigint not null default 0;
    alter table search_entries alter column words set default '';

    create table search_words (
      locale text not null, word text collate "C" not null, spelled text not null, documents int not null, named int not null,
      primary key (locale, word)
    );
    create index search_words_nearness on search_words (locale, left(word, 1), length(word));

    create table search_synonyms (
      group_id int not null, locale text not null, phrase text not null, means text not null,
      primary key (locale, phrase, means, group_id)
    );
    create index search_synonyms_group on search_synonyms (group_id);

    create function search_lexeme(locale text, word text) returns text language sql stable as $$
      select coalesce((ts_lexize(
        (case search_config(locale) when 'pg_catalog.simple'::regconfig then 'pg_catalog.simple' else 'pg_catalog.' || search_config(locale)::text || '_stem' end)::regdictionary,
        search_text(locale, word)))[1], search_text(locale, word))
    $$;

    -- what follows the first group of a part number: 9512 of XY-95-12
    create function part_number_tail(printed text) returns text language sql immutable parallel safe as $$
      select regexp_replace(regexp_replace(upper(printed), '^[^A-Z0-9]*([A-Z]+(?=[0-9])|[A-Z0-9]+)', ''), '[^A-Z0-9]', '', 'g')
    $$;
    create index search_variants_tail on search_variants (part_number_tail(printed) text_pattern_ops) include (product_id);
    create index search_variants_gtin on search_variants ((values->>'gtin') text_pattern_ops) where values ? 'gtin';
    create index search_variants_gtin_end on search_variants (reverse(values->>'gtin') text_pattern_ops) where values ? 'gtin';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index search_variants_gtin_end;
    drop index search_variants_gtin;
    drop index search_variants_tail;
    drop function part_number_tail(text);
    drop function search_lexeme(text, text);
    drop table search_synonyms;
    drop table search_words;
    alter table search_entries drop column document, drop column revision;
    drop sequence search_entries_revision;
  `)
}
