import { expect, test } from 'vitest'
import { clientAddress, readTrustedProxies } from './client-address.ts'

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

test.each([
  ['nobody is believed unless named', '', from('203.0.113.5', '198.51.100.1'), '203.0.113.5'],
  [
    'a proxy of ours says who asked',
    '10.0.0.0/8',
    from('::ffff:10.1.2.3', '198.51.100.1'),
    '198.51.100.1',
  ],
  [
    'what the visitor wrote before is not believed',
    '10.0.0.0/8',
    from('10.1.2.3', '1.1.1.1, 198.51.100.1'),
    '198.51.100.1',
  ],
  [
    'through two proxies of ours',
    '10.0.0.0/8, 192.0.2.7',
    from('10.1.2.3', '1.1.1.1, 198.51.100.1, 192.0.2.7'),
    '198.51.100.1',
  ],
  ['a proxy that says nothing stands for itself', '10.0.0.0/8', from('10.1.2.3'), '10.1.2.3'],
  [
    'what is no address is not passed over: left of it the visitor writes',
    '10.0.0.0/8',
    from('10.1.2.3', '198.51.100.1, unknown'),
    '10.1.2.3',
  ],
  [
    'nor is an address with a port',
    '10.0.0.0/8',
    from('10.1.2.3', '1.1.1.1, 198.51.100.1:4711'),
    '10.1.2.3',
  ],
  [
    'a proxy of ours behind IPv6, in hexadecimal',
    '10.0.0.0/8',
    from('::ffff:a01:203', '::ffff:198.51.100.1'),
    '198.51.100.1',
  ],
  [
    'a visitor who names our proxy as theirs',
    '10.0.0.0/8',
    from('203.0.113.5', '1.1.1.1, 10.1.2.3'),
    '203.0.113.5',
  ],
  [
    'only proxies of ours on the way',
    '10.0.0.0/8',
    from('10.1.2.3', '10.0.0.1, 10.0.0.2'),
    '10.0.0.1',
  ],
  [
    'blanks and empty entries',
    '10.0.0.0/8',
    from('10.1.2.3', ' , 198.51.100.1 ,, '),
    '198.51.100.1',
  ],
  ['a closed connection', '10.0.0.0/8', { socket: {}, headers: {} }, ''],
  ['IPv6', '2001:db8::/32', from('2001:db8::1', '2001:4860::8'), '2001:4860::8'],
])('%s', (_, proxies, request, address) =>
  expect(clientAddress(request, readTrustedProxies(proxies))).toBe(address),
)

test.each([
  'proxy',
  'loopback',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0/8',
  '10.0.0.0/255.0.0.0',
  '::1/129',
  '10.0.0.1/',
  '10.0.0.0/8/8',
  '10.0.0.1 10.0.0.2',
])('rejects the proxy “%s” at the start', (text) =>
  expect(() => readTrustedProxies(text)).toThrow(/neither/),
)
