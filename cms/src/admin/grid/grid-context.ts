import type { Locale } from '@vitrine/configuration/locales'
import type { ListView } from '#src/staff-index/list-views.ts'

/** What the page of the grid knows of its account. */
export interface GridContext {
  language: string
  /** Content locale of the panel. */
  locale: Locale
  /** Id of the account. */
  account: number
  views: ListView[]
  /** Address for new part numbers; null: the account may not add any. */
  newParts: string | null
}
