import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Tables derived from the published content: lists and searches (`search_*`), former addresses, the
 * last published state of each document, the change feed, and the views.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table search_entries (
      collection text not null, document_id int not null, locale text not null,
      slug text not null, title text not null, sort_title text collate "C" not null,
      parent_id int, position int not null, published_at timestamptz, updated_at timestamptz not null,
      views bigint not null default 0, card jsonb not null, words tsvector not null,
      primary key (collection, document_id, locale)
    );
    create unique index search_entries_address on search_entries (collection, locale, slug, coalesce(parent_id, 0));
    create index search_entries_by_title on search_entries (collection, locale, sort_title, document_id);
    create index search_entries_by_views on search_entries (collection, locale, views desc, position, sort_title, document_id);
    create index search_entries_by_parent on search_entries (collection, locale, parent_id);
    create index search_entries_by_date on search_entries (collection, locale, published_at desc);
    create index search_entries_words on search_entries using gin (words);
    create index search_entries_title on search_entries using gin (sort_title gin_trgm_ops);

    create table search_part_numbers (
      normalised text primary key, printed text not null, product_id int not null, position int not null
    );
    create index search_part_numbers_prefix on search_part_numbers (normalised text_pattern_ops);
    create index search_part_numbers_product on search_part_numbers (product_id, position);

    create table search_values (product_id int not null, key text not null, value text not null, sort float8, primary key (product_id, key, value));
    create index search_values_value on search_values (key, value, product_id);

    create table slug_history (
      collection text not null, document_id int not null, locale text not null, slug text not null, parent_id int, at timestamptz not null default now()
    );
    create unique index slug_history_once on slug_history (collection, locale, slug, coalesce(parent_id, 0), document_id);

    create table published_states (
      collection text not null, document_id int not null, updated_at text not null, tags text[] not null, primary key (collection, document_id)
    );

    create table changes (id bigserial primary key, tags text[] not null, at timestamptz not null default clock_timestamp());

    create table view_totals (collection text not null, document_id int not null, day date not null, count bigint not null, primary key (collection, document_id, day));
    create index view_totals_day on view_totals (day);
    create table view_batches (id uuid primary key, at timestamptz not null default now());
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table view_batches; drop table view_totals; drop table changes; drop table published_states; drop table slug_history;
    drop table search_values; drop table search_part_numbers; drop table search_entries;
  `)
}
