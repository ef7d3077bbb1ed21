import { basename } from 'node:path'
import { readDrawingLabels } from '@vitrine/contract/product/drawing-labels'
import type { Document, DrawingLabel } from '@vitrine/contract/shapes/types'
import { contentOf } from '#src/platform/storage/file-storage.ts'
import { storage } from '#src/platform/storage/storage.ts'
import { uploadPath } from './stored-uploads.ts'

/** Maximum size of a drawing whose labels are read, bytes. */
const maxDrawingBytes = 2_000_000

/**
 * Labels of the first SVG drawing among documents; empty if its file is larger than the limit or
 * cannot be read.
 */
export async function readLabels(
  documents: readonly Pick<Document, 'kind' | 'mime' | 'bytes' | 'name'>[],
): Promise<DrawingLabel[]> {
  const drawing = documents.find(({ kind, mime }) => kind === 'drawing' && mime === 'image/svg+xml')
  if (!drawing || drawing.bytes > maxDrawingBytes) return []
  return contentOf(storage, uploadPath('files', basename(drawing.name))).then(
    (content) => (content ? readDrawingLabels(content.toString('utf8')) : []),
    () => [],
  )
}
