import type { Locale } from '@vitrine/configuration/locales'
import type { Lack } from '#src/staff-index/list-shapes.ts'
import type { ReviewState } from '#src/translation/desk-shapes.ts'
import type { SavedDocument } from './document-changes.ts'

/**
 * Response of the document endpoint: the saved document in all languages, and the data of the
 * editor's header.
 */
export interface DocumentAnswer extends SavedDocument {
  /** URL of the main picture. */
  picture: string | null
  parent: { title: string; href: string } | null
  family: string
  /**
   * Share of the required facts that the document has, in whole percent; null if no facts are
   * required.
   */
  share: number | null
  lacks: Lack[]
  /** Fields whose saved translation is older than their source text, by language. */
  outdated: Partial<Record<Locale, string[]>>
  /** Languages in review, or sent back to a translator. */
  reviews: Partial<Record<Locale, ReviewState>>
}
