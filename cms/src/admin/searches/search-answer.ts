import type { FoundPage, TriedSearch } from '#src/publishing/views/searches.ts'

/** Fields of the forms on the searches page. */
export type SearchField = 'text' | 'word' | 'to' | 'maker' | 'number' | 'ours' | 'grade'

/** Response of the endpoints of the searches page. */
export interface SearchAnswer {
  /** Result or error message, in the panel's language. */
  message: string
  /** Messages by field. */
  errors?: Partial<Record<SearchField, string>>
  /** Panel path of the created synonym group or redirect, or of the list of other makers. */
  document?: string
  /** Current result of the search. */
  tried?: TriedSearch
  /** Found pages that a redirect can lead to. */
  pages?: FoundPage[]
}
