import type { TypedColumn } from '@vitrine/spreadsheets/typed-workbook'
import type { AttributeValue, Declared, Variant } from '#src/content/variants/declaration.ts'
import type { Locale } from '@vitrine/configuration/locales'
import type { Label } from '#src/platform/labels.ts'
import { panelLanguages } from '#src/content/variants/cells/part-number-columns.ts'
import type { ValueColumn } from '#src/content/variants/cells/part-number-columns.ts'
import type { RowProblem } from './plan-notes.ts'
import { foldedText } from '#src/content/variants/cells/sheet-product.ts'

/** Column that identifies the rows of a table of documents; its key begins with `@`. */
export interface GridKey {
  key: string
  labels: Label
  /** Further heads of other programs, folded. */
  otherHeads?: readonly string[]
  kind: TypedColumn['kind']
  /** True for a column that a sheet may lack. */
  isOptional?: true
}

/** Document with its rows; a new one has no id. */
export interface GridOwner {
  id: number | undefined
  title: string
  rows: readonly Variant[]
}

/** Row that a line of a file is about: a present one, or one to add. */
export type GridTarget = { owner: GridOwner } & ({ at: number } | { at: undefined; row: Variant })

/** What a line of a file says about its row. */
export interface LineKeys {
  /** Texts in the key columns, without those that are empty. */
  texts: ReadonlyMap<string, string>
  hasColumn: (key: string) => boolean
  /** Text in the column of a value. */
  valueOf: (key: string) => string
}

/** Kind of a table of documents: tooling, cross-references. */
export interface GridKind {
  /** Id of its sheet, and the field that holds the rows. */
  field: string
  collection: string
  name: Label
  keys: readonly GridKey[]
  columns: readonly ValueColumn[]
  owners: readonly GridOwner[]
  /** Keys of values that identify a row, so that they are no change. */
  identifying: ReadonlySet<string>
  /** Field with the name of a new document; null: none is made. */
  nameField: string | null
  resolve: (keys: LineKeys) => GridTarget | Omit<RowProblem, 'at'>
  /** Texts of the key columns of a row. */
  keysOf: (owner: GridOwner, at: number) => (string | number)[]
  /** Errors of a row by the key of its column, in the language of the panel. */
  check: (owner: GridOwner, row: Variant, isNew: boolean) => { key: string; message: string }[]
}

/** Value columns from their declarations in each language of the panel. */
export function gridValueColumns(
  declaredIn: (language: string) => readonly Declared[],
  { language, localeOf }: { language: string; localeOf: (key: string) => Locale | null },
): ValueColumn[] {
  const byLanguage = new Map(
    panelLanguages.map((each) => [each, new Map(declaredIn(each).map((one) => [one.key, one]))]),
  )
  return declaredIn(language).map((declared) => {
    const each = <Value>(valueOf: (one: Declared) => Value): Record<string, Value> =>
      Object.fromEntries(
        panelLanguages.map((one) => [
          one,
          valueOf(byLanguage.get(one)?.get(declared.key) ?? declared),
        ]),
      )
    return {
      key: declared.key,
      declared,
      locale: localeOf(declared.key),
      labels: each(({ label }) => label),
      unit: declared.unit,
      choices: each(({ choices }) => choices),
    }
  })
}

/** Key column that a head names, in any language. */
export const gridKeyOf = (head: string, keys: readonly GridKey[]): string | undefined => {
  const form = foldedText(head)
  return form === ''
    ? undefined
    : keys.find(
        ({ labels, otherHeads = [] }) =>
          otherHeads.includes(form) ||
          Object.values(labels).some((label) => foldedText(label) === form),
      )?.key
}

/** Key of a row in its list: the part number with the count of equal ones before it. */
export function rowKeyAt(rows: readonly Variant[], at: number): string {
  const number = rows[at]?.part_number ?? ''
  const count = rows.slice(0, at).filter((row) => row.part_number === number).length
  return `${number} ${count}`
}

/** Text of a stored value; empty if it is none. */
export const storedText = (value: AttributeValue | undefined): string =>
  typeof value === 'string' ? value.trim() : ''
