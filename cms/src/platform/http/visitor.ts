import { isIP } from 'node:net'
import { apiKeyHeader, suspectHeader } from '@vitrine/contract/internal'
import { deviceOf } from './device.ts'

/** Client of a request. */
export interface Visitor {
  /** IP address of the client, as forwarded by the site. */
  address: string
  device: string
  /** Bearer token, if it has the format of a session token. */
  token: string | undefined
  /** True if the site's bot checks (honeypot, timing) were triggered. */
  suspect: boolean
  /** Id of the API key of the request, which the gateway has checked. */
  apiKey: number | undefined
}

/**
 * Client of a request. The cms listens on loopback, and the gateway overwrites the forwarded
 * address, so its last entry is the client's address. Invalid addresses share one key.
 */
export function visitorOf(headers: Headers): Visitor {
  const address = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const token = /^Bearer ([\w-]{43})$/i.exec(headers.get('authorization') ?? '')?.[1]
  return {
    address: isIP(address) === 0 ? 'unknown' : address,
    device: deviceOf(headers.get('user-agent') ?? ''),
    token,
    suspect: headers.get(suspectHeader) !== null,
    apiKey: idOfKey(headers.get(apiKeyHeader)),
  }
}

const idOfKey = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
