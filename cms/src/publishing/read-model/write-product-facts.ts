import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Locale } from '@vitrine/configuration/locales'
import { unusualMark } from '#src/content/life-cycle/life-columns.ts'
import {
  changesOn,
  lifeOn,
  lifeOfEach,
  lifeOfProduct,
  lifeOfVariant,
  stateOn,
  successorText,
  today,
  withoutLife,
} from '#src/content/life-cycle/stored-life.ts'
import type { StoredLife } from '#src/content/life-cycle/stored-life.ts'
import { lifeKeys } from '@vitrine/contract/life-cycle'
import type { Attribute } from '@vitrine/contract/shapes/types'
import type { Tag } from '@vitrine/contract/tags'
import type { Payload, PayloadRequest } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import { revisionOf } from '#src/publishing/changes/last-step.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { writeRows } from './changed-rows.ts'
import { inLocale } from './entry.ts'
import type { Publication } from './write-entries.ts'
import { keyFigures } from './product-facts.ts'
import type { StoredAttribute } from './product-facts.ts'

type Transaction = Pick<PayloadRequest, 'transactionID'>

async function attributesOf(
  payload: Payload,
  subcategory: unknown,
  transaction: Transaction,
): Promise<StoredAttribute[]> {
  if (typeof subcategory !== 'number') return []
  const document: unknown = await payload.findByID({
    collection: 'subcategories',
    id: subcategory,
    locale: 'all',
    depth: 0,
    select: { attributes: true },
    disableErrors: true,
    req: { transactionID: transaction.transactionID } as PayloadRequest,
  })
  return ((document as { attributes?: StoredAttribute[] } | null)?.attributes ?? []).filter(
    isColumn,
  )
}

/** Attribute of the contract in a locale. */
export const attributeIn = (attribute: StoredAttribute, locale: Locale): Attribute => ({
  key: attribute.key,
  label: inLocale(attribute.label, locale) || attribute.key,
  type: attribute.type,
  unit: attribute.unit ?? null,
  symbol: null,
  decimals: attribute.decimals ?? null,
  filter: attribute.filter ?? false,
  choices: (attribute.choices ?? []).map(({ value, label }) => ({
    value,
    label: inLocale(label, locale) || value,
  })),
})

/**
 * Writes the derived data of a product's variants: one row per variant, and the summary of the
 * card.
 */
export async function writeProductFacts(
  payload: Payload,
  { id, document, entries }: Pick<Publication, 'id' | 'document' | 'entries'>,
  transaction: Transaction,
): Promise<void> {
  const variants = Array.isArray(document?.['variants']) ? (document['variants'] as Variant[]) : []
  const attributes = await attributesOf(payload, document?.['subcategory'], transaction)
  const printed = variants.map((variant) => variant.part_number.trim())
  const life = lifeOfProduct(document?.['life_cycle'])
  const day = today()
  await writeRows(
    payload,
    variantTable,
    { product: id, next: variantRows(variants, life) },
    transaction,
  )
  await rows(
    payload,
    sql`
    insert into search_products (product_id, subcategory_id, locales, successor, successor_keys, changes_on, revision)
    values (${id}, ${typeof document?.['subcategory'] === 'number' ? document['subcategory'] : null}::int, ${sql.param([...entries.keys()])}::text[],
      ${successorText(lifeOn(life, day).successor)}, ${sql.param(successorKeys(variants, life))}::text[], ${firstChange(variants, life, day)}::date, ${revisionOf('search_products')})
    on conflict (product_id) do update set subcategory_id = excluded.subcategory_id, locales = excluded.locales, revision = excluded.revision,
      successor = excluded.successor, successor_keys = excluded.successor_keys, changes_on = excluded.changes_on`,
    transaction,
  )
  const searched = variants.map((variant) => {
    const own = lifeOn(lifeOfVariant(variant) ?? life, day)
    const state = stateOn(own, day)
    return {
      part_number: variant.part_number,
      values: withoutLife(variant.values),
      ...(state === 'active' ? {} : { state }),
      ...(own.successor === null ? {} : { successor: successorText(own.successor) ?? '' }),
    }
  })
  for (const [locale, entry] of entries) {
    const family = typeof document?.['family'] === 'string' ? document['family'] : ''
    const pictures = document?.['pictures']
    Object.assign(entry.card, {
      family,
      key_figures: keyFigures(attributes, variants, locale),
      state: unusualMark(stateOn(life, day), locale),
      main_image: Array.isArray(pictures) && typeof pictures[0] === 'number' ? pictures[0] : null,
      part_numbers: {
        count: printed.length,
        first: printed[0] ?? null,
        last: printed.at(-1) ?? null,
      },
    })
    const highlights = Array.isArray(document?.['highlights']) ? document['highlights'] : []
    Object.assign(entry.source, {
      family,
      ncm: typeof document?.['ncm'] === 'string' ? document['ncm'] : '',
      highlights: highlights
        .map(
          (row: { label?: unknown; value?: unknown }) =>
            `${inLocale(row.label, locale)} ${inLocale(row.value, locale)}`,
        )
        .join('\n'),
      attributes: attributes.map((attribute) => attributeIn(attribute, locale)),
      variants: searched,
    })
  }
}

interface VariantRow {
  printed: string
  normalised: string
  values: unknown
  state: string
  own_life: boolean
  successor: string | null
}

/** Value as it is read from a column of JSON. */
const asStored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Rows of a product's variants, in the order of its table. */
function variantRows(variants: Variant[], life: StoredLife): VariantRow[] {
  const day = today()
  return lifeOfEach(variants, life).map(({ variant, life: stored }) => {
    const own = lifeOn(stored, day)
    const state = stateOn(own, day)
    const values = withoutLife(variant.values)
    const printed = variant.part_number.trim()
    return {
      printed,
      normalised: normalizePartNumber(printed),
      values: asStored(state === 'active' ? values : { ...values, [lifeKeys.state]: state }),
      state,
      own_life: lifeOfVariant(variant) !== undefined,
      successor: successorText(own.successor),
    }
  })
}

const variantTable = {
  name: 'search_variants',
  columns: {
    printed: 'text',
    normalised: 'text',
    values: 'jsonb',
    state: 'text',
    own_life: 'boolean',
    successor: 'text',
  },
} as const

/** Keys by which the successors of a product find this product when they are published. */
const successorKeys = (variants: readonly Variant[], life: StoredLife): string[] => [
  ...new Set(
    lifeOfEach(variants, life).flatMap(({ life: { successor } }) =>
      successor === null
        ? []
        : 'product' in successor
          ? [`#${successor.product}`]
          : [normalizePartNumber(successor.text), successor.text],
    ),
  ),
]

/** First date on which a state of the product or of its part numbers changes. */
function firstChange(variants: readonly Variant[], life: StoredLife, day: string): string | null {
  const days = [{ life }, ...lifeOfEach(variants, life)].flatMap(
    (each) => changesOn(each.life, day) ?? [],
  )
  return days.toSorted()[0] ?? null
}

/** Tags of the products whose successor is this product or one of its part numbers. */
export async function predecessorTags(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<Tag[]> {
  const found = await rows<{ id: number }>(
    payload,
    sql`
    select product_id as id from search_products where product_id <> ${id} and successor_keys && array(
      select normalised from search_variants where product_id = ${id}
      union all select slug from search_entries where collection = 'products' and document_id = ${id}
      union all select ${`#${id}`})`,
    transaction,
  )
  return found.map((product): Tag => `product:${product.id}`)
}
