import { expect, it } from 'vitest'
import { listOf, storedWordsOf, titleOf, wordProblems } from './stored-words.ts'
import type { WordPart } from './stored-words.ts'

it('trims words, drops empty languages, and takes lists of programs', () => {
  expect(
    storedWordsOf({
      br: { preferred: '  terminal \u200b ', forms: ' terminais,,sapata ;terminais\nTERMINAL' },
      en: { preferred: 'lug', forms: ['lugs', 3, 'cable lug'], forbidden: null },
      es: { preferred: ' ', forms: ',' },
      'x"; drop': { preferred: 'no' },
    }),
  ).toEqual({
    br: { preferred: 'terminal', forms: 'terminais, sapata', forbidden: '' },
    en: { preferred: 'lug', forms: 'lugs, cable lug', forbidden: '' },
  })
  for (const value of [null, undefined, 'br', 3, ['br'], { br: null }, { br: 'terminal' }])
    expect(storedWordsOf(value)).toEqual({})
  expect(listOf('a, A; b')).toEqual(['a', 'b'])
})

const problems = (own: Partial<Record<WordPart, string>>) =>
  wordProblems(storedWordsOf({ br: own }), 'pt').map(({ part }) => part)

it.each([
  [{ preferred: 'terminal', forms: 'terminais', forbidden: 'sapata' }, []],
  [{ preferred: '', forms: 'terminais' }, ['preferred']],
  [{ preferred: 'a, b' }, ['preferred']],
  [{ preferred: 'terminal', forbidden: 'Terminal' }, ['forbidden']],
  // a plural is the same word
  [{ preferred: 'terminal', forbidden: 'terminais' }, ['forbidden']],
  [{ preferred: 'terminal', forms: 'sapata', forbidden: 'sapatas' }, ['forbidden']],
  [{ preferred: 'seção', forbidden: 'secao' }, []],
  [{ preferred: '…' }, ['preferred']],
  [{ preferred: 'x'.repeat(121) }, ['preferred']],
  [{ preferred: 'a b c d e f g h i' }, ['preferred']],
  [{ preferred: 'terminal', forms: '***' }, ['forms']],
  [{ preferred: 'term\0inal' }, ['preferred']],
  [
    { preferred: 'terminal', forms: Array.from({ length: 61 }, (_, at) => `a${at}`).join() },
    ['forms'],
  ],
] as [Partial<Record<WordPart, string>>, WordPart[]][])('%j: %j', (own, parts) => {
  expect(problems(own)).toEqual(parts)
})

it('refuses a concept without words', () => {
  expect(wordProblems({}, 'pt').map(({ message }) => message)).toEqual([
    'Informe o termo em ao menos um idioma.',
  ])
})

it('names a concept by its terms, each once', () => {
  const words = storedWordsOf({
    es: { preferred: 'terminal' },
    br: { preferred: 'terminal' },
    en: { preferred: 'lug' },
  })
  expect(titleOf(words)).toBe('terminal · lug')
})
