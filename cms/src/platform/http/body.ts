import { announcesBody, boundsOf, contentProblem, headerProblem } from '@vitrine/http/body-rules'
import type { BodyBounds, BodyRules } from '@vitrine/http/body-rules'
import { ApiError } from '@vitrine/contract/errors'

/**
 * Throws `ApiError` if the headers of a request show that its body is not of the accepted types, has
 * no length or is too large (415, 411, 413). Nothing of the body is read.
 */
export function checkBodyHeaders(headers: Headers, rules: BodyRules): void {
  const fields = Object.fromEntries(headers)
  const problem = announcesBody(fields) ? headerProblem(fields, rules) : undefined
  if (problem) throw new ApiError(problem)
}

/**
 * Reads a body of the accepted types, without buffering more than its limit. Throws `ApiError` for
 * one that is too large, too deep or has too many values, which are counted before it is parsed.
 */
export async function readBody(
  request: { headers: Headers; body: AsyncIterable<Uint8Array> | null },
  rules: BodyRules,
): Promise<Buffer<ArrayBuffer>> {
  const type = request.headers.get('content-type')
  const bounds = boundsOf(type, rules)
  if (!bounds) throw new ApiError('media-type-unsupported')
  const bytes = await readBytes(request.body ?? [], bounds.bytes)
  const problem = contentProblem(bytes, type, bounds)
  if (problem) throw new ApiError(problem)
  return bytes
}

/** Reads a body whole; throws `body-too-large` above the limit. */
async function readBytes(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.byteLength
    if (size > limit) throw new ApiError('body-too-large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Reads a JSON body; rejects other media types, invalid JSON, and bodies beyond their bounds. */
export async function readJson(request: Request, bounds: BodyBounds): Promise<unknown> {
  const bytes = await readBody(request, { json: bounds })
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ApiError('malformed-request')
  }
}
