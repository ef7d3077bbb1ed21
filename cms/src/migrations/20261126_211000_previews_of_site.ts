import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** Previews that show the site as visitors see it, beside the draft (`publishing/preview`). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`alter table previews add column of_site boolean not null default false`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`alter table previews drop column of_site`)
}
