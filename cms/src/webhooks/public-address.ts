import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are not public (IANA's registry of special-purpose addresses). */
const reservedV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/**
 * Networks within `2000::/3` that are not public, or lead to IPv4 addresses: protocol assignments
 * with Teredo, documentation, 6to4, segment routing.
 */
const reservedV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const reserved = new BlockList()
for (const [network, prefix] of reservedV4) reserved.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of reservedV6) reserved.addSubnet(network, prefix, 'ipv6')

/**
 * The only assigned network of public IPv6 addresses: loopback, link-local, unique local,
 * multicast, IPv4-mapped, IPv4-compatible and NAT64 addresses are outside.
 */
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

/** True for an IP address that is reachable on the public Internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  return (
    version === 6 &&
    !address.includes('%') &&
    publicV6.check(address, 'ipv6') &&
    !reserved.check(address, 'ipv6')
  )
}
