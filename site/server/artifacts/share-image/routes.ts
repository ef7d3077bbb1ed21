import type { FastifyInstance } from 'fastify'
import { pageOfShareImage, shareImagePattern } from '#shared/page/share-image.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { matchesEntityTag } from '@vitrine/http/entity-tags'
import { applyHeaders } from '#server/api-gateway/answer.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'
import type { ShareImages } from './share-images.ts'

/** `max-age` of a share image, s. */
const maxAgeSeconds = 3600

/** Route of the share images, one per page (docs/design/print.md). */
export function shareImageRoutes(
  app: FastifyInstance,
  options: { images: ShareImages; proxies: TrustedProxies; secure: boolean },
): void {
  app.get(shareImagePattern, async (request, reply) => {
    const page = pageOfShareImage(request.url.split('?')[0] ?? '')
    const client = clientNetwork(clientAddress(request.raw, options.proxies))
    const image = page === undefined ? undefined : await options.images.read(page, client)
    applyHeaders(reply, publicHeaders(options))
    if (image === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
    if (image === 'busy')
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
        .type('text/plain')
        .send('')
    reply.headers({ 'cache-control': `public, max-age=${maxAgeSeconds}`, etag: image.tag })
    if (matchesEntityTag(request.headers['if-none-match'], image.tag)) return reply.code(304).send()
    return reply.type('image/jpeg').send(image.bytes)
  })
}
