import { expect, test } from 'vitest'
import type { Curve } from '@vitrine/contract/shapes/types'
import { chartOf, chartSize, curveRows } from './curve-chart.ts'

const curve = (...points: [number, number][][]): Curve => ({
  key: 'flow',
  label: 'Flow',
  unit: 'L/min',
  x_label: 'Pressure',
  x_unit: 'bar',
  part_number: null,
  series: points.map((own, index) => ({ name: `s${index}`, points: own })),
})

test('has axes from zero with round ticks that hold all points', () => {
  const chart = chartOf(
    curve(
      [
        [0, 41],
        [280, 37.6],
      ],
      [
        [0, 49.2],
        [280, 45.4],
      ],
    ),
  )
  expect(chart.x.map(({ value }) => value)).toEqual([0, 50, 100, 150, 200, 250, 300])
  expect(chart.y.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40, 50])
  expect(chart.decimals).toEqual({ x: 0, y: 0 })
})

test('begins an axis near values that are far from zero', () => {
  const { y, decimals } = chartOf(
    curve([
      [0, 0.88],
      [250, 0.94],
    ]),
  )
  expect(y.at(0)?.value).toBeGreaterThan(0.8)
  expect(y.map(({ value }) => value)).toContain(0.9)
  expect(decimals.y).toBe(2)
})

test.each([
  [
    [
      [0, 5],
      [10, 5],
    ],
  ],
  [
    [
      [-20, -3],
      [20, 4],
    ],
  ],
  [
    [
      [1e6, 1e-6],
      [3e6, 2e-6],
    ],
  ],
] as [number, number][][][])('draws %j inside of its frame', (points) => {
  const { series, x, y } = chartOf(curve(points))
  const numbers = [...(series[0]?.line.matchAll(/[ML](\S+) (\S+?)(?=[L]|$)/g) ?? [])]
  expect(numbers).toHaveLength(2)
  for (const [, across, up] of numbers) {
    expect(Number(across)).toBeGreaterThanOrEqual(chartSize.left)
    expect(Number(across)).toBeLessThanOrEqual(chartSize.width - chartSize.right)
    expect(Number(up)).toBeGreaterThanOrEqual(chartSize.top)
    expect(Number(up)).toBeLessThanOrEqual(chartSize.height - chartSize.bottom)
  }
  expect(x.length).toBeGreaterThan(1)
  expect(y.length).toBeGreaterThan(1)
})

test('gives each series a shape of its own', () => {
  const { series } = chartOf(
    curve(
      ...Array.from({ length: 8 }, (): [number, number][] => [
        [0, 1],
        [1, 2],
      ]),
    ),
  )
  expect(new Set(series.map(({ style }) => style)).size).toBe(8)
})

test('lists the values of all series at each x', () => {
  expect(
    curveRows(
      curve(
        [
          [0, 1],
          [2, 3],
        ],
        [[1, 5]],
      ),
    ),
  ).toEqual([
    { x: 0, values: [1, undefined] },
    { x: 1, values: [undefined, 5] },
    { x: 2, values: [3, undefined] },
  ])
})
