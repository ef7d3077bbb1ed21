import type { LifeState } from '@vitrine/contract/life-cycle'
import type { Locale } from '@vitrine/configuration/locales'
import type { Attribute, AttributeValue } from '@vitrine/contract/shapes/types'
import { categories, products, subcategories } from '@vitrine/demo/aterra'
import type { Block, Product } from '@vitrine/demo/aterra'

export interface CatalogueVariant {
  partNumber: string
  gtin: string | undefined
  values: Readonly<Record<string, AttributeValue>>
  /** Life cycle state of the variant or its product, unless active. */
  state?: LifeState | undefined
}

/** Product of the demonstration in one locale, with the data that a search may use. */
export interface CatalogueDocument {
  family: string
  key: string
  title: string
  summary: string
  subcategory: string
  category: string
  highlights: string
  text: string
  ncm: string
  attributes: readonly Attribute[]
  variants: readonly CatalogueVariant[]
}

function textOf(block: Block, locale: Locale): string {
  switch (block.kind) {
    case 'list':
      return block.items.map((item) => item[locale]).join('\n')
    case 'table':
      return [block.head, ...block.rows]
        .map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell[locale])).join(' '))
        .join('\n')
    case 'figure':
      return block.caption[locale]
    default:
      return block.text[locale]
  }
}

function documentOf(product: Product, locale: Locale): CatalogueDocument {
  const subcategory = subcategories.find(({ key }) => key === product.subcategory)
  const category = categories.find(({ key }) => key === subcategory?.category)
  return {
    family: product.family,
    key: product.key,
    title: product.title[locale],
    summary: product.summary[locale],
    subcategory: subcategory?.title[locale] ?? '',
    category: category?.title[locale] ?? '',
    highlights: product.highlights
      .map(({ label, value }) => `${label[locale]} ${value[locale]}`)
      .join('\n'),
    text: product.description.map((block) => textOf(block, locale)).join('\n'),
    ncm: product.ncm ?? '',
    attributes: (subcategory?.attributes ?? []).map((attribute) => ({
      key: attribute.key,
      label: attribute.label[locale],
      type: attribute.type,
      unit: attribute.unit ?? null,
      symbol: attribute.symbol ?? null,
      decimals: attribute.decimals ?? null,
      filter: attribute.filter,
      choices: (attribute.choices ?? []).map(({ value, label }) => ({
        value,
        label: label[locale],
      })),
    })),
    variants: product.variants.map(({ partNumber, gtin, values, lifeCycle }) => {
      const { state } = lifeCycle ?? product.lifeCycle ?? {}
      return { partNumber, gtin, values, state: state === 'active' ? undefined : state }
    }),
  }
}

/** Products of the demonstration in a locale, in the order of the catalogue. */
export const catalogueIn = (locale: Locale): CatalogueDocument[] =>
  products.map((product) => documentOf(product, locale))
