import { checkValue } from './check.ts'
import type { AttributeValue, Declared, Variant } from './declaration.ts'

/** Values of one attribute that do not fit a subcategory. */
export interface Misfit {
  key: string
  /** True if the subcategory declares the attribute, with another type or other choices. */
  declared: boolean
  /** Distinct values, in the order of the rows. */
  values: AttributeValue[]
  /** Number of part numbers with one of the values. */
  count: number
}

/** Values of a row; empty for an invalid row, which `checkVariants` reports. */
function valuesOf(variant: unknown): [string, AttributeValue][] {
  const values: unknown = Object(variant)['values']
  return typeof values === 'object' && values !== null && !Array.isArray(values)
    ? Object.entries(values)
    : []
}

const isSet = (value: AttributeValue | undefined): boolean => value !== null && value !== undefined

/** Attributes with values that a subcategory does not declare. */
export const undeclaredValues = (
  variants: readonly Variant[],
  attributes: readonly Declared[],
): Misfit[] => misfitsOf(variants, (key) => !attributes.some((one) => one.key === key), false)

/** Like `undeclaredValues`, plus the values that a changed type or changed choices do not allow. */
export function valuesThatDoNotFit(
  variants: readonly Variant[],
  attributes: readonly Declared[],
): Misfit[] {
  const wrong = (key: string, value: AttributeValue): boolean => {
    const declared = attributes.find((one) => one.key === key)
    return (
      declared !== undefined &&
      checkValue(value, { ...declared, decimals: null, limits: [] }, '') !== undefined
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

/** Rows without the misfit values. */
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
