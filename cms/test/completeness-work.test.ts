/** @completeness */
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fetchCms, logIn, staff } from './support/api.ts'
import {
  check,
  declare,
  factsOf,
  launchedLanguages,
  needs,
  resetRules,
  site,
} from './support/completeness.ts'
import type { Check } from './support/completeness.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import type { StaffRole } from './support/staff.ts'

const stamp = String(Date.now()).slice(-6)
let subcategory: number
let launched: string[]
const ids: Record<string, number> = {}

/** Products created by this test that the list returns for the given parameters. */
const list = async (parameters: string): Promise<{ rows: { id: number }[] }> =>
  (
    await staff<{ rows: { id: number }[] }>(
      'editor',
      'GET',
      `/list?collection=products&parent=${subcategory}&order=title&${parameters}`,
    )
  ).body

beforeAll(async () => {
  launched = await launchedLanguages()
  const category = await create('categories', published(`Um a um ${stamp}`))
  subcategory = await create('subcategories', published(`Um a um ${stamp}`, { category }))
  for (const name of ['A', 'B'])
    ids[name] = await create(
      'products',
      published(`Produto ${name} ${stamp}`, { family: `W${name}`, subcategory }),
    )
})

afterEach(() => resetRules(launched))

describe('an item that does not apply', () => {
  const except = (role: StaffRole | undefined, fact: unknown, applies: unknown = false) =>
    staff(role, 'POST', '/completeness/exceptions', {
      collection: 'products',
      id: ids['A'],
      fact,
      applies,
    })

  it('counts no longer for this document, until it applies again', async () => {
    await declare(needs({ ncm: site }))
    expect((await except('editor', 'ncm')).status).toBe(200)
    const { body } = await check(ids['A'])
    expect([body.share, body.missing, body.exempt]).toEqual([
      100,
      [],
      [{ fact: 'ncm', name: expect.any(String) }],
    ])
    expect((await list('missing=any')).rows.map(({ id }) => id)).toEqual([ids['B']])
    await except('editor', 'ncm', true)
    expect(await factsOf(ids['A'])).toEqual(['ncm'])
  })

  it('is declared by editors, of what the rules require', async () => {
    await declare(needs({ ncm: site }))
    expect((await except('translator', 'ncm')).status).toBe(403)
    expect((await except('attendant', 'ncm')).status).toBe(403)
    expect((await except(undefined, 'ncm')).status).toBe(401)
    for (const fact of ['text.es', '', 7, null, "'; drop table users"])
      expect((await except('editor', fact)).status).toBe(422)
    expect((await except('editor', 'ncm', 'no')).status).toBe(422)
    expect(await query('select 1 from completeness_exceptions')).toEqual([])
  })
})

describe('documents one by one', () => {
  const open = async (parameters: string): Promise<string> => {
    const answer = await fetchCms(
      `/admin/api/completeness/work?collection=products&${parameters}`,
      {
        headers: { authorization: `JWT ${await logIn('editor')}` },
      },
    )
    expect(answer.status).toBe(302)
    return answer.headers.get('location') ?? ''
  }
  const placeIn = async (address: string) => {
    const { pathname, searchParams, hash } = new URL(address, 'http://cms')
    const id = Number(pathname.split('/').at(-1))
    const more = new URLSearchParams(searchParams).toString()
    const { body } = await check(id, `&${more}`)
    return { id, hash, locale: searchParams.get('locale'), work: body.work }
  }

  it('open at the field that is missing, and lead to the next one', async () => {
    await declare(needs({ text: { ...site, languages: ['es'] }, ncm: site }))
    const first = await placeIn(await open(`parent=${subcategory}&missing=text.es&locale=br`))
    expect(first).toMatchObject({
      id: ids['A'],
      hash: '#field-text',
      locale: 'es',
      work: { place: 1, total: 2 },
    })
    // an exception completes the first product, so it leaves the list
    await staff('editor', 'POST', '/completeness/exceptions', {
      collection: 'products',
      id: ids['A'],
      fact: 'text.es',
      applies: false,
    })
    const second = await placeIn(first.work?.next ?? '')
    expect(second).toMatchObject({
      id: ids['B'],
      hash: '#field-text',
      work: { place: 2, total: 2, next: null },
    })
    expect(second.work?.list).toBe(
      `/admin/collections/products?parent=${subcategory}&missing=text.es`,
    )
  })

  it('lead to the list when nothing is missing', async () => {
    await declare(needs({}))
    expect(await open(`parent=${subcategory}`)).toBe(
      `/admin/collections/products?parent=${subcategory}`,
    )
  })

  it.each(['work=%27%3B--&of=1e99', 'work=missing%3D%27&of=-3', 'work=&of='])(
    'take hostile values: %s',
    async (parameters) => {
      expect((await check(ids['A'], `&${parameters}`)).status).toBe(200)
    },
  )
})

describe('values that are not saved', () => {
  const typed = (id: number | undefined, data: object, locale = 'es') =>
    staff<Check>('editor', 'POST', '/completeness', { collection: 'products', id, locale, data })

  it('count for the check of a publication', async () => {
    await declare(needs({ description: site, ncm: site, 'seo.title': site }))
    const before = await factsOf(ids['A'])
    const { body } = await typed(ids['A'], {
      description: 'Resumen',
      ncm: '85359000',
      seo: { title: 'Título' },
    })
    expect(body.missing.map(({ fact }) => fact)).toEqual(
      before.filter((fact) => !['ncm', 'description.es', 'seo.title.es'].includes(fact)),
    )
    expect(await factsOf(ids['A'])).toEqual(before)
  })

  it('are checked of a document that does not exist yet', async () => {
    await declare(needs({ title: { ...site, languages: ['es'] }, ncm: site }))
    const { body } = await typed(undefined, { title: 'Nuevo', subcategory })
    expect(body.missing.map(({ fact }) => fact)).toEqual(['ncm'])
  })

  it.each([[null], ['text'], [[]], [{ variants: 'x', pictures: {}, title: [1] }]])(
    'take any form: %j',
    async (data) => {
      expect((await typed(ids['A'], data as object)).status).toBe(200)
    },
  )
})
