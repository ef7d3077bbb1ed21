import type { FastifyInstance } from 'fastify'
import type { Answer } from '@vitrine/contract/client'
import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { findPart } from '@vitrine/contract/product/parts'
import type { Part } from '@vitrine/contract/product/parts'
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
import type { DataSheets, Named } from '#server/artifacts/data-sheet/data-sheets.ts'
import type { PartDrawings } from '#server/artifacts/part-drawing/part-drawings.ts'
import { clientAddress, clientNetwork } from '#server/http/client-address.ts'
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

// done by the routes when a page is rendered
await Promise.all(localeCodes.map(productTexts.load))

type Product = Answer<'product-read'>
type Sheets = Pick<DataSheets, 'read'>
type Drawings = Pick<PartDrawings, 'read'>

/**
 * Documents and valid certificates of a product or part number, those of `ticked` alone if it names any: files
 * or kinds.
 */
function chosenDocuments(product: Product, part: Part | undefined, ticked: ReadonlySet<string>) {
  const partNumber = part?.variant.part_number
  const day = siteDay()
  const isChosen = (name: string) => ticked.size === 0 || ticked.has(name)
  const documents = groupedDocuments(
    part ? { ...product, documents: withoutLabelledDrawings(product) } : product,
    partNumber,
  ).flatMap(({ documents: own }) => own)
  const certificates = thoseFor(product.certificates, partNumber).filter(
    // an expired one goes in only when it was ticked
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
  ].filter(({ document }) => isChosen(document.name) || ticked.has(document.kind))
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

/**
 * Routes of the documents of a product or part number as an archive: the path of its page with `.zip`; the
 * files that a query names, else all.
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
    app.get<{ Params: Named }>(pattern, async (request, reply) => {
      if (options.isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
      const named = request.params
      const query = parseQuery(request.url.split('?').slice(1).join('?'))
      const values = valuesOf(query, fileNames[locale])
      if (values.length > archiveLimits.files)
        return sendError(reply, 'invalid-input', locale, options)
      const client = clientNetwork(clientAddress(request.raw, options.proxies))
      const read = await readAnswer(options, client, {
        name: 'product-read',
        params: { id: named.product },
        query: { category: named.category, subcategory: named.subcategory },
        locale,
      })
      if (typeof read === 'string') return sendError(reply, read, locale, options)
      const found = named.part === undefined ? undefined : findPart(read.variants, named.part)
      if (named.part !== undefined && !found) return sendError(reply, 'not-found', locale, options)
      // the only part number has no page of its own
      const part = read.variants.length > 1 ? found : undefined
      const product = part ? productOfPart(read, part.variant.part_number) : read
      const path = archivePath(product, locale, part)
      if (path !== request.url.split('?')[0])
        return reply.redirect(path + request.url.slice(request.url.split('?')[0]?.length), 301)
      const ticked = new Set(values)
      const chosen = chosenDocuments(product, part, ticked)
      const isWanted = (value: string) => ticked.size === 0 || ticked.has(value)
      const sheetPath = dataSheetPath(product, locale, part)
      const made = new Map<string, MakeFile>()
      if (isWanted(sheetValue))
        made.set(sheetValue, () => options.sheets.read(sheetPath, named, locale, client))
      const formats = part && labelledDrawing(product) ? drawingFormats : []
      const wanted = formats.filter(
        (format) => isWanted(drawingValue(format)) || ticked.has('drawing'),
      )
      for (const format of part ? wanted : []) {
        const drawingPath = part ? partDrawingPath(product, part, locale, format) : ''
        made.set(drawingValue(format), () =>
          options.drawings.read(drawingPath, format, named, locale, client),
        )
      }
      const all = [
        ...(isWanted(sheetValue) ? [sheetEntry(product, locale)] : []),
        ...wanted.map((format) =>
          drawingEntry(
            { url: drawingValue(format), format, date: product.updated_at.slice(0, 10) },
            locale,
          ),
        ),
      ]
        .map((document) => ({ document, title: '', parts: part ? [part.variant.part_number] : [] }))
        .concat(chosen)
      if (all.length === 0) return sendError(reply, 'not-found', locale, options)
      const { archive, index } = documentsTexts[locale]
      const table = `${index.name}.csv`
      const own = part?.slug ?? product.slug
      const { files, nameOf } = nameFiles(
        all.map(({ document, title }) => ({
          document,
          title: title === '' ? `${own} ${document.title}` : title,
        })),
        [table],
      )
      if (!fitsArchive(files)) {
        const back = path.slice(0, -archiveEnding.length)
        const message = tooManyFiles(files, locale)
        return refuseArchive(request, reply, { message, back, locale }, options)
      }
      return sendArchive(
        request,
        reply,
        {
          name: archive({ name: encodeURIComponent(own) }),
          locale,
          files: files.map((file) => {
            const make = made.get(file.url)
            return make ? { ...file, content: () => bytesOf(make) } : file
          }),
          index: {
            name: table,
            rows: (missing) =>
              documentIndex(all, ({ url }) => fileCell(url, { nameOf, missing }, locale), locale),
          },
        },
        options,
      )
    })
  }
}
