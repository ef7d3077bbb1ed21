import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** What a request tells of where it comes from. */
interface Asking {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/**
 * Whose word about the visitor's address is taken: addresses and networks (`10.0.0.0/8`) of the
 * proxies in front of the site.
 */
export interface TrustedProxies {
  includes: (address: string) => boolean
}

/** Reads `TRUSTED_PROXIES`; throws on what is neither an address nor a network. */
export function readTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList()
  for (const entry of text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [address = '', bits] = entry.split('/', 2)
    const family = isIP(address)
    const prefix =
      bits === undefined ? (family === 6 ? 128 : 32) : Number(bits === '' ? Number.NaN : bits)
    if (
      family === 0 ||
      !Number.isInteger(prefix) ||
      prefix < 0 ||
      prefix > (family === 6 ? 128 : 32)
    )
      throw new Error(`“${entry}” is neither an address nor a network`)
    list.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
  }
  return {
    includes: (address) => list.check(plain(address), isIP(plain(address)) === 6 ? 'ipv6' : 'ipv4'),
  }
}

/**
 * The network that limits are counted by: an IPv4 address is one, of IPv6 the first 64 bits are,
 * since one customer has as
 * many addresses below them as they like.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) !== 6) return address
  const [before = '', after] = address.replace(/%.*$/, '').split('::')
  const front = before === '' ? [] : before.split(':')
  const back = after === undefined || after === '' ? [] : after.split(':')
  // an address that ends as IPv4 has written two groups as one
  const written = front.length + back.length + (address.includes('.') ? 1 : 0)
  const groups =
    after === undefined
      ? front
      : [...front, ...Array<string>(Math.max(0, 8 - written)).fill('0'), ...back]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** IPv4 behind IPv6 (`::ffff:10.0.0.1`) is that IPv4. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '')

/**
 * The address of whoever asks: the peer's, or, when that is a proxy of ours, the last in
 * `X-Forwarded-For` that is none
 * of ours. What a visitor writes into that header stands further to the left, and is never reached.
 */
export function clientAddress(request: Asking, proxies: TrustedProxies): string {
  const said = request.headers['x-forwarded-for']
  const hops = (Array.isArray(said) ? said.join(',') : (said ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => isIP(hop) !== 0)
  let address = plain(request.socket.remoteAddress ?? '')
  while (address !== '' && proxies.includes(address)) {
    const next = hops.pop()
    if (next === undefined) break
    address = plain(next)
  }
  return address
}
