import { expect, test } from 'vitest'
import { fitColumns } from './draw-table.ts'

const sum = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)

test('shrinks figures but no gaps, and cuts no figure', () => {
  const natural = [60, 30, 80, 50, 40, 40, 60, 60, 50, 60, 50]
  const { size, widths, whole } = fitColumns(natural, 511)
  expect(whole).toBe(true)
  expect(size).toBeLessThan(8)
  expect(sum(widths)).toBeCloseTo(511, 5)
  widths.forEach((width, index) =>
    expect(width - 9).toBeGreaterThanOrEqual(((natural[index] ?? 0) * size) / 8 - 0.001),
  )
})

test('widens a small table by a quarter at most; reports one that is too wide', () => {
  expect(fitColumns([40, 40], 511)).toEqual({ size: 8, widths: [59, 59], whole: true })
  expect(
    fitColumns(
      Array.from({ length: 14 }, () => 60),
      511,
    ),
  ).toMatchObject({ size: 5.5, whole: false })
})
