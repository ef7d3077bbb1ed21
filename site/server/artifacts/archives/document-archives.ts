import type { FastifyInstance } from 'fastify'
import type { Answer } from '@vitrine/contract/client'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { findPart } from '@vitrine/contract/product/parts'
import type { Part } from '@vitrine/contract/product/parts'
import type { Document } from '@vitrine/contract/shapes/types'
import { parseQuery, valuesOf } from '@vitrine/http/query-string'
import { siteDay, validityOn } from '@vitrine/contract/validity'
import {
  labelledDrawing,
  productOfPart,
  withoutLabelledDrawings,
} from '@vitrine/contract/product/part-documents'
import { archiveLimits, fitsArchive } from '#shared/archive-limits.ts'
import { archiveEnding, archivePath, fileNames, sheetValue } from '#shared/product/archive-path.ts'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { thoseFor } from '@vitrine/contract/product/part-documents'
import { groupedDocuments } from '#shared/product/grouped-documents.ts'
import { drawingFormats, drawingValue, partDrawingPath } from '#shared/product/part-drawing.ts'
import { routePattern } from '#shared/routes/table.ts'
import { documentsTexts } from '#texts/documents.js'
import { productTexts } from '#texts/product.js'
import { sendError } from '#server/api-gateway/answer.ts'
import type { DataSheets, ProductParams } from '#server/artifacts/data-sheet/data-sheets.ts'
import type { PartDrawings } from '#server/artifacts/part-drawing/part-drawings.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import { certificateFiles } from './certificate-archive.ts'
import type { ArchiveRoutes } from './certificate-archive.ts'
import { documentIndex } from './document-index.ts'
import { bytesOf, drawingEntry, madeEntry } from './made-files.ts'
import type { MakeFile } from './made-files.ts'
import { nameFiles } from './named-files.ts'
import { readAnswer } from './read-answer.ts'
import { refuseArchive, tooManyFiles } from './refuse-archive.ts'
import { sendArchive } from './send-archive.ts'
import { fileCell } from './certificate-index.ts'

// page rendering loads its texts per route; these routes need them without a page
await Promise.all(localeCodes.map(productTexts.load))

type Product = Answer<'product-read'>
type Sheets = Pick<DataSheets, 'read'>
type Drawings = Pick<PartDrawings, 'read'>

/** Content of an archive: a product or one of its part numbers, and the ticked files. */
interface ArchiveQuery {
  product: Product
  part: Part | undefined
  /** Names of files or kinds of documents; empty: all files. */
  ticked: ReadonlySet<string>
  locale: Locale
}

const isWanted = ({ ticked }: ArchiveQuery, name: string) => ticked.size === 0 || ticked.has(name)

/**
 * Uploaded documents and certificates of the archive. Expired certificates are included only if
 * ticked.
 */
function uploadedDocuments(query: ArchiveQuery) {
  const { product, part, ticked } = query
  const partNumber = part?.variant.part_number
  const day = siteDay()
  const documents = groupedDocuments(
    part ? { ...product, documents: withoutLabelledDrawings(product) } : product,
    partNumber,
  ).flatMap((group) => group.documents)
  const certificates = thoseFor(product.certificates, partNumber).filter(
    (certificate) => ticked.size > 0 || validityOn(certificate, day) === 'valid',
  )
  return [
    ...documents.map((document) => ({
      document,
      title: document.title,
      parts: document.part_numbers,
    })),
    ...certificates.flatMap((certificate) =>
      certificateFiles([certificate]).map((file) => ({ ...file, parts: certificate.part_numbers })),
    ),
  ].filter(({ document }) => isWanted(query, document.name) || ticked.has(document.kind))
}

const sheetEntry = (product: Product, locale: Locale) =>
  madeEntry(
    {
      title: productTexts[locale].sheet.title,
      kind: 'data-sheet',
      url: sheetValue,
      name: 'sheet.pdf',
      mime: 'application/pdf',
      date: product.updated_at.slice(0, 10),
    },
    locale,
  )

/** Data sheet and labeled drawings of the archive, which the site makes. */
function generatedFiles(
  query: ArchiveQuery,
  params: ProductParams,
  client: string,
  { sheets, drawings }: { sheets: Sheets; drawings: Drawings },
): { document: Document; make: MakeFile }[] {
  const { product, part, ticked, locale } = query
  const sheetPath = dataSheetPath(product, locale, part)
  const sheet = {
    document: sheetEntry(product, locale),
    make: () => sheets.read(sheetPath, params, locale, client),
  }
  const drawnPart = part && labelledDrawing(product) ? part : undefined
  const formats = drawingFormats.filter(
    (format) => isWanted(query, drawingValue(format)) || ticked.has('drawing'),
  )
  return [
    ...(isWanted(query, sheetValue) ? [sheet] : []),
    ...(drawnPart ? formats : []).map((format) => ({
      document: drawingEntry(
        { url: drawingValue(format), format, date: product.updated_at.slice(0, 10) },
        locale,
      ),
      make: () => {
        const path = drawnPart ? partDrawingPath(product, drawnPart, locale, format) : ''
        return drawings.read({ path, format, params, locale }, client)
      },
    })),
  ]
}

/**
 * Routes of the documents of a product or part number as an archive: the path of its page with
 * `.zip`. The query lists files or kinds; without a query, the archive has all files.
 */
export function documentArchiveRoutes(
  app: FastifyInstance,
  options: ArchiveRoutes & { sheets: Sheets; drawings: Drawings },
): void {
  const routes = localeCodes.flatMap((locale) =>
    (['product', 'part'] as const).map((screen) => ({
      locale,
      pattern: routePattern(screen, locale).replace(
        `:${screen}`,
        `:${screen}(^[^./]+)${archiveEnding}`,
      ),
    })),
  )
  for (const { locale, pattern } of routes) {
    app.get<{ Params: ProductParams }>(pattern, async (request, reply) => {
      if (options.isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
      const { params } = request
      const [requestPath = ''] = request.url.split('?')
      const values = valuesOf(
        parseQuery(request.url.split('?').slice(1).join('?')),
        fileNames[locale],
      )
      if (values.length > archiveLimits.files)
        return sendError(reply, 'invalid-input', locale, options)
      const client = clientNetwork(clientAddress(request.raw, options.proxies))
      const read = await readAnswer(options, client, {
        name: 'product-read',
        params: { id: params.product },
        query: { category: params.category, subcategory: params.subcategory },
        locale,
      })
      if (typeof read === 'string') return sendError(reply, read, locale, options)
      const match = params.part === undefined ? undefined : findPart(read.variants, params.part)
      if (params.part !== undefined && !match) return sendError(reply, 'not-found', locale, options)
      // a product's only part number has no page of its own
      const part = read.variants.length > 1 ? match : undefined
      const product = part ? productOfPart(read, part.variant.part_number) : read
      const path = archivePath(product, locale, part)
      if (path !== requestPath)
        return reply.redirect(path + request.url.slice(requestPath.length), 301)

      const query: ArchiveQuery = { product, part, ticked: new Set(values), locale }
      const generated = generatedFiles(query, params, client, options)
      const documents = [
        ...generated.map(({ document }) => ({
          document,
          title: '',
          parts: part ? [part.variant.part_number] : [],
        })),
        ...uploadedDocuments(query),
      ]
      if (documents.length === 0) return sendError(reply, 'not-found', locale, options)
      const { archive, index } = documentsTexts[locale]
      const indexName = `${index.name}.csv`
      const slug = part?.slug ?? product.slug
      const { files, nameOf } = nameFiles(
        documents.map(({ document, title }) => ({
          document,
          title: title === '' ? `${slug} ${document.title}` : title,
        })),
        [indexName],
      )
      if (!fitsArchive(files)) {
        const back = path.slice(0, -archiveEnding.length)
        const message = tooManyFiles(files, locale)
        return refuseArchive(request, reply, { message, back, locale }, options)
      }
      const makers = new Map(generated.map(({ document, make }) => [document.url, make]))
      return sendArchive(
        request,
        reply,
        {
          name: archive({ name: encodeURIComponent(slug) }),
          locale,
          files: files.map((file) => {
            const make = makers.get(file.url)
            return make ? { ...file, content: () => bytesOf(make) } : file
          }),
          index: {
            name: indexName,
            rows: (missing) =>
              documentIndex(
                documents,
                ({ url }) => fileCell(url, { nameOf, missing }, locale),
                locale,
              ),
          },
        },
        options,
      )
    })
  }
}
