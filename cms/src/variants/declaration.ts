import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'

/** What a subcategory declares of a column, with its words in one language. */
export type Declared = Pick<Attribute, 'key' | 'label' | 'type' | 'unit' | 'decimals' | 'choices'>

export type { AttributeValue, Variant }

/** Where a value is wrong: the row's index, the column's key (`part_number` for the first). */
export interface CellError {
  row: number
  key: string
  message: string
}

/** The path that the form knows a cell by. */
export function cellPath(error: Pick<CellError, 'row' | 'key'>): string {
  return error.key === 'part_number' ? `variants.${error.row}.part_number` : `variants.${error.row}.values.${error.key}`
}
