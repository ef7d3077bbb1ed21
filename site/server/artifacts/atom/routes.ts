import type { FastifyInstance } from 'fastify'
import { isApiError } from '@vitrine/contract/errors'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import { applyHeaders, sendError } from '#server/api-gateway/answer.ts'
import { sendEncoded } from '#server/caching/send-encoded.ts'
import type { EdgeHeaders } from '#server/edge/headers.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { atomPath, atomScreens } from '#shared/page/atom-path.ts'
import type { AtomFeeds } from './atom-feeds.ts'

interface Options {
  feeds: AtomFeeds
  proxies: TrustedProxies
  secure: boolean
  edge: EdgeHeaders
  isUnderMaintenance: () => boolean
}

/** Atom feeds of the news and of the changes of part numbers, at their lists' paths with `.atom`. */
export function atomRoutes(app: FastifyInstance, options: Options): void {
  const { feeds, proxies, edge, isUnderMaintenance } = options
  for (const locale of localeCodes)
    for (const screen of atomScreens)
      app.get(atomPath(screen, locale), async (request, reply) => {
        if (isUnderMaintenance()) return sendError(reply, 'unavailable', locale, options)
        const client = clientNetwork(clientAddress(request.raw, proxies))
        const feed = await feeds.read(screen, locale, client).catch((error: unknown) => {
          if (isApiError(error)) return error.code
          throw error
        })
        if (typeof feed === 'string') return sendError(reply, feed, locale, options)
        applyHeaders(reply, [...publicHeaders(options), ...edge(feed.tags)])
        reply.header('content-language', locales[locale].tag)
        return sendEncoded(request, reply, feed.body, 'application/atom+xml; charset=utf-8')
      })
}
