import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "own_part_pages" boolean DEFAULT false;
  ALTER TABLE "_products_v" ADD COLUMN "version_own_part_pages" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "own_part_pages";
  ALTER TABLE "_products_v" DROP COLUMN "version_own_part_pages";`)
}
