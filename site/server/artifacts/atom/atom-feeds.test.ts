import Fastify from 'fastify'
import { Parser } from 'htmlparser2'
import { expect, onTestFinished, test } from 'vitest'
import { localeCodes, locales, timeZone } from '@vitrine/configuration/locales'
import type { Answer } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import type { PartRecord } from '@vitrine/contract/shapes/feed'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { Invalidations } from '#server/caching/invalidations.ts'
import { uncachedLimits } from '#server/caching/render-limits.ts'
import { edgeHeaders } from '#server/edge/headers.ts'
import { readTrustedProxies } from '#server/http/client-address.ts'
import type { CacheableRead } from '#server/api-gateway/api-cache.ts'
import { atomPath, atomScreens } from '#shared/page/atom-path.ts'
import { routePath } from '#shared/routes/table.ts'
import { layout } from '../../../test/fixtures/answers.ts'
import { news } from '../../../test/fixtures/reading.ts'
import { AtomFeeds } from './atom-feeds.ts'
import { atomRoutes } from './routes.ts'

const origin = 'https://vitrine.example'

const record = (code: string, given: Partial<PartRecord['state']>): PartRecord =>
  ({
    part_number: code,
    updated_at: '2026-11-20T10:00:00.000Z',
    state: {
      value: 'discontinued',
      since: null,
      until: null,
      last_order: null,
      last_delivery: null,
      successor: null,
      ...given,
    },
    languages: Object.fromEntries(
      localeCodes.map((locale) => [
        locale,
        {
          title: `Lug ${code}`,
          url: `${origin}/${locale}/${encodeURIComponent(code)}`,
          reason: '',
        },
      ]),
    ),
  }) as never

interface Given {
  records?: PartRecord[]
  posts?: Partial<Answer<'news-list'>['data'][number]>[]
}

/** Routes of the feeds over given answers. */
async function serveFeeds(given: Given = {}) {
  const calls: CacheableRead[] = []
  const state = { away: false, maintenance: false, failing: false }
  const jsonOf = (call: CacheableRead): unknown => {
    calls.push(call)
    if (state.failing) throw new ApiError('unavailable')
    if (call.name === 'layout-read') return layout(call.locale)
    if (call.name === 'news-list') {
      const answer = news(call.locale, {})
      const [first] = answer.data
      return given.posts
        ? { ...answer, data: given.posts.map((post) => ({ ...first, ...post })) }
        : answer
    }
    return { data: (given.records ?? []).slice(0, Number(call.query['limit'])) }
  }
  const invalidations = new Invalidations()
  const feeds = new AtomFeeds({
    apiCache: {
      read: async (call) =>
        ({ status: 200, json: () => jsonOf(call), tags: ['layout'], stale: false }) as never,
    },
    upstream: {
      send: async (call) =>
        ({
          status: 200,
          text: JSON.stringify(jsonOf(call as CacheableRead)),
          tags: ['feed:part-numbers'],
        }) as never,
    },
    limiter: new FairLimiter(uncachedLimits),
    invalidations,
    origin,
    isCmsUnreachable: () => state.away,
  })
  const app = Fastify()
  onTestFinished(() => app.close())
  atomRoutes(app, {
    feeds,
    proxies: readTrustedProxies(''),
    secure: true,
    edge: edgeHeaders('varnish'),
    isUnderMaintenance: () => state.maintenance,
  })
  const expire = (tags: string[]) => {
    invalidations.record(new Set(tags))
    feeds.expire(tags)
  }
  return { ask: (url: string, headers = {}) => app.inject({ url, headers }), calls, state, expire }
}

/** Texts and attributes of the elements of a feed, by name. */
function read(xml: string) {
  const found: Record<string, string[]> = {}
  const open: string[] = []
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        open.push(name)
        const values = Object.values(attributes).join(' ')
        ;(found[name] ??= []).push(name === 'link' || name === 'category' ? values : '')
      },
      ontext: (text) => {
        const name = open.at(-1)
        const texts = name === undefined ? undefined : found[name]
        if (texts) texts[texts.length - 1] += text
      },
      onclosetag: (name) => expect(open.pop()).toBe(name),
    },
    { xmlMode: true },
  )
  parser.end(xml)
  expect(open).toEqual([])
  return found
}

test('sends both feeds in each language with their required elements and caching headers', async () => {
  const { ask } = await serveFeeds({ records: [record('XY-70-8', {})] })
  for (const locale of localeCodes)
    for (const screen of atomScreens) {
      const path = atomPath(screen, locale)
      const answer = await ask(path)
      expect(answer.statusCode, path).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/atom+xml; charset=utf-8',
        'content-language': locales[locale].tag,
        'cache-control': 'public, no-cache',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['surrogate-key']).toContain('layout')
      const { feed, id, title, updated, link, entry, name } = read(answer.body)
      expect(feed).toHaveLength(1)
      expect(entry?.length).toBeGreaterThan(0)
      for (const texts of [id, title, updated]) expect(texts).toHaveLength((entry?.length ?? 0) + 1)
      expect(new Set(id).size).toBe(id?.length)
      for (const text of id ?? []) expect(text).toMatch(/^tag:vitrine\.example,2026:/)
      expect(name).toEqual(['Aterra'])
      expect(link?.slice(0, 2)).toEqual([
        `self application/atom+xml ${origin}${path}`,
        `alternate text/html ${locales[locale].tag} ${origin}${routePath(screen, locale)}`,
      ])
      const again = await ask(path, { 'if-none-match': answer.headers.etag })
      expect(again.statusCode).toBe(304)
    }
})

test('lists the part numbers of the latest states first, on the day on which a state began', async () => {
  const { ask } = await serveFeeds({
    records: [
      record('XY-1', { since: '2026-01-05', successor: 'XY-2', last_order: '2026-06-30' }),
      record('XY-2', { value: 'new', since: '2026-02-01' }),
      record('XY-3', { value: 'active', since: '2026-03-01' }),
      record('XY-4', { value: 'not-for-new-projects', since: null }),
    ],
  })
  const { title, updated, summary, category } = read((await ask(atomPath('products', 'br'))).body)
  expect(title?.slice(1)).toEqual([
    'XY-4: não indicado para novos projetos',
    'XY-2: novo',
    'XY-1: descontinuado',
  ])
  const dayOf = (instant = '') =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
      new Date(instant),
    )
  expect(updated?.[0]).toBe(updated?.[1])
  expect(updated?.[1]).toBe('2026-11-20T10:00:00.000Z')
  expect(updated?.slice(2).map(dayOf)).toEqual(['2026-02-01 00:00', '2026-01-05 00:00'])
  expect(summary?.at(-1)).toContain('Lug XY-1.')
  expect(summary?.at(-1)).toContain('Pedidos até')
  expect(summary?.at(-1)).toContain('Substituto: XY-2.')
  expect(category?.at(-1)).toBe('discontinued descontinuado')
})

test('asks for as many part numbers as it shows, once', async () => {
  const records = Array.from({ length: 60 }, (_, index) => record(`XY-${index}`, {}))
  const { ask, calls } = await serveFeeds({ records })
  expect(read((await ask(atomPath('products', 'br'))).body)['title']).toHaveLength(49)
  expect(calls.map(({ name }) => name)).toEqual(['layout-read', 'state-changes-list'])
})

test('keeps hostile texts texts, and leaves out what XML does not have', async () => {
  const title = '</title><script>alert("1")</script> & ]]> \u0000\u0008\uFFFF\uD800 \u202Eabc'
  const { ask } = await serveFeeds({
    posts: [{ id: 7, title, description: title }],
    records: [record('XY"<&>\u0000/7', { since: '2026-01-05' })],
  })
  const posts = await ask(atomPath('news', 'br'))
  expect(posts.body).not.toContain('<script')
  // eslint-disable-next-line no-control-regex
  expect(posts.body).not.toMatch(/[\u0000\u0008\uFFFF]/)
  expect(read(posts.body)['title']?.[1]).toContain('</title><script>alert("1")</script> & ]]>')
  expect(read((await ask(atomPath('products', 'br'))).body)['title']?.[1]).toContain('XY"<&>/7')
})

test('is valid without entries', async () => {
  const { ask } = await serveFeeds({ posts: [] })
  for (const screen of atomScreens)
    expect(read((await ask(atomPath(screen, 'br'))).body)['updated']).toEqual([
      '1970-01-01T00:00:00.000Z',
    ])
})

test('makes a feed once, and again after a change of its tags; an older one while the cms is away', async () => {
  const given = { records: [record('XY-1', { since: '2026-01-05' })] }
  const { ask, calls, state, expire } = await serveFeeds(given)
  const path = atomPath('products', 'br')
  await Promise.all([ask(path), ask(path)])
  const first = calls.length
  await ask(path)
  expire(['products'])
  await ask(path)
  expect(calls).toHaveLength(first)
  given.records.push(record('XY-2', { since: '2026-02-05' }))
  expire(['feed:part-numbers'])
  expect((await ask(path)).body).toContain('XY-2')
  state.failing = true
  expire(['feed:part-numbers'])
  expect((await ask(path)).body).toContain('XY-2')
  expect((await ask(atomPath('news', 'br'))).statusCode).toBe(502)
  state.maintenance = true
  expect((await ask(path)).statusCode).toBe(502)
})
