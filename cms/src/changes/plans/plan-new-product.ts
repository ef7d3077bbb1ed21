import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { parseBlock } from '#src/content/variants/cells/clipboard.ts'
import { placePart } from '#src/recording/history/document-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import { damagedColumns } from '#src/changes/sheets/damaged-columns.ts'
import { documentRules } from '#src/changes/sheets/document-rules.ts'
import type { DocumentColumn } from '#src/changes/sheets/document-columns.ts'
import type { DocumentRules } from '#src/changes/sheets/plan-documents.ts'
import { planPartNumbers } from '#src/changes/sheets/plan-part-numbers.ts'
import type { CellPlace, CreatedPart, Refusal } from '#src/changes/sheets/plan.ts'
import { describeCollection, readRelatedNames } from '#src/changes/sheets/read-collections.ts'
import { valueColumns } from '#src/content/variants/cells/part-number-columns.ts'
import { sheetOfBlock } from '#src/content/variants/cells/pasted-cells.ts'
import { refusalMessage } from '#src/content/variants/cells/refusals.ts'
import type { SheetProduct } from '#src/content/variants/cells/sheet-product.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { emptyPlan } from './plan-file.ts'
import type { PlanRequest } from './plan-file.ts'
import { readCatalogue, rowOf } from './plan-parts.ts'
import type { NewProduct } from './new-product.ts'
import { readProductTable } from './product-table.ts'
import type { ProductTable } from './product-table.ts'
import type { SheetPlan } from './sheet-plan.ts'

const labels = labelsOf(newProductTexts)

/** Values of the form by place. */
const valuesOfForm = ({ title, description, subcategory, pictures }: NewProduct): Values =>
  Object.fromEntries([
    ...localeCodes.flatMap((code) =>
      (
        [
          [`title:${code}`, title[code]],
          [`description:${code}`, description[code]],
        ] as const
      ).filter(([, text]) => text !== undefined && text !== ''),
    ),
    ...(subcategory === null ? [] : [['subcategory', subcategory]]),
    ...(pictures.length === 0 ? [] : [['pictures', pictures]]),
  ])

/** The new product as the part numbers of its table name it. */
const asSheetProduct = (values: Values, subcategory: number | null): SheetProduct => ({
  id: 0,
  family: String(values['family'] ?? ''),
  title: Object.fromEntries(
    localeCodes.flatMap((code): [Locale, string][] => {
      const text = values[`title:${code}`]
      return typeof text === 'string' ? [[code, text]] : []
    }),
  ),
  slugs: [],
  subcategory,
  variants: [],
})

/** Values of new part numbers by place, with the places of their rows. */
function rowsOfParts(created: readonly CreatedPart[]): {
  values: Values
  rows: Partial<Record<string, CellPlace>>
} {
  const values: Values = {}
  const rows: Partial<Record<string, CellPlace>> = {}
  if (created.length > 0)
    values['variants'] = { rows: created.map(({ partNumber }) => `${partNumber} 0`) }
  for (const { partNumber, values: cells, place } of created) {
    const path = `variants/${placePart(`${partNumber} 0`)}`
    rows[path] = place
    for (const [key, value] of Object.entries(rowOf(cells))) values[`${path}/${key}`] = value
  }
  return { values, rows }
}

/** Values that the rules of the editor refuse, and texts of languages without a title. */
async function refusedValues(
  values: Values,
  { columns, rules }: { columns: readonly DocumentColumn[]; rules: DocumentRules },
  placeOf: (column: DocumentColumn) => CellPlace & Pick<Refusal, 'field'>,
): Promise<Refusal[]> {
  const refused: Refusal[] = []
  for (const column of columns) {
    const value = values[column.key]
    if (value === undefined) continue
    const title = columns.find(({ path, locale }) => path === 'title' && locale === column.locale)
    const isUntitled = column.locale !== null && values[`title:${column.locale}`] === undefined
    const label = textOf(title?.labels ?? {}, rules.language)
    const message = isUntitled
      ? refusalMessage('missingValue', { label }, rules.language)
      : await rules.problemOf(column, values)
    if (message === undefined) continue
    delete values[column.key]
    const reason = isUntitled ? 'missingValue' : 'invalid'
    refused.push({ ...placeOf(column), value: String(value), reason, message })
  }
  return refused
}

/**
 * Plan of a new product with the part numbers of its table, which is read as a sheet is. Columns of
 * the product itself may be in the table, a text one for each language.
 *
 * @throws {RefusedWorkbook} for a table beyond the limits of a file.
 */
export async function planNewProduct(
  req: PlanRequest,
  product: NewProduct,
  language: string,
): Promise<SheetPlan> {
  const { columns } = describeCollection(req, 'products')
  const namesOf = await readRelatedNames(req, columns)
  const rules = documentRules(req, 'products', { language, namesOf })
  const catalogue = await readCatalogue(req)
  const subcategory = catalogue.subcategories.find(({ id }) => id === product.subcategory)
  const given = valuesOfForm(product)
  const sheet = sheetOfBlock(parseBlock(product.table))
  const none: ProductTable = { values: {}, places: new Map(), refused: [], parts: undefined }
  const table =
    sheet.rows.length === 0
      ? none
      : await readProductTable(sheet, {
          parts: subcategory ? valueColumns(subcategory, language) : [],
          columns: columns.filter(({ path, locale }) => locale !== null || path === 'family'),
          rules,
          given,
        })
  const values: Values = { ...given, ...table.values }
  const ownForm = { sheet: textOf(labels.form, language), row: 0, column: '' }
  const ofForm = (column: DocumentColumn): CellPlace & Pick<Refusal, 'field'> => ({
    ...ownForm,
    field: column.key,
    head: textOf(column.labels, language),
  })
  const refused = await refusedValues(
    values,
    { columns, rules },
    (column) => table.places.get(column.key) ?? ofForm(column),
  )
  const own = asSheetProduct(values, subcategory?.id ?? null)
  const parts = planPartNumbers(
    table.parts ? [table.parts] : [],
    { ...catalogue, products: [...catalogue.products, own] },
    language,
    own,
  )
  const { values: cells, rows } = rowsOfParts(parts.created)
  const title = localeCodes.map((code) => own.title[code]).find(Boolean) ?? ''
  return {
    ...emptyPlan(),
    created: [
      {
        collection: 'products',
        number: 1,
        title,
        values: { ...values, ...cells },
        place: { ...ownForm, head: '' },
        rows,
      },
    ],
    refused: [...refused, ...table.refused, ...parts.refused],
    counts: { ...parts.counts, created: Math.max(1, parts.counts.created) },
    unknownColumns: parts.unknownColumns,
    ...(parts.convertedColumns ? { convertedColumns: parts.convertedColumns } : {}),
    damaged: damagedColumns([sheet]),
    ignoredSheets: sheet.rows.length > 0 && !table.parts ? [textOf(labels.table, language)] : [],
  }
}
