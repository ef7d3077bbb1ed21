import { endpoints } from '@vitrine/contract/endpoints/index'
import { defaultLocale } from '@vitrine/configuration/locales'
import { layoutRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'

const { environment } = endpoints['layout-read'].answer.shape

/**
 * True if search engines may index the site: in production only (R9). Rejects if the cms is
 * unreachable and the flag is not cached.
 */
export async function isIndexable(apiCache: ApiCache): Promise<boolean> {
  const answer = await apiCache.read(layoutRead(defaultLocale))
  return environment.parse(Object(answer.json()).environment).environment === 'production'
}
