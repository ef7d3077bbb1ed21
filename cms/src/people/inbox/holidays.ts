/** Days without work: single ones, and those of each year. */
export interface Holidays {
  /** `2026-11-20`. */
  days: ReadonlySet<string>
  /** `12-25`. */
  yearly: ReadonlySet<string>
}

export const noHolidays: Holidays = { days: new Set(), yearly: new Set() }

/** Maximum number of lines. */
const maxLines = 200

const padded = (number: string): string => number.padStart(2, '0')

/** Day of a year, or of each: `2026-12-25`, `12-25`, `25/12/2026`, `25.12.`; undefined for another text. */
function dayOf(text: string): { year: string; monthDay: string } | undefined {
  const iso = /^(?:(\d{4})-)?(\d{1,2})-(\d{1,2})$/.exec(text)
  const local = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4})?)?$/.exec(text)
  const [year = '', month = '', day = ''] = iso
    ? iso.slice(1)
    : local
      ? [local[3], local[2], local[1]]
      : []
  // 2000 is a leap year: 29 February is a day of some years
  const date = new Date(`${year || '2000'}-${padded(month)}-${padded(day)}T00:00:00Z`)
  const monthDay = `${padded(month)}-${padded(day)}`
  return Number.isNaN(date.getTime()) || !date.toISOString().slice(5).startsWith(monthDay)
    ? undefined
    : { year, monthDay }
}

/**
 * Holidays of a text with a day per line, of each year where none is named; words after the day are
 * a note. `wrong`: lines without a day.
 */
export function parseHolidays(text: string): Holidays & { wrong: string[] } {
  const [days, yearly] = [new Set<string>(), new Set<string>()]
  const wrong: string[] = []
  for (const line of text.split('\n').slice(0, maxLines)) {
    const [first = ''] = line.trim().split(/\s/)
    if (first === '') continue
    const day = dayOf(first)
    if (!day) wrong.push(line.trim())
    else if (day.year === '') yearly.add(day.monthDay)
    else days.add(`${day.year}-${day.monthDay}`)
  }
  return { days, yearly, wrong }
}

/** True if a day (`2026-11-20`) is a holiday. */
export const isHoliday = ({ days, yearly }: Holidays, day: string): boolean =>
  days.has(day) || yearly.has(day.slice(5))
