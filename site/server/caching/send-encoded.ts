import { matchesEntityTag } from '@vitrine/http/entity-tags'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chooseEncoding, encode, entityTag } from './encodings.ts'
import type { Encoded } from './encodings.ts'

/** Sends a stored text in the negotiated encoding; caches revalidate it. 304 if the ETag matches. */
export async function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Encoded,
  type: string,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  const tag = entityTag(body, encoding)
  reply.headers({ 'cache-control': 'public, no-cache', vary: 'Accept-Encoding', etag: tag })
  if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(await encode(body, encoding))
}
