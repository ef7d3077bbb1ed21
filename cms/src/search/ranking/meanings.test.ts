import { expect, test } from 'vitest'
import { parseQuery } from '../query/parse.ts'
import { similarityTo } from '../words/spelling.ts'
import { synonymsIn } from '../words/synonyms.ts'
import { isUnderstood, meaningsOf } from './meanings.ts'

const known = ['haste', 'cartucho']
const synonyms = synonymsIn([{ phrase: 'jabalina', means: 'haste' }], 3)
const asked = (text: string) =>
  meaningsOf(parseQuery(text, 'br'), {
    lexemeOf: (word) => word,
    documents: 10,
    naming: (word) => (known.includes(word) ? 1 : undefined),
    begunBy: () => [],
    near: (word) =>
      [...known, ...synonyms.phrases]
        .map((lexeme) => ({ lexeme, similarity: similarityTo(word)(lexeme) }))
        .filter(({ similarity }) => similarity > 0),
    synonyms,
  })

test('a misspelled synonym means what the synonym means', () => {
  const [term] = asked('jabalna')
  expect(term?.expansions.map(({ phrase }) => phrase.join(' '))).toContain('haste')
})

test.each([
  ['haste', true],
  ['jabalina', true],
  ['95 mm²', true],
  ['hsate', false],
  ['rod clamp', false],
])('whether the language knows all words of “%s”: %s', (text, expected) => {
  expect(asked(text).every(isUnderstood)).toBe(expected)
})

test('a long text is read by what it says once, not by what it repeats', () => {
  const letter = 'prezadissimos consulentes informamos '.repeat(8)
  const terms = asked(`${letter} haste cartucho`).map(({ term }) => term.text)
  expect(terms).toEqual(expect.arrayContaining(['haste', 'cartucho']))
  expect(terms.length).toBeLessThanOrEqual(16)
  expect(asked(`${'cartucho '.repeat(20)}haste`).map(({ term }) => term.text)).toContain('haste')
})
