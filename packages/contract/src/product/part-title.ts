import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { decimalMarkOf, plainDigits } from '@vitrine/quantities/numbers'
import { formatNumber } from '@vitrine/configuration/format'
import type { Attribute, AttributeValue, Variant } from '../shapes/types.ts'

type FigureAttribute = Pick<Attribute, 'key' | 'unit' | 'decimals'>
type Values = Pick<Variant, 'values'>

interface Family {
  title: string
  attributes: readonly FigureAttribute[]
  variants: readonly Values[]
  sub_category: { title: string } | null
}

/**
 * Number in a text with its unit, which may follow only the last number of a range or list (`10–16
 * mm²`). `from`, `to`: position of its digits.
 */
interface Figure {
  from: number
  to: number
  value: number
  unit: string
}

/** Words and signs between the ends of a range or of a list. */
const joining = /^(?:[-–—…/,]|a|e|y|to|and|bis|und|até|hasta)?$/i

const valueOf = (text: string, locale: Locale): number =>
  Number(plainDigits(text, decimalMarkOf(locales[locale].tag)))

/** Numbers of a text that have one of the units. */
function figuresOf(text: string, units: ReadonlySet<string>, locale: Locale): Figure[] {
  const numbers = [...text.matchAll(/\d[\d.,]*/g)].map(({ 0: found, index }) => {
    const number = found.replace(/[.,]$/, '')
    return { number, from: index, to: index + number.length }
  })
  const figures: Figure[] = []
  let next: { from: number; unit: string | undefined } | undefined
  for (const { number, from, to } of numbers.toReversed()) {
    const tail = text.slice(to, next?.from)
    const after = tail.trimStart()
    let unit = [...units]
      .filter((one) => after.startsWith(one) && !/^[\p{L}\p{N}²³]/u.test(after.slice(one.length)))
      .toSorted((a, b) => b.length - a.length)[0]
    if (unit === undefined && next?.unit !== undefined && joining.test(tail.trim()))
      unit = next.unit
    // after a letter the number is part of a code
    const isCode = /\p{L}-?$/u.test(text.slice(0, from))
    if (unit !== undefined && !isCode)
      figures.push({ from, to, value: valueOf(number, locale), unit })
    next = { from, unit }
  }
  return figures.toReversed()
}

const numbersOf = (value: AttributeValue | undefined): number[] =>
  typeof value === 'number' ? [value] : Array.isArray(value) ? value : []

/**
 * Numbers of a text that are values of other part numbers and not of this one, each with the
 * attributes of these values.
 */
function othersFigures(
  text: string,
  { attributes, variants }: Pick<Family, 'attributes' | 'variants'>,
  variant: Values,
  locale: Locale,
) {
  const units = new Set(attributes.flatMap(({ unit }) => unit || []))
  return figuresOf(text, units, locale).flatMap((figure) => {
    const own = attributes.filter(({ unit }) => unit === figure.unit)
    const has = ({ key }: FigureAttribute, { values }: Values) =>
      numbersOf(values[key]).includes(figure.value)
    if (own.some((attribute) => has(attribute, variant))) return []
    const stating = own.filter((attribute) => variants.some((other) => has(attribute, other)))
    return stating.length > 0 ? [{ ...figure, stating }] : []
  })
}

/** True if a text of a product states a value of another part number. */
export const statesAnother = (
  text: string,
  product: Pick<Family, 'attributes' | 'variants'>,
  variant: Values,
  locale: Locale,
): boolean => othersFigures(text, product, variant, locale).length > 0

/**
 * Title of a product for one of its part numbers: a value of another part number is replaced by the
 * value of this one. If this one has none, or several attributes could be meant, the title is that
 * of
 * the subcategory.
 */
export function partTitle(product: Family, variant: Values, locale: Locale): string {
  let { title } = product
  for (const { from, to, stating } of othersFigures(title, product, variant, locale).toReversed()) {
    const [attribute, ...others] = stating
    const value = attribute && variant.values[attribute.key]
    if (attribute === undefined || others.length > 0 || typeof value !== 'number')
      return product.sub_category?.title ?? ''
    title = title.slice(0, from) + formatNumber(value, locale, attribute.decimals) + title.slice(to)
  }
  return title
}
