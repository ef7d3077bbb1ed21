import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Previews: account, draft, and values typed since the last save. Tokens are stored as hashes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table previews (
      token_hash text primary key, user_id int not null, slug text not null, document_id int, locale text not null, typed jsonb, expires_at timestamptz not null
    );
    create index previews_user on previews (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table previews`)
}
