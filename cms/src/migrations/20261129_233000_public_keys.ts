import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Marks the keys of the published and of the latest version of a document, so that accounts without drafts
 * find it by its published texts. Present keys are of the latest version, and published if nothing is changed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE staff_keys ADD COLUMN is_latest boolean NOT NULL DEFAULT true, ADD COLUMN is_public boolean NOT NULL DEFAULT false;
  UPDATE staff_keys k SET is_public = true FROM staff_entries e
    WHERE e.collection = k.collection AND e.document_id = k.document_id AND e.site = 'public';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DELETE FROM staff_keys WHERE NOT is_latest;
  ALTER TABLE staff_keys DROP COLUMN is_latest, DROP COLUMN is_public;`)
}
