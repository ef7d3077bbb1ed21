import { expect, it } from 'vitest'
import { checkPostalCode } from './postal-code.ts'

const check = (value: string | null, state?: string) =>
  checkPostalCode(value, {
    siblingData: { state },
    req: { i18n: { language: 'en' } },
  } as unknown as Parameters<typeof checkPostalCode>[1])

it.each([
  ['1310100', undefined],
  ['1310-100', 'SP'],
  [' 1310100 ', 'sp'],
])('refuses the postal code %j of the state %s', (value, state) =>
  expect(check(value, state)).toMatch(/8 digits/),
)

it.each([
  ['01310-100', 'SP'],
  ['01310100', undefined],
  ['8320000', 'Santiago'],
  ['10115', undefined],
  ['', undefined],
  [null, undefined],
])('takes the postal code %j of the state %s', (value, state) =>
  expect(check(value, state)).toBe(true),
)
