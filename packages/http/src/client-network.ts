/**
 * Key of limits per client: the IPv4 address, or the /64 network of an IPv6 address, since one
 * customer has a whole /64.
 */
export function clientNetwork(address: string): string {
  return address.includes(':') ? firstGroups(address).join(':') : address
}

/** Networks of `clientNetwork` for IPv6: four groups. */
const network = /^([\da-f]{1,4}:[\da-f]{1,4}:[\da-f]{1,4}):([\da-f]{1,4})$/

/**
 * The /56 around a network of `clientNetwork`, of which providers give a customer one with up to
 * 256 networks; undefined for IPv4.
 */
export function widerNetwork(client: string): string | undefined {
  const [, before, last] = network.exec(client) ?? []
  if (before === undefined || last === undefined) return undefined
  return `${before}:${(Number.parseInt(last, 16) & 0xff00).toString(16)}/56`
}

/** First 64 bits of an IPv6 address, as four groups without leading zeros. */
function firstGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  // an IPv4 address at the end has the bits of two groups
  const size = after.length + (after.at(-1)?.includes('.') === true ? 1 : 0)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - size)
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
}
