import { expect, test } from 'vitest'
import { formatQuery, malformedNames, parseQuery, valuesOf } from './query-string.ts'

test('parses repeated names to lists, plus signs to blanks', () => {
  expect(parseQuery('a=1&b=x+y%20z&a=2&c')).toEqual({ a: ['1', '2'], b: 'x y z', c: '' })
  expect(parseQuery('')).toEqual({})
  expect(parseQuery('a=100%&=1&&b==&?c=2')).toEqual({ a: '100%', '': '1', b: '=', '?c': '2' })
  expect(parseQuery('?a=1')).toEqual({ '?a': '1' })
})

test.each(['%ff', '%c0%80', '%ed%a0%80', '%e0%80%af', '%f8%88%80%80%80', 'a%e2%82'])(
  '%s is malformed',
  (value) => {
    expect(malformedNames(`ok=1&search=${value}`)).toEqual(['search'])
    expect(parseQuery(`search=${value}`)['search']).toContain('\ufffd')
  },
)

test('takes a lone percent sign for itself', () => {
  expect(malformedNames('a=100%&b=%zz')).toEqual([])
})

test('parses names of the prototype as names', () => {
  expect(Object.keys(parseQuery('__proto__=1&constructor=2'))).toEqual(['__proto__', 'constructor'])
})

test('formats what it has parsed, names in the order given', () => {
  for (const text of ['?b=2&a=1', '?a=1&a=2&c=', '?q=x+y%26z'])
    expect(formatQuery(parseQuery(text.slice(1)))).toBe(text)
  expect(formatQuery({})).toBe('')
})

test('gives the values of a name as a list', () => {
  const query = parseQuery('a=1&b=2&b=3')
  expect(['a', 'b', 'c'].map((name) => valuesOf(query, name))).toEqual([['1'], ['2', '3'], []])
})
