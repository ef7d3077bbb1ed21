import { expect, test } from 'vitest'
import { clientNetwork, widerNetwork } from './client-network.ts'

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2', '2001:db8:1:0/56'],
  ['2001:0DB8:0001:0012:3:4:5:6', '2001:db8:1:12', '2001:db8:1:0/56'],
  ['2001:db8:1:2:1:2:192.0.2.1', '2001:db8:1:2', '2001:db8:1:0/56'],
  ['2001:db8:1:abcd::', '2001:db8:1:abcd', '2001:db8:1:ab00/56'],
  ['2001:db8::7', '2001:db8:0:0', '2001:db8:0:0/56'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0', '64:ff9b:0:0/56'],
  ['::1', '0:0:0:0', '0:0:0:0/56'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0/56'],
  ['192.0.2.1', '192.0.2.1', undefined],
  ['unknown', 'unknown', undefined],
  ['', '', undefined],
  ['key 7', 'key 7', undefined],
])('%s counts as %s within %s', (address, network, wider) => {
  expect(clientNetwork(address)).toBe(network)
  expect(widerNetwork(clientNetwork(address))).toBe(wider)
})

test('the 16 networks of one /60 are in one /56', () => {
  const networks = Array.from({ length: 16 }, (_, index) =>
    clientNetwork(`2001:db8:7:${(0x3a0 + index).toString(16)}::1`),
  )
  expect(new Set(networks).size).toBe(16)
  expect(new Set(networks.map(widerNetwork)).size).toBe(1)
})
