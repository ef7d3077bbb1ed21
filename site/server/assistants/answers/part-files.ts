import type { ResourceLink } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Answer } from '@vitrine/contract/client'
import { partSlug } from '@vitrine/contract/product/part-slug'
import { documentKinds } from '@vitrine/contract/shapes/cards'
import type { Document } from '@vitrine/contract/shapes/types'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { drawingFormats, partDrawingPath } from '#shared/product/part-drawing.ts'
import { productPath } from '#shared/routes/detail-paths.ts'
import type { ResolvedPart } from './resolve-part.ts'
import { absolute, fileLink, pageLink } from './resource-links.ts'
import type { ToolContext } from './tool.ts'

/** A download. */
export const documentShape = z.object({
  title: z.string(),
  kind: z.enum(documentKinds).describe('model and drawing: CAD.'),
  address: z.string().describe('Address of the file.'),
  media_type: z.string(),
  language: z.string().nullable().describe('Language of the file; null: of all languages.'),
  revision: z.string().nullable(),
  date: z.string().nullable().describe('Day of the revision, ISO 8601.'),
})

export const documentOf = (document: Document, origin: string): z.infer<typeof documentShape> => ({
  title: document.title || document.name,
  kind: document.kind,
  address: absolute(document.url, origin),
  media_type: document.mime,
  language: document.language,
  revision: document.revision,
  date: document.date,
})

export const documentLink = (
  { url, name, title, mime, bytes }: Document,
  origin: string,
): ResourceLink =>
  fileLink({ uri: absolute(url, origin), name, title, mimeType: mime, size: bytes })

const drawingTypes = { svg: 'image/svg+xml', pdf: 'application/pdf' } as const

/** Address of a part number's page; that of its product if it is the only one. */
export const partAddress = (
  { part, product }: Pick<ResolvedPart, 'part' | 'product'>,
  { locale, origin }: ToolContext,
): string => origin + productPath({ ...product, matched_part_number: part.part_number }, locale)

/** Address of a part number's data sheet. */
export function sheetAddress(
  { part, product }: Pick<ResolvedPart, 'part' | 'product'>,
  { locale, origin }: ToolContext,
): string {
  const isOnly = product.part_numbers.count <= 1
  return (
    origin +
    dataSheetPath(product, locale, isOnly ? undefined : { slug: partSlug(part.part_number) })
  )
}

/** Links to page, data sheet, drawings and files of a part number. */
export function partLinks(
  resolved: ResolvedPart,
  files: Answer<'documents-read'>,
  context: ToolContext,
): ResourceLink[] {
  const { part, product } = resolved
  const { locale, origin } = context
  const code = part.part_number
  const isDrawn = files.drawings.some(({ part_number: drawn }) => drawn === code)
  return [
    pageLink(partAddress(resolved, context), code),
    fileLink({
      uri: sheetAddress(resolved, context),
      name: `${partSlug(code)}.pdf`,
      mimeType: 'application/pdf',
    }),
    ...files.data.map((document) => documentLink(document, origin)),
    ...(isDrawn ? drawingFormats : []).map((format) =>
      fileLink({
        uri: origin + partDrawingPath(product, { slug: partSlug(code) }, locale, format),
        name: `${partSlug(code)}.${format}`,
        mimeType: drawingTypes[format],
      }),
    ),
  ]
}
