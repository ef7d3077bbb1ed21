import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_subcategories_attributes_computed" AS ENUM('gauge', 'mass', 'title');
  CREATE TYPE "public"."enum__subcategories_v_version_attributes_computed" AS ENUM('gauge', 'mass', 'title');
  ALTER TABLE "subcategories_attributes" ADD COLUMN "computed" "enum_subcategories_attributes_computed";
  ALTER TABLE "subcategories_attributes" ADD COLUMN "computed_from" varchar;
  ALTER TABLE "subcategories_attributes" ADD COLUMN "computed_with" varchar;
  ALTER TABLE "_subcategories_v_version_attributes" ADD COLUMN "computed" "enum__subcategories_v_version_attributes_computed";
  ALTER TABLE "_subcategories_v_version_attributes" ADD COLUMN "computed_from" varchar;
  ALTER TABLE "_subcategories_v_version_attributes" ADD COLUMN "computed_with" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subcategories_attributes" DROP COLUMN "computed";
  ALTER TABLE "subcategories_attributes" DROP COLUMN "computed_from";
  ALTER TABLE "subcategories_attributes" DROP COLUMN "computed_with";
  ALTER TABLE "_subcategories_v_version_attributes" DROP COLUMN "computed";
  ALTER TABLE "_subcategories_v_version_attributes" DROP COLUMN "computed_from";
  ALTER TABLE "_subcategories_v_version_attributes" DROP COLUMN "computed_with";
  DROP TYPE "public"."enum_subcategories_attributes_computed";
  DROP TYPE "public"."enum__subcategories_v_version_attributes_computed";`)
}
