import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "ncm" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_ncm" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" DROP COLUMN "ncm";
  ALTER TABLE "_products_v" DROP COLUMN "version_ncm";`)
}
