import { ApiError } from '@vitrine/contract/errors'

/**
 * Bounds of a message. `bytes`: a pasted text of the maximum length with each character escaped, and
 * its envelope; `depth`: the arguments of the tools have at most five levels.
 */
export const messageBounds = { bytes: 160 * 1024, values: 20_000, depth: 24 } as const

/**
 * Message of a request's parsed body. Throws `malformed-request` for no body; and for a batch, which
 * the protocol does not have: one request would ask for the work of many.
 */
export function readMessage(body: unknown): unknown {
  if (body === undefined || Array.isArray(body)) throw new ApiError('malformed-request')
  return body
}
