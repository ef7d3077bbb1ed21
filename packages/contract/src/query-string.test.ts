import { expect, test } from 'vitest'
import { parseQueryString } from './query-string.ts'

test('parses repeated names to lists, plus signs to blanks', () => {
  expect(parseQueryString('a=1&b=x+y%20z&a=2&c')).toEqual({
    query: { a: ['1', '2'], b: 'x y z', c: '' },
    malformed: [],
  })
  expect(parseQueryString('')).toEqual({ query: {}, malformed: [] })
  expect(parseQueryString('a=100%&=1&&b==&?c=2')).toEqual({
    query: { a: '100%', '': '1', b: '=', '?c': '2' },
    malformed: [],
  })
})

test.each(['%ff', '%c0%80', '%ed%a0%80', '%e0%80%af', '%f8%88%80%80%80', 'a%e2%82'])(
  '%s is malformed',
  (value) => {
    expect(parseQueryString(`ok=1&search=${value}`)).toMatchObject({ malformed: ['search'] })
  },
)

test('parses names of the prototype as names', () => {
  expect(Object.keys(parseQueryString('__proto__=1&constructor=2').query)).toEqual([
    '__proto__',
    'constructor',
  ])
})
