import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * SQL functions of search and sorting. `fold`: lower case without accents. `search_text`: folded;
 * for Portuguese and Spanish also with the singular of plurals that the dictionaries miss without
 * accents (conexoes → conexao).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    create function fold(given text) returns text language sql stable parallel safe as $$
      select lower(unaccent(normalize(coalesce(given, ''), NFC)))
    $$;

    create function search_config(locale text) returns regconfig language sql immutable parallel safe as $$
      select case locale when 'en' then 'pg_catalog.english' when 'es' then 'pg_catalog.spanish' else 'pg_catalog.portuguese' end::regconfig
    $$;

    create function search_text(locale text, given text) returns text language sql stable parallel safe as $$
      select case locale
        when 'br' then regexp_replace(regexp_replace(regexp_replace(regexp_replace(fold(given),
          '([a-z]{2,})(oes|aes)\\M', '\\1ao', 'g'), '([a-z]{2,})ais\\M', '\\1al', 'g'), '([a-z]{2,})eis\\M', '\\1el', 'g'), '([aeiou])ns\\M', '\\1m', 'g')
        when 'es' then regexp_replace(fold(given), '([a-z]{2,})iones\\M', '\\1ion', 'g')
        else fold(given) end
    $$;

    create function weighted_words(locale text, a text, b text, c text, d text) returns tsvector language sql stable as $$
      select setweight(to_tsvector(search_config(locale), search_text(locale, a)), 'A')
        || setweight(to_tsvector(search_config(locale), search_text(locale, b)), 'B')
        || setweight(to_tsvector(search_config(locale), search_text(locale, c)), 'C')
        || setweight(to_tsvector(search_config(locale), left(search_text(locale, d), 200000)), 'D')
    $$;

    -- all the words, the last one perhaps still being typed
    create function search_query(locale text, given text) returns tsquery language sql stable as $$
      with words as (
        select word, n, max(n) over () as last
        from regexp_split_to_table(search_text(locale, given), '[^[:alnum:]]+') with ordinality as split(word, n) where word <> ''
      )
      select to_tsquery(search_config(locale), coalesce(string_agg(word || case when n = last and length(word) > 2 then ':*' else '' end, ' & '), '')) from words
    $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop function search_query(text, text);
    drop function weighted_words(text, text, text, text, text);
    drop function search_text(text, text);
    drop function search_config(text);
    drop function fold(text);
  `)
}
