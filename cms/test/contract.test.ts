/** @api */
import { getPayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeRecordsFile } from '#src/api/feed/records-file.ts'
import { writeNextRecords } from '#src/api/feed/write-feed.ts'
import config from '#src/payload.config.ts'
import { callNames, calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import type { CallName } from '@vitrine/contract/calls'
import { endpoints } from '@vitrine/contract/endpoints/index'
import { localeCodes, locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import { call } from './support/api.ts'
import { seededGtin } from './support/attributes.ts'
import { query } from './support/database.ts'

type Params = (locale: Locale) => Promise<Record<string, string>> | Record<string, string>
const suffix = { br: 'em-portugues', en: 'in-english', es: 'en-espanol' }
const at =
  (name: string, slug: string): Params =>
  (locale) => ({ [name]: `${slug}-${suffix[locale]}` })

/** Requests to each read call for this catalogue. */
const requests: Partial<Record<CallName, { params?: Params; queries?: string[] }>> = {
  'appearance-read': {},
  'layout-read': {},
  'home-read': {},
  'search-panel-read': {},
  'institutional-read': {},
  'news-categories-list': {},
  'departments-list': {},
  'interests-list': {},
  'education-levels-list': {},
  'profiles-list': {},
  'product-categories-list': {},
  'seo-read': { queries: ['?url=/produtos', '?url=/nada', '?url=/velho'] },
  'training-levels-list': { queries: ['', '?type=tecnico', '?type=outro'] },
  'news-list': { queries: ['', '?search=fabrica', '?orderBy=title&order=desc&perPage=1'] },
  'solutions-list': { queries: ['', '?kind=application', '?search=barramento&kind=application'] },
  'products-list': {
    queries: [
      '',
      '?search=cobre',
      '?search=tc5010',
      '?orderBy=title',
      '?page=99',
      '?subcategory=1',
      '?perPage=48',
    ],
  },
  'search-read': {
    queries: ['?search=cobre', '?search=torque&kind=publications&page=2', '?search=nada%20disso'],
  },
  'search-suggest': {
    queries: ['?search=tc', '?search=zt50', '?search=cobre', '?search=nada%20disso'],
  },
  'knowledge-base-read': { queries: ['', '?search=torque'] },
  'pages-list': { queries: ['', '?search=linha'] },
  'page-read': { params: at('id', 'campanha/linha') },
  'post-read': { params: at('id', 'nova-fabrica') },
  'solution-read': { params: at('id', 'subestacoes') },
  'application-read': { params: at('id', 'barramento') },
  'product-read': { params: at('id', 'conexoes-de-cobre') },
  'product-category-read': { params: at('id', 'terminais') },
  'product-distributors-list': { params: at('id', 'conexoes-de-cobre') },
  'parts-read': {
    queries: ['?items=tc5010:3,tc-50-11,nada,zt%2050/10,tc5010~zt5010:2', '?items=x'],
  },
  'comparison-read': {
    queries: ['?items=tc5010,tc-50-11,nada,conexoes-de-cobre-em-portugues', '?items=x'],
  },
  'certificates-read': {},
  'documents-read': { queries: ['?items=tc5010:3,tc-50-11,nada', '?items=x'] },
  'tooling-read': {
    queries: [
      '',
      '?page=2',
      '?filter=section:50&filter=stud:M10&filter=tool-section:50',
      '?filter=x:1',
    ],
  },
  'cross-references-read': {
    queries: ['', '?numbers=zt5010%0Anada%0Atc-50-10', '?maker=zeltor', '?maker=zeltor&page=9'],
  },
  'part-numbers-list': {
    queries: ['', '?locales=*&limit=500', '?changes_since=0&state=active', '?filter=section:10~50'],
  },
  'part-number-read': { params: () => ({ code: 'tc5010' }), queries: ['', '?locales=*'] },
  'state-changes-list': { queries: ['', '?locales=*&limit=100'] },
  'product-records-list': { queries: ['', '?locales=*'] },
  'publication-records-list': { queries: ['', '?locales=*'] },
  'news-records-list': { queries: ['', '?locales=*'] },
  'distributor-records-list': { queries: ['', '?locales=*'] },
  'certificate-records-list': { queries: ['', '?locales=*'] },
  'document-records-list': { queries: ['', '?locales=*'] },
  'records-file-read': {},
  'attributes-list': {},
  'gtin-read': { params: () => ({ gtin: seededGtin }) },
  'knowledge-section-read': { params: at('section', 'guias') },
  'publication-read': {
    params: (locale) => ({
      section: `guias-${suffix[locale]}`,
      publication: `torque-${suffix[locale]}`,
    }),
  },
}

/** Query parameters without which a call is rejected. */
const required: Partial<Record<CallName, string>> = {
  'seo-read': '&url=/',
  'parts-read': '&items=a',
  'comparison-read': '&items=a',
  'documents-read': '&items=a',
  'search-read': '&search=a',
  'search-suggest': '&search=a',
}

// the records of this product alone: the feeds of all documents are written in their own test
beforeAll(async () => {
  await query('delete from feed_due')
  await query(
    `insert into feed_due (kind, source) select 'products', product_id from search_variants where printed = 'TC-50-10'`,
  )
  const payload = await getPayload({ config, disableOnInit: true })
  await writeNextRecords(payload)
  await writeRecordsFile(payload)
})

const readCalls = callNames.filter((name) => calls[name].method === 'GET' && !calls[name].session)

describe('each call that reads', () => {
  it('has a request in this test', () =>
    expect(readCalls.filter((name) => requests[name] === undefined)).toEqual([]))

  it.each(localeCodes)('keeps its contract in %s', async (locale) => {
    for (const name of readCalls) {
      const request = requests[name]
      const path = fillPath(calls[name].path, await request?.params?.(locale))
      for (const query of request?.queries ?? ['']) {
        const answer = await call(path + query, { locale })
        const said = `${name} ${query} ${JSON.stringify(answer.body).slice(0, 300)}`
        expect.soft(answer.status, said).toBe(200)
        const parsed = endpoints[name].answer.safeParse(answer.body)
        expect.soft(parsed.error?.issues ?? [], said).toEqual([])
        expect.soft(answer.headers.get('content-language'), said).toBe(locales[locale].tag)
        expect.soft(answer.headers.get('cache-tag'), said).toMatch(/\S/)
      }
    }
  })

  it('rejects an unknown query name', async () => {
    for (const name of readCalls) {
      const path = fillPath(calls[name].path, await requests[name]?.params?.('br'))
      const answer = await call<{ code: string; errors: { field: string; message: string }[] }>(
        `${path}?stranger=1${required[name] ?? ''}`,
      )
      expect.soft([name, answer.status]).toEqual([name, 422])
      expect
        .soft(answer.body.errors, name)
        .toEqual([{ field: 'query.stranger', message: 'Este campo não é aceito aqui. Retire-o.' }])
    }
  })
})

describe('requests outside of the contract', () => {
  it.each([
    ['br', 'Esta chamada não existe. Veja a lista em /api/v1/docs.'],
    ['en', 'This call does not exist. See the list at /api/v1/docs.'],
    ['es', 'Esta llamada no existe. Vea la lista en /api/v1/docs.'],
    ['pt-PT', 'Esta chamada não existe. Veja a lista em /api/v1/docs.'],
  ])('returns 404 for an unknown path, in %s', async (locale, message) => {
    const answer = await call('/web/nothing', { locale })
    expect([answer.status, answer.body]).toEqual([404, { message, code: 'endpoint-unknown' }])
  })

  it('returns 404 for a trailing slash', async () =>
    expect((await call('/web/layout/')).status).toBe(404))

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s of something that is read', async (method) => {
    const answer = await call('/web/layout', { method })
    expect([answer.status, answer.body.code, answer.headers.get('allow')]).toEqual([
      405,
      'method-not-allowed',
      'GET, HEAD',
    ])
  })

  it('states the length of a read, which varies by language alone', async () => {
    const { headers } = await call('/web/layout')
    expect(headers.get('vary')).toBe('Content-Language, Accept-Language')
    expect(Number(headers.get('content-length'))).toBeGreaterThan(100)
  })

  it('answers HEAD without a body', async () => {
    const answer = await call('/web/layout', { method: 'HEAD' })
    expect([answer.status, answer.body]).toEqual([200, ''])
  })

  it.each([
    ['no JSON', { body: 'a=b', headers: { 'content-type': 'text/plain' } }, 415],
    ['broken JSON', { body: '{"a":', headers: { 'content-type': 'application/json' } }, 400],
    [
      'too much',
      {
        body: JSON.stringify({ email: 'x'.repeat(1_100_000) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
    ],
    [
      'wrong fields',
      {
        body: JSON.stringify({ email: 'no', admin: true, consent: false }),
        headers: { 'content-type': 'application/json' },
      },
      422,
    ],
  ])('answers a request body: %s', async (_, init, status) =>
    expect((await call('/web/newsletter', { method: 'POST', ...init })).status).toBe(status),
  )

  it('tags the 404 of a document with its list', async () => {
    const answer = await call('/web/products/nothing-here')
    expect([answer.status, answer.body.code, answer.headers.get('cache-tag')]).toEqual([
      404,
      'not-found',
      'products',
    ])
  })

  it.each([
    '/web/products?page=0',
    '/web/products?perPage=49',
    '/web/products?orderBy=price',
    '/web/products?filter=nocolon',
    '/web/seo?url=https://example.com',
  ])('returns 422 for %s', async (path) => {
    expect((await call(path)).status).toBe(422)
  })
})
