import { expect, it } from 'vitest'
import { isPlainTarget, originForm } from './request-target.ts'

it.each([
  '/',
  '*',
  '/produtos?x=../..\\',
  '/a.b/..c/...',
  '/100%25-cobre/1%2F2',
  '/a%20b/%C3%A7%C3%A3o',
  '/%c3%28',
  '/.well-known/x',
  '/01/07891234567895?a=%2e%2e',
  '/media/files/a-1.2.3.pdf',
  '/%',
  '/%zz',
])('%j may be routed', (target) => expect(isPlainTarget(target)).toBe(true))

it.each([
  '/..',
  '/.',
  '/./a',
  '/media/../api/v1/web/home',
  '/media/%2e%2e/api',
  '/media/.%2E/api',
  '/media/%2e./api',
  '/media/%252e%252e/api',
  '/media/%25252e%25252e/api',
  '/media/%2525252e%2525252e/api',
  '/media/%%32%65%%32%65/api',
  '/media/..%2fapi',
  '/media/%2e%2e%2fapi',
  '/media/..%252fapi',
  '/media/x%2f..%2f..',
  '/media/..;/api',
  '/media/..;a=b/api',
  '/media/..%3b/api',
  '/media/%2e%2e;/api',
  '/media/..%00/api',
  '/media/..%09/api',
  '/media/.%09./api',
  '/media/..%20/api',
  '/media/..%3fx',
  '/media/..%23x',
  '/media\\..\\api',
  '/media\\x',
  '/media/..\\api',
  '/media/%5c..%5capi',
  '/media/%5Cx',
  '/media/%255cx',
  '/media/%c0%ae%c0%ae/api',
  '/media/%e0%80%ae%e0%80%ae/api',
  '/media/..%c0%afapi',
  '/media/%c1%9capi',
  '/_next/../api',
  '/admin/../api/v1',
  '/assets/..',
  'media/..',
  '/%252525252525252e',
])('%j may not be routed', (target) => expect(isPlainTarget(target)).toBe(false))

it('reads long targets in linear time', () => {
  const began = performance.now()
  for (const unit of ['%25', '%252e', '/.', '. ', '\t.', '%c0'])
    isPlainTarget(`/${unit.repeat(5000)}x`)
  expect(performance.now() - began).toBeLessThan(100)
})

it.each([
  ['http://evil.example/media/../x?y', '/media/../x?y'],
  ['HTTPS://a', '/'],
  ['http://a?x', '/?x'],
  ['/http://a/', '/http://a/'],
  ['//a/b', '//a/b'],
  ['*', '*'],
])('of %j takes %j', (target, path) => expect(originForm(target)).toBe(path))
