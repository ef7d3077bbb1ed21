import { calls, locales, defaultLocale } from '@vitrine/contract'
import { layoutRead } from '@vitrine/contract/endpoints/layout-read'
import { findCacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'

const { environment } = layoutRead.answer.shape

/**
 * Whether search engines may list the site: only in production (spec §9). Throws while that cannot
 * be known.
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
