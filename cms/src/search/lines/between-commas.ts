/** Text of a line between two commas. */
interface Cell {
  text: string
  from: number
  to: number
}

const cellsOf = (text: string): Cell[] => {
  let from = 0
  return text.split(',').map((cell) => {
    const found = { text: cell, from, to: from + cell.length }
    from = found.to + 1
    return found
  })
}

const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text)

/**
 * True unless the comma after a text can be a decimal mark; it separates cells in `AB-50,10`,
 * `long,10` and `1,10`.
 */
const endsCell = (text: string): boolean =>
  /^\S*[a-z]\S*$/.test(text) || /\D$/.test(text) || isNumber(text)

/**
 * True unless the comma before a text belongs to a number; it separates cells in `10,AB-50` and
 * `10,15.90`, but not in `10,5 m`.
 */
const beginsCell = (text: string): boolean =>
  !/^\d/.test(text) || (isNumber(text) && !/^0\d\d$/.test(text))

/**
 * Cells of a comma-separated line that begin with a digit, except those whose comma may belong to a
 * number (`2,5 m`, `1,000`).
 */
export function numbersBetweenCommas(text: string): Cell[] {
  const cells = cellsOf(text)
  return cells.length === 1
    ? []
    : cells.filter((cell, at) => {
        const before = cells[at - 1]
        const after = cells[at + 1]
        return (
          /^\d/.test(cell.text) &&
          (before === undefined || endsCell(before.text)) &&
          (after === undefined || beginsCell(after.text))
        )
      })
}
