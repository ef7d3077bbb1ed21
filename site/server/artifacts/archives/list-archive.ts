import type { FastifyInstance } from 'fastify'
import type { Answer } from '@vitrine/contract/client'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { partSlug } from '@vitrine/contract/product/part-slug'
import { siteModules } from '@vitrine/configuration/modules'
import { readItems, writeItems } from '@vitrine/contract/part-list'
import { parseQuery } from '@vitrine/http/query-string'
import type { Cell } from '@vitrine/spreadsheets/csv'
import { siteDay } from '@vitrine/contract/validity'
import { fitsArchive } from '#shared/archive-limits.ts'
import { certificatesOf, certifiedParts } from '#shared/certificates/certified.ts'
import { withListEdits } from '#shared/parts-list/list-edits.ts'
import { listPath } from '#shared/parts-list/list-path.ts'
import { archiveEnding } from '#shared/product/archive-path.ts'
import { drawingFormats, partDrawingPath } from '#shared/product/part-drawing.ts'
import { readQuery } from '#shared/routes/query-names.ts'
import { routePattern } from '#shared/routes/table.ts'
import { documentsTexts } from '#texts/documents.js'
import { partsListTexts } from '#texts/parts-list.js'
import { sendError } from '#server/api-gateway/answer.ts'
import type { ProductParams } from '#server/artifacts/data-sheet/data-sheets.ts'
import type { PartDrawings } from '#server/artifacts/part-drawing/part-drawings.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import { certificateFiles } from './certificate-archive.ts'
import type { ArchiveRoutes } from './certificate-archive.ts'
import { certificateIndex, fileCell } from './certificate-index.ts'
import { documentIndex } from './document-index.ts'
import { bytesOf, drawingEntry } from './made-files.ts'
import { nameFiles } from './named-files.ts'
import { readAnswer } from './read-answer.ts'
import { refuseArchive, tooManyFiles } from './refuse-archive.ts'
import { sendArchive } from './send-archive.ts'

/** Drawings with the values of their part numbers, which the site makes. */
function drawingsOf(
  drawings: Answer<'documents-read'>['drawings'],
  products: Answer<'parts-read'>['products'],
  locale: Locale,
) {
  return drawings.flatMap(({ part_number: code, product: id }) => {
    const product = products.find((candidate) => candidate.id === id)
    if (!product) return []
    const slug = partSlug(code)
    const named: ProductParams = {
      category: product.category?.slug ?? '',
      subcategory: product.sub_category?.slug ?? '',
      product: product.slug,
      part: slug,
    }
    return drawingFormats.map((format) => {
      const url = partDrawingPath(product, { slug }, locale, format)
      const document = drawingEntry({ url, format, date: null }, locale)
      return { document, format, named, parts: [code] }
    })
  })
}

/**
 * Routes of all documents of a parts list as an archive: the path of its page with `.zip`. The
 * archive has documents of the products and certificates that are valid now, each once, and the
 * drawing of each part number with its values; its table names part numbers without a certificate
 * and unknown lines.
 */
export function listArchiveRoutes(
  app: FastifyInstance,
  options: ArchiveRoutes & { drawings: Pick<PartDrawings, 'read'> },
): void {
  for (const locale of localeCodes) {
    const pattern = `${routePattern('parts-list', locale)}${archiveEnding}`
    app.get(pattern, async (request, reply) => {
      if (options.isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
      const query = withListEdits(parseQuery(request.url.split('?').slice(1).join('?')), locale)
      const { items: [text = ''] = [], leftOut } = readQuery(query, locale, ['items', 'leftOut'])
      const items = writeItems(readItems(text))
      if (items === '') return sendError(reply, 'not-found', locale, options)
      const refuse = (message: string) => {
        const back = listPath(readItems(items), locale)
        return refuseArchive(request, reply, { message, back, locale }, options)
      }
      if (leftOut) return refuse(`${partsListTexts[locale].leftOut} (${leftOut.join('; ')}).`)
      const client = clientNetwork(clientAddress(request.raw, options.proxies))
      const read = { params: {}, locale }
      const [list, documents, all] = await Promise.all([
        readAnswer(options, client, { ...read, name: 'parts-read', query: { items } }),
        readAnswer(options, client, { ...read, name: 'documents-read', query: { items } }),
        siteModules.includes('certificates')
          ? readAnswer(options, client, { ...read, name: 'certificates-read', query: {} })
          : { data: [], products: [] },
      ])
      for (const failed of [list, documents, all])
        if (typeof failed === 'string') return sendError(reply, failed, locale, options)
      if (typeof list === 'string' || typeof documents === 'string' || typeof all === 'string')
        return reply
      const certified = certifiedParts(all, list.lines, siteDay())
      const drawn = drawingsOf(documents.drawings, list.products, locale)
      const { archive, index } = documentsTexts[locale]
      const table = `${index.name}.csv`
      const { files, nameOf } = nameFiles(
        [
          ...documents.data.map((document) => ({ document, title: document.title })),
          ...drawn.map(({ document, parts }) => ({
            document,
            title: `${parts[0]} ${document.title}`,
          })),
          ...certificateFiles(certificatesOf(certified)),
        ],
        [table],
      )
      const drawingOf = new Map(drawn.map((drawing) => [drawing.document.url, drawing]))
      // drawings do not count: their number is limited by the number of lines
      const stored = files.filter(({ url }) => !drawingOf.has(url))
      if (!fitsArchive(stored)) return refuse(tooManyFiles(stored, locale))
      return sendArchive(
        request,
        reply,
        {
          name: archive({ name: pattern.split('/').at(-1)?.slice(0, -archiveEnding.length) ?? '' }),
          locale,
          files: files.map((file) => {
            const drawing = drawingOf.get(file.url)
            if (!drawing) return file
            const { format, named } = drawing
            const address = { path: file.url, format, params: named, locale }
            const make = () => options.drawings.read(address, client)
            return { ...file, content: () => bytesOf(make) }
          }),
          index: {
            name: table,
            rows: (missing): Cell[][] => [
              ...documentIndex(
                [
                  ...documents.data.map((document) => ({ document, parts: document.parts })),
                  ...drawn,
                ],
                ({ url }) => fileCell(url, { nameOf, missing }, locale),
                locale,
              ),
              [],
              ...certificateIndex(certified, { nameOf, missing }, locale),
            ],
          },
        },
        options,
      )
    })
  }
}
