import type { Payload } from 'payload'
import type { Locale } from '@vitrine/configuration/locales'
import { localeCodes } from '@vitrine/configuration/locales'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import { readFigures } from '#src/staff-index/figures.ts'
import type { CollectionFigures } from '#src/staff-index/figures.ts'

/** Subcategory whose families can be chosen. */
export interface ChosenFrom {
  id: number
  title: string
  /** Title of its category; empty without one. */
  category: string
  /** Number of its products. */
  families: number
}

/** What the page of choice shows before anything is chosen. */
export interface GridChoice {
  subcategories: ChosenFrom[]
  figures: CollectionFigures
}

const titleOf = (entry: Statement, locale: Locale): Statement =>
  sql`coalesce(${entry}.titles ->> ${locale}::text, ${sql.join(
    localeCodes.map((code) => sql`${entry}.titles ->> ${code}::text`),
    sql`, `,
  )}, '')`

/** Subcategories with their products, by category, and the figures of the catalogue. */
export async function readChoice(payload: Payload, locale: Locale): Promise<GridChoice> {
  const [subcategories, figures] = await Promise.all([
    rows<ChosenFrom>(
      payload,
      sql`
      select s.document_id as id, ${titleOf(sql`s`, locale)} as title, ${titleOf(sql`c`, locale)} as category,
        coalesce((select sum(documents) from staff_groups g where g.collection = 'products' and g.parent = s.document_id), 0)::int as families
      from staff_entries s left join staff_entries c on c.collection = 'categories' and c.document_id = s.parent
      where s.collection = 'subcategories' order by c.sort_title nulls last, c.document_id, s.sort_title, s.document_id`,
    ),
    readFigures(payload, 'products'),
  ])
  return { subcategories: subcategories.filter(({ families }) => families > 0), figures }
}
