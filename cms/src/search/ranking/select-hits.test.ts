import { expect, test } from 'vitest'
import { passing, Scorer } from './score.ts'
import { answersAll, belowSuccessors, ranked } from './select-hits.ts'
import { indexDocument } from './search-document.ts'
import { meaningsOf } from './meanings.ts'
import { parseQuery } from '../query/parse.ts'
import { synonymsIn } from '../words/synonyms.ts'

const hit = (
  name: string,
  total: number,
  more: { exact?: number; isDiscontinued?: boolean } = {},
) => ({
  name,
  score: {
    exact: 0,
    byNumber: false,
    total,
    scores: [],
    variants: [],
    attributes: [],
    isDiscontinued: false,
    isMention: false,
    ...more,
  },
})
const names = (hits: readonly { name: string }[]) => hits.map(({ name }) => name).join(' ')
const gone = { isDiscontinued: true }

test('orders a discontinued product below others that answer as well', () =>
  expect(names(ranked([hit('old', 1, gone), hit('other', 0.9), hit('poor', 0.3)]))).toBe(
    'other old poor',
  ))

test('keeps an exact part number first, discontinued or not', () =>
  expect(names(ranked([hit('other', 1), hit('old', 0.5, { ...gone, exact: 7 })]))).toBe(
    'old other',
  ))

test('puts a discontinued product right below its successor', () => {
  const isSuccessor = (one: { name: string }, of: { name: string }) =>
    one.name === 'heir' && of.name === 'old'
  const order = (...hits: ReturnType<typeof hit>[]) => names(belowSuccessors(hits, isSuccessor))
  expect(order(hit('old', 1, gone), hit('other', 0.6), hit('heir', 0.5), hit('last', 0.4))).toBe(
    'other heir old last',
  )
  expect(order(hit('heir', 1), hit('other', 0.6), hit('old', 0.5, gone))).toBe('heir other old')
  expect(order(hit('old', 1, { ...gone, exact: 5 }), hit('heir', 0.5))).toBe('old heir')
})

test('a text that mentions all words in passing is not answer enough', () => {
  const source = { title: 'Grampo', summary: '', text: 'Para ligar o terminal ao barramento.' }
  const document = indexDocument(source, 'br', (word) => word)
  const isAnswered = (text: string, least: number) => {
    const query = parseQuery(text, 'br')
    const asked = meaningsOf(query, {
      lexemeOf: (word) => word,
      documents: 10,
      naming: () => 1,
      begunBy: () => [],
      near: () => [],
      synonyms: synonymsIn([], 3),
    })
    const score = new Scorer(query, asked, new Map()).score(document, null, false)
    return answersAll(
      score,
      asked,
      asked.map(() => true),
      least,
    )
  }
  expect(isAnswered('grampo', passing)).toBe(true)
  expect(isAnswered('grampo terminal', passing)).toBe(false)
  expect(isAnswered('grampo terminal', 0)).toBe(true)
})

test('lists variants that can be ordered before discontinued ones that answer alike', () => {
  const document = indexDocument(
    {
      title: 'Luva',
      summary: '',
      text: '',
      attributes: [
        {
          key: 'section',
          label: 'Seção',
          type: 'number',
          unit: 'mm²',
          symbol: null,
          decimals: null,
          filter: true,
          choices: [],
        },
      ],
      variants: [
        { part_number: 'XY-50-8', values: { section: 50 }, state: 'discontinued' },
        { part_number: 'XY-50-10', values: { section: 50 } },
      ],
    },
    'br',
    (word) => word,
  )
  const scoreOf = (text: string) => {
    const query = parseQuery(text, 'br')
    const asked = meaningsOf(query, {
      lexemeOf: (word) => word,
      documents: 1,
      naming: () => 1,
      begunBy: () => [],
      near: () => [],
      synonyms: synonymsIn([], 3),
    })
    return new Scorer(query, asked, new Map()).score(document, null, true)
  }
  expect(scoreOf('luva 50 mm²')).toMatchObject({ variants: [1, 0], isDiscontinued: false })
  expect(scoreOf('xy-50-8')).toMatchObject({ variants: [0], isDiscontinued: true })
})
