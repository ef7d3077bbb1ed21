import { expect, it } from 'vitest'
import { linkAddress } from './link-address.ts'

it.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['http://example.com', 'http://example.com'],
  [' www.example.com ', 'https://www.example.com'],
  ['example.com/produtos', 'https://example.com/produtos'],
  ['ana@example.com', 'mailto:ana@example.com'],
  ['mailto:ana@example.com?subject=Oi', 'mailto:ana@example.com?subject=Oi'],
  ['tel:+551140000000', 'tel:+551140000000'],
  ['+55 (11) 4000-0000', 'tel:+551140000000'],
  ['/produtos', '/produtos'],
  ['#torque', '#torque'],
])('normalizes %s to %s', (typed, address) => expect(linkAddress(typed)).toBe(address))

it.each([
  '',
  'produtos',
  'veja aqui',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'ftp://example.com',
  'https://',
  'http:example',
  'file:///etc/passwd',
  'mailto:',
  'java\tscript:alert(1)',
  'https://exa mple.com',
])('rejects %j', (typed) => expect(linkAddress(typed)).toBeUndefined())
