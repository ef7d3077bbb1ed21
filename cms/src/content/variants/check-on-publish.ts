import { defaultLocale } from '@vitrine/configuration/locales'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Locale } from '@vitrine/configuration/locales'
import { rows, sql } from '#src/platform/database/query.ts'
import { labelsOf, localeOfPanel, textOf } from '#src/platform/labels.ts'
import { variantsTexts } from '#texts/variants.js'
import { checkVariants } from './check.ts'
import { cellName, cellPath, declaredFrom } from './declaration.ts'
import type { CellError, Variant } from './declaration.ts'
import { undeclaredValues } from './misfits.ts'
import type { Misfit } from './misfits.ts'
import { normalizePartNumber } from './part-number.ts'
import { readDeclaration } from './read-declaration.ts'

const labels = labelsOf(variantsTexts)

const taken = labels.taken

/**
 * Products that already have one of the part numbers; part numbers are unique in the catalogue,
 * regardless of separators.
 */
async function alreadyTaken(
  req: PayloadRequest,
  variants: Variant[],
  id: number | undefined,
): Promise<CellError[]> {
  const numbers = variants.map((variant) => normalizePartNumber(variant.part_number))
  const found = await rows<{ normalised: string; title: string | null }>(
    req.payload,
    sql`
    select part.normalised, (select title from search_entries where collection = 'products' and document_id = part.product_id order by locale limit 1) as title
    from search_variants part
    where part.normalised = any(${sql.param(numbers)}::text[]) and part.product_id <> ${id ?? 0}`,
    req,
  )
  const { language } = req.i18n
  return found.map((row) => ({
    row: numbers.indexOf(row.normalised),
    key: 'part_number',
    message: textOf(taken({ title: row.title ?? '' }), language),
  }))
}

/** Validates variants on publish against the subcategory's attributes; drafts are not validated. */
export const checkVariantsOnPublish: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if ((data['_status'] ?? originalDoc?._status) !== 'published') return data
  const variants: unknown = data['variants'] ?? originalDoc?.variants ?? []
  const subcategory: unknown = data['subcategory'] ?? originalDoc?.subcategory
  const id =
    typeof subcategory === 'object' && subcategory !== null && 'id' in subcategory
      ? Number(subcategory.id)
      : Number(subcategory)
  const { language } = req.i18n
  const declared = await readDeclaration(req.payload, {
    subcategory: id,
    locale: (req.locale ?? defaultLocale) as Locale,
    transaction: req,
  })
  const undeclared = Array.isArray(variants)
    ? undeclaredValues(variants as Variant[], declared)
    : []
  const errors = checkVariants(variants, declared, language).filter(
    (error) => !undeclared.some(({ key }) => key === error.key),
  )
  if (errors.length === 0 && undeclared.length === 0)
    errors.push(...(await alreadyTaken(req, variants as Variant[], originalDoc?.id)))
  const named = errors.map((error) => ({
    path: cellPath(error),
    label: cellName(error, declared, language),
    message: error.message,
  }))
  // a single error, because after a change of the subcategory every row has some
  const whole =
    undeclared.length > 0
      ? [{ path: 'variants', message: await undeclaredText(req, undeclared) }]
      : []
  if (named.length > 0 || whole.length > 0)
    throw new ValidationError({ collection: 'products', errors: [...whole, ...named], req }, req.t)
  return data
}

/** Maximum values of an attribute listed in a message. */
const maxValues = 5

/** Attributes that a subcategory does not declare, with their values: `Conductor (16, 25 …)`. */
async function undeclaredText(req: PayloadRequest, undeclared: readonly Misfit[]): Promise<string> {
  const { language } = req.i18n
  const { docs } = await req.payload.find({
    collection: 'subcategories',
    where: { 'attributes.key': { in: undeclared.map(({ key }) => key) } },
    select: { attributes: true },
    locale: localeOfPanel(language),
    fallbackLocale: defaultLocale,
    depth: 0,
    limit: 50,
    req: { transactionID: req.transactionID } as PayloadRequest,
  })
  const known = docs.flatMap(({ attributes }) => attributes ?? [])
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 20 })
  const names = undeclared.map(({ key, values }) => {
    const { label, choices } = declaredFrom(
      known.find((attribute) => attribute.key === key) ?? { key, type: 'text' },
    )
    const shown = values.slice(0, maxValues).map(
      (value) =>
        choices.find((choice) => choice.value === value)?.label ??
        [value]
          .flat()
          .map((part) => (typeof part === 'number' ? numbers.format(part) : String(part)))
          .join('–'),
    )
    return `${label} (${shown.join(', ')}${values.length > maxValues ? ' …' : ''})`
  })
  return textOf(labels.undeclared({ names: names.join(', ') }), language)
}
