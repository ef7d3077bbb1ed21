import { isLocale } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { gtinForms, gtinKey } from '@vitrine/contract/gtin'
import { columnOf } from '#src/platform/collections/collections.ts'
import type { With } from '#src/platform/collections/collections.ts'
import type { Named } from '#src/platform/collections/row.ts'
import { fold, wordsOf } from '#src/search/words/fold.ts'

type Data = Record<string, unknown>

/** Text by which employees find a document. */
export interface DocumentKey {
  /**
   * `title`: the document's title; `text`: another text; `code`: a part number, GTIN or other code,
   * matched without separators.
   */
  kind: 'title' | 'text' | 'code'
  /** Language of the text; null for a text without language. */
  locale: Locale | null
  label: string
}

export type IndexedCollection = With<'found'>

/** Fields by which the staff find and list documents, by collection. */
export const indexed = columnOf('found')

export const isIndexed = (slug: string): slug is IndexedCollection => Object.hasOwn(indexed, slug)

/** Maximum length of a stored label, characters. */
const maxLabel = 300

/** Texts of a field in all languages, read from a document loaded with all locales. */
export function textsOf(value: unknown): { locale: Locale | null; label: string }[] {
  if (typeof value === 'string')
    return value.trim() === '' ? [] : [{ locale: null, label: value.trim() }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([locale, text]) =>
    isLocale(locale) && typeof text === 'string' && text.trim() !== ''
      ? [{ locale, label: text.trim() }]
      : [],
  )
}

/** Part numbers and GTINs of a field's rows. */
function codesInRows(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((row: unknown) => {
    const { part_number: number, values } = Object(row) as Data
    const gtin: unknown = Object(values)[gtinKey]
    return [number, gtin].filter((code): code is string => typeof code === 'string' && code !== '')
  })
}

/** Keys of a document, from its latest content in all languages. */
export function keysOf(collection: IndexedCollection, document: Data): DocumentKey[] {
  const { title, texts = [], codes = [], rows }: Named = indexed[collection]
  const keys: DocumentKey[] = [
    ...textsOf(document[title]).map((text) => ({ kind: 'title' as const, ...text })),
    ...texts.flatMap((name) =>
      textsOf(document[name]).map((text) => ({ kind: 'text' as const, ...text })),
    ),
    ...codes.flatMap((name) =>
      textsOf(document[name]).map(({ label }) => ({ kind: 'code' as const, locale: null, label })),
    ),
    ...(rows === undefined ? [] : codesInRows(document[rows])).map((label) => ({
      kind: 'code' as const,
      locale: null,
      label,
    })),
  ]
  return keys.map((key) => ({ ...key, label: key.label.slice(0, maxLabel) }))
}

/** Code without separators, folded: `TC-95/12` is `tc9512`. */
export const codeKey = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Keys by which a code may be stored: its own, and a GTIN in each of its lengths. */
export const keysOfCode = (code: string): string[] => {
  const key = codeKey(code)
  return [key, ...(/^\d{8,14}$/.test(key) ? gtinForms(key) : [])]
}

/**
 * Words of a text, each preceded by a blank, so that a substring search for ` word` matches only
 * beginnings of words.
 */
export const wordKey = (text: string): string => ` ${wordsOf(text).join(' ')}`

/** Normalized text of a key, as stored in the index. */
export const storedKey = ({ kind, label }: DocumentKey): string =>
  kind === 'code' ? codeKey(label) : wordKey(label)
