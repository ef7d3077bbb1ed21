/** @calls @lists */
import { Client } from 'pg'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { maxPageSize } from '#src/platform/access/query-rules.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { query } from './support/database.ts'

interface List {
  docs: Record<string, unknown>[]
  limit: number
  totalDocs: number
  errors?: unknown
}
const ask = (role: Parameters<typeof staff>[0], path: string) => staff<List>(role, 'GET', path)

beforeAll(async () => {
  const [owner] = await query<{ id: number }>(
    "select id from users where email = 'administrator@example.com'",
  )
  await query(
    `insert into messages (status, owner_id, message, name, email, receipt, locale, consented_at, updated_at, created_at)
     values ('new', $1, 'Olá', 'Ana', 'ana@example.com', '000000-ORACLE', 'br', now(), now(), now()) on conflict do nothing`,
    [owner?.id],
  )
})

describe('a filter or a sort through a relation to accounts', () => {
  const variants = (value: string) => [
    `where[owner.email][like]=${value}`,
    `where[owner.name][equals]=${value}`,
    `where[owner__email][like]=${value}`,
    `where[or][0][owner.role][equals]=${value}`,
    `where[and][0][or][0][owner.email][contains]=${value}`,
    `where[owner][contains][email][like]=${value}`,
    'sort=owner.email',
    'sort=-createdAt,owner.name',
    `where[owner.resetPasswordToken][like]=${value}`,
    `where[owner.loginAttempts][greater_than]=${value}`,
  ]
  it('gets the same response with and without a match, for roles that cannot read accounts', async () => {
    const [hits, misses] = [variants('administrator'), variants('no-such-account')]
    for (const [place, hit] of hits.entries()) {
      for (const list of [
        '/messages',
        '/candidates',
        ...(hit.startsWith('sort') ? [] : ['/messages/export']),
      ]) {
        const [a, b] = [
          await ask('attendant', `${list}?${hit}`),
          await ask('attendant', `${list}?${misses[place]}`),
        ]
        expect([hit, a.status], JSON.stringify(a.body)).toEqual([hit, 400])
        expect([b.status, b.body]).toEqual([a.status, a.body])
      }
    }
  })
  it('works for roles that can read accounts; filtering by the owner itself works for all', async () => {
    expect(
      (await ask('administrator', '/messages?where[owner.email][like]=administrator')).body
        .totalDocs,
    ).toBeGreaterThan(0)
    expect(
      (await ask('attendant', '/messages?where[owner][exists]=true')).body.totalDocs,
    ).toBeGreaterThan(0)
  })
  it('is rejected within a join', async () => {
    for (const value of ['locked', 'nobody']) {
      for (const query of [
        `joins[downloads][where][member.email][like]=${value}`,
        'joins[downloads][sort]=member.email',
        `joins[nothing][where][x][equals]=${value}`,
      ]) {
        expect((await ask('editor', `/restricted-documents?${query}`)).status, query).toBe(400)
      }
    }
    expect(
      (
        await ask(
          'editor',
          '/restricted-documents?joins[downloads][limit]=5&joins[downloads][sort]=-createdAt',
        )
      ).status,
    ).toBe(200)
  })
  it('is rejected through document locks', async () => {
    for (const value of ['administrator', 'nobody'])
      expect(
        (await ask('attendant', `/payload-locked-documents?where[user.email][like]=${value}`))
          .status,
      ).toBe(400)
  })
})

describe('a filter whose operator does not fit its field', () => {
  it.each([
    'where[createdAt][like]=2026',
    'where[id][near]=1,2,3',
    'where[position][like]=x',
    'where[id][equals]=abc',
    'where[id][in]=a,b',
    'where[title][near]=1,2,3',
    'where[title][within]=x',
    'where[title][all]=x',
    'where[_status][equals]=nothing',
    'where[_status][like]=pub',
    'where[createdAt][greater_than]=never',
    'where[id][equals]=99999999999999999999',
    'where[variants][contains]=x',
    'where[subcategory][near]=1',
    'where[subcategory.title][intersects]=1',
    'where[title][equals][a]=b',
    'where[title][exists]=perhaps',
    'where[nothing][equals]=1',
    'where[id][nothing]=1',
    'where[position][equals]=1e400',
    'where=x',
    'sort=nothing',
    'sort=variants',
    'page=-1',
    'page=x',
    'limit=x',
    'limit=-5',
    'depth=x',
    'locale=xx',
    'select[nothing]=true',
    'joins[nothing][limit]=1',
    'where[title][in][][x]=1',
  ])('answers %s without 5xx', async (filter) => {
    for (const list of ['/products', '/products/versions', '/globals/home/versions']) {
      const answer = await ask('administrator', `${list}?${filter}`)
      expect(answer.status, `${list} ${JSON.stringify(answer.body).slice(0, 200)}`).toBeLessThan(
        500,
      )
    }
  })
  it.each([
    'where[createdAt][like]=2026',
    'where[id][near]=1,2,3',
    'where[title][all]=x',
    'where=x',
  ])('returns 400 for %s', async (filter) => {
    expect((await ask('editor', `/products?${filter}`)).status).toBe(400)
  })
  it('returns 404 for versions of a collection without any', async () => {
    for (const path of [
      '/members/versions',
      '/redirects/versions/1',
      '/users/versions',
      '/media/versions',
    ])
      expect((await ask('administrator', path)).status, path).toBe(404)
  })
})

describe('document locks', () => {
  const lock = async (collection: string, document: number, owner: string) => {
    const [made] = await query<{ id: number }>(
      'insert into payload_locked_documents (updated_at, created_at) values (now(), now()) returning id',
    )
    const [user] = await query<{ id: number }>('select id from users where email = $1', [
      `${owner}@example.com`,
    ])
    await query(
      `insert into payload_locked_documents_rels (parent_id, path, ${collection}_id) values ($1, 'document', $2)`,
      [made?.id, document],
    )
    await query(
      "insert into payload_locked_documents_rels (parent_id, path, users_id) values ($1, 'user', $2)",
      [made?.id, user?.id],
    )
    return made?.id ?? 0
  }
  const path = '/payload-locked-documents'
  // a lock that remains would make saves of the document by other test files fail with 423 for five
  // minutes
  afterEach(() => query('delete from payload_locked_documents'))

  it('are visible with read permission on the document only', async () => {
    const id = await lock('products', 1, 'editor')
    const seen = async (role: 'attendant' | 'translator') =>
      (await ask(role, `${path}?limit=100`)).body.docs.some((doc) => doc['id'] === id)
    expect([await seen('attendant'), await seen('translator')]).toEqual([false, true])
    expect((await staff('attendant', 'PATCH', `${path}/${id}`, {})).status).toBeGreaterThanOrEqual(
      403,
    )
  })
  it('are deleted by their owner only', async () => {
    const id = await lock('products', 1, 'editor')
    for (const role of ['attendant', 'translator', 'administrator'] as const)
      expect((await staff(role, 'DELETE', `${path}/${id}`)).status).toBeGreaterThanOrEqual(403)
    expect((await staff('editor', 'DELETE', `${path}/${id}`)).status).toBe(200)
  })
  it('can be taken over for the own account only', async () => {
    const id = await lock('products', 1, 'editor')
    const [administrator] = await query<{ id: number }>(
      "select id from users where email = 'administrator@example.com'",
    )
    const answer = await staff('translator', 'PATCH', `${path}/${id}`, {
      user: { relationTo: 'users', value: administrator?.id },
      globalSlug: 'home',
    })
    expect(answer.status).toBe(200)
    const [row] = await query<{ email: string }>(
      "select u.email from payload_locked_documents_rels r join users u on u.id = r.users_id where r.parent_id = $1 and r.path = 'user'",
      [id],
    )
    const [preference] = await query<{ global_slug: string | null }>(
      'select global_slug from payload_locked_documents where id = $1',
      [id],
    )
    expect([row?.email, preference?.global_slug]).toEqual(['translator@example.com', null])
  })
})

describe('limits of a request', () => {
  it('populates two levels, whatever the requested depth', async () => {
    const at = async (depth: number) =>
      (await staff('editor', 'GET', `/applications/1?depth=${depth}`)).body
    expect(await at(10)).toEqual(await at(2))
  })
  it.each([
    'limit=0',
    'limit=100000',
    'limit=1e9',
    'limit=0&pagination=false',
    'pagination=false',
    'limit=-1',
  ])('bounds the page size of %s', async (query) => {
    const { status, body } = await ask('administrator', `/products?${query}&depth=0`)
    expect(status).toBe(200)
    expect(body.docs.length).toBeLessThanOrEqual(maxPageSize)
    if (!query.includes('pagination')) expect([10, maxPageSize]).toContain(body.limit)
  })
  it('answers 503 when a statement reaches its timeout', async () => {
    // another session locks the table; the read waits until the statement timeout
    const holder = new Client({ connectionString: process.env['DATABASE_URL'] })
    await holder.connect()
    await holder.query('begin; lock table redirects in access exclusive mode')
    try {
      expect((await ask('administrator', '/redirects')).status).toBe(503)
    } finally {
      await holder.end()
    }
  })
})

it('rejects an image with the extension of another type, and stores nothing', async () => {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#345678' } })
    .png()
    .toBuffer()
  for (const [name, type] of [
    ['pagina.html', 'image/png'],
    ['folha.svg', 'image/png'],
    ['sem-nome', 'image/png'],
    ['foto.jpg', 'image/jpeg'],
  ] as const) {
    const form = new FormData()
    form.set('file', new File([Uint8Array.from(png)], name, { type }))
    form.set('_payload', JSON.stringify({ alt: 'Uma cor' }))
    const answer = await fetchCms(`/admin/api/media?locale=br`, {
      method: 'POST',
      body: form,
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    expect([name, answer.status]).toEqual([name, 400])
    expect(await answer.text()).toContain(name)
  }
})
