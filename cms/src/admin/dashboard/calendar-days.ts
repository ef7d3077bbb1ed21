import { staffTimeZone } from '#src/platform/dates.ts'

/** Weeks of the calendar, beginning with the current one. */
const weeks = 5
const dayMs = 86_400_000

export interface CalendarDay {
  /** `2026-11-26` */
  day: string
  isToday: boolean
  isPast: boolean
}

/** Day (`2026-11-26`) of an instant in the time zone of the company. */
export const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: staffTimeZone }).format(instant)

/** First day of the week of a language, 1 (Monday) to 7 (Sunday). */
export function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
  }
  return locale.getWeekInfo?.().firstDay ?? 1
}

/** Weeks of a calendar that begins with the current week. */
export const currentWeeks = (language: string): CalendarDay[][] =>
  calendarWeeks(new Date(), language)

/** Weeks of a calendar that begins with the week of `now`. */
export function calendarWeeks(now: Date, language: string): CalendarDay[][] {
  const today = dayOf(now)
  const noon = new Date(`${today}T12:00:00Z`)
  const weekday = noon.getUTCDay() || 7
  const before = (weekday - firstWeekday(language) + 7) % 7
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const day = new Date(noon.getTime() + (week * 7 + index - before) * dayMs)
        .toISOString()
        .slice(0, 10)
      return { day, isToday: day === today, isPast: day < today }
    }),
  )
}
