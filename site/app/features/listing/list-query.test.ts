import { listLimits } from '@vitrine/contract/list-limits'
import { expect, test } from 'vitest'
import { localeCodes } from '@vitrine/configuration/locales'
import { parseQuery } from '@vitrine/http/query-string'
import { readQuery } from '#shared/routes/query-names.ts'
import {
  apiListQuery,
  hiddenFields,
  listPath,
  readListQuery,
  sortNames,
  writeListQuery,
  writePageQuery,
} from './list-query.ts'
import type { ListQuery } from './list-query.ts'

const names = ['search', 'page', 'orderBy', 'order', 'filter', 'view'] as const
const plain: ListQuery = { search: '', page: 1, sort: 'relevance', view: 'grid', filter: [] }

test('parses what it has written, in every locale and order', () => {
  for (const locale of localeCodes) {
    for (const sort of sortNames) {
      const list: ListQuery = {
        search: 'TC 50',
        page: 3,
        sort,
        view: 'list',
        filter: ['conductor:50', 'stud:M10'],
      }
      expect(
        readListQuery(readQuery(parseQuery(writeListQuery(list, locale).slice(1)), locale, names)),
      ).toEqual(list)
    }
  }
})

test('uses the locale’s names in the address and the base names in the call (R2)', () => {
  const list: ListQuery = { ...plain, search: 'tc', page: 2, sort: 'title-desc' }
  expect(writeListQuery(list, 'br')).toBe('?buscar=tc&pagina=2&ordernarPor=title&ordernar=desc')
  expect(writeListQuery(list, 'en')).toBe('?search=tc&page=2&orderBy=title&order=desc')
  expect(apiListQuery(list)).toEqual({ search: 'tc', page: 2, orderBy: 'title', order: 'desc' })
})

test('replaces invalid values by defaults', () => {
  for (const page of ['abc', '0', '-1', '1.5', '1e9'])
    expect(readListQuery({ page: [page] }).page).toBe(1)
  expect(readListQuery({ orderBy: ['price'], order: ['sideways'] }).sort).toBe('relevance')
  expect(readListQuery({ orderBy: ['title'] }).sort).toBe('title')
  expect(readListQuery({ filter: ['nonsense', 'a:1'] }).filter).toEqual(['a:1'])
  const overlong = `a:${'x'.repeat(200)}`
  expect(readListQuery({ filter: [overlong, 'a:\ufffd', 'a:1'] }).filter).toEqual(['a:1'])
  expect(readListQuery({ search: ['x'.repeat(1000)] }).search).toHaveLength(listLimits.search)
})

test('omits defaults from the address', () => {
  expect(listPath('/produtos', plain, {}, 'br')).toBe('/produtos')
})

test('resets the page on a new order or filter, keeps it on a new view', () => {
  const list = { ...plain, page: 4 }
  expect(listPath('/produtos', list, { sort: 'title' }, 'br')).toBe('/produtos?ordernarPor=title')
  expect(listPath('/produtos', list, { view: 'list' }, 'br')).toBe('/produtos?pagina=4&vista=list')
})

test('keeps the rest of the query in hidden fields', () => {
  const list: ListQuery = { ...plain, search: 'tc', sort: 'title', filter: ['a:1'], page: 3 }
  expect(hiddenFields(list, ['search'], 'br')).toEqual([
    { name: 'ordernarPor', value: 'title' },
    { name: 'filtro', value: 'a:1' },
  ])
  expect(hiddenFields(list, ['filter'], 'en')).toEqual([
    { name: 'search', value: 'tc' },
    { name: 'orderBy', value: 'title' },
  ])
})

test('writes the page of a list alone; none for the first page', () =>
  expect([writePageQuery(1, 'br'), writePageQuery(3, 'br')]).toEqual([undefined, '?pagina=3']))
