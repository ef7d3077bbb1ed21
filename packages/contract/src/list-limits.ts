/**
 * Bounds of a list's query, without schemas so that the browser's bundle can carry them. Spec §9
 * shows none. `search`, `filter`: characters; `filters`: how many; `page`: the last; `perPage`:
 * rows (keeps an answer under 100 KB).
 */
export const listLimits = {
  search: 120,
  filter: 120,
  filters: 24,
  page: 10_000,
  perPage: 48,
} as const

/** A filter on a declared attribute: `key:value`; several of one key widen, several keys narrow. */
export const filterPattern = /^[\w-]+:.+$/
