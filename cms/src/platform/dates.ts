/** Time zone of the panel: the company's, independent of the browser's. */
export const staffTimeZone = 'America/Sao_Paulo'

/**
 * Date patterns of the panel (Unicode TR 35): day first; the month in letters in English, where the
 * order is ambiguous.
 */
export const datePatterns = {
  pt: { date: 'dd/MM/yyyy', dateTime: 'dd/MM/yyyy HH:mm' },
  es: { date: 'dd/MM/yyyy', dateTime: 'dd/MM/yyyy HH:mm' },
  en: { date: 'd MMM yyyy', dateTime: 'd MMM yyyy, HH:mm' },
} as const

export type DateLanguage = keyof typeof datePatterns

export const isDateLanguage = (language: string): language is DateLanguage =>
  Object.hasOwn(datePatterns, language)

/** `22/11/2026 06:19`, in English `22 Nov 2026, 06:19`; São Paulo time by default. */
export function dateTimeText(
  iso: string,
  language: string,
  timeZone: string = staffTimeZone,
): string {
  const english = language === 'en'
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: english ? 'short' : '2-digit',
    day: english ? 'numeric' : '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(
    format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  )
  const time = `${part['hour']}:${part['minute']}`
  return english
    ? `${part['day']} ${part['month']} ${part['year']}, ${time}`
    : `${part['day']}/${part['month']}/${part['year']} ${time}`
}

/** Date part of `dateTimeText`. */
export const dateText = (iso: string, language: string): string =>
  dateTimeText(iso, language).replace(/,? \d\d:\d\d$/, '')

/** `22/11`, in English `22 Nov`. */
export const dayText = (iso: string, language: string): string =>
  dateText(iso, language).replace(/[ /]\d{4}$/, '')

/** São Paulo wall clock time of an instant, as a UTC timestamp (ms). */
function wallClock(instant: Date): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: staffTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  )
}

/**
 * Date whose local parts in the browser's time zone equal those in São Paulo, because date pickers
 * only know the browser's zone.
 */
export function toPicker(iso: string): Date {
  const wall = new Date(wallClock(new Date(iso)))
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
  )
}

/** Instant of the São Paulo time shown by a date picker. */
export function fromPicker(picked: Date): string {
  const wall = Date.UTC(
    picked.getFullYear(),
    picked.getMonth(),
    picked.getDate(),
    picked.getHours(),
    picked.getMinutes(),
    picked.getSeconds(),
  )
  const guess = wall - (wallClock(new Date(wall)) - wall)
  return new Date(guess - (wallClock(new Date(guess)) - wall)).toISOString()
}
