import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@vitrine/contract/errors'
import { localeCookie } from '#shared/i18n/locale-cookie.ts'
import { routePath } from '#shared/routes/table.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import { LazilyEncoded } from '#server/caching/encodings.ts'
import { digitalLinkRoutes } from './routes.ts'

const origin = 'https://vitrine.example'
const voc = 'https://ref.gs1.org/voc/'
const gtin = '6291041500213'
const anchor = `${origin}/01/0${gtin}`
const params = (product: string) => ({ category: 'c', subcategory: 's', product })
const alternates = { br: params('terminal'), en: params('lug') }
const pageIn = (locale: 'br' | 'en') =>
  `${origin}${routePath('part', locale, { ...alternates[locale], part: 'XY-70-8' })}`

const file = {
  id: 1,
  revision: null,
  date: null,
  part_numbers: [],
  width: null,
  height: null,
  bytes: 1,
}
const documents = {
  data: [
    {
      ...file,
      kind: 'declaration',
      url: '/media/files/d.pdf',
      name: 'Declaration',
      mime: 'application/pdf',
      language: 'pt-BR',
    },
    {
      ...file,
      kind: 'manual',
      url: '/media/files/m.pdf',
      name: 'Manual',
      mime: 'application/pdf',
      language: 'pt-BR',
    },
    {
      ...file,
      kind: 'manual',
      url: '/media/files/n.pdf',
      name: 'Second',
      mime: 'application/pdf',
      language: 'pt-BR',
    },
    {
      ...file,
      kind: 'model',
      url: '/media/files/m.step',
      name: 'Model',
      mime: 'model/step',
      language: null,
    },
    {
      ...file,
      kind: 'other',
      url: '/media/files/o.pdf',
      name: 'Other',
      mime: 'application/pdf',
      language: null,
    },
  ],
  drawings: [{ part_number: 'XY 70/8', product: 1 }],
}

const part = { part_number: 'XY 70/8', product: 1, alternates }
const successor = {
  part_number: 'XY-80-8',
  product: {
    title: 'Lug',
    slug: 'p',
    category: { slug: 'c', title: 'C' },
    sub_category: { slug: 's', title: 'S' },
  },
}

interface Cms {
  status?: number
  gtin?: object
}

/** Response to a GTIN for which the cms answers with a status and body. */
async function request(
  url: string,
  headers: Record<string, string> = {},
  { status = 200, gtin: body = part }: Cms = {},
  method: 'GET' | 'HEAD' | 'OPTIONS' = 'GET',
) {
  const app = Fastify()
  app.setNotFoundHandler((_, reply) => reply.code(404).send('page'))
  digitalLinkRoutes(app, {
    origin,
    secure: true,
    proxies: readTrustedProxies(''),
    limiter: { run: (_client, task) => task() },
    apiCache: {
      holds: () => false,
      read: async ({ name }) => {
        if (status === 503) throw new ApiError('unavailable')
        return {
          status: name === 'gtin-read' ? status : 200,
          body: new LazilyEncoded(Buffer.from('')),
          json: () => (name === 'gtin-read' ? body : documents),
          tags: [],
          stale: false,
        }
      },
    },
  })
  const answer = await app.inject({ method, url, headers })
  await app.close()
  return answer
}

const asProgram = { accept: 'application/linkset+json' }
const linkset = async (cms?: Cms) =>
  (await request(`/01/${gtin}`, asProgram, cms)).json().linkset[0]

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
    'access-control-allow-origin': '*',
    link: `<${anchor}?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
  })
})

test.each([
  ['', { accept: 'image/avif,image/png' }],
  ['', { accept: ';;' }],
  ['', { accept: 'x/y,'.repeat(2500) }],
  [`?linkType=${voc}pip`, {}],
  ['?linkType=https://gs1.org/voc/pip', {}],
  ['?linkType=gs1:pip', { accept: 'text/html' }],
  ['?linkType=gs1:defaultLink', {}],
])('redirects %s with %j: only who asks for links gets them', async (query, headers) =>
  expect((await request(`/01/${gtin}${query}`, headers)).statusCode).toBe(307),
)

describe('keys and qualifiers (GS1 Digital Link URI syntax)', () => {
  test.each([
    `/01/${gtin}`,
    `/01/${gtin}/`,
    `/01/0${gtin}/10/L42`,
    `/01/${gtin}/22/2A/10/L%2F42/21/7`,
    `/01/${gtin}/21/${'x'.repeat(20)}`,
  ])('accepts %s', async (path) => expect((await request(path)).statusCode).toBe(307))

  test.each([
    ['a wrong check digit', '/01/6291041500214'],
    ['a wrong length', '/01/629104150021'],
    ['letters', '/01/abc'],
    ['nothing', '/01/'],
    ['two GTINs', `/01/${gtin}/01/${gtin}`],
    ['qualifiers out of order', `/01/${gtin}/21/7/10/L42`],
    ['a qualifier twice', `/01/${gtin}/10/1/10/2`],
    ['a qualifier of another key', `/01/${gtin}/8020/1`],
    ['a data attribute in the path', `/01/${gtin}/17/271231`],
    ['a qualifier without value', `/01/${gtin}/10`],
    ['an empty qualifier', `/01/${gtin}/10//21/7`],
    ['a long qualifier', `/01/${gtin}/10/${'x'.repeat(21)}`],
    ['a character outside of set 82', `/01/${gtin}/10/%C3%A9`],
    ['NUL', `/01/${gtin}/10/%00`],
    ['a very long path', `/01/${'9'.repeat(4000)}`],
  ])('answers 400 to %s', async (_, path) => {
    for (const headers of [{}, { accept: 'text/html' }, asProgram]) {
      const { statusCode, headers: sent } = await request(path, headers)
      expect(statusCode, path).toBe(400)
      expect(sent['access-control-allow-origin']).toBe('*')
    }
  })
})

test('passes the query on, without the link type', async () => {
  const { headers } = await request(`/01/${gtin}/10/L42?17=271231&linkType=gs1:pip&x=%26`)
  expect(headers.location).toBe(`${pageIn('br')}?17=271231&x=%26`)
})

test.each([
  [`/01/${gtin}`, asProgram, 'application/linkset+json'],
  [`/01/${gtin}?linkType=linkset`, { accept: 'text/html' }, 'application/linkset+json'],
  [`/01/${gtin}?linkType=all`, {}, 'application/linkset+json'],
  [`/01/${gtin}`, { accept: 'application/json' }, 'application/json'],
  [`/01/${gtin}`, { accept: 'application/ld+json' }, 'application/ld+json'],
])('answers %s with the linkset', async (url, headers, type) => {
  const answer = await request(url, headers)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining(type),
    'access-control-allow-origin': '*',
    link: expect.stringContaining('rel="http://www.w3.org/ns/json-ld#context"'),
  })
  expect(answer.json().linkset[0]).toMatchObject({ anchor, description: 'XY 70/8' })
  expect('@context' in answer.json()).toBe(type === 'application/ld+json')
})

test('has exactly one default link, with a title alone; those by language are multiple', async () => {
  const context = await linkset()
  expect(context[`${voc}defaultLink`]).toEqual([{ href: pageIn('br'), title: 'XY 70/8' }])
  const page = (locale: 'br' | 'en', tag: string) => ({
    href: pageIn(locale),
    title: 'XY 70/8',
    type: 'text/html',
    hreflang: [tag],
  })
  expect(context[`${voc}defaultLinkMulti`]).toEqual([page('br', 'pt-BR'), page('en', 'en-US')])
})

test('links page, data sheet, certificates, manuals, record, distributors and CAD', async () => {
  const context = await linkset()
  const of = (type: string): { href: string; type: string }[] => context[type] ?? []
  expect(of(`${voc}pip`).map(({ type }) => type)).toEqual([
    'text/html',
    'text/html',
    'application/pdf',
    'application/pdf',
  ])
  expect(of(`${voc}certificationInfo`)[0]?.href).toContain('XY+70%2F8')
  expect(of(`${voc}certificationInfo`).at(-1)?.href).toBe(`${origin}/media/files/d.pdf`)
  expect(of(`${voc}instructions`).map(({ href }) => href)).toEqual([
    `${origin}/media/files/m.pdf`,
    `${origin}/media/files/n.pdf`,
  ])
  expect(of(`${voc}masterData`)).toEqual([
    {
      href: `${origin}/api/v1/web/part-numbers/XY%2070%2F8?locales=*`,
      title: 'XY 70/8',
      type: 'application/json',
    },
  ])
  expect(of(`${voc}hasRetailers`)).toHaveLength(2)
  expect(of('https://schema.org/associatedMedia').map(({ type }) => type)).toEqual([
    'model/step',
    'image/svg+xml',
    'image/svg+xml',
    'application/pdf',
    'application/pdf',
  ])
  expect(JSON.stringify(context)).not.toContain('o.pdf')
})

/** Rules of the linkset schema and of RFC 9264 §4.2, as far as they concern our linksets. */
test('every link is an absolute address with a title and known members', async () => {
  for (const cms of [{}, { status: 404, gtin: { was: 'XY-70-8', replaced_by: successor } }]) {
    const { anchor: own, description, ...types } = await linkset(cms)
    expect([own, typeof description]).toEqual([anchor, 'string'])
    for (const [type, links] of Object.entries<Record<string, unknown>[]>(types)) {
      expect(type).toMatch(/^https:\/\/(ref\.gs1\.org\/voc|schema\.org)\/\w+$/)
      expect(links.length).toBeGreaterThan(0)
      for (const link of links) {
        expect(new URL(String(link['href'])).origin).toBe(origin)
        expect(link['title']).toEqual(expect.stringMatching(/\S/))
        const known = ['href', 'title', 'type', 'hreflang']
        expect(Object.keys(link).filter((name) => !known.includes(name))).toEqual([])
        if ('hreflang' in link) expect(Array.isArray(link['hreflang'])).toBe(true)
      }
    }
  }
})

test.each([
  ['gs1:pip', { accept: 'application/pdf' }, `${pageIn('br')}.pdf`],
  ['gs1:masterData', {}, `${origin}/api/v1/web/part-numbers/XY%2070%2F8?locales=*`],
  ['schema:associatedMedia', { accept: 'model/step' }, `${origin}/media/files/m.step`],
  ['gs1:pip', { 'accept-language': 'en' }, pageIn('en')],
])('redirects %s with %j to the link of that type', async (type, headers, location) => {
  const answer = await request(`/01/${gtin}?linkType=${encodeURIComponent(type)}`, headers)
  expect([answer.statusCode, answer.headers.location]).toEqual([307, location])
})

test('lists links among which the request does not decide', async () => {
  const answer = await request(`/01/${gtin}?linkType=gs1:instructions`)
  expect(answer.statusCode).toBe(300)
  expect(answer.json().linkset[0][`${voc}instructions`]).toHaveLength(2)
})

test('answers OPTIONS and HEAD', async () => {
  const options = await request(`/01/${gtin}`, { origin: 'https://x.example' }, {}, 'OPTIONS')
  expect([options.statusCode, options.headers['allow']]).toEqual([204, 'GET, HEAD, OPTIONS'])
  expect(options.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS')
  expect(options.headers['link']).toContain(`<${anchor}?linkType=linkset>; rel="linkset"`)
  const head = await request(`/01/${gtin}`, {}, {}, 'HEAD')
  expect([head.statusCode, head.headers.location, head.body]).toEqual([307, pageIn('br'), ''])
})

test('describes the resolver', async () => {
  const answer = await request('/.well-known/gs1resolver')
  expect(answer.headers['access-control-allow-origin']).toBe('*')
  expect(answer.json()).toEqual({
    resolverRoot: origin,
    supportedPrimaryKeys: ['01'],
    supportedLinkType: [
      { namespace: voc, prefix: 'gs1:' },
      { namespace: 'https://schema.org/', prefix: 'schema:' },
    ],
    linkTypeDefaultCanBeLinkset: false,
  })
})

describe('a withdrawn part number', () => {
  const withdrawn = (replaced: object) => ({ status: 404, gtin: { was: 'XY-70-8', ...replaced } })

  test('says what it was, and leads to its successor', async () => {
    const former = { part_number: 'XY-70-8', reason: 'removed', at: '2026-11-20T10:00:00.000Z' }
    const cms = withdrawn({ replaced_by: successor, former })
    const { headers, statusCode } = await request(`/01/${gtin}`, { 'accept-language': 'en' }, cms)
    const part = { category: 'c', subcategory: 's', product: 'p', part: 'XY-80-8' }
    expect([statusCode, headers.location]).toEqual([307, origin + routePath('part', 'en', part)])
    const context = await linkset(cms)
    expect(context).toMatchObject({ anchor, description: 'XY-70-8 (removed 2026-11-20)' })
    expect(context[`${voc}defaultLink`]).toEqual([
      { href: origin + routePath('part', 'br', part), title: 'XY-70-8 → XY-80-8' },
    ])
  })

  test('without a successor leads to the search for it', async () => {
    const { headers, statusCode } = await request(`/01/${gtin}`, {}, withdrawn({}))
    expect([statusCode, headers.location]).toEqual([
      307,
      `${origin}${routePath('search', 'br')}?q=XY-70-8`,
    ])
  })
})

test.each([
  [`/01/${gtin}`, 404, 404],
  [`/01/${gtin}?linkType=gs1:recallStatus`, 200, 404],
  [`/01/${gtin}`, 503, 502],
])('answers a program that asks for %s (cms: %i) with %i', async (url, status, expected) => {
  const answer = await request(url, asProgram, { status, gtin: status === 404 ? {} : part })
  expect(answer.statusCode).toBe(expected)
  expect(answer.json()).toHaveProperty('message')
})

test.each([
  [`/01/${gtin}`, 404],
  [`/01/${gtin}?linkType=gs1:recallStatus`, 200],
])('shows a person the page of an unknown address for %s (cms: %i)', async (url, status) => {
  const answer = await request(
    url,
    { accept: 'text/html' },
    { status, gtin: status === 404 ? {} : part },
  )
  expect([answer.statusCode, answer.body]).toEqual([404, 'page'])
})
