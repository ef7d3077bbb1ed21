import { checkDigit } from './catalogue/gtin.ts'
import type * as content from './index.ts'
import type { Attribute, AttributeValue, Product, Subcategory } from './types.ts'

/**
 * Problems of the content, one line each. Pure functions, called by the test and by a plain Node
 * run.
 */

/** Texts with a missing or empty locale. */
export function emptyTexts(value: unknown, at = 'content'): string[] {
  if (!value || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((v, i) => emptyTexts(v, `${at}[${i}]`))
  if ('br' in value) {
    const text = value as Record<string, unknown>
    return ['br', 'en', 'es']
      .filter((l) => typeof text[l] !== 'string' || !String(text[l]).trim())
      .map((l) => `${at}.${l} is empty`)
  }
  return Object.entries(value).flatMap(([k, v]) => emptyTexts(v, `${at}.${k}`))
}

const british =
  /\b(?:aluminium|colour\w*|mould\w*|fibres?|galvanis\w*|\w*metres?|grey|spanners?|programmes?|oxidis\w*|labelled|analysed|vapour|catalogues?|cent(?:re|res|red)|earthing|earthed)\b/gi

/** British spellings in English texts, which are en-US: `content.title.en: colour`. */
export function britishSpellings(value: unknown, at = 'content'): string[] {
  if (!value || typeof value !== 'object') return []
  if (Array.isArray(value))
    return value.flatMap((entry, index) => britishSpellings(entry, `${at}[${index}]`))
  if ('en' in value)
    return [...String(value.en).matchAll(british)].map(([word]) => `${at}.en: ${word}`)
  return Object.entries(value).flatMap(([key, entry]) => britishSpellings(entry, `${at}.${key}`))
}

export function repeated(keys: string[]): string[] {
  return [...new Set(keys.filter((k, i) => keys.indexOf(k) !== i))]
}

function fits(attribute: Attribute, value: AttributeValue): boolean {
  switch (attribute.type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) && value > 0
    case 'range':
      return Array.isArray(value) && value.length === 2 && value[0] > 0 && value[0] <= value[1]
    case 'choice':
    case 'color':
    case 'picture':
      return attribute.choices?.some((c) => c.value === value) ?? false
    case 'boolean':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string' && value.length > 0
    case 'curve':
      return false
  }
}

/** Values of variants without a declared attribute, or of another type than the attribute's. */
export function misfits(products: Product[], subcategories: Subcategory[]): string[] {
  return products.flatMap((product) => {
    const declared = new Map(
      subcategories.find((s) => s.key === product.subcategory)?.attributes.map((a) => [a.key, a]),
    )
    return product.variants.flatMap((variant) =>
      Object.entries(variant.values).flatMap(([key, value]) => {
        const attribute = declared.get(key)
        return attribute && fits(attribute, value)
          ? []
          : [`${variant.partNumber}: ${key} = ${JSON.stringify(value)}`]
      }),
    )
  })
}

/**
 * Commercial data that a buyer's system would reject: a GTIN with a wrong check digit, an empty
 * pack, a tariff heading of the wrong length.
 */
export function barcodes(products: Product[]): string[] {
  return products.flatMap((product) => [
    ...(/^\d{8}$/.test(product.ncm ?? '') ? [] : [`${product.key}: ncm ${product.ncm}`]),
    ...product.variants.flatMap(({ partNumber, gtin = '', packing = 0 }) => [
      ...(/^789\d{10}$/.test(gtin) && checkDigit(gtin.slice(0, 12)) === Number(gtin[12])
        ? []
        : [`${partNumber}: gtin ${gtin}`]),
      ...(Number.isInteger(packing) && packing > 0 ? [] : [`${partNumber}: packing ${packing}`]),
    ]),
  ])
}

/**
 * Attributes with the same key but another type or unit, which would break a filter over several
 * subcategories.
 */
export function clashes(subcategories: Subcategory[]): string[] {
  const first = new Map<string, string>()
  return subcategories.flatMap((subcategory) =>
    subcategory.attributes.flatMap(({ key, type, unit = '' }) => {
      const kind = `${type} ${unit}`.trim()
      const known = first.get(key) ?? kind
      first.set(key, known)
      return known === kind ? [] : [`${subcategory.key}: ${key} is ${kind}, elsewhere ${known}`]
    }),
  )
}

/** Keys of one entry that refer to no other entry. */
export function danglingReferences(c: typeof content): string[] {
  const keysOf = (rows: { key: string }[]) => new Set(rows.map((r) => r.key))
  const [picture, product, subcategory, category] = [
    keysOf(c.pictures),
    keysOf(c.products),
    keysOf(c.subcategories),
    keysOf(c.categories),
  ]
  const [solution, section, newsCategory] = [
    keysOf(c.solutions),
    keysOf(c.sections),
    keysOf(c.newsCategories),
  ]
  const missing = (kind: string, set: Set<string>, keys: string[]) =>
    keys.filter((k) => !set.has(k)).map((k) => `${kind} ${k}`)
  const figures = [...c.publications, ...c.posts, ...c.applications].flatMap((x) =>
    x.text.flatMap((b) => (b.kind === 'figure' ? [b.picture] : [])),
  )
  return [
    ...missing('picture', picture, [
      ...c.products.flatMap((p) => p.pictures.map((x) => x.picture)),
      ...c.categories.map((x) => x.picture),
      ...c.solutions.map((x) => x.picture),
      ...c.applications.map((x) => x.picture),
      ...c.posts.map((x) => x.picture),
      ...c.institutional.plants.map((x) => x.picture),
      c.institutional.picture,
      c.home.hero.picture,
      ...figures,
      ...c.layout.certificates.flatMap((g) => g.certificates.map((x) => x.picture)),
      ...c.layout.rewards.map((x) => x.picture),
    ]),
    ...missing('product', product, [
      ...c.products.flatMap((p) => p.related),
      ...c.applications.flatMap((a) => a.products.map((x) => x.product)),
      ...c.publications.flatMap((p) => p.products),
      ...c.posts.flatMap((p) => p.products ?? []),
      ...c.home.mostViewed.products,
    ]),
    ...missing(
      'subcategory',
      subcategory,
      c.products.map((p) => p.subcategory),
    ),
    ...missing('category', category, [
      ...c.subcategories.map((s) => s.category),
      ...c.distributors.flatMap((d) => d.categories),
    ]),
    ...missing(
      'solution',
      solution,
      c.applications.map((a) => a.solution),
    ),
    ...missing(
      'section',
      section,
      c.publications.map((p) => p.section),
    ),
    ...missing(
      'news category',
      newsCategory,
      c.posts.map((p) => p.category),
    ),
    ...missing('application', keysOf(c.applications), c.home.mostViewed.applications),
    ...missing('publication', keysOf(c.publications), c.home.mostViewed.publications),
  ]
}

/** Paths of the files in the content, relative to `demo/aterra/`. */
export function namedFiles(c: typeof content): string[] {
  const documents = c.products.flatMap((p) => p.documents.flatMap((d) => Object.values(d.file)))
  return [
    ...new Set([
      ...c.pictures.map((p) => `pictures/originals/${p.file}`),
      ...documents.map((f) => `files/${f}`),
    ]),
  ]
}
