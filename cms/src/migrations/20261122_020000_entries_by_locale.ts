import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

const columns = sql.raw(`
  collection text not null, document_id int not null, locale text not null,
  slug text not null, title text not null, sort_title text collate "C" not null,
  parent_id int, position int not null, published_at timestamptz, updated_at timestamptz not null,
  views bigint not null default 0, card jsonb not null, words tsvector not null,
  primary key (collection, document_id, locale) include (parent_id, views, sort_title)`)

const indexes = sql.raw(`
  create unique index search_entries_address on search_entries (collection, locale, slug, coalesce(parent_id, 0));
  create index search_entries_by_title on search_entries (collection, locale, sort_title, document_id);
  create index search_entries_by_views on search_entries (collection, locale, views desc, position, sort_title, document_id);
  create index search_entries_by_parent on search_entries (collection, locale, parent_id);
  create index search_entries_by_date on search_entries (collection, locale, published_at desc);
  create index search_entries_words on search_entries using gin (words);
  create trigger search_entries_words_of_title after insert or update of title on search_entries for each row execute function learn_title_words();`)

/**
 * The vocabulary already contains the words of the titles, so the trigger is created after the
 * copy.
 */
async function remake(db: MigrateUpArgs['db'], partitions: string): Promise<void> {
  await db.execute(sql`
    alter table search_entries rename to search_entries_before;
    create table search_entries (${columns}) ${sql.raw(partitions)};
    insert into search_entries select * from search_entries_before;
    drop table search_entries_before;
    ${indexes}
    analyze search_entries;

    drop index search_part_numbers_prefix;
    create index search_part_numbers_prefix on search_part_numbers (normalised text_pattern_ops) include (product_id);
  `)
}

/**
 * Partitions the entries by locale, so that a search reads only the entries of its language. The
 * indexes contain the columns by which a search by part number sorts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await remake(
    db,
    `partition by list (locale);
    create table search_entries_br partition of search_entries for values in ('br');
    create table search_entries_en partition of search_entries for values in ('en');
    create table search_entries_es partition of search_entries for values in ('es')`,
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await remake(db, '')
}
