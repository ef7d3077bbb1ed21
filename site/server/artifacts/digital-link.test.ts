import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { ApiError } from '@vitrine/contract/errors'
import { localeCookie } from '#shared/i18n/locale-cookie.ts'
import { routePath } from '#shared/routes/table.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import { LazilyEncoded } from '#server/caching/encodings.ts'
import { digitalLinkRoutes } from './digital-link.ts'

const origin = 'https://vitrine.example'
const gtin = '6291041500213'
const params = (product: string) => ({ category: 'c', subcategory: 's', product })
const alternates = { br: params('terminal'), en: params('lug') }
const pageIn = (locale: 'br' | 'en') =>
  `${origin}${routePath('part', locale, { ...alternates[locale], part: 'TC-95-12' })}`

/** Response to a GTIN for which the cms answers with a status. */
async function request(url: string, headers: Record<string, string> = {}, status = 200) {
  const app = Fastify()
  app.setNotFoundHandler((_, reply) => reply.code(404).send('page'))
  digitalLinkRoutes(app, {
    origin,
    secure: true,
    proxies: readTrustedProxies(''),
    limiter: { run: (_client, task) => task() },
    apiCache: {
      holds: () => false,
      read: async () => {
        if (status === 503) throw new ApiError('unavailable')
        return {
          status,
          body: new LazilyEncoded(Buffer.from('')),
          json: () => ({ part_number: 'TC 95/12', product: 1, alternates }),
          tags: [],
          stale: false,
        }
      },
    },
  })
  const answer = await app.inject({ url, headers })
  await app.close()
  return answer
}

test.each([
  [{}, 'br'],
  [{ 'accept-language': 'de-AT, en-GB;q=0.8' }, 'en'],
  [{ 'accept-language': 'pt-PT' }, 'br'],
  // the product is not published in Spanish
  [{ 'accept-language': 'es' }, 'br'],
  [{ 'accept-language': 'pt-BR', cookie: `${localeCookie}=en` }, 'en'],
] as const)('redirects a scan with %j to the page in %s', async (headers, locale) => {
  const { statusCode, headers: sent } = await request(`/01/0${gtin}`, headers)
  expect([statusCode, sent.location]).toEqual([307, pageIn(locale)])
  expect(sent).toMatchObject({
    'cache-control': 'no-store',
    link: `<${origin}/01/0${gtin}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
  })
})

test.each([
  ['', { accept: 'image/avif,image/png' }],
  ['', { accept: ';;' }],
  ['?linkType=https://gs1.org/voc/pip', {}],
])('redirects %s with %j: only who asks for links gets them', async (query, headers) =>
  expect((await request(`/01/${gtin}${query}`, headers)).statusCode).toBe(307),
)

test('redirects a scan with a batch and a serial number', async () => {
  expect((await request(`/01/${gtin}/10/L42/21/7?17=271231`)).headers.location).toBe(pageIn('br'))
})

test.each([
  [`/01/${gtin}`, { accept: 'application/linkset+json' }],
  [`/01/${gtin}?linkType=linkset`, { accept: 'text/html' }],
  [`/01/${gtin}?linkType=all`, {}],
])('answers %s with the pages as a linkset', async (url, headers) => {
  const answer = await request(url, headers)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/linkset+json'),
    'access-control-allow-origin': '*',
  })
  const [context] = answer.json().linkset
  expect(context).toMatchObject({ anchor: `${origin}/01/0${gtin}`, itemDescription: 'TC 95/12' })
  expect(context['https://gs1.org/voc/pip']).toEqual([
    { href: pageIn('br'), title: 'TC 95/12', type: 'text/html', hreflang: ['pt-BR'] },
    { href: pageIn('en'), title: 'TC 95/12', type: 'text/html', hreflang: ['en-US'] },
  ])
  expect(context['https://gs1.org/voc/defaultLink']).toHaveLength(2)
})

test.each([
  ['/01/6291041500214', 200, 400],
  ['/01/abc', 200, 400],
  [`/01/${gtin}`, 404, 404],
  [`/01/${gtin}`, 503, 502],
])('answers a program that asks for %s (cms: %i) with %i', async (url, status, expected) => {
  const answer = await request(url, { accept: 'application/linkset+json' }, status)
  expect(answer.statusCode).toBe(expected)
  expect(answer.json()).toHaveProperty('message')
})

test.each([
  ['/01/6291041500214', 200],
  [`/01/${gtin}`, 404],
  [`/01/${gtin}?linkType=gs1:recallStatus`, 200],
])('shows a person the page of an unknown address for %s (cms: %i)', async (url, status) => {
  const answer = await request(url, { accept: 'text/html' }, status)
  expect([answer.statusCode, answer.body]).toEqual([404, 'page'])
})
