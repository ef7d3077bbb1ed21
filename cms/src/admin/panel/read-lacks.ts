import { panelApiBase } from '@vitrine/contract/panel'
import type { CompletenessAnswer } from '#src/staff-index/completeness-answer.ts'
import { isRuled } from '#src/staff-index/offered-requirements.ts'
import { ownEndpoints } from './own-endpoints.ts'

/**
 * Facts that the site requires and a document with the form's values (`data`) lacks; empty if the
 * request fails or the collection has no rules.
 */
export async function readLacks(
  {
    collection,
    id,
    locale,
    data,
  }: Record<'collection' | 'id' | 'locale', string> & {
    data: Record<string, unknown>
  },
  send: typeof globalThis.fetch,
): Promise<{ name: string; locale: string | null }[]> {
  if (!isRuled(collection)) return []
  const answer = await send(`${panelApiBase}${ownEndpoints.completeness}`, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ collection, id, locale, data }),
  }).catch(() => undefined)
  const { missing = [] }: Partial<CompletenessAnswer> = answer?.ok ? await answer.json() : {}
  return missing.filter(({ purposes }) => purposes.includes('site'))
}
