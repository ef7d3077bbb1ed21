import type { LimitedColumn } from './check-limits.ts'
import { limitsOf } from './check-limits.ts'
import { limitOf } from './limit-kinds.ts'
import { isNumeric, middleOf } from './measured.ts'
import { expectedIn, findOrder } from './row-order.ts'
import type { RowOrder, ValueRow } from './row-order.ts'

/** Value of a part number over the attribute that it follows. */
export interface CurvePoint {
  place: string
  code: string
  at: number
  value: number
}

/** Points of a family beyond which no curve is drawn beside a doubt. */
const maxPoints = 60

/** Curve of the rows of a family that share the value of the grouping attribute, if there is one. */
export type CurveBand = { at: number; low: number; high: number }[]

/** Values of an attribute in a family, over the attribute that they follow. */
export interface FamilyCurve {
  driver: LimitedColumn
  points: CurvePoint[]
  /** Curve ± the declared percentage; none without a curve limit or where no order is kept. */
  bands: CurveBand[]
  /** Order that the values keep; undefined: none. */
  order: RowOrder | undefined
}

/** Attribute over which values are shown if they keep no order: the first one that tells rows apart. */
function firstDriver(
  rows: readonly ValueRow[],
  key: string,
  columns: readonly LimitedColumn[],
): LimitedColumn | undefined {
  const counted = columns
    .filter((one) => isNumeric(one.type) && one.key !== key)
    .map((column) => ({
      column,
      count: new Set(rows.flatMap(({ values }) => middleOf(values[column.key]) ?? [])).size,
    }))
  return counted.find(({ count }) => count > 1)?.column ?? counted[0]?.column
}

function bandsOf(
  rows: readonly ValueRow[],
  key: string,
  order: RowOrder,
  percent: number,
): CurveBand[] {
  const groups = Map.groupBy(rows, ({ values }) =>
    order.group === undefined ? '' : JSON.stringify(values[order.group] ?? null),
  )
  return [...groups.values()].flatMap((own) => {
    const byDriver = new Map<number, number>()
    for (const row of own) {
      const at = middleOf(row.values[order.driver])
      const expected = expectedIn(own, row, key, order)
      if (at !== undefined && expected !== undefined) byDriver.set(at, expected)
    }
    const band = [...byDriver]
      .toSorted(([a], [b]) => a - b)
      .map(([at, expected]) => ({
        at,
        low: expected - (Math.abs(expected) * percent) / 100,
        high: expected + (Math.abs(expected) * percent) / 100,
      }))
    return band.length > 1 ? [band] : []
  })
}

/** Values of a family as they are drawn beside a doubtful one, which is none of them. */
export interface DrawnCurve {
  /** Name and unit of the attribute below. */
  driver: string
  unit: string | null
  /** The row's own value of it; null: none. */
  at: number | null
  points: { code: string; at: number; value: number }[]
  bands: CurveBand[]
}

/** Curve of the other rows of a family beside a row; undefined if they are none, or too many. */
export function drawnCurve(
  others: readonly ValueRow[],
  row: ValueRow,
  column: LimitedColumn,
  columns: readonly LimitedColumn[],
): DrawnCurve | undefined {
  const curve = others.length > maxPoints ? undefined : curveOf(others, column, columns)
  if (!curve || curve.points.length < 2) return undefined
  const { driver, points, bands } = curve
  return {
    driver: driver.label,
    unit: driver.unit,
    at: middleOf(row.values[driver.key]) ?? null,
    points: points.map(({ code, at, value }) => ({ code, at, value })),
    bands,
  }
}

/**
 * Values of an attribute in the rows of a family over the attribute that they follow: the declared
 * one (“grows with”), otherwise the one whose order they keep, otherwise the first numeric one.
 * Undefined for an attribute without numbers, or if there is no other one with numbers.
 */
export function curveOf(
  rows: readonly ValueRow[],
  column: LimitedColumn,
  columns: readonly LimitedColumn[],
): FamilyCurve | undefined {
  if (!isNumeric(column.type)) return undefined
  const limits = limitsOf(column)
  const declared = limitOf(limits, 'grows')?.other ?? undefined
  const order = findOrder(rows, column.key, columns, declared)
  const driver =
    columns.find(({ key }) => key === (order?.driver ?? declared)) ??
    firstDriver(rows, column.key, columns)
  if (!driver) return undefined
  const points = rows.flatMap(({ place, code, values }) => {
    const [at, value] = [middleOf(values[driver.key]), middleOf(values[column.key])]
    return at === undefined || value === undefined ? [] : [{ place, code, at, value }]
  })
  const percent = limitOf(limits, 'curve')?.number
  const bands = percent && order ? bandsOf(rows, column.key, order, percent) : []
  return { driver, points, bands, order }
}
