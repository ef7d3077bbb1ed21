import { isOpenToOrigins } from './calls.ts'
import type { CallName } from './calls.ts'

/**
 * Scopes of API keys. `read`: public reads with the key's own limit instead of that of an IP address;
 * `leads`: leads from partners' sites.
 */
export const apiKeyScopes = ['read', 'leads'] as const
export type ApiKeyScope = (typeof apiKeyScopes)[number]

/** Beginning of every key; tokens of members have no full stop. */
export const apiKeyPrefix = 'vk.'

/** Form of a key: the prefix and 256 random bits as base64url. */
export const apiKeyPattern = /^vk\.[\w-]{43}$/

/** Calls that store a lead. */
const leadCalls: ReadonlySet<CallName> = new Set(['contact-send', 'job-application-send'])

/** Scope that a key needs for a call; undefined for calls that take no key, as those of members. */
export function scopeOfCall(name: CallName): ApiKeyScope | undefined {
  if (leadCalls.has(name)) return 'leads'
  return isOpenToOrigins(name) ? 'read' : undefined
}
