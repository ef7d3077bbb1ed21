import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import type { Upstream } from '#server/api-gateway/upstream.ts'
import { Redirects } from './redirects.ts'
import { UpstreamAnswer } from '#server/api-gateway/upstream.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

type Row = { from: string; to: string; permanent: boolean }

async function serve(rows: Row[]) {
  let answering = async () => new UpstreamAnswer(200, JSON.stringify({ data: rows }))
  const warn = vi.fn<(detail: object, message: string) => void>()
  const upstream: Upstream = {
    send: async () => {
      throw new Error('not used')
    },
    fetchInternal: () => answering(),
  }
  const redirects = new Redirects({ upstream, secure: false, log: { warn } })
  await redirects.read()
  const server = createServer((request, response) => {
    if (!redirects.answer(request, response)) response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const ask = (path: string, method = 'GET') =>
    new Promise<[number | undefined, string | undefined]>((resolve) => {
      httpRequest({ host: '127.0.0.1', port, path, method }, (response) =>
        resolve([response.resume().statusCode, response.headers.location]),
      ).end()
    })
  return {
    ask,
    redirects,
    warn,
    become: (next: typeof answering) => {
      answering = next
    },
  }
}

const row = (from: string, to: string, permanent = true): Row => ({ from, to, permanent })

test('redirects any path in any spelling, with its query', async () => {
  const { ask } = await serve([
    row('/promo', '/produtos'),
    row('/Campanha/2025/', '/noticias?a=1#b', false),
    row('/index.php', 'https://www.example.com/'),
    row('/promoção', '/contato'),
  ])
  expect(await ask('/promo')).toEqual([301, '/produtos'])
  expect(await ask('/PROMO//?utm=x&y=1')).toEqual([301, '/produtos?utm=x&y=1'])
  expect(await ask('/campanha/2025?c=2')).toEqual([302, '/noticias?a=1&c=2#b'])
  expect(await ask('/index.php', 'HEAD')).toEqual([301, 'https://www.example.com/'])
  expect(await ask('/promo%C3%A7%C3%A3o')).toEqual([301, '/contato'])
  for (const path of ['/promo/x', '/promo%2f', '/promocao', '/'])
    expect(await ask(path), path).toEqual([204, undefined])
  expect(await ask('/promo', 'POST')).toEqual([204, undefined])
})

test('ignores targets that the panel rejects, and reserved paths', async () => {
  const { ask } = await serve([
    row('/a', '//evil.example'),
    row('/b', 'javascript:alert(1)'),
    row('/admin', '/x'),
    row('/api/v1', '/x'),
    row('/loop', '/LOOP/?x=1'),
    row('/ok', '/é x'.replace(' ', '%20')),
  ])
  for (const path of ['/a', '/b', '/admin', '/api/v1', '/loop'])
    expect(await ask(path), path).toEqual([204, undefined])
  expect(await ask('/ok')).toEqual([301, '/%C3%A9%20x'])
})

test('follows the change feed and holds while the cms is unreachable', async () => {
  const rows = [row('/promo', '/produtos')]
  const { ask, redirects, warn, become } = await serve(rows)
  rows.splice(0, 1, row('/promo', '/noticias'))
  redirects.expire(new Set(['product:1']))
  expect(await ask('/promo')).toEqual([301, '/produtos'])
  redirects.expire(new Set(['redirect:1', 'redirect']))
  await expect.poll(() => ask('/promo')).toEqual([301, '/noticias'])
  become(async () => {
    throw new Error('away')
  })
  await redirects.read()
  expect(warn).toHaveBeenCalledOnce()
  expect(await ask('/promo')).toEqual([301, '/noticias'])
  rows.splice(0, 1, row('/promo', '/contato'))
  become(async () => new UpstreamAnswer(200, JSON.stringify({ data: rows })))
  // the failed read is repeated without another change
  await expect.poll(() => ask('/promo'), { timeout: 5000 }).toEqual([301, '/contato'])
})

test('redirects the Markdown of a path to that of its target', async () => {
  const { ask } = await serve([
    row('/promo', '/produtos'),
    row('/fora', 'https://www.example.com/'),
    row('/arquivo', '/media/a.pdf'),
  ])
  expect(await ask('/promo.md')).toEqual([301, '/produtos.md'])
  expect(await ask('/Promo.md?x=1')).toEqual([301, '/produtos.md?x=1'])
  expect(await ask('/fora.md')).toEqual([301, 'https://www.example.com/'])
  expect(await ask('/arquivo.md')).toEqual([301, '/media/a.pdf'])
  expect(await ask('/outra.md')).toEqual([204, undefined])
})
