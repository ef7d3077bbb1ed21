import { describe, expect, it } from 'vitest'
import { isNarrowed, listQuery, parseListState, viewQuery } from './list-state.ts'

const parse = (query: string) => parseListState(new URLSearchParams(query))

describe('the state of a list in its address', () => {
  it.each([
    '',
    '?q=TC+95',
    '?parent=3,7&site=draft,changed',
    '?language=es&state=absent',
    '?state=absent',
    '?language=es&state=outdated,review',
    '?codes=TC-50-10,TC+70+12',
    '?match=any&parent=3&value=section~70..~mm%C2%B2;material~%3DCobre~A%253Bl',
    '?since=today',
    '?missing=any',
    '?missing=attribute.section',
    '?author=me,4&since=2026-01-31&until=2026-02-28',
    '?scheduled=yes',
    '?unused=yes&view=pictures',
    '?equal=yes',
    '?order=title',
    '?order=-part-numbers&page=3&size=100',
    '?show=family,changed',
    '?show=none',
  ])('is written as it was read: %s', (query) => {
    expect(listQuery(parse(query))).toBe(query)
  })

  it.each([
    ['a language without a state', 'language=es', ''],
    ['values that do not exist', 'site=gone&state=x&language=xx&order=price&view=map', ''],
    ['ids that are none', 'parent=0,-1,1e3,abc,99999999999,2147483648,5', '?parent=5'],
    ['days that do not exist', 'since=2026-02-30&until=26-01-01', ''],
    ['pages that do not exist', 'page=0&size=1000000', ''],
    ['text that PostgreSQL cannot store', 'q=a%00b&missing=%00', ''],
    ['values that stand twice', 'parent=2&parent=2&site=draft&site=draft', '?parent=2&site=draft'],
    ["Payload's search", 'search=lote', '?q=lote'],
    ['unknown parameters', 'locale=br&limit=10', ''],
  ])('leaves out %s', (_, query, kept) => {
    expect(listQuery(parse(query))).toBe(kept)
  })

  it('is cut to what a query needs', () => {
    const state = parse(
      `q=${'a'.repeat(5000)}&parent=${Array.from({ length: 500 }, (_, at) => at + 1).join(',')}&page=9999999`,
    )
    expect([state.text.length, state.parents.length, state.page]).toEqual([200, 50, 100_000])
  })
})

it('a view holds filters and order, not page, size, columns or layout', () => {
  expect(viewQuery(parse('q=TC&order=title&page=4&size=25&show=site&view=pictures'))).toBe(
    '?q=TC&order=title',
  )
})

it('a view of one filter is the same whether all or any are met', () => {
  expect(viewQuery(parse('match=any&site=draft'))).toBe('?site=draft')
  expect(viewQuery(parse('match=any&q=x&codes=a1'))).toBe('?q=x&codes=a1')
  expect(viewQuery(parse('match=any&site=draft&value=a~1..;b~2..'))).toContain('match=any')
})

it('order alone does not narrow a list', () => {
  expect([isNarrowed(parse('order=title')), isNarrowed(parse('site=draft'))]).toEqual([false, true])
})
