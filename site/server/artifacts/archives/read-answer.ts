import type { Answer, TypedCall } from '@vitrine/contract/client'
import { isApiError } from '@vitrine/contract/errors'
import type { ErrorCode } from '@vitrine/contract/errors'
import type { CallName } from '@vitrine/contract/calls'
import { cacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'

/** Cache and concurrency limit of an archive's calls. */
export interface AnswerSource {
  apiCache: Pick<ApiCache, 'read'>
  limiter: FairLimiter
}

/** Answer of a call, or the code of the error. */
export async function readAnswer<N extends CallName>(
  { apiCache, limiter }: AnswerSource,
  client: string,
  call: TypedCall & { name: N },
): Promise<Answer<N> | ErrorCode> {
  const read = cacheableRead(call)
  if (!read) return 'not-found'
  try {
    const answer = await limiter.run(client, () => apiCache.read(read))
    if (answer.status === 200) return answer.json() as Answer<N>
    return answer.status === 404 ? 'not-found' : 'unavailable'
  } catch (error) {
    if (isApiError(error)) return error.code
    throw error
  }
}
