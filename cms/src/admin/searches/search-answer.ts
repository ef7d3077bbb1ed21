import type { FoundPage, TriedSearch } from '#src/publishing/views/searches.ts'

/** Fields of the page's forms. */
export type SearchField = 'text' | 'word' | 'to' | 'maker' | 'number' | 'ours' | 'grade'

/** Answer of the endpoints of the page of searches. */
export interface SearchAnswer {
  /** What was done, or why it was not, in the language of the panel. */
  message: string
  /** Messages by field. */
  errors?: Partial<Record<SearchField, string>>
  /** Path in the panel of the synonym group or shortcut that was made. */
  document?: string
  /** What the search answers now. */
  tried?: TriedSearch
  /** Pages that a search may lead to. */
  pages?: FoundPage[]
}
