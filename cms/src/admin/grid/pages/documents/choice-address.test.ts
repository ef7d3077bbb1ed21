import { expect, test } from 'vitest'
import { choiceIn, choiceQuery } from './choice-address.ts'

const given = (query: string) => choiceIn(new URLSearchParams(query))

test('an address without a selection is that of the choice, any other one that of the grid', () => {
  expect(given('')).toEqual({ subcategory: undefined, families: [] })
  expect(given('locale=en')).toEqual({ subcategory: undefined, families: [] })
  expect(given('in=3&pick=12,15,12,x,0')).toEqual({ subcategory: 3, families: [12, 15] })
  for (const query of [
    'all=1',
    'ids=1,2',
    'q=TB',
    'work=untooled',
    'what=fields',
    'collection=files',
    'hide=gtin',
    'filters={}',
    'group=none',
    'texts=br,en',
    'pick=1&with=gtin',
  ])
    expect(given(query)).toBeUndefined()
})

test('a choice returns from its address', () => {
  const choice = { subcategory: 7, families: [3, 1] }
  expect(choiceQuery(choice)).toBe('?in=7&pick=3,1')
  expect(given(choiceQuery(choice).slice(1))).toEqual(choice)
  expect(choiceQuery({ subcategory: undefined, families: [] })).toBe('')
})
