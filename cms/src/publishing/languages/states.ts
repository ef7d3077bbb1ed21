import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { FlattenedField } from 'payload'
import { sameShared, sameTexts, textsIn } from './compose.ts'
import type { Data } from './compose.ts'

type Fields = readonly FlattenedField[]

/** State of one language of a document. */
export interface LanguageState {
  locale: Locale
  /** Whether visitors read the document in this language. */
  isPublic: boolean
  /** Whether the draft has a title, or any text, in this language. */
  isWritten: boolean
  /** Whether the texts of the draft differ from those that visitors read. */
  isChanged: boolean
}

export interface DocumentState {
  languages: LanguageState[]
  /** Whether the draft differs in what has no language. */
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
 * Whether a document exists in a language: by its title, where each language has one, as in the read
 * model (`entry.ts`); else by any text.
 */
export const isWrittenIn = (fields: Fields, document: Data, locale: Locale): boolean =>
  hasTitle(fields)
    ? hasText(document['title'], locale)
    : Object.keys(textsIn(fields, document, locale)).length > 0

/**
 * Whether a document can be public in some languages and absent in others: of one without a title in each
 * language (a certificate, another maker) the texts have languages, its presence has none.
 */
export const existsByLanguage = (fields: Fields, isGlobal: boolean): boolean =>
  isGlobal || hasTitle(fields)

/** Document of which nothing is public. */
const nothing: Data = {}

/** The public content of a document: what its row holds while it is published. */
export const publicContent = (row: Data | undefined): Data =>
  row?.['_status'] === 'published' ? row : nothing

/** States of the languages of a document, from its row and its latest version. */
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
