import { label, words } from '#src/platform/labels.ts'
import type { Attribute, AttributeValue, Variant } from '@vitrine/contract/shapes/types'

/** What a subcategory declares of a column, with its words in one language. */
export type Declared = Pick<Attribute, 'key' | 'label' | 'type' | 'unit' | 'decimals' | 'choices'>

/** An attribute as the subcategory stores it. */
export interface StoredAttribute {
  id?: string | null
  key: string
  label?: string | null
  type: Declared['type']
  unit?: string | null
  decimals?: number | null
  choices?: { value: string; label?: string | null }[] | null
}

export const declaredFrom = (attribute: StoredAttribute): Declared => ({
  key: attribute.key,
  label: attribute.label || attribute.key,
  type: attribute.type,
  unit: attribute.unit ?? null,
  decimals: attribute.decimals ?? null,
  choices: (attribute.choices ?? []).map((choice) => ({
    value: choice.value,
    label: choice.label || choice.value,
  })),
})

export type { AttributeValue, Variant }

/** Where a value is wrong: the row's index, the column's key (`part_number` for the first). */
export interface CellError {
  row: number
  key: string
  message: string
}

/** The path that the form knows a cell by. */
export function cellPath(error: Pick<CellError, 'row' | 'key'>): string {
  return error.key === 'part_number'
    ? `variants.${error.row}.part_number`
    : `variants.${error.row}.values.${error.key}`
}

const place = {
  row: label('Linha', 'Row', 'Fila'),
  partNumber: label('Código', 'Part number', 'Código'),
}

/** The cell as people find it: `Linha 3, Seção`. */
export function cellName(
  error: Pick<CellError, 'row' | 'key'>,
  declared: readonly Declared[],
  language: string,
): string {
  const column =
    error.key === 'part_number'
      ? words(place.partNumber, language)
      : (declared.find(({ key }) => key === error.key)?.label ?? error.key)
  return `${words(place.row, language)} ${error.row + 1}, ${column}`
}
