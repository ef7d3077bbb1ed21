import { dateTimeText, dayText, staffTimeZone } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import type { ServiceHours } from '#src/people/inbox/service-hours.ts'
import { workingMs } from '#src/people/inbox/working-time.ts'
import { inboxTexts } from '#texts/inbox.js'

const labels = labelsOf(inboxTexts)
const hourMs = 3_600_000

/** Date of an instant in the staff's time zone: `2026-11-26`. */
const dayOf = (instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: staffTimeZone }).format(instant)

/** Short time: `10:31` for today, “yesterday”, otherwise `24/11`. */
export function shortTime(iso: string, language: string, now = new Date()): string {
  const day = dayOf(new Date(iso))
  if (day === dayOf(now)) return dateTimeText(iso, language).slice(-5)
  const yesterday = dayOf(new Date(now.getTime() - 24 * hourMs))
  return day === yesterday ? textOf(labels.yesterday, language) : dayText(iso, language)
}

/** Long time: `today 10:31`, otherwise date and time. */
export function longTime(iso: string, language: string, now = new Date()): string {
  const text = dateTimeText(iso, language)
  return dayOf(new Date(iso)) === dayOf(now)
    ? textOf(labels.today({ time: text.slice(-5) }), language)
    : text
}

/** Working time that a sender has waited, and its share of the target time. */
export interface WaitingTime {
  text: string
  /** Whole hours or days with the unit's symbol: `5 h`, `2 d`. */
  short: string
  /** Percentage of the target time, at most 100. */
  share: number
  isLate: boolean
}

const dayHours = ({ fromMinute, toMinute }: ServiceHours): number =>
  Math.max(1, (toMinute - fromMinute) / 60)

/** Splits working hours: whole days from two working days on, otherwise whole hours. */
function span(hours: number, service: ServiceHours): { days: number; hours: number } {
  const days = Math.floor(hours / dayHours(service))
  return days >= 2 ? { days, hours: 0 } : { days: 0, hours: Math.floor(hours) }
}

export function waitingTime(
  since: string,
  service: ServiceHours,
  language: string,
  now = new Date(),
): WaitingTime {
  const elapsed = workingMs(new Date(since), now, service) / hourMs
  const { days, hours } = span(elapsed, service)
  const label: Label =
    days > 0 ? labels.daysLate({ count: days }) : labels.hoursLate({ count: hours })
  return {
    text: textOf(label, language),
    short: days > 0 ? `${days} d` : `${hours} h`,
    share: Math.min(100, Math.round((elapsed / service.targetHours) * 100)),
    isLate: elapsed > service.targetHours,
  }
}

/** Median working time between arrival and reply: `3 h 20`; undefined if there are no replies. */
export function medianReply(
  spans: readonly { from: Date; to: Date }[],
  service: ServiceHours,
): string | undefined {
  const times = spans.map(({ from, to }) => workingMs(from, to, service)).toSorted((a, b) => a - b)
  const middle = times[Math.floor(times.length / 2)]
  if (middle === undefined) return undefined
  const minutes = Math.round(middle / 60_000)
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
