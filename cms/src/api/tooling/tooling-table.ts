import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { AttributeValue } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import { followedState } from '#src/api/indexes/revision-follower.ts'
import type { RevisionSource } from '#src/api/indexes/revision-follower.ts'
import type { StoredRow } from '#src/content/tooling/declaration.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { previewBehind } from '#src/publishing/preview/as-if-published.ts'

/** Published part number that has tooling or is tooling. */
export interface TablePart {
  product: number
  subcategory: number
  locales: readonly Locale[]
  printed: string
  normalised: string
  values: Record<string, AttributeValue>
}

/** Published part number with its tooling rows. */
export interface ToolingEntry extends TablePart {
  rows: StoredRow['values'][]
}

export interface ToolingTable {
  /** Entries in the staff's order of subcategories, products and part numbers. */
  entries: ToolingEntry[]
  /** Part numbers named by rows, by normalized number. */
  targets: Map<string, TablePart>
}

const partColumns = sql`v.product_id as product, coalesce(p.subcategory_id, 0) as subcategory, p.locales, v.printed, v.normalised, v.values`

async function readTable(payload: Payload): Promise<ToolingTable> {
  const [entries, targets] = await Promise.all([
    rows<ToolingEntry>(
      payload,
      sql`
      select ${partColumns}, t.rows from search_variants v
      join search_products p on p.product_id = v.product_id
      join lateral (select jsonb_agg(values order by position) as rows from search_tooling
        where product_id = v.product_id and part = v.normalised having count(*) > 0) t on true
      left join search_entries e on e.collection = 'products' and e.document_id = v.product_id and e.locale = ${defaultLocale}
      left join search_entries parent on parent.collection = 'subcategories' and parent.document_id = e.parent_id and parent.locale = e.locale
      left join search_entries grand on grand.collection = 'categories' and grand.document_id = parent.parent_id and grand.locale = e.locale
      where cardinality(p.locales) > 0 and v.product_id in (select product_id from search_tooling)
      order by grand.position, parent.position, e.position, v.product_id, v.position`,
    ),
    rows<TablePart>(
      payload,
      sql`
      select ${partColumns} from search_variants v join search_products p on p.product_id = v.product_id
      where cardinality(p.locales) > 0 and v.normalised in (select unnest(targets) from search_tooling)`,
    ),
  ])
  return { entries, targets: new Map(targets.map((part) => [part.normalised, part])) }
}

/**
 * Highest revisions of a product and of a removed entry; both are the ends of indexes, whereas a
 * count would read all products.
 */
type ProductMark = Readonly<{ revision: number; removal: number }>

/**
 * Source of the tooling table in memory, which is read as a whole after any product was published or removed.
 */
const tableSource = (payload: Payload): RevisionSource<ToolingTable, ProductMark> => {
  const readMark = async (): Promise<ProductMark> => {
    const [newest] = await rows<{ revision: string | null; removal: string | null }>(
      payload,
      sql`select (select max(revision) from search_products) as revision, (select max(revision) from search_removals) as removal`,
    )
    return { revision: Number(newest?.revision ?? 0), removal: Number(newest?.removal ?? 0) }
  }
  return {
    readMark,
    async build() {
      const mark = await readMark()
      return { state: await readTable(payload), mark }
    },
    update: async (_, mark) => ({ state: await readTable(payload), mark }),
  }
}

const readPublished = followedState(tableSource)

/** Published tooling table, or the one that a preview's transaction sees. */
export const readToolingTable = (payload: Payload): Promise<ToolingTable> =>
  previewBehind(payload) ? readTable(payload) : readPublished(payload)
