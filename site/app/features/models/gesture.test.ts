import { expect, test } from 'vitest'
import { movePointer } from './gesture.ts'
import type { Point } from './gesture.ts'
import { firstView } from './orbit.ts'

const at = (x: number, y: number): Point => ({ x, y })

test('one pointer turns and keeps the distance', () => {
  const down = new Map([[1, at(100, 100)]])
  const after = movePointer(down, 1, at(130, 80))?.(firstView)
  expect(after?.azimuth).toBeCloseTo(firstView.azimuth - 0.3)
  expect(after?.elevation).toBeCloseTo(firstView.elevation - 0.2)
  expect(after?.distance).toBe(firstView.distance)
  expect(down.get(1)).toEqual(at(130, 80))
})

test('two pointers zoom by their distance and do not turn', () => {
  const down = new Map([
    [1, at(100, 100)],
    [2, at(200, 100)],
  ])
  // twice the distance of the fingers halves the distance of the camera
  const apart = movePointer(down, 2, at(300, 100))?.(firstView)
  expect(apart).toEqual({ ...firstView, distance: firstView.distance / 2 })
  // the other finger moves, in another direction, until the fingers have their former distance
  const back = apart && movePointer(down, 1, at(300, 200))?.(apart)
  expect(back?.distance).toBeCloseTo(firstView.distance)
  expect(back?.azimuth).toBe(firstView.azimuth)
})

test('both fingers moved alike change nothing in the end', () => {
  const down = new Map([
    [1, at(100, 100)],
    [2, at(200, 100)],
  ])
  const first = movePointer(down, 1, at(110, 140))?.(firstView)
  const second = first && movePointer(down, 2, at(210, 140))?.(first)
  expect(second?.distance).toBeCloseTo(firstView.distance)
})

test('fingers that touch have no infinite zoom', () => {
  const down = new Map([
    [1, at(100, 100)],
    [2, at(100, 100)],
  ])
  const after = movePointer(down, 2, at(120, 100))?.(firstView)
  expect(after?.distance).toBeCloseTo(firstView.distance / 2)
})

test('a third finger and a pointer that is not down do nothing', () => {
  const down = new Map([
    [1, at(0, 0)],
    [2, at(50, 0)],
    [3, at(0, 50)],
  ])
  expect(movePointer(down, 3, at(0, 90))).toBeUndefined()
  expect(movePointer(down, 4, at(0, 90))).toBeUndefined()
  expect(down.has(4)).toBe(false)
})
