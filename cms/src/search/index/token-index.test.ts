import { describe, expect, it } from 'vitest'
import { byPopularity, firstOf, TokenIndex } from './token-index.ts'
import type { IndexedEntry } from './token-index.ts'
import type { TokenQuery } from './token-query.ts'

const entryOf = (id: number, views = 0): IndexedEntry => ({
  id,
  parent: null,
  revision: id,
  views,
  position: 0,
})

/** Pseudorandom numbers, the same in each run. */
function* numbers(): Generator<number> {
  for (let state = 7; ; state = (state * 48_271) % 2_147_483_647) yield state
}

const words = Array.from({ length: 40 }, (_, index) => `w${index}`)

const fulfils = (tokens: ReadonlySet<string>, query: TokenQuery): boolean =>
  'token' in query
    ? tokens.has(query.token)
    : 'prefix' in query
      ? [...tokens].some((token) => token.startsWith(query.prefix))
      : 'any' in query
        ? query.any.some((each) => fulfils(tokens, each))
        : query.all.every((each) => fulfils(tokens, each))

const queries: TokenQuery[] = [
  { token: 'w3' },
  { token: 'none' },
  { prefix: 'w1' },
  { any: [] },
  { all: [] },
  { all: [{ token: 'w3' }, { token: 'w4' }] },
  { any: [{ all: [{ token: 'w1' }, { token: 'w2' }] }, { token: 'w30' }] },
  { all: [{ any: [{ token: 'w5' }, { token: 'w6' }] }, { prefix: 'w2' }] },
]

describe('TokenIndex', () => {
  const random = numbers()
  const next = (below: number): number => (random.next().value ?? 0) % below
  const index = new TokenIndex()
  const kept = new Map<number, Set<string>>()
  for (let change = 0; change < 6000; change += 1) {
    const id = next(2000)
    // fills the cache of bitmaps, which the next change must clear
    if (change % 500 === 0) index.find({ token: 'w3' })
    if (next(5) === 0) {
      index.remove(id)
      kept.delete(id)
      continue
    }
    const tokens = new Set(words.filter((_, place) => next(40) > place))
    index.set(entryOf(id), tokens)
    kept.set(id, tokens)
  }

  it.each(queries.filter((query) => !('all' in query && query.all.length === 0)))(
    'finds the entries with $#, after changes and removals',
    (query) => {
      const expected = [...kept].filter(([, tokens]) => fulfils(tokens, query)).map(([id]) => id)
      const found = index.find(query).map(({ id }) => id)
      expect(found.toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b))
    },
  )

  it('finds nothing without a condition', () => {
    expect(index.find({ all: [] })).toEqual([])
  })

  it('is sparse after many changes', () => {
    expect(index.isSparse).toBe(true)
    expect(new TokenIndex().isSparse).toBe(false)
  })

  it('counts the entries of a token, after each change', () => {
    const own = new TokenIndex()
    const counted = () => ['a', 'b', 'none'].map((token) => own.count(token))
    own.set(entryOf(1), ['a', 'b'])
    own.set(entryOf(2), ['a'])
    expect(counted()).toEqual([2, 1, 0])
    own.set(entryOf(2), ['b'])
    expect(counted()).toEqual([1, 2, 0])
    own.remove(1)
    expect(counted()).toEqual([0, 1, 0])
  })

  it('has the entry as it was set last', () => {
    const own = new TokenIndex()
    own.set(entryOf(1, 5), ['a'])
    own.set(entryOf(1, 6), ['b'])
    expect(own.entry(1)?.views).toBe(6)
    expect(own.find({ token: 'a' })).toEqual([])
  })
})

it.each([0, 1, 7, 60, 400, 1000])('gives the first %i in order', (count) => {
  const random = numbers()
  const entries = Array.from({ length: 1000 }, (_, id) =>
    entryOf(id, (random.next().value ?? 0) % 50),
  )
  expect(firstOf(entries, count)).toEqual(entries.toSorted(byPopularity).slice(0, count))
})
