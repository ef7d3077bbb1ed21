import { expect, test } from 'vitest'
import { readLines, withoutLine, writeLines } from './block-lines.ts'

const section = {
  key: 'section',
  label: 'Seção',
  unit: 'mm²',
  range: { min: 10, max: 240 },
  options: [{ value: '16', label: '16', count: 2 }],
}
const stud = { ...section, key: 'stud', unit: null, range: null }

test('stored lines are filters; what is none of the offered ones is kept and told', () => {
  const text = 'section:16~95\nnem isto\nstud:m8\nstud:m10\nangle:45'
  const { filters, unknown } = readLines(text, [section, stud])
  expect(filters.map(({ offered, ...own }) => [offered.key, own])).toEqual([
    ['section', { interval: { from: 16, to: 95 }, values: [] }],
    ['stud', { interval: undefined, values: ['m8', 'm10'] }],
  ])
  expect(unknown).toEqual(['nem isto', 'angle:45'])
  expect(withoutLine(text, 'nem isto')).toBe('section:16~95\nstud:m8\nstud:m10\nangle:45')
})

test('a filter is changed in its place, added at the end, and removed', () => {
  const text = 'a:1\nsection:16~95\nb:2'
  const interval = { from: 25, to: null }
  expect(writeLines(text, 'section', { interval, values: [] })).toBe('a:1\nsection:25~\nb:2')
  expect(writeLines(text, 'stud', { interval: undefined, values: ['m8', 'm10'] })).toBe(
    'a:1\nsection:16~95\nb:2\nstud:m8\nstud:m10',
  )
  expect(writeLines(text, 'section', undefined)).toBe('a:1\nb:2')
})

test('numbers that are values of their own stay beside an interval', () => {
  const { filters } = readLines('section:16\nsection:95~', [section])
  expect(filters[0]).toMatchObject({ interval: { from: 95, to: null }, values: ['16'] })
})
