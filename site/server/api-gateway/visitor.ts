import type { IncomingMessage } from 'node:http'
import type { Transport } from '@vitrine/contract/client'
import { matchCall } from '@vitrine/contract/calls'
import type { Upstream } from './upstream.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { endSession, sessionTokenOf } from './cookie.ts'
import { exchangeSession, needsSessionToken } from './exchange-session.ts'

/** Timeout of a writing call, ms: password hashing is slow by design. */
const writeTimeoutMs = 15_000

/** The client of an uncached page or a form post: session token, address, user agent. */
export interface Visitor {
  token: string | undefined
  address: string
  device: string
}

export function visitorOf(request: IncomingMessage, proxies: TrustedProxies): Visitor {
  return {
    token: sessionTokenOf(request.headers),
    address: clientAddress(request, proxies),
    device: request.headers['user-agent'] ?? '',
  }
}

/**
 * Contract transport for one visitor: bypasses every cache and sends the session token where the
 * call needs it. `onCookie` receives `Set-Cookie` lines.
 */
export function visitorTransport({
  upstream,
  visitor,
  secure,
  onCookie,
}: {
  upstream: Upstream
  visitor: Visitor
  secure: boolean
  onCookie: (line: string) => void
}): Transport {
  return async ({ method, path, headers, body }) => {
    const match = matchCall(method, path.split('?')[0] ?? '')
    const name = match && !('methodMismatch' in match) ? match.name : undefined
    const own = name !== undefined && needsSessionToken(name) && visitor.token !== undefined
    const form = body instanceof FormData
    const answer = await upstream
      .fetch(path, {
        method,
        headers: {
          ...headers,
          ...(own ? { authorization: `Bearer ${visitor.token}` } : {}),
          ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
          'x-forwarded-for': visitor.address,
          'user-agent': visitor.device,
        },
        ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
        ...(method === 'GET' ? {} : { limit: writeTimeoutMs }),
      })
      .catch((error: unknown) => {
        if (name === 'session-end') onCookie(endSession(secure))
        throw error
      })
    const json: unknown = answer.text === '' ? null : JSON.parse(answer.text)
    if (name === undefined) return { status: answer.status, json }
    const exchanged = exchangeSession(name, { status: answer.status, json }, { held: own, secure })
    if (exchanged.cookie !== undefined) onCookie(exchanged.cookie)
    return { status: answer.status, json: exchanged.json }
  }
}
