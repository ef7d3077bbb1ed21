import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Transport } from '@vitrine/contract/client'
import { partDrawingPath } from '#shared/product/part-drawing.ts'
import type { DrawingFormat } from '#shared/product/part-drawing.ts'
import { appearanceOf } from '#server/appearance/appearances.ts'
import type { ApiCache } from '#server/api-gateway/api-cache.ts'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { uncachedLimits } from '#server/caching/render-limits.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import { product } from '../../../test/fixtures/answers.ts'
import { fixtures } from '../../../test/fixtures/transport.ts'
import { PartDrawings } from './part-drawings.ts'
import { partDrawingRoutes } from './routes.ts'

const look = appearanceOf({
  name: 'Company',
  wordmark: '',
  colors: { background: '#ffffff', surface: '#ffffff', text: '#111111', accent: '#0055aa' },
  type: 'plain',
  corners: 'soft',
  logo: null,
  logo_on_dark: null,
  symbol: null,
})
const file = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" id="without-labels"><title>TC-50-10</title><g data-label="{part_number}"><path d="M0 0H9"/></g></svg>`

async function request(url: string, answers = fixtures) {
  const app = Fastify()
  const drawings = new PartDrawings({
    apiCache: {
      read: async (call: Parameters<Transport>[0]) => {
        const { status, json } = await answers(call)
        return { status, json: () => json }
      },
    } as unknown as Pick<ApiCache, 'read'>,
    appearances: { read: async () => look },
    media: { bytes: async () => Buffer.from(file) },
    limiter: new FairLimiter(uncachedLimits),
    origin: 'https://vitrine.example',
  })
  partDrawingRoutes(app, {
    drawings,
    proxies: readTrustedProxies(''),
    origin: 'https://vitrine.example',
    secure: true,
    isUnderMaintenance: () => false,
  })
  const answer = await app.inject(url)
  await app.close()
  await drawings.close()
  return answer
}

const path = (slug: string, format: DrawingFormat) =>
  partDrawingPath(product('br'), { slug }, 'br', format)

test('answers the drawing of a part number as SVG that runs nothing', async () => {
  const answer = await request(path('TC-16-8', 'svg'))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': 'inline; filename="TC-16-8.svg"',
    'x-robots-tag': 'noindex',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect(answer.body).toContain('<title>TC-16-8</title>')
  expect(answer.body).toContain('>TC-16-8</text>')
  expect(answer.body).not.toContain('TC-50-10')
})

test('answers the drawing of a part number as PDF', async () => {
  const answer = await request(path('TC-16-8', 'pdf'))
  expect([answer.statusCode, answer.headers['content-type'], answer.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
})

test('redirects another spelling, and answers 404 for an unknown part number', async () => {
  const moved = await request(path('tc-16-8', 'svg'))
  expect([moved.statusCode, moved.headers.location]).toEqual([301, path('TC-16-8', 'svg')])
  expect((await request(path('XX-1', 'svg'))).statusCode).toBe(404)
})

test('answers 404 where the drawing holds for other part numbers, or states no values', async () => {
  for (const change of [
    (read: ReturnType<typeof product>) => ({ ...read, drawing_labels: [] }),
    (read: ReturnType<typeof product>) => ({
      ...read,
      documents: read.documents.map((one) => ({ ...one, part_numbers: ['TC-50-10'] })),
    }),
  ]) {
    const answers: typeof fixtures = async (call) => {
      const answer = await fixtures(call)
      return call.name === 'product-read'
        ? { ...answer, json: change(answer.json as ReturnType<typeof product>) }
        : answer
    }
    expect((await request(path('TC-16-8', 'svg'), answers)).statusCode).toBe(404)
  }
})
