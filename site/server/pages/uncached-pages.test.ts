import { expect, test } from 'vitest'
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
