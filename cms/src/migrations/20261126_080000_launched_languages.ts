import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Launched languages. On a launched site: those with a published document or a home page. The
 * values of `_locales` cannot be used, because they include languages added with this release.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table site_launch add column launched_locales text[] not null default '{}';
    update site_launch set launched_locales = array(
      select locale::text from search_entries
      union select _locale::text from home_locales where coalesce(hero_title, '') <> ''
    ) where launched_at is not null;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table site_launch drop column launched_locales`)
}
