import type { TypedColumn, TypedSheet } from '@vitrine/spreadsheets/typed-workbook'
import { textOf } from '#src/platform/labels.ts'
import type { GridKind } from './grid-kind.ts'
import { cellOf, columnOf } from './part-number-sheets.ts'
import { uniqueHeads } from '#src/content/variants/cells/part-number-columns.ts'

/** Sheet of a kind of table: the rows of its documents one below the other. */
export function gridSheet(
  { field, name, keys, columns, owners, identifying, keysOf }: GridKind,
  language: string,
): TypedSheet {
  const typed = [
    ...keys.map(({ key, labels, kind }): TypedColumn => ({
      key,
      head: textOf(labels, language),
      kind,
      decimals: kind === 'number' ? 0 : null,
      choices: [],
      isKey: true,
    })),
    ...columns.map((column) => ({
      ...columnOf(column, language),
      isKey: identifying.has(column.key),
    })),
  ]
  const heads = uniqueHeads(typed)
  return {
    id: field,
    name: textOf(name, language),
    columns: typed.map((column, at) => ({ ...column, head: heads[at] ?? column.head })),
    rows: owners.flatMap((owner) =>
      owner.rows.map(({ values }, at) => [
        ...keysOf(owner, at),
        ...columns.map((column) => cellOf(values[column.key], column, language)),
      ]),
    ),
  }
}
