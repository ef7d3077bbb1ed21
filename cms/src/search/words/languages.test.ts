import { languageOf, localeCodes } from '@vitrine/configuration/locales'
import { describe, expect, it, test } from 'vitest'
import { fold } from './fold.ts'
import { anyOf, inAllLanguages, languages, listed } from './languages.ts'
import type { LanguageWords } from './language-words.ts'

test.each(localeCodes)('the language of the locale %s has its words for the search', (locale) => {
  const language = languageOf(locale)
  expect(
    Object.keys(languages),
    `The recipe “A locale” of CONTRIBUTING.md says how to add cms/src/search/words/${language}.ts.`,
  ).toContain(language)
})

/** All word lists of a table, by their path. */
const listsOf = (table: object, path = ''): [string, string][] =>
  Object.entries(table).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`${path}${key}`, value]]
      : typeof value === 'object' && key !== 'numerals'
        ? listsOf(Object(value), `${path}${key}.`)
        : [],
  )

/** Word lists that a language may lack. */
const optional = new Set(['headings.quantityEndings', 'titleHead.place'])

describe.each(Object.entries(languages))('the words of %s', (_, table) => {
  it('are in every list', () =>
    expect(
      listsOf(table).flatMap(([path, words]) =>
        words.trim() === '' && !optional.has(path) ? [path] : [],
      ),
    ).toEqual([]))

  it('are folded', () =>
    expect(
      [
        ...listsOf(table).flatMap(([, words]) => listed(words)),
        ...Object.keys(table.numerals),
      ].filter((word) => word !== '' && fold(word) !== word),
    ).toEqual([]))

  it('stand once in a list', () =>
    expect(
      listsOf(table).flatMap(([path, words]) => {
        const all = listed(words)
        return path === 'stopWords'
          ? []
          : all.filter((word, at) => all.indexOf(word) !== at).map((word) => `${path}: ${word}`)
      }),
    ).toEqual([]))

  it('spell the numbers up to ten, twenty and a hundred', () => {
    const values = new Set(Object.values(table.numerals))
    expect(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 30, 40, 50].filter((n) => !values.has(n)),
    ).toEqual([])
  })
})

test('a word of one meaning has no other in any language', () => {
  const all = (listOf: (language: LanguageWords) => string) => new Set(inAllLanguages(listOf))
  const meanings = [
    all(({ pieces }) => pieces),
    all(({ packs }) => packs),
    all(({ bulk }) => bulk),
    ...([2, 12, 100, 144, 1000] as const).map((count) => all(({ multiples }) => multiples[count])),
  ]
  for (const [at, words] of meanings.entries())
    for (const others of meanings.slice(at + 1))
      expect([...words].filter((word) => others.has(word))).toEqual([])
})

test('a number word has one value in all languages', () => {
  const values = new Map<string, number>()
  for (const { numerals } of Object.values(languages))
    for (const [word, value] of Object.entries(numerals)) {
      expect(values.get(word) ?? value, word).toBe(value)
      values.set(word, value)
    }
})

test.each([
  ['half_a', 'half  a', true],
  ['gesamt*', 'gesamtsumme', true],
  ['p/n', 'p/n', true],
  ['n.m', 'nxm', false],
])('the pattern of %s and the text %s: %s', (word, text, isMatch) =>
  expect(new RegExp(`^${anyOf([word, 'other'])}$`).test(text)).toBe(isMatch),
)
