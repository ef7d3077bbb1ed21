import { variantsTexts } from '#texts/variants.js'
import { isChoice } from '@vitrine/contract/shapes/attribute-types'
import type { AttributeType } from '@vitrine/contract/shapes/attribute-types'
import type { Locale } from '@vitrine/configuration/locales'
import type { AttributeValue, Variant } from '#src/content/variants/declaration.ts'
import { formatNumber, formatRange } from './figures.ts'
import { inLocale } from './entry.ts'
import type { Localized } from './entry.ts'

/** Attribute as stored by a subcategory, in all locales. */
export interface StoredAttribute {
  key: string
  label: Localized
  type: AttributeType
  unit?: string | null
  decimals?: number | null
  filter?: boolean | null
  choices?:
    | { value: string; label: Localized; color?: string | null; picture?: number | null }[]
    | null
}

/** Numbers of a column, including the bounds of ranges. */
function numbersOf(values: AttributeValue[]): number[] {
  return values.flatMap((value) =>
    typeof value === 'number' ? [value] : Array.isArray(value) ? value : [],
  )
}

/**
 * Summary of a column: `10–630 mm²`, `M6–M20`, `Cobre / Alumínio`. Empty if the column has no
 * values, if it is a text or a yes/no value, or if it has more than two choices without digits.
 */
function figureOf(attribute: StoredAttribute, variants: Variant[], locale: Locale): string {
  const values = variants
    .map((variant) => variant.values[attribute.key] ?? null)
    .filter((value) => value !== null)
  if (attribute.type === 'number' || attribute.type === 'range') {
    const numbers = numbersOf(values)
    if (numbers.length === 0) return ''
    return formatRange(Math.min(...numbers), Math.max(...numbers), attribute.unit ?? null, locale)
  }
  if (!isChoice(attribute.type)) return ''
  const used = (attribute.choices ?? [])
    .filter((choice) => values.includes(choice.value))
    .map((choice) => inLocale(choice.label, locale) || choice.value)
  if (used.length <= 1) return used[0] ?? ''
  return used.every((text) => /\d/.test(text))
    ? `${used[0]}–${used.at(-1)}`
    : used.length <= 2
      ? used.join(' / ')
      : ''
}

/**
 * Summary line of a card: the first two figures of the filterable attributes, or of all attributes
 * if none is filterable.
 */
export function keyFigures(
  attributes: StoredAttribute[],
  variants: Variant[],
  locale: Locale,
): string {
  const telling = attributes.filter((attribute) => attribute.filter)
  const figures = (telling.length > 0 ? telling : attributes)
    .map((attribute) => figureOf(attribute, variants, locale))
    .filter(Boolean)
  return [...new Set(figures)].slice(0, 2).join(' · ')
}

/** Display text of a filter value: `10–16`, `2,5`, `Cobre`, `Sim`. */
export function filterLabel(attribute: StoredAttribute, value: string, locale: Locale): string {
  if (attribute.type === 'boolean') return variantsTexts[locale][value === 'true' ? 'yes' : 'no']
  if (isChoice(attribute.type))
    return (
      inLocale(attribute.choices?.find((choice) => choice.value === value)?.label, locale) || value
    )
  const [from, to] = value.split('..').map(Number)
  if (from === undefined || Number.isNaN(from)) return value
  return to === undefined ? formatNumber(from, locale) : formatRange(from, to, null, locale)
}
