import type { FastifyInstance } from 'fastify'
import { isApiError } from '@vitrine/contract/errors'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { dataSheetEnding } from '#shared/product/data-sheet-path.ts'
import { routePattern } from '#shared/routes/table.ts'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { sendBytes } from '#server/http/send-bytes.ts'
import type { DataSheets, ProductParams } from './data-sheets.ts'

interface Options {
  sheets: Pick<DataSheets, 'read'>
  proxies: TrustedProxies
  origin: string
  secure: boolean
  isUnderMaintenance: () => boolean
}

/** Routes of the data sheets: the path of a product or part number with `.pdf`. */
export function dataSheetRoutes(app: FastifyInstance, options: Options): void {
  const routes = localeCodes.flatMap((locale) =>
    (['product', 'part'] as const).map((screen) => ({
      locale,
      screen,
      pattern: routePattern(screen, locale).replace(
        `:${screen}`,
        `:${screen}(^[^./]+)${dataSheetEnding}`,
      ),
    })),
  )
  for (const { locale, screen, pattern } of routes) {
    app.get<{ Params: ProductParams }>(pattern, async (request, reply) => {
      if (options.isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
      const path = request.url.split('?')[0] ?? ''
      const client = clientNetwork(clientAddress(request.raw, options.proxies))
      const sheet = await options.sheets
        .read(path, request.params, locale, client)
        .catch((error: unknown) => {
          if (isApiError(error, 'too-many-requests', 'busy')) return error.code
          request.log.error({ err: error }, 'a data sheet failed')
          return isApiError(error) ? error.code : 'unavailable'
        })
      if (typeof sheet === 'string') return sendError(reply, sheet, locale, options)
      if (sheet === undefined) return sendError(reply, 'not-found', locale, options)
      applyHeaders(reply, publicHeaders(options))
      if ('movedTo' in sheet) return reply.redirect(sheet.movedTo, 301)
      // only the HTML page is indexed
      reply.headers({
        'cache-control': 'public, no-cache',
        etag: sheet.tag,
        'content-language': locales[locale].tag,
        link: `<${options.origin}${sheet.page}>; rel="canonical"`,
        'x-robots-tag': 'noindex',
      })
      reply
        .type('application/pdf')
        .header(
          'content-disposition',
          `inline; filename="${encodeURIComponent(request.params[screen] ?? '')}${dataSheetEnding}"`,
        )
      return sendBytes(request, reply, sheet.bytes)
    })
  }
}
