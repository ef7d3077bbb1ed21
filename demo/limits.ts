import type { Attribute, Subcategory } from './company-shape.ts'
import type { Limit } from './limit-shape.ts'

/** Limits by key of a subcategory and of an attribute. */
export type Limits = Readonly<Record<string, Readonly<Record<string, readonly Limit[]>>>>

/** Smallest and largest value, in the unit of the attribute. */
export const between = (low: number, high: number): Limit[] => [
  { kind: 'minimum', number: low },
  { kind: 'maximum', number: high },
]

/** Whole numbers alone. */
export const whole: Limit = { kind: 'step', number: 1 }

export const required: Limit = { kind: 'required' }

/** Families that are incomplete without a value, by their codes. */
export const neededIn = (...families: string[]): Limit => ({
  kind: 'needed',
  text: families.join('; '),
})

export const lessThan = (other: string): Limit => ({ kind: 'less', other })

/** A larger value of the other attribute goes with no smaller one. */
export const growsWith = (other: string): Limit => ({ kind: 'grows', other })

/** Subcategory with the limits of its attributes. */
export const withLimits =
  (limits: Limits) =>
  <T>(subcategory: Subcategory<T>): Subcategory<T> => ({
    ...subcategory,
    attributes: subcategory.attributes.map((attribute): Attribute<T> => {
      const own = limits[subcategory.key]?.[attribute.key]
      return own ? { ...attribute, limits: [...own] } : attribute
    }),
  })
