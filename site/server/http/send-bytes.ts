import type { FastifyReply, FastifyRequest } from 'fastify'
import { requestedRange } from '@vitrine/http/byte-ranges'
import { matchesEntityTag } from '@vitrine/http/entity-tags'

/**
 * Sends a file from memory: 304 for a known version, 206 for a part, 416 for a part that it does not
 * have. `etag` and `last-modified` of the reply are its version.
 */
export function sendBytes(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): FastifyReply {
  const textOf = (name: string) => {
    const value = reply.getHeader(name)
    return value === undefined ? undefined : String(value)
  }
  const version = { etag: textOf('etag'), lastModified: textOf('last-modified') }
  if (version.etag !== undefined && matchesEntityTag(headers['if-none-match'], version.etag))
    return reply.code(304).send()
  reply.header('accept-ranges', 'bytes')
  const ifRange = headers['if-range']
  const range = requestedRange(
    { method, range: headers.range, ifRange: typeof ifRange === 'string' ? ifRange : undefined },
    bytes.length,
    version,
  )
  if (range === undefined) return reply.header('content-length', bytes.length).send(bytes)
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send()
  const { start, end } = range
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${start}-${end}/${bytes.length}`,
      'content-length': end - start + 1,
    })
    .send(bytes.subarray(start, end + 1))
}
