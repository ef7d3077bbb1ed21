import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

/** What a request tells of where it comes from. */
interface Sender {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** Whether an address is one of the proxies in front of the site, whose word is taken. */
export type TrustedProxies = (address: string) => boolean

const isNetwork = /^[^/]+(\/\d{1,3})?$/

/**
 * Reads `TRUSTED_PROXIES`: addresses and networks (`10.0.0.0/8`), separated by commas; throws on
 * anything else, also on what `@fastify/proxy-addr` knows besides (`loopback`, `10.0/8`, netmasks).
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const entries = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const entry of entries) {
    if (!isNetwork.test(entry) || isIP(entry.split('/', 1)[0] ?? '') === 0 || !isCompiled(entry))
      throw new Error(`“${entry}” is neither an address nor a network`)
  }
  const isTrusted = proxyaddr.compile(entries)
  return (address) => isTrusted(address, 0)
}

function isCompiled(entry: string): boolean {
  try {
    proxyaddr.compile(entry)
    return true
  } catch {
    return false
  }
}

/**
 * The network that limits are counted by: an IPv4 address is one, of IPv6 the first 64 bits are,
 * since one customer has as many addresses below them as they like.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  const parsed = ipaddr.parse(address)
  return 'parts' in parsed
    ? parsed.parts
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')
    : address
}

/** IPv4 behind IPv6 (`::ffff:10.0.0.1`) is that IPv4. */
const plain = (address: string): string =>
  isIP(address) === 6 ? ipaddr.process(address).toString() : address

/**
 * The address of the client: the peer's, or, when that is a trusted proxy, the last in
 * `X-Forwarded-For` that is none. What a visitor writes into that header stands further to the
 * left, and is never reached. An entry that is no address ends the search: the proxy that wrote it
 * stands for its clients.
 */
export function clientAddress(request: Sender, proxies: TrustedProxies): string {
  const hops = proxyaddr.all(request as IncomingMessage, proxies)
  return plain(hops.findLast((hop) => isIP(hop ?? '') !== 0) ?? '')
}
