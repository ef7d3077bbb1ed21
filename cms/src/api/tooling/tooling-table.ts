import { defaultLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { AttributeValue } from '@vitrine/contract/shapes/types'
import type { Payload } from 'payload'
import type { StoredRow } from '#src/content/tooling/declaration.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { SharedRead } from '#src/platform/database/shared-read.ts'
import { previewBehind } from '#src/publishing/preview/as-if-published.ts'

/** Published part number of the relation. */
export interface TablePart {
  product: number
  subcategory: number
  locales: readonly Locale[]
  printed: string
  normalised: string
  values: Record<string, AttributeValue>
}

/** Published part number with the rows of what applies it. */
export interface ToolingEntry extends TablePart {
  rows: StoredRow['values'][]
}

export interface ToolingTable {
  /** In the staff's order of subcategories, products and part numbers. */
  entries: ToolingEntry[]
  /** Part numbers that rows name, by normalised one. */
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
 * The relation in memory, read again when a product was published since: a question takes one pass.
 */
class KeptTable {
  readonly #read: SharedRead<ToolingTable>
  #kept: { revision: string; table: ToolingTable } | undefined

  constructor(payload: Payload) {
    this.#read = new SharedRead(() => this.#readChanged(payload))
  }

  read(): Promise<ToolingTable> {
    return this.#read.run()
  }

  async #readChanged(payload: Payload): Promise<ToolingTable> {
    const [newest] = await rows<{ revision: string | null }>(
      payload,
      sql`select concat(max(revision), ' ', count(*)) as revision from search_products`,
    )
    const revision = newest?.revision ?? ''
    if (this.#kept?.revision !== revision)
      this.#kept = { revision, table: await readTable(payload) }
    return this.#kept.table
  }
}

const tables = new WeakMap<Payload, KeptTable>()

/** The relation as published now, or as a preview's transaction sees it. */
export async function readToolingTable(payload: Payload): Promise<ToolingTable> {
  if (previewBehind(payload)) return readTable(payload)
  const kept = tables.get(payload) ?? new KeptTable(payload)
  tables.set(payload, kept)
  return kept.read()
}
