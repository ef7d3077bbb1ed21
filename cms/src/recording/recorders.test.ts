import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { recorders } from './recorders.ts'

const names = Object.keys(recorders)

it('names each recorder by its background step', () =>
  expect(Object.values(recorders).map(({ name }) => name)).toEqual(names))

it('is drawn in ARCHITECTURE, in its order', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../ARCHITECTURE.md'), 'utf8')
  const drawn = /recording\/recorders\.ts:\n((?: {2}.*\n)+)/.exec(text)?.[1] ?? ''
  expect(
    drawn
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(' ', 1)[0]),
  ).toEqual(names)
})
