import { join } from 'node:path'
import { Invalidations } from '../site/server/caching/invalidations.ts'
import { ApiCache } from '../site/server/api-gateway/api-cache.ts'
import { Appearances } from '../site/server/appearance/appearances.ts'
import { createUpstream } from '../site/server/api-gateway/upstream.ts'
import { createMetrics } from '../site/server/http/metrics.ts'
import { edgeHeaders } from '../site/server/edge/headers.ts'
import { makePage } from '../site/server/pages/page.ts'
import { builtApp, createRender } from '../site/server/pages/render.ts'
import type { Figure } from './figures.ts'

const rounds = 300

/**
 * CPU time of one page render with cached API answers, ms: React, policy and compression
 * separately.
 */
export async function measureRenderCpu(apiBaseUrl: string, path: string): Promise<Figure[]> {
  const metrics = createMetrics()
  const upstream = createUpstream({ baseUrl: apiBaseUrl, secret: 'not needed here' })
  const apiCache = new ApiCache({
    maxBytes: { pages: 32_000_000, records: 1 },
    origin: 'https://vitrine.example',
    upstream,
    invalidations: new Invalidations(),
    metrics,
    log: console,
  })
  const render = createRender({
    app: builtApp(join(import.meta.dirname, '..', 'site', 'build')),
    apiCache,
    appearances: new Appearances(apiCache),
    upstream,
    origin: 'https://vitrine.example',
  })
  for (let round = 0; round < 100; round += 1) await render(path)
  const cpu = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage()
    for (let round = 0; round < rounds; round += 1) await work()
    const used = process.cpuUsage(before)
    return (used.user + used.system) / 1000 / rounds
  }
  const rendered = await render(path)
  if (rendered.status !== 200) throw new Error(`${path} was rendered with ${rendered.status}`)
  const rendering = await cpu(() => render(path))
  const keeping = await cpu(() =>
    makePage(rendered, {
      locale: 'br',
      secure: true,
      keep: true,
      withPolicy: true,
      edge: edgeHeaders('none'),
      route: 'product',
    }),
  )
  return [
    {
      what: `uncached product page, CPU to render (${Math.round(rendered.html.length / 1000)} kB of HTML)`,
      value: `${rendering.toFixed(1)} ms`,
      budget: 'at most 10 ms',
      withinBudget: rendering <= 10,
    },
    {
      what: 'the same page, CPU to seal and compress',
      value: `${keeping.toFixed(1)} ms`,
      budget: 'none',
      withinBudget: undefined,
    },
  ]
}
