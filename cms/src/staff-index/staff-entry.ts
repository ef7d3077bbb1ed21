import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import type { Variant } from '#src/content/variants/declaration.ts'
import { stateOf } from '#src/publishing/languages/language-answer.ts'
import { documentState, existsByLanguage } from '#src/publishing/languages/states.ts'
import { keyFigures } from '#src/publishing/read-model/product-facts.ts'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { fold } from '#src/search/words/fold.ts'
import { indexed, textsOf } from './document-keys.ts'
import type { IndexedCollection, Named } from './document-keys.ts'

type Data = Record<string, unknown>

/** State of a document or of one of its languages on the site. */
export type SiteState = ReturnType<typeof stateOf>

/** Row of the staff's lists: a document as it was last saved. */
export interface StaffEntry {
  id: number
  /** By locale; a title without language stands under each. */
  titles: Partial<Record<Locale, string>>
  /** Title of the first locale that has one, folded. */
  sort_title: string
  parent: number | null
  family: string
  /** Number of part numbers; null where a collection has none. */
  part_numbers: number | null
  /** Media of the document, the main one first. */
  pictures: number[]
  /** Key figures of a product, by locale. */
  figures: Partial<Record<Locale, string>>
  states: Partial<Record<Locale, SiteState>>
  /** State of the document: of what has no language, and of its languages together. */
  site: SiteState
  /** Keys of what the document has (`factsOf`). */
  facts: string[]
  changed_at: string | null
}

/** Contents and neighbors of a document from which its entry is made. */
export interface EntrySource {
  id: number
  /** Row that visitors read, and latest version; equal in collections without versions. */
  row: Data | undefined
  draft: Data
  fields: readonly FlattenedField[]
  isDrafted: boolean
  /** Attributes of a product's subcategory. */
  attributes: StoredAttribute[]
  /** Locales of the alternative text of each picture. */
  alts: ReadonlyMap<number, readonly Locale[]>
}

const isFilled = (value: unknown): boolean => {
  if (value === null || value === undefined || value === false) return false
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.some(isFilled)
  if (typeof value === 'object') return Object.values(value).some(isFilled)
  return true
}

/** Ids of a relation: one, several or none. */
export const idsIn = (value: unknown): number[] =>
  [value].flat().filter((id): id is number => typeof id === 'number')

const variantsOf = (value: unknown): Variant[] => (Array.isArray(value) ? (value as Variant[]) : [])

/** Key of a text in a locale, or of the alternative texts of all pictures. */
export const factIn = (name: string, locale: Locale): string => `${name}.${locale}`

/** Key of an attribute that each part number has. */
export const attributeFact = (key: string): string => `attribute.${key}`

/** Name of the fact that every picture has an alternative text. */
export const altFact = 'alt'

/**
 * Keys of what a document has: its fields by name, texts by name and locale (`description.es`),
 * alternative texts of its pictures (`alt.es`), and attributes that every part number has
 * (`attribute.torque`). Missing are the facts that a rule requires and the document does not have.
 */
function factsOf(collection: IndexedCollection, source: EntrySource): string[] {
  const { draft, fields, attributes, alts } = source
  const { pictures: pictureField, rows }: Named = indexed[collection]
  const facts = fields.flatMap((field) => {
    const value = draft[field.name]
    if ('localized' in field && field.localized)
      return localeCodes
        .filter((locale) => isFilled(Object(value)[locale]))
        .map((locale) => factIn(field.name, locale))
    return isFilled(value) ? [field.name] : []
  })
  const pictures = pictureField === undefined ? [] : idsIn(draft[pictureField])
  if (pictures.length > 0)
    facts.push(
      ...localeCodes
        .filter((locale) => pictures.every((id) => alts.get(id)?.includes(locale)))
        .map((locale) => factIn(altFact, locale)),
    )
  const variants = rows === undefined ? [] : variantsOf(draft[rows])
  if (variants.length > 0)
    facts.push(
      ...attributes
        .filter(({ key }) =>
          variants.every(
            ({ values }) => isFilled(Object(values)[key]) || Object(values)[key] === false,
          ),
        )
        .map(({ key }) => attributeFact(key)),
    )
  return facts
}

function siteStates(source: EntrySource): Pick<StaffEntry, 'states' | 'site'> {
  const { fields, row, draft, isDrafted } = source
  if (!isDrafted) return { states: {}, site: 'public' }
  const { languages, isSharedChanged } = documentState(fields, row, draft)
  const isPublic = row?.['_status'] === 'published'
  const states = Object.fromEntries(
    languages.map(({ locale, isPublic: isRead, isWritten, isChanged }) => [
      locale,
      existsByLanguage(fields, false)
        ? stateOf({
            locale,
            title: '',
            public: Number(isRead),
            written: Number(isWritten),
            unpublished: Number(isChanged || (isRead && isSharedChanged)),
          })
        : !isWritten
          ? 'absent'
          : !isPublic
            ? 'draft'
            : isChanged
              ? 'changed'
              : 'public',
    ]),
  )
  const site = !isPublic
    ? 'draft'
    : isSharedChanged || languages.some(({ isChanged }) => isChanged)
      ? 'changed'
      : 'public'
  return { states, site }
}

/** Row of the staff's lists for a document. */
export function entryOf(collection: IndexedCollection, source: EntrySource): StaffEntry {
  const { id, draft, attributes } = source
  const { title, rows, parent, pictures }: Named = indexed[collection]
  const titles = Object.fromEntries(
    textsOf(draft[title]).flatMap(({ locale, label }) =>
      (locale === null ? localeCodes : [locale]).map((code) => [code, label]),
    ),
  ) as StaffEntry['titles']
  const first = localeCodes.map((code) => titles[code]).find((text) => text !== undefined) ?? ''
  const variants = rows === undefined ? undefined : variantsOf(draft[rows])
  const changed = draft['updatedAt'] ?? source.row?.['updatedAt']
  return {
    id,
    titles,
    sort_title: fold(first),
    parent: parent === undefined ? null : (idsIn(draft[parent])[0] ?? null),
    family: typeof draft['family'] === 'string' ? draft['family'] : '',
    part_numbers: variants === undefined ? null : variants.length,
    pictures: pictures === undefined ? [] : idsIn(draft[pictures]),
    figures:
      attributes.length === 0 || variants === undefined
        ? {}
        : Object.fromEntries(
            localeCodes.map((code) => [code, keyFigures(attributes, variants, code)]),
          ),
    ...siteStates(source),
    facts: factsOf(collection, source),
    changed_at: typeof changed === 'string' ? changed : null,
  }
}
