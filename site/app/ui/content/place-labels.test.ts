import { expect, test } from 'vitest'
import { boxOf, placeLabels } from './place-labels.ts'
import type { Mark } from './place-labels.ts'

const aspect = 16 / 11
const size = { width: (width: number) => width / 3, height: (26 / (300 / aspect)) * 100 }

function collisions(marks: Mark[]): number {
  const boxes = placeLabels(marks, aspect).map((placed) => boxOf(placed, size))
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom,
      ),
  ).length
}

test('places the home page’s marks without overlaps on a phone', () => {
  expect(
    collisions([
      { x: 27, y: 58, to: { x: 96, y: 34 }, label: '74 mm' },
      { x: 37, y: 47, label: 'Ø 10,5 · M10' },
      { x: 81, y: 82, label: '16 mm²' },
    ]),
  ).toBe(0)
})

test('places two to four random labels without overlaps and within the picture', () => {
  let seed = 7
  const next = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  for (let round = 0; round < 400; round += 1) {
    const marks = Array.from({ length: 2 + (round % 3) }, (_, index) => ({
      x: 6 + next() * 88,
      y: 8 + next() * 84,
      label: ['M10', '16 mm²', 'Ø 10,5', 'L 74 mm'][index] ?? '',
    }))
    expect(collisions(marks)).toBe(0)
    for (const placed of placeLabels(marks, aspect)) {
      const box = boxOf(placed, size)
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
      expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(100)
    }
  }
})

test('is deterministic', () => {
  const marks = [
    { x: 20, y: 20, label: 'A' },
    { x: 22, y: 24, label: 'B' },
  ]
  expect(placeLabels(marks, aspect)).toEqual(placeLabels(marks, aspect))
})
