import { expect, test } from 'vitest'
import { fitColumns } from './draw-table.ts'

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)

test('a table that must shrink gives every figure its room, and its gaps stay', () => {
  const natural = [60, 30, 80, 50, 40, 40, 60, 60, 50, 60, 50]
  const { size, widths, whole } = fitColumns(natural, 511)
  expect(whole).toBe(true)
  expect(size).toBeLessThan(8)
  expect(sum(widths)).toBeCloseTo(511, 5)
  widths.forEach((width, index) =>
    expect(width - 9).toBeGreaterThanOrEqual(((natural[index] ?? 0) * size) / 8 - 0.001),
  )
})

test('a small table is spread by a quarter at most, and one too wide says so', () => {
  expect(fitColumns([40, 40], 511)).toEqual({ size: 8, widths: [59, 59], whole: true })
  expect(
    fitColumns(
      Array.from({ length: 14 }, () => 60),
      511,
    ),
  ).toMatchObject({ size: 5.5, whole: false })
})
