interface Place {
  row: number
  column: number
}
interface End {
  rows: number
  columns: number
}

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1))

/** Target cell of a navigation key, clamped to the grid. */
export function move({ row, column }: Place, key: string, { rows, columns }: End): Place {
  const flat = row * columns + column
  switch (key) {
    case 'ArrowUp':
      return { row: clamp(row - 1, rows), column }
    case 'ArrowDown':
      return { row: clamp(row + 1, rows), column }
    case 'ArrowLeft':
      return { row, column: clamp(column - 1, columns) }
    case 'ArrowRight':
      return { row, column: clamp(column + 1, columns) }
    case 'PageUp':
      return { row: clamp(row - 10, rows), column }
    case 'PageDown':
      return { row: clamp(row + 10, rows), column }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: columns - 1 }
    case 'ControlHome':
    case 'ControlArrowUp':
      return { row: 0, column: key === 'ControlHome' ? 0 : column }
    case 'ControlEnd':
    case 'ControlArrowDown':
      return { row: clamp(rows - 1, rows), column: key === 'ControlEnd' ? columns - 1 : column }
    case 'ControlArrowLeft':
      return { row, column: 0 }
    case 'ControlArrowRight':
      return { row, column: columns - 1 }
    case 'Next':
      return flat + 1 < rows * columns
        ? { row: Math.floor((flat + 1) / columns), column: (flat + 1) % columns }
        : { row, column }
    case 'Previous':
      return flat > 0
        ? { row: Math.floor((flat - 1) / columns), column: (flat - 1) % columns }
        : { row, column }
    default:
      return { row, column }
  }
}
