import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyReplyFromHooks } from '@fastify/reply-from'
import { calls } from '@vitrine/contract/calls'
import type { CallName } from '@vitrine/contract/calls'
import type { Call } from '@vitrine/contract/page-calls'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { loginRedirect } from '#shared/routes/guard.ts'
import { endSession, sessionTokenOf } from './cookie.ts'
import { endsSession, exchangeSession, needsSessionToken } from './exchange-session.ts'

/**
 * Proxy hooks of a member's call. For browsers, the session cookie becomes a bearer token upstream,
 * and the answer's effect on the session becomes `Set-Cookie`. Clients that send their own bearer
 * token get the answer unchanged. Never cached.
 */
export function memberHooks(
  name: CallName,
  request: FastifyRequest,
  hooks: FastifyReplyFromHooks,
  secure: boolean,
): FastifyReplyFromHooks {
  const { changes, document }: Call = calls[name]
  const token =
    request.headers.authorization === undefined ? sessionTokenOf(request.headers) : undefined
  const browser =
    token !== undefined ||
    (changes === 'begins' &&
      (request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined))
  const { rewriteHeaders, rewriteRequestHeaders } = hooks
  return {
    ...hooks,
    rewriteRequestHeaders: (raw, headers) => {
      const { cookie: _, ...rest } = rewriteRequestHeaders?.(raw, headers) ?? headers
      return {
        ...rest,
        ...(browser ? { 'accept-encoding': 'identity' } : {}),
        ...(token !== undefined && needsSessionToken(name)
          ? { authorization: `Bearer ${token}` }
          : {}),
      }
    },
    rewriteHeaders: (headers, raw) => ({
      ...(rewriteHeaders?.(headers, raw) ?? headers),
      'cache-control': 'no-store',
    }),
    onError: (reply, error) => {
      if (endsSession(name)) void (reply as FastifyReply).header('set-cookie', endSession(secure))
      hooks.onError?.(reply, error)
    },
    onResponse: (_request, reply, upstream) => {
      const answer = reply as FastifyReply
      if (document && upstream.statusCode === 401 && isNavigation(request)) {
        upstream.stream.destroy()
        return void answer
          .code(303)
          .headers({ location: loginRedirectFrom(request), 'set-cookie': endSession(secure) })
          .removeHeader('content-length')
          .send()
      }
      if (!browser || (document && upstream.statusCode === 200))
        return void answer.send(upstream.stream)
      void readText(upstream.stream).then(
        (text) => {
          const { json, cookie } = exchangeSession(
            name,
            { status: upstream.statusCode, json: parsed(text) },
            { held: token !== undefined, secure },
          )
          if (cookie !== undefined) void answer.header('set-cookie', cookie)
          void answer.removeHeader('content-length').removeHeader('content-encoding')
          return answer.send(json === undefined ? text : JSON.stringify(json))
        },
        (error: unknown) => answer.send(error),
      )
    },
  }
}

/** True if the request is a navigation, which is answered with a page instead of JSON. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-mode'] === 'navigate'
}

/**
 * Path of the log-in page with a return path to the referring page; only the path of `Referer` is
 * used. The locale is that of the referring page.
 */
function loginRedirectFrom({ headers }: FastifyRequest): string {
  const from = URL.canParse(headers.referer ?? '')
    ? new URL(headers.referer ?? '')
    : { pathname: '/', search: '' }
  return loginRedirect(localeOfPath(from.pathname), from)
}

async function readText(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
