/**
 * True for a number format that prints a whole number as a code, with leading zeros and signs
 * (`000000`, `00-000`).
 */
export const isCodeFormat = (format: string): boolean => {
  const signs = bare(format)
  return signs.includes('00') && /^[-0#\s()/]*$/.test(signs)
}

/** Signs of a format without quoted and escaped text. */
const bare = (format: string): string => format.replace(/"[^"]*"|\\./g, '')

/** Signs of the first section of a format, without colors and locales in brackets. */
const firstSection = (format: string): string =>
  bare(format)
    .split(']')
    .map((part) => part.split('[', 1)[0] ?? '')
    .join('')
    .split(';', 1)[0] ?? ''

/** Text that the first section of a format prints beside the number: `cm` of `0" cm"`. */
export function formatText(format: string): string {
  let text = ''
  for (const [, quoted, escaped, end] of format.matchAll(/"([^"]*)"|\\(.)|(;)/g)) {
    if (end !== undefined) break
    text += quoted ?? escaped ?? ''
  }
  return text.trim()
}

/** What the number format of a cell makes of a number. */
export type NumberFormatKind = 'plain' | 'code' | 'percent' | 'date' | 'time'

/** Kind of a number format by its pattern. */
export function formatKindOf(format: string): NumberFormatKind {
  if (/^general$/i.test(format.trim())) return 'plain'
  const isElapsed = /\[[hms]+\]/i.test(format)
  const signs = firstSection(format)
  if (/[dy]/i.test(signs)) return 'date'
  if (isElapsed || /[hs]/i.test(signs)) return 'time'
  if (/^[\s/.,-]*m+[\s/.,-]*$/i.test(signs)) return 'date'
  if (signs.includes('%')) return 'percent'
  return isCodeFormat(format) ? 'code' : 'plain'
}

/** Kinds of the formats that have a number alone (ECMA-376, 18.8.30, and those of East Asia). */
export function builtInKindOf(id: number): NumberFormatKind {
  if (id === 9 || id === 10) return 'percent'
  if ((id >= 14 && id <= 17) || id === 22) return 'date'
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return 'time'
  if ((id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'date'
  return 'plain'
}

const msPerDay = 86_400_000

/**
 * Day of a serial number, ISO 8601; undefined for a time of day and beyond the year 9999. The first
 * date system has a 29 February 1900, which never was.
 */
export function dayOfSerial(serial: number, isFrom1904: boolean): string | undefined {
  const day = Math.floor(serial)
  if (day < 1 || day > 2_958_465 || (!isFrom1904 && day === 60)) return undefined
  const epoch = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30)
  const date = new Date(epoch + day * msPerDay)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}
