import type { FastifyInstance } from 'fastify'
import { shareImagePattern } from '#shared/page/share-image.ts'

/**
 * Paths of files that search engines would index; pages have their own robots header
 * (`pages/page.ts`).
 */
const files = ['/media/', shareImagePattern.slice(0, -1)]

/** Sends `X-Robots-Tag: noindex` with files of a non-production system (R9). */
export function noindexFiles(app: FastifyInstance, isIndexable: () => Promise<boolean>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!files.some((folder) => request.url.startsWith(folder))) return
    // unknown while the cms is unreachable: no header
    const indexable = await isIndexable().catch(() => true)
    if (!indexable) reply.header('x-robots-tag', 'noindex')
  })
}
