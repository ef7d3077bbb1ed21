import { staffTimeZone } from '#src/platform/dates.ts'

/** Number of weeks in the calendar. */
const weeks = 5
const dayMs = 86_400_000

export interface CalendarDay {
  /** Date: `2026-11-26`. */
  day: string
  isToday: boolean
  isPast: boolean
}

/** Date (`2026-11-26`) of an instant in the staff's time zone. */
export const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: staffTimeZone }).format(instant)

/**
 * First day of the week in a language's region, 1 (Monday) to 7 (Sunday); Monday if the runtime
 * does not know it.
 */
export function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language).maximize() as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number }
  }
  return locale.getWeekInfo?.().firstDay ?? 1
}

/** Days of the calendar by week, from the current week on. */
export const currentWeeks = (language: string): CalendarDay[][] =>
  calendarWeeks(new Date(), language)

/** Days of the calendar by week, from the week of `now` on. */
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
