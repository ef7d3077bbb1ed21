/** @editor */
import { beforeAll, describe, expect, it } from 'vitest'
import { call, fetchCms, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import type { StaffRole } from './support/staff.ts'

interface Answer {
  published: Record<string, unknown> | null
  draft: Record<string, unknown>
  parent: { title: string; href: string } | null
  family: string
  share: number | null
  lacks: { name: string; href: string }[]
}

const stamp = String(Date.now()).slice(-6)
let subcategory: number
let id: number

const read = (parameters: string, role: StaffRole | undefined = 'editor') =>
  staff<Answer>(role, 'GET', `/document?locale=br&${parameters}`)

beforeAll(async () => {
  const category = await create('categories', published(`Editor ${stamp}`))
  subcategory = await create('subcategories', published(`Editada ${stamp}`, { category }))
  id = await create('products', {
    title: `Publicado ${stamp}`,
    family: 'ED',
    subcategory,
    _status: 'published',
  })
  await staff('editor', 'PATCH', `/products/${id}?locale=en&draft=true&depth=0`, {
    title: `Draft ${stamp}`,
    family: 'EDX',
    _status: 'draft',
  })
})

describe('the document of an editor', () => {
  it('has the published and the saved content in all languages, its place and its lacks', async () => {
    const { status, body } = await read(`collection=products&id=${id}`)
    expect(status).toBe(200)
    expect(body.published).toMatchObject({ family: 'ED', title: { br: `Publicado ${stamp}` } })
    expect(Object(body.published?.['title'])['en'] ?? null).toBeNull()
    expect(body.draft).toMatchObject({
      family: 'EDX',
      title: { br: `Publicado ${stamp}`, en: `Draft ${stamp}` },
    })
    expect(body.parent).toEqual({
      title: `Editada ${stamp}`,
      href: `/admin/collections/products?parent=${subcategory}`,
    })
    expect(body.lacks).toContainEqual(
      expect.objectContaining({
        name: 'Resumo · ES',
        href: `/admin/collections/products/${id}?locale=es#field-description`,
      }),
    )
    expect(body.share).toBeGreaterThan(0)
  })

  it('has no published content before the first publication', async () => {
    const draft = await create('products', { title: `Só rascunho ${stamp}`, subcategory })
    expect((await read(`collection=products&id=${draft}`)).body.published).toBeNull()
  })

  it('is for accounts that may read the document', async () => {
    expect((await read(`collection=products&id=${id}`, 'translator')).status).toBe(200)
    const anonymous = await fetchCms(`/admin/api/document?collection=products&id=${id}`)
    expect([401, 403]).toContain(anonymous.status)
    expect((await read(`collection=users&id=1`)).status).toBe(403)
  })

  it.each([
    ['0', 400],
    ['-1', 400],
    ['x', 400],
    ['99999999999', 400],
    ['2147483647', 404],
    ['', 400],
  ])('is refused for the id %j', async (wrong, status) => {
    expect((await read(`collection=products&id=${wrong}`)).status).toBe(status)
  })
})

describe('the preview of the site as it is', () => {
  const open = async (query: Record<string, string>) =>
    fetchCms(`/admin/api/preview/open?${new URLSearchParams({ slug: 'products', ...query })}`, {
      redirect: 'manual',
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
  const readAs = (token: string, path: string) =>
    call<{ family: string }>(path, {
      locale: 'br',
      headers: {
        'x-vitrine-preview': token,
        'x-vitrine-feed-secret': process.env['FEED_SECRET'] ?? '',
      },
    })
  const tokenOf = (answer: Response): string =>
    /vitrine-preview=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''

  it('shows what visitors read, with a token that the panel may frame', async () => {
    const path = `/web/products/publicado-${stamp}`
    const draft = tokenOf(await open({ id: String(id), locale: 'br' }))
    const now = tokenOf(await open({ id: String(id), locale: 'br', now: 'yes' }))
    expect((await readAs(draft, path)).body.family).toBe('EDX')
    expect((await readAs(now, path)).body.family).toBe('ED')
  })

  it('says so where the site has no page in the language', async () => {
    expect((await open({ id: String(id), locale: 'en', now: 'yes' })).status).toBe(409)
    expect((await open({ id: String(id), locale: 'en' })).status).toBe(302)
  })
})
