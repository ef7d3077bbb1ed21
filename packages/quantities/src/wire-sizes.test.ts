import { expect, test } from 'vitest'
import { awgSection, isNearest, kcmilSection, nearestGauge } from './wire-sizes.ts'

test.each([
  ['10 AWG', awgSection(10), 5.26],
  ['2 AWG', awgSection(2), 33.6],
  ['1/0 AWG', awgSection(0), 53.5],
  ['3/0 AWG', awgSection(-2), 85],
  ['4/0 AWG', awgSection(-3), 107.2],
  ['250 kcmil', kcmilSection(250), 126.7],
  ['500 kcmil', kcmilSection(500), 253.4],
])('%s is %d mm², as ASTM B258 has it', (_, section, tabled) => {
  expect(Math.abs(section - tabled)).toBeLessThan(0.06)
})

test.each([
  [95, awgSection(-2)],
  [120, kcmilSection(250)],
  [240, kcmilSection(500)],
  [35, awgSection(2)],
])('%d mm² is the nearest of %d mm²', (section, gauge) => {
  expect(isNearest(section, gauge)).toBe(true)
})

test.each([
  [70, awgSection(-2)],
  [185, kcmilSection(250)],
])('%d mm² is not the nearest of %d mm²', (section, gauge) => {
  expect(isNearest(section, gauge)).toBe(false)
})

test.each([
  [0.5, '20 AWG'],
  [50, '1/0 AWG'],
  [95, '3/0 AWG'],
  [400, '800 kcmil'],
  [90, undefined],
])('%d mm² has the nearest gauge %s', (section, name) => {
  expect(nearestGauge(section)).toBe(name)
})
