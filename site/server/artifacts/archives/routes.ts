import type { FastifyInstance } from 'fastify'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import type { MediaCache } from '#server/api-gateway/media-cache.ts'
import type { DataSheets } from '#server/artifacts/data-sheet/data-sheets.ts'
import { PartDrawings } from '#server/artifacts/part-drawing/part-drawings.ts'
import { partDrawingRoutes } from '#server/artifacts/part-drawing/routes.ts'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { fileOpener } from './archive-files.ts'
import { certificateArchiveRoutes } from './certificate-archive.ts'
import type { ArchiveRoutes } from './certificate-archive.ts'
import { documentArchiveRoutes } from './document-archives.ts'
import { listArchiveRoutes } from './list-archive.ts'
import { archiveSending } from './send-archive.ts'

/**
 * Registers the routes of all archives (certificates, documents of products, documents of parts
 * lists), and of the drawings of part numbers, which archives contain too.
 */
export function archiveRoutes(
  app: FastifyInstance,
  {
    media,
    cmsOrigin,
    sheets,
    ...served
  }: Omit<ArchiveRoutes, 'sending' | 'open'> & {
    apiCache: ApiCache
    media: Pick<MediaCache, 'bytes'>
    cmsOrigin: string
    origin: string
    sheets: Pick<DataSheets, 'read'>
  },
): void {
  const options = {
    ...served,
    sending: new FairLimiter(archiveSending),
    open: fileOpener(media, cmsOrigin),
  }
  const drawings = new PartDrawings({ ...served, media })
  app.addHook('onClose', () => drawings.close())
  partDrawingRoutes(app, { ...served, drawings })
  certificateArchiveRoutes(app, options)
  documentArchiveRoutes(app, { ...options, sheets, drawings })
  listArchiveRoutes(app, { ...options, drawings })
}
