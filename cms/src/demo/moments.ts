import type { Moment } from '@vitrine/demo'
import { instantOf, wallClock } from '@vitrine/configuration/wall-clock'

const dayMs = 86_400_000

const msOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}

/** Instant of a `Moment` (days before the load and local time), in the time zone of the company. */
export function instantAt(now: Date, { daysAgo, time }: Moment): Date {
  const today = Math.floor(wallClock(now.getTime()) / dayMs) * dayMs
  return new Date(instantOf(today - daysAgo * dayMs + msOfDay(time)))
}

/**
 * Like `instantAt`, but always in the past: a time later today than `now` is moved to the last hour
 * before `now`, keeping the order of the times.
 */
export function instantBefore(now: Date, moment: Moment): Date {
  const instant = instantAt(now, moment)
  return instant <= now
    ? instant
    : new Date(Math.round(now.getTime() - (dayMs - msOfDay(moment.time)) / 24))
}
