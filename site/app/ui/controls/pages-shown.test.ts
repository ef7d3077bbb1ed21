import { expect, test } from 'vitest'
import { pagesShown } from './pages-shown.ts'

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'after', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'after', 20]],
  [10, 20, [1, 'before', 9, 10, 11, 'after', 20]],
  [17, 20, [1, 'before', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'before', 16, 17, 18, 19, 20]],
])('shows page %i of %i', (page, lastPage, expected) => {
  expect(pagesShown(page, lastPage)).toEqual(expected)
})

test('shows at most seven entries, and no gap for a single page', () => {
  for (let lastPage = 1; lastPage <= 30; lastPage += 1) {
    for (let page = 1; page <= lastPage; page += 1) {
      const shown = pagesShown(page, lastPage)
      expect(shown.length).toBeLessThanOrEqual(7)
      expect(shown).toContain(page)
      const numbers = shown.filter((item) => typeof item === 'number')
      expect(new Set(numbers).size).toBe(numbers.length)
    }
  }
})
