import { tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import type { ReadRow, ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import { partNumberOf, placePart } from '#src/recording/history/document-values.ts'
import type { Values } from '#src/recording/history/document-values.ts'
import type { AttributeValue, Variant } from '#src/content/variants/declaration.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { shownMark } from '#src/content/variants/cells/number-text.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import { gridKeyOf, rowKeyAt, storedText } from './grid-kind.ts'
import type { GridKind, GridOwner, GridTarget } from './grid-kind.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import { PlanNotes, isBlank, isLonger, placeOf } from './plan-notes.ts'
import type { RowProblem } from './plan-notes.ts'
import type { CollectionPlan, NewDocument } from './plan.ts'
import {
  isSameValue,
  keyTextOf,
  readCell,
  showsStored,
} from '#src/content/variants/cells/read-value.ts'
import { matchColumns } from '#src/content/variants/cells/table-columns.ts'
import type { ColumnMatches } from '#src/content/variants/cells/table-columns.ts'

interface CellChange {
  at: TableColumn
  column: ValueColumn
  before: AttributeValue | undefined
  after: AttributeValue | undefined
}

interface GridRow {
  table: SheetTable
  row: ReadRow
  keyAt: TableColumn
  target: GridTarget | undefined
  changes: CellChange[]
  problems: RowProblem[]
}

const nowhere: TableColumn = { column: 0, head: '', key: undefined }

const storedOf = (target: GridTarget): Variant =>
  target.at === undefined
    ? target.row
    : (target.owner.rows[target.at] ?? { part_number: '', values: {} })

function rowAfter(target: GridTarget, changes: readonly CellChange[]): Variant {
  const { part_number: number, values } = storedOf(target)
  const next = new Map(Object.entries(values))
  for (const { column, after } of changes)
    if (after === undefined || after === null) next.delete(column.key)
    else next.set(column.key, after)
  return { part_number: number, values: Object.fromEntries(next) }
}

/** Compares the sheets of a kind of table with the rows of its documents. */
class GridPlanner {
  readonly #kind: GridKind
  readonly #language: string
  readonly #notes: PlanNotes
  readonly #rows: GridRow[] = []
  readonly #localeOf: ReadonlyMap<string, ValueColumn['locale']>
  readonly #created = new Map<GridOwner, NewDocument>()
  /** Keys of the rows that are added to an owner. */
  readonly #added = new Map<GridOwner, string[]>()

  constructor(kind: GridKind, language: string) {
    this.#kind = kind
    this.#language = language
    this.#notes = new PlanNotes(language)
    this.#localeOf = new Map(kind.columns.map(({ key, locale }) => [key, locale]))
  }

  addSheet(sheet: ReadSheet): void {
    const { keys, columns } = this.#kind
    const table = tableOf(sheet, gridHead(this.#kind))
    if (!table) return void this.#notes.plan.ignoredSheets.push(sheet.name)
    const keyColumns = new Map<string, TableColumn>()
    for (const at of table.columns) {
      const key = at.key?.startsWith('@') ? at.key : gridKeyOf(at.head, keys)
      const isKey = key !== undefined && (at.key === undefined || at.key === key)
      if (!isKey) continue
      if (keyColumns.has(key))
        this.#notes.refuseColumn(table, { column: at, reason: 'headRepeated', details: {} })
      else keyColumns.set(key, at)
    }
    const identifying = new Set(keyColumns.values())
    const matches = matchColumns(table, columns, this.#language, {
      isKey: (at) => identifying.has(at),
    })
    for (const column of matches.refused) this.#notes.refuseColumn(table, column)
    this.#notes.refuseUnread(table)
    this.#notes.addUnknown(
      table,
      new Set([
        ...identifying,
        ...[...matches.byKey.values()].map(({ at }) => at),
        ...matches.refused.map(({ column }) => column),
      ]),
    )
    const mark = markOf(table, matches)
    for (const row of table.rows)
      if (!isBlank(table, row))
        this.#rows.push(this.#readRow({ table, row, keyColumns }, matches, mark))
  }

  #readRow(
    {
      table,
      row,
      keyColumns,
    }: { table: SheetTable; row: ReadRow; keyColumns: ReadonlyMap<string, TableColumn> },
    matches: ColumnMatches,
    mark: DecimalMark | undefined,
  ): GridRow {
    const problems: RowProblem[] = []
    const textAt = (at: TableColumn | undefined): string => {
      const cell = at && row.cells[at.column]
      const code = cell && keyTextOf(cell)
      if (at && code && 'reason' in code) problems.push({ at, reason: code.reason })
      return code && 'text' in code ? code.text : ''
    }
    const texts = new Map(
      [...keyColumns].flatMap(([key, at]) => {
        const text = textAt(at)
        return text === '' ? [] : [[key, text] as const]
      }),
    )
    const [first = nowhere] = keyColumns.values()
    const keyAt = keyColumns.get([...texts.keys()].at(-1) ?? '') ?? first
    const read: GridRow = { table, row, keyAt, target: undefined, changes: [], problems }
    if (isLonger(table, row)) problems.push({ at: keyAt, reason: 'beyondHeads' })
    if (problems.length > 0) return read
    const found = this.#kind.resolve({
      texts,
      hasColumn: (key) => keyColumns.has(key),
      valueOf: (key) => textAt(matches.byKey.get(key)?.at),
    })
    if ('reason' in found) problems.push({ at: keyAt, ...found })
    else if (problems.length === 0) {
      read.target = found
      this.#readCells(read, found, { matches, mark })
      this.#check(read, found, matches)
    }
    return read
  }

  #readCells(
    read: GridRow,
    target: GridTarget,
    { matches, mark }: { matches: ColumnMatches; mark: DecimalMark | undefined },
  ): void {
    const { values } = storedOf(target)
    for (const { at, column } of matches.byKey.values()) {
      const cell = read.row.cells[at.column]
      const before = values[column.key] ?? undefined
      if (!cell || this.#kind.identifying.has(column.key) || showsStored(cell, before, column))
        continue
      const reading = readCell(cell, column, { language: this.#language, mark })
      if ('reason' in reading) {
        read.problems.push({
          at,
          reason: reading.reason,
          details: { value: cell.text, ...reading.details },
        })
        continue
      }
      const after = reading.value ?? undefined
      if (!isSameValue(before, after)) read.changes.push({ at, column, before, after })
    }
  }

  /** Validates a row as the editor does; errors that it had before are not its own. */
  #check(read: GridRow, target: GridTarget, { byKey }: ColumnMatches): void {
    const isNew = target.at === undefined
    const { check } = this.#kind
    if (!isNew && read.changes.length === 0) return
    const known = new Set(
      isNew ? [] : check(target.owner, storedOf(target), false).map(({ message }) => message),
    )
    for (;;) {
      const errors = check(target.owner, rowAfter(target, read.changes), isNew).filter(
        ({ message }) => !known.has(message),
      )
      const refused = read.changes.flatMap((change) => {
        const error = errors.find(({ key }) => key === change.column.key)
        return error ? [{ change, error }] : []
      })
      read.changes = read.changes.filter((each) => !refused.some(({ change }) => change === each))
      for (const { change, error } of refused)
        read.problems.push({
          at: change.at,
          reason: 'invalid',
          details: { message: error.message },
        })
      const [other] = errors.filter(({ key }) => !refused.some((one) => one.error.key === key))
      if (isNew && (other || refused.length > 0)) {
        if (other && refused.length === 0)
          read.problems.push({
            at: byKey.get(other.key)?.at ?? read.keyAt,
            reason: 'invalid',
            details: { message: other.message },
          })
        read.target = undefined
        return
      }
      if (refused.length === 0) return
    }
  }

  /** Refuses lines that are about the same row. */
  #refuseRepeated(): void {
    const owners = new Map<GridOwner, number>()
    const keyOf = ({ target, changes }: GridRow): string => {
      if (!target) return ''
      const owner = owners.get(target.owner) ?? owners.size
      owners.set(target.owner, owner)
      const added =
        target.at === undefined ? rowIdentity(rowAfter(target, changes), this.#kind) : target.at
      return `${owner} ${added}`
    }
    const found = this.#rows.filter(({ target }) => target !== undefined)
    for (const group of Map.groupBy(found, keyOf).values()) {
      if (group.length < 2) continue
      for (const read of group) {
        read.target = undefined
        read.problems.push({ at: read.keyAt, reason: 'repeatedLine' })
      }
    }
  }

  plan(): CollectionPlan {
    this.#refuseRepeated()
    for (const read of this.#rows) this.#finish(read)
    return this.#notes.plan
  }

  #finish(read: GridRow): void {
    const { counts } = this.#notes.plan
    const { target, problems, changes } = read
    for (const problem of problems) this.#notes.refuse(read.table, read.row, problem)
    if (!target) counts.refused += 1
    else if (target.at === undefined) {
      counts.created += 1
      this.#add(read, target)
    } else if (changes.length > 0) {
      counts.changed += 1
      this.#change(read, target)
    } else if (problems.length > 0) counts.refused += 1
    else counts.equal += 1
  }

  #change({ table, row, changes }: GridRow, { owner, at }: GridTarget & { at: number }): void {
    const start = `${this.#kind.field}/${placePart(rowKeyAt(owner.rows, at))}`
    this.#notes.change(
      owner.id ?? 0,
      changes.map(({ at: cellAt, column, before = null, after = null }) => ({
        path: `${start}/${placePart(column.key)}`,
        locale: column.locale,
        before,
        after,
        place: placeOf(table, row, cellAt),
      })),
    )
  }

  #cells({ values }: Variant): Values {
    return Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => {
        if (value === null || value === '') return []
        const locale = this.#localeOf.get(key) ?? null
        return [[locale === null ? placePart(key) : `${placePart(key)}:${locale}`, value]]
      }),
    )
  }

  #add({ table, row, keyAt, changes }: GridRow, target: GridTarget & { at: undefined }): void {
    const { owner } = target
    const { field } = this.#kind
    const after = rowAfter(target, changes)
    const keys = this.#added.get(owner) ?? []
    this.#added.set(owner, keys)
    const number = after.part_number
    const present = owner.rows.filter((one) => one.part_number === number).length
    const key = `${number} ${present + keys.filter((one) => partNumberOf(one) === number).length}`
    keys.push(key)
    const path = `${field}/${placePart(key)}`
    const place = placeOf(table, row, keyAt)
    if (owner.id !== undefined)
      return this.#notes.change(owner.id, [
        { path, locale: null, before: null, after: { row: this.#cells(after) }, place },
      ])
    const made = this.#created.get(owner) ?? this.#makeOwner(owner, place)
    made.values[field] = { rows: [...keys] }
    for (const [name, value] of Object.entries(this.#cells(after)))
      made.values[`${path}/${name}`] = value
    made.rows[path] = place
  }

  #makeOwner(owner: GridOwner, place: NewDocument['place']): NewDocument {
    const made: NewDocument = {
      title: owner.title,
      values: { [this.#kind.nameField ?? 'title']: owner.title },
      place,
      rows: {},
    }
    this.#created.set(owner, made)
    this.#notes.plan.created.push(made)
    return made
  }
}

/** What two lines of one new row have in common: what identifies it, otherwise all of its values. */
function rowIdentity({ part_number: number, values }: Variant, { identifying }: GridKind): string {
  const parts =
    identifying.size === 0
      ? Object.entries(values).toSorted()
      : [...identifying].map((key) => normalizePartNumber(storedText(values[key])))
  return `new ${JSON.stringify([normalizePartNumber(number), parts])}`
}

/** Decimal mark that the numbers of a table show; undefined for none, or both. */
function markOf({ rows }: SheetTable, { byKey }: ColumnMatches): DecimalMark | undefined {
  const numbers = [...byKey.values()].filter(
    ({ column: { declared } }) => declared.type === 'number' || declared.type === 'range',
  )
  return shownMark(
    rows.flatMap(({ cells }) =>
      numbers.flatMap(({ at, column: { declared } }) => {
        const cell = cells[at.column]
        return cell?.kind === 'text' ? [{ text: cell.text, unit: declared.unit }] : []
      }),
    ),
  )
}

/** Tells the row of heads of a kind of table: all of its key columns that it requires. */
export const gridHead =
  ({ keys }: Pick<GridKind, 'keys'>) =>
  (texts: readonly string[]): boolean => {
    const named = new Set(texts.map((text) => gridKeyOf(text, keys)))
    return keys.every(({ key, isOptional }) => isOptional === true || named.has(key))
  }

/**
 * Compares the sheets of a kind of table with the rows of its documents. Changes nothing; an empty
 * cell is no change.
 */
export function planGrid(
  sheets: readonly ReadSheet[],
  kind: GridKind,
  language: string,
): CollectionPlan {
  const planner = new GridPlanner(kind, language)
  for (const sheet of sheets) planner.addSheet(sheet)
  return planner.plan()
}
