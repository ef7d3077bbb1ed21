import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Marks the products that state numbers in a unit which searches read now: their search data is
 * written again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE search_entries e SET document = NULL
  WHERE e.collection = 'products' AND EXISTS (
    SELECT FROM products p JOIN subcategories_attributes a ON a._parent_id = p.subcategory_id
    WHERE p.id = e.document_id AND a.type::text IN ('number', 'range') AND a.unit <> ''
      AND a.unit NOT IN ('mm²', 'mm2', 'mm', 'cm', 'm', 'µm', 'in', '"', 'ft', 'kcmil', 'g', 'kg', 't', 'N', 'daN',
        'kgf', 'kN', 'V', 'kV', 'A', 'kA', 'N·m', 'Nm', 'bar', '°C', '°', 'L', 'l', 'dB', 'U'));`)
}

export async function down(): Promise<void> {}
