import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import { sameShared, sameTexts, textsIn } from './compose.ts'
import type { Data } from './compose.ts'

type Fields = readonly FlattenedField[]

/** State of one language of a document. */
export interface LanguageState {
  locale: Locale
  /** True if the document is public in this language. */
  isPublic: boolean
  /** True if the draft has a title, or any text, in this language. */
  isWritten: boolean
  /** True if the texts of the draft differ from the public ones. */
  isChanged: boolean
}

export interface DocumentState {
  languages: LanguageState[]
  /** True if the draft differs in shared (not localized) values. */
  isSharedChanged: boolean
}

const hasText = (value: unknown, locale: Locale): boolean => {
  const text: unknown = Object(value)[locale]
  return typeof text === 'string' && text.trim() !== ''
}

const hasTitle = (fields: Fields): boolean =>
  fields.some(
    (field) =>
      field.name === 'title' &&
      'localized' in field &&
      field.localized === true &&
      'required' in field &&
      field.required === true,
  )

/**
 * True if a document exists in a language: by its title if titles are localized, as in the read
 * model (`entry.ts`); otherwise by any text.
 */
export const isWrittenIn = (fields: Fields, document: Data, locale: Locale): boolean =>
  hasTitle(fields)
    ? hasText(document['title'], locale)
    : Object.keys(textsIn(fields, document, locale)).length > 0

/**
 * True if a document can be public in some languages only. Documents without a localized title
 * (certificates, other makers) are public in all languages or none, although their texts are
 * localized.
 */
export const existsByLanguage = (fields: Fields, isGlobal: boolean): boolean =>
  isGlobal || hasTitle(fields)

/** Public content of an unpublished document. */
const nothing: Data = {}

/** Public content of a document: its row, if the row is published. */
export const publicContent = (row: Data | undefined): Data =>
  row?.['_status'] === 'published' ? row : nothing

/** States of the languages of a document, computed from its row and its latest version. */
export function documentState(
  fields: Fields,
  row: Data | undefined,
  draft: Data | undefined,
): DocumentState {
  const published = publicContent(row)
  const written = draft ?? nothing
  return {
    languages: localeCodes.map((locale) => ({
      locale,
      isPublic: published !== nothing && isWrittenIn(fields, published, locale),
      isWritten: isWrittenIn(fields, written, locale),
      isChanged: !sameTexts(fields, published, written, locale),
    })),
    isSharedChanged: !sameShared(fields, published, written),
  }
}
