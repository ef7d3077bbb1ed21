import { ApiError } from '@vitrine/contract/errors'

/**
 * Maximum size of a message, bytes: a pasted text of the maximum length with each character
 * escaped, and its envelope.
 */
export const messageLimit = 160 * 1024

/** Maximum depth of a message; the arguments of the tools have at most five levels. */
const maxDepth = 24

/**
 * Message of a request's body. Throws `malformed-request` for a body that is no JSON or too deep;
 * and for a batch, which the protocol does not have: one request would ask for the work of many.
 */
export function readMessage(body: unknown): unknown {
  const message = parsed(body)
  if (Array.isArray(message) || isTooDeep(message)) throw new ApiError('malformed-request')
  return message
}

function parsed(body: unknown): unknown {
  if (!Buffer.isBuffer(body)) throw new ApiError('malformed-request')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch (cause) {
    throw new ApiError('malformed-request', { cause })
  }
}

/** Iterative, since recursion over a deep message would overflow the stack. */
function isTooDeep(message: unknown): boolean {
  let level: unknown[] = [message]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
  }
  return false
}
