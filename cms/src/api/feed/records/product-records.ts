import { documentPath } from '@vitrine/configuration/document-paths'
import type { Locale } from '@vitrine/configuration/locales'
import type { ProductRecord } from '@vitrine/contract/shapes/feed'
import type { FeedRecord, Written } from './feed-record.ts'
import type { Products } from './part-records.ts'
import { atOrigin, recordedDocument, recordedPicture } from './recorded-files.ts'
import type { Digests } from './recorded-files.ts'
import { recordedState, successorProduct } from './recorded-state.ts'

type Product = Products extends ReadonlyMap<Locale, infer Each> ? Each : never
type OfLanguage = NonNullable<ProductRecord['languages'][Locale]>

function languageOf(product: Product, locale: Locale, digests: Digests): OfLanguage | undefined {
  const params = product.alternates[locale]
  if (!params) return undefined
  return {
    title: product.title,
    slug: product.slug,
    url: atOrigin(documentPath('product', locale, params)),
    description: product.description,
    key_figures: product.key_figures,
    category: product.category,
    subcategory: product.sub_category,
    text: product.text,
    highlights: product.highlights,
    reason: product.life_cycle.reason,
    successor: successorProduct(product.life_cycle),
    alternative_texts: product.pictures.map(({ alt }) => alt),
    documents: product.documents.map((file) => ({
      ...recordedDocument(file, digests),
      part_numbers: file.part_numbers,
    })),
    video: product.video,
  }
}

/** Record of a product, from what the API answers of it in each language. */
export function productRecords(products: Products, digests: Digests): FeedRecord[] {
  const all = [...products.values()]
  const [first] = all
  if (!first) return []
  const successor =
    all.map(({ life_cycle: life }) => life.successor?.part_number).find((code) => code) ?? null
  const shared: Omit<ProductRecord, keyof Written> = {
    id: first.id,
    family: first.family,
    ncm: first.ncm,
    part_numbers: first.variants.map(({ part_number: code }) => code),
    state: recordedState(first.life_cycle, successor),
    pictures: first.pictures.map((picture) => recordedPicture(picture, digests)),
    certificates: first.certificates.map(({ id, part_numbers }) => ({ id, part_numbers })),
    related: first.related.map(({ id }) => id),
  }
  const languages = Object.fromEntries(
    [...products].flatMap(([locale, product]) => {
      const own = languageOf(product, locale, digests)
      return own ? [[locale, own]] : []
    }),
  )
  return [{ key: String(first.id), shared, languages }]
}
