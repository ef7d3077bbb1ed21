import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products" ADD COLUMN "curves" jsonb;
  ALTER TABLE "_products_v" ADD COLUMN "version_curves" jsonb;
  ALTER TABLE "subcategories_attributes_choices" ADD COLUMN "color" varchar;
  ALTER TABLE "subcategories_attributes_choices" ADD COLUMN "picture_id" integer;
  ALTER TABLE "subcategories_attributes" ADD COLUMN "x_unit" varchar;
  ALTER TABLE "subcategories_attributes_locales" ADD COLUMN "x_label" varchar;
  ALTER TABLE "_subcategories_v_version_attributes_choices" ADD COLUMN "color" varchar;
  ALTER TABLE "_subcategories_v_version_attributes_choices" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_subcategories_v_version_attributes" ADD COLUMN "x_unit" varchar;
  ALTER TABLE "_subcategories_v_version_attributes_locales" ADD COLUMN "x_label" varchar;
  ALTER TABLE "subcategories_attributes_choices" ADD CONSTRAINT "subcategories_attributes_choices_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_subcategories_v_version_attributes_choices" ADD CONSTRAINT "_subcategories_v_version_attributes_choices_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "subcategories_attributes_choices_picture_idx" ON "subcategories_attributes_choices" USING btree ("picture_id");
  CREATE INDEX "_subcategories_v_version_attributes_choices_picture_idx" ON "_subcategories_v_version_attributes_choices" USING btree ("picture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "subcategories_attributes_choices" DROP CONSTRAINT "subcategories_attributes_choices_picture_id_media_id_fk";
  
  ALTER TABLE "_subcategories_v_version_attributes_choices" DROP CONSTRAINT "_subcategories_v_version_attributes_choices_picture_id_media_id_fk";
  
  DROP INDEX "subcategories_attributes_choices_picture_idx";
  DROP INDEX "_subcategories_v_version_attributes_choices_picture_idx";
  ALTER TABLE "products" DROP COLUMN "curves";
  ALTER TABLE "_products_v" DROP COLUMN "version_curves";
  ALTER TABLE "subcategories_attributes_choices" DROP COLUMN "color";
  ALTER TABLE "subcategories_attributes_choices" DROP COLUMN "picture_id";
  ALTER TABLE "subcategories_attributes" DROP COLUMN "x_unit";
  ALTER TABLE "subcategories_attributes_locales" DROP COLUMN "x_label";
  ALTER TABLE "_subcategories_v_version_attributes_choices" DROP COLUMN "color";
  ALTER TABLE "_subcategories_v_version_attributes_choices" DROP COLUMN "picture_id";
  ALTER TABLE "_subcategories_v_version_attributes" DROP COLUMN "x_unit";
  ALTER TABLE "_subcategories_v_version_attributes_locales" DROP COLUMN "x_label";`)
}
