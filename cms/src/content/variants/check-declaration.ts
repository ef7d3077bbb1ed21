import { defaultLocale } from '@vitrine/configuration/locales'
import { ValidationError } from 'payload'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Locale } from '@vitrine/configuration/locales'
import { isSameComputed } from '#src/content/computed/complete-parts.ts'
import { computedValue } from '#src/content/computed/computations.ts'
import type { ComputedColumn } from '#src/content/computed/computations.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { computedRefusalsTexts } from '#texts/computed-refusals.js'
import { variantsTexts } from '#texts/variants.js'
import { checkVariants } from './check.ts'
import { declaredFrom } from './declaration.ts'
import type { Declared, StoredAttribute, Variant } from './declaration.ts'
import { withTrade } from './trade-attributes.ts'

const labels = labelsOf(variantsTexts)

const breaks = labels.breaks

const computedLabels = labelsOf(computedRefusalsTexts)

/** Maximum number of products named in the message. */
const named = 5

interface Product {
  id: number
  title: string | null
  family: string | null
  variants: unknown
}

/** Parts of a declaration that affect the validity of values, as text; labels do not. */
const shapeOf = (declared: readonly Declared[]): string =>
  JSON.stringify(
    declared
      .map(({ key, type, decimals, choices, limits = [], computed }) => [
        key,
        type,
        decimals,
        choices.map(({ value }) => value).sort(),
        limits.map((limit) => JSON.stringify(limit)).sort(),
        computed,
      ])
      .sort(),
  )

/** Variants of a subcategory's products, published and latest draft. */
const productsOf = (req: PayloadRequest, subcategory: number): Promise<Product[]> =>
  rows<Product>(
    req.payload,
    sql`
    select p.id, words.title, p.family, p.variants
    from products p left join products_locales words on words._parent_id = p.id and words._locale = ${defaultLocale}
    where p.subcategory_id = ${subcategory} and p.deleted_at is null
    union all
    select v.parent_id, words.version_title, v.version_family, v.version_variants
    from _products_v v join products p on p.id = v.parent_id and p.deleted_at is null
    left join _products_v_locales words on words._parent_id = v.id and words._locale = ${defaultLocale}
    where v.latest and v.version_subcategory_id = ${subcategory}`,
    req,
  )

/** Number of values in the place of a computed one that differ from it; an empty one is filled. */
export function contradicted(
  declared: readonly ComputedColumn[],
  variants: unknown,
  family: string | null,
): number {
  const from = { columns: declared, family: family ?? '' }
  const parts = Array.isArray(variants) ? (variants as Partial<Variant>[]) : []
  return declared
    .filter(({ computed }) => computed)
    .flatMap((column) =>
      parts.filter(({ values }) => {
        const own: unknown = values?.[column.key]
        if (own === undefined || own === null || own === '') return false
        const value = computedValue(column, values ?? {}, from)
        return value !== undefined && !isSameComputed(value, own)
      }),
    ).length
}

/** First titles of products, in quotation marks. */
export const quotedTitles = (products: Iterable<string>): string =>
  [...products]
    .slice(0, named)
    .map((title) => `“${title}”`)
    .join(', ')

/** Path of the first changed attribute, at which the form shows the error. */
function changedPath(
  before: readonly StoredAttribute[],
  after: readonly StoredAttribute[],
): string {
  const at = after.findIndex(({ id, key }) =>
    before.some((old) => old.id === id && old.key !== key),
  )
  return at === -1 ? 'attributes' : `attributes.${at}.key`
}

/**
 * Rejects changes to a subcategory's attributes that would invalidate stored values: another key,
 * type or number of decimals, or a removed attribute or choice. The affected products could not be
 * published anymore.
 */
export const keepValuesDeclared: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !Array.isArray(data['attributes'])) return data
  const stored = (originalDoc?.attributes ?? []) as StoredAttribute[]
  const sent = data['attributes'] as StoredAttribute[]
  const [before, after] = [stored, sent].map((attributes) =>
    attributes.filter(isColumn).map(declaredFrom),
  )
  if (!before || !after || shapeOf(before) === shapeOf(after)) return data
  const language = req.i18n?.language ?? 'pt'
  const traded = (declared: Declared[]): Declared[] =>
    withTrade(declared, (req.locale ?? defaultLocale) as Locale)
  const wrongUnder = (declared: Declared[], variants: unknown): number =>
    checkVariants(variants, traded(declared), language).length
  const broken = new Map<number, string>()
  const products = await productsOf(req, Number(originalDoc?.id))
  for (const { id, title, variants } of products) {
    if (wrongUnder(after, variants) > wrongUnder(before, variants))
      broken.set(id, title ?? String(id))
  }
  const contradicting = new Map<number, string>()
  for (const { id, title, family, variants } of products)
    if (
      contradicted(traded(after), variants, family) > contradicted(traded(before), variants, family)
    )
      contradicting.set(id, title ?? String(id))
  if (broken.size + contradicting.size === 0) return data
  const path = changedPath(stored, sent)
  const errors = [
    { products: broken, sentence: breaks },
    { products: contradicting, sentence: computedLabels.breaks },
  ].flatMap(({ products: own, sentence }) =>
    own.size === 0
      ? []
      : [
          {
            path,
            message: textOf(
              sentence({ count: own.size, titles: quotedTitles(own.values()) }),
              language,
            ),
          },
        ],
  )
  throw new ValidationError({ collection: 'subcategories', errors, req }, req.t)
}
