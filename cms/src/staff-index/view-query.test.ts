import { expect, test } from 'vitest'
import { isOfGrid, knownQuery } from './view-query.ts'

test.each([
  ['?q=x&order=title', '?q=x&order=title', false],
  ['?foreign=1&page=3', '', false],
  ['?collection=files&hide=a%2Cb&q=x', '?q=x&hide=a%2Cb', true],
  ['?group=none&what=fields', '?what=fields&group=none', true],
  ['?hide=%00', '', false],
  [`?filters=${'x'.repeat(1501)}`, '', false],
])('%s is the view %s', (query, known, ofGrid) => {
  expect(knownQuery(query)).toBe(known)
  expect(knownQuery(known)).toBe(known)
  expect(isOfGrid({ query: known })).toBe(ofGrid)
})
