import type { AtomEntry } from './atom-xml.ts'

/** Number of entries of a feed. */
export const maxEntries = 48

/** The latest entries, the latest first. */
export const latestEntries = (entries: readonly AtomEntry[]): AtomEntry[] =>
  entries
    .toSorted((a, b) => Date.parse(b.updated) - Date.parse(a.updated) || (a.name < b.name ? -1 : 1))
    .slice(0, maxEntries)
