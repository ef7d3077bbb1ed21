import { expect, test } from 'vitest'
import { parseQuery } from '../query/parse.ts'
import { listedWords, phrasesOf, synonymsIn } from './synonyms.ts'
import type { SynonymGroup } from './synonyms.ts'

const groups: SynonymGroup[] = [
  { locale: 'br', words: ['haste', 'vareta', 'haste de terra'] },
  { locale: 'br', words: ['monomodo'], meaning: ['OS2'] },
  { locale: 'br', words: ['haste', 'eletrodo'] },
  { locale: 'es', words: ['jabalina', 'pica'] },
]
const lexemeOf = (word: string) => word.replace(/s$/, '')
const br = synonymsIn(
  groups
    .filter(({ locale }) => locale === 'br')
    .flatMap((group) => phrasesOf(group, lexemeOf))
    .map(([phrase, means]) => ({ phrase: phrase.join(' '), means: means.join(' ') })),
  5,
)

test.each([
  ['any word of a group finds the others', ['vareta'], ['haste', 'haste terra']],
  ['groups that share a word are all meant', ['haste'], ['vareta', 'haste terra', 'eletrodo']],
  ['the longest phrase is taken', ['haste', 'terra'], ['haste', 'vareta']],
  ['a one-way group leads to its meaning', ['monomodo'], ['o2', 'os2']],
])('%s', (_, lexemes, meant) => {
  const found = br.at(lexemes, 0)
  expect(found?.length).toBe(lexemes.length)
  for (const phrase of found?.means ?? []) expect(meant).toContain(phrase.join(' '))
  expect(found?.means.length).toBeGreaterThan(0)
})

test('a one-way group is not found from its meaning', () => {
  expect(br.at(['os2'], 0)).toBeUndefined()
})

test('a phrase that says “without” is not found by its other words', () => {
  const pairs = phrasesOf({ locale: 'br', words: ['bateria', 'sem fio'] }, lexemeOf)
  expect(pairs.map(([phrase]) => phrase.join(' '))).toEqual(['bateria', 'sem fio'])
})

test('a list is separated by commas, semicolons or lines', () => {
  expect(listedWords('haste, vareta;\n pára-raios,, –')).toEqual(['haste', 'vareta', 'pára-raios'])
})

test.each(['terminal95', 'abcdef12g3', 'abcd12', 'tc95', 'haste terra2x'])(
  'the phrase of “%s” is what a search of it is read as',
  (word) => {
    const [pair] = phrasesOf({ locale: 'br', words: [word], meaning: ['luva'] }, lexemeOf)
    const terms = parseQuery(word, 'br').terms.map(({ text }) => lexemeOf(text))
    expect(pair?.[0].join(' ')).toBe(terms.join(' '))
  },
)
