import type { Document } from '@vitrine/contract/shapes/types'

/** Drawing with known dimensions, shown in the page. */
export type DimensionedDrawing = Document & { width: number; height: number }

/** First SVG among a product's drawings; drawings in other formats are listed as documents. */
export function dimensionedDrawing(documents: readonly Document[]): DimensionedDrawing | undefined {
  return documents.find(
    (file): file is DimensionedDrawing =>
      file.kind === 'drawing' &&
      file.mime === 'image/svg+xml' &&
      Boolean(file.width) &&
      Boolean(file.height),
  )
}
