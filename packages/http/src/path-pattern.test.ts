import { expect, test } from 'vitest'
import { fillPath, pathMatcher } from './path-pattern.ts'

const match = pathMatcher([
  ['/', 'home'],
  ['/news', 'list'],
  ['/news/latest', 'latest'],
  ['/news/:category/:post', 'post'],
  ['/about/*', 'about'],
  ['/free/:page+', 'free'],
])

test('finds the first pattern that the whole path matches, with its parameters', () => {
  expect(match('/')).toEqual({ value: 'home', params: {} })
  expect(match('/news')).toEqual({ value: 'list', params: {} })
  expect(match('/news/a%20b/c:1')).toEqual({
    value: 'post',
    params: { category: 'a%20b', post: 'c:1' },
  })
})

test('takes several segments for a parameter with a plus, and fills them again', () => {
  const found = match('/free/a%20b/c')
  expect(found).toEqual({ value: 'free', params: { page: 'a%20b/c' } })
  expect(fillPath('/free/:page+', { page: 'a b/c' })).toBe('/free/a%20b/c')
})

test('allows further slashes after a pattern that ends with /*', () => {
  expect(['/about', '/about/', '/about//'].map((path) => match(path)?.value)).toEqual(
    Array(3).fill('about'),
  )
})

test.each([
  '',
  '/about/a',
  '/about//a',
  '/news/',
  '/news/a',
  '/news//a',
  '/news/a/',
  '/news/a/b/c',
  '/News',
  '/old/news',
  '/free/',
  '/free/a/',
])('matches no pattern with %j', (path) => {
  expect(match(path)).toBeUndefined()
})

test('fills parameters percent-encoded, colons as they are', () => {
  expect(fillPath('/news/:category/:post', { category: 'a/b', post: 'ção:1' })).toBe(
    '/news/a%2Fb/%C3%A7%C3%A3o:1',
  )
})
