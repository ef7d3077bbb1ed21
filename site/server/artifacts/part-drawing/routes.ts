import type { FastifyInstance } from 'fastify'
import { isApiError } from '@vitrine/contract/errors'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { drawingEnding, drawingFormats } from '#shared/product/part-drawing.ts'
import { routePattern } from '#shared/routes/table.ts'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import type { ProductParams } from '#server/artifacts/data-sheet/data-sheets.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { sendBytes } from '#server/http/send-bytes.ts'
import type { PartDrawings } from './part-drawings.ts'

interface Options {
  drawings: Pick<PartDrawings, 'read'>
  proxies: TrustedProxies
  origin: string
  secure: boolean
  isUnderMaintenance: () => boolean
}

const types = { svg: 'image/svg+xml', pdf: 'application/pdf' } as const

/**
 * Content security policy of SVG drawings: inline styles, which CAD programs write, but no scripts;
 * same as for the uploaded file.
 */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Routes of the drawings of part numbers: the path of the part number's page with `.drawing.svg` or
 * `.drawing.pdf`.
 */
export function partDrawingRoutes(app: FastifyInstance, options: Options): void {
  for (const locale of localeCodes)
    for (const format of drawingFormats) {
      const ending = drawingEnding(format)
      const pattern = routePattern('part', locale).replace(':part', `:part(^[^./]+)${ending}`)
      app.get<{ Params: ProductParams }>(pattern, async (request, reply) => {
        if (options.isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
        const path = request.url.split('?')[0] ?? ''
        const client = clientNetwork(clientAddress(request.raw, options.proxies))
        const drawing = await options.drawings
          .read({ path, format, params: request.params, locale }, client)
          .catch((error: unknown) => {
            if (isApiError(error, 'too-many-requests', 'busy')) return error.code
            request.log.error({ err: error }, 'a drawing failed')
            return isApiError(error) ? error.code : 'unavailable'
          })
        if (typeof drawing === 'string') return sendError(reply, drawing, locale, options)
        if (drawing === undefined) return sendError(reply, 'not-found', locale, options)
        applyHeaders(reply, publicHeaders(options))
        if ('movedTo' in drawing) return reply.redirect(drawing.movedTo, 301)
        reply.headers({
          'cache-control': 'public, no-cache',
          etag: drawing.tag,
          'content-language': locales[locale].tag,
          link: `<${options.origin}${drawing.page}>; rel="canonical"`,
          'x-robots-tag': 'noindex',
          ...(format === 'svg' ? { 'content-security-policy': filePolicy } : {}),
        })
        reply
          .type(types[format])
          .header(
            'content-disposition',
            `inline; filename="${encodeURIComponent(request.params.part ?? '')}.${format}"`,
          )
        return sendBytes(request, reply, drawing.bytes)
      })
    }
}
