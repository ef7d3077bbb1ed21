import type { AttributeValue } from './attributes.ts'

/**
 * Filters on attributes, as cms and site read them: `key:value` for one value (`conductor:95`,
 * `run:10..16`, `stud:m12`, `tinned:true`), `key:from~to` for an interval with at least one bound
 * (`conductor:50~120`, `conductor:~120`). Filters of one key are alternatives; a variant must match
 * one filter of each key.
 */
export type Chosen = ReadonlyMap<string, readonly string[]>

export interface Interval {
  from: number | null
  to: number | null
}

const intervalPattern = /^(-?\d{1,15}(?:\.\d{1,15})?)?~(-?\d{1,15}(?:\.\d{1,15})?)?$/

/** Filter values by key, in the given order. */
export function groupFilters(filters: readonly string[]): Chosen {
  const chosen = new Map<string, string[]>()
  for (const filter of filters) {
    const key = filter.slice(0, filter.indexOf(':'))
    chosen.set(key, [...(chosen.get(key) ?? []), filter.slice(key.length + 1)])
  }
  return chosen
}

/** Filter value of an attribute value; undefined if there is no value. */
export function filterValueOf(value: AttributeValue | undefined): string | undefined {
  if (value === null || value === undefined) return undefined
  return Array.isArray(value) ? `${value[0]}..${value[1]}` : String(value)
}

/** Interval of a filter value, bounds ascending; undefined for a single value. */
export function readInterval(value: string): Interval | undefined {
  const match = intervalPattern.exec(value)
  if (match === null || value === '~') return undefined
  const [from, to] = [match[1], match[2]].map((text) => (text === undefined ? null : Number(text)))
  if (from === undefined || to === undefined) return undefined
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }
}

/** Filter value of an interval, the inverse of `readInterval`. */
export const intervalValue = ({ from, to }: Interval): string => `${from ?? ''}~${to ?? ''}`

/**
 * True if an attribute value matches one of the filter values. A number matches an interval that
 * contains it, bounds included; a range `[10, 16]` matches an interval that overlaps it, so that an
 * interval of one number finds the ranges that contain it.
 */
export function matchesFilter(
  value: AttributeValue | undefined,
  chosen: readonly string[],
): boolean {
  const exact = filterValueOf(value)
  if (exact === undefined) return false
  return chosen.some((wanted) => wanted === exact || isWithin(value, readInterval(wanted)))
}

function isWithin(value: AttributeValue | undefined, interval: Interval | undefined): boolean {
  const [least, most] = Array.isArray(value) ? value : [value, value]
  return (
    interval !== undefined &&
    typeof least === 'number' &&
    typeof most === 'number' &&
    (interval.from === null || most >= interval.from) &&
    (interval.to === null || least <= interval.to)
  )
}
