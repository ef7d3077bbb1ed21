import { endpoints } from '@vitrine/contract/endpoints/index'
import { calls } from '@vitrine/contract/calls'
import { locales, defaultLocale } from '@vitrine/contract/locales'
import { findCacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'

const { environment } = endpoints['layout-read'].answer.shape

/**
 * Whether search engines may index the site: in production only (R9). Rejects while the cms is
 * unreachable and the flag is not cached.
 */
export async function isIndexable(apiCache: ApiCache): Promise<boolean> {
  const read = findCacheableRead(calls['layout-read'].path, defaultLocale)
  if (!read)
    throw new Error(
      `no cache may keep ${calls['layout-read'].path} in ${locales[defaultLocale].tag}`,
    )
  const answer = await apiCache.read(read)
  return environment.parse(Object(answer.json()).environment).environment === 'production'
}
