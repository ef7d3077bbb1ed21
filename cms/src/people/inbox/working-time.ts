import { instantOf, wallClock } from '@vitrine/configuration/wall-clock'
import { staffTimeZone } from '#src/platform/dates.ts'

/** Working hours of the company. */
export interface WorkingHours {
  /** Working days, ISO 8601: 1 is Monday, 7 is Sunday. */
  days: readonly number[]
  /** Beginning and end of a working day, minutes after midnight. */
  fromMinute: number
  toMinute: number
  zone: string
  /** Days without work: `2026-12-25`, or `12-25` for each year. */
  holidays?: ReadonlySet<string>
}

/** Working hours while the company has set none: Monday to Friday, 8 to 18. */
export const usualHours: WorkingHours = {
  days: [1, 2, 3, 4, 5],
  fromMinute: 8 * 60,
  toMinute: 18 * 60,
  zone: staffTimeZone,
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Maximum days that are counted: older leads count as late in any case. */
const maxDays = 800

const isoDay = (midnight: number): number => new Date(midnight).getUTCDay() || 7

const isWorkingDay = (midnight: number, { days, holidays }: WorkingHours): boolean => {
  if (!days.includes(isoDay(midnight))) return false
  const date = new Date(midnight).toISOString().slice(0, 10)
  return !holidays?.has(date) && !holidays?.has(date.slice(5))
}

const isValid = ({ days, fromMinute, toMinute }: WorkingHours): boolean =>
  days.some((day) => day >= 1 && day <= 7) && fromMinute < toMinute

/** Working time between two instants, ms; elapsed time within the working hours of each day. */
export function workingMs(from: Date, to: Date, hours: WorkingHours): number {
  const [start, end] = [from.getTime(), to.getTime()]
  if (!isValid(hours)) return Math.max(0, end - start)
  const { zone, fromMinute, toMinute } = hours
  let midnight = Math.floor(wallClock(start, zone) / dayMs) * dayMs
  let sum = 0
  for (let day = 0; day < maxDays; day += 1, midnight += dayMs) {
    const opens = instantOf(midnight + fromMinute * minuteMs, zone)
    if (opens >= end) break
    if (!isWorkingDay(midnight, hours)) continue
    const closes = instantOf(midnight + toMinute * minuteMs, zone)
    sum += Math.max(0, Math.min(end, closes) - Math.max(start, opens))
  }
  return sum
}

/** Beginning of the working day that is `count` working days after the day of an instant. */
export function workingDaysAfter(from: Date, count: number, hours: WorkingHours): Date {
  const valid = isValid(hours) ? hours : usualHours
  const { zone, fromMinute } = valid
  let midnight = Math.floor(wallClock(from.getTime(), zone) / dayMs) * dayMs
  let left = count
  // ends also for a company whose holidays are all of its working days
  for (let day = 0; left > 0 && day < maxDays; day += 1) {
    midnight += dayMs
    if (isWorkingDay(midnight, valid)) left -= 1
  }
  return new Date(instantOf(midnight + fromMinute * minuteMs, zone))
}
