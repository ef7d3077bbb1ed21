import type { Payload } from 'payload'
import { wallClock } from '@vitrine/configuration/wall-clock'
import { staffTimeZone } from '#src/platform/dates.ts'
import { usualHours } from './working-time.ts'
import type { WorkingHours } from './working-time.ts'

/** Working hours of the company and its target for replies. */
export interface ServiceHours extends WorkingHours {
  targetHours: number
}

/** Working days by the option that the layout global has. */
const days = {
  'mon-fri': [1, 2, 3, 4, 5],
  'mon-sat': [1, 2, 3, 4, 5, 6],
  'sun-thu': [7, 1, 2, 3, 4],
  all: [1, 2, 3, 4, 5, 6, 7],
} as const

const defaultTargetHours = 8

/** Date of a holiday in the company's time zone: `2026-12-25`, or `12-25` for each year. */
function holidayOf({ day, yearly }: { day: string; yearly?: boolean | null }): string {
  const midnight = wallClock(new Date(day).getTime(), staffTimeZone)
  const date = new Date(midnight).toISOString().slice(0, 10)
  return yearly ? date.slice(5) : date
}

/** Service hours that the company has set in the layout; `usualHours` if it has set none. */
export async function readServiceHours(payload: Payload): Promise<ServiceHours> {
  const { service } = await payload.findGlobal({
    slug: 'layout',
    depth: 0,
    overrideAccess: true,
    select: { service: true },
  })
  return {
    ...usualHours,
    days: days[service?.days ?? 'mon-fri'],
    fromMinute: (service?.from ?? usualHours.fromMinute / 60) * 60,
    toMinute: (service?.to ?? usualHours.toMinute / 60) * 60,
    holidays: new Set((service?.holidays ?? []).map(holidayOf)),
    targetHours: service?.target_hours ?? defaultTargetHours,
  }
}
