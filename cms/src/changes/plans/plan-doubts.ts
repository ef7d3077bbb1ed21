import { isDoubtable, namesOfChoices } from '#src/content/limits/doubted-value.ts'
import { DoubtFinder } from '#src/content/limits/doubts.ts'
import type { DoubtedValue } from '#src/content/limits/doubted-value.ts'
import type { Doubt, Span } from '#src/content/limits/doubts.ts'
import type { ValueRow } from '#src/content/limits/row-order.ts'
import { valueColumns } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { applyChanges, rowKeyOf } from '#src/recording/history/diff-values.ts'
import { isRowKeys, placePart } from '#src/recording/history/document-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { CellPlace } from '#src/changes/sheets/plan.ts'
import type { ShownDoubt } from '#src/content/limits/doubt-shapes.ts'
import type { PlannedDoubt } from './planned-doubt.ts'
import type { PlanRequest } from './plan-file.ts'
import { readCatalogue, rowOf } from './plan-parts.ts'
import { readSpans } from '#src/content/limits/read-spans.ts'
import { creationKey, isNewRow, keyOf } from './sheet-plan.ts'
import type { PlannedChange, SheetPlan } from './sheet-plan.ts'

/** Product of a plan with the numbers that it writes. */
interface WrittenProduct {
  /** Key in the plan. */
  key: string
  subcategory: number | null
  before: Values
  after: Values
  /** Values that visitors read. */
  onSite: Values
  written: { path: string; before: unknown; isNew: boolean; place: CellPlace }[]
}

const listPath = 'variants'

/** Values of part numbers by place. */
function valuesOfParts(variants: readonly Variant[]): Values {
  const values: Values = {}
  const counts = new Map<string, number>()
  const keys = variants.map(({ part_number: number, values: cells }) => {
    const count = counts.get(String(number)) ?? 0
    counts.set(String(number), count + 1)
    const key = `${number} ${count}`
    for (const [name, value] of Object.entries(rowOf(cells ?? {})))
      values[`${listPath}/${placePart(key)}/${name}`] = value
    return key
  })
  if (keys.length > 0) values[listPath] = { rows: keys }
  return values
}

/** Rows of part numbers of values by place. */
function rowsIn(values: Values): ValueRow[] {
  const list = values[listPath]
  const cells = new Map<string, Record<string, unknown>>()
  for (const [path, value] of Object.entries(values)) {
    if (!path.startsWith(`${listPath}/`)) continue
    const row = rowKeyOf({ path })
    const own = cells.get(row) ?? {}
    cells.set(row, own)
    own[decodeURIComponent(path.slice(row.length + 1))] = value
  }
  return (isRowKeys(list) ? list.rows : []).map((key) => {
    const place = `${listPath}/${placePart(key)}`
    return { place, code: key.slice(0, key.lastIndexOf(' ')), values: cells.get(place) ?? {} }
  })
}

/** Numbers that a change writes; of a new row all of its numbers. */
function writtenBy({ path, before, after, place }: PlannedChange): WrittenProduct['written'] {
  if (isNewRow({ before, after })) {
    const { row } = after as { row: Record<string, unknown> }
    return Object.entries(row).flatMap(([key, value]) =>
      isDoubtable(value) ? [{ path: `${path}/${key}`, before: null, isNew: true, place }] : [],
    )
  }
  return isDoubtable(after) ? [{ path, before, isNew: false, place }] : []
}

const isOfParts = ({ path }: { path: string }): boolean => path.startsWith(`${listPath}/`)

/** Part numbers of products as visitors read them. */
async function readOnSite(
  req: PlanRequest,
  ids: readonly number[],
): Promise<Map<number, Variant[]>> {
  const found = await rows<{ id: number; variants: unknown }>(
    req.payload,
    sql`select id, variants from products where id = any(${sql.param([...ids])}::int[]) and _status = 'published'`,
    req.transactionID === undefined ? undefined : { transactionID: req.transactionID },
  )
  return new Map(
    found.map(({ id, variants }) => [id, Array.isArray(variants) ? (variants as Variant[]) : []]),
  )
}

async function readWritten(
  req: PlanRequest,
  { documents, created }: SheetPlan,
): Promise<{ products: WrittenProduct[]; columnsOf: (subcategory: number) => ValueColumn[] }> {
  const changed = documents.filter(
    ({ collection, changes }) => collection === 'products' && changes.some(isOfParts),
  )
  const made = created.filter(({ collection }) => collection === 'products')
  if (changed.length + made.length === 0) return { products: [], columnsOf: () => [] }
  const catalogue = await readCatalogue(
    req,
    changed.map(({ id }) => id),
  )
  const byId = new Map(catalogue.products.map((product) => [product.id, product]))
  const onSite = await readOnSite(req, [...byId.keys()])
  const columns = new Map<number, ValueColumn[]>()
  const products = [
    ...changed.flatMap(({ collection, id, changes }): WrittenProduct[] => {
      const product = byId.get(id)
      if (!product) return []
      const before = valuesOfParts(product.variants)
      const own = changes.filter((change) => isOfParts(change) || change.path === listPath)
      const moved = changes.find(({ path }) => path === 'subcategory')?.after
      return [
        {
          key: keyOf({ collection, id }),
          subcategory: typeof moved === 'number' ? moved : product.subcategory,
          before,
          after: applyChanges(before, own),
          onSite: valuesOfParts(onSite.get(id) ?? []),
          written: own.flatMap(writtenBy),
        },
      ]
    }),
    ...made.map((document): WrittenProduct => {
      const { values, rows: places, place } = document
      const { subcategory } = values
      return {
        key: creationKey(document),
        subcategory: typeof subcategory === 'number' ? subcategory : null,
        before: {},
        after: values,
        onSite: {},
        written: Object.entries(values).flatMap(([path, value]) =>
          isOfParts({ path }) && isDoubtable(value)
            ? [{ path, before: null, isNew: true, place: places[rowKeyOf({ path })] ?? place }]
            : [],
        ),
      }
    }),
  ]
  return {
    products: products.filter(({ written }) => written.length > 0),
    columnsOf: (id) => {
      const known = columns.get(id)
      if (known) return known
      const subcategory = catalogue.subcategories.find((each) => each.id === id)
      const found = subcategory ? valueColumns(subcategory, req.i18n.language) : []
      columns.set(id, found)
      return found
    },
  }
}

function shownDoubt(
  { key, place, row, isNew }: { key: string; place: CellPlace; row: ValueRow; isNew: boolean },
  { column, before }: { column: ValueColumn; before: unknown },
  doubt: Doubt,
): ShownDoubt {
  const document = key.slice(0, key.indexOf(` ${row.place}/`))
  return {
    key,
    document,
    row: row.place,
    isNew,
    sheet: place.sheet,
    line: place.row,
    code: row.code,
    head: column.declared.label,
    unit: column.unit,
    before: isDoubtable(before) ? before : null,
    after: row.values[column.key] as DoubtedValue,
    names: namesOfChoices([before, row.values[column.key], doubt.proposal], column.declared),
    ...doubt,
  }
}

/**
 * Doubtful ones of the numbers that a plan writes: compared with what they replace, with the rows of
 * their family, and with what their subcategory has.
 */
export async function findDoubts(req: PlanRequest, plan: SheetPlan): Promise<PlannedDoubt[]> {
  const { products, columnsOf } = await readWritten(req, plan)
  const keyOfPath = (path: string): string =>
    decodeURIComponent(path.slice(rowKeyOf({ path }).length + 1))
  const subcategories = [...new Set(products.flatMap(({ subcategory }) => subcategory ?? []))]
  const keys = new Set(
    products.flatMap(({ written }) => written.map(({ path }) => keyOfPath(path))),
  )
  const spans = await readSpans(req, subcategories, [...keys])
  return products.flatMap(({ key, subcategory, before, after, onSite, written }) => {
    const columns = new Map(columnsOf(subcategory ?? 0).map((each) => [each.key, each]))
    const family = {
      columns: [...columns.values()].map(({ declared }) => declared),
      before: rowsIn(before),
      after: rowsIn(after),
      spans: spans.get(subcategory ?? 0) ?? new Map<string, Span>(),
    }
    const finder = new DoubtFinder(family, req.i18n.language)
    const byPlace = new Map(family.after.map((row) => [row.place, row]))
    return written.flatMap(({ path, before: former, isNew, place }): PlannedDoubt[] => {
      const row = byPlace.get(rowKeyOf({ path }))
      const column = columns.get(keyOfPath(path))
      const doubt =
        row &&
        column &&
        finder.find({ place: row.place, key: column.key, before: former, onSite: onSite[path] })
      if (!doubt) return []
      const at = { key: `${key} ${path}`, place, row, isNew }
      const shown = shownDoubt(at, { column, before: onSite[path] ?? former }, doubt)
      return [{ shown, path, place, column }]
    })
  })
}
