import { convertNumber, fractionOf, one, sameRatio } from '@vitrine/quantities/exact'
import type { Ratio } from '@vitrine/quantities/exact'
import { ratioBetween } from '@vitrine/quantities/units'
import { limitFacts } from '#src/content/limits/limit-kinds.ts'
import type { Limit } from '#src/content/limits/limit-kinds.ts'
import type { AttributeRow } from './attribute-rows.ts'
import type { Operation } from './request.ts'

type Change = Extract<Operation, { kind: 'change' }>

/** Ratio by which the numbers of an attribute change; undefined: it is not known. */
function ratioOf({ how, to }: Change, unit: string | null | undefined): Ratio | undefined {
  if (how.factor === undefined && how.summand === undefined)
    return ratioBetween(unit ?? null, to.unit)
  return {
    multiply: fractionOf(how.factor ?? '1') ?? one,
    add: fractionOf(how.summand ?? '0') ?? sameRatio.add,
  }
}

const measuring: readonly Limit['kind'][] = ['minimum', 'maximum', 'step']

/**
 * Limits of an attribute after the structure changed: numbers in its new unit, keys of attributes by
 * their new names. A limit that its type does not have, or whose number or attribute is lost, goes.
 */
export function limitsAfter(
  row: AttributeRow,
  {
    before,
    after,
    operations,
  }: {
    before: readonly AttributeRow[]
    after: readonly AttributeRow[]
    operations: readonly Operation[]
  },
): Limit[] {
  const changes = operations.filter((each) => each.kind === 'change')
  const change = changes.find(({ to }) => to.key === row.key)
  const former = before.find(({ key }) => key === change?.from)
  const renamed = new Map(changes.map(({ from, to }) => [from, to.key]))
  return (row.limits ?? []).flatMap((limit): Limit[] => {
    const { kind, number, other } = limit
    if (limitFacts[kind].of?.(row.type) === false) return []
    const key = other ? (renamed.get(other) ?? other) : other
    if (key && !after.some((each) => each.key === key)) return []
    if (!change || typeof number !== 'number' || !measuring.includes(kind))
      return [{ ...limit, other: key ?? null }]
    const ratio = ratioOf(change, former?.unit)
    const converted = ratio && convertNumber(number, ratio, null)
    return converted ? [{ ...limit, number: converted.value }] : []
  })
}
