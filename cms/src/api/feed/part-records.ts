import { basename } from 'node:path'
import { documentPath } from '@vitrine/configuration/document-paths'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import type { Answer } from '@vitrine/contract/client'
import { gtinKey } from '@vitrine/contract/gtin'
import { thoseFor } from '@vitrine/contract/product/part-documents'
import { partTitle } from '@vitrine/contract/product/part-title'
import { foldedNumber, partsOf } from '@vitrine/contract/product/parts'
import type { Part } from '@vitrine/contract/product/parts'
import type { PartRecord } from '@vitrine/contract/shapes/feed'
import type { Document, Image, LifeCycle, ToolingRow } from '@vitrine/contract/shapes/types'
import { fillPath } from '@vitrine/http/path-pattern'
import { mimeOf } from '#src/content/media/file-kinds.ts'
import { environment } from '#src/platform/environment.ts'
import { listedAttributes, namesOfValues, typedValues } from './part-values.ts'

type Product = Answer<'product-read'>
export type Products = ReadonlyMap<Locale, Product>
/** SHA-256 of the bytes that an address serves, by its path. */
export type Digests = ReadonlyMap<string, string>

/** Record without what the feed adds when it is written. */
export type PartFacts = Omit<PartRecord, 'number' | 'updated_at'>

const absolute = (path: string): string => environment.PUBLIC_ORIGIN + path

/** Paths of the files that a product names. */
export const filesOf = ({ documents, certificates, pictures }: Product): string[] => [
  ...documents.map(({ url }) => url),
  ...certificates.flatMap(({ files }) => files.map(({ url }) => url)),
  ...pictures.map(({ url }) => url),
]

const documentOf = (
  { url, name, mime, bytes, title, kind, language, revision, date }: Document,
  digests: Digests,
) => ({
  url: absolute(url),
  name,
  mime,
  bytes,
  sha256: digests.get(url) ?? null,
  title,
  kind,
  language,
  revision,
  date,
})

const pictureOf = ({ url, name, width, height }: Image, digests: Digests) => ({
  url: absolute(url),
  name: basename(name),
  mime: mimeOf(name),
  sha256: digests.get(url) ?? null,
  width,
  height,
})

/** Address of the page of a part number; a product with one has a single page. */
function addressOf(product: Product, part: Part, locale: Locale): string | undefined {
  const params = product.alternates[locale]
  if (!params) return undefined
  return absolute(
    product.variants.length === 1
      ? documentPath('product', locale, params)
      : locales[locale].prefix + fillPath(screenPaths[locale].part, { ...params, part: part.slug }),
  )
}

/** Product with what is looked up by part number. */
interface Indexed {
  product: Product
  tooling: ReadonlyMap<string, ToolingRow[]>
  lives: ReadonlyMap<string, LifeCycle>
}

const indexed = (product: Product): Indexed => ({
  product,
  tooling: Map.groupBy(product.tooling.rows, ({ part_number: code }) => foldedNumber(code)),
  lives: new Map(product.part_life_cycles.map((life) => [life.part_number, life])),
})

const toolingOf = ({ product, tooling }: Indexed, partNumber: string): PartRecord['tooling'] =>
  (tooling.get(foldedNumber(partNumber)) ?? []).map(({ parts, values, missing }) => ({
    parts,
    values: typedValues(product.tooling.conditions, values),
    missing,
  }))

const lifeOf = ({ product, lives }: Indexed, partNumber: string): LifeCycle =>
  lives.get(partNumber) ?? product.life_cycle

/** Successor in any language: it may be public in some of them only. */
const successorOf = (all: readonly Indexed[], partNumber: string): string | null =>
  all
    .map((one) => lifeOf(one, partNumber).successor?.part_number)
    .find((code) => typeof code === 'string') ?? null

type OfLanguage = NonNullable<PartRecord['languages'][Locale]>

function languageOf(
  all: Indexed,
  part: Part,
  locale: Locale,
  digests: Digests,
): OfLanguage | undefined {
  const { product } = all
  const url = addressOf(product, part, locale)
  if (url === undefined) return undefined
  const { variant } = part
  const { category, sub_category: subcategory, tooling } = product
  return {
    title: partTitle(product, variant, locale),
    description: product.description,
    url,
    category,
    subcategory,
    product: { slug: product.slug, title: product.title },
    reason: lifeOf(all, variant.part_number).reason,
    names: namesOfValues(listedAttributes(product.attributes), variant.values),
    tooling_names:
      toolingOf(all, variant.part_number).length === 0
        ? {}
        : Object.fromEntries(
            [...tooling.roles, ...tooling.conditions].map(({ key, label }) => [key, label]),
          ),
    alternative_texts: product.pictures.map(({ alt }) => alt),
    cross_references: product.replaces
      .filter(({ part_number: own }) => own === null || own === variant.part_number)
      .map(({ maker, number, grade, note }) => ({ maker: maker.name, number, grade, note })),
    documents: thoseFor(product.documents, variant.part_number).map((file) =>
      documentOf(file, digests),
    ),
    certificates: thoseFor(product.certificates, variant.part_number).map((certificate) => ({
      id: certificate.id,
      title: certificate.title,
      number: certificate.number,
      standard: certificate.standard,
      kind: certificate.kind,
      valid_from: certificate.valid_from,
      valid_until: certificate.valid_until,
      files: certificate.files.map((file) => documentOf(file, digests)),
    })),
  }
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/**
 * Records of the part numbers of a product, from what the API answers of it in each language in
 * which it is public. Values without language are those of the first of these languages.
 */
export function partRecords(products: Products, digests: Digests): PartFacts[] {
  const byLocale = new Map([...products].map(([locale, product]) => [locale, indexed(product)]))
  const [whole] = byLocale.values()
  if (!whole) return []
  const { product: first } = whole
  return partsOf(first.variants).map((part): PartFacts => {
    const { variant } = part
    const life = lifeOf(whole, variant.part_number)
    const { packing } = variant.values
    return {
      part_number: variant.part_number,
      gtin: textOrNull(variant.values[gtinKey]),
      ncm: first.ncm,
      packing: typeof packing === 'number' ? packing : null,
      product: { id: first.id, family: first.family },
      state: {
        value: life.state.value,
        since: life.since,
        until: life.until,
        last_order: life.last_order,
        last_delivery: life.last_delivery,
        successor: successorOf([...byLocale.values()], variant.part_number),
      },
      values: typedValues(listedAttributes(first.attributes), variant.values),
      pictures: first.pictures.map((picture) => pictureOf(picture, digests)),
      tooling: toolingOf(whole, variant.part_number),
      languages: Object.fromEntries(
        localeCodes.flatMap((locale) => {
          const product = byLocale.get(locale)
          const own = product && languageOf(product, part, locale, digests)
          return own ? [[locale, own]] : []
        }),
      ),
    }
  })
}
