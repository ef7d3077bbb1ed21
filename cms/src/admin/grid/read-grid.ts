import type { PayloadRequest } from 'payload'
import { readDocuments } from '#src/admin/lists/read-list.ts'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { placePart } from '#src/changes/document-values.ts'
import { readCatalogue } from '#src/changes/imports/plan-parts.ts'
import { CatalogueIndex, valuePath } from '#src/changes/sheets/catalogue-index.ts'
import { valueColumns } from '#src/content/variants/cells/part-number-columns.ts'
import { mayUpdate } from '#src/changes/sheets/read-collections.ts'
import { textIn } from '#src/content/variants/cells/sheet-product.ts'
import type { SheetSubcategory } from '#src/content/variants/cells/sheet-product.ts'
import { columnKeys } from '#src/content/life-cycle/stored-life.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { maxTicked } from '#src/staff-index/list-state.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import { requirementsOf } from '#src/staff-index/requirements.ts'
import { gridTexts } from '#texts/grid.js'
import { maxGridRows } from './grid-answer.ts'
import type { GridAnswer, GridColumn, GridWork } from './grid-answer.ts'
import { countUntooled, readUntooled } from './untooled-parts.ts'

const labels = labelsOf(gridTexts)

/** What a grid shows: documents by the filters of their list, by ids, or by a work view. */
export interface GridQuery {
  state: ListState
  ids?: readonly number[] | undefined
  work?: GridWork | undefined
}

/** Maximum documents of a selection. */
const maxDocuments = 20_000

/** Documents of a selection, in the order of the list. */
export async function selectedIds(
  context: ListContext,
  { state, ids }: GridQuery,
): Promise<number[]> {
  const requirements = await requirementsOf(context.payload, context.collection, state.purpose)
  const { documents } = await readDocuments(
    context,
    { ...state, page: 1, sort: 'title', isDescending: false },
    requirements,
    ids === undefined ? { size: maxDocuments } : { ids, size: maxTicked },
  )
  return documents.map(({ id }) => id)
}

/** Rows that a work view selects; all without one. */
type RowTest = (product: number, variant: Variant) => boolean

async function rowTest(req: PayloadRequest, work: GridWork | undefined): Promise<RowTest> {
  if (work === undefined) return () => true
  if (work === 'discontinued')
    return (_, { values }) => values?.[columnKeys.state] === 'discontinued'
  const untooled = new Set(
    (await readUntooled(req.payload)).map(({ id, partNumber }) => `${id} ${partNumber}`),
  )
  return (id, variant) => untooled.has(`${id} ${variant.part_number}`)
}

/** Part numbers of each work view. */
async function readWorks({ payload }: PayloadRequest): Promise<GridAnswer['works']> {
  const [untooled, [found]] = await Promise.all([
    countUntooled(payload),
    rows<{ count: number }>(
      payload,
      sql`
      select count(*)::int as count from recorded_values r, json_each_text(r.draft) value
      where r.collection = 'products' and not r.is_trashed and value.value = 'discontinued'
        and value.key like 'variants/%/' || ${columnKeys.state}`,
    ),
  ])
  return { untooled, discontinued: found?.count ?? 0 }
}

/** Products of a selection up to the limit of rows, by the number of their part numbers. */
async function withinLimit(
  { payload }: PayloadRequest,
  ids: readonly number[],
): Promise<{ read: number[]; more: number; total: number }> {
  const found = await rows<{ id: number; parts: number; family: string | null }>(
    payload,
    sql`select document_id as id, part_numbers as parts, family from staff_entries where collection = 'products'`,
  )
  const families = new Map(found.map(({ id, family }) => [id, family ?? '']))
  const { compare } = new Intl.Collator('en', { numeric: true })
  const sorted = ids.toSorted((a, b) => compare(families.get(a) ?? '', families.get(b) ?? ''))
  const parts = new Map(found.map((each) => [each.id, each.parts]))
  const total = found.reduce((sum, each) => sum + each.parts, 0)
  const read: number[] = []
  let shown = 0
  let more = 0
  for (const id of sorted) {
    const own = parts.get(id) ?? 0
    if (own === 0) continue
    if (more === 0 && shown + own <= maxGridRows) {
      read.push(id)
      shown += own
    } else more += own
  }
  return { read, more, total }
}

function columnsOf(req: PayloadRequest, subcategory: SheetSubcategory): GridColumn[] {
  const staff = staffOf(req)
  const isTranslator = staff?.role === 'translator'
  const isClosed = !mayUpdate(req, 'products')
  return valueColumns(subcategory, req.i18n.language).map(({ key, declared, locale }) => ({
    place: placePart(key),
    declared,
    locale,
    isClosed: isClosed || (isTranslator && !staff.locales.some((own) => own === locale)),
  }))
}

/** Part numbers of the selected products, as last saved. */
export async function readPartGrid(
  req: PayloadRequest,
  context: ListContext,
  query: GridQuery,
): Promise<GridAnswer> {
  const isOfWork = await rowTest(req, query.work)
  const ids = await selectedIds(context, query)
  const { read, more, total } = await withinLimit(req, ids)
  const { products, subcategories } = await readCatalogue(req, read)
  const order = new Map(read.map((id, at) => [id, at]))
  const sorted = products.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
  const locale = localeOfPanel(req.i18n.language)
  const byId = new Map(subcategories.map((each) => [each.id, each]))
  const kinds: GridAnswer['kinds'] = {}
  const parts = new CatalogueIndex(sorted).parts.filter(
    ({ product, variant }) => byId.has(product.subcategory ?? 0) && isOfWork(product.id, variant),
  )
  for (const { product } of parts) {
    const subcategory = byId.get(product.subcategory ?? 0)
    if (subcategory) kinds[String(subcategory.id)] ??= columnsOf(req, subcategory)
  }
  const shown = new Set(parts.map(({ product }) => product.id))
  return {
    collection: 'products',
    title: textOf(labels.title, req.i18n.language),
    what: 'parts',
    kinds,
    groups: sorted
      .filter(({ id }) => shown.has(id))
      .map(({ id, family, title, variants }) => ({
        id,
        code: family,
        title: textIn(title, locale),
        total: variants.length,
      })),
    rows: parts.map((part) => ({
      id: part.product.id,
      name: part.variant.part_number,
      path: valuePath(part, '').slice(0, -1),
      kind: String(part.product.subcategory),
      values: valuesOf(part.variant, kinds[String(part.product.subcategory)] ?? []),
    })),
    moreRows: more,
    total,
    works: await readWorks(req),
    mayPublish: staffOf(req)?.role !== 'translator',
    hasDrafts: true,
  }
}

/** Values of a part number that have a column. */
function valuesOf(
  { values }: Variant,
  columns: readonly GridColumn[],
): GridAnswer['rows'][number]['values'] {
  return Object.fromEntries(
    columns.flatMap(({ declared, place, locale }) => {
      const value = values?.[declared.key] ?? null
      return value === null ? [] : [[locale === null ? place : `${place}:${locale}`, value]]
    }),
  )
}
