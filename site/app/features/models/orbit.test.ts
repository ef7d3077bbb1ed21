import { expect, test } from 'vitest'
import { approach, cameraAt, firstView, moveOf, moves, turn } from './orbit.ts'

const pressed = (key: string, held: object = {}) =>
  moveOf({ key, altKey: false, ctrlKey: false, metaKey: false, ...held })

test('arrows turn, plus and minus approach, 0 goes back', () => {
  expect(pressed('ArrowLeft')).toBe('left')
  expect(pressed('ArrowUp')).toBe('up')
  expect(pressed('+')).toBe('nearer')
  expect(pressed('-')).toBe('farther')
  expect(pressed('0')).toBe('reset')
  expect(pressed('a')).toBeUndefined()
})

test('combinations of keys are left to the browser', () => {
  expect(pressed('ArrowLeft', { altKey: true })).toBeUndefined()
  expect(pressed('+', { ctrlKey: true })).toBeUndefined()
  expect(pressed('0', { metaKey: true })).toBeUndefined()
})

test('24 presses to the right are one turn, and back is where it began', () => {
  let orbit = firstView
  for (let press = 0; press < 24; press++) orbit = moves.right(orbit)
  expect(orbit.azimuth - firstView.azimuth).toBeCloseTo(2 * Math.PI)
  expect(cameraAt(orbit).x).toBeCloseTo(cameraAt(firstView).x)
  expect(moves.reset()).toEqual(firstView)
})

test('the camera neither passes the pole nor enters the model', () => {
  expect(turn(firstView, 0, 100).elevation).toBeLessThan(Math.PI / 2)
  expect(turn(firstView, 0, -100).elevation).toBeGreaterThan(-Math.PI / 2)
  expect(approach(firstView, 1e6).distance).toBe(0.25)
  expect(approach(firstView, 1e-6).distance).toBe(4)
})

test('the camera keeps its distance when it turns', () => {
  const { x, y, z } = cameraAt(turn(firstView, 2, 0.4))
  expect(Math.hypot(x, y, z)).toBeCloseTo(firstView.distance)
})
