import { expect, it } from 'vitest'
import { parseListState } from '#src/staff-index/list-state.ts'
import { suggestFilters } from './suggest-filters.ts'

const nothing = {
  parents: {},
  having: {},
  without: {},
  missing: {},
  site: {},
  languages: {},
  authors: {},
}
const counts = {
  ...nothing,
  parents: { 1: 7, 2: 3 },
  without: { tooling: 4, 'description.es': 2, pictures: 10 },
  missing: { any: 6, 'description.es': 2, 'title.es': 5 },
  site: { public: 6, draft: 1, changed: 3 },
  languages: { 'es outdated': 4, 'en outdated': 2, 'es review': 0, 'br public': 10 },
}
const values = [
  { filter: { key: 'section', from: 70, to: 70, unit: 'mm²' }, count: 2, choice: null },
]
const queriesOf = (query: string, more: Partial<typeof counts> = {}) =>
  suggestFilters(
    { ...counts, ...more },
    { state: parseListState(new URLSearchParams(query)), total: 10, values },
  ).map(({ query: each, count }) => `${decodeURIComponent(each)} ${count}`)

it('suggests of each kind the choice that leaves most, but not all', () =>
  expect(queriesOf('')).toEqual([
    'language=es&state=outdated 4',
    'missing=title.es 5',
    'without=tooling 4',
    'site=changed 3',
  ]))

it('suggests nothing of a kind that is filtered already', () =>
  expect(queriesOf('language=en&state=absent&missing=any&site=draft&without=tooling')).toEqual([
    'value=section~70..70~mm² 2',
    'parent=1 7',
  ]))

it('suggests nothing that would leave all or none', () =>
  expect(
    suggestFilters(
      { ...nothing, site: { draft: 10 }, missing: { any: 3 }, without: { pictures: 0 } },
      { state: parseListState(new URLSearchParams()), total: 10, values: [] },
    ),
  ).toEqual([]))
