import type { Moment } from '@vitrine/demo'
import { instantOf, wallClock } from '#src/platform/dates.ts'

const dayMs = 86_400_000

/**
 * Instant of a moment of the demonstration, in the time zone of the company. A moment later today
 * than `now` is moved to the last hour before `now`, in the order of the times.
 */
export function instantBefore(now: Date, { daysAgo, time }: Moment): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const ofDay = (hours * 60 + minutes) * 60_000
  const today = Math.floor(wallClock(now.getTime()) / dayMs) * dayMs
  const instant = instantOf(today - daysAgo * dayMs + ofDay)
  return new Date(
    instant <= now.getTime() ? instant : Math.round(now.getTime() - (dayMs - ofDay) / 24),
  )
}
