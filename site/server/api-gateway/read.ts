import { locales } from '@vitrine/contract'
import { previewHeader } from '@vitrine/contract/internal'
import type { CacheableRead } from './api-cache.ts'
import type { Upstream } from './upstream.ts'

/**
 * What the cms answers to a member of staff who looks at drafts; 401 when the token no longer
 * holds.
 */
export async function readPreview(
  upstream: Upstream,
  read: CacheableRead,
  token: string,
): Promise<{ status: number; json: unknown }> {
  const answer = await upstream.fetchInternal(read.path, {
    headers: { 'content-language': locales[read.locale].tag, [previewHeader]: token },
  })
  return { status: answer.status, json: JSON.parse(answer.text) }
}
