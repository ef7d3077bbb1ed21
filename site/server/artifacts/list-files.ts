import type { FastifyInstance } from 'fastify'
import type { Answer } from '@vitrine/contract/client'
import { isApiError } from '@vitrine/contract/errors'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { packsOf, readItems, writeItems } from '@vitrine/contract/part-list'
import { parseQuery } from '@vitrine/http/query-string'
import { csvSigns, writeCsv } from '@vitrine/spreadsheets/csv'
import type { Cell } from '@vitrine/spreadsheets/csv'
import { writeXlsx, xlsxType } from '@vitrine/spreadsheets/xlsx'
import { documentsTexts } from '#texts/documents.js'
import { partsListTexts } from '#texts/parts-list.js'
import { withListEdits } from '#shared/parts-list/list-edits.ts'
import { listFileEndings } from '#shared/parts-list/list-path.ts'
import type { ListFileEnding } from '#shared/parts-list/list-path.ts'
import { listRows } from '#shared/parts-list/list-rows.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
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
import type { ListSheets } from './list-sheet/list-sheets.ts'

interface Options {
  apiCache: ApiCache
  limiter: FairLimiter
  proxies: TrustedProxies
  origin: string
  secure: boolean
  isUnderMaintenance: () => boolean
  sheets: Pick<ListSheets, 'draw'>
}

// page rendering loads its texts per route; these files need them without a page
await Promise.all([documentsTexts, partsListTexts].flatMap(({ load }) => localeCodes.map(load)))

type ListedLine = Answer<'parts-read'>['lines'][number]
type ListedPart = ListedLine['part']

const valuesOf = (part: ListedPart): string[] => (part?.values ?? []).map(({ value }) => value)

const successorOf = (part: ListedPart): string =>
  part?.successor ? (part.successor.part_number ?? part.successor.product.title) : ''

/** State of a line, with what was typed unless it is the part number itself. */
function stateText({ state, code, part }: ListedLine, locale: Locale): string {
  const { state: states } = partsListTexts[locale]
  return part?.part_number === code ? states.found : `${states[state]}: ${code}`
}

/** Table of a list: a header row, and a row for each part number or unknown line. */
function listTable(read: Answer<'parts-read'>, locale: Locale, origin: string): Cell[][] {
  const { table: shown } = partsListTexts[locale]
  const file = documentsTexts[locale].listFile
  return [
    [
      shown.code,
      shown.what,
      shown.quantity,
      file.packSize,
      file.packCount,
      file.gtin,
      shown.readFrom,
      file.asked,
      file.link,
      file.life,
      file.successor,
    ],
    ...listRows(read).map(({ line, product, quantity }): Cell[] => {
      const { part } = line
      const packs = packsOf(quantity, part?.packing ?? null)
      const code = part?.part_number ?? line.code
      return [
        code,
        [product?.title, ...valuesOf(part)].filter(Boolean).join(' · '),
        quantity ?? '',
        part?.packing ?? '',
        packs?.packs ?? '',
        part?.gtin ?? '',
        stateText(line, locale),
        line.asked ?? '',
        product && part
          ? origin + productPath({ ...product, matched_part_number: code }, locale)
          : '',
        part?.state?.label ?? '',
        successorOf(part),
      ]
    }),
  ]
}

/** Routes of a list as a file: the path of its page with `.csv`, `.xlsx` or `.pdf`. */
export function listFileRoutes(app: FastifyInstance, options: Options): void {
  const { apiCache, limiter, proxies, origin, isUnderMaintenance } = options
  const table = (read: Answer<'parts-read'>, locale: Locale) => listTable(read, locale, origin)
  const bytesOf: Record<
    ListFileEnding,
    (read: Answer<'parts-read'>, locale: Locale, client: string) => Promise<Uint8Array>
  > = {
    csv: async (read, locale) => writeCsv(table(read, locale), csvSigns(locale)),
    xlsx: (read, locale) => writeXlsx(table(read, locale), partsListTexts[locale].title),
    pdf: (read, locale, client) => options.sheets.draw(read, locale, client),
  }
  const types = { csv: 'text/csv; charset=utf-8', xlsx: xlsxType, pdf: 'application/pdf' }
  for (const locale of localeCodes) {
    for (const ending of listFileEndings) {
      const path = `${routePattern('parts-list', locale)}.${ending}`
      app.get(path, async (request, reply) => {
        if (isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
        const query = withListEdits(parseQuery(request.url.split('?').slice(1).join('?')), locale)
        const { items: [text = ''] = [], leftOut } = readQuery(query, locale, ['items', 'leftOut'])
        // a file without the omitted lines would look complete
        if (leftOut) return sendError(reply, 'invalid-input', locale, options)
        const items = writeItems(readItems(text))
        const call = cacheableRead({ name: 'parts-read', params: {}, query: { items }, locale })
        if (items === '' || !call) return sendError(reply, 'not-found', locale, options)
        const client = clientNetwork(clientAddress(request.raw, proxies))
        const answer = await limiter
          .run(client, () => apiCache.read(call))
          .catch((error: unknown) => {
            if (isApiError(error)) return error.code
            throw error
          })
        if (typeof answer === 'string') return sendError(reply, answer, locale, options)
        if (answer.status !== 200) return sendError(reply, 'unavailable', locale, options)
        const read = answer.json() as Answer<'parts-read'>
        const file = await bytesOf[ending](read, locale, client).catch((error: unknown) => {
          if (!isApiError(error)) request.log.error({ err: error }, 'a file of a list failed')
          return isApiError(error) ? error.code : 'unavailable'
        })
        if (typeof file === 'string') return sendError(reply, file, locale, options)
        applyHeaders(reply, publicHeaders(options))
        return reply
          .headers({
            'cache-control': 'no-store',
            'content-disposition': `attachment; filename="${path.split('/').at(-1)}"`,
            'content-language': locales[locale].tag,
            'x-robots-tag': 'noindex',
          })
          .type(types[ending])
          .send(Buffer.from(file))
      })
    }
  }
}
