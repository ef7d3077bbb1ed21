import { expect, test } from 'vitest'
import { parseQuery } from '@vitrine/http/query-string'
import { intervalNames } from './interval-names.ts'
import { withIntervals } from './interval-query.ts'

test('turns the fields of a form into filters beside the others', () =>
  expect(
    withIntervals(
      parseQuery('filtro=stud:M8&faixa=conductor&de=50&ate=120&faixa=length&de=&ate=2,5&buscar=a'),
      'br',
    ),
  ).toEqual({ buscar: 'a', filtro: ['stud:M8', 'conductor:50~120', 'length:~2.5'] }))

test('leaves out empty and unreadable bounds', () => {
  for (const bounds of ['&from=&to=', '&from=abc&to=', '', '&from=1e99&to=Infinity'])
    expect(withIntervals(parseQuery(`range=conductor${bounds}`), 'en'), bounds).toEqual({
      filter: [],
    })
  expect(withIntervals(parseQuery('rango=conductor&desde=x&hasta=6'), 'es')).toEqual({
    filtro: ['conductor:~6'],
  })
})

test('returns a query without such fields as it is', () => {
  const query = parseQuery('filtro=a:1&de=5')
  expect(withIntervals(query, 'br')).toBe(query)
})

test('has names that no other field has', () => {
  for (const { key, from, to } of Object.values(intervalNames))
    expect(new Set([key, from, to]).size).toBe(3)
})
