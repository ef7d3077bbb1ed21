import { expect, test } from 'vitest'
import { inTurns } from './in-turns.ts'

/** Holds the loop for a while, ms. */
function hold(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

test('keeps the order, and gives others a turn between items', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const results = await inTurns([1, 2, 3, 4, 5, 6], (item) => {
    hold(11)
    return [item, turns]
  })
  clearImmediate(timer)
  expect(results.map(([item]) => item)).toEqual([1, 2, 3, 4, 5, 6])
  expect(results.at(-1)?.[1]).toBeGreaterThanOrEqual(5)
})

test('does small work in one turn', async () => {
  expect(await inTurns([], String)).toEqual([])
  expect(await inTurns([1, 2], String)).toEqual(['1', '2'])
})
