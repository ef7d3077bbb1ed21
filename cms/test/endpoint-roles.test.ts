/** @calls */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import { panelEndpoints } from '#src/panel-api/panel-endpoints.ts'
import { globalPermissions, permissions } from '#src/platform/access/permissions.ts'
import type { Permission } from '#src/platform/access/permissions.ts'
import { fetchCms, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { endpointRoles, payloadEndpoints } from './support/endpoint-roles.ts'
import type { EndpointRoles } from './support/endpoint-roles.ts'
import { edit, order, payload, product, send, published } from './support/grid-edits.ts'
import { newest, undo } from './support/history.ts'
import { draft } from './support/languages.ts'
import { logInAs } from './support/members.ts'
import { staffRoles } from './support/staff.ts'
import type { StaffRole } from './support/staff.ts'

const kinds = (names: object) =>
  Object.keys(names)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
const collection = new RegExp(`^/(?:${kinds(permissions)})(?=/|$)`)
const global = new RegExp(`^/globals/(?:${kinds(globalPermissions)})(?=/|$)`)

/** Name of an endpoint in the table: its own, or that of all collections or globals. */
const endpointOf = ({ method, path }: { method: string; path: string }): string => {
  const own = `${method} ${path}`
  if (own in endpointRoles || payloadEndpoints.has(own)) return own
  return `${method} ${path.replace(global, '/globals/*').replace(collection, '/*')}`
}

it('the table names each endpoint of the panel, and no other', () => {
  const registered = new Set(panelEndpoints.map(endpointOf))
  const named = new Set([...Object.keys(endpointRoles), ...payloadEndpoints])
  expect(
    [...registered].filter((each) => !named.has(each)),
    'without an entry in support/endpoint-roles.ts',
  ).toEqual([])
  expect(
    [...named].filter((each) => !registered.has(each)),
    'not registered',
  ).toEqual([])
})

const places: Record<string, string> = { id: '999999', key: 'x', number: '1' }
let ofMember = ''
beforeAll(async () => {
  ofMember = await logInAs('approved')
  const { id } = await product([10])
  await draft(id, 'br', { title: 'Portas' })
  const { body } = await staff<{ docs: { id: number }[] }>(
    'editor',
    'GET',
    `/products/versions?where[parent][equals]=${id}&limit=1`,
  )
  Object.assign(places, { product: String(id), version: String(body.docs[0]?.id) })
})

const filled = (text: string): string =>
  text.replaceAll(/:(\w+)/g, (whole, name: string) => places[name] ?? whole)

function requestOf(
  name: string,
  { address, body }: EndpointRoles,
): [string, string, object | undefined] {
  const [method = '', path = ''] = name.split(' ')
  const sent = method === 'GET' ? undefined : JSON.stringify(body ?? {})
  const target = filled(address ?? path.replace('/globals/*', '/globals/home'))
  return [method, target, sent === undefined ? undefined : JSON.parse(filled(sent))]
}

describe('each endpoint of the table', () => {
  it.each(staffRoles)('answers or refuses the %s', async (role) => {
    for (const [name, endpoint] of Object.entries(endpointRoles)) {
      const isAllowed = endpoint.roles.includes(role)
      if (endpoint.isChanging && isAllowed) continue
      const { status, body } = await staff(role, ...requestOf(name, endpoint))
      const said = `${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`
      expect.soft(status !== (endpoint.refusal ?? 403), said).toBe(isAllowed)
      expect.soft(status, said).toBeLessThan(500)
      expect.soft(status, said).not.toBe(401)
    }
  })

  it('refuses a request without a session, and one of a member', async () => {
    for (const [name, endpoint] of Object.entries(endpointRoles)) {
      const [method, path, body] = requestOf(name, endpoint)
      const { refusal = 401 } = endpoint
      for (const headers of [
        {},
        { authorization: `Bearer ${ofMember}` },
        { authorization: `JWT ${ofMember}` },
      ]) {
        const { status } = await fetchCms(`/admin/api${path}`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        })
        expect.soft(status, `${name} ${Object.keys(headers).join()}`).toBe(refusal)
      }
    }
  })
})

/** Roles that read a collection, by the endpoints that show its documents. */
describe.each(['/list', '/list-views', '/sheets', '/grid'])('GET %s of a collection', (path) => {
  it.each(staffRoles)('%s', async (role) => {
    const isOfList = path === '/list' || path === '/list-views'
    for (const [slug, permission] of Object.entries<Permission>(permissions)) {
      const { status } = await staff(role, 'GET', `${path}?collection=${slug}&ids=1&locale=en`)
      const { read, readPublished = [] } = permission
      const readers: readonly string[] = isOfList ? [...read, ...readPublished] : read
      if (!readers.includes(role)) expect([slug, status]).toEqual([slug, 403])
      expect(status, slug).toBeLessThan(500)
    }
  })
})

describe('a translator of English', () => {
  const text = async (slug: 'posts' | 'products', locale: string, path = 'title') => {
    const [found] = (
      await payload.find({
        collection: slug,
        locale: locale as 'en',
        limit: 1,
        depth: 0,
        draft: true,
      })
    ).docs
    const before = Object(found)[path] ?? null
    return {
      collection: slug,
      id: Number(found?.id),
      path,
      locale: path === 'position' ? null : locale,
      before,
      after: path === 'position' ? 77 : `${String(before)} x`,
    }
  }

  it.each([
    ['en', 'title', true],
    ['es', 'title', false],
    ['br', 'title', false],
    ['en', 'position', false],
  ] as const)('in the grid, %s %s: %s', async (locale, path, isAllowed) => {
    const given = await text('products', locale, path)
    const { body } = await send([given], { role: 'translator', dry: true })
    expect(body).toMatchObject({ changed: isAllowed ? 1 : 0 })
    expect(body.refused).toHaveLength(isAllowed ? 0 : 1)
  })

  it.each([
    ['PATCH', '/products/:product?locale=en&depth=0', { title: 'Doors' }, 200],
    ['PATCH', '/products/:product?locale=es&depth=0', { title: 'Puertas' }, 403],
    ['PATCH', '/products/:product?locale=br&depth=0', { title: 'Outra' }, 403],
    ['POST', '/products/:product/revert?locale=en', {}, 403],
    ['POST', '/products/versions/:version?locale=en', {}, 403],
    ['POST', '/translations/publish', { items: ['products-:product-en'] }, 403],
    [
      'POST',
      '/translations/document',
      { item: 'products-:product-es', texts: [], publish: false },
      403,
    ],
  ] as const)('%s %s %j: %s', async (method, path, body, status) => {
    const sent = JSON.parse(filled(JSON.stringify(body))) as object
    expect((await staff('translator', method, filled(path), sent)).status).toBe(status)
  })
})

describe('an account whose role changes', () => {
  const email = `changing-${Date.now()}@example.com`
  let account = 0
  let token = ''
  const roleOf = (role: StaffRole) =>
    payload.update({
      collection: 'users',
      id: account,
      data: { role, translates: role === 'translator' ? ['en'] : [] },
    })
  const sentBy = async (path: string, body: unknown) => {
    const isForm = body instanceof FormData
    const answered = await fetchCms(`/admin/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `JWT ${token}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    return {
      status: answered.status,
      body: (await answered.json()) as { id: number; expected: string },
    }
  }
  const file = (part: string | undefined, value: number): FormData => {
    const form = new FormData()
    form.set('file', new File([`Part number;section\n${part};${value}`], 'roles.csv'))
    return form
  }
  const ordered = (use: string, expected: string) => ({
    expected,
    use,
    isPartial: true,
    without: [],
  })

  beforeAll(async () => {
    const password = 'a password of the tests'
    account = await create('users', { email, password, name: 'Changing', role: 'editor' })
    const answered = await fetchCms('/admin/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    token = ((await answered.json()) as { token: string }).token
  })
  afterAll(() => payload.delete({ collection: 'users', id: account }))

  it.each(['draft', 'publish'])('loses an import that it ordered before: %s', async (use) => {
    await roleOf('editor')
    const { id, numbers } = await product([10])
    const checked = await sentBy('/imports', file(numbers[0], 16))
    expect(checked.status, JSON.stringify(checked.body)).toBe(200)
    const { status } = await sentBy(
      `/imports/${checked.body.id}/order`,
      ordered(use, checked.body.expected),
    )
    expect(status).toBe(200)
    await roleOf('translator')
    await runPlan(payload, checked.body.id)
    const { body } = await staff('editor', 'GET', `/imports/${checked.body.id}`)
    expect(body).toMatchObject({ state: 'failed', set: null })
    expect(await published(id)).toEqual([10])
    expect(
      (await staff<{ variants: object[] }>('editor', 'GET', `/products/${id}?draft=true&depth=0`))
        .body.variants,
    ).toMatchObject([{ values: { section: 10 } }])
  })

  it('does not order what it compared before', async () => {
    await roleOf('editor')
    const { numbers } = await product([10])
    const checked = await sentBy('/imports', file(numbers[0], 16))
    await roleOf('attendant')
    const { status } = await sentBy(
      `/imports/${checked.body.id}/order`,
      ordered('draft', checked.body.expected),
    )
    expect(status).toBe(403)
  })
})

it('an import is applied with the permissions of the account that orders it', async () => {
  const { id, numbers } = await product([10])
  await draft(id, 'br', {
    variants: [
      {
        part_number: numbers[0],
        values: {
          section: 10,
          stud: 'M8',
          'life-state': 'phasing-out',
          'life-last-order': '2099-01-01',
        },
      },
    ],
  })
  const reason = { key: 'life-reason-en', locale: 'en' } as const
  const checked = await send([edit(id, numbers[0], [null, 'No longer made'], reason)], {
    role: 'translator',
  })
  expect((await order(checked, {}, 'editor')).status).toBe(200)
  await runPlan(payload, checked.body.import?.id ?? 0)
  const { body } = await staff<{ author: string }>(
    'editor',
    'GET',
    `/imports/${checked.body.import?.id}`,
  )
  expect(body).toMatchObject({ state: 'done', author: 'editor' })
})

describe('what administrators alone change', () => {
  it('is not taken back by an editor: months of the history', async () => {
    const months = async () =>
      (await staff<{ keep_months: number }>('administrator', 'GET', '/globals/history')).body
        .keep_months
    const first = await months()
    const keep = (keep_months: number) =>
      staff('administrator', 'POST', '/globals/history?locale=br', { keep_months })
    await keep(first + 1)
    await keep(first + 2)
    const set = await newest('history', 0)
    expect((await undo(set.id)).status).toBe(403)
    expect(await months()).toBe(first + 2)
    expect((await undo(set.id, true, undefined, 'administrator')).status).toBe(200)
    expect(await months()).toBe(first + 1)
    await keep(first)
  })

  it('is not taken back by an editor: maintenance of the site', async () => {
    interface Layout {
      others?: { environment_under_maintenance?: boolean }
    }
    const isUnder = async () =>
      (await staff<Layout>('administrator', 'GET', '/globals/layout?depth=0')).body.others
        ?.environment_under_maintenance
    const switched = (isOn: boolean) =>
      staff('administrator', 'POST', '/globals/layout?locale=br', {
        others: { environment_under_maintenance: isOn },
      })
    await switched(true)
    const set = await newest('layout', 0)
    await undo(set.id)
    expect(await isUnder()).toBe(true)
    await switched(false)
    expect(await isUnder()).toBe(false)
  })
})
