import { expect, test } from 'vitest'
import { addressPath, isRedirectTarget, withQuery } from './address-path.ts'

test.each([
  ['/Promo/', '/promo'],
  ['//campanha///2025/?x=1#y', '/campanha/2025'],
  ['/', '/'],
  ['/index.php', '/index.php'],
  ['/promo%C3%A7%C3%A3o', '/promoção'],
  ['/promoc\u0327a\u0303o', '/promoção'],
  ['/EN/Sale', '/en/sale'],
])('normalizes %s to %s', (target, path) => expect(addressPath(target)).toBe(path))

test.each(['promo', '', '/%', '/a%2fb', '/a/../b', '/%2e%2e/b', '/a%00', '/a%5cb', '/%0d%0ax'])(
  '%s is no address',
  (target) => {
    expect(addressPath(target)).toBeUndefined()
  },
)

test('accepts only paths of the site and http(s) URLs as targets', () => {
  for (const to of ['/', '/produtos?x=1#y', 'https://www.example.com/a?b#c', 'http://example.com'])
    expect(isRedirectTarget(to), to).toBe(true)
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'ftp://x.example',
    'https://user:pw@x.example',
    'https://',
    'produtos',
    '',
    '/a b',
    '/%',
    'https://x\r\nset-cookie:a',
  ])
    expect(isRedirectTarget(to), to).toBe(false)
})

test('appends the query before the hash', () => {
  expect(withQuery('/a', 'x=1')).toBe('/a?x=1')
  expect(withQuery('/a?b=2#c', 'x=1')).toBe('/a?b=2&x=1#c')
  expect(withQuery('/a#c', '')).toBe('/a#c')
})
