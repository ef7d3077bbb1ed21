import { tableOf } from '@vitrine/spreadsheets/sheet-table'
import type { SheetTable, TableColumn } from '@vitrine/spreadsheets/sheet-table'
import type { ReadRow, ReadSheet } from '@vitrine/spreadsheets/typed-cell'
import type { Values } from '#src/recording/history/document-values.ts'
import { shownMark } from '#src/content/variants/cells/number-text.ts'
import type { DecimalMark } from '@vitrine/quantities/numbers'
import { localeOfPanel } from '#src/platform/labels.ts'
import { isSameDocumentValue, readDocumentCell, showsDocumentValue } from './document-cells.ts'
import type { CellContext } from './document-cells.ts'
import { idKey } from './document-columns.ts'
import type { DocumentColumn } from './document-columns.ts'
import { documentHead, isIdHead } from './document-heads.ts'
import type { SheetCollection, SheetDocument } from './document-sheets.ts'
import { DocumentNames, isCreatable } from './name-documents.ts'
import { PlanNotes, isBlank, isLonger, placeOf } from './plan-notes.ts'
import type { RowProblem } from './plan-notes.ts'
import type { CollectionPlan } from './plan.ts'
import { matchColumns } from '#src/content/variants/cells/table-columns.ts'
import type { ColumnMatches } from '#src/content/variants/cells/table-columns.ts'

/** Rules of the editor by which values are checked. */
export interface DocumentRules extends Pick<CellContext, 'language' | 'namesOf'> {
  /** Value as the field stores it. */
  clean: (column: DocumentColumn, value: unknown) => Promise<unknown>
  /** Sentence of the editor's validation; `values`: those of the whole document after the row. */
  problemOf: (column: DocumentColumn, values: Values, id?: number) => Promise<string | undefined>
  /** True if the account may write in the language of a column. */
  mayWrite: (column: DocumentColumn) => boolean
}

interface CellChange {
  at: TableColumn
  column: DocumentColumn
  before: unknown
  after: unknown
}

interface DocumentRow {
  table: SheetTable
  row: ReadRow
  keyAt: TableColumn
  /** Document of the row; undefined: a new one. */
  document: SheetDocument | undefined
  changes: CellChange[]
  problems: RowProblem[]
  /** True for a row of which nothing is taken. */
  isRefused: boolean
}

type Matches = ColumnMatches<DocumentColumn>

const nowhere: TableColumn = { column: 0, head: '', key: undefined }

const textIn = ({ cells }: ReadRow, at: TableColumn | undefined): string =>
  (at && cells[at.column]?.text.trim()) ?? ''

/** Value after the changes of a row, without absent ones. */
function valuesAfter({ document, changes }: DocumentRow): Values {
  const values = { ...document?.values }
  for (const { column, after } of changes)
    if (after === null || after === undefined) delete values[column.key]
    else values[column.key] = after
  return values
}

/** Group of fields in which the validation of one may read another. */
const groupOf = ({ path }: DocumentColumn): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Compares the sheets of a collection with its documents. */
class DocumentPlanner {
  readonly #notes: PlanNotes
  readonly #names: DocumentNames
  readonly #collection: SheetCollection
  readonly #rules: DocumentRules
  readonly #rows: DocumentRow[] = []
  /** Values of unique fields, with the document that has them. */
  readonly #taken = new Map<string, number | undefined>()

  constructor(collection: SheetCollection, rules: DocumentRules) {
    this.#collection = collection
    this.#rules = rules
    this.#notes = new PlanNotes(rules.language)
    this.#names = new DocumentNames(collection)
    for (const { id, values } of collection.documents)
      for (const column of collection.columns.filter(({ isUnique }) => isUnique))
        this.#taken.set(`${column.key} ${String(values[column.key])}`, id)
  }

  async addSheet(sheet: ReadSheet): Promise<void> {
    const { plural, columns } = this.#collection
    const table = tableOf(sheet, documentHead(this.#collection))
    if (!table) return void this.#notes.plan.ignoredSheets.push(sheet.name)
    const idAt = table.columns.find(({ key, head }) =>
      key === undefined ? isIdHead(head, plural) : key === idKey,
    )
    const matches = matchColumns(table, columns, this.#rules.language, {
      isKey: (at) => at === idAt,
    })
    for (const column of matches.refused) this.#notes.refuseColumn(table, column)
    this.#notes.refuseUnread(table)
    this.#notes.addUnknown(
      table,
      new Set([
        ...(idAt ? [idAt] : []),
        ...[...matches.byKey.values()].map(({ at }) => at),
        ...matches.refused.map(({ column }) => column),
      ]),
    )
    const context: CellContext = { ...this.#rules, mark: markOf(table, matches) }
    for (const row of table.rows)
      if (!isBlank(table, row))
        this.#rows.push(await this.#readRow({ table, row, idAt }, matches, context))
  }

  async #readRow(
    { table, row, idAt }: { table: SheetTable; row: ReadRow; idAt: TableColumn | undefined },
    matches: Matches,
    context: CellContext,
  ): Promise<DocumentRow> {
    const named = this.#names.columns.flatMap(({ key }) => matches.byKey.get(key) ?? [])
    const keyAt = (textIn(row, idAt) === '' ? undefined : idAt) ?? named[0]?.at ?? nowhere
    const read: DocumentRow = {
      table,
      row,
      keyAt,
      document: undefined,
      changes: [],
      problems: [],
      isRefused: false,
    }
    const found = isLonger(table, row)
      ? ({ at: keyAt, reason: 'beyondHeads' } as const)
      : this.#find(row, { idAt, keyAt, matches, context })
    if (found !== undefined && 'reason' in found) {
      read.problems.push(found)
      read.isRefused = true
      return read
    }
    read.document = found
    for (const matched of matches.byKey.values()) await this.#readCell(read, matched, context)
    if (!read.document) this.#requireNew(read)
    await this.#validate(read)
    return read
  }

  /** Document of a row; undefined for a new one. */
  #find(
    row: ReadRow,
    {
      idAt,
      keyAt,
      matches,
      context,
    }: {
      idAt: TableColumn | undefined
      keyAt: TableColumn
      matches: Matches
      context: CellContext
    },
  ): SheetDocument | RowProblem | undefined {
    const named = this.#names.columns.flatMap((column) => {
      const at = matches.byKey.get(column.key)?.at
      const text = textIn(row, at)
      return text === '' ? [] : [this.#names.named(column, text)]
    })
    const known = named.filter(({ size }) => size > 0)
    const common = [...(known[0] ?? [])].filter((each) => known.every((set) => set.has(each)))
    const idText = textIn(row, idAt)
    if (idAt && idText !== '') {
      const document = /^\d{1,9}$/.test(idText) ? this.#names.byId(Number(idText)) : undefined
      if (!document) return { at: idAt, reason: 'unknownId' }
      const isOther = known.length > 0 && known.every((set) => !set.has(document))
      return isOther
        ? { at: idAt, reason: 'otherDocument', details: { title: this.#titleOf(document) } }
        : document
    }
    if (named.length === 0) return { at: keyAt, reason: 'noName' }
    if (known.length === 0)
      return isCreatable(this.#collection.slug)
        ? undefined
        : { at: keyAt, reason: 'unknownDocument' }
    const valueOf = (column: DocumentColumn): unknown => {
      const at = matches.byKey.get(column.key)?.at
      const cell = at && row.cells[at.column]
      const reading = cell && readDocumentCell(cell, column, context)
      return reading && 'value' in reading ? reading.value : undefined
    }
    const told = this.#names.toldApart(common, valueOf)
    const [document, ...others] = told
    if (!document && common.length > 0 && isCreatable(this.#collection.slug)) return undefined
    return document && others.length === 0 ? document : { at: keyAt, reason: 'severalDocuments' }
  }

  #titleOf({ id, values }: SheetDocument): string {
    const { title } = this.#collection
    const own = values[`${title}:${localeOfPanel(this.#rules.language)}`] ?? values[title]
    return typeof own === 'string' ? own : `[${id}]`
  }

  async #readCell(
    read: DocumentRow,
    { at, column }: { at: TableColumn; column: DocumentColumn },
    context: CellContext,
  ): Promise<void> {
    const cell = read.row.cells[at.column]
    const before = read.document?.values[column.key] ?? null
    if (!cell || showsDocumentValue(cell, before, column, context)) return
    const refuse = (problem: Omit<RowProblem, 'at'>): void =>
      void read.problems.push({ at, ...problem })
    if (column.isProtected) return refuse({ reason: 'protectedValue' })
    if (!this.#rules.mayWrite(column)) return refuse({ reason: 'language' })
    const reading = readDocumentCell(cell, column, context)
    if ('reason' in reading) return refuse(reading)
    const after = (await this.#rules.clean(column, reading.value)) ?? null
    if (isSameDocumentValue(before, after, column)) return
    if (column.isUnique) {
      const key = `${column.key} ${String(after)}`
      const owner = this.#taken.get(key)
      if (this.#taken.has(key) && (owner === undefined || owner !== read.document?.id))
        return refuse({ reason: 'taken' })
      this.#taken.set(key, read.document?.id)
    }
    read.changes.push({ at, column, before, after })
  }

  /** A new document needs all values that its kind requires, unless they have a default. */
  #requireNew(read: DocumentRow): void {
    const given = new Set(read.changes.map(({ column }) => column.key))
    const refusedAt = new Set(read.problems.map(({ at }) => at))
    for (const { key, isRequired, field, labels } of this.#collection.columns) {
      const hasDefault = 'defaultValue' in field && field.defaultValue !== undefined
      if (!isRequired || hasDefault || given.has(key)) continue
      const label = labels[this.#rules.language] ?? key
      if (refusedAt.size === 0)
        read.problems.push({ at: read.keyAt, reason: 'missingValue', details: { label } })
    }
    if (read.problems.length > 0) read.isRefused = true
  }

  /** Refuses changes that the rules of the editor refuse. */
  async #validate(read: DocumentRow): Promise<void> {
    for (;;) {
      const values = valuesAfter(read)
      const refused: [CellChange, string][] = []
      for (const change of read.changes) {
        const message = await this.#rules.problemOf(change.column, values, read.document?.id)
        if (message !== undefined) refused.push([change, message])
      }
      if (refused.length === 0) break
      const left = new Set(refused.map(([change]) => change))
      read.changes = read.changes.filter((change) => !left.has(change))
      for (const [{ at }, message] of refused)
        read.problems.push({ at, reason: 'invalid', details: { message } })
      if (!read.document) return void (read.isRefused = true)
    }
    await this.#validateOthers(read)
  }

  /** Values beside the changed ones, whose validation reads them. */
  async #validateOthers(read: DocumentRow): Promise<void> {
    if (read.changes.length === 0 || !read.document) return
    const { id, values: stored } = read.document
    const changed = new Set(read.changes.map(({ column }) => column.key))
    const groups = new Set(read.changes.map(({ column }) => groupOf(column)))
    const values = valuesAfter(read)
    for (const column of this.#collection.columns) {
      if (changed.has(column.key) || column.locale !== null || !groups.has(groupOf(column)))
        continue
      const message = await this.#rules.problemOf(column, values, id)
      if (message === undefined || message === (await this.#rules.problemOf(column, stored, id)))
        continue
      const inGroup = read.changes.filter((change) => groupOf(change.column) === groupOf(column))
      read.changes = read.changes.filter((change) => !inGroup.includes(change))
      for (const { at } of inGroup)
        read.problems.push({ at, reason: 'invalid', details: { message } })
    }
  }

  /** Refuses rows that are about the same document. */
  #refuseRepeated(): void {
    const keyOf = (read: DocumentRow): string => {
      if (read.document) return `known ${read.document.id}`
      const values = valuesAfter(read)
      return `new ${this.#names.identityOf(({ key }) => values[key])}`
    }
    const rows = this.#rows.filter(({ isRefused }) => !isRefused)
    for (const group of Map.groupBy(rows, keyOf).values()) {
      if (group.length < 2) continue
      for (const read of group) {
        read.isRefused = true
        read.problems.push({ at: read.keyAt, reason: 'repeatedDocument' })
      }
    }
  }

  plan(): CollectionPlan {
    this.#refuseRepeated()
    for (const read of this.#rows) this.#finish(read)
    return this.#notes.plan
  }

  #finish(read: DocumentRow): void {
    const { table, row, document, changes, problems, isRefused, keyAt } = read
    const { counts } = this.#notes.plan
    for (const problem of problems) this.#notes.refuse(table, row, problem)
    if (isRefused) return void (counts.refused += 1)
    if (!document) {
      const values = valuesAfter(read)
      const title = values[this.#collection.title]
      counts.created += 1
      this.#notes.plan.created.push({
        title: typeof title === 'string' ? title : '',
        values,
        place: placeOf(table, row, keyAt),
        rows: {},
      })
    } else if (changes.length > 0) {
      counts.changed += 1
      this.#notes.change(
        document.id,
        changes.map(({ at, column: { path, locale }, before, after }) => ({
          path,
          locale,
          before,
          after,
          place: placeOf(table, row, at),
        })),
      )
    } else if (problems.length > 0) counts.refused += 1
    else counts.equal += 1
  }
}

/** Decimal mark that the other numbers of a table show; undefined for none, or both. */
function markOf({ rows }: SheetTable, { byKey }: Matches): DecimalMark | undefined {
  const numbers = [...byKey.values()].filter(({ column }) => column.kind === 'number')
  return shownMark(
    rows.flatMap(({ cells }) =>
      numbers.flatMap(({ at }) => {
        const cell = cells[at.column]
        return cell?.kind === 'text' ? [{ text: cell.text, unit: null }] : []
      }),
    ),
  )
}

/**
 * Compares the sheets of a collection with its documents. Changes nothing; an empty cell is no
 * change, and a cell that shows the stored value in another spelling is equal.
 */
export async function planDocuments(
  sheets: readonly ReadSheet[],
  collection: SheetCollection,
  rules: DocumentRules,
): Promise<CollectionPlan> {
  const planner = new DocumentPlanner(collection, rules)
  for (const sheet of sheets) await planner.addSheet(sheet)
  return planner.plan()
}
