import type { Document } from '@vitrine/contract/shapes/types'

/** A drawing that is shown in place: one whose size is known beforehand. */
export type DimensionedDrawing = Document & { width: number; height: number }

/**
 * The drawing among a product's documents: the first that is an SVG; one of another kind of file is
 * a document like others.
 */
export function dimensionedDrawing(documents: readonly Document[]): DimensionedDrawing | undefined {
  return documents.find(
    (file): file is DimensionedDrawing =>
      file.kind === 'drawing' &&
      file.mime === 'image/svg+xml' &&
      Boolean(file.width) &&
      Boolean(file.height),
  )
}
