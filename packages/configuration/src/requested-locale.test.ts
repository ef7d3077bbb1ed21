import { expect, test } from 'vitest'
import { acceptedLocale, languageVary, requestedLocale } from './requested-locale.ts'

const named = (tag: string) => requestedLocale({ 'content-language': tag })
const accepting = (header: string) => requestedLocale({ 'accept-language': header })

test.each([
  ['es', 'es'],
  ['EN-us', 'en'],
  ['pt-BR, en', 'br'],
  ['es-AR', 'es'],
  ['en-GB', 'en'],
  ['pt-PT', 'br'],
  ['PT', 'br'],
  ['es-419, en', 'es'],
])('Content-Language %s names the locale %s', (tag, locale) => expect(named(tag)).toBe(locale))

test.each(['de', 'br-FR', 'e', 'enx-GB', '', 'toString', '__proto__'])(
  'Content-Language %j names none: the default',
  (tag) => expect(named(tag)).toBe('br'),
)

test.each([
  ['es-AR,es;q=0.9,en;q=0.8', 'es'],
  ['fr-FR, en-GB;q=0.7, es;q=0.8', 'es'],
  ['en;q=0, es;q=0.1', 'es'],
  ['de-DE,de;q=0.9', 'br'],
  ['*', 'br'],
  ['', 'br'],
  [`${'x,'.repeat(4000)}en`, 'en'],
])('Accept-Language %.40j prefers %s', (header, locale) => expect(accepting(header)).toBe(locale))

test('Content-Language comes before the query, and both before Accept-Language', () => {
  const accept = { 'accept-language': 'en' }
  expect(requestedLocale({ ...accept, 'content-language': 'es' }, 'br')).toBe('es')
  expect(requestedLocale(accept, 'es')).toBe('es')
  expect(requestedLocale({ ...accept, 'content-language': 'de' })).toBe('en')
})

test('an answer depends on Accept-Language only without a locale in Content-Language', () => {
  expect(languageVary({ 'content-language': 'pt-BR' })).toBe('Content-Language')
  expect(languageVary({ 'accept-language': 'en' })).toBe('Content-Language, Accept-Language')
})

test('the accepted locale is one of those that are available', () => {
  expect(acceptedLocale('en, es;q=0.5', ['br', 'es'])).toBe('es')
  expect(acceptedLocale('en', ['br', 'es'])).toBeUndefined()
  expect(acceptedLocale(undefined)).toBeUndefined()
})
