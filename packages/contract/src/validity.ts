import { timeZone } from '@vitrine/configuration/locales'
import { documentTag } from './tags.ts'
import type { Tag } from './tags.ts'

/** First and last day of validity, ISO 8601; null: unlimited. */
export interface ValidDays {
  valid_from: string | null
  valid_until: string | null
}

export const validities = ['valid', 'upcoming', 'expired'] as const
export type Validity = (typeof validities)[number]

/** Day of an instant in the company's time zone, ISO 8601. */
export const siteDay = (instant = new Date()): string =>
  // the Swedish date format is ISO 8601
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)

/** Day a number of days later; earlier for a negative number. */
export function dayPlus(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000)

/** Validity on a day; the first and the last day are valid. */
export function validityOn({ valid_from: from, valid_until: until }: ValidDays, day: string) {
  const validity: Validity =
    until !== null && day > until ? 'expired' : from !== null && day < from ? 'upcoming' : 'valid'
  return validity
}

/**
 * Tags of the days on which the validity changes, from `day` on. An answer or page that states a
 * validity has these tags, and each site expires the tag of a day when it begins.
 */
export const validityTags = ({ valid_from: from, valid_until: until }: ValidDays, day: string) =>
  [from, until === null ? null : dayPlus(until, 1)].flatMap((change): Tag[] =>
    change !== null && change >= day ? [documentTag('day', change)] : [],
  )
