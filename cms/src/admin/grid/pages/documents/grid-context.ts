import type { Locale } from '@vitrine/configuration/locales'
import type { ListView } from '#src/staff-index/list-shapes.ts'

/** What the page of the grid knows of its account. */
export interface GridContext {
  language: string
  /** Content locale of the panel. */
  locale: Locale
  /** Id of the account. */
  account: number
  /** Saved views of the documents. */
  views: ListView[]
  /** True if the account may share views with roles. */
  mayShare: boolean
  /** Address for new part numbers; null: the account may not add any. */
  newParts: string | null
}
