import { expect, test } from 'vitest'
import { parseListState } from '#src/staff-index/list-state.ts'
import { addressOf, filteredBy, selectionIn, viewIn } from './grid-address.ts'

const view = {
  filters: {
    columns: {
      section: { kind: 'between', from: 70, to: undefined },
      stud: { kind: 'values', texts: ['M8', ''] },
      gtin: { kind: 'contains', text: '789' },
    },
    text: 'TC 70',
  },
  hidden: ['weight'],
  asked: ['angle'],
  languages: ['en', 'es'],
  isGrouped: false,
} as const

test('an address brings the same view and selection back', () => {
  const selection = new URLSearchParams('q=cobre&parent=3')
  const address = addressOf(selection, {
    ...view,
    hidden: [...view.hidden],
    asked: [...view.asked],
    languages: [...view.languages],
  })
  const again = new URLSearchParams(address.toString())
  expect(viewIn(again)).toEqual(view)
  expect(selectionIn(again).toString()).toBe(selection.toString())
})

test('a filter by what documents have is no column of the view', () => {
  const selection = selectionIn(new URLSearchParams('having=variants&with=gtin'))
  expect(parseListState(selection).having).toEqual(['variants'])
})

test('a view by default leaves the address as it is', () => {
  const selection = new URLSearchParams('ids=1%2C2')
  expect(addressOf(selection, viewIn(selection)).toString()).toBe('ids=1%2C2')
})

test('other filters leave ids, work view and kind of rows as they are', () => {
  const filtered = (query: string, change: object) => {
    const selection = new URLSearchParams(query)
    return filteredBy(selection, { ...parseListState(selection), ...change }).toString()
  }
  expect(filtered('collection=files&what=fields&ids=1&q=x&page=2', { parents: [3] })).toBe(
    'q=x&parent=3&collection=files&what=fields&ids=1',
  )
  expect(filtered('parent=3&all=1', { parents: [] })).toBe('all=1')
  expect(filtered('parent=3', { parents: [] })).toBe('all=1')
})

test.each([
  'filters=nothing',
  'filters=[1]',
  'filters={"columns":{"a":{"kind":"other"}},"text":7}',
  'texts=xx,yy',
])('what is no view counts as absent: %s', (query) => {
  const { filters, languages } = viewIn(new URLSearchParams(query))
  expect(filters).toEqual({ columns: {} })
  expect(languages ?? []).toEqual([])
})
