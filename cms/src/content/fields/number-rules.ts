import { number } from 'payload/shared'
import type { NumberField, NumberFieldSingleValidation } from 'payload'
import type { z } from 'zod'
import { textOf, labelsOf } from '#src/platform/labels.ts'
import { fieldsTexts } from '#texts/fields.js'

const labels = labelsOf(fieldsTexts)

const notAnInteger = labels.notAnInteger

const integer: NumberFieldSingleValidation = (value, options) =>
  typeof value === 'number' && !Number.isInteger(value)
    ? textOf(notAnInteger, options.req.i18n?.language)
    : number(value, options as Parameters<typeof number>[1])

const bound = (value: number | null): number | undefined =>
  value === null || !Number.isFinite(value) || Math.abs(value) === Number.MAX_SAFE_INTEGER
    ? undefined
    : value

/**
 * Validation of a number field by the contract's schema of the same value (`min`, `max`, whole
 * numbers), so that every saved document has a valid API response.
 */
export function numberRules(
  schema: z.ZodNumber | z.ZodNullable<z.ZodNumber>,
): Pick<NumberField, 'min' | 'max'> & { validate?: NumberFieldSingleValidation } {
  const { minValue, maxValue, format } = 'unwrap' in schema ? schema.unwrap() : schema
  const min = bound(minValue)
  const max = bound(maxValue)
  return {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...(format === 'safeint' ? { validate: integer } : {}),
  }
}
