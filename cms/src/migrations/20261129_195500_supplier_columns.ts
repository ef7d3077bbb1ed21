import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Columns of the spreadsheets of suppliers, as somebody named them: `heads` are all heads of the row,
 * `columns` the key of each head that no label names. The last row of a supplier holds; a file is read
 * by those of its time (docs/decisions/0145).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  CREATE TABLE supplier_columns (
    supplier text NOT NULL,
    heads text[] NOT NULL,
    columns jsonb NOT NULL,
    saved_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    saved_by integer REFERENCES users (id) ON DELETE SET NULL,
    PRIMARY KEY (supplier, saved_at)
  );
  CREATE INDEX supplier_columns_author ON supplier_columns (saved_by);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE supplier_columns;`)
}
