import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * State of the launch, in one row; `secret` is that of the preview link. A database with content
 * belongs to a site that is already launched.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table site_launch (
      only_row boolean primary key default true check (only_row),
      launched_at timestamptz,
      secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    );
    insert into site_launch (launched_at)
      select case when exists (select 1 from published_states)
        or exists (select 1 from categories) or exists (select 1 from products) or exists (select 1 from posts)
        or exists (select 1 from media) or exists (select 1 from home) or exists (select 1 from layout)
        or exists (select 1 from institutional) or exists (select 1 from appearance)
      then now() end;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table site_launch`)
}
