import type { FieldErrors } from '#src/platform/panel-calls/send.ts'
import type { FoundPage, TriedSearch } from '#src/publishing/views/tried-search.ts'

/** Answer of the calls of the page of searches, as its rows show it. */
export interface SearchAnswer {
  /** Result or error message, in the panel's language. */
  message: string
  errors?: FieldErrors | undefined
  /** Panel path of the created synonym group or redirect, or of the list of other makers. */
  document?: string
  /** Current result of the search. */
  tried?: TriedSearch
  /** Found pages that a redirect can lead to. */
  pages?: FoundPage[]
}
