import type { Answer } from '@vitrine/contract/client'
import { ApiError, errorCodeOfStatus, isApiError } from '@vitrine/contract/errors'
import type { FormerPart } from '@vitrine/contract/shapes/former-part'
import type { Successor } from '@vitrine/contract/shapes/types'
import type { CallName } from '@vitrine/contract/calls'
import type { Query } from '@vitrine/http/query-string'
import { defaultLocale, localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { cacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiAnswer, ApiCache } from '#server/api-gateway/api-cache.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'

/** Sources of a part number, with the share of the client that asks. */
export interface PartSources {
  apiCache: Pick<ApiCache, 'holds' | 'read'>
  limiter: Pick<FairLimiter, 'run'>
  client: string
}

/** A part number that is withdrawn, with its successor by locale. */
export interface Withdrawn {
  was: string
  /** Since when and why it is gone; undefined where it is not known. */
  former: FormerPart | undefined
  replacedBy: Partial<Record<Locale, Successor>>
}

type Part = Answer<'gtin-read'>
type Documents = Partial<Record<Locale, Answer<'documents-read'>>>

/** Reads a call, queued for the client if it is not cached. */
async function read(
  { apiCache, limiter, client }: PartSources,
  call: { name: CallName; params: Record<string, string>; query: Query; locale: Locale },
): Promise<ApiAnswer> {
  const cacheable = cacheableRead(call)
  if (!cacheable) throw new ApiError('malformed-request')
  return apiCache.holds(cacheable)
    ? apiCache.read(cacheable)
    : limiter.run(client, () => apiCache.read(cacheable))
}

const readGtin = (sources: PartSources, gtin: string, locale: Locale): Promise<ApiAnswer> =>
  read(sources, { name: 'gtin-read', params: { gtin }, query: {}, locale })

/**
 * Part number of a GTIN: published, or withdrawn. Throws `not-found` for a GTIN that no part number
 * has had.
 */
export async function readPart(sources: PartSources, gtin: string): Promise<Part | Withdrawn> {
  const answer = await readGtin(sources, gtin, defaultLocale)
  if (answer.status === 200) return answer.json() as Part
  if (answer.status !== 404) throw new ApiError(errorCodeOfStatus(answer.status))
  const { was, former } = Object(answer.json())
  if (typeof was !== 'string') throw new ApiError('not-found')
  const replacedBy: Partial<Record<Locale, Successor>> = {}
  for (const locale of localeCodes) {
    const { json } = await readGtin(sources, gtin, locale)
    const successor = Object(json()).replaced_by as Successor | undefined
    if (successor) replacedBy[locale] = successor
  }
  return { was, former, replacedBy }
}

/** Documents of a part number in the given locales; without those that could not be read. */
export async function readDocuments(
  sources: PartSources,
  part: Part,
  among: readonly Locale[],
): Promise<Documents> {
  const documents: Documents = {}
  for (const locale of among) {
    const query = { items: part.part_number }
    const answer = await read(sources, { name: 'documents-read', params: {}, query, locale }).catch(
      (error: unknown) => {
        if (isApiError(error, 'too-many-requests', 'busy')) throw error
        return undefined
      },
    )
    if (answer?.status === 200) documents[locale] = answer.json() as Answer<'documents-read'>
  }
  return documents
}
