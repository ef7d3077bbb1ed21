import { defaultLocale, localeCodes, perLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { RefusedWorkbook } from '@vitrine/spreadsheets/workbook-limits'
import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { fieldIn } from '#src/admin/forms/form-answer.ts'
import type { FormFault } from '#src/admin/forms/form-answer.ts'
import { fileIn, saveForm, textIn } from '#src/admin/forms/save-form.ts'
import type { FormFields } from '#src/admin/forms/save-form.ts'
import { checkPlan } from '#src/changes/plans/check-plan.ts'
import { bytesOfProduct, maxTableText, readProduct } from '#src/changes/plans/new-product.ts'
import type { NewProduct } from '#src/changes/plans/new-product.ts'
import { planNewProduct } from '#src/changes/plans/plan-new-product.ts'
import { alternativeTextMax } from '#src/content/fields/text-limits.ts'
import { fileRefusalMessage } from '#src/content/variants/cells/refusals.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { newProductTexts } from '#texts/new-product.js'
import { variantsGridTexts } from '#texts/variants-grid.js'

const labels = labelsOf(newProductTexts)
const ofGrid = labelsOf(variantsGridTexts)

/** Result of the form: the plan with its comparison, or the errors of the form's fields. */
export interface CheckedProduct {
  import?: number
  faults: FormFault[]
}

const inEach = (form: FormFields, name: string): Record<Locale, string> =>
  perLocale((code) => textIn(form, fieldIn(name, code)))

const idIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** Product of the form, without its picture; undefined for one that cannot be stored. */
const productIn = (form: FormFields): NewProduct | undefined =>
  readProduct({
    title: inEach(form, 'title'),
    description: inEach(form, 'summary'),
    subcategory: idIn(textIn(form, 'subcategory')),
    pictures: [],
    table: textIn(form, 'table'),
  })

/** Faults of the form's fields; `titles`: also those that the table has. */
function formFaults(
  form: FormFields,
  product: NewProduct,
  titles: ReadonlySet<Locale>,
): { field: string; label: Label }[] {
  const faults: { field: string; label: Label }[] = []
  const isUntitled = titles.size === 0
  if (isUntitled)
    faults.push({ field: fieldIn('title', defaultLocale), label: labels.titleMissing })
  for (const code of localeCodes) {
    if (titles.has(code) || (isUntitled && code === defaultLocale)) continue
    // texts of a language without a title are not saved, so that a title is required
    if (['summary', 'alt'].some((name) => textIn(form, fieldIn(name, code)) !== ''))
      faults.push({ field: fieldIn('title', code), label: labels.titleMissingIn })
  }
  if (product.table !== '' && product.subcategory === null)
    faults.push({ field: 'subcategory', label: ofGrid.chooseFirst })
  return faults
}

interface AltText {
  locale: Locale
  alt: string
}

/** Stored picture with the same bytes and the same texts: a form may be compared again. */
async function storedPicture(
  { payload }: PayloadRequest,
  data: Buffer,
  texts: readonly AltText[],
): Promise<number | undefined> {
  const digest = createHash('sha256').update(data).digest('hex')
  const found = await rows<{ id: number }>(
    payload,
    sql`select document_id as id from upload_digests
      where collection = 'media' and digest = ${digest} order by document_id desc limit 5`,
  )
  for (const { id } of found) {
    const picture = await payload.findByID({
      collection: 'media',
      id,
      locale: 'all',
      depth: 0,
      disableErrors: true,
    })
    const stored: unknown = picture?.alt
    if (texts.every(({ locale, alt }) => Object(stored)[locale] === alt)) return id
  }
  return undefined
}

/** Stores the picture of the form, with its alternative text in the languages of the product. */
async function createPicture(
  req: PayloadRequest,
  form: FormFields,
  texts: readonly AltText[],
): Promise<number | undefined> {
  const file = fileIn(form, 'picture')
  const [first, ...others] = texts
  if (!file || !first) return undefined
  const data = Buffer.from(await file.arrayBuffer())
  const known = await storedPicture(req, data, texts)
  if (known !== undefined) return known
  const shared = { collection: 'media', depth: 0, overrideAccess: false, req } as const
  const { id } = await req.payload.create({
    ...shared,
    locale: first.locale,
    data: { alt: first.alt },
    file: { data, mimetype: file.type, name: file.name, size: file.size },
  })
  // Payload's local API leaves the file on the request: the next operation would store it again
  delete req.file
  for (const { locale, alt } of others)
    await req.payload.update({ ...shared, id, locale, data: { alt } })
  return id
}

/** Form field of a column of the product: `title:en`. */
function fieldOf(column: string): string {
  const [path = '', locale = ''] = column.split(':')
  return fieldIn(path === 'description' ? 'summary' : path, locale)
}

const pictureField = (path: string, locale: Locale): string | undefined =>
  path === 'alt' ? fieldIn(path, locale) : 'picture'

/**
 * Compares the product of the form as a plan, which is applied like that of a file; changes no content
 * but the picture, which is stored.
 */
export async function checkProduct(req: PayloadRequest, form: FormFields): Promise<CheckedProduct> {
  const { language } = req.i18n
  const fault = (field: string, message: string): CheckedProduct => ({
    faults: [{ field, message }],
  })
  if (textIn(form, 'table').length > maxTableText)
    return fault('table', fileRefusalMessage('tooManyCharacters', language))
  const product = productIn(form)
  if (!product) return { faults: [{ message: textOf(labels.unreadable, language) }] }
  const plan = await planNewProduct(req, product, language).catch((error: unknown) => {
    if (error instanceof RefusedWorkbook) return error
    throw error
  })
  if (plan instanceof RefusedWorkbook)
    return fault('table', fileRefusalMessage(plan.reason, language))
  const values = plan.created[0]?.values ?? {}
  const written = localeCodes.filter((code) => values[`title:${code}`] !== undefined)
  const missing = formFaults(form, product, new Set(written)).map(({ field, label }) => ({
    field,
    message: textOf(label, language),
  }))
  // a text of the form that the rules refuse is told at its field
  const refusedTexts = plan.refused.flatMap(({ field, reason, message }) =>
    field === undefined || reason === 'missingValue' ? [] : [{ field: fieldOf(field), message }],
  )
  if (refusedTexts.length > 0) return { faults: refusedTexts }
  if (plan.ignoredSheets.length > 0 && missing.length === 0)
    missing.push({ field: 'table', message: textOf(labels.noHeads, language) })
  if (missing.length > 0) return { faults: missing }
  const alts = inEach(form, 'alt')
  let picture: number | undefined
  const texts = written.map((locale): AltText => ({
    locale,
    alt: alts[locale] || String(values[`title:${locale}`]).slice(0, alternativeTextMax),
  }))
  const refused = await saveForm(
    req,
    async () => void (picture = await createPicture(req, form, texts)),
    (path) => pictureField(path, texts[0]?.locale ?? defaultLocale),
  )
  if (refused.length > 0) return { faults: refused }
  const made = await checkPlan(req, {
    source: 'product',
    name: plan.created[0]?.title ?? '',
    bytes: bytesOfProduct({ ...product, pictures: picture === undefined ? [] : [picture] }),
  })
  return made ? { import: made.id, faults: [] } : { faults: [] }
}
