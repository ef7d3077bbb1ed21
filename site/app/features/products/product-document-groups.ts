import type { Answer } from '@vitrine/contract/client'
import type { Document } from '@vitrine/contract/shapes/types'
import {
  labelledDrawing,
  thoseFor,
  withoutLabelledDrawings,
} from '@vitrine/contract/product/part-documents'
import type { Part } from '@vitrine/contract/product/parts'
import { formatDate } from '@vitrine/configuration/format'
import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { certificateRows } from '#app/features/cards/certificate-rows.ts'
import { documentRows, languageCode } from '#app/features/cards/document-rows.ts'
import type { DocumentRow } from '#app/ui/content/document-list.tsx'
import { fileNames, sheetValue } from '#shared/product/archive-path.ts'
import { dataSheetPath } from '#shared/product/data-sheet-path.ts'
import { groupedDocuments, shownModel, splitByPart } from '#shared/product/grouped-documents.ts'
import { onlyPart } from '#shared/product/only-part.ts'
import { drawingFormats, drawingValue, partDrawingPath } from '#shared/product/part-drawing.ts'
import { documentsTexts } from '#texts/documents.js'
import { productTexts } from '#texts/product.js'

type Product = Answer<'product-read'>

/** Documents of one kind. */
export interface DocumentGroup {
  kind: Document['kind']
  /** Model that is shown above the list. */
  model: Document | undefined
  rows: DocumentRow[]
  /** Documents of single part numbers, if they are too many for `rows`. */
  parts: ReturnType<typeof splitByPart>['parts']
  /** Number of documents in `parts`. */
  partDocumentCount: number
}

/** Part number whose documents the page lists; undefined for all part numbers of the product. */
export const listedPartNumber = (product: Product, part: Part | undefined): string | undefined =>
  (part?.variant ?? onlyPart(product))?.part_number

/**
 * Downloads of a product or of its part number by kind, each with its checkbox: data sheet, drawings
 * with the part number's values, documents, certificates.
 *
 * @param day - ISO 8601; certificates that expired before it are marked.
 */
export function productDocumentGroups(
  product: Product,
  part: Part | undefined,
  day: string,
  locale: Locale,
): DocumentGroup[] {
  const partNumber = listedPartNumber(product, part)
  const certificates = thoseFor(product.certificates, partNumber)
  const drawnPart = part && labelledDrawing(product) ? part : undefined
  const listed = drawnPart ? { ...product, documents: withoutLabelledDrawings(product) } : product
  const rowsOfKind: { [Kind in Document['kind']]?: DocumentRow[] | undefined } = {
    'data-sheet': [sheetRow(product, part, locale)],
    drawing: drawnPart && drawingRows(product, drawnPart, locale),
    certificate: certificates.flatMap((certificate) =>
      withCheckboxes(
        certificateRows(certificate, day, locale, documentsTexts[locale]),
        certificate.files.map(({ name }) => name),
        locale,
      ),
    ),
  }
  return groupedDocuments(listed, partNumber, [
    'data-sheet',
    ...(drawnPart ? (['drawing'] as const) : []),
    ...(certificates.length > 0 ? (['certificate'] as const) : []),
  ]).map(({ kind, documents }) => {
    const { others, parts } =
      partNumber === undefined ? splitByPart(documents) : { others: documents, parts: [] }
    const rows = fileRows(others, partNumber, locale)
    const ownRows = rowsOfKind[kind] ?? []
    return {
      kind,
      model: shownModel(documents),
      rows: kind === 'certificate' ? [...rows, ...ownRows] : [...ownRows, ...rows],
      parts,
      partDocumentCount: documents.length - others.length,
    }
  })
}

/** Rows of uploaded documents; on the product's page, the part numbers to which each is limited. */
function fileRows(
  documents: readonly Document[],
  partNumber: string | undefined,
  locale: Locale,
): DocumentRow[] {
  const { revision, onlyFor } = documentsTexts[locale]
  const rows = documentRows(documents, locale, revision).map((row, index) => {
    const codes = documents[index]?.part_numbers ?? []
    return partNumber === undefined && codes.length > 0
      ? { ...row, meta: `${row.meta} · ${onlyFor({ codes: codes.join(', ') })}` }
      : row
  })
  return withCheckboxes(
    rows,
    documents.map(({ name }) => name),
    locale,
  )
}

function sheetRow(product: Product, part: Part | undefined, locale: Locale): DocumentRow {
  const row: DocumentRow = {
    title: productTexts[locale].sheet.title,
    href: dataSheetPath(product, locale, part),
    meta: ['PDF', languageCode(locales[locale].tag), formatDate(product.updated_at, locale)].join(
      ' · ',
    ),
    icon: 'file',
  }
  return withCheckbox(row, sheetValue, locale)
}

function drawingRows(product: Product, part: Part, locale: Locale): DocumentRow[] {
  const rows = drawingFormats.map((format): DocumentRow => ({
    title: `${productTexts[locale].drawing.title} ${part.variant.part_number}`,
    href: partDrawingPath(product, part, locale, format),
    meta: [format.toUpperCase(), languageCode(locales[locale].tag)].join(' · '),
    icon: 'file',
  }))
  return withCheckboxes(rows, drawingFormats.map(drawingValue), locale)
}

/** Rows with their checkboxes; a row without a value has none. */
const withCheckboxes = (
  rows: readonly DocumentRow[],
  values: readonly string[],
  locale: Locale,
): DocumentRow[] =>
  rows.map((row, index) => {
    const value = values[index]
    return value === undefined ? row : withCheckbox(row, value, locale)
  })

const withCheckbox = (row: DocumentRow, value: string, locale: Locale): DocumentRow => ({
  ...row,
  choice: {
    name: fileNames[locale],
    value,
    label: documentsTexts[locale].choose({ title: `${row.title} ${row.meta ?? ''}` }),
  },
})
