import { expect, test } from 'vitest'
import { TaggedStore } from './tagged-store.ts'

const store = (maxBytes = 1_000_000) =>
  new TaggedStore<string>({ maxBytes, sizeOf: (value) => value.length })

test('expires entries by tag and still returns them', () => {
  const pages = store()
  pages.set('/a', 'A', ['product:1', 'layout'])
  pages.set('/b', 'B', ['product:2', 'layout'])
  expect(pages.expire(['product:1'])).toBe(1)
  expect(pages.get('/a')).toMatchObject({ value: 'A', expired: true })
  expect(pages.get('/b')).toMatchObject({ expired: false })
  pages.set('/a', 'A2', ['product:1'])
  expect(pages.get('/a')).toMatchObject({ value: 'A2', expired: false })
})

test('forgets the tags of a replaced entry', () => {
  const pages = store()
  pages.set('/a', 'A', ['product:1'])
  pages.set('/a', 'A', ['product:2'])
  expect(pages.expire(['product:1'])).toBe(0)
  expect(pages.expire(['product:2'])).toBe(1)
})

test('stays within its bytes and evicts the least recently used', () => {
  const pages = store(100_000)
  pages.set('/hot', 'x'.repeat(1000), [])
  for (let index = 0; index < 500; index += 1) {
    pages.set(`/cold/${index}`, 'x'.repeat(1000), ['t'])
    pages.get('/hot')
  }
  expect(pages.bytes).toBeLessThanOrEqual(100_000)
  expect(pages.get('/hot')).toBeDefined()
  expect(pages.get('/cold/0')).toBeUndefined()
})
