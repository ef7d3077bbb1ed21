/** Change that a request makes to the published languages of its documents. */
export type PublicationKind = 'publish' | 'unpublish' | 'restore'

export interface PublicationRequest {
  kind: PublicationKind
  /** Path of the endpoint below the API: `<collection>` or `globals/<slug>`. */
  base: string
  /** Query string with the `where` conditions of the documents; empty for a global. */
  where: string
}

/**
 * Payload's query parameters that select languages; requests of the panel use `locale` and
 * `withLanguages` instead.
 */
const payloadsOwn = ['publishSpecificLocale', 'publishAllLocales', 'unpublishAllLocales']

/** Document data in the body of a request; empty if the body has none. */
export function sentData(body: unknown): Record<string, unknown> {
  const text = body instanceof FormData ? body.get('_payload') : body
  if (typeof text !== 'string') return {}
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** True if the data moves a document into or out of the trash; forms send an empty time. */
const isOfTrash = (data: Record<string, unknown>): boolean =>
  typeof data['deletedAt'] === 'string' ||
  ('deletedAt' in data &&
    Object.keys(data).every((key) => key === 'deletedAt' || key === '_status'))

/**
 * Publication, removal or restored version that a request of the panel asks for; undefined for
 * other requests, and for documents that are moved into or out of the trash.
 *
 * @param path - Path below the API.
 */
export function publicationOf(
  method: string,
  path: string,
  query: URLSearchParams,
  data: Record<string, unknown>,
): PublicationRequest | undefined {
  const parts = path.split('/')
  const isGlobal = parts[0] === 'globals'
  const base = parts.slice(0, isGlobal ? 2 : 1).join('/')
  const [part, further, ...more] = parts.slice(isGlobal ? 2 : 1)
  if (more.length > 0) return undefined
  if (method === 'post' && part === 'versions' && further !== undefined)
    return { kind: 'restore', base, where: '' }
  if (further !== undefined || isOfTrash(data)) return undefined
  if (method !== (isGlobal ? 'post' : 'patch') || (isGlobal && part !== undefined)) return undefined
  const status = data['_status']
  if (status !== 'published' && (status !== 'draft' || query.get('draft') === 'true'))
    return undefined
  const where = new URLSearchParams(
    part === undefined
      ? [...query].filter(([name]) => name === 'where' || name.startsWith('where['))
      : { 'where[id][equals]': part },
  )
  return {
    kind: status === 'published' ? 'publish' : 'unpublish',
    base,
    where: isGlobal ? '' : where.toString(),
  }
}

/** URL of a request for one language and the further languages ticked in the dialog. */
export function inLanguages(
  address: string,
  origin: string,
  locale: string,
  further: readonly string[],
): string {
  const url = new URL(address, origin)
  for (const name of payloadsOwn) url.searchParams.delete(name)
  url.searchParams.set('locale', locale)
  if (further.length > 0) url.searchParams.set('withLanguages', further.join(','))
  return url.toString()
}
