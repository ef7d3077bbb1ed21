import type { Declared, Variant } from '../declaration.ts'
import { parseCell } from './cell-text.ts'
import type { Block } from './clipboard.ts'

/** Columns of the grid: the part number is column 0, the declared attributes follow. */
export const partNumberColumn = 0

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[([].*$/, '').replace(/[^a-z0-9]/g, '')

const partNumberNames = new Set(['codigo', 'partnumber', 'referencia', 'reference', 'pn', 'part', 'sku', 'codigos'])

/** If the first row names columns of the grid, where each of its cells goes; nothing when it is a row like the others. */
export function headerColumns(header: readonly string[], attributes: readonly Declared[]): (number | undefined)[] | undefined {
  const columns = header.map((cell) => {
    const name = fold(cell)
    if (name === '') return undefined
    if (partNumberNames.has(name)) return partNumberColumn
    const at = attributes.findIndex((attribute) => fold(attribute.label) === name || fold(attribute.key) === name)
    return at === -1 ? undefined : at + 1
  })
  const named = columns.filter((column) => column !== undefined).length
  return named >= 2 || (named === 1 && header.length === 1) ? columns : undefined
}

/** A variant with one cell set from text. */
export function withCell(variant: Variant, column: number, text: string, attributes: readonly Declared[]): Variant {
  if (column === partNumberColumn) return { ...variant, part_number: text.trim() }
  const declared = attributes[column - 1]
  if (!declared) return variant
  const value = parseCell(text, declared)
  const { [declared.key]: _, ...others } = variant.values
  return { ...variant, values: value === null ? others : { ...others, [declared.key]: value } }
}

export const emptyVariant = (): Variant => ({ part_number: '', values: {} })

/** Lays a block over the rows from a cell on; rows that are missing are added. */
export function paste(rows: readonly Variant[], block: Block, at: { row: number; column: number }, attributes: readonly Declared[]): Variant[] {
  const first = block[0]
  const header = first && headerColumns(first, attributes)
  const data = header ? block.slice(1) : block
  const result = [...rows]
  data.forEach((cells, offset) => {
    const row = at.row + offset
    while (result.length <= row) result.push(emptyVariant())
    let variant = result[row] ?? emptyVariant()
    cells.forEach((cell, index) => {
      const column = header ? header[index] : at.column + index
      if (column !== undefined) variant = withCell(variant, column, cell, attributes)
    })
    result[row] = variant
  })
  return result
}
