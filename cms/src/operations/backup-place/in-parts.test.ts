import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

async function partsOf(...chunks: string[]): Promise<string[]> {
  async function* content() {
    for (const chunk of chunks) yield Buffer.from(chunk)
  }
  const parts: string[] = []
  for await (const part of inParts(content(), 4)) parts.push(part.toString())
  return parts
}

test('joins chunks to parts of a length, with the rest in the last one', async () => {
  expect(await partsOf('a', 'bc', 'defghij', '', 'k')).toEqual(['abcd', 'efgh', 'ijk'])
  expect(await partsOf('abcd', 'efgh')).toEqual(['abcd', 'efgh'])
  expect(await partsOf('abcdefghi')).toEqual(['abcd', 'efgh', 'i'])
})

test('has no part without content', async () => {
  expect(await partsOf()).toEqual([])
  expect(await partsOf('', '')).toEqual([])
})
