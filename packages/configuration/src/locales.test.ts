import { expect, test } from 'vitest'
import { errorMessages } from '@vitrine/contract/error-body'
import { localeCodes, locales, parseContentLanguage } from './locales.ts'

test('parses codes and tags in any case; defaults otherwise', () => {
  expect(parseContentLanguage('es')).toBe('es')
  expect(parseContentLanguage('EN-us')).toBe('en')
  expect(parseContentLanguage('pt-BR, en')).toBe('br')
  for (const [tag, locale] of [
    ['es-AR', 'es'],
    ['en-GB', 'en'],
    ['en', 'en'],
    ['pt-PT', 'br'],
    ['PT', 'br'],
    ['es-419, en', 'es'],
  ])
    expect(parseContentLanguage(tag), tag).toBe(locale)
  for (const stranger of [
    'de',
    'br-FR',
    'e',
    'enx-GB',
    '',
    null,
    undefined,
    'toString',
    '__proto__',
  ])
    expect(parseContentLanguage(stranger)).toBe('br')
})

test('gives every locale but the default a prefix', () => {
  expect(localeCodes.filter((code) => locales[code].prefix === '')).toEqual(['br'])
})

test('has a message for every error in every locale', () => {
  for (const locale of localeCodes)
    for (const message of Object.values(errorMessages[locale]))
      expect(message.length).toBeGreaterThan(10)
})
