import type { NumberFieldSingleValidation } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { numberRules } from './number-rules.ts'

const check = (
  validate: NumberFieldSingleValidation | undefined,
  value: unknown,
  options: object = {},
) =>
  validate?.(
    value as number,
    {
      ...options,
      req: { i18n: { language: 'en' }, t: (key: string) => key },
    } as unknown as Parameters<NumberFieldSingleValidation>[1],
  )

describe('rules of a number field', () => {
  it('takes min and max from the schema', () =>
    expect(numberRules(z.number().min(-90).max(90))).toEqual({ min: -90, max: 90 }))
  it('has no rules for an unbounded number', () => expect(numberRules(z.number())).toEqual({}))
  it('omits the safe-integer bounds of an integer', () =>
    expect(Object.keys(numberRules(z.number().int()))).toEqual(['validate']))
  it('reads the schema of a nullable number', () =>
    expect(numberRules(z.number().int().min(1).nullable())).toMatchObject({ min: 1 }))
  it('rejects decimals of an integer, accepts whole numbers and an empty optional field', async () => {
    const { validate } = numberRules(z.number().int())
    expect(await check(validate, 2.5)).toBe('Enter a whole number.')
    expect(await check(validate, 2)).toBe(true)
    expect(await check(validate, null)).toBe(true)
  })
  it('keeps the checks of Payload: required, min and max', async () => {
    const { validate } = numberRules(z.number().int())
    expect(await check(validate, null, { required: true })).not.toBe(true)
    expect(await check(validate, 7, { max: 6 })).not.toBe(true)
  })
})

const options = { req: { i18n: { language: 'en' } }, data: {}, siblingData: {}, path: [] }

/** Names of the number fields that refuse decimals. */
function integersOf(fields: readonly object[]): string[] {
  return fields.flatMap((field) => [
    ...('type' in field &&
    field.type === 'number' &&
    'name' in field &&
    'validate' in field &&
    typeof field.validate === 'function' &&
    field.validate(1.5, options) !== true
      ? [String(field.name)]
      : []),
    ...('fields' in field ? integersOf(field.fields as object[]) : []),
    ...('tabs' in field ? integersOf(field.tabs as object[]) : []),
  ])
}

it('accepts whole numbers only where the contract states them', async () => {
  // as during a build, where the configuration is loaded without environment variables
  vi.stubEnv('NEXT_PHASE', 'phase-production-build')
  const { institutional } = await import('#src/schema/globals/institutional.ts')
  const { subcategories } = await import('#src/schema/collections/subcategories.ts')
  vi.unstubAllEnvs()
  expect([...integersOf(institutional.fields), ...integersOf(subcategories.fields)]).toEqual([
    'year',
    'decimals',
  ])
})
