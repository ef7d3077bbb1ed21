import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** SHA-256 of uploads as they were given; the job `clean-pictures` fills those of before. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE upload_digests (
    collection text NOT NULL,
    document_id integer NOT NULL,
    digest text NOT NULL,
    PRIMARY KEY (collection, document_id)
  );
  CREATE INDEX upload_digests_digest ON upload_digests (digest);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE upload_digests;`)
}
