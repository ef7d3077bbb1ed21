import { expect, test } from 'vitest'
import { errorMessages } from '@vitrine/contract/error-body'
import { localeCodes, locales } from './locales.ts'

test('gives every locale but the default a prefix', () => {
  expect(localeCodes.filter((code) => locales[code].prefix === '')).toEqual(['br'])
})

test('has a message for every error in every locale', () => {
  for (const locale of localeCodes)
    for (const message of Object.values(errorMessages[locale]))
      expect(message.length).toBeGreaterThan(10)
})
