import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import proxyaddr from '@fastify/proxy-addr'
import ipaddr from 'ipaddr.js'

export { clientNetwork } from '@vitrine/http/client-network'

/** Parts of a request that determine the client address. */
interface Sender {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** True if an address is a trusted proxy. */
export type TrustedProxies = (address: string) => boolean

const isNetwork = /^[^/]+(\/\d{1,3})?$/

/**
 * Parses `TRUSTED_PROXIES`: addresses and networks (`10.0.0.0/8`), comma-separated. Throws on any
 * other value, including those that only `@fastify/proxy-addr` accepts (`loopback`, `10.0/8`,
 * netmasks).
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

/** Converts an IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) to IPv4. */
const plain = (address: string): string =>
  isIP(address) === 6 ? ipaddr.process(address).toString() : address

/**
 * Client address: the peer's, or, behind trusted proxies, the last untrusted entry of
 * `X-Forwarded-For`. Entries that a client forges are further left and never used. An invalid entry
 * ends the search at the proxy that added it.
 */
export function clientAddress(request: Sender, proxies: TrustedProxies): string {
  const hops = proxyaddr.all(request as IncomingMessage, proxies)
  return plain(hops.findLast((hop) => isIP(hop ?? '') !== 0) ?? '')
}
