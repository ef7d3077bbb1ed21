import { expect, it } from 'vitest'
import { preferredFor } from './preferred-for.ts'
import type { Term } from './term-shapes.ts'

const terms: Term[] = [
  {
    id: 1,
    words: { br: { preferred: 'seção', forms: ['seção nominal'], forbidden: ['Bitola'] } },
    note: '',
  },
  { id: 2, words: { en: { preferred: 'bitola', forms: [], forbidden: [] } }, note: '' },
]

it.each([
  ['bitola', ['seção']],
  ['  BITOLA ', ['seção']],
  // visitors leave accents out
  ['secao nominal', ['seção']],
  ['seção', []],
  ['secao', []],
  ['bitolas e outras', []],
  ['', []],
])('%s: %j', (text, preferred) => {
  expect(preferredFor(terms, { text, locale: 'br' })).toEqual(preferred)
})
