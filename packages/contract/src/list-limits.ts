/**
 * Limits of list queries, without schemas for the browser's bundle. `search`, `filter`: characters;
 * `filters`: number; `page`: last page; `perPage`: rows (keeps an answer under 100 KB). R9 sets
 * none.
 */
export const listLimits = {
  search: 512,
  filter: 120,
  filters: 24,
  page: 10_000,
  perPage: 48,
} as const

/** Number of results of each kind in a search across all kinds: one or two rows of cards. */
export const searchOverview = {
  products: 8,
  applications: 4,
  publications: 4,
  pages: 4,
  news: 4,
  documents: 4,
} as const

/**
 * Number of suggestions of each kind while a text is typed: they fit on a phone above its keyboard.
 */
export const suggested = { partNumbers: 5, products: 4, categories: 3, publications: 2 } as const

/** A filter on an attribute: `key:value`. Values of one key are combined by OR, keys by AND. */
export const filterPattern = /^[\w-]+:.+$/

/**
 * Limits of the page of cross-references. `text`: characters of the input; `lines`: numbers that
 * are looked up; `perPage`: rows of a maker.
 */
export const crossReferenceLimits = { text: 2000, lines: 50, perPage: 50 } as const
