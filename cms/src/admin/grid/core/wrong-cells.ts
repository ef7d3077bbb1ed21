import { neighborIn } from './find.ts'

/** Error messages of the cells: by row of the data, then by key of the column. */
export type CellMessages = ReadonlyMap<number, ReadonlyMap<string, string>>

/** Cell with an error. */
export interface WrongCell {
  row: number
  key: string
  message: string
}

/**
 * Groups error messages by row and column key; the keys of the input are cell paths
 * (`variants.3.values.width`).
 */
export function messagesByRow(messages: ReadonlyMap<string, string>): CellMessages {
  const rows = new Map<number, Map<string, string>>()
  for (const [path, message] of messages) {
    const [, row = '', key = '', attribute] = path.split('.')
    const cells = rows.get(Number(row)) ?? new Map<string, string>()
    cells.set(attribute ?? key, message)
    rows.set(Number(row), cells)
  }
  return rows
}

/** Messages of two kinds; where a cell has both, the first. */
export const withMessages = (messages: CellMessages, others: CellMessages): CellMessages =>
  new Map(
    [...new Set([...messages.keys(), ...others.keys()])].map((row) => [
      row,
      new Map([...(others.get(row) ?? []), ...(messages.get(row) ?? [])]),
    ]),
  )

/** Messages of cells that have none in others. */
export const withoutMessages = (messages: CellMessages, others: CellMessages): CellMessages =>
  new Map(
    [...messages].flatMap(([row, own]) => {
      const left = [...own].filter(([key]) => !others.get(row)?.has(key))
      return left.length > 0 ? [[row, new Map(left)]] : []
    }),
  )

/** Cells with an error, row by row in the order of the columns. */
export function wrongCells(messages: CellMessages, keys: readonly string[]): WrongCell[] {
  return [...messages]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([row, cells]) =>
      [...cells]
        .map(([key, message]) => ({ row, key, message }))
        .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)),
    )
}

/** Next or previous cell with an error, starting at a cell; continues at the other end. */
export function neighborError(
  cells: readonly WrongCell[],
  keys: readonly string[],
  at: { row: number; key: string },
  step: 1 | -1,
): WrongCell | undefined {
  const flat = ({ row, key }: { row: number; key: string }): number =>
    row * keys.length + keys.indexOf(key)
  const position = neighborIn(cells.map(flat), flat(at), step)
  return cells.find((cell) => flat(cell) === position)
}
