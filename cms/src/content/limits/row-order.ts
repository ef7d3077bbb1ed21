import type { LimitedColumn } from './check-limits.ts'
import { isNumeric, middleOf } from './measured.ts'

/** Row of a family, by its place in the list. */
export interface ValueRow {
  place: string
  code: string
  values: Readonly<Record<string, unknown>>
}

/** How the values of an attribute follow another one in all rows of a family. */
export interface RowOrder {
  driver: string
  /** 1: more with more; -1: less with more. */
  direction: 1 | -1
  /** Attribute within whose values the order holds; undefined: in the whole family. */
  group: string | undefined
}

interface Point {
  row: ValueRow
  at: number
  value: number
  group: string
}

/** Different values of the driver, and of the attribute, from which an order is known. */
const evidence = { drivers: 5, values: 4 } as const

/** Attributes that are tried, first ones first; rows of a family beyond which no order is looked for. */
const tried = { drivers: 6, groups: 3, rows: 500 } as const

/** The same of an order that the company declares, which the rows need only not contradict. */
const declaredEvidence = { drivers: 2, values: 2 } as const

function pointsOf(
  rows: readonly ValueRow[],
  key: string,
  { driver, group }: Pick<RowOrder, 'driver' | 'group'>,
): Point[] {
  return rows.flatMap((row) => {
    const [at, value] = [middleOf(row.values[driver]), middleOf(row.values[key])]
    if (at === undefined || value === undefined) return []
    return [
      {
        row,
        at,
        value,
        group: group === undefined ? '' : JSON.stringify(row.values[group] ?? null),
      },
    ]
  })
}

/** True if no point has less than one with a smaller driver, within each group. */
function keepsOrder(points: readonly Point[], direction: 1 | -1): boolean {
  for (const own of Map.groupBy(points, ({ group }) => group).values()) {
    const steps = [...Map.groupBy(own, ({ at }) => at)]
      .toSorted(([a], [b]) => a - b)
      .map(([, each]) => each.map(({ value }) => value * direction))
    let reached = Number.NEGATIVE_INFINITY
    for (const values of steps) {
      if (Math.min(...values) < reached) return false
      reached = Math.max(reached, ...values)
    }
  }
  return true
}

const countOf = (points: readonly Point[], of: (point: Point) => unknown): number =>
  new Set(points.map(of)).size

/** Attributes within whose values an order may hold: several rows have each of their values. */
const groupKeys = (
  rows: readonly ValueRow[],
  columns: readonly LimitedColumn[],
  others: readonly string[],
): string[] =>
  columns
    .map(({ key }) => key)
    .filter((key) => {
      if (others.includes(key)) return false
      const values = rows.map(({ values: own }) => own[key]).filter((value) => value != null)
      const count = new Set(values.map((value) => JSON.stringify(value))).size
      return count > 1 && count <= rows.length / 3
    })
    .slice(0, tried.groups)

/**
 * Order of the values of an attribute in the rows of a family, if all rows keep one: along `driver`
 * if it is given, otherwise along the first numeric attribute that they follow. Undefined: none is
 * known.
 */
export function findOrder(
  rows: readonly ValueRow[],
  key: string,
  columns: readonly LimitedColumn[],
  driver?: string,
): RowOrder | undefined {
  const drivers =
    driver === undefined
      ? columns
          .filter((one) => isNumeric(one.type) && one.key !== key)
          .slice(0, tried.drivers)
          .map((one) => one.key)
      : [driver]
  if (rows.length > tried.rows) return undefined
  const least = driver === undefined ? evidence : declaredEvidence
  for (const group of [undefined, 'each'] as const)
    for (const one of drivers) {
      const groups = group === undefined ? [undefined] : groupKeys(rows, columns, [key, one])
      for (const own of groups) {
        const points = pointsOf(rows, key, { driver: one, group: own })
        if (countOf(points, ({ at }) => at) < least.drivers) continue
        if (countOf(points, ({ value }) => value) < least.values) continue
        const directions = driver === undefined ? ([1, -1] as const) : ([1] as const)
        const direction = directions.find((each) => keepsOrder(points, each))
        if (direction !== undefined) return { driver: one, direction, group: own }
      }
    }
  return undefined
}

/** Other rows of the group of a row, nearest driver first. */
function besideIn(rows: readonly ValueRow[], row: ValueRow, key: string, order: RowOrder): Point[] {
  const [own] = pointsOf([row], key, order)
  if (!own) return []
  return pointsOf(rows, key, order)
    .filter((each) => each.row.place !== row.place && each.group === own.group)
    .toSorted((a, b) => Math.abs(a.at - own.at) - Math.abs(b.at - own.at))
}

/** Nearest row with whose value that of a row breaks an order. */
export function conflictIn(
  rows: readonly ValueRow[],
  row: ValueRow,
  key: string,
  order: RowOrder,
): ValueRow | undefined {
  const [own] = pointsOf([row], key, order)
  return (
    own &&
    besideIn(rows, row, key, order).find(({ at, value }) => {
      const more = (value - own.value) * order.direction
      return at < own.at ? more > 0 : at > own.at ? more < 0 : false
    })?.row
  )
}

/** Rows with the next smaller and the next larger driver than a row. */
export function neighboursIn(
  rows: readonly ValueRow[],
  row: ValueRow,
  key: string,
  order: RowOrder,
): ValueRow[] {
  const [own] = pointsOf([row], key, order)
  if (!own) return []
  const beside = besideIn(rows, row, key, order)
  const sides = [beside.find(({ at }) => at < own.at), beside.find(({ at }) => at > own.at)]
  return sides.flatMap((point) => (point ? [point.row] : []))
}

/**
 * Value that the neighbours of a row give it by a straight line between them; undefined at the ends
 * of the family.
 */
export function expectedIn(
  rows: readonly ValueRow[],
  row: ValueRow,
  key: string,
  order: RowOrder,
): number | undefined {
  const [own] = pointsOf([row], key, order)
  if (!own) return undefined
  const others = pointsOf(rows, key, order).filter(
    (each) => each.row.place !== row.place && each.group === own.group,
  )
  const means = [...Map.groupBy(others, ({ at }) => at)].map(([at, each]) => ({
    at,
    value: each.reduce((sum, { value }) => sum + value, 0) / each.length,
  }))
  const same = means.find(({ at }) => at === own.at)
  if (same) return same.value
  const below = means.filter(({ at }) => at < own.at).toSorted((a, b) => b.at - a.at)[0]
  const above = means.filter(({ at }) => at > own.at).toSorted((a, b) => a.at - b.at)[0]
  if (!below || !above) return undefined
  return below.value + ((above.value - below.value) * (own.at - below.at)) / (above.at - below.at)
}
