import type { FastifyInstance } from 'fastify'
import type { Answer } from '@vitrine/contract/client'
import { isApiError } from '@vitrine/contract/errors'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { parseQuery } from '@vitrine/http/query-string'
import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import type { Cell } from '@vitrine/spreadsheets/csv'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import { productTexts } from '#texts/product.js'
import { designation } from '#shared/product/designation.ts'
import { tableCells, tableFileEndings, tableFilePath } from '#shared/product/table-file.ts'
import type { TableFileEnding } from '#shared/product/table-file.ts'
import { readQuery } from '#shared/routes/query-names.ts'
import { routePattern } from '#shared/routes/table.ts'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import { cacheableRead } from '#server/api-gateway/api-cache.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { FairLimiter } from '#server/caching/fair-limiter.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'

interface Options {
  apiCache: ApiCache
  limiter: FairLimiter
  proxies: TrustedProxies
  origin: string
  secure: boolean
  isUnderMaintenance: () => boolean
}

interface ProductParams {
  category: string
  subcategory: string
  product: string
}

type Product = Answer<'product-read'>

// page rendering loads its texts per route; these files need them without a page
await Promise.all(localeCodes.map(productTexts.load))

const bytesOf: Record<
  TableFileEnding,
  (rows: Cell[][], product: Product, locale: Locale) => Promise<Uint8Array>
> = {
  csv: async (rows, _, locale) => writeCsv(rows, csvSigns(locale)),
  // removes characters that sheet names must not contain; part numbers may have them
  xlsx: (rows, product) => writeXlsx(rows, designation(product).replaceAll(/[[\]:*?/\\]/g, '-')),
}
const types = { csv: 'text/csv; charset=utf-8', xlsx: xlsxType }

/** Routes of the tables of part numbers as files: the path of a product with `.csv` or `.xlsx`. */
export function tableFileRoutes(app: FastifyInstance, options: Options): void {
  const { apiCache, limiter, proxies, isUnderMaintenance } = options
  for (const locale of localeCodes)
    for (const ending of tableFileEndings) {
      const pattern = routePattern('product', locale).replace(
        ':product',
        `:product(^[^./]+).${ending}`,
      )
      app.get<{ Params: ProductParams }>(pattern, async (request, reply) => {
        if (isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
        const { product: id, category, subcategory } = request.params
        const call = cacheableRead({
          name: 'product-read',
          params: { id },
          query: { category, subcategory },
          locale,
        })
        if (!call) return sendError(reply, 'not-found', locale, options)
        const client = clientNetwork(clientAddress(request.raw, proxies))
        const answer = await limiter
          .run(client, () => apiCache.read(call))
          .catch((error: unknown) => {
            if (isApiError(error)) return error.code
            throw error
          })
        if (typeof answer === 'string') return sendError(reply, answer, locale, options)
        if (answer.status === 404) return sendError(reply, 'not-found', locale, options)
        if (answer.status !== 200) return sendError(reply, 'unavailable', locale, options)
        const product = answer.json() as Product
        const [path = '', query = ''] = request.url.split('?')
        const filter = readQuery(parseQuery(query), locale, ['filter']).filter ?? []
        applyHeaders(reply, publicHeaders(options))
        if (path !== tableFilePath(product, locale, ending, []))
          return reply.redirect(tableFilePath(product, locale, ending, filter), 301)
        const rows = tableCells(product, filter, locale, productTexts[locale])
        return reply
          .headers({
            'cache-control': 'no-store',
            'content-disposition': `attachment; filename="${encodeURIComponent(id)}.${ending}"`,
            'content-language': locales[locale].tag,
            'x-robots-tag': 'noindex',
          })
          .type(types[ending])
          .send(Buffer.from(await bytesOf[ending](rows, product, locale)))
      })
    }
}
