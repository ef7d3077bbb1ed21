import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { Locale } from '@vitrine/contract/locales'
import type { Attribute } from '@vitrine/contract/shapes/types'
import type { Payload, PayloadRequest } from 'payload'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { normalisePartNumber } from '#src/content/variants/part-number.ts'
import { inLocale } from './entry.ts'
import type { Entry } from './entry.ts'
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

/** Writes the derived data of a product's variants: the row of each, and the card's summary. */
export async function writeProductFacts(
  payload: Payload,
  id: number,
  document: PublishedDocument | undefined,
  entries: Map<Locale, Entry>,
  transaction: Transaction,
): Promise<void> {
  const variants = Array.isArray(document?.['variants']) ? (document['variants'] as Variant[]) : []
  const attributes = await attributesOf(payload, document?.['subcategory'], transaction)
  const printed = variants.map((variant) => variant.part_number.trim())
  await writeVariants(payload, id, variants, transaction)
  await rows(
    payload,
    sql`
    insert into search_products (product_id, subcategory_id, locales)
    values (${id}, ${typeof document?.['subcategory'] === 'number' ? document['subcategory'] : null}::int, ${sql.param([...entries.keys()])}::text[])
    on conflict (product_id) do update set subcategory_id = excluded.subcategory_id, locales = excluded.locales, revision = excluded.revision`,
    transaction,
  )
  for (const [locale, entry] of entries) {
    const family = typeof document?.['family'] === 'string' ? document['family'] : ''
    const pictures = document?.['pictures']
    Object.assign(entry.card, {
      family,
      key_figures: keyFigures(attributes, variants, locale),
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
      variants,
    })
  }
}

/** Replaces the rows of a product's variants, in the order of its table. */
async function writeVariants(
  payload: Payload,
  id: number,
  variants: Variant[],
  transaction: Transaction,
): Promise<void> {
  const printed = variants.map((variant) => variant.part_number.trim())
  await rows(payload, sql`delete from search_variants where product_id = ${id}`, transaction)
  await rows(
    payload,
    sql`
    insert into search_variants (product_id, position, printed, normalised, values)
    select ${id}::int, place, printed, normalised, said from unnest(${sql.param(printed)}::text[], ${sql.param(printed.map(normalisePartNumber))}::text[],
      ${sql.param(variants.map(({ values }) => JSON.stringify(values)))}::jsonb[]) with ordinality as variant(printed, normalised, said, place)`,
    transaction,
  )
}
