import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { digestOf } from './digest-file.ts'

afterEach(() => vi.unstubAllGlobals())

const contents = [
  new Uint8Array(),
  new TextEncoder().encode('XY-70-8'),
  new Uint8Array(300_000).fill(7),
]

test.each([
  ['by the browser', false],
  ['over plain HTTP, where the browser has no digest', true],
])('the digest of a file is its SHA-256: %s', async (_, isInsecure) => {
  if (isInsecure) vi.stubGlobal('crypto', {})
  for (const content of contents)
    expect(await digestOf(new Blob([content]))).toBe(
      createHash('sha256').update(content).digest('hex'),
    )
})

test.each([false, true])('a file that cannot be read has no digest: %s', async (isInsecure) => {
  if (isInsecure) vi.stubGlobal('crypto', {})
  const gone = new Blob(['x'])
  gone.arrayBuffer = () => Promise.reject(new Error('gone'))
  gone.stream = () => {
    throw new Error('gone')
  }
  expect(await digestOf(gone)).toBe('')
})
