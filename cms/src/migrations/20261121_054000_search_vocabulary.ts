import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Distinct words of the titles by language. A search without results is repeated with the most
 * similar ones. A catalogue of 100,000 products has a few thousand, so that few rows are compared.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    drop index search_entries_title;

    create table search_vocabulary (locale text not null, word text not null, primary key (locale, word));
    create index search_vocabulary_nearness on search_vocabulary using gin (word gin_trgm_ops);

    create function title_words(given text) returns setof text language sql stable as $$
      select distinct word from regexp_split_to_table(fold(given), '[^[:alpha:]]+') word where length(word) > 3
    $$;

    -- whoever publishes holds the lock of the change feed, so two of these never wait for each other
    create function learn_title_words() returns trigger language plpgsql as $$
    begin
      insert into search_vocabulary (locale, word) select new.locale, word from title_words(new.title) word on conflict do nothing;
      return null;
    end
    $$;
    create trigger search_entries_words_of_title after insert or update of title on search_entries for each row execute function learn_title_words();
    insert into search_vocabulary (locale, word) select distinct locale, word from search_entries, title_words(title) word;

    -- a word that no title has becomes the nearest that one has; what is too far from all stays as it is
    create function nearest_words(asked text, given text) returns text language sql stable as $$
      select string_agg(coalesce(
        (select word from search_vocabulary v where v.locale = asked and v.word = typed),
        (select word from search_vocabulary v where v.locale = asked and v.word % typed and similarity(v.word, typed) > 0.35 order by similarity(v.word, typed) desc, v.word limit 1),
        typed), ' ' order by n)
      from regexp_split_to_table(fold(given), '[^[:alpha:]]+') with ordinality as split(typed, n) where typed <> ''
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function nearest_words(text, text);
    drop trigger search_entries_words_of_title on search_entries;
    drop function learn_title_words();
    drop function title_words(text);
    drop table search_vocabulary;
    create index search_entries_title on search_entries using gin (sort_title gin_trgm_ops);
  `)
}
