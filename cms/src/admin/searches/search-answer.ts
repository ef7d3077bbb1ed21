import type { FoundPage, TriedSearch } from '#src/publishing/views/searches.ts'

/** Fields of the page's forms. */
export type SearchField = 'text' | 'word' | 'to' | 'maker' | 'number' | 'ours' | 'grade'

/** Response of the endpoints of the searches page. */
export interface SearchAnswer {
  /** Result or error message, in the panel's language. */
  message: string
  /** Messages by field. */
  errors?: Partial<Record<SearchField, string>>
  /** Panel path of the created synonym group or redirect. */
  document?: string
  /** Current result of the search. */
  tried?: TriedSearch
  /** Pages that a redirect can point to. */
  pages?: FoundPage[]
}
