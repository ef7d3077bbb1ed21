import type { FastifyInstance } from 'fastify'
import type { MediaCache } from '#server/api-gateway/media-cache.ts'
import type { DataSheets } from '#server/artifacts/data-sheet/data-sheets.ts'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { fileOpener } from './archive-files.ts'
import { certificateArchiveRoutes } from './certificate-archive.ts'
import type { ArchiveRoutes } from './certificate-archive.ts'
import { documentArchiveRoutes } from './document-archives.ts'
import { listArchiveRoutes } from './list-archive.ts'
import { archiveSending } from './send-archive.ts'

/** Routes of all archives: certificates, documents of products, documents of parts lists. */
export function archiveRoutes(
  app: FastifyInstance,
  {
    media,
    cmsOrigin,
    sheets,
    ...served
  }: Omit<ArchiveRoutes, 'sending' | 'open'> & {
    media: Pick<MediaCache, 'bytes'>
    cmsOrigin: string
    sheets: Pick<DataSheets, 'read'>
  },
): void {
  const options = {
    ...served,
    sending: new FairLimiter(archiveSending),
    open: fileOpener(media, cmsOrigin),
  }
  certificateArchiveRoutes(app, options)
  documentArchiveRoutes(app, { ...options, sheets })
  listArchiveRoutes(app, options)
}
