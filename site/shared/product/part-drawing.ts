import type { Answer } from '@vitrine/contract/client'
import type { Locale } from '@vitrine/contract/locales'
import type { Document } from '@vitrine/contract/shapes/types'
import { partPath } from '#shared/routes/detail-paths.ts'
import { dimensionedDrawing } from './dimensioned-drawing.ts'
import type { DimensionedDrawing } from './dimensioned-drawing.ts'
import { documentsFor } from './grouped-documents.ts'

type Product = Answer<'product-read'>

/** Formats of the drawing of a part number, which the site makes from the product's. */
export const drawingFormats = ['svg', 'pdf'] as const
export type DrawingFormat = (typeof drawingFormats)[number]

/** Suffix of a drawing's address. */
export const drawingEnding = (format: DrawingFormat): string => `.drawing.${format}`

/** Value of a drawing in the form of the documents, as those have the names of files. */
export const drawingValue = (format: DrawingFormat): string => `drawing-${format}`

/** Path of the drawing of a part number: its page's path with the suffix. */
export const partDrawingPath = (
  product: Pick<Product, 'slug' | 'category' | 'sub_category'>,
  part: { slug: string },
  locale: Locale,
  format: DrawingFormat,
): string => partPath(product, part, locale) + drawingEnding(format)

/**
 * The product with what holds for a part number: its documents, and the labels of its drawing, which are
 * those of the first among the documents of all part numbers.
 */
export function productOfPart<Of extends Pick<Product, 'documents' | 'drawing_labels'>>(
  product: Of,
  partNumber: string,
): Of {
  const documents = documentsFor(product, partNumber)
  const drawing = dimensionedDrawing(product.documents)
  const isOwn = drawing !== undefined && documents.includes(drawing)
  return { ...product, documents, drawing_labels: isOwn ? product.drawing_labels : [] }
}

/** Drawing whose labels are written with the values of a part number; of a product as that has it. */
export const labelledDrawing = ({
  documents,
  drawing_labels: labels,
}: Pick<Product, 'documents' | 'drawing_labels'>): DimensionedDrawing | undefined =>
  labels.length > 0 ? dimensionedDrawing(documents) : undefined

/**
 * Documents of a product as a part number has it, without the drawings that state the values of another: the
 * drawing of the part number is made in their place.
 */
export const withoutLabelledDrawings = (
  product: Pick<Product, 'documents' | 'drawing_labels'>,
): Document[] =>
  labelledDrawing(product)
    ? product.documents.filter(
        ({ kind, mime, part_numbers: parts }) =>
          kind !== 'drawing' || mime !== 'image/svg+xml' || parts.length === 1,
      )
    : product.documents
