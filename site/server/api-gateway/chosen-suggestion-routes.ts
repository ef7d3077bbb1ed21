import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { countedSearch } from '@vitrine/contract/counted-search'
import { localeCodes } from '@vitrine/configuration/locales'
import { chosenSuggestionPath } from '#shared/routes/chosen-suggestion-path.ts'
import { ownPagePost } from './own-page-post.ts'
import { limitBodies } from './request-bodies.ts'
import { TokenBucket } from '@vitrine/http/token-bucket'
import type { ViewCounter } from './view-counter.ts'

/** Maximum body size, bytes: a text of maximum length with every character escaped. */
const bodyLimit = 4 * 1024

/** Rate limit shared by all visitors; choices beyond it are not counted. */
const allowance = { size: 200, perSecond: 20 }

const chosen = z.object({ locale: z.enum(localeCodes), text: z.string() })

/**
 * Counts suggestions that are chosen while typing. Only the browser knows their search text: the
 * chosen page is opened from a page without a search in its URL.
 */
export async function chosenSuggestionRoutes(
  app: FastifyInstance,
  {
    views,
    publicOrigin,
    secure,
  }: { views: Pick<ViewCounter, 'countSuggestion'>; publicOrigin: string; secure: boolean },
): Promise<void> {
  const bucket = new TokenBucket(allowance)
  limitBodies(app, { secure })
  app.post(
    chosenSuggestionPath,
    ownPagePost({ bodyLimit, publicOrigin, secure }),
    async (request, reply) => {
      const { success, data } = chosen.safeParse(request.body)
      if (!success) return reply.code(400).send()
      const text = countedSearch(data.text)
      if (text !== undefined && bucket.take())
        views.countSuggestion({ locale: data.locale, text }, request.raw)
      return reply.code(204).send()
    },
  )
}
