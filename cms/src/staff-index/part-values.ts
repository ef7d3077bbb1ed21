import { declaredUnit, inUnit, units } from '@vitrine/quantities/units'
import type { Variant } from '#src/content/variants/declaration.ts'
import { gtinKey } from '@vitrine/contract/gtin'
import { isFilled } from './facts.ts'

/** Maximum length of a text value that lists filter by, characters. */
const maxText = 120

/** Value that part numbers of a product have, for the filters of lists. */
export interface PartValue {
  key: string
  /** Choice, text, `true` or `false`; empty for a number. */
  value: string
  /** Symbol of the base of the number's quantity; a unit of the company as typed. */
  unit: string
  /** Bounds of a number or range in that unit. */
  low: number | null
  high: number | null
  /** Rows of the part numbers, from 0. */
  places: number[]
}

/** A number in the base of its unit's quantity; of a unit without relation, or of none, as it is. */
export function inBase(number: number, unitText: string | null): { number: number; unit: string } {
  const unit = declaredUnit(unitText ?? '')
  const base = unit && units.find(({ quantity }) => quantity === unit.quantity)
  const converted = unit && base && inUnit(number, unit, base)
  return base && converted !== undefined
    ? { number: converted, unit: base.symbol }
    : { number, unit: unit?.symbol ?? (unitText ?? '').trim() }
}

/** A number in a unit, of one in the base of its quantity. */
export function fromBase(number: number, unitText: string): number {
  const unit = declaredUnit(unitText)
  const base = unit && units.find(({ quantity }) => quantity === unit.quantity)
  return (unit && base && inUnit(number, base, unit)) ?? number
}

/** Symbols of the units to which a unit can be converted, itself first; itself alone for one without relation. */
export function unitsLike(unitText: string): string[] {
  const unit = declaredUnit(unitText)
  if (!unit?.relation) return unitText === '' ? [] : [unitText]
  const others = units.filter(({ quantity, relation }) => quantity === unit.quantity && relation)
  return [...new Set([unit.symbol, ...others.map(({ symbol }) => symbol)])]
}

function boundsOf(value: unknown): [low: number, high: number] | undefined {
  const numbers = [value]
    .flat()
    .filter((each): each is number => typeof each === 'number' && Number.isFinite(each))
  return typeof value === 'number' || (Array.isArray(value) && numbers.length === 2)
    ? [Math.min(...numbers), Math.max(...numbers)]
    : undefined
}

function valueOf(value: unknown, unitText: string | null): Omit<PartValue, 'key' | 'places'> {
  const bounds = boundsOf(value)
  if (bounds === undefined)
    return { value: String(value).slice(0, maxText), unit: '', low: null, high: null }
  const [low, high] = bounds.map((each) => inBase(each, unitText))
  return {
    value: '',
    unit: low?.unit ?? '',
    low: low?.number ?? null,
    high: high?.number ?? null,
  }
}

/**
 * Distinct values of a product's part numbers by attribute, each with the part numbers that have it.
 * GTINs are not among them: they are found, not filtered.
 */
export function partValues(
  attributes: readonly { key: string; unit?: string | null }[],
  variants: readonly Variant[],
): PartValue[] {
  const unitOf = new Map(attributes.map(({ key, unit = null }) => [key, unit]))
  const found = new Map<string, PartValue>()
  for (const [place, { values }] of variants.entries())
    for (const [key, given] of Object.entries(values)) {
      if (key === gtinKey || !(isFilled(given) || given === false)) continue
      const value = valueOf(given, unitOf.get(key) ?? null)
      const name = JSON.stringify([key, value])
      const known = found.get(name)
      if (known) known.places.push(place)
      else found.set(name, { key, ...value, places: [place] })
    }
  return [...found.values()]
}
