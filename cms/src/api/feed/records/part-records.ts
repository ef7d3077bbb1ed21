import { documentPath } from '@vitrine/configuration/document-paths'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { screenPaths } from '@vitrine/configuration/screen-paths'
import type { Answer } from '@vitrine/contract/client'
import { gtinKey } from '@vitrine/contract/gtin'
import { thoseFor, withoutLabelledDrawings } from '@vitrine/contract/product/part-documents'
import { isStated } from '@vitrine/contract/product/attribute-text'
import { partTitle } from '@vitrine/contract/product/part-title'
import { foldedNumber, partsOf } from '@vitrine/contract/product/parts'
import type { Part } from '@vitrine/contract/product/parts'
import type { PartRecord } from '@vitrine/contract/shapes/feed'
import type { AttributeValue, LifeCycle, ToolingRow, Variant } from '@vitrine/contract/shapes/types'
import { fillPath } from '@vitrine/http/path-pattern'
import { today } from '#src/content/life-cycle/stored-life.ts'
import type { FeedRecord, Written } from './feed-record.ts'
import { listedAttributes, namesOfValues, typedValues } from './part-values.ts'
import { atOrigin, recordedDocument, recordedPicture } from './recorded-files.ts'
import type { Digests } from './recorded-files.ts'
import { recordedState, successorProduct } from './recorded-state.ts'

type Product = Answer<'product-read'>
export type Products = ReadonlyMap<Locale, Product>

/** Paths of the files that a product names. */
export const filesOf = ({ documents, certificates, pictures }: Product): string[] => [
  ...documents.map(({ url }) => url),
  ...certificates.flatMap(({ files }) => files.map(({ url }) => url)),
  ...pictures.map(({ url }) => url),
]

/** Address of the page of a part number; a product with one has a single page. */
function addressOf(product: Product, part: Part, locale: Locale): string | undefined {
  const params = product.alternates[locale]
  if (!params) return undefined
  return atOrigin(
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

/** Names of the roles and conditions that the tooling of a part number states. */
function namesOfTooling(all: Indexed, partNumber: string): OfLanguage['tooling_names'] {
  const rows = toolingOf(all, partNumber)
  const used = new Set(
    rows.flatMap(({ parts, values, missing }) => [
      ...Object.keys(parts),
      ...values.map(({ key }) => key),
      ...missing,
    ]),
  )
  const { roles, conditions } = all.product.tooling
  return Object.fromEntries(
    [...roles, ...conditions].flatMap(({ key, label }) => (used.has(key) ? [[key, label]] : [])),
  )
}

/** Slugs of the subcategory by language. */
const slugsOf = (products: Products): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    [...products].flatMap(([locale, { sub_category: subcategory }]) =>
      subcategory ? [[locale, subcategory.slug]] : [],
    ),
  )

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
  const { category, sub_category: subcategory } = product
  const life = lifeOf(all, variant.part_number)
  return {
    title: partTitle(product, variant, locale),
    description: product.description,
    url,
    category,
    subcategory,
    product: { slug: product.slug, title: product.title },
    reason: life.reason,
    successor: successorProduct(life),
    names: namesOfValues(listedAttributes(product.attributes), variant.values),
    tooling_names: namesOfTooling(all, variant.part_number),
    alternative_texts: product.pictures.map(({ alt }) => alt),
    cross_references: product.replaces
      .filter(({ part_number: own }) => own === null || own === variant.part_number)
      .map(({ maker, number, grade, note }) => ({ maker: maker.name, number, grade, note })),
    documents: thoseFor(withoutLabelledDrawings(product), variant.part_number).map((file) =>
      recordedDocument(file, digests),
    ),
    certificates: thoseFor(product.certificates, variant.part_number).map((certificate) => ({
      id: certificate.id,
      title: certificate.title,
      number: certificate.number,
      standard: certificate.standard,
      kind: certificate.kind,
      valid_from: certificate.valid_from,
      valid_until: certificate.valid_until,
      files: certificate.files.map((file) => recordedDocument(file, digests)),
    })),
  }
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** Values by key, as filters on attributes compare them. */
const valuesOf = (values: Variant['values']): Record<string, AttributeValue> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isStated(value)))

/** Facts of a part number without language: those of the first language of its product. */
function factsOf(
  whole: Indexed,
  part: Part,
  successor: string | null,
  digests: Digests,
): Omit<PartRecord, keyof Written> {
  const { product } = whole
  const { part_number: code, values } = part.variant
  const { packing } = values
  return {
    part_number: code,
    gtin: textOrNull(values[gtinKey]),
    ncm: product.ncm,
    packing: typeof packing === 'number' ? packing : null,
    product: { id: product.id, family: product.family },
    state: recordedState(lifeOf(whole, code), successor),
    values: typedValues(listedAttributes(product.attributes), values),
    pictures: product.pictures.map((picture) => recordedPicture(picture, digests)),
    tooling: toolingOf(whole, code),
  }
}

/** Records of the part numbers of a product, from what the API answers of it in each language. */
export function partRecords(products: Products, digests: Digests): FeedRecord[] {
  const byLocale = new Map([...products].map(([locale, product]) => [locale, indexed(product)]))
  const [whole] = byLocale.values()
  if (!whole) return []
  return partsOf(whole.product.variants).map((part): FeedRecord => {
    const { part_number: code, values } = part.variant
    const successor = successorOf([...byLocale.values()], code)
    const shared = factsOf(whole, part, successor, digests)
    const languages = Object.fromEntries(
      [...byLocale].flatMap(([locale, one]) => {
        const own = languageOf(one, part, locale, digests)
        return own ? [[locale, own]] : []
      }),
    )
    return {
      key: code,
      shared,
      languages,
      facts: {
        state: shared.state.value,
        since: shared.state.since ?? today(),
        subcategories: slugsOf(products),
        values: valuesOf(values),
      },
      successor,
      identity: shared.gtin,
    }
  })
}
