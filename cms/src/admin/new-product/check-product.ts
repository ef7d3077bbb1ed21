import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { columnLetters } from '@vitrine/spreadsheets/typed-cell'
import type { PayloadRequest } from 'payload'
import { openList } from '#src/admin/lists/request-list.ts'
import { readCompleteness } from '#src/admin/completeness/read-completeness.ts'
import { checkPlan } from '#src/changes/plans/check-plan.ts'
import { findDoubts } from '#src/changes/plans/plan-doubts.ts'
import { bytesOfProduct } from '#src/changes/plans/new-product.ts'
import type { NewProduct } from '#src/changes/plans/new-product.ts'
import type { ProductCheck } from '#src/changes/plans/product-check.ts'
import { planAnswered } from '#src/changes/plans/plan-answered.ts'
import { planNewProduct } from '#src/changes/plans/plan-new-product.ts'
import { keysOfParts } from '#src/changes/plans/sheet-of-parts.ts'
import type { SheetPlan } from '#src/changes/plans/sheet-plan.ts'
import type { PlannedDoubt } from '#src/changes/plans/planned-doubt.ts'
import { automaticSlug } from '#src/content/fields/automatic-slug.ts'
import { valueColumns } from '#src/content/variants/cells/part-number-columns.ts'
import { readCatalogue } from '#src/changes/plans/plan-parts.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { documentWith } from '#src/recording/history/document-values.ts'
import { readNamedLocales } from '#src/publishing/launch-state.ts'
import { shareOf } from '#src/staff-index/check-document.ts'
import { altFact, factIn } from '#src/staff-index/facts.ts'
import { certificateFact } from '#src/staff-index/offered-requirements.ts'
import { newProductTexts } from '#texts/new-product.js'
import { familyOwner } from './family-owner.ts'

const labels = labelsOf(newProductTexts)

/** Key of the first column, as the grid names it. */
const partNumber = 'part_number'

type Refused = Pick<SheetPlan['refused'][number], 'column' | 'message' | 'field'> & {
  row: number | null
  isOfPublication?: boolean | undefined
}

/** Refusals of the plan at the fields of the page and at the cells of its grid. */
function placed(
  refused: readonly Refused[],
  keys: readonly string[],
): Pick<ProductCheck, 'fields' | 'cells'> {
  const letters = new Map(keys.map((key, at) => [columnLetters(at), key]))
  const fields: ProductCheck['fields'] = []
  const cells: ProductCheck['cells'] = []
  for (const { row, column, field, message, isOfPublication = false } of refused) {
    if (row !== null && row > 1)
      cells.push({ row: row - 2, key: letters.get(column) ?? column, message, isOfPublication })
    else fields.push({ field: field ?? '', message, isOfPublication })
  }
  return { fields, cells }
}

/** What the product lacks to be kept at all, at its fields. */
function missingFields(
  product: NewProduct,
  { created, ignoredSheets }: SheetPlan,
  { language, isDry }: { language: string; isDry: boolean },
): ProductCheck['fields'] {
  const titled = (code: Locale): boolean => created[0]?.values[`title:${code}`] !== undefined
  const isUntitled = !localeCodes.some(titled)
  const untitled = localeCodes.filter(
    (code) => !titled(code) && (product.description[code]?.trim() ?? '') !== '',
  )
  const hasParts = product.parts.length > 0 || product.table !== ''
  const faults: (readonly [field: string, label: Label])[] = [
    // nothing is asked of a page on which somebody still types
    ...(isUntitled && !isDry ? [[`title:${defaultLocale}`, labels.titleMissing] as const] : []),
    // texts of a language without a title would be lost
    ...untitled.map((code) => [`title:${code}`, labels.titleMissingIn] as const),
    ...(hasParts && product.subcategory === null
      ? [['subcategory', labels.subcategoryFirst] as const]
      : []),
    ...(ignoredSheets.length > 0 && product.subcategory !== null
      ? [['table', labels.noHeads] as const]
      : []),
  ]
  return faults.map(([field, label]) => ({
    field,
    message: textOf(label, language),
    isOfPublication: false,
  }))
}

/** Place of a doubtful value in the grid: its key ends with the key of the column. */
const doubtAt = ({
  shown,
  place,
}: Pick<PlannedDoubt, 'shown' | 'place'>): ProductCheck['doubts'][number] => ({
  ...shown,
  part: place.row - 2,
  column: decodeURIComponent(shown.key.slice(shown.key.lastIndexOf('/') + 1)),
})

/** Addresses that the titles give, by language. */
const addressesOf = (
  { payload }: PayloadRequest,
  { title }: NewProduct,
): ProductCheck['addresses'] =>
  Object.fromEntries(
    localeCodes.flatMap((code): [Locale, string][] => {
      const text = title[code]?.trim() ?? ''
      const kind = payload.collections.products.config.labels.singular as Label
      return text === '' ? [] : [[code, `/${automaticSlug(text, kind, code)}`]]
    }),
  )

/**
 * True for a fact that the product gets as it is saved: certificates that name it, and alternative
 * texts of its new pictures.
 */
function isSavedWith({ certificates, pictures, uploads }: NewProduct, fact: string): boolean {
  if (fact === certificateFact) return certificates.length > 0
  const locale = localeCodes.find((code) => fact === factIn(altFact, code))
  if (locale === undefined) return false
  const texts = new Map(
    uploads.flatMap(({ collection, id, texts: own }) =>
      collection === 'media' ? [[id, own[locale]] as const] : [],
    ),
  )
  return pictures.every((id) => texts.get(id) !== undefined)
}

/** What the product lacks for the site, the data sheet and the export. */
async function lacksOf(
  req: PayloadRequest,
  product: NewProduct,
  plan: SheetPlan,
): Promise<Pick<ProductCheck, 'share' | 'missing'>> {
  const context = openList(req, {
    collection: 'products',
    locale: localeOfPanel(req.i18n.language),
  })
  const { flattenedFields } = req.payload.collections.products.config
  const [created] = plan.created
  const found = await readCompleteness(context, 0, {
    change: (draft) => ({ ...draft, ...documentWith(flattenedFields, {}, created?.values ?? {}) }),
  })
  if (!found) return { share: null, missing: [] }
  const missing = found.missing.filter(({ fact }) => !isSavedWith(product, fact))
  return { share: shareOf(found.required, missing.length), missing }
}

/**
 * Compares the product of the page with the catalogue; changes no content. Unless `isDry` it is kept
 * as a plan, after the rules of the editor were asked.
 *
 * @throws {RefusedWorkbook} for part numbers beyond the limits of a file.
 */
export async function checkProduct(
  req: PayloadRequest,
  product: NewProduct,
  isDry: boolean,
): Promise<ProductCheck> {
  const { language } = req.i18n
  const read = await planNewProduct(req, product, language)
  const doubts = await findDoubts(req, read)
  const { subcategories } = await readCatalogue(req, [])
  const subcategory = subcategories.find(({ id }) => id === product.subcategory)
  const columns = subcategory ? valueColumns(subcategory, language) : []
  const keys = [partNumber, ...keysOfParts(product.parts, columns)]
  const missing = missingFields(product, read, { language, isDry })
  // their other texts are refused with them
  const untitled = localeCodes.filter((code) =>
    missing.some((each) => each.field === `title:${code}`),
  )
  const kept =
    isDry || missing.length > 0
      ? undefined
      : await checkPlan(req, {
          source: 'product',
          name: read.created[0]?.title ?? '',
          bytes: bytesOfProduct(product),
        })
  const known = new Set(
    read.refused.map(({ row, column, message }) => `${row} ${column} ${message}`),
  )
  // what the rules of the editor refuse in addition, when they are asked
  const further = (kept?.refused ?? []).filter(
    ({ row, column, message }) => !known.has(`${row} ${column} ${message}`),
  )
  const { fields, cells } = placed([...read.refused, ...further], keys)
  const named = await readNamedLocales(req.payload)
  return {
    fields: [
      ...missing,
      ...fields.filter(({ field }) => !untitled.some((code) => field.endsWith(`:${code}`))),
    ],
    cells,
    doubts: doubts.map(doubtAt),
    family: await familyOwner(req, product.family),
    ...(await lacksOf(req, product, planAnswered({ ...read, doubts }, [], language))),
    addresses: addressesOf(req, product),
    locales: named.filter((code) => product.title[code]?.trim()),
    ...(kept ? { import: { id: kept.id, expected: kept.expected } } : {}),
  }
}
