import { isRuled } from '#src/staff-index/offered-requirements.ts'
import { call } from './call.ts'

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
  const body = { collection, id: Number(id), locale, data }
  const answer = await call('completeness.check', { body }, { language: undefined, fetch: send })
  return answer.data?.missing.filter(({ purposes }) => purposes.includes('site')) ?? []
}
