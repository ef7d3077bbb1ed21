import type { Payload } from 'payload'
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
    targetHours: service?.target_hours ?? defaultTargetHours,
  }
}
