import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const ours = 'https://site.example'

test.each([
  [{ 'sec-fetch-site': 'same-origin', origin: ours }, false],
  // same page under another host name: `Sec-Fetch-Site` states that it is the same origin
  [{ 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: ours }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.site.example' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ origin: ours }, false],
  [{ origin: 'https://evil.example' }, true],
  [{ origin: 'null' }, true],
  [{}, false],
])('%o: cross-site %s', (headers, foreign) => {
  expect(isCrossSite(headers, ours)).toBe(foreign)
})
