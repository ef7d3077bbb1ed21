import { isNeededBy } from '#src/content/limits/families.ts'
import { limitOf } from '#src/content/limits/limit-kinds.ts'
import type { Limit } from '#src/content/limits/limit-kinds.ts'
import { tradeKeys } from '#src/content/variants/trade-attributes.ts'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import type { Variant } from '#src/content/variants/declaration.ts'
import { certificateFact, documentFact, posterFact } from './offered-requirements.ts'
import { maxCount } from './completeness-rules.ts'
import { attributeFact, columnFact, neededFact } from './fact-names.ts'
import { indexed } from './document-keys.ts'
import type { Named } from '#src/platform/collections/row.ts'
import type { IndexedCollection } from './document-keys.ts'

type Data = Record<string, unknown>

/**
 * Version of the facts that this release writes; entries with an older version are written again.
 */
export const factsVersion = 5

/** Attribute of a subcategory, with the limits by which families need its values. */
interface FactAttribute {
  key: string
  limits?: readonly Limit[] | null | undefined
}

/** Content of a document, and the properties of referenced documents that its facts depend on. */
export interface FactSource {
  /** Latest version. */
  draft: Data
  fields: readonly FlattenedField[]
  /** Attributes of a product's subcategory. */
  attributes: readonly FactAttribute[]
  /** Locales of the alternative text of each picture. */
  alts: ReadonlyMap<number, readonly Locale[]>
  /** Kind of each attached document. */
  kinds: ReadonlyMap<number, string>
  /** True if a certificate applies to the product. */
  isCertified: boolean
}

export const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined || value === false) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isFilled)
  if (typeof value === 'object') return Object.values(value).some(isFilled)
  return true
}

/** Ids of a relation field's value, which can be one document, several or none. */
export const idsIn = (value: unknown): number[] =>
  [value].flat().filter((id): id is number => typeof id === 'number')

const isVariant = (row: unknown): row is Variant =>
  typeof Object(row).values === 'object' && Object(row).values !== null

/** Variants of a field's value; malformed rows are omitted. */
export const variantsOf = (value: unknown): Variant[] =>
  Array.isArray(value) ? value.filter(isVariant) : []

/**
 * Key of the fact that a text exists in a locale, or that all pictures have an alternative text in
 * it.
 */
export const factIn = (name: string, locale: Locale): string => `${name}.${locale}`

/** Key of a field with at least `count` values; for one value the key is the name of the field. */
export const countFact = (name: string, min: number): string => `${name}.min${min}`

/** Name of the fact that every picture has an alternative text. */
export const altFact = 'alt'

const hasValue = ({ values }: Variant, key: string): boolean => {
  const value: unknown = Object(values)[key]
  return isFilled(value) || value === false
}

/** Rows of part numbers without a value of an attribute. */
export const rowsWithout = (variants: readonly Variant[], key: string): number[] =>
  variants.flatMap((variant, row) => (hasValue(variant, key) ? [] : [row]))

/** Keys of the fields with a value; fields of a group have their path (`seo.title.es`). */
function fieldFacts(fields: readonly FlattenedField[], data: Data, path = ''): string[] {
  return fields.flatMap((field) => {
    const value = data[field.name]
    const name = path + field.name
    if (field.type === 'group' && path === '')
      return [
        ...(isFilled(value) ? [name] : []),
        ...fieldFacts(field.flattenedFields, Object(value) as Data, `${name}.`),
      ]
    if ('localized' in field && field.localized)
      return localeCodes
        .filter((locale) => isFilled(Object(value)[locale]))
        .map((locale) => factIn(name, locale))
    if (!isFilled(value)) return []
    const isCounted =
      (field.type === 'upload' || field.type === 'relationship') && field.hasMany === true
    const count = isCounted && Array.isArray(value) ? Math.min(value.length, maxCount) : 1
    return [name, ...Array.from({ length: count - 1 }, (_, at) => countFact(name, at + 2))]
  })
}

/** Keys of the attributes that all part numbers have, that all or none have, and that none needs. */
function columnFacts(variants: readonly Variant[], { attributes, draft }: FactSource): string[] {
  const family = typeof draft['family'] === 'string' ? draft['family'] : ''
  const own: FactAttribute[] = [...attributes, ...tradeKeys.map((key) => ({ key }))]
  const byKey = new Map(own.toReversed().map((attribute) => [attribute.key, attribute]))
  return [...byKey.values()].flatMap(({ key, limits }) => {
    const without = rowsWithout(variants, key).length
    const isWhole = without === 0 && variants.length > 0
    const isNeeded = isNeededBy(family, limits)
    // a gap in a family that needs the attribute is named once, as what it needs
    const isEven = isWhole || without === variants.length || isNeeded
    return [
      ...(isWhole ? [attributeFact(key)] : []),
      ...(isEven ? [columnFact(key)] : []),
      ...(limitOf(limits ?? undefined, 'needed') && (isWhole || !isNeeded)
        ? [neededFact(key)]
        : []),
    ]
  })
}

/**
 * Keys of what a document has: its fields by name, texts by name and locale (`description.es`),
 * counts (`pictures.min3`), alternative texts of its pictures (`alt.es`), attributes that every part
 * number has (`attribute.torque`) or that have no gaps (`column.torque`), documents by kind
 * (`documents.data-sheet`). Missing are the facts that a rule requires and the document does not
 * have.
 */
export function factsOf(collection: IndexedCollection, source: FactSource): string[] {
  const { draft, fields, alts, kinds, isCertified } = source
  const { pictures: pictureField, rows }: Named = indexed[collection]
  const facts = fieldFacts(fields, draft)
  if (pictureField !== undefined) {
    const pictures = idsIn(draft[pictureField])
    facts.push(
      ...localeCodes
        .filter((locale) => pictures.every((id) => alts.get(id)?.includes(locale)))
        .map((locale) => factIn(altFact, locale)),
    )
  }
  if (rows === 'variants') facts.push(...columnFacts(variantsOf(draft[rows]), source))
  const found = idsIn(draft['documents']).flatMap((id) => kinds.get(id) ?? [])
  facts.push(...new Set(found.map(documentFact)))
  if (isCertified) facts.push(certificateFact)
  const video: Data = Object(draft['video'])
  if (!isFilled(video['code']) || isFilled(video['poster'])) facts.push(posterFact)
  return [...new Set(facts)]
}
