import { hunksOf } from './passages.ts'
import type { TextState } from './desk-shapes.ts'

/** Place of a passage of the source among the passages of its translation. */
export interface Aligned {
  state: TextState
  /** Index of the passage in the source. */
  source: number
  /** Index in the target; undefined: not translated. */
  target: number | undefined
  /** Index in the basis, of an outdated passage. */
  basis: number | undefined
}

export interface Alignment {
  passages: Aligned[]
  /** Indices of target passages whose source was removed. */
  left: number[]
}

/**
 * Passages of a source beside those of its target, all by their fingerprints. The target stands side
 * by side with the basis that it was translated from; where it has another number of passages, they
 * are counted off from the first.
 */
export function alignPassages(
  source: readonly string[],
  basis: readonly string[] | null,
  targets: number,
): Alignment {
  const missing = (at: number): Aligned => ({
    state: 'missing',
    source: at,
    target: undefined,
    basis: undefined,
  })
  if (basis === null || targets === 0)
    return { passages: source.map((_, at) => missing(at)), left: [] }
  const passages: Aligned[] = []
  const taken = new Set<number>()
  const place = (state: TextState, at: number, basisAt: number): void => {
    const target = basisAt < targets ? basisAt : undefined
    if (target !== undefined) taken.add(target)
    passages.push(
      target === undefined
        ? missing(at)
        : { state, source: at, target, basis: state === 'outdated' ? basisAt : undefined },
    )
  }
  let at = 0
  let basisAt = 0
  const same = (until: number): void => {
    while (at < until) place('current', at++, basisAt++)
  }
  for (const { from, to, newFrom, newTo } of hunksOf(basis, source)) {
    same(newFrom)
    basisAt = from
    while (at < newTo)
      if (basisAt < to) place('outdated', at++, basisAt++)
      else passages.push(missing(at++))
    basisAt = to
  }
  same(source.length)
  const left = Array.from({ length: targets }, (_, index) => index).filter(
    (index) => !taken.has(index),
  )
  return { passages, left }
}
