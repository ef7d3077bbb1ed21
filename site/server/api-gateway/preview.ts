import type { IncomingHttpHeaders } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { previewCookie, previewHeader } from '@vitrine/contract/internal'
import type { CacheableRead } from './api-cache.ts'
import { requestCookie } from './request-cookie.ts'
import type { Upstream } from './upstream.ts'

const form = /^[\w-]{16,128}$/

/**
 * Preview token of a request's cookie. Only its form is checked here; the cms checks its validity.
 */
export function previewTokenOf(headers: IncomingHttpHeaders): string | undefined {
  return requestCookie(headers, { name: previewCookie, form })
}

/** `Set-Cookie` that deletes the preview cookie. */
export const endPreviewCookie = stringifySetCookie({
  name: previewCookie,
  value: '',
  maxAge: 0,
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
})

/** Reads a draft with a preview token; status 401 if the token is no longer valid. */
export async function readPreview(
  upstream: Upstream,
  read: CacheableRead,
  token: string,
): Promise<{ status: number; json: unknown }> {
  const answer = await upstream.send(read, { headers: { [previewHeader]: token }, asSite: true })
  return { status: answer.status, json: JSON.parse(answer.text) }
}
