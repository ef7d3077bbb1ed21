/** @search @searches */
import { randomUUID } from 'node:crypto'
import type { Answer } from '@vitrine/contract/client'
import type { ViewsBody } from '@vitrine/contract/internal'
import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '#src/admin/searches/search-answer.ts'
import { call, fetchCms, internal, logIn, staff } from '../support/api.ts'
import { query } from '../support/database.ts'
import type { StaffRole } from '../support/staff.ts'

type Counted = ViewsBody['searches'][number]

const record = async (searches: Partial<Counted>[], batch = randomUUID()): Promise<void> => {
  const { status } = await internal('/views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      batch,
      views: [],
      searches: searches.map((search) => ({
        locale: 'br',
        times: 1,
        empty: 0,
        clicks: 0,
        results: null,
        ...search,
      })),
    }),
  })
  expect(status).toBe(204)
}

const recorded = (text: string) =>
  query(
    `select locale, text, typed, times::int, empty::int, clicks::int, results from searches where typed like $1 order by locale, text`,
    [`%${text}%`],
  )

const press = (path: string, body: object, role: StaffRole = 'editor') =>
  staff<SearchAnswer>(role, 'POST', `/searches/${path}`, { locale: 'br', ...body })

const search = async (text: string, locale = 'br') =>
  (await call<Answer<'search-read'>>(`/web/search?search=${encodeURIComponent(text)}`, { locale }))
    .body

describe('recorded searches', () => {
  it('are added up by day, locale and text, once per batch', async () => {
    const batch = randomUUID()
    const first = [
      { text: 'Conexão Rápida', times: 2, empty: 2, results: 0 },
      { text: 'conexao rapida', clicks: 1, times: 1, results: 7 },
      { text: 'conexão rápida', locale: 'en' as const },
    ]
    for (let n = 0; n < 2; n += 1) await record(first, batch)
    await record([{ text: 'conexão rápida', clicks: 3, times: 0 }])
    expect(await recorded('rápida')).toEqual([
      {
        locale: 'br',
        text: 'conexao rapida',
        typed: 'conexão rápida',
        times: 3,
        empty: 2,
        clicks: 4,
        results: 7,
      },
      {
        locale: 'en',
        text: 'conexao rapida',
        typed: 'conexão rápida',
        times: 1,
        empty: 0,
        clicks: 0,
        results: null,
      },
    ])
  })

  it('hold nothing that may name a person', async () => {
    await record(
      ['maria@example.com zq', 'zq 11 98765-4321', 'zq 123.456.789-09', 'zq haste'].map((text) => ({
        text,
      })),
    )
    expect((await recorded('zq')).map(({ text }) => text)).toEqual(['zq haste'])
  })

  it('are kept up to 5,000 texts a day; known ones are still counted', async () => {
    await record([{ text: 'known zx' }])
    await query(
      `insert into searches (day, locale, text, typed, times, empty, clicks, results, seen_at)
       select (select max(day) from searches), 'es', 'flood ' || n, 'flood ' || n, 1, 0, 0, 1, now() from generate_series(1, 5000) n`,
    )
    try {
      await record([{ text: 'known zx' }, { text: 'unknown zx' }])
      expect((await recorded('zx')).map(({ text, times }) => [text, times])).toEqual([
        ['known zx', 2],
      ])
    } finally {
      await query(`delete from searches where text like 'flood %'`)
    }
  })
})

describe('a synonym that is made from a search', () => {
  it('finds at once what its word finds, and extends the group that has the word', async () => {
    await record([{ text: 'zwetrak ulmox', times: 4, empty: 4, results: 0 }])
    expect((await search('zwetrak ulmox')).products.meta.total).toBe(0)
    const made = await press('synonym', { text: 'zwetrak ulmox', word: 'bimetálico' })
    expect([made.status, made.body.tried?.first[0]?.title]).toEqual([
      200,
      'Terminal bimetálico em português',
    ])
    expect(made.body.tried?.first[0]?.path).toMatch(/^\/produtos\/.+\/.+\/.+/)
    expect((await search('zwetrak ulmox')).products.data[0]?.title).toBe(
      'Terminal bimetálico em português',
    )
    // the search has results now, and is not in the list of searches without results
    expect((await recorded('zwetrak ulmox'))[0]).toMatchObject({ results: made.body.tried?.total })

    const second = await press('synonym', { text: 'zwetrak dromox', word: 'Bimetalico' })
    expect([second.status, second.body.document]).toEqual([200, made.body.document])
    const id = made.body.document?.split('/').at(-1)
    const group = await staff<{ words: string; meaning: string }>(
      'editor',
      'GET',
      `/synonyms/${id}`,
    )
    expect(group.body).toMatchObject({
      words: 'zwetrak ulmox, zwetrak dromox',
      meaning: 'bimetálico',
    })
    await staff('editor', 'DELETE', `/synonyms/${id}`)
  })

  it.each([
    [{ text: '', word: 'cobre' }, 'text'],
    [{ text: 'x'.repeat(600), word: 'cobre' }, 'text'],
    [{ text: 'haste, vareta', word: 'cobre' }, 'text'],
    [{ text: 'um dois tres quatro cinco seis', word: 'cobre' }, 'text'],
    [{ text: 'vareta' }, 'word'],
    [{ text: 'vareta', word: ' ' }, 'word'],
    [{ text: 'vareta', word: 'a, b' }, 'word'],
    [{ text: 'vareta', word: 'VARETA' }, 'word'],
    [{ text: 'vareta', word: 'zzqqxx' }, 'word'],
  ])('is refused for %j with a message for %s', async (body, field) => {
    const { status, body: answered } = await press('synonym', body)
    expect([status, Object.keys(answered.errors ?? {})]).toEqual([422, [field]])
  })

  it('is refused in the language of the account', async () => {
    const { body } = await press('synonym', { text: 'vareta', word: 'zzqqxx' })
    expect(body.errors?.word).toBe('“zzqqxx” também não encontra nada.')
  })

  it('is refused for a language that the site does not have', async () => {
    expect((await press('synonym', { locale: 'xx', text: 'a', word: 'cobre' })).status).toBe(422)
  })
})

describe('a search that leads to a page', () => {
  it('answers the page in its language, first among the suggestions too', async () => {
    const made = await press('redirect', { text: 'Catálogo  2026', to: '/contato' })
    expect([made.status, made.body.tried?.redirect]).toEqual([200, '/contato'])
    for (const text of ['catalogo 2026', 'CATÁLOGO 2026'])
      expect((await search(text)).redirect).toBe('/contato')
    expect((await search('catalogo 2026', 'en')).redirect).toBeNull()
    expect((await search('catalogo')).redirect).toBeNull()
    const suggested = await call<Answer<'search-suggest'>>(
      '/web/search/suggest?search=catalogo%202026',
    )
    expect(suggested.body.redirect).toEqual({ to: '/contato', title: 'catalogo 2026' })

    const again = await press('redirect', { text: 'CATALOGO 2026', to: '/noticias' })
    expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, ['text']])
    const id = made.body.document?.split('/').at(-1)
    await staff('editor', 'DELETE', `/search-redirects/${id}`)
    expect((await search('catalogo 2026')).redirect).toBeNull()
  })

  it('is suggested by the title of its document', async () => {
    const pages = (await press('pages', { text: 'bimet' })).body.pages ?? []
    const product = pages.find(({ title }) => title === 'Terminal bimetálico em português')
    const made = await press('redirect', { text: 'sapata zq', to: product?.path })
    const suggested = await call<Answer<'search-suggest'>>('/web/search/suggest?search=sapata%20zq')
    expect(suggested.body.redirect).toEqual({ to: product?.path, title: product?.title })
    await staff('editor', 'DELETE', `/search-redirects/${made.body.document?.split('/').at(-1)}`)
  })

  it.each([
    [{ text: '   ', to: '/contato' }, 'text'],
    [{ text: 'atalho', to: '' }, 'to'],
    [{ text: 'atalho', to: 'contato' }, 'to'],
    [{ text: 'atalho', to: 'javascript:alert(1)' }, 'to'],
    [{ text: 'atalho', to: '//evil.example' }, 'to'],
    [{ text: 'atalho', to: '/busca?q=haste' }, 'to'],
    [{ text: 'atalho', to: '/en/search' }, 'to'],
  ])('is refused for %j with a message for %s', async (body, field) => {
    const { status, body: answered } = await press('redirect', body)
    expect([status, Object.keys(answered.errors ?? {})]).toEqual([422, [field]])
  })
})

describe('the page of the panel', () => {
  const page = async (role: StaffRole, address = '') =>
    fetchCms(`/admin/searches${address}`, {
      headers: { authorization: `JWT ${await logIn(role)}` },
    })

  it('lists what found nothing when last made, and what few visitors opened', async () => {
    await record([
      { text: 'wk empty', times: 1, empty: 1, results: 0 },
      { text: 'wk mended', times: 3, empty: 3, results: 9 },
      { text: 'wk ignored', times: 5, clicks: 0, results: 9 },
      { text: 'wk opened', times: 5, clicks: 1, results: 9 },
      { text: 'wk rare', times: 4, clicks: 0, results: 9 },
      { text: 'wk english', locale: 'en', times: 1, empty: 1, results: 0 },
    ])
    const html = await (await page('editor', '?language=br&days=7')).text()
    const listed = ['empty', 'mended', 'ignored', 'opened', 'rare', 'english'].filter((word) =>
      html.includes(`<th scope="row">wk ${word}<`),
    )
    expect(listed).toEqual(['empty', 'ignored'])
    expect(await (await page('editor', '?language=en')).text()).toContain('>wk english<')
  })

  it.each([
    ['translator', 200],
    ['attendant', 404],
  ] as const)('answers %s with %d', async (role, status) =>
    expect((await page(role)).status).toBe(status),
  )
})

describe('roles', () => {
  it.each([
    ['administrator', 200, 422],
    ['editor', 200, 422],
    ['translator', 200, 403],
    ['attendant', 403, 403],
  ] as const)('%s: tries %d, makes %d', async (role, tries, makes) => {
    expect((await press('try', { text: 'cobre' }, role)).status).toBe(tries)
    expect((await press('synonym', { text: 'a' }, role)).status).toBe(makes)
    expect((await press('redirect', { text: 'a' }, role)).status).toBe(makes)
  })
})
