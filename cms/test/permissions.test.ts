/** @calls @publishing */
import { afterAll, describe, expect, it } from 'vitest'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { Operation, Permission } from '#src/platform/access/permissions.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { staffRoles } from './support/staff.ts'
import type { StaffRole } from './support/staff.ts'

const nobody = 999_999
const collections = Object.entries(permissions) as [keyof typeof permissions, Permission][]
const operations: Record<Operation, [method: string, path: string, body?: unknown]> = {
  read: ['GET', '?limit=1&depth=0'],
  create: ['POST', '', {}],
  update: ['PATCH', `/${nobody}?locale=en`, {}],
  delete: ['DELETE', `/${nobody}`],
}

/** True if access was granted; later errors (not found, missing field) do not matter. */
const opened = (status: number): boolean => status !== 403 && status !== 401

const roles: (StaffRole | undefined)[] = [...staffRoles, undefined]

describe.each(roles)('%s', (role) => {
  it('does with each collection what the table says', async () => {
    for (const [collection, permission] of collections)
      for (const operation of ['read', 'create', 'update', 'delete'] as const) {
        const [method, path, body] = operations[operation]
        const answer = await staff(role, method, `/${collection}${path}`, body)
        // every account can read itself
        const own = collection === 'users' && role !== undefined && operation === 'read'
        const readers = operation === 'read' ? (permission.readPublished ?? []) : []
        const allowed =
          own || (role !== undefined && [...permission[operation], ...readers].includes(role))
        const said = `${operation} ${collection}: ${JSON.stringify(answer.body).slice(0, 200)}`
        expect.soft(opened(answer.status), said).toBe(allowed)
      }
  })

  it('does with each global what the table says', async () => {
    for (const [global, permission] of Object.entries(globalPermissions)) {
      const read = await staff(role, 'GET', `/globals/${global}`)
      const update = await staff(role, 'POST', `/globals/${global}?locale=en&draft=true`, {})
      const readers: readonly string[] = permission.read
      const writers: readonly string[] = permission.update
      expect
        .soft([opened(read.status), opened(update.status)], global)
        .toEqual([
          role !== undefined && readers.includes(role),
          role !== undefined && writers.includes(role),
        ])
    }
  })

  it('does not see versions of inaccessible documents', async () => {
    const answer = await staff(role, 'GET', '/products/versions?limit=1')
    expect(opened(answer.status)).toBe(role !== undefined && role !== 'attendant')
  })
})

describe('an attendant', () => {
  it('reads what is published of the catalogue, and no draft', async () => {
    const stamp = Date.now()
    const product = await create('products', {
      title: `Só rascunho ${stamp}`,
      subcategory: 1,
      _status: 'draft',
    })
    const read = (query: string) =>
      staff<{ docs: { id: number; title: string }[] }>('attendant', 'GET', `/products?${query}`)
    const hidden = await read(`where[id][equals]=${product}&draft=true&depth=0`)
    expect([hidden.status, hidden.body.docs]).toEqual([200, []])
    expect(
      (await staff('attendant', 'GET', `/products/${product}?draft=true&depth=0`)).status,
    ).toBe(404)
    const shown = await create('products', {
      title: `Publicado ${stamp}`,
      subcategory: 1,
      family: `A${stamp}`,
      _status: 'published',
    })
    await staff('editor', 'PATCH', `/products/${shown}?locale=br&draft=true`, {
      title: `Mudado ${stamp}`,
    })
    const { body } = await read(`where[id][equals]=${shown}&depth=0&locale=br`)
    expect(body.docs.map(({ title }) => title)).toEqual([`Publicado ${stamp}`])
    const opened = await staff<{ title: string }>(
      'attendant',
      'GET',
      `/products/${shown}?draft=true&depth=0&locale=br`,
    )
    expect(opened.body.title).toBe(`Publicado ${stamp}`)
    // the head of its form
    const head = await staff<{ draft: { title: Record<string, string> } }>(
      'attendant',
      'GET',
      `/document?collection=products&id=${shown}`,
    )
    expect([head.status, head.body.draft.title['br']]).toEqual([200, `Publicado ${stamp}`])
    const absent = `/document?collection=products&id=${product}`
    expect((await staff('attendant', 'GET', absent)).status).toBe(404)
  })
})

describe('a translator of English', () => {
  type Product = {
    doc: {
      title: string
      position: number
      family: string
      highlights: { label: string; value: string }[]
    }
  }
  const read = (locale: string, draft = false) =>
    staff<Product['doc']>('editor', 'GET', `/products/1?locale=${locale}&depth=0&draft=${draft}`)

  // drafts left by these tests would be the base of saves by other test files
  const paths = ['/products/1', '/subcategories/1', '/globals/home']
  afterAll(async () => {
    for (const path of paths) {
      const { body } = await staff<object>('editor', 'GET', `${path}?locale=en&depth=0&draft=false`)
      const method = path.startsWith('/globals') ? 'POST' : 'PATCH'
      const answer = await staff('editor', method, `${path}?locale=en&depth=0`, {
        ...body,
        _status: 'published',
      })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    }
  })

  it('saves changes of English texts as a draft, and nothing else', async () => {
    const before = await read('en')
    const answer = await staff('translator', 'PATCH', '/products/1?locale=en&depth=0', {
      title: 'Copper connections, better',
      position: 1,
      family: 'XX',
      variants: [],
      highlights: [],
    })
    expect(answer.status).toBe(200)
    expect((await read('en')).body.title).toBe(before.body.title)
    const draft = await read('en', true)
    expect([
      draft.body.title,
      draft.body.position,
      draft.body.family,
      draft.body.highlights.length,
    ]).toEqual([
      'Copper connections, better',
      before.body.position,
      before.body.family,
      before.body.highlights.length,
    ])
  })

  it('keeps the other values inside groups and rows', async () => {
    type Row = { attributes: { key: string; type: string; filter: boolean }[] }
    const stored = async (draft: boolean) =>
      (
        await staff<Row>('editor', 'GET', `/subcategories/1?locale=en&depth=0&draft=${draft}`)
      ).body.attributes.map(({ key, type, filter }) => ({ key, type, filter }))
    expect(
      (await staff('translator', 'PATCH', '/subcategories/1?locale=en&depth=0', { attributes: [] }))
        .status,
    ).toBe(200)
    expect(await stored(true)).toEqual(await stored(false))
    type Home = { hero: { marks: { x: number; y: number }[] } }
    await staff('translator', 'POST', '/globals/home?locale=en', {
      hero: { title: 'Start', marks: [] },
    })
    const home = (await staff<Home>('editor', 'GET', '/globals/home?locale=en&depth=0&draft=true'))
      .body.hero
    expect([home.marks.length, home.marks[0]?.x, home.marks[0]?.y]).toEqual([1, 1, 2])
  })

  it('cannot write in Portuguese', async () =>
    expect(
      (await staff('translator', 'PATCH', '/products/1?locale=br', { title: 'Outro' })).status,
    ).toBe(403))
  it('cannot publish', async () =>
    expect(
      (
        await staff('translator', 'PATCH', '/products/1?locale=en', {
          title: 'X',
          _status: 'published',
        })
      ).status,
    ).toBe(403))
  it('cannot write in all locales at once', async () =>
    expect(
      (await staff('translator', 'PATCH', '/products/1?locale=all', { title: { br: 'X' } })).status,
    ).toBe(403))
  it('cannot unpublish', async () => {
    await staff('translator', 'PATCH', '/products/1?locale=en', { _status: 'draft' })
    expect(
      (await staff<{ _status: string }>('editor', 'GET', '/products/1?draft=false')).body._status,
    ).toBe('published')
  })
})

describe('accounts', () => {
  it('cannot change their own role', async () => {
    const me = await staff<{ user: { id: number } }>('editor', 'GET', '/users/me')
    await staff('editor', 'PATCH', `/users/${me.body.user.id}`, {
      role: 'administrator',
      translates: ['br'],
    })
    expect(
      (await staff<{ user: { role: string } }>('editor', 'GET', '/users/me')).body.user.role,
    ).toBe('editor')
  })

  it('shows an editor the e-mail address of the own account alone', async () => {
    // accounts of other files come before it in the list
    const { docs } = (
      await staff<{ docs: { email?: string }[] }>('editor', 'GET', '/users?limit=100')
    ).body
    expect(docs.flatMap(({ email }) => email ?? [])).toEqual(['editor@example.com'])
  })
  it('rejects a second first account', async () =>
    expect(
      (
        await staff(undefined, 'POST', '/users/first-register', {
          email: 'x@example.com',
          password: 'x'.repeat(12),
          name: 'x',
        })
      ).status,
    ).toBe(404))
  it('locks an account after five wrong passwords', async () => {
    await staff('administrator', 'POST', '/users', {
      email: 'lock@example.com',
      password: 'right password',
      name: 'Lock',
      role: 'attendant',
    })
    const logIn = async (password: string) =>
      (await staff(undefined, 'POST', '/users/login', { email: 'lock@example.com', password }))
        .status
    for (let n = 0; n < 5; n += 1) expect(await logIn('wrong')).toBe(401)
    expect(await logIn('right password')).not.toBe(200)
  })
})

it('administrators alone take the site into maintenance', async () => {
  interface Layout {
    others?: { environment_under_maintenance?: boolean }
  }
  const under = async () =>
    (await staff<Layout>('administrator', 'GET', '/globals/layout?depth=0')).body.others
      ?.environment_under_maintenance
  const ask = (role: StaffRole, on: boolean) =>
    staff(role, 'POST', '/globals/layout?locale=br', {
      others: { environment_under_maintenance: on },
    })
  await ask('editor', true)
  expect(await under()).toBe(false)
  await ask('administrator', true)
  expect(await under()).toBe(true)
  await ask('editor', false)
  expect(await under()).toBe(true)
  await ask('administrator', false)
})
