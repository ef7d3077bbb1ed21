import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import type { Ratio } from '@vitrine/quantities/exact'
import type { ConflictWay, RestWay, SplitWay } from './request.ts'

/**
 * What happens to the values of one attribute: they keep their place, are carried to another
 * attribute, become two, are written into a note, are dropped; `open`: nobody decided.
 */
export const ruleActions = ['keep', 'map', 'split', 'note', 'drop', 'open'] as const
export type RuleAction = (typeof ruleActions)[number]

export interface Rule {
  action: RuleAction
  from: ValueColumn
  /** Attributes that get the values: two of a split, none of a note. */
  to: readonly ValueColumn[]
  /** Conversion of numbers; undefined: the units have no exact one and nobody typed a factor. */
  ratio: Ratio | undefined
  /** Value by its former one; empty: dropped. */
  choices: Readonly<Record<string, string>>
  by: SplitWay
  separator: string
  conflict: ConflictWay
  rest: RestWay
  /** Text attribute for notes. */
  note: ValueColumn | undefined
  /** Decimal mark of the texts of the attribute that are numbers; undefined: none shows it. */
  mark: DecimalMark | undefined
}
