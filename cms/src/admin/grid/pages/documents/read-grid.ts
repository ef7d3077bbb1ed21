import type { PayloadRequest } from 'payload'
import { filtersOf } from '#src/admin/lists/read-list.ts'
import type { ListContext } from '#src/admin/lists/read-list.ts'
import { placePart } from '#src/recording/history/document-values.ts'
import { readCatalogue } from '#src/changes/plans/plan-parts.ts'
import { CatalogueIndex, valuePath } from '#src/changes/sheets/catalogue-index.ts'
import type { Part } from '#src/changes/sheets/catalogue-index.ts'
import { valueColumns } from '#src/content/variants/cells/part-number-columns.ts'
import { mayUpdate } from '#src/changes/sheets/read-collections.ts'
import { textIn } from '#src/content/variants/cells/sheet-product.ts'
import type { SheetSubcategory } from '#src/content/variants/cells/sheet-product.ts'
import { columnKeys } from '#src/content/life-cycle/stored-life.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { staffOf } from '#src/platform/access/access.ts'
import { staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { readFigures } from '#src/staff-index/figures.ts'
import { codeKey, keysOfCode } from '#src/staff-index/document-keys.ts'
import { selectDocuments, selectedParts } from '#src/staff-index/list-documents.ts'
import type { SelectedDocuments } from '#src/staff-index/list-documents.ts'
import type { ListState } from '#src/staff-index/list-state.ts'
import type { SelectionQuery } from '#src/staff-index/selection.ts'
import { gtinKey } from '@vitrine/contract/gtin'
import { requirementsOf } from '#src/staff-index/requirements.ts'
import { gridTexts } from '#texts/grid.js'
import { maxGridRows } from './grid-answer.ts'
import type { GridWork } from './grid-answer.ts'
import type { GridAnswer, GridColumn } from '#src/staff-index/grid-shapes.ts'
import { readUntooled } from './untooled-parts.ts'

const labels = labelsOf(gridTexts)

/** What a grid shows: documents by the filters of their list, by ids, or by a work view. */
export interface GridQuery {
  state: ListState
  ids?: readonly number[] | undefined
  work?: GridWork | undefined
}

/** First documents of a selection, with `maxGridRows` rows at most. */
export async function selectedDocuments(
  { payload, collection, staff }: ListContext,
  { state, ids, work }: GridQuery,
  isOfParts: boolean,
): Promise<SelectedDocuments & { query: SelectionQuery }> {
  const query: SelectionQuery = {
    collection,
    filters: {
      ...filtersOf(state, staff),
      ...(ids === undefined ? {} : { ids }),
      ...(work === undefined ? {} : { work }),
    },
    requirements: await requirementsOf(payload, collection, state.purpose),
    timeZone: staffTimeZone,
  }
  const selected = await selectDocuments(payload, query, { isOfParts, maxRows: maxGridRows })
  return { ...selected, query }
}

/** Rows of part numbers, GTINs or families that were pasted; all without any. */
function codeTest(codes: readonly string[]): (part: Part) => boolean {
  if (codes.length === 0) return () => true
  const keys = new Set(codes.flatMap(keysOfCode))
  return ({ product, variant }) =>
    [product.family, variant.part_number, variant.values?.[gtinKey]].some(
      (code) => typeof code === 'string' && keys.has(codeKey(code)),
    )
}

/** Rows that a work view selects; all without one. */
type RowTest = (product: number, variant: Variant) => boolean

async function rowTest(
  req: PayloadRequest,
  work: GridWork | undefined,
  products: readonly number[],
): Promise<RowTest> {
  if (work === undefined) return () => true
  if (work === 'discontinued')
    return (_, { values }) => values?.[columnKeys.state] === 'discontinued'
  const untooled = new Set(
    (await readUntooled(req.payload, products)).map(({ id, partNumber }) => `${id} ${partNumber}`),
  )
  return (id, variant) => untooled.has(`${id} ${variant.part_number}`)
}

function columnsOf(req: PayloadRequest, subcategory: SheetSubcategory): GridColumn[] {
  const staff = staffOf(req)
  const isTranslator = staff?.role === 'translator'
  const isClosed = !mayUpdate(req, 'products')
  return valueColumns(subcategory, req.i18n.language).map(({ key, declared, locale }) => ({
    place: placePart(key),
    declared,
    locale,
    isClosed:
      isClosed ||
      declared.computed !== undefined ||
      (isTranslator && !staff.locales.some((own) => own === locale)),
  }))
}

/** Part numbers of the selected products, as last saved. */
export async function readPartGrid(
  req: PayloadRequest,
  context: ListContext,
  query: GridQuery,
): Promise<GridAnswer> {
  const selected = await selectedDocuments(context, query, true)
  const { ids } = selected
  const isOfWork = await rowTest(req, query.work, ids)
  const figures = await readFigures(req.payload, 'products')
  const { products, subcategories } = await readCatalogue(req, ids)
  const order = new Map(ids.map((id, at) => [id, at]))
  const sorted = products.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
  const locale = localeOfPanel(req.i18n.language)
  const byId = new Map(subcategories.map((each) => [each.id, each]))
  const kinds: GridAnswer['kinds'] = {}
  const isSelected = await selectedParts(req.payload, selected.query, ids)
  const isCode = codeTest(query.state.codes)
  const placeOf = new Map(
    sorted.flatMap(({ variants }) => [...variants].map((one, at) => [one, at])),
  )
  const parts = new CatalogueIndex(sorted).parts.filter(
    (part) =>
      byId.has(part.product.subcategory ?? 0) &&
      isOfWork(part.product.id, part.variant) &&
      isCode(part) &&
      isSelected(part.product.id, placeOf.get(part.variant) ?? -1),
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
    unknown: [...selected.unknown],
    moreRows: (selected.within ?? selected.partNumbers) - selected.rows,
    areMoreRows: selected.isMore,
    total: figures.partNumbers,
    works: { untooled: figures.untooled, discontinued: figures.discontinued },
    unrecorded: figures.unrecorded,
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
