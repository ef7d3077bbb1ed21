import { textOf, labelsOf } from '#src/platform/labels.ts'
import { variantsTexts } from '#texts/variants.js'
import type { AttributeValue, Variant } from '@vitrine/contract/shapes/types'
import { computationOf } from '#src/content/computed/computations.ts'
import type { StoredComputation } from '#src/content/computed/computations.ts'
import type { Limit } from '#src/content/limits/limit-kinds.ts'
import type { Declared } from './declared-shape.ts'

const labels = labelsOf(variantsTexts)

/** Attribute as stored by the subcategory. */
export interface StoredAttribute extends StoredComputation {
  id?: string | null
  key: string
  label?: string | null
  type: Declared['type']
  unit?: string | null
  x_label?: string | null
  x_unit?: string | null
  decimals?: number | null
  choices?: { value: string; label?: string | null }[] | null
  limits?: Limit[] | null
}

export function declaredFrom(attribute: StoredAttribute): Declared {
  const computed = computationOf(attribute)
  return {
    key: attribute.key,
    label: attribute.label || attribute.key,
    type: attribute.type,
    unit: attribute.unit ?? null,
    decimals: attribute.decimals ?? null,
    choices: (attribute.choices ?? []).map((choice) => ({
      value: choice.value,
      label: choice.label || choice.value,
    })),
    ...(computed ? { computed } : {}),
    ...(attribute.limits?.length
      ? {
          limits: attribute.limits.map(({ kind, number, other, text }) => ({
            kind,
            number: number ?? null,
            other: other ?? null,
            text: text ?? null,
          })),
        }
      : {}),
  }
}

export type { AttributeValue, Declared, Variant }

/** Position of an invalid value: row index and column key (`part_number` for the first column). */
export interface CellError {
  row: number
  key: string
  /** Key of the other column that a limit compares with. */
  other?: string
  message: string
}

/** Form path of a cell in the grid of a field. */
export function cellPath(error: Pick<CellError, 'row' | 'key'>, field = 'variants'): string {
  return error.key === 'part_number'
    ? `${field}.${error.row}.part_number`
    : `${field}.${error.row}.values.${error.key}`
}

const place = {
  row: labels.row,
  partNumber: labels.partNumber2,
}

/** Display name of a cell: `Linha 3, Seção`. */
export function cellName(
  error: Pick<CellError, 'row' | 'key'>,
  declared: readonly Declared[],
  language: string,
): string {
  const column =
    error.key === 'part_number'
      ? textOf(place.partNumber, language)
      : (declared.find(({ key }) => key === error.key)?.label ?? error.key)
  return `${textOf(place.row, language)} ${error.row + 1}, ${column}`
}
