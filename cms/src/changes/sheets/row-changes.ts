import { gtinKey } from '@vitrine/contract/gtin'
import type { TableColumn } from '@vitrine/spreadsheets/sheet-table'
import type { TypedCell } from '@vitrine/spreadsheets/typed-cell'
import { completeValues, isSameComputed } from '#src/content/computed/complete-parts.ts'
import { namesOfInputs } from '#src/content/computed/input-names.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import { computedRefusalsTexts } from '#texts/computed-refusals.js'
import { checkVariants } from '#src/content/variants/check.ts'
import type { AttributeValue, Declared, Variant } from '#src/content/variants/declaration.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { isSameValue, readValue, showsStored } from '#src/content/variants/cells/read-value.ts'
import type { ResolvedRow, RowRefusal, RowTarget } from './resolve-rows.ts'
import { readConverted } from '#src/content/variants/cells/converted-value.ts'
import type { ColumnMatches, MatchedColumn } from '#src/content/variants/cells/table-columns.ts'

const computedLabels = labelsOf(computedRefusalsTexts)

/** Change of one cell of a row. */
export interface CellChange {
  at: TableColumn
  column: ValueColumn
  before: AttributeValue | undefined
  after: AttributeValue | undefined
  /** True for a converted value that has fewer decimals than the conversion gives. */
  isRounded?: true
}

/** Row with its changes, before their last checks. */
export interface ChangedRow {
  resolved: ResolvedRow
  target: RowTarget
  changes: CellChange[]
  refusals: RowRefusal[]
}

export interface RowContext {
  matches: ColumnMatches
  language: string
  mark: DecimalMark | undefined
}

const storedOf = (target: RowTarget): Variant =>
  target.part?.variant ?? {
    part_number: target.part === undefined ? target.partNumber : '',
    values: {},
  }

/** Variant after changes; a removed value is absent. */
export function variantAfter(target: RowTarget, changes: readonly CellChange[]): Variant {
  const { part_number: number, values } = storedOf(target)
  const next = new Map(Object.entries(values ?? {}))
  for (const { column, after } of changes)
    if (after === undefined) next.delete(column.key)
    else next.set(column.key, after)
  return { part_number: number, values: Object.fromEntries(next) }
}

/** True if a cell is the one by which its row was found. */
const isRowGtin = ({ target }: ResolvedRow, key: string): boolean =>
  key === gtinKey && target?.part !== undefined && target.isByGtin

function changeOf(
  cell: TypedCell,
  { at, column, from }: MatchedColumn,
  { target, context }: { target: RowTarget; context: RowContext },
): CellChange | RowRefusal | undefined {
  const stored = storedOf(target).values?.[column.key]
  const before = stored ?? undefined
  if (from === undefined && showsStored(cell, stored, column)) return undefined
  const reading =
    from === undefined
      ? readValue(cell, column, context)
      : readConverted(cell, column, { ...context, from })
  if ('reason' in reading)
    return { at, reason: reading.reason, details: { value: cell.text, ...reading.details } }
  const after = reading.value ?? undefined
  if (isSameValue(before, after)) return undefined
  const change = { at, column, before, after }
  return 'isRounded' in reading && reading.isRounded ? { ...change, isRounded: true } : change
}

/** Reads the cells of a row that differ from what is stored. */
export function readRow(resolved: ResolvedRow, target: RowTarget, context: RowContext): ChangedRow {
  const changes: CellChange[] = []
  const refusals: RowRefusal[] = []
  for (const matched of context.matches.byKey.values()) {
    const cell = resolved.row.cells[matched.at.column]
    if (!cell || isRowGtin(resolved, matched.column.key)) continue
    const change = changeOf(cell, matched, { target, context })
    if (!change) continue
    if ('reason' in change) refusals.push(change)
    else changes.push(change)
  }
  const row = { resolved, target, changes, refusals }
  checkRow(row, { columns: context.matches.columns, language: context.language })
  return row
}

/**
 * Takes the cells of computed columns out of the changes of a row. A cell with the stored value, or
 * with that which follows from the other cells, changes nothing; any other value is refused.
 */
function leaveComputed(row: ChangedRow, declared: readonly Declared[], language: string): void {
  const given = row.changes.filter(({ column }) => column.declared.computed)
  if (given.length === 0) return
  row.changes = row.changes.filter((change) => !given.includes(change))
  const { target } = row
  const { values } = variantAfter(target, row.changes)
  const { family } = target.part ? target.part.product : target.product
  const right = completeValues(values, { columns: declared, family })
  for (const { at, column, after } of given) {
    if (isSameComputed(right[column.key], after)) continue
    const names = namesOfInputs(column.declared, declared)
    const message = textOf(computedLabels.told({ names }), language)
    row.refusals.push({ at, reason: 'invalid', details: { message } })
  }
}

const isLife = (key: string): boolean => key.startsWith('life-')

/**
 * Validates a row as the editor does. Errors that it had before are not its own; one of a life cycle
 * refuses the cells of the life cycle that change.
 */
export function checkRow(
  row: ChangedRow,
  { columns, language }: { columns: readonly ValueColumn[]; language: string },
): void {
  const { target } = row
  const declared = columns.map((column) => column.declared)
  leaveComputed(row, declared, language)
  if (row.changes.length === 0 && target.part) return
  const errorsOf = (variant: Variant) => checkVariants([variant], declared, language)
  const known = new Set(
    target.part ? errorsOf(storedOf(target)).map(({ key, message }) => `${key} ${message}`) : [],
  )
  for (;;) {
    const errors = errorsOf(variantAfter(target, row.changes)).filter(
      ({ key, message }) => !known.has(`${key} ${message}`),
    )
    const refused = row.changes.flatMap((change) => {
      const { key } = change.column
      const error =
        errors.find((one) => one.key === key || one.other === key) ??
        (isLife(key) ? errors.find((one) => isLife(one.key)) : undefined)
      return error ? [{ change, error }] : []
    })
    const [own] = errors.filter(({ key }) => key === 'part_number')
    if (own && !target.part) {
      row.changes = []
      row.refusals.push({
        at: row.resolved.keyAt,
        reason: 'invalid',
        details: { message: own.message },
      })
      row.resolved.target = undefined
      return
    }
    if (refused.length === 0) return
    row.changes = row.changes.filter((change) => !refused.some((one) => one.change === change))
    row.refusals.push(
      ...refused.map(({ change, error }): RowRefusal => ({
        at: change.at,
        reason: 'invalid',
        details: { message: error.message },
      })),
    )
  }
}
