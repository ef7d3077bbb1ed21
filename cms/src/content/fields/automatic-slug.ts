import type { Locale } from '@vitrine/configuration/locales'
import { panelLanguage, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { isAmbiguous, slugOf } from './slug-of.ts'

const hasCharacter = (slug: string): boolean => /[\p{L}\p{Nd}]/u.test(slug)

/**
 * Slug of a title. For a title without letters, whose slug would be empty or look like an id: the
 * kind of the document followed by the digits of the title (`noticia`, `noticia-2026`).
 *
 * @param kind - Singular name of the collection.
 */
export function automaticSlug(title: string, kind: Label, locale: Locale): string {
  const made = slugOf(title)
  if (hasCharacter(made) && !isAmbiguous(made)) return made
  const name = slugOf(textOf(kind, panelLanguage(locale)))
  return hasCharacter(made) ? `${name}-${made}` : name
}

/** Slug typed by the staff; empty if it has neither letters nor digits. */
export function typedSlug(value: unknown): string {
  const typed = typeof value === 'string' ? slugOf(value) : ''
  return hasCharacter(typed) ? typed : ''
}

/** Path typed by the staff: its segments as slugs; empty if none has letters or digits. */
export const typedPath = (value: unknown): string =>
  typeof value === 'string' ? value.split('/').map(typedSlug).filter(Boolean).join('/') : ''

/** Address of a document of a collection, as typed: that of a page of blocks has segments. */
export const typedAddress = (collection: string, value: unknown): string =>
  collection === 'pages' ? typedPath(value) : typedSlug(value)

/** Slug with the lowest number from 2 appended that makes it unique; unchanged if it is free. */
export function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  let free = wanted
  for (let n = 2; taken.has(free); n += 1) free = `${wanted}-${n}`
  return free
}
