import { lookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import type { DeliveryProblem } from './webhook-answer.ts'
import { webhookAddressMax } from './webhook-answer.ts'

/** Reason for which nothing was sent, or for which an answer counts as refusal. */
export class DeliveryError extends Error {
  readonly problem: DeliveryProblem

  constructor(problem: DeliveryProblem) {
    super(problem)
    this.problem = problem
  }
}

export type Networks = 'public' | 'all'

/** All addresses of a host name. */
export type Resolve = (hostname: string) => Promise<LookupAddress[]>

export const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true })

/** Host of a URL as a connection takes it: IPv6 addresses without brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

const isLocalName = (host: string): boolean => /(?:^|\.)localhost\.?$/.test(host)

/**
 * URL of a receiver as it is stored; undefined if it cannot be one: not https (`all`: or http), with
 * a user name, or without a name that could be public.
 */
export function receiverUrl(text: string, networks: Networks): URL | undefined {
  const url = URL.parse(text.trim())
  if (!url || url.href.length > webhookAddressMax) return undefined
  url.hash = ''
  const schemes = networks === 'all' ? ['https:', 'http:'] : ['https:']
  if (!schemes.includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined
  const host = hostOf(url)
  if (networks === 'public' && (isLocalName(host) || (isIP(host) > 0 && !isPublicAddress(host))))
    return undefined
  return url
}

/**
 * Addresses of a receiver, to which alone the connection is made: a name that has another address a
 * moment later is not asked again. One private address refuses all of them.
 */
export async function receiverAddresses(
  url: URL,
  networks: Networks,
  resolve: Resolve,
): Promise<LookupAddress[]> {
  if (url.protocol !== 'https:' && networks === 'public') throw new DeliveryError('scheme')
  const host = hostOf(url)
  const family = isIP(host)
  const addresses =
    family > 0
      ? [{ address: host, family }]
      : await resolve(host).catch((): LookupAddress[] => {
          throw new DeliveryError('address-unknown')
        })
  if (addresses.length === 0) throw new DeliveryError('address-unknown')
  if (networks === 'public' && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new DeliveryError('address-private')
  return addresses
}
