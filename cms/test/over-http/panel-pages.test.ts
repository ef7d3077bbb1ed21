/** @shell */
import { expect, it } from 'vitest'
import { fetchCms, get, logIn } from '../support/api.ts'

const body = Buffer.from('['.repeat(2_000_000) + ']'.repeat(2_000_000))

it.each(['/admin/login', '/admin/nothing/here', '/admin', '/_next/static/nothing.js'])(
  'refuses bodies of 4 MB to %s, and is alive',
  async (path) => {
    for (const [headers, status] of [
      [{}, 405],
      [{ 'next-action': 'x' }, path.startsWith('/admin') ? 401 : 405],
      [{ 'next-action': 'x', authorization: `JWT ${await logIn('editor')}` }, undefined],
    ] as const) {
      const answer = await fetchCms(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
      })
      if (status === undefined) expect([400, 405]).toContain(answer.status)
      else expect(answer.status, JSON.stringify(headers)).toBe(status)
    }
    expect((await get('/healthz')).status).toBe(200)
  },
)

it('takes other methods than those of pages nowhere', async () => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const answer = await fetchCms('/admin', { method })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})
