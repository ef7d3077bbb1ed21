import type { ValueRow } from '#src/content/limits/row-order.ts'
import type { Variant } from './declaration.ts'

/** Part numbers of a form or a request as rows; of equal ones each has its own place. */
export function valueRows(variants: unknown): ValueRow[] {
  const counts = new Map<string, number>()
  const list = Array.isArray(variants) ? (variants as Partial<Variant>[]) : []
  return list.map((variant) => {
    const { part_number: number, values } = Object(variant) as Partial<Variant>
    const code = String(number ?? '')
    const count = counts.get(code) ?? 0
    counts.set(code, count + 1)
    return { place: `${code} ${count}`, code, values: Object(values) as Record<string, unknown> }
  })
}
