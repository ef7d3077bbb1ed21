import { defaultLocale } from '@vitrine/configuration/locales'
import { timingSafeEqual } from 'node:crypto'
import { createHash } from 'node:crypto'
import { ApiError, isApiError } from '@vitrine/contract/errors'
import { internalCalls, internalSecretHeader } from '@vitrine/contract/calls'
import { changesQuery, keyUsesBody, viewsBody } from '@vitrine/contract/internal'
import { parseQuery } from '@vitrine/http/query-string'
import type { Payload } from 'payload'
import { readChanges } from '#src/publishing/changes/read.ts'
import { readLaunch } from '#src/publishing/launch-state.ts'
import { environment } from '#src/platform/environment.ts'
import { listAddresses } from '#src/api/pages/addresses.ts'
import { listPagePaths } from '#src/api/blocks/page-paths.ts'
import { listRedirects } from '#src/api/pages/redirects.ts'
import { recordViews } from '#src/publishing/views/record.ts'
import { listValidKeys, noteKeyUses } from '#src/people/api-keys/api-key-store.ts'
import { readJson } from '#src/platform/http/body.ts'
import { json } from '#src/platform/http/json.ts'
import { problem } from './problem.ts'
import { readVersions } from './versions.ts'

/** Bounds of the reports of a site: a batch of 10,000 entries. */
const bounds = { bytes: 1024 * 1024, values: 100_000, depth: 4 }

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Digests of the shared secret, and of the former one during a change of secrets. */
const accepted = [environment.FEED_SECRET, environment.FEED_SECRET_BEFORE]
  .filter((secret) => secret !== undefined)
  .map(digest)

/** True if the request has the shared secret; compared in constant time. */
export function isInternalCaller(request: Request): boolean {
  const given = digest(request.headers.get(internalSecretHeader) ?? '')
  return accepted.filter((secret) => timingSafeEqual(given, secret)).length > 0
}

/** Handles internal calls between site and cms; 404 for other clients. */
export async function answerInternal(
  request: Request,
  path: string,
  payload: Payload,
): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  try {
    if (!isInternalCaller(request)) throw new ApiError('endpoint-unknown')
    const call = Object.values(internalCalls).find(
      (known) => known.path === path && known.method === request.method,
    )
    if (call === internalCalls.changes) {
      const query = changesQuery.safeParse(parseQuery(new URL(request.url).search.slice(1)))
      if (!query.success) throw new ApiError('invalid-input')
      return json(await readChanges(payload, query.data.after, query.data.wait, request.signal), {
        locale: defaultLocale,
        headers,
      })
    }
    if (call === internalCalls.views) {
      const body = viewsBody.safeParse(await readJson(request, bounds))
      if (!body.success) throw new ApiError('invalid-input')
      await recordViews(payload, body.data)
      return new Response(null, { status: 204, headers })
    }
    if (call === internalCalls.addresses)
      return json(await listAddresses(payload), { locale: defaultLocale, headers })
    if (call === internalCalls.redirects)
      return json(await listRedirects(payload), { locale: defaultLocale, headers })
    if (call === internalCalls.pages)
      return json(await listPagePaths(payload), { locale: defaultLocale, headers })
    if (call === internalCalls.launch)
      return json(await readLaunch(payload), { locale: defaultLocale, headers })
    if (call === internalCalls.keys)
      return json(await listValidKeys(payload), { locale: defaultLocale, headers })
    if (call === internalCalls.keyUses) {
      const body = keyUsesBody.safeParse(await readJson(request, bounds))
      if (!body.success) throw new ApiError('invalid-input')
      await noteKeyUses(payload, body.data.ids)
      return new Response(null, { status: 204, headers })
    }
    if (call === internalCalls.versions)
      return json(await readVersions(payload), { locale: defaultLocale, headers })
    throw new ApiError('endpoint-unknown')
  } catch (error) {
    if (!isApiError(error)) payload.logger.error({ err: error, msg: `internal ${path} failed` })
    return problem(error, defaultLocale)
  }
}
