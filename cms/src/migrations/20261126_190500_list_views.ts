import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Views of the staff's lists (`staff-index/list-views.ts`): filters and order under a name, of an
 * account alone or shared with a role.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table list_views (
      id serial primary key,
      collection text not null,
      name text not null,
      query text not null,
      owner_id int not null references users (id) on delete cascade,
      role text,
      created_at timestamptz not null default now()
    );
    create index list_views_owner on list_views (owner_id);
    create index list_views_collection on list_views (collection);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table list_views;`)
}
