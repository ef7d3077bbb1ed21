import type { FastifyInstance } from 'fastify'
import { shareImagePattern } from '#shared/page/share-image.ts'

/** Files that search engines list beside pages; pages say it themselves (page-cache/page.ts). */
const files = ['/media/', shareImagePattern.slice(0, -1)]

/** Files of a test system say that they are not to be listed, as its pages do (spec §9). */
export function noindexFiles(app: FastifyInstance, isIndexable: () => Promise<boolean>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!files.some((folder) => request.url.startsWith(folder))) return
    // while it cannot be known, what was known before still stands on the pages that lead here
    const indexable = await isIndexable().catch(() => true)
    if (!indexable) reply.header('x-robots-tag', 'noindex')
  })
}
