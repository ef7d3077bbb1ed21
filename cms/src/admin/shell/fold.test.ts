import { expect, test } from 'vitest'
import { foldCookieOf, isAt, pageKindOf, readFold } from './fold.ts'

test('a choice is read from the cookie that it was written to', () => {
  const choices = [
    { list: true, document: true },
    { list: false, document: false },
    { list: true, document: false },
  ]
  for (const choice of choices) {
    const [pair = ''] = foldCookieOf(choice, '/admin').split(';')
    expect(readFold(`payload-lng=pt; ${pair}; other=1`)).toEqual(choice)
  }
})

test.each([
  null,
  '',
  'panel-navigation=wide.open',
  'x-panel-navigation=open.open',
  'panel-navigation=open',
])('folds in documents alone for the cookies %j', (cookies) => {
  expect(readFold(cookies)).toEqual({ list: false, document: true })
})

test.each([
  ['/admin', 'list'],
  ['/admin/collections/products', 'list'],
  ['/admin/searches', 'list'],
  ['/admin/collections/products/12', 'document'],
  ['/admin/collections/products/create', 'document'],
  ['/admin/globals/home', 'document'],
])('%s is a page of a %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})

test('a place contains its documents, and not a place with a longer name', () => {
  expect(isAt('/admin/collections/posts/4', '/admin/collections/posts')).toBe(true)
  expect(isAt('/admin/collections/posts-archive', '/admin/collections/posts')).toBe(false)
})
