import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { Label } from '#src/platform/labels.ts'
import { normalizePartNumber } from '#src/content/variants/part-number.ts'
import { crossReferencesTexts } from '#texts/cross-references.js'
import { withoutApostrophes } from '@vitrine/spreadsheets/csv'
import { grades } from '@vitrine/contract/shapes/reference-grades'
import { checkReferences, cleanReferences } from './check-references.ts'
import {
  cellText,
  referenceColumns,
  referenceKey,
  referenceLimits,
  referencesOf,
} from './declaration.ts'
import type { StoredReference } from './declaration.ts'

const labels = labelsOf(crossReferencesTexts)

/** Stored maker with its cross-references before an import. */
export interface PresentMaker {
  id: number
  name: string
  keys: readonly string[]
  /** True if the maker has unpublished changes. */
  drafted: boolean
  references: readonly StoredReference[]
}

/** Row of the file with its parsed values. */
export interface FileRow {
  /** Line of the file, from 1. */
  line: number
  cells: readonly string[]
  maker: string
  row: StoredReference
  /**
   * True if the row has more cells than the header, for example because a text contains the
   * delimiter.
   */
  isLonger: boolean
}

/** Parsed file, before its comparison with the stored cross-references. */
export interface ImportFile {
  header: readonly string[]
  /** Keys of the columns in the file. */
  keys: readonly string[]
  rows: FileRow[]
  unknownColumns: string[]
  /** Labels of the required columns that the file lacks. */
  missing: string[]
}

export interface Refusal {
  line: number
  cells: readonly string[]
  problems: { column: string; message: string }[]
}

/** Changes that an import would make. */
export interface ImportPlan {
  /** Makers with changes, with all of their cross-references after the import. */
  makers: { id: number | undefined; name: string; references: StoredReference[] }[]
  newMakers: string[]
  created: { maker: string; number: string; ours: string }[]
  changed: { maker: string; number: string; column: string; before: string; after: string }[]
  /** Number of changed cross-references. */
  changedCount: number
  same: number
  refused: Refusal[]
}

/** Heading as it is compared: letters and digits without case and accents. */
export const foldedHeading = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

const makerHeadings = ['maker', 'manufacturer', 'brand', 'fabricante', 'marca', 'hersteller']
const numberHeadings = ['number', 'part_number', 'numero', 'nummer']

/** Columns of the file: the maker, the maker's number, and the columns of the grid. */
export const importColumns = (language: string): { key: string; label: string }[] => [
  { key: 'maker', label: textOf(labels.maker, language) },
  { key: 'part_number', label: textOf(labels.number, language) },
  ...referenceColumns(language),
]

/** Key of the column with a heading, in any language of the panel. */
function keyOfHeading(heading: string): string | undefined {
  const name = foldedHeading(heading)
  const named: [key: string, heading: string][] = [
    ...makerHeadings.map((one): [string, string] => ['maker', one]),
    ...numberHeadings.map((one): [string, string] => ['part_number', one]),
  ]
  for (const language of Object.keys(labels.maker))
    for (const { key, label } of importColumns(language)) named.push([key, key], [key, label])
  return name === '' ? undefined : named.find(([, one]) => foldedHeading(one) === name)?.[0]
}

/** Key of a grade by its name in any language; any other text unchanged. */
const gradeOf = (text: string): string =>
  grades.find(
    (grade) =>
      foldedHeading(grade) === foldedHeading(text) ||
      Object.values(labels.grades[grade] satisfies Label).some(
        (label) => foldedHeading(label) === foldedHeading(text),
      ),
  ) ?? text

/**
 * Text of a cell without the apostrophe that spreadsheets put before formulas and without invisible
 * characters.
 */
export const plainCell = (cell: string): string =>
  withoutApostrophes(
    cell
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .toWellFormed()
      .trim(),
  )

/** Required columns of a file. */
const required = ['maker', 'part_number', 'ours', 'grade']
/** Maximum rows before the header: a title, a date, blank rows. */
const maxRowsAbove = 20

/**
 * Parses the rows of a file by the columns of its header; of columns with the same name, only the
 * first is read.
 */
export function readImport(block: readonly (readonly string[])[], language: string): ImportFile {
  const named = block.slice(0, maxRowsAbove).map((row) => row.map(keyOfHeading))
  const headAt = Math.max(
    0,
    named.findIndex((keys) => required.every((key) => keys.includes(key))),
  )
  const header = (block[headAt] ?? []).map((cell) => cell.trim())
  const keys = named[headAt] ?? []
  const keyAt = keys.map((key, at) => (keys.indexOf(key) === at ? key : undefined))
  const rows = block.slice(headAt + 1).flatMap((cells, at): FileRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const values: Record<string, string> = {}
    for (const [column, key] of keyAt.entries())
      if (key !== undefined) values[key] = plainCell(cells[column] ?? '')
    const { maker = '', part_number: number = '', ...others } = values
    if (others['grade']) others['grade'] = gradeOf(others['grade'])
    const row = { part_number: number, values: others }
    const isLonger = cells.slice(header.length).some((cell) => cell.trim() !== '')
    return [{ line: headAt + at + 2, cells, maker, row, isLonger }]
  })
  return {
    header,
    keys: keyAt.filter((key) => key !== undefined),
    rows,
    unknownColumns: header.filter((name, at) => name !== '' && keyAt[at] === undefined),
    missing: importColumns(language)
      .filter(({ key }) => required.includes(key))
      .filter(({ key }) => !keyAt.includes(key))
      .map(({ label }) => label),
  }
}

/** Maker with the cross-references after the rows that were read so far. */
interface Draft {
  maker: { id: number | undefined; name: string; drafted: boolean }
  references: Map<string, StoredReference>
  isChanged: boolean
}

/** Errors of a row: key of the column and message. */
type Problem = [column: string, message: string]

/** Rules that rows are validated by. */
interface ImportRules {
  /** True if a new cross-reference may name this part number (without separators). */
  isOurs: (partNumber: string) => boolean
  language: string
}

/** Makers by each of their names; names of one maker share a draft. */
function draftsOf(present: readonly PresentMaker[]): Map<string, Draft> {
  const drafts = new Map<string, Draft>()
  for (const { keys, references, ...maker } of present) {
    const entries = new Map(references.map((row) => [referenceKey(row), row]))
    for (const key of keys)
      drafts.set(key, drafts.get(key) ?? { maker, references: entries, isChanged: false })
  }
  const byId = new Map<number, Draft>()
  for (const [key, draft] of drafts) {
    const { id } = draft.maker
    if (id === undefined) continue
    const first = byId.get(id) ?? draft
    byId.set(id, first)
    drafts.set(key, first)
  }
  return drafts
}

/**
 * Error of a row that cannot be compared with the stored ones: more cells than the header, an
 * invalid maker, or a maker with unpublished changes.
 */
function makerProblem(
  { keys }: ImportFile,
  { maker, isLonger }: FileRow,
  draft: Draft | undefined,
  language: string,
): Problem | undefined {
  const say = (label: Label): string => textOf(label, language)
  if (isLonger) return [keys.at(-1) ?? 'maker', say(labels.errors.cells)]
  if (normalizePartNumber(maker) === '') return ['maker', say(labels.errors.maker)]
  if (!draft && maker.length > referenceLimits.maker)
    return ['maker', say(labels.errors.long({ count: referenceLimits.maker }))]
  return draft?.maker.drafted
    ? ['maker', say(labels.errors.drafted({ name: draft.maker.name }))]
    : undefined
}

/** Stored cross-reference that a row changes, its state after the change, and the row's errors. */
function mergeRow(
  row: StoredReference,
  draft: Draft | undefined,
  { isOurs, language }: ImportRules,
): { before: StoredReference | undefined; after: StoredReference; problems: Problem[] } {
  const say = (label: Label): string => textOf(label, language)
  const before = draft?.references.get(referenceKey(row))
  // keeps both stored numbers: they are the key of the row, so a different spelling in the file
  // changes nothing
  const merged = before
    ? {
        part_number: before.part_number,
        values: { ...before.values, ...row.values, ours: cellText(before, 'ours') },
      }
    : row
  const [after = merged] = referencesOf(cleanReferences([merged], language))
  const problems = checkReferences([after], language).map(({ key, message }): Problem => [
    key,
    message,
  ])
  const code = cellText(row, 'ours')
  if (
    !before &&
    !problems.some(([column]) => column === 'ours') &&
    !isOurs(normalizePartNumber(code))
  )
    problems.push(['ours', say(labels.errors.unknown({ code }))])
  if (!before && (draft?.references.size ?? 0) >= referenceLimits.rows)
    problems.push(['maker', say(labels.errors.shape)])
  return { before, after, problems }
}

/** Builds the plan of an import row by row. */
class ImportPlanner {
  readonly plan: ImportPlan = {
    makers: [],
    newMakers: [],
    created: [],
    changed: [],
    changedCount: 0,
    same: 0,
    refused: [],
  }
  readonly #drafts: Map<string, Draft>
  readonly #rules: ImportRules
  readonly #file: ImportFile
  /** Labels of the columns by their keys. */
  readonly #columns: ReadonlyMap<string, string>
  /** Keys of the cross-references in the rows read so far. */
  readonly #seen = new Set<string>()

  constructor(file: ImportFile, present: readonly PresentMaker[], rules: ImportRules) {
    this.#file = file
    this.#drafts = draftsOf(present)
    this.#rules = rules
    this.#columns = new Map(importColumns(rules.language).map(({ key, label }) => [key, label]))
  }

  add(fileRow: FileRow): void {
    const { language } = this.#rules
    const { maker, row } = fileRow
    const key = normalizePartNumber(maker)
    const draft = this.#drafts.get(key)
    const problem = makerProblem(this.#file, fileRow, draft, language)
    if (problem) return this.#refuse(fileRow, [problem])
    const { before, after, problems } = mergeRow(row, draft, this.#rules)
    const entry = `${draft?.maker.id ?? key} ${referenceKey(row)}`
    if (problems.length === 0 && this.#seen.has(entry))
      problems.push(['part_number', textOf(labels.errors.repeated, language)])
    if (problems.length > 0) return this.#refuse(fileRow, problems)
    this.#seen.add(entry)
    const own = draft ?? this.#newMaker(key, maker)
    if (!before) {
      const ours = cellText(row, 'ours')
      this.plan.created.push({ maker: own.maker.name, number: after.part_number, ours })
    } else if (!this.#addChanges(own.maker.name, before, after)) return
    own.references.set(referenceKey(row), after)
    own.isChanged = true
  }

  /** Makers with at least one new or changed entry. */
  changedMakers(): ImportPlan['makers'] {
    return [...new Set(this.#drafts.values())]
      .filter(({ isChanged }) => isChanged)
      .map(({ maker: { id, name }, references }) => ({
        id,
        name,
        references: [...references.values()],
      }))
  }

  #refuse({ line, cells }: FileRow, problems: readonly Problem[]): void {
    this.plan.refused.push({
      line,
      cells,
      problems: problems.map(([key, message]) => ({
        column: this.#columns.get(key) ?? key,
        message,
      })),
    })
  }

  #newMaker(key: string, name: string): Draft {
    const draft: Draft = {
      maker: { id: undefined, name, drafted: false },
      references: new Map(),
      isChanged: false,
    }
    this.#drafts.set(key, draft)
    this.plan.newMakers.push(name)
    return draft
  }

  /** Adds the changed cells of a cross-reference; false if none changed. */
  #addChanges(maker: string, before: StoredReference, after: StoredReference): boolean {
    const changes = [...this.#columns].flatMap(([key, column]) => {
      const [old, now] = [cellText(before, key), cellText(after, key)]
      return old === now
        ? []
        : [{ maker, number: before.part_number, column, before: old, after: now }]
    })
    if (changes.length === 0) {
      this.plan.same += 1
      return false
    }
    this.plan.changedCount += 1
    this.plan.changed.push(...changes)
    return true
  }
}

/**
 * Compares the rows of a file with the stored cross-references. A row with an error is listed in
 * `refused` and changes nothing.
 */
export function planImport(
  file: ImportFile,
  present: readonly PresentMaker[],
  rules: ImportRules,
): ImportPlan {
  const planner = new ImportPlanner(file, present, rules)
  for (const row of file.rows) planner.add(row)
  return { ...planner.plan, makers: planner.changedMakers() }
}
