import { timeZone } from '@vitrine/configuration/locales'
import { instantOf, wallClock, wallTimeOf } from '@vitrine/configuration/wall-clock'

/** Time zone of the panel: the company's, independent of the browser's. */
export const staffTimeZone: string = timeZone

/** Name of the company's time zone for the staff: `Horário de Brasília`. */
export const zoneText = (language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: staffTimeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find(({ type }) => type === 'timeZoneName')?.value ?? staffTimeZone

/**
 * True for languages that write the month in letters: English, because its order of digits is
 * ambiguous.
 */
const inLetters = (language: string): boolean => language === 'en'

/** Parts of a date in the order of the language, with their separators. */
function dayParts(instant: Date, language: string, zone: string): Intl.DateTimeFormatPart[] {
  const letters = inLetters(language)
  const parts = new Intl.DateTimeFormat(letters ? 'en-US' : language, {
    timeZone: zone,
    year: 'numeric',
    month: letters ? 'short' : '2-digit',
    day: letters ? 'numeric' : '2-digit',
  }).formatToParts(instant)
  if (!letters) return parts
  return (['day', 'month', 'year'] as const).flatMap((type, index) => [
    ...(index === 0 ? [] : [{ type: 'literal' as const, value: ' ' }]),
    ...parts.filter((part) => part.type === type),
  ])
}

/** Date patterns (Unicode TR 35) of a language: `dd/MM/yyyy`, in English `d MMM yyyy`. */
export function datePatterns(language: string): { date: string; dateTime: string } {
  const tokens: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = inLetters(language)
    ? { day: 'd', month: 'MMM', year: 'yyyy' }
    : { day: 'dd', month: 'MM', year: 'yyyy' }
  const date = dayParts(new Date(0), language, 'UTC')
    .map(({ type, value }) => tokens[type] ?? value)
    .join('')
  return { date, dateTime: `${date}${inLetters(language) ? ', ' : ' '}HH:mm` }
}

/** `22/11/2026 06:19`, in English `22 Nov 2026, 06:19`; in the panel's time zone by default. */
export function dateTimeText(iso: string, language: string, zone: string = staffTimeZone): string {
  const instant = new Date(iso)
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant)
  const date = dayParts(instant, language, zone)
    .map(({ value }) => value)
    .join('')
  return `${date}${inLetters(language) ? ', ' : ' '}${time}`
}

/** Date part of `dateTimeText`. */
export const dateText = (iso: string, language: string): string =>
  dateTimeText(iso, language).replace(/,? \d\d:\d\d$/, '')

/** Date without its year: `22/11`, in English `22 Nov`. */
export const dayText = (iso: string, language: string): string =>
  dateText(iso, language).replace(/[ /.-]*\d{4}[/.-]?/, '')

/**
 * Date whose local parts in the browser's time zone equal those in the panel's, because date
 * pickers only support the browser's zone.
 */
export function toPicker(iso: string): Date {
  const wall = new Date(wallClock(Date.parse(iso)))
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
  )
}

/** Instant of the time in the panel's zone that a date picker shows. */
export function fromPicker(picked: Date): string {
  const wall = Date.UTC(
    picked.getFullYear(),
    picked.getMonth(),
    picked.getDate(),
    picked.getHours(),
    picked.getMinutes(),
    picked.getSeconds(),
  )
  return new Date(instantOf(wall)).toISOString()
}

/** Instant of a `datetime-local` value in the panel's zone, ISO 8601; undefined if it is incomplete. */
export function instantOfTyped(typed: string): string | undefined {
  const wall = wallTimeOf(typed)
  return wall === undefined ? undefined : new Date(instantOf(wall)).toISOString()
}
