import { staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { historyPageTexts } from '#texts/history-page.js'

const labels = labelsOf(historyPageTexts)
const dayMs = 24 * 3_600_000

/** Entries of a day in the company's time zone: `2026-11-26`. */
export interface Day<T> {
  day: string
  entries: T[]
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: staffTimeZone })

/** Day of an instant in the company's time zone: `2026-11-26`. */
export const dayOf = (instant: Date): string => dayFormat.format(instant)

/** Groups entries, which are in the order of time, by day. */
export function byDay<T extends { at: string }>(entries: readonly T[]): Day<T>[] {
  const days: Day<T>[] = []
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at))
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

/** Name of a day: `Today, 26 November`, `Tuesday, 24 November`; with the year if it is another one. */
export function dayName(day: string, language: string, now = new Date()): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const isThisYear = day.slice(0, 4) === dayOf(now).slice(0, 4)
  const date = noon.toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  if (day === dayOf(now)) return textOf(labels.today({ day: date }), language)
  if (day === dayOf(new Date(now.getTime() - dayMs)))
    return textOf(labels.yesterday({ day: date }), language)
  const weekday = noon.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long' })
  return `${weekday.charAt(0).toLocaleUpperCase(language)}${weekday.slice(1)}, ${date}`
}

/** Time of an instant in the company's time zone: `10:42`, with seconds `10:42:18`. */
export const timeText = (iso: string, withSeconds = false): string =>
  new Date(iso).toLocaleTimeString('en-GB', {
    timeZone: staffTimeZone,
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit' } : {}),
  })

/** First letters of the first and the last name: `AP`. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const letters = [words[0], words.length > 1 ? words.at(-1) : words[0]?.slice(1)]
  return letters.map((word) => word?.charAt(0).toLocaleUpperCase() ?? '').join('')
}
