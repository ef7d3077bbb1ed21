import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { gtinForms, gtinKey } from '@vitrine/contract/gtin'
import { tariffDigits } from '#src/content/fields/tariff-heading.ts'
import { parseBlock } from '#src/content/variants/cells/clipboard.ts'
import { isEmptyValue, placePart } from '#src/recording/history/document-values.ts'
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
import { gtinText } from '#src/content/variants/cells/read-value.ts'
import { refusalMessage } from '#src/content/variants/cells/refusals.ts'
import type { SheetProduct } from '#src/content/variants/cells/sheet-product.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { splitPlace } from '#src/recording/history/diff-values.ts'
import { codeKey } from '#src/staff-index/document-keys.ts'
import { newProductTexts } from '#texts/new-product.js'
import { copiedValues } from './copied-values.ts'
import { planAttachments } from './plan-attachments.ts'
import { emptyPlan } from './plan-file.ts'
import type { PlanRequest } from './plan-file.ts'
import { readCatalogue, rowOf } from './plan-parts.ts'
import type { NewProduct } from './new-product.ts'
import { readProductTable } from './product-table.ts'
import type { ProductTable } from './product-table.ts'
import { sheetOfParts } from './sheet-of-parts.ts'
import type { SheetPlan } from './sheet-plan.ts'

const labels = labelsOf(newProductTexts)

/** Values of the form by place. */
function valuesOfForm({ title, description, ...product }: NewProduct): Values {
  const texts = localeCodes.flatMap((code) => [
    [`title:${code}`, title[code]?.trim()],
    [`description:${code}`, description[code]?.trim()],
  ])
  const { family, ncm, subcategory, position, pictures, documents } = product
  const others = Object.entries({
    family: family.trim(),
    ncm: tariffDigits(ncm),
    subcategory,
    position,
    pictures,
    documents,
  })
  return Object.fromEntries([...texts, ...others].filter(([, value]) => !isEmptyValue(value)))
}

/** Products that have one of the part numbers or GTINs of the new one. */
async function ownersOf(req: PlanRequest, parts: NewProduct['parts']): Promise<number[]> {
  const keys = parts.flatMap(({ part_number: number, values }) => {
    const gtin = values[gtinKey]
    return [number, ...(typeof gtin === 'string' ? gtinForms(gtinText(gtin)) : [])].map(codeKey)
  })
  const found = await rows<{ id: number }>(
    req.payload,
    sql`
    select distinct document_id as id from staff_keys where collection = 'products' and kind = 'code'
      and key = any(${sql.param([...new Set(keys)].filter(Boolean))}::text[])`,
    req.transactionID === undefined ? undefined : { transactionID: req.transactionID },
  )
  return found.map(({ id }) => id)
}

/** Columns of the product that its table may have, and whose rules the form asks. */
export const ownColumns = (req: PlanRequest): DocumentColumn[] =>
  describeCollection(req, 'products').columns.filter(
    ({ path, locale }) => locale !== null || path === 'family' || path === 'ncm',
  )

/** The new product as the part numbers of its table name it. */
export const asSheetProduct = (values: Values, subcategory: number | null): SheetProduct => ({
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

/** Texts of the pictures and documents of the new product, as changes of theirs. */
const textsOfUploads = (
  req: PlanRequest,
  { uploads }: NewProduct,
  language: string,
): Promise<Pick<SheetPlan, 'documents' | 'refused'>> =>
  planAttachments(
    req,
    uploads.map((upload) => ({ ...upload, product: null })),
    language,
  )

/**
 * Plan of a new product with its part numbers, which are read as those of a sheet are. Columns of
 * the product itself may be in its table, a text one for each language.
 *
 * @throws {RefusedWorkbook} for a table beyond the limits of a file.
 */
export async function planNewProduct(
  req: PlanRequest,
  product: NewProduct,
  language: string,
): Promise<SheetPlan> {
  const isTable = product.table !== ''
  // a table may name any product; the part numbers alone only those that have them
  const owners = isTable ? undefined : await ownersOf(req, product.parts)
  const catalogue = await readCatalogue(req, owners)
  const subcategory = catalogue.subcategories.find(({ id }) => id === product.subcategory)
  const columns = ownColumns(req)
  const rules = documentRules(req, 'products', {
    language,
    namesOf: await readRelatedNames(req, columns),
  })
  const given = valuesOfForm(product)
  const sheet = isTable
    ? sheetOfBlock(parseBlock(product.table))
    : sheetOfParts(product.parts, subcategory ? valueColumns(subcategory, language) : [])
  const none: ProductTable = { values: {}, places: new Map(), refused: [], parts: undefined }
  const table =
    sheet.rows.length === 0
      ? none
      : await readProductTable(sheet, {
          parts: subcategory ? valueColumns(subcategory, language) : [],
          columns,
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
  const { values: cells, rows: places } = rowsOfParts(parts.created)
  const codes = parts.created.map(({ partNumber }) => partNumber)
  const copied = Object.entries(await copiedValues(req, product, codes)).filter(([place]) => {
    const { locale } = splitPlace(place)
    return locale === null || values[`title:${locale}`] !== undefined
  })
  const texts = await textsOfUploads(req, product, language)
  const title = localeCodes.map((code) => own.title[code]).find(Boolean) ?? ''
  return {
    ...emptyPlan(),
    created: [
      {
        collection: 'products',
        number: 1,
        title,
        values: { ...Object.fromEntries(copied), ...values, ...cells },
        place: { ...ownForm, head: '' },
        rows: places,
        ...(product.certificates.length > 0 ? { certificates: product.certificates } : {}),
      },
    ],
    documents: texts.documents,
    savesUploads: true,
    refused: [...refused, ...table.refused, ...parts.refused, ...texts.refused],
    counts: { ...parts.counts, created: Math.max(1, parts.counts.created) },
    unknownColumns: parts.unknownColumns,
    ...(parts.convertedColumns ? { convertedColumns: parts.convertedColumns } : {}),
    damaged: damagedColumns([sheet]),
    ignoredSheets: sheet.rows.length > 0 && !table.parts ? [textOf(labels.table, language)] : [],
  }
}
