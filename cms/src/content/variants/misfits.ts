import { checkValue } from './check.ts'
import type { AttributeValue, Declared, Variant } from './declaration.ts'

/** Values of one attribute that a subcategory has no place for. */
export interface Misfit {
  key: string
  /** Whether the subcategory has the attribute at all; otherwise as another type or with other choices. */
  declared: boolean
  /** Different values, in the order of the rows. */
  values: AttributeValue[]
  /** Part numbers with such a value. */
  count: number
}

/** Values of a row; none of what is no row, which `checkVariants` reports. */
function valuesOf(variant: unknown): [string, AttributeValue][] {
  const values: unknown = Object(variant)['values']
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? Object.entries(values)
    : []
}

const isSet = (value: AttributeValue | undefined): boolean => value !== null && value !== undefined

/** Attributes that a subcategory does not declare and part numbers have values of. */
export const undeclaredValues = (
  variants: readonly Variant[],
  attributes: readonly Declared[],
): Misfit[] => misfitsOf(variants, (key) => !attributes.some((one) => one.key === key), false)

/** As `undeclaredValues`, with the values that another type or other choices do not take. */
export function valuesThatDoNotFit(
  variants: readonly Variant[],
  attributes: readonly Declared[],
): Misfit[] {
  const wrong = (key: string, value: AttributeValue): boolean => {
    const declared = attributes.find((one) => one.key === key)
    return (
      declared !== undefined && checkValue(value, { ...declared, decimals: null }, '') !== undefined
    )
  }
  return [...undeclaredValues(variants, attributes), ...misfitsOf(variants, wrong, true)]
}

function misfitsOf(
  variants: readonly Variant[],
  isMisfit: (key: string, value: AttributeValue) => boolean,
  declared: boolean,
): Misfit[] {
  const found = variants.flatMap((variant) =>
    valuesOf(variant).filter(([key, value]) => isSet(value) && isMisfit(key, value)),
  )
  return [...Map.groupBy(found, ([key]) => key)].map(([key, entries]) => ({
    key,
    declared,
    values: [...new Map(entries.map(([, value]) => [JSON.stringify(value), value])).values()],
    count: entries.length,
  }))
}

/** Rows without the values of the misfits; other values stay. */
export function withoutMisfits(
  variants: readonly Variant[],
  misfits: readonly Misfit[],
): Variant[] {
  const texts = new Map(
    misfits.map(({ key, values }) => [key, new Set(values.map((value) => JSON.stringify(value)))]),
  )
  return variants.map((variant) => ({
    ...variant,
    values: Object.fromEntries(
      valuesOf(variant).filter(([key, value]) => !texts.get(key)?.has(JSON.stringify(value))),
    ),
  }))
}
