import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Searches find their candidates in memory (docs/decisions/0042): tokens are stored as text without
 * an index, and every process reads the rows with a higher revision than its own.
 * `search_removals`: removed entries, with the revision of their removal. `search_state`: counters
 * that increase when views are added to the entries and when synonyms change. `search_words`:
 * spellings of lexemes; the tokens replace its vocabulary.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table search_entries add column tokens text not null default '';
    update search_entries set tokens = array_to_string(tsvector_to_array(words), ' ');
    alter table search_entries drop column words;
    create index search_entries_by_revision on search_entries (revision);

    create table search_removals (
      collection text not null, document_id int not null, locale text not null, revision bigint not null,
      primary key (collection, document_id, locale)
    );
    create index search_removals_revision on search_removals (revision);
    create function note_removed_entry() returns trigger language plpgsql as $$
      begin
        insert into search_removals (collection, document_id, locale, revision)
        values (old.collection, old.document_id, old.locale, nextval('search_entries_revision'))
        on conflict (collection, document_id, locale) do update set revision = excluded.revision;
        return null;
      end
    $$;
    create trigger search_entries_removed after delete on search_entries for each row execute function note_removed_entry();

    create table search_state (ranking int not null, synonyms int not null);
    insert into search_state values (0, 0);

    delete from search_words where spelled = '';
    drop index search_words_nearness;
    alter table search_words drop column documents, drop column named;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table search_words add column documents int not null default 1, add column named int not null default 0;
    create index search_words_nearness on search_words (locale, left(word, 1), length(word));
    drop table search_state;
    drop trigger search_entries_removed on search_entries;
    drop function note_removed_entry();
    drop table search_removals;
    drop index search_entries_by_revision;
    alter table search_entries add column words tsvector not null default '';
    update search_entries set words = array_to_tsvector(string_to_array(tokens, ' '));
    alter table search_entries drop column tokens;
    create index search_entries_words on search_entries using gin (words);
  `)
}
