import { expect, test } from 'vitest'
import { addressOf, selectionIn, viewIn } from './grid-address.ts'

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

test('a view by default leaves the address as it is', () => {
  const selection = new URLSearchParams('ids=1%2C2')
  expect(addressOf(selection, viewIn(selection)).toString()).toBe('ids=1%2C2')
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
