/** @lists @search */
import { query } from './support/database.ts'
import type { Answer } from '@vitrine/contract/client'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { describe, expect, it } from 'vitest'
import { callNames } from '@vitrine/contract/calls'
import { addressesAnswer } from '@vitrine/contract/internal'
import { call, get, internal, origin, staff } from './support/api.ts'
import { create, edit } from './support/publishing.ts'

interface List {
  data: { id: number; title: string; matched_part_number: string | null }[]
  meta: { total: number }
  facets: {
    key: string
    options: { value: string; count: number; active: boolean; label: string }[]
  }[]
}
const search = async (text: string, locale = 'br') =>
  (await call<List>(`/web/products?search=${encodeURIComponent(text)}`, { locale })).body

describe('searching products', () => {
  it.each(['TC-50-10', 'tc5010', 'tc 50 10', 'TC.50/10', ' tc-5010 '])(
    'the part number %s',
    async (text) => {
      const found = await search(text)
      expect([found.data[0]?.id, found.data[0]?.matched_part_number]).toEqual([1, 'TC-50-10'])
    },
  )
  it('finds part numbers by prefix', async () =>
    expect((await search('tc50')).data.map((row) => row.id)).toEqual([1]))
  it('does not find part numbers with similar digits', async () =>
    expect((await search('TC-51-10')).meta.total).toBe(0))
  it.each([
    ['conexões', 'br'],
    ['conexao', 'br'],
    ['CONEXOES', 'br'],
    ['cobre', 'br'],
    ['bimetalicos', 'br'],
    ['bimet', 'br'],
    ['bimetálico', 'en'],
  ])('finds %s in %s', async (text, locale) => {
    expect((await search(text, locale)).meta.total).toBeGreaterThan(0)
  })
  it('corrects a typing error when there is no match', async () =>
    expect((await search('bimetalcio')).data[0]?.title).toBe('Terminal bimetálico em português'))
  it('reads words of another language of the site', async () => {
    const product = await create({ title: 'Presilha zqpresilha' })
    await edit(product, { title: 'Zqfastener zqclip', _status: 'published' }, 'locale=en')
    await expect
      .poll(async () => (await search('zqfastener')).data[0]?.title, { timeout: 5000 })
      .toBe('Presilha zqpresilha')
    await staff('editor', 'DELETE', `/products/${product}`)
  })
  it('does not find drafts', async () =>
    expect((await search('rascunho')).data.filter((row) => row.title.includes('secreto'))).toEqual(
      [],
    ))
  it('sorts by title in both directions', async () => {
    const titles = async (order: string) =>
      (
        await call<List>(`/web/products?orderBy=title&order=${order}&perPage=48`, { locale: 'en' })
      ).body.data.map((row) => row.title)
    const up = await titles('asc')
    expect(up).toEqual(up.toSorted((a, b) => a.localeCompare(b, 'pt')))
    expect(await titles('desc')).toEqual(up.toReversed())
  })
  it('returns filters with the number of remaining products', async () => {
    const path = '/web/products?subcategory=compressao-em-portugues&category=terminais-em-portugues'
    const { body } = await call<List>(`${path}&filter=section:70`)
    expect(body.data.map((row) => row.id)).toEqual([1])
    // other files have such products too
    const { body: others } = await call<List>(`${path}&filter=section:50`)
    expect(others.meta.total).toBeGreaterThan(1)
    const section = body.facets.find((facet) => facet.key === 'section')
    expect(section?.options.find((option) => option.value === '70')).toEqual({
      value: '70',
      label: '70',
      count: 1,
      active: true,
    })
    expect(section?.options.find((option) => option.value === '50')?.count).toBe(others.meta.total)
  })
  it('finds a product by filters that one of its part numbers has together', async () => {
    const found = async (stud: string) =>
      (
        await call<List>(`/web/products?subcategory=1&filter=section:70&filter=stud:${stud}`)
      ).body.data.map((row) => row.id)
    expect(await found('M10')).toEqual([1])
    expect(await found('M8')).toEqual([])
  })
})

describe('cards of a filtered list', () => {
  const cardOf = async (query: string) => {
    const { data } = (await call<Answer<'products-list'>>(`/web/products?subcategory=1&${query}`))
      .body
    const card = data.find(({ id }) => id === 1)
    return {
      code: card?.matched_part_number,
      codes: card?.matched_variants?.rows.map(({ part_number: number }) => number),
      values: card?.matched_variants?.rows[0]?.values.map(({ value, asked }) => [value, asked]),
    }
  }
  it('name the part numbers that have all chosen values, with those that the choice leaves open', async () => {
    expect(await cardOf('filter=section:50')).toEqual({
      code: null,
      codes: ['TC-50-10', 'TC-50-8'],
      values: [
        ['M10', false],
        ['Sim', false],
      ],
    })
    expect(await cardOf('filter=section:40~60&filter=stud:M8')).toMatchObject({
      codes: ['TC-50-8'],
      values: [
        ['50 mm²', true],
        ['Não', false],
      ],
    })
    expect((await cardOf('')).codes).toBe(undefined)
  })
  it('name those of a search that pass, else those that pass', async () => {
    const codes = async (query: string) => {
      const { code, codes: all } = await cardOf(query)
      return [code, all]
    }
    expect(await codes('search=TC-50-8&filter=section:50')).toEqual(['TC-50-8', ['TC-50-8']])
    expect(await codes('search=50 mm2&filter=stud:M10')).toEqual([null, ['TC-50-10']])
    expect(await codes('search=TC-50-8&filter=section:70')).toEqual([null, ['TC-70-10']])
  })
})

describe('redirects of the staff', () => {
  const redirectOf = async (url: string) =>
    (
      await call<{ redirect: { to: string; permanent: boolean } | null }>(
        `/web/seo?url=${encodeURIComponent(url)}`,
      )
    ).body.redirect
  const add = (from: string, to: string) =>
    staff('editor', 'POST', '/redirects', { from, to, permanent: false })
  it('are returned with and without a trailing slash', async () => {
    expect(await redirectOf('/velho/')).toEqual({ to: '/produtos', permanent: true })
    expect(await redirectOf('/velho?x=1')).toEqual({ to: '/produtos', permanent: true })
  })
  it('collapses chains in either order of creation', async () => {
    await add('/b', '/c')
    await add('/a', '/b')
    await add('/c', '/d')
    for (const url of ['/a', '/b', '/c'])
      expect(await redirectOf(url)).toEqual({ to: '/d', permanent: false })
  })
  it('rejects loops', async () => expect((await add('/d', '/a')).status).toBe(400))
  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'evil'])(
    '%s is no target',
    async (to) => expect((await add(`/x${to.length}`, to)).status).toBe(400),
  )
})

describe('internal calls', () => {
  /** Sums of the times of measured visits. */
  const measured = { ttfb_ms: 200, ttfb_count: 4, lcp_ms: 3200, lcp_count: 4 }
  it('counts views once per batch, of existing documents only', async () => {
    const batch = randomUUID()
    const body = JSON.stringify({
      batch,
      views: [
        { kind: 'product', id: 1, count: 3 },
        { kind: 'product', id: 1, count: 2 },
        { kind: 'application', id: 9999, count: 5 },
      ],
      searches: [],
      visits: [{ ...measured, screen: 'product', visits: 4 }],
    })
    const database = new Client({ connectionString: process.env['DATABASE_URL'] })
    await database.connect()
    for (let n = 0; n < 3; n += 1)
      expect(
        (
          await internal('/views', {
            method: 'POST',
            body,
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      ).toBe(204)
    const { rows } = await database.query(
      'select collection, document_id, count::int from view_totals',
    )
    const visited = await database.query('select screen, visits::int, lcp_ms::int from visits')
    await database.end()
    expect(rows).toEqual([{ collection: 'products', document_id: 1, count: 5 }])
    expect(visited.rows).toEqual([{ screen: 'product', visits: 4, lcp_ms: 3200 }])
  })
  it('adds the measured visits of a day, and rejects a screen that is not a name', async () => {
    const send = (screen: string) =>
      internal('/views', {
        method: 'POST',
        body: JSON.stringify({
          batch: randomUUID(),
          views: [],
          searches: [],
          visits: [{ ...measured, screen, visits: 4 }],
        }),
        headers: { 'content-type': 'application/json' },
      })
    expect((await send('home')).status).toBe(204)
    expect((await send('home')).status).toBe(204)
    expect((await send("home'; drop table visits")).status).toBe(422)
    expect(
      await query(`select visits::int, ttfb_ms::int from visits where screen = 'home'`),
    ).toEqual([{ visits: 8, ttfb_ms: 400 }])
  })
  it('lists every address with its locales', async () => {
    const { body } = await internal('/addresses')
    const { data } = addressesAnswer.parse(body)
    expect(
      data.find(
        (row) =>
          row.screen === 'product' &&
          row.alternates.en?.['product'] === 'conexoes-de-cobre-in-english',
      )?.alternates.es?.['category'],
    ).toBe('terminais-en-espanol')
    // pages of tooling, of part numbers and of blocks depend on the data of other tests
    const seeded = data.filter(({ screen }) => !['tooling', 'part', 'page'].includes(screen))
    expect(new Set(seeded.map((row) => row.screen)).size).toBe(9)
    expect(JSON.stringify(data)).not.toContain('rascunho-secreto')
  })
})

describe('API reference', () => {
  it('lists every call in the OpenAPI document', async () => {
    const { paths } = (await (await get('/api/v1/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(
      callNames.length,
    )
  })
  it.each([
    ['br', 'execute'],
    ['en', 'execute it'],
    ['es', 'ejecútela'],
  ])('serves the page in %s', async (lang, word) => {
    const page = await get(`/api/v1/docs?lang=${lang}`)
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'; script-src 'self'; style-src 'self'"),
    ])
    expect(await page.text()).toContain(word)
  })
  it.each([
    ['swagger-ui-bundle.js', 'text/javascript'],
    ['swagger-ui.css', 'text/css'],
    ['page.js', 'text/javascript'],
    ['page.css', 'text/css'],
  ])('serves the file %s', async (file, type) => {
    const answer = await get(`/api/v1/docs/${file}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(type),
    ])
  })
  it.each(['/healthz', '/readyz'])('%s', async (path) => expect((await get(path)).status).toBe(200))
})

describe('the staff’s redirects', () => {
  const redirect = (from: string, to: string) =>
    staff<{ doc: { id: number; from: string; to: string }; errors?: unknown }>(
      'editor',
      'POST',
      '/redirects',
      { from, to },
    )
  const known = async () =>
    (await internal<{ data: { from: string; to: string }[] }>('/redirects')).body.data

  it('are normalised and appended to the change feed', async () => {
    const { status, body } = await redirect('/Campanha//2025/?x=1', `${origin()}/noticias#topo`)
    expect([status, body.doc.from, body.doc.to]).toEqual([201, '/campanha/2025', '/noticias#topo'])
    expect(await known()).toContainEqual({
      from: '/campanha/2025',
      to: '/noticias#topo',
      permanent: true,
    })
  })

  it('are applied to the links of the footer', async () => {
    const put = (footer: object[]) =>
      staff<{ errors?: unknown }>('administrator', 'POST', '/globals/navigation?locale=br', {
        _status: 'published',
        footer,
      })
    const shown = async () =>
      (
        await call<{ others: { footer_menus: { links: { url: string }[] }[] } }>('/web/layout')
      ).body.others.footer_menus.flatMap(({ links }) => links.map(({ url }) => url))
    expect((await redirect('/rodape', '/noticias#topo')).status).toBe(201)
    const links = [
      { kind: 'address', label: 'Promoção', address: '/Rodape/?a=1' },
      { kind: 'address', label: 'Outra', address: '/contato' },
    ]
    const saved = await put([{ label: 'Mais', links }])
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await shown()).toEqual(['/noticias?a=1#topo', '/contato'])
    expect((await put([])).status).toBe(200)
    const { latest, changes } = (
      await internal<{ latest: number; changes: { tags: string[] }[] }>('/changes?after=0')
    ).body
    expect([latest > 0, changes.some(({ tags }) => tags.includes('redirect'))]).toEqual([
      true,
      true,
    ])
  })

  it('collapses chains and rejects loops', async () => {
    expect((await redirect('/elo-1', '/elo-2?a=1')).status).toBe(201)
    expect((await redirect('/elo-0', '/ELO-1/?b=2')).body.doc.to).toBe('/elo-2?a=1&b=2')
    for (const [from, to] of [
      ['/elo-2', '/elo-0'],
      ['/elo-9', '/ELO-9/'],
      ['/elo-9', '/elo-9?x=1'],
    ] as const)
      expect((await redirect(from, to)).status, `${from} ${to}`).toBe(400)
  })

  it.each([
    ['/admin/x', '/y'],
    ['/api', '/y'],
    ['/media/x.png', '/y'],
    ['/assets/x', '/y'],
    ['promo', '/y'],
    ['/a%2fb', '/y'],
    ['/..', '/y'],
    ['/promo', '//evil.example'],
    ['/promo', '/\\evil.example'],
    ['/promo', 'javascript:alert(1)'],
    ['/promo', 'https://a:b@evil.example'],
    ['/promo', 'ftp://x.example'],
  ])('rejects %s to %s', async (from, to) => expect((await redirect(from, to)).status).toBe(400))
})

describe('title and description of a path', () => {
  const seoOf = async (url: string) =>
    (
      await call<{ title: string; description: string; source: string }>(
        `/web/seo?url=${encodeURIComponent(url)}`,
      )
    ).body

  it('are those of the document at the path, in its locale', async () => {
    const { data } = addressesAnswer.parse((await internal('/addresses')).body)
    const product = data.find(({ screen }) => screen === 'product')
    for (const [locale, base] of [
      ['br', '/produtos'],
      ['en', '/en/products'],
      ['es', '/es/productos'],
    ] as const) {
      const params = product?.alternates[locale]
      const answer = await seoOf(
        [base, params?.['category'], params?.['subcategory'], params?.['product']].join('/'),
      )
      expect([answer.source, answer.title !== '', typeof answer.description]).toEqual([
        'document',
        true,
        'string',
      ])
    }
    expect((await seoOf('/produtos/nada/nada/nada')).source).toBe('company')
    expect((await seoOf('/en')).source).toBe('company')
  })
})
