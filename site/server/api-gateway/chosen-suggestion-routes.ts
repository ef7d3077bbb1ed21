import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { countedSearch } from '@vitrine/contract/counted-search'
import { localeCodes } from '@vitrine/contract/locales'
import { isOwnPage } from '#server/http/cross-site.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { chosenSuggestionPath } from '#shared/routes/chosen-suggestion-path.ts'
import { applyHeaders } from './answer.ts'
import { TokenBucket } from './token-bucket.ts'
import type { ViewCounter } from './view-counter.ts'

/** Largest body, bytes: a text of the greatest length with every character escaped. */
const bodyLimit = 4 * 1024

/** Rate limit over all visitors together: further choices are not counted. */
const allowance = { size: 200, perSecond: 20 }

const chosen = z.object({ locale: z.enum(localeCodes), text: z.string() })

/**
 * Counts suggestions that are chosen while typing: their page is opened from one that has no search
 * in its address, so that only the browser knows the text.
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
  app.post(
    chosenSuggestionPath,
    {
      bodyLimit,
      onRequest: async (request, reply) => {
        applyHeaders(reply, publicHeaders({ secure }))
        void reply.header('cache-control', 'no-store')
        if (!isOwnPage(request.headers, publicOrigin)) return reply.code(403).send()
      },
      errorHandler: (error, _request, reply) =>
        reply.code(Number(Object(error).statusCode ?? 400)).send(),
    },
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
