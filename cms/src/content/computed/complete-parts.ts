import type { AttributeValue, Variant } from '@vitrine/contract/shapes/types'
import { isEmpty } from '#src/content/limits/check-limits.ts'
import { computedValue } from './computations.ts'
import type { ComputedColumn } from './computations.ts'

/** Attributes of a product and the code of its family, from which values are computed. */
export interface ComputedFrom {
  columns: readonly ComputedColumn[]
  family: string
}

/** True for two values that are stored alike; an empty one equals an absent one. */
export const isSameComputed = (one: unknown, other: unknown): boolean =>
  isEmpty(one) ? isEmpty(other) : JSON.stringify(one) === JSON.stringify(other)

/**
 * Values of a row with those that are computed; the given ones if all are right. A value without
 * result is absent.
 */
export function completeValues(
  values: Readonly<Record<string, AttributeValue>>,
  from: ComputedFrom,
): Readonly<Record<string, AttributeValue>> {
  const differing = from.columns.flatMap((column) => {
    const value = computedValue(column, values, from)
    return value === undefined || isSameComputed(value, values[column.key])
      ? []
      : [[column.key, value] as const]
  })
  if (differing.length === 0) return values
  const next = new Map(Object.entries(values))
  for (const [key, value] of differing)
    if (value === null) next.delete(key)
    else next.set(key, value)
  return Object.fromEntries(next)
}

/** Part numbers with their computed values; the given list if all are right. */
export function completeParts(parts: readonly Variant[], from: ComputedFrom): readonly Variant[] {
  if (!from.columns.some(({ computed }) => computed)) return parts
  const completed = parts.map((part) => {
    const { values } = Object(part) as Partial<Variant>
    const next = values && completeValues(values, from)
    return next === values || next === undefined ? part : { ...part, values: next }
  })
  return completed.some((part, at) => part !== parts[at]) ? completed : parts
}
