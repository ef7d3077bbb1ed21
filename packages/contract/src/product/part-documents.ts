import type { Document, DrawingLabel } from '../shapes/types.ts'
import { foldedNumber } from './parts.ts'

/** Drawing with known dimensions, shown on the page. */
export type DimensionedDrawing = Document & { width: number; height: number }

interface Documented {
  documents: Document[]
  /** Labels of the first SVG drawing among the documents. */
  drawing_labels: DrawingLabel[]
}

/** True if a list of part numbers includes one; an empty list includes all. */
export const includesPart = (partNumbers: readonly string[], part: string): boolean =>
  partNumbers.length === 0 || partNumbers.some((one) => foldedNumber(one) === foldedNumber(part))

/** Documents or certificates of a product; for a part number only those that apply to it. */
export const thoseFor = <Of extends { part_numbers: string[] }>(
  all: readonly Of[],
  partNumber: string | undefined,
): Of[] =>
  all.filter(({ part_numbers: own }) => partNumber === undefined || includesPart(own, partNumber))

/** First SVG among a product's drawings; drawings in other formats are listed as documents. */
export function dimensionedDrawing(documents: readonly Document[]): DimensionedDrawing | undefined {
  return documents.find(
    (file): file is DimensionedDrawing =>
      file.kind === 'drawing' &&
      file.mime === 'image/svg+xml' &&
      Boolean(file.width && file.height),
  )
}

/**
 * The product limited to a part number: documents that apply to it, and the labels of the product's
 * first drawing, if that drawing applies to it.
 */
export function productOfPart<Of extends Documented>(product: Of, partNumber: string): Of {
  const documents = thoseFor(product.documents, partNumber)
  const drawing = dimensionedDrawing(product.documents)
  const isOwn = drawing !== undefined && documents.includes(drawing)
  return { ...product, documents, drawing_labels: isOwn ? product.drawing_labels : [] }
}

/** Drawing whose labels are filled with the values of a part number. */
export const labelledDrawing = ({
  documents,
  drawing_labels: labels,
}: Documented): DimensionedDrawing | undefined =>
  labels.length > 0 ? dimensionedDrawing(documents) : undefined

/**
 * Documents of a product for a part number. If the site draws the part number's own values into the
 * product's drawing, the SVG drawings that are not limited to one part number are left out: they
 * state
 * the values of another one.
 */
export const withoutLabelledDrawings = (product: Documented): Document[] =>
  labelledDrawing(product)
    ? product.documents.filter(
        ({ kind, mime, part_numbers: parts }) =>
          kind !== 'drawing' || mime !== 'image/svg+xml' || parts.length === 1,
      )
    : product.documents
