import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Time of the latest change of each cache tag; `changes` is pruned. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table tag_changes (tag text primary key, at timestamptz not null);
    insert into tag_changes (tag, at) select tag, max(at) from changes, unnest(tags) as tag group by tag;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table tag_changes`)
}
