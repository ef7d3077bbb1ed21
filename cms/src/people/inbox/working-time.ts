import { staffTimeZone } from '#src/platform/dates.ts'

/** Working hours of the company. */
export interface WorkingHours {
  /** Working days, ISO 8601: 1 is Monday, 7 is Sunday. */
  days: readonly number[]
  /** Beginning and end of a working day, minutes after midnight. */
  fromMinute: number
  toMinute: number
  zone: string
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

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

/** Wall clock of an instant in a zone, as a UTC timestamp (ms). */
function wallClock(instant: number, zone: string): number {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
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

/** Instant (ms) of a wall clock in a zone; the second guess settles changes of the zone's offset. */
function instantOf(wall: number, zone: string): number {
  const guess = wall - (wallClock(wall, zone) - wall)
  return guess - (wallClock(guess, zone) - wall)
}

const isoDay = (midnight: number): number => new Date(midnight).getUTCDay() || 7

const isValid = ({ days, fromMinute, toMinute }: WorkingHours): boolean =>
  days.some((day) => day >= 1 && day <= 7) && fromMinute < toMinute

/** Working time between two instants, ms; elapsed time within the working hours of each day. */
export function workingMs(from: Date, to: Date, hours: WorkingHours): number {
  const [start, end] = [from.getTime(), to.getTime()]
  if (!isValid(hours)) return Math.max(0, end - start)
  const { zone, days, fromMinute, toMinute } = hours
  let midnight = Math.floor(wallClock(start, zone) / dayMs) * dayMs
  let sum = 0
  for (let day = 0; day < maxDays; day += 1, midnight += dayMs) {
    const opens = instantOf(midnight + fromMinute * minuteMs, zone)
    if (opens >= end) break
    if (!days.includes(isoDay(midnight))) continue
    const closes = instantOf(midnight + toMinute * minuteMs, zone)
    sum += Math.max(0, Math.min(end, closes) - Math.max(start, opens))
  }
  return sum
}

/** Beginning of the working day that is `count` working days after the day of an instant. */
export function workingDaysAfter(from: Date, count: number, hours: WorkingHours): Date {
  const { zone, days, fromMinute } = isValid(hours) ? hours : usualHours
  let midnight = Math.floor(wallClock(from.getTime(), zone) / dayMs) * dayMs
  for (let left = count; left > 0;) {
    midnight += dayMs
    if (days.includes(isoDay(midnight))) left -= 1
  }
  return new Date(instantOf(midnight + fromMinute * minuteMs, zone))
}
