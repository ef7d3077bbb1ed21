import { hasPlace, heightOf, placesOf, widthOf } from './selection.ts'
import type { Place, Rect } from './selection.ts'

/** Cell whose text is copied to another cell. */
export interface CellCopy {
  from: Place
  to: Place
}

/** Copies whose source is open: a closed cell has no text that another cell could take. */
export const openCopies = (
  copies: readonly CellCopy[],
  isClosed: (place: Place) => boolean,
): CellCopy[] => copies.filter(({ from }) => !isClosed(from))

/**
 * Copies of the first row of a rectangle to its other rows. A rectangle of one row is filled from
 * the row above it; nothing is copied to the first row of the sheet.
 */
export function fillDown(rect: Rect): CellCopy[] {
  const source = heightOf(rect) === 1 ? rect.top - 1 : rect.top
  if (source < 0) return []
  return placesOf(rect)
    .filter(({ row }) => row !== source)
    .map((to) => ({ from: { row: source, column: to.column }, to }))
}

/**
 * Copies of the first column of a rectangle to its other columns. A rectangle of one column is
 * filled from the column before it.
 */
export function fillRight(rect: Rect): CellCopy[] {
  const source = widthOf(rect) === 1 ? rect.left - 1 : rect.left
  if (source < 0) return []
  return placesOf(rect)
    .filter(({ column }) => column !== source)
    .map((to) => ({ from: { row: to.row, column: source }, to }))
}

/**
 * Rectangle extended to the cell at the pointer, either vertically or horizontally: in the
 * direction in which the pointer is farther away.
 */
export function stretchTo(rect: Rect, { row, column }: Place): Rect {
  const below = Math.max(row - rect.bottom, 0)
  const above = Math.max(rect.top - row, 0)
  const after = Math.max(column - rect.right, 0)
  const before = Math.max(rect.left - column, 0)
  if (Math.max(below, above) >= Math.max(after, before))
    return { ...rect, top: rect.top - above, bottom: rect.bottom + below }
  return { ...rect, left: rect.left - before, right: rect.right + after }
}

/**
 * Copies by which the cells of `source` repeat over the rest of `target`, which contains `source`.
 */
export function fillFrom(source: Rect, target: Rect): CellCopy[] {
  const wrap = (value: number, start: number, size: number): number =>
    start + ((((value - start) % size) + size) % size)
  return placesOf(target)
    .filter((to) => !hasPlace(source, to))
    .map((to) => ({
      from: {
        row: wrap(to.row, source.top, heightOf(source)),
        column: wrap(to.column, source.left, widthOf(source)),
      },
      to,
    }))
}

/**
 * Block repeated over a rectangle. Undefined if height or width of the rectangle is not a multiple
 * of the block's.
 */
export function tiled<Cell>(block: readonly (readonly Cell[])[], rect: Rect): Cell[][] | undefined {
  const height = block.length
  const width = block[0]?.length ?? 0
  const isWhole =
    height > 0 &&
    width > 0 &&
    block.every((cells) => cells.length === width) &&
    heightOf(rect) % height === 0 &&
    widthOf(rect) % width === 0
  if (!isWhole || (heightOf(rect) === height && widthOf(rect) === width)) return undefined
  const repeat = <Item>(items: readonly Item[], count: number): Item[] =>
    Array.from({ length: count / items.length }, () => items).flat()
  return repeat(
    block.map((cells) => repeat(cells, widthOf(rect))),
    heightOf(rect),
  )
}
