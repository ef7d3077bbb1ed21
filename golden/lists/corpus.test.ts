import { localeCodes } from '@vitrine/configuration/locales'
import { products } from '@vitrine/demo/aterra'
import { describe, expect, it, test } from 'vitest'
import { pastedLists } from './corpus.ts'
import { compareLines, judge } from './judge.ts'

/** Minimum share of lists that are read as a person reads them; it may only be raised. */
const minRight = 0.98

const lists = [...pastedLists.values()].flat()
const judged = lists.map((list) => judge(list))
const titlesOf = (verdict: string) =>
  judged
    .filter((list) => list.verdict === verdict)
    .map(({ title, answer }) => `${title}: ${answer}`)

describe('pasted lists', () => {
  it('take no part and no quantity that was not asked for', () =>
    expect(titlesOf('wrong')).toEqual([]))

  it('lose no line', () => expect(titlesOf('lost')).toEqual([]))

  it('are read without a question where a person has none', () =>
    expect(
      judged.filter(({ verdict }) => verdict === 'right').length / judged.length,
      titlesOf('asked').join('\n'),
    ).toBeGreaterThanOrEqual(minRight))
})

describe('the corpus', () => {
  it('has lists of each kind and language', () => {
    expect(lists.length).toBeGreaterThanOrEqual(400)
    for (const own of pastedLists.values()) expect(own.length).toBeGreaterThanOrEqual(15)
    expect([...new Set(lists.map(({ locale }) => locale))].toSorted()).toEqual(
      localeCodes.toSorted(),
    )
  })

  it('names each list once', () => {
    const titles = lists.map(({ title, locale }) => `${title} (${locale})`)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('expects part numbers of the catalogue', () => {
    const known = new Set(
      products.flatMap(({ variants }) => variants.map(({ partNumber }) => partNumber)),
    )
    const parts = lists.flatMap(({ expected }) => expected.map(({ part }) => part))
    expect(parts.filter((part) => part !== '?' && !known.has(part))).toEqual([])
  })
})

test.each([
  ['A = 10', 'A = 10', 'right'],
  ['A = 10', 'A = ?', 'asked'],
  ['A = 10', '? = 10', 'asked'],
  ['', '? = ?', 'asked'],
  ['A = 10|B = 5', 'A = 10', 'lost'],
  ['A = 10', '', 'lost'],
  ['A = ?', 'A = 10', 'wrong'],
  ['A = 10', 'A = 12', 'wrong'],
  ['A = 10', 'B = 10', 'wrong'],
  ['? = 10', 'A = 10', 'wrong'],
  ['A = 10|A = 5', 'A = 5|A = 10', 'wrong'],
  ['A = 10|? = 5', 'A = 10|? = ?', 'asked'],
])('an answer to [%s] of [%s] is %s', (expected, answer, verdict) => {
  const partsOf = (text: string) =>
    text.split('|').flatMap((line) => {
      const [part = '', quantity = ''] = line.split(' = ')
      return part === '' ? [] : [{ part, quantity }]
    })
  expect(compareLines(partsOf(expected), partsOf(answer))).toBe(verdict)
})
