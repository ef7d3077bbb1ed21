import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" ADD COLUMN "replaces_page" boolean DEFAULT false;
  CREATE INDEX redirects_to ON redirects USING hash ("to");
  ALTER TABLE imports ADD COLUMN confirmed text[] DEFAULT '{}' NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE imports DROP COLUMN confirmed;
  DROP INDEX redirects_to;
  ALTER TABLE "redirects" DROP COLUMN "replaces_page";`)
}
