import type { Declared } from '#src/content/variants/declaration.ts'
import { valueKeyOf } from './grid-answer.ts'
import type { GridColumn } from '#src/staff-index/grid-shapes.ts'

/** Column of a grid, of one or several kinds of rows. */
export interface UnionColumn {
  /** Key of the column, also of its values in the rows of the grid. */
  key: string
  declared: Declared
  /** Column of each kind of rows that has it. */
  byKind: Map<string, GridColumn>
}

const hasSameChoices = (one: Declared, other: Declared): boolean =>
  one.choices.every(
    ({ value, label }) =>
      other.choices.find((choice) => choice.value === value)?.label === label ||
      other.choices.every((choice) => choice.value !== value && choice.label !== label),
  )

/** True for declarations whose values are read and written alike. */
const isAlike = (one: Declared, other: Declared): boolean =>
  one.type === other.type &&
  one.unit === other.unit &&
  one.format === other.format &&
  hasSameChoices(one, other)

/** Declaration that accepts the values of both; each row is checked by its own one. */
function joined(one: Declared, other: Declared): Declared {
  const known = new Set(one.choices.map(({ value }) => value))
  return {
    ...one,
    decimals:
      one.decimals === null || other.decimals === null
        ? null
        : Math.max(one.decimals, other.decimals),
    choices: [...one.choices, ...other.choices.filter(({ value }) => !known.has(value))],
  }
}

/**
 * Columns of all kinds of rows. Equal places are one column if their values are alike, otherwise
 * one each; the order of each kind is kept as far as it goes.
 */
export function unionColumns(
  kinds: Readonly<Record<string, readonly GridColumn[]>>,
): UnionColumn[] {
  const union: UnionColumn[] = []
  for (const [kind, columns] of Object.entries(kinds)) {
    let next = 0
    for (const column of columns) {
      const key = valueKeyOf(column)
      const same = union.filter((each) =>
        [...each.byKind.values()].some((one) => valueKeyOf(one) === key),
      )
      const known = same.find(({ declared }) => isAlike(declared, column.declared))
      if (known) {
        known.declared = { ...joined(known.declared, column.declared), key: known.key }
        known.byKind.set(kind, column)
        next = union.indexOf(known) + 1
        continue
      }
      const own = same.length === 0 ? key : `${key}#${same.length + 1}`
      union.splice(next, 0, {
        key: own,
        declared: { ...column.declared, key: own },
        byKind: new Map([[kind, column]]),
      })
      next += 1
    }
  }
  return union
}
