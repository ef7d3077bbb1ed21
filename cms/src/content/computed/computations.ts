import { defaultLocale, languageOf } from '@vitrine/configuration/locales'
import { isColumn } from '@vitrine/contract/shapes/attribute-types'
import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import type { AttributeValue } from '@vitrine/contract/shapes/attributes'
import { decimalMarkOf } from '@vitrine/quantities/numbers'
import { inUnit, unit, unitOf } from '@vitrine/quantities/units'
import type { QuantityName } from '@vitrine/quantities/units'
import { nearestGauge } from '@vitrine/quantities/wire-sizes'

/** Attribute as far as it is computed, or computed from. */
export interface ComputedColumn {
  key: string
  type: AttributeType
  unit?: string | null
  decimals?: number | null
  computed?: Computed | null | undefined
}

/** Computation of an attribute, with the keys of the attributes that it is computed from. */
export interface Computed {
  kind: ComputationKind
  from: string
  /** Second attribute, for a computation that takes two. */
  with?: string | null | undefined
}

/** Computation as an attribute stores it. */
export interface StoredComputation {
  computed?: ComputationKind | null
  computed_from?: string | null
  computed_with?: string | null
}

/** True for the name of a computation; what is sent may be anything. */
export const isComputation = (kind: unknown): kind is ComputationKind =>
  computationKinds.some((each) => each === kind)

/** Computation that an attribute stores; null: it is typed. */
export const computationOf = ({
  computed,
  computed_from: from,
  computed_with: second,
}: StoredComputation): Computed | null =>
  computed && isComputation(computed)
    ? { kind: computed, from: from ?? '', with: inputsOf(computed) > 1 ? (second ?? null) : null }
    : null

/** What a computation is given: the values of a row, with their attributes, and the family's code. */
interface Given {
  values: readonly AttributeValue[]
  columns: readonly ComputedColumn[]
  result: ComputedColumn
  family: string
}

interface Input {
  types: readonly AttributeType[]
  /** Quantity of its unit; null: a number without unit; undefined: any. */
  quantity?: QuantityName | null
}

interface Computation {
  inputs: readonly [Input] | readonly [Input, Input]
  result: Input
  /** Value of a row whose inputs all have one; null: there is none. */
  compute: (given: Given) => AttributeValue
}

const inUnitOf = (value: AttributeValue, column: ComputedColumn | undefined, symbol: string) => {
  const own = column && ownUnit(column)
  return typeof value === 'number' && own ? inUnit(value, own, unit(symbol)) : undefined
}

/** Number in the digits that are written: binary fractions differ in the 16th digit. */
const written = (value: number, decimals: number | null | undefined): number =>
  decimals === null || decimals === undefined
    ? Number(value.toPrecision(12))
    : Number(value.toFixed(decimals))

/** Number as names of products have it in all languages, with the default language's decimal mark. */
const numberText = (value: number): string =>
  String(value).replace('.', decimalMarkOf(languageOf(defaultLocale)))

const computations = {
  /** Nearest AWG or kcmil size of a nominal section; none for another section. */
  gauge: {
    inputs: [{ types: ['number'], quantity: 'area' }],
    result: { types: ['text'] },
    compute: ({ values: [section], columns: [column] }) => {
      const value = inUnitOf(section ?? null, column, 'mm²')
      return (value !== undefined && nearestGauge(written(value, null))) || null
    },
  },
  /** Mass of a pack: that of a piece by the pieces. */
  mass: {
    inputs: [
      { types: ['number'], quantity: 'mass' },
      { types: ['number'], quantity: null },
    ],
    result: { types: ['number'], quantity: 'mass' },
    compute: ({ values: [mass, pieces], columns: [column], result }) => {
      const value = inUnitOf(mass ?? null, column, result.unit ?? 'g')
      return value === undefined || typeof pieces !== 'number'
        ? null
        : written(value * pieces, result.decimals)
    },
  },
  /** Name of a part number: code of the family, and the number or range with its unit. */
  title: {
    inputs: [{ types: ['number', 'range'] }],
    result: { types: ['text'] },
    compute: ({ values: [value], columns: [column], family }) => {
      const bounds = [value ?? null].flat()
      if (family === '' || !bounds.every((bound) => typeof bound === 'number')) return null
      const [low, high = low] = bounds.map(numberText)
      const range = low === high ? low : `${low}–${high}`
      return [family, range, column?.unit ?? ''].filter(Boolean).join(' ')
    },
  },
} as const satisfies Record<string, Computation>

export type ComputationKind = keyof typeof computations

export const computationKinds = Object.keys(computations) as ComputationKind[]

/** Number of attributes that a computation takes. */
export const inputsOf = (kind: ComputationKind): number => computations[kind].inputs.length

/** Unit of an attribute; undefined without one, and for one that is unknown. */
const ownUnit = ({ unit: own }: ComputedColumn) =>
  typeof own === 'string' && own !== '' ? unitOf(own) : undefined

const fits = (column: ComputedColumn, { types, quantity }: Input): boolean => {
  if (!isColumn(column) || !types.includes(column.type)) return false
  if (quantity === undefined) return true
  const own = ownUnit(column)
  return quantity === null ? !column.unit : own?.quantity === quantity
}

/** Keys of the attributes that a computation takes, in their order. */
export const keysOf = ({ kind, from, with: second }: Computed): string[] =>
  [from, second ?? ''].slice(0, inputsOf(kind))

/** Part of a declaration that is wrong: an attribute that it takes, or the type of its own. */
export type WrongPart = 'computed' | 'computed_from' | 'computed_with'

/**
 * Part of a computation that does not fit: its result's type or unit, an input that is missing, has
 * another type or quantity, or is computed itself; undefined: all fit.
 */
export function wrongPartOf(
  column: ComputedColumn,
  columns: readonly ComputedColumn[],
): WrongPart | undefined {
  const { computed } = column
  if (!computed) return undefined
  const { inputs, result }: Computation = computations[computed.kind]
  if (!fits(column, result)) return 'computed'
  const wrong = keysOf(computed).findIndex((key, at) => {
    const own = columns.find((each) => each.key === key)
    const input = inputs[at]
    return !own || own.key === column.key || own.computed || !input || !fits(own, input)
  })
  return ([undefined, 'computed_from', 'computed_with'] as const)[wrong + 1]
}

/**
 * Value of a computed attribute in a row; null: an input is empty, or there is no result. Undefined
 * for an attribute that is not computed, or whose declaration does not fit.
 */
export function computedValue(
  column: ComputedColumn,
  values: Readonly<Record<string, AttributeValue>>,
  { columns, family }: { columns: readonly ComputedColumn[]; family: string },
): AttributeValue | undefined {
  const { computed } = column
  if (!computed || wrongPartOf(column, columns) !== undefined) return undefined
  const inputs = keysOf(computed).flatMap((key) => columns.find((each) => each.key === key) ?? [])
  const given = inputs.map(({ key }) => values[key] ?? null)
  if (given.some((value) => value === null || value === '')) return null
  const { compute }: Computation = computations[computed.kind]
  return compute({ values: given, columns: inputs, result: column, family })
}
