import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { stateOf } from '#src/publishing/languages/language-answer.ts'
import { documentState, existsByLanguage } from '#src/publishing/languages/states.ts'
import { keyFigures } from '#src/publishing/read-model/product-facts.ts'
import type { StoredAttribute } from '#src/publishing/read-model/product-facts.ts'
import { columnKeys } from '#src/content/life-cycle/stored-life.ts'
import type { Variant } from '#src/content/variants/declaration.ts'
import { fold } from '#src/search/words/fold.ts'
import { indexed, textsOf } from './document-keys.ts'
import type { Named } from '#src/platform/collections/row.ts'
import type { IndexedCollection } from './document-keys.ts'
import { factsOf, idsIn, variantsOf } from './facts.ts'
import type { FactSource } from './facts.ts'

type Data = Record<string, unknown>

/** Publication state of a document, or of one of its languages. */
export type SiteState = ReturnType<typeof stateOf>

/** Row of the panel's lists: a document as last saved. */
export interface StaffEntry {
  id: number
  /** Titles by locale; a title without language is repeated for each locale. */
  titles: Partial<Record<Locale, string>>
  /** Title in the first locale that has one, folded (no case and accents), for sorting. */
  sort_title: string
  parent: number | null
  family: string
  /** Number of part numbers; null for collections without part numbers. */
  part_numbers: number | null
  /** Media of the document, the main one first. */
  pictures: number[]
  /** Key figures of a product, by locale. */
  figures: Partial<Record<Locale, string>>
  states: Partial<Record<Locale, SiteState>>
  /** Publication state of the document as a whole. */
  site: SiteState
  /** Keys of the document's facts (`factsOf`). */
  facts: string[]
  /** Part numbers without a row of tooling; 0 for collections without part numbers. */
  untooled: number
  /** True if a part number has a row of tooling. */
  is_tooled: boolean
  /** Discontinued part numbers. */
  discontinued: number
  changed_at: string | null
}

/** Content of a document from which its entry is computed. */
export interface EntrySource extends FactSource {
  id: number
  /** Published row; equal to the draft in collections without versions. */
  row: Data | undefined
  isDrafted: boolean
  attributes: StoredAttribute[]
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

/** Figures of the part numbers of a product. */
function partFigures(
  variants: readonly Variant[],
  tooling: readonly Variant[],
): Pick<StaffEntry, 'untooled' | 'is_tooled' | 'discontinued'> {
  const tooled = new Set(tooling.map((row) => row.part_number || ''))
  return {
    // a row without a part number is for all of the product
    untooled: tooled.has('')
      ? 0
      : variants.filter(({ part_number }) => !tooled.has(part_number)).length,
    is_tooled: tooled.size > 0,
    discontinued: variants.filter(({ values }) => values[columnKeys.state] === 'discontinued')
      .length,
  }
}

/** Computes the list entry of a document. */
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
    ...partFigures(variants ?? [], collection === 'products' ? variantsOf(draft['tooling']) : []),
    changed_at: typeof changed === 'string' ? changed : null,
  }
}
