import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Languages of documents that were handed in for review, with a fingerprint of the texts
 * (`translation/reviews.ts`); comments on their passages; and notices to employees, which
 * are gathered into e-mails. `document_id` is 0 for a global.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table translation_reviews (
      collection text not null,
      document_id int not null,
      locale text not null,
      state text not null check (state in ('review', 'returned')),
      targets text not null,
      handed_in_at timestamptz not null default now(),
      handed_in_by int references users (id) on delete set null,
      returned_at timestamptz,
      returned_by int references users (id) on delete set null,
      primary key (collection, document_id, locale)
    );
    create index translation_reviews_handed_in_by on translation_reviews (handed_in_by);
    create index translation_reviews_returned_by on translation_reviews (returned_by);

    create table translation_comments (
      id int generated always as identity primary key,
      collection text not null,
      document_id int not null,
      locale text not null,
      path text not null,
      passage text not null,
      occurrence int not null,
      body text not null,
      written_at timestamptz not null default now(),
      written_by int references users (id) on delete set null,
      resolved_at timestamptz,
      resolved_by int references users (id) on delete set null
    );
    create index translation_comments_document on translation_comments (collection, document_id, locale);
    create index translation_comments_written_by on translation_comments (written_by);
    create index translation_comments_resolved_by on translation_comments (resolved_by);

    create table translation_notices (
      id int generated always as identity primary key,
      recipient int not null references users (id) on delete cascade,
      collection text not null,
      document_id int not null,
      locale text not null,
      kind text not null check (kind in ('review', 'returned', 'comment')),
      author int references users (id) on delete set null,
      noted_at timestamptz not null default now(),
      mailed_at timestamptz
    );
    create unique index translation_notices_waiting on translation_notices (recipient, collection, document_id, locale, kind)
      where mailed_at is null;
    create index translation_notices_mailed on translation_notices (recipient, mailed_at);
    create index translation_notices_document on translation_notices (collection, document_id);
    create index translation_notices_author on translation_notices (author);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table translation_reviews, translation_comments, translation_notices;`)
}
