import { timeZone } from './locales.ts'

const dayMs = 86_400_000
const secondMs = 1000

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

/** Wall clock time of an instant (ms) in a zone, in whole seconds, as a UTC timestamp (ms). */
export function wallClock(instant: number, zone: string = timeZone): number {
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

/** Difference of a zone from UTC at an instant, ms. */
function offsetAt(instant: number, zone: string): number {
  const seconds = Math.floor(instant / secondMs) * secondMs
  return wallClock(seconds, zone) - seconds
}

/** Times that a clock shows once, twice (it is set back) or never (it is set forward). */
export type WallTimeKind = 'once' | 'twice' | 'never'

/**
 * Instant (ms) of a wall clock time (a UTC timestamp, ms) in a zone, as Temporal’s disambiguation
 * `compatible`: of a time that is there twice the first one; a time that is skipped is as much later
 * as the clock is set forward, so that a skipped midnight is the first instant of its day.
 */
export function readWallClock(
  wall: number,
  zone: string = timeZone,
): { instant: number; kind: WallTimeKind } {
  // a zone changes its offset at most once within two days
  const [before, after] = [offsetAt(wall - dayMs, zone), offsetAt(wall + dayMs, zone)]
  const instants = [...new Set([before, after])]
    .filter((offset) => offsetAt(wall - offset, zone) === offset)
    .map((offset) => wall - offset)
  return {
    instant: instants.length === 0 ? wall - before : Math.min(...instants),
    kind: instants.length === 0 ? 'never' : instants.length === 1 ? 'once' : 'twice',
  }
}

/** Instant (ms) of a wall clock time in a zone, by `readWallClock`. */
export const instantOf = (wall: number, zone: string = timeZone): number =>
  readWallClock(wall, zone).instant

/** First instant (ms) of a day, ISO 8601. */
export const startOfDay = (day: string, zone: string = timeZone): number =>
  instantOf(Date.parse(`${day}T00:00:00Z`), zone)

/** Last second (ms) of a day, ISO 8601. */
export const endOfDay = (day: string, zone: string = timeZone): number =>
  instantOf(Date.parse(`${day}T00:00:00Z`) + dayMs, zone) - secondMs

/** Wall clock time of a text without a zone: `2026-11-28T08:30`; undefined if it is incomplete. */
export function wallTimeOf(text: string): number | undefined {
  const wall = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/.test(text)
    ? Date.parse(`${text}Z`)
    : Number.NaN
  return Number.isNaN(wall) ? undefined : wall
}
