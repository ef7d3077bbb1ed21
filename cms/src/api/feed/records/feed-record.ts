import type { Locale } from '@vitrine/configuration/locales'
import type { AttributeValue } from '@vitrine/contract/shapes/types'

/** Fields that a record gets when it is written, or that are written apart. */
export interface Written {
  key: string
  change: number
  updated_at: string
  languages: object
}

/** What filters of a feed read of a record. */
export interface RecordFacts {
  state?: string
  /** First day of the state; without one, that on which the record was derived. */
  since?: string
  /** Slug of the subcategory by language. */
  subcategories?: Partial<Record<Locale, string>>
  values?: Record<string, AttributeValue>
}

/** Record as it is derived: facts without language, and those of each language. */
export interface FeedRecord {
  key: string
  shared: object
  languages: Partial<Record<Locale, object>>
  facts?: RecordFacts
  /** Key of the record that stands in for it when it is gone. */
  successor?: string | null
  /** Equal for a record and the one to which it was renumbered. */
  identity?: string | null
}
