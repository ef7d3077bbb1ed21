import type { IncomingMessage } from 'node:http'
import type { Transport } from '@vitrine/contract/client'
import { calls } from '@vitrine/contract/calls'
import type { Upstream } from './upstream.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { endSession, sessionTokenOf } from './cookie.ts'
import { endsSession, exchangeSession, needsSessionToken } from './exchange-session.ts'

/** Timeout of a write, ms: password hashing is slow by design. */
const writeTimeoutMs = 15_000

/** Client of an uncached page or a form post: session token, address, user agent. */
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
 * Contract transport for one visitor: bypasses every cache and sends the session token with calls
 * that need it. `onCookie` receives `Set-Cookie` lines.
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
  return async (call) => {
    const { name } = call
    const token = needsSessionToken(name) ? visitor.token : undefined
    const answer = await upstream
      .send(
        { ...call, token },
        {
          headers: { 'x-forwarded-for': visitor.address, 'user-agent': visitor.device },
          limit: calls[name].method === 'GET' ? undefined : writeTimeoutMs,
        },
      )
      .catch((error: unknown) => {
        if (endsSession(name)) onCookie(endSession(secure))
        throw error
      })
    const json: unknown = answer.text === '' ? null : JSON.parse(answer.text)
    const exchanged = exchangeSession(
      name,
      { status: answer.status, json },
      { held: token !== undefined, secure },
    )
    if (exchanged.cookie !== undefined) onCookie(exchanged.cookie)
    return { status: answer.status, json: exchanged.json }
  }
}
