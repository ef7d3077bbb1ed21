/** A text of a line between two commas. */
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

/** Whether the comma after a text is no decimal sign before another: `AB-50,10`, `long,10`, `1,10`. */
const endsCell = (text: string): boolean =>
  /^\S*[a-z]\S*$/.test(text) || /\D$/.test(text) || isNumber(text)

/** Whether the comma before a text is no sign of a number: `10,AB-50`, `10,15.90`, not `10,5 m`. */
const beginsCell = (text: string): boolean =>
  !/^\d/.test(text) || (isNumber(text) && !/^0\d\d$/.test(text))

/**
 * Cells of a line of a comma-separated file that begin with a digit, without those whose comma may
 * belong to a number (`2,5 m`, `1,000`).
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
