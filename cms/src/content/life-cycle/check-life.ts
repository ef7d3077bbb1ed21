import type { Variant } from '@vitrine/contract/shapes/types'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { lifeCycleTexts } from '#texts/life-cycle.js'
import { columnKeys, lifeOfVariant } from './stored-life.ts'
import type { StoredLife } from './stored-life.ts'

const labels = labelsOf(lifeCycleTexts)

/** Error of a cell in the variants' grid. */
interface CellError {
  row: number
  key: string
  message: string
}

export interface LifeError {
  at: keyof typeof columnKeys
  message: string
}

/** True if a text is a calendar date, ISO 8601. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const daysInOrder = [
  ['since', labels.since],
  ['until', labels.until],
  ['lastOrder', labels.lastOrder],
  ['lastDelivery', labels.lastDelivery],
] as const

/**
 * Errors within a life cycle: dates in the wrong order, and values that its state does not allow or
 * that are missing.
 */
export function checkLife(life: StoredLife, language: string): LifeError[] {
  const error = (at: LifeError['at'], label: Label): LifeError => ({
    at,
    message: textOf(label, language),
  })
  const isEnding = life.state === 'discontinued' || life.state === 'not-for-new-projects'
  const stated = daysInOrder.flatMap(([at, label]) => {
    const day = life[at]
    return day === null || !isDay(day) ? [] : [{ at, label, day }]
  })
  const early = stated.flatMap(({ at, day }, place) => {
    const earlier = stated.slice(0, place).findLast((one) => one.day > day)
    return earlier ? [error(at, labels.order({ earlier: textOf(earlier.label, language) }))] : []
  })
  return [
    ...(life.state === 'new' && life.until === null ? [error('until', labels.untilMissing)] : []),
    ...(life.state !== 'new' && life.until !== null ? [error('until', labels.untilOther)] : []),
    ...(['lastOrder', 'lastDelivery'] as const).flatMap((at) =>
      !isEnding && life[at] !== null ? [error(at, labels.lastOther)] : [],
    ),
    ...(!isEnding && life.successor !== null ? [error('successor', labels.successorOther)] : []),
    ...early,
  ]
}

/** Errors of a part number's life cycle by cell, at most one per cell. */
export function checkLifeCells(
  variant: Pick<Variant, 'values'>,
  row: number,
  language: string,
): CellError[] {
  const life = lifeOfVariant(variant)
  const isStated = Object.entries(variant.values).some(
    ([key, value]) => key.startsWith('life-') && (value ?? null) !== null,
  )
  if (life === undefined)
    return isStated && (variant.values[columnKeys.state] ?? null) === null
      ? [{ row, key: columnKeys.state, message: textOf(labels.stateMissing, language) }]
      : []
  const found = checkLife(life, language)
  return found
    .filter(({ at }, place) => found.findIndex((one) => one.at === at) === place)
    .map(({ at, message }) => ({ row, key: columnKeys[at], message }))
}
