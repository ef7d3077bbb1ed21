import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Keys by which the staff find documents (`staff-index/document-keys.ts`), rows of their lists
 * (`staff-index/staff-entry.ts`), and expressions by which they find people. `person_key`: lower case without accents; immutable, so that it can be indexed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table staff_keys (
      collection text not null,
      document_id int not null,
      kind text not null check (kind in ('title', 'text', 'code')),
      locale text,
      key text not null,
      label text not null
    );
    create index staff_keys_document on staff_keys (collection, document_id);
    create index staff_keys_key on staff_keys using gin (key gin_trgm_ops);

    create table staff_entries (
      collection text not null,
      document_id int not null,
      titles jsonb not null,
      sort_title text not null,
      parent int,
      family text not null,
      part_numbers int,
      pictures int[] not null,
      figures jsonb not null,
      states jsonb not null,
      site text not null,
      facts text[] not null,
      changed_at timestamptz,
      changed_by int references users (id) on delete set null,
      primary key (collection, document_id)
    );
    create index staff_entries_changed on staff_entries (collection, changed_at desc nulls last, document_id);
    create index staff_entries_title on staff_entries (collection, sort_title, document_id);
    create index staff_entries_parent on staff_entries (collection, parent);
    create index staff_entries_author on staff_entries (changed_by);
    create index staff_entries_pictures on staff_entries using gin (pictures);

    create function person_key(name text, email text, company text, receipt text) returns text language sql immutable parallel safe as $$
      select translate(lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(company, '') || ' ' || coalesce(receipt, '')),
        'áàãâäéèêëíìîïóòõôöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')
    $$;
    create index messages_person_key on messages using gin (person_key(name, email, company, receipt) gin_trgm_ops);
    create index candidates_person_key on candidates using gin (person_key(name, email, null, receipt) gin_trgm_ops);
    create index members_person_key on members using gin (person_key(name, email, company, null) gin_trgm_ops);
    create index subscribers_person_key on subscribers using gin (person_key(null, email, null, null) gin_trgm_ops);
    create index data_requests_person_key on data_requests using gin (person_key(name, email, null, receipt) gin_trgm_ops);
    create index users_person_key on users using gin (person_key(name, email, null, null) gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index messages_person_key, candidates_person_key, members_person_key, subscribers_person_key, data_requests_person_key, users_person_key;
    drop function person_key(text, text, text, text);
    drop table staff_entries;
    drop table staff_keys;
  `)
}
