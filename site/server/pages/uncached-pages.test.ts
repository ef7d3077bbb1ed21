import { expect, test } from 'vitest'
import { locales } from '@vitrine/configuration/locales'
import { errorMessages } from '@vitrine/contract/error-body'
import { queueFullRetryAfterSeconds } from '#server/caching/render-limits.ts'
import { asTimedOut } from '#server/http/arrival.ts'
import { rendered, servePagesInTest } from '../../test/page-cache-server.ts'

test('renders a receipt uncached, without input of the request', async () => {
  const site = await servePagesInTest(async (key) => rendered({ html: key }))
  const answer = await site.ask('/contato?enviado=261121-K7QF2M', { 'accept-encoding': 'identity' })
  expect([answer.status, answer.headers['cache-control'], answer.body.toString()]).toEqual([
    200,
    'no-store',
    '/contato?enviado=261121-K7QF2M',
  ])
  expect(site.pages.stores.pages.size).toBe(0)
  expect(await site.pages.publicPage('/contato?enviado=261121-K7QF2M')).toBeUndefined()
  expect((await site.ask('/contato', {}, 'POST', 'x=1')).status).toBe(405)
})

test('a page that waits behind others is a busy server in words, not the maintenance page', async () => {
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let isLate = false
  const site = await servePagesInTest(
    async (key) => {
      if (key !== '/contato') return rendered()
      begun.resolve()
      await held.promise
      return rendered()
    },
    {
      limits: { concurrency: 1, concurrencyPerClient: 1, queuedPerClient: 9 },
      arrives: (run) => (isLate ? asTimedOut(run) : run()),
    },
  )
  expect((await site.ask('/produtos')).status).toBe(200)
  const slow = site.ask('/contato')
  await begun.promise
  isLate = true
  const { status, headers, body } = await site.ask('/en/news')
  expect([status, body.toString()]).toEqual([503, errorMessages.en.busy])
  expect(headers).toMatchObject({
    'retry-after': String(queueFullRetryAfterSeconds),
    'cache-control': 'no-store',
    'content-language': locales.en.tag,
  })
  held.resolve()
  expect((await slow).status).toBe(200)
})
