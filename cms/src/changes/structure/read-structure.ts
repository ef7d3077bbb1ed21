import type { FlattenedField } from 'payload'
import type { Reader } from '#src/changes/sheets/read-collections.ts'
import { textIn } from '#src/content/variants/cells/sheet-product.ts'
import type { TextByLocale } from '#src/content/variants/cells/sheet-product.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { fieldsOf, readDraft, readPublished, readSeveral } from '#src/publishing/languages/store.ts'
import { publicContent } from '#src/publishing/languages/states.ts'
import { diffValues } from '#src/recording/history/diff-values.ts'
import type { ValueChange } from '#src/recording/history/diff-values.ts'
import { valuesOf } from '#src/recording/history/document-values.ts'
import { structureTexts } from '#texts/structure.js'
import type { AttributeRow } from './attribute-rows.ts'

const labels = labelsOf(structureTexts)

type Data = Record<string, unknown>

/** Latest version of a document, and what visitors read; null: it is not public. */
export interface States<State> {
  draft: State
  public: State | null
}

export interface SubcategoryState {
  attributes: AttributeRow[]
}

export interface StructureSubcategory extends States<SubcategoryState> {
  id: number
  title: string
}

export interface ProductState {
  subcategory: number | null
  variants: Variant[]
}

export interface StructureProduct extends States<ProductState> {
  id: number
  title: string
  /** Code of the family; empty without one. */
  code: string
  /** True in the trash: `public` is what visitors read when it comes out again. */
  isTrashed: boolean
}

const titleIn = (document: Data | undefined, language: string): string =>
  textIn(document?.['title'] as TextByLocale | undefined, localeOfPanel(language))

const attributesOf = (document: Data): SubcategoryState => ({
  attributes: (document['attributes'] ?? []) as AttributeRow[],
})

/** Subcategory as last saved and as visitors read it; undefined if there is none. */
export async function readSubcategory(
  req: Reader,
  id: number,
  language: string,
): Promise<StructureSubcategory | undefined> {
  const entity = { collection: 'subcategories', id } as const
  const row = await readPublished(req, entity)
  if (!row || row['deletedAt']) return undefined
  const draft = (await readDraft(req, entity)) ?? row
  return {
    id,
    title: titleIn(draft, language) || String(id),
    draft: attributesOf(draft),
    public: publicContent(row) === row ? attributesOf(row) : null,
  }
}

/** Products whose latest version or public content is in a subcategory, also those in the trash. */
export async function productsIn(req: Reader, subcategory: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    req.payload,
    sql`
    select p.id from products p where p.subcategory_id = ${subcategory}
      or exists (select from _products_v v where v.parent_id = p.id and v.latest and v.version_subcategory_id = ${subcategory})
    order by p.id`,
    req.transactionID === undefined ? undefined : { transactionID: req.transactionID },
  )
  return found.map(({ id }) => id)
}

const stateOfProduct = (document: Data): ProductState => ({
  subcategory: typeof document['subcategory'] === 'number' ? document['subcategory'] : null,
  variants: (Array.isArray(document['variants']) ? document['variants'] : []) as Variant[],
})

/** Products read per statement. */
const batch = 100

/** Products in the order of their ids, without those that are gone. */
export async function readProducts(
  req: Reader,
  ids: readonly number[],
  language: string,
): Promise<StructureProduct[]> {
  const products: StructureProduct[] = []
  const ordered = ids.toSorted((a, b) => a - b)
  for (let at = 0; at < ordered.length; at += batch) {
    const part = ordered.slice(at, at + batch)
    const found = await readSeveral(req.payload, 'products', part, req.transactionID)
    for (const id of part) {
      const { row, draft = row } = found.get(id) ?? {}
      if (!row || !draft) continue
      const family = draft['family']
      const code = typeof family === 'string' ? family : ''
      const title = code || titleIn(draft, language)
      const isTrashed = Boolean(row['deletedAt'] ?? draft['deletedAt'])
      products.push({
        id,
        code,
        title: isTrashed ? textOf(labels.inTrash({ title }), language) : title,
        draft: stateOfProduct(draft),
        public: publicContent(row) === row ? stateOfProduct(row) : null,
        isTrashed,
      })
    }
  }
  return products
}

/** Changes of some fields of a document, value by value. */
export function fieldChanges(
  req: Pick<Reader, 'payload'>,
  collection: 'products' | 'subcategories',
  before: object,
  after: object,
): ValueChange[] {
  const names = new Set(Object.keys(after))
  const fields: FlattenedField[] = fieldsOf(req.payload, { collection, id: 0 }).filter(({ name }) =>
    names.has(name),
  )
  return diffValues(valuesOf(fields, before as Data), valuesOf(fields, after as Data))
}
