import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Parts lists of members, which no Payload API exposes; deleted with their member. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table member_lists (
      id serial primary key, member_id int not null references members (id) on delete cascade, name text not null, items text not null,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now()
    );
    create unique index member_lists_name on member_lists (member_id, lower(name));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table member_lists`)
}
