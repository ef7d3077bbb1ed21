import { expect, test } from 'vitest'
import { nameOfRecent, recentIn, withOpened } from './recent-grids.ts'
import type { RecentGrid } from './recent-grids.ts'

const opened = (query: string, at = '2026-11-20T10:00:00Z'): RecentGrid => ({
  query,
  families: ['TB', 'TU'],
  partNumbers: 37,
  columns: 11,
  at,
})

test('the selection that was opened last comes first, once, before seven others', () => {
  const many = Array.from({ length: 9 }, (_, at) => opened(`ids=${at}`)).reduce(
    (recent: RecentGrid[], each) => withOpened(recent, each),
    [],
  )
  expect(many.map(({ query }) => query)).toEqual([8, 7, 6, 5, 4, 3, 2, 1].map((at) => `ids=${at}`))
  const again = withOpened(many, opened('ids=3', '2026-11-21T10:00:00Z'))
  expect(again).toHaveLength(8)
  expect(again[0]).toEqual(opened('ids=3', '2026-11-21T10:00:00Z'))
})

test('a preference that holds anything else is none', () => {
  expect(recentIn(undefined)).toEqual([])
  expect(recentIn({ query: 'ids=1' })).toEqual([])
  expect(recentIn([opened('ids=1'), { query: 'ids=2' }, null, opened('ids=3', 'soon')])).toEqual([
    opened('ids=1'),
  ])
})

test('a selection of many families is named by the first six', () => {
  const families = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
  expect(nameOfRecent({ ...opened('q=x'), families })).toBe('A B C D E F +2')
  expect(nameOfRecent(opened('q=x'))).toBe('TB TU')
})
