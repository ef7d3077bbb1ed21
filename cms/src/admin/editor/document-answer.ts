import type { Locale } from '@vitrine/configuration/locales'
import type { Lack } from '#src/admin/lists/list-data.ts'
import type { SavedDocument } from './document-changes.ts'

/** Saved document in all languages, and its head, for its editor. */
export interface DocumentAnswer extends SavedDocument {
  /** Address of the main picture. */
  picture: string | null
  parent: { title: string; href: string } | null
  family: string
  /** Whole percent; null where nothing is required. */
  share: number | null
  lacks: Lack[]
  /** Fields whose saved text follows an older source, by language. */
  outdated: Partial<Record<Locale, string[]>>
}
