import type { Locale } from '@vitrine/configuration/locales'
import type { PublishedDocument } from '#src/publishing/changes/published-document.ts'
import { parentFieldOf } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { blocksText } from '#src/content/blocks/text.ts'
import { lexicalText } from '#src/content/rich-text/text.ts'
import type { SearchSource } from '#src/search/ranking/search-document.ts'

/** Localized value, as returned by Payload for `locale: 'all'`. */
export type Localized<T = string> = Partial<Record<Locale, T | null>>

/**
 * Precomputed data of a list card, besides title, slug and parent, so that a list is one statement.
 */
export type Card = Record<string, unknown> & { description: string; main_image: number | null }

/** Fields of a document in one locale that lists and searches read. */
export interface Entry {
  title: string
  slug: string
  parent: number | null
  position: number
  publishedAt: string | null
  card: Card
  source: SearchSource
}

export const inLocale = (value: unknown, locale: Locale): string => {
  const localized = value as Localized | null | undefined
  return localized?.[locale] ?? ''
}

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Reading time of a text in minutes, at 200 words per minute. */
const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / 200))

/**
 * Read model entry of a document in a locale; undefined without a title or slug in the locale,
 * since the document does not exist there.
 */
export function entryOf(
  collection: PageCollection,
  document: PublishedDocument,
  locale: Locale,
): Entry | undefined {
  const title = inLocale(document['title'], locale).trim()
  const slug = inLocale(document['slug'], locale)
  if (title === '' || slug === '') return undefined
  const parentField = parentFieldOf(collection)
  const description = inLocale(document['description'], locale)
  const text =
    collection === 'pages'
      ? blocksText(document['blocks'], locale)
      : lexicalText((document['text'] as Localized<unknown> | undefined)?.[locale])
  const date = document['published_at'] ?? document['date']
  return {
    title,
    slug,
    parent: parentField === undefined ? null : idOf(document[parentField]),
    position: typeof document['position'] === 'number' ? document['position'] : 100,
    publishedAt: typeof date === 'string' ? date : null,
    card: {
      description,
      main_image: idOf(document['main_image']),
      reading_minutes: readingMinutes(text),
    },
    source: { title, summary: description, text },
  }
}
