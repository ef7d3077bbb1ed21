import { isIP } from 'node:net'
import { suspectHeader } from '@vitrine/contract/internal'
import { deviceOf } from './device.ts'

/** Who asks, as far as a request tells. */
export interface Visitor {
  /** The network address; what the site says, which takes it from the connection. */
  address: string
  device: string
  /** The bearer token, if it looks like one of ours. */
  token: string | undefined
  /** Whether the site's traps took the form for a robot's. */
  suspect: boolean
}

/**
 * The cms listens on loopback, and the gateway replaces what visitors say of addresses: the last
 * one named is the one
 * that the gateway saw. Whatever is no address counts as one and the same.
 */
export function visitorOf(headers: Headers): Visitor {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const token = /^Bearer ([\w-]{43})$/i.exec(headers.get('authorization') ?? '')?.[1]
  return {
    address: isIP(address) === 0 ? 'unknown' : address,
    device: deviceOf(headers.get('user-agent') ?? ''),
    token,
    suspect: headers.get(suspectHeader) !== null,
  }
}
