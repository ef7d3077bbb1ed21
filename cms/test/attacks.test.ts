/** @api @calls */
import { describe, expect, it } from 'vitest'
import { permissions } from '#src/platform/access/permissions.ts'
import { rateLimits } from '#src/platform/limits/throttle.ts'
import { call, fetchCms, get, staff } from './support/api.ts'

const secrets = ['secreto@example.com', 'Rascunho secreto', 'hash', 'salt']

describe('requests without a session', () => {
  it.each([
    ...Object.keys(permissions),
    'payload-jobs',
    'payload-kv',
    'payload-migrations',
    'payload-locked-documents',
  ])('returns no data of %s', async (collection) => {
    for (const path of [
      '',
      '/1',
      '?where[id][exists]=true',
      '/count',
      '?draft=true&locale=all&depth=5',
      '/versions',
    ]) {
      const answer = await staff(undefined, 'GET', `/${collection}${path}`)
      const text = JSON.stringify(answer.body)
      expect(answer.status, `${path} ${text.slice(0, 200)}`).not.toBe(200)
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })

  it.each(['/globals/layout', '/globals/home?draft=true', '/globals/institutional/versions'])(
    'returns no data of %s',
    async (path) => expect((await staff(undefined, 'GET', path)).status).toBe(401),
  )

  it('ignores a forged method override', async () => {
    const answer = await fetchCms(`/admin/api/products`, {
      method: 'POST',
      headers: {
        'x-payload-http-method-override': 'GET',
        'x-http-method-override': 'GET',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'limit=1',
    })
    expect(answer.status).toBe(404)
  })

  it('does not serve GraphQL', async () =>
    expect((await get('/admin/api/graphql')).status).not.toBe(200))

  it.each(['/internal/changes?after=-1', '/internal/addresses', '/internal/views'])(
    '%s does not exist',
    async (path) => {
      for (const secret of [undefined, '', 'wrong', 'another secret of the test']) {
        const answer = await call(path, {
          headers: secret === undefined ? {} : { 'x-vitrine-feed-secret': secret },
        })
        expect([answer.status, answer.body.code]).toEqual([404, 'endpoint-unknown'])
      }
    },
  )
})

describe('requests with a session', () => {
  it.each([
    'where[hash][exists]=true',
    'where[salt][like]=a',
    'where[resetPasswordToken][exists]=true',
    'sort=hash',
    'where[sessions.id][like]=a',
  ])('rejects the query users?%s', async (query) => {
    const answer = await staff<{ docs?: unknown }>('editor', 'GET', `/users?${query}`)
    expect([answer.status, answer.body.docs]).toEqual([400, undefined])
  })

  it('does not populate hidden fields through a relation', async () => {
    const answer = await staff('translator', 'GET', '/products/1?depth=5')
    expect(JSON.stringify(answer.body)).not.toMatch(/"(hash|salt|sessions)"/)
  })

  it('drops unknown fields', async () => {
    const answer = await staff<{ doc: Record<string, unknown> }>(
      'editor',
      'PATCH',
      '/distributors/1',
      { stranger: 'x', id: 77 },
    )
    expect([answer.status, answer.body.doc['stranger'], answer.body.doc['id']]).toEqual([
      200,
      undefined,
      1,
    ])
  })
})

describe('the public API', () => {
  it('does not return the e-mail address of a department', async () => {
    expect(JSON.stringify((await call('/web/contact/departments')).body)).not.toContain('secreto@')
  })
  it('does not return drafts', async () => {
    for (const path of [
      '/web/products?perPage=48',
      '/web/products?search=rascunho',
      '/web/products/rascunho-secreto',
      '/web/home',
    ])
      expect(JSON.stringify((await call(path)).body)).not.toContain('Rascunho secreto')
  })
  it.each([
    "' or 1=1 --",
    '%00',
    'a'.repeat(120),
    '\\',
    ':*',
    '& | !',
    '<->',
    'tc%',
    '_',
    '🙂',
    'a b c d e f g h i j',
    '()',
  ])('answers a search for %s', async (search) => {
    const answer = await call(`/web/products?search=${encodeURIComponent(search)}`)
    expect(answer.status).toBe(200)
  })
  it.each([
    '/web/products/%E0%A4%A',
    '/web/products/..%2f..%2fetc',
    '/web/products/%00',
    `/web/products/${'x'.repeat(201)}`,
  ])('answers %s with 4xx', async (path) => {
    const answer = await call(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })
  it.each(['/media/..%2f..%2fsecrets.json', '/media/files/..%2f..%2f..%2fetc/passwd'])(
    'returns 400 for %s, before it is routed',
    async (path) => expect((await get(path)).status).toBe(400),
  )
  // `fetch` resolves the dot segments before it sends the request
  it.each(['/media/../secrets.json', '/media/nothing.jpg', '/media/a/b/c'])(
    'returns 404 for %s',
    async (path) => expect((await get(path)).status).toBe(404),
  )
})

describe('limits by address', () => {
  const { times } = rateLimits['link address']
  const confirm = async (address: string) => {
    const { status } = await call('/web/newsletter/confirm', {
      method: 'POST',
      body: JSON.stringify({ token: 'x'.repeat(43) }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    })
    return status
  }
  /** Attempts from addresses of one /64, each from another. */
  const flood = async (network: string) => {
    const statuses: number[] = []
    for (let at = 1; at <= times; at += 1)
      statuses.push(await confirm(`${network}::${at.toString(16)}`))
    return statuses.filter((status) => status === 429).length
  }

  it('count a /64 of IPv6 as one address, and four times that for the /56 around it', async () => {
    expect(await flood('2001:db8:9:a0')).toBe(0)
    expect(await confirm('2001:db8:9:a0:ffff::')).toBe(429)
    for (const network of ['a1', 'a2', 'a3']) expect(await flood(`2001:db8:9:${network}`)).toBe(0)
    expect(await confirm('2001:db8:9:a4::1')).toBe(429)
    expect(await confirm('2001:db8:9:1a4::1')).not.toBe(429)
  })
})
