import { AsyncLocalStorage } from 'node:async_hooks'
import { rateLimit, rateLimitPolicy } from '@vitrine/http/rate-limit-fields'
import type { AnnouncedLimit } from '@vitrine/http/rate-limit-fields'

/** Limits that were counted for the current request, by name. */
const counted = new AsyncLocalStorage<Map<string, AnnouncedLimit>>()

/** Notes a limit that the current request was counted for. */
export function noteCountedLimit(limit: AnnouncedLimit): void {
  counted.getStore()?.set(limit.name, limit)
}

/** Runs `handle`, and adds the limits that it counted to the headers of its response. */
export async function announceLimits(handle: () => Promise<Response>): Promise<Response> {
  const limits = new Map<string, AnnouncedLimit>()
  const response = await counted.run(limits, handle)
  if (limits.size === 0) return response
  response.headers.set('ratelimit-policy', [...limits.values()].map(rateLimitPolicy).join(', '))
  response.headers.set('ratelimit', [...limits.values()].map(rateLimit).join(', '))
  return response
}
