import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { devices, measurementLimits, visitMeasurementPath } from '#shared/page/visit-measurement.ts'
import type { Measurement } from '#shared/page/visit-measurement.ts'
import { routeNames } from '#shared/routes/table.ts'
import { clientNetwork } from '@vitrine/http/client-network'
import { clientAddress } from '#server/http/client-address.ts'
import type { TrustedProxies } from '#server/http/client-address.ts'
import type { Metrics } from '#server/http/metrics.ts'
import type { ViewCounter } from './view-counter.ts'
import { ownPagePost } from './own-page-post.ts'
import { limitBodies } from './request-bodies.ts'
import { TokenBucket } from '@vitrine/http/token-bucket'

/** Maximum body size, bytes: a screen, a device and four numbers. */
const bodyLimit = 1024

/** Rate limit of the counted visits of all clients together. */
const allowance = { size: 200, perSecond: 20 }
/** Rate limit of the counted visits of one network. */
const allowanceOfOne = { size: 20, perSecond: 0.2 }

/**
 * Maximum number of networks whose rate limit is tracked, and time after a network's last visit
 * until its limit is dropped, ms.
 */
const networks = { max: 10_000, ttl: 60_000 }

const amount = (name: Measurement) => z.number().min(0).max(measurementLimits[name]).optional()

const measured = z.strictObject({
  screen: z.enum(routeNames),
  device: z.enum(devices),
  lcp: amount('lcp'),
  inp: amount('inp'),
  ttfb: amount('ttfb'),
  cls: amount('cls'),
})

/** False for robots and for browsers that send an objection to tracking. */
const isCounted = ({ headers }: IncomingMessage): boolean =>
  headers['sec-gpc'] !== '1' && headers['dnt'] !== '1' && !isbot(headers['user-agent'])

/**
 * Counts performance measurements of browsers in histograms by screen and kind of device, and in the
 * day's sums by screen; no other data of a visit is stored or logged. A visit beyond the rate limits is answered but not counted.
 */
export async function visitMeasurementRoutes(
  app: FastifyInstance,
  {
    metrics,
    views,
    proxies,
    publicOrigin,
    secure,
    now = Date.now,
  }: {
    metrics: Metrics
    views: Pick<ViewCounter, 'countVisit'>
    proxies: TrustedProxies
    publicOrigin: string
    secure: boolean
    now?: () => number
  },
): Promise<void> {
  const bucket = new TokenBucket({ ...allowance, now })
  const buckets = new LRUCache<string, TokenBucket>({ ...networks, updateAgeOnGet: true })
  const mayCount = (request: IncomingMessage): boolean => {
    const network = clientNetwork(clientAddress(request, proxies))
    const own = buckets.get(network) ?? new TokenBucket({ ...allowanceOfOne, now })
    buckets.set(network, own)
    return own.take() && bucket.take()
  }
  limitBodies(app, { secure })
  app.post(
    visitMeasurementPath,
    ownPagePost({ bodyLimit, publicOrigin, secure }),
    async (request, reply) => {
      const { success, data } = measured.safeParse(request.body)
      if (!success) return reply.code(400).send()
      if (!isCounted(request.raw) || !mayCount(request.raw)) return reply.code(204).send()
      const { screen, device, lcp, inp, ttfb, cls } = data
      const labels = { screen, device }
      const { visits } = metrics
      views.countVisit(screen, {
        ...(ttfb === undefined ? {} : { ttfb }),
        ...(lcp === undefined ? {} : { lcp }),
      })
      if (lcp !== undefined) visits.lcpSeconds.observe(labels, lcp / 1000)
      if (inp !== undefined) visits.inpSeconds.observe(labels, inp / 1000)
      if (ttfb !== undefined) visits.ttfbSeconds.observe(labels, ttfb / 1000)
      if (cls !== undefined) visits.cls.observe(labels, cls)
      return reply.code(204).send()
    },
  )
}
