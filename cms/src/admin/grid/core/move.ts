import type { Extent, Place } from './selection.ts'

/** Rows of a page of `PageUp` and `PageDown`. */
const pageRows = 10

const clamp = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1))

/** Target cell of a navigation key, clamped to the grid. */
export function move({ row, column }: Place, key: string, { rows, columns }: Extent): Place {
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
      return { row: clamp(row - pageRows, rows), column }
    case 'PageDown':
      return { row: clamp(row + pageRows, rows), column }
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
    default:
      return { row, column }
  }
}

/**
 * Cell after a cell, or before it with `step` -1, row by row; undefined past the last and before
 * the first one.
 */
export function nextCell(
  { row, column }: Place,
  step: 1 | -1,
  { rows, columns }: Extent,
): Place | undefined {
  const flat = row * columns + column + step
  if (flat < 0 || flat >= rows * columns) return undefined
  return { row: Math.floor(flat / columns), column: flat % columns }
}
