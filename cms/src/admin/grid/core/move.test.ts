import { expect, test } from 'vitest'
import { move, nextCell } from './move.ts'

const extent = { rows: 3, columns: 2 }

test('keys stop at the edges', () => {
  const at = { row: 1, column: 1 }
  expect(move(at, 'ArrowRight', extent)).toEqual({ row: 1, column: 1 })
  expect(move(at, 'ControlHome', extent)).toEqual({ row: 0, column: 0 })
  expect(move(at, 'ControlArrowDown', extent)).toEqual({ row: 2, column: 1 })
  expect(move(at, 'PageDown', extent)).toEqual({ row: 2, column: 1 })
  expect(move(at, 'x', extent)).toEqual(at)
})

test('the next cell wraps to the next row, and is none past the last', () => {
  expect(nextCell({ row: 0, column: 1 }, 1, extent)).toEqual({ row: 1, column: 0 })
  expect(nextCell({ row: 1, column: 0 }, -1, extent)).toEqual({ row: 0, column: 1 })
  expect(nextCell({ row: 2, column: 1 }, 1, extent)).toBeUndefined()
  expect(nextCell({ row: 0, column: 0 }, -1, extent)).toBeUndefined()
})
