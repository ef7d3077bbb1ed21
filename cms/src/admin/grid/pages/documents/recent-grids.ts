/** Selection of part numbers that an account opened as a grid. */
export interface RecentGrid {
  /** Query of its address, without `?`. */
  query: string
  /** Codes of its families, or their titles. */
  families: string[]
  partNumbers: number
  columns: number
  /** Time of the last opening, ISO 8601. */
  at: string
}

/** Preference of an account. */
export const recentKey = 'grid-recent'

/** Selections that are remembered, and those that the page of choice shows. */
const maxRecent = 8
export const shownRecent = 4

/** Families that a selection is named by. */
const maxNamed = 6

const isRecent = (value: unknown): value is RecentGrid => {
  const given: Partial<Record<keyof RecentGrid, unknown>> = Object(value)
  return (
    typeof given.query === 'string' &&
    Array.isArray(given.families) &&
    given.families.every((family) => typeof family === 'string') &&
    typeof given.partNumbers === 'number' &&
    typeof given.columns === 'number' &&
    typeof given.at === 'string' &&
    !Number.isNaN(Date.parse(given.at))
  )
}

/** Parses a stored preference; what is not a selection counts as absent. */
export const recentIn = (stored: unknown): RecentGrid[] =>
  Array.isArray(stored) ? stored.filter(isRecent).slice(0, maxRecent) : []

/** Selections with the one that was opened last as the first. */
export const withOpened = (recent: readonly RecentGrid[], opened: RecentGrid): RecentGrid[] =>
  [opened, ...recent.filter(({ query }) => query !== opened.query)].slice(0, maxRecent)

/** Name of a selection: the codes of its first families. */
export const nameOfRecent = ({ families }: RecentGrid): string =>
  families.length > maxNamed
    ? `${families.slice(0, maxNamed).join(' ')} +${families.length - maxNamed}`
    : families.join(' ')
