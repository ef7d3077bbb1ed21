import type { IncomingHttpHeaders } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { previewCookie } from '@vitrine/contract/internal'
import { requestCookie } from './request-cookie.ts'

const form = /^[\w-]{16,128}$/

/** The token of a member of staff who looks at drafts; whether it holds, the cms says. */
export function previewTokenOf(headers: IncomingHttpHeaders): string | undefined {
  return requestCookie(headers, { name: previewCookie, form })
}

/** `Set-Cookie` that removes the cookie. */
export const endPreviewCookie = stringifySetCookie({
  name: previewCookie,
  value: '',
  maxAge: 0,
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
})
