/** @editor @publishing */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from 'pg'
import type { VersionDifferences } from '#src/changes/version-answer.ts'
import { call, fetchCms, staff } from './support/api.ts'

const database = new Client({ connectionString: process.env['DATABASE_URL'] })
beforeAll(() => database.connect())
afterAll(() => database.end())

interface Product {
  title: string
  _status: string
}
interface Versions {
  docs: { id: number; version: { _status: string; title?: string } }[]
}
interface Answer {
  message: string
  doc: { id: number }
}

const product = async (data: object) => {
  const answer = await staff<Answer>('editor', 'POST', '/products?locale=br&depth=0', {
    subcategory: 1,
    _status: 'published',
    ...data,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.doc.id
}
const save = (id: number, data: object) =>
  staff(
    'editor',
    'PATCH',
    `/products/${id}?locale=br&depth=0&draft=${'_status' in data && data._status === 'draft'}`,
    data,
  )
const read = async (id: number, draft: boolean) =>
  (await staff<Product>('editor', 'GET', `/products/${id}?locale=br&depth=0&draft=${draft}`)).body

/** Latest version of a product with this title. */
async function versionOf(id: number, title: string): Promise<number> {
  const query = `where[parent][equals]=${id}&where[version.title][equals]=${encodeURIComponent(title)}&locale=br&sort=-updatedAt`
  const { docs } = (await staff<Versions>('editor', 'GET', `/products/versions?${query}`)).body
  return docs[0]?.id ?? 0
}
const restore = (path: string, query = 'draft=false') =>
  staff<Answer>('editor', 'POST', `${path}?${query}`)

it('keeps the newest 50 versions of a document', async () => {
  const id = await product({ title: 'Muitas versões' })
  for (let at = 1; at <= 51; at += 1) await save(id, { title: `Versão ${at}`, _status: 'draft' })
  const { rows } = await database.query<{ title: string }>(
    `select l.version_title as title from _products_v v join _products_v_locales l on l._parent_id = v.id
      where v.parent_id = $1 and l._locale = 'br' order by v.updated_at`,
    [id],
  )
  expect([rows.length, rows[0]?.title, rows.at(-1)?.title]).toEqual([50, 'Versão 2', 'Versão 51'])
  expect((await read(id, false)).title).toBe('Muitas versões')
})

describe('restoring a version of a published product', () => {
  it('restores an older draft as a draft and keeps the product published', async () => {
    const id = await product({ title: 'Restaurável' })
    await save(id, { title: 'Rascunho antigo', _status: 'draft' })
    await save(id, { title: 'Publicado de novo', _status: 'published' })
    const answer = await restore(`/products/versions/${await versionOf(id, 'Rascunho antigo')}`)
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('rascunho')])
    expect(await read(id, false)).toMatchObject({
      title: 'Publicado de novo',
      _status: 'published',
    })
    expect(await read(id, true)).toMatchObject({ title: 'Rascunho antigo', _status: 'draft' })
    expect((await call(`/web/products/${id}`)).status).toBe(200)
  })

  it('restores an older publication as a publication', async () => {
    const id = await product({ title: 'Primeira edição' })
    await save(id, { title: 'Segunda edição', _status: 'published' })
    expect(
      (await restore(`/products/versions/${await versionOf(id, 'Primeira edição')}`)).status,
    ).toBe(200)
    expect(await read(id, false)).toMatchObject({ title: 'Primeira edição', _status: 'published' })
  })

  it('shows first what would change, in the languages of the request', async () => {
    const part = `VD-${Date.now().toString(36)}`
    const id = await product({
      title: 'Antes',
      variants: [{ part_number: part, values: { section: 10, stud: 'M8' } }],
    })
    await staff('editor', 'PATCH', `/products/${id}?locale=en&depth=0`, {
      title: 'Before',
      _status: 'published',
    })
    const version = await versionOf(id, 'Antes')
    await save(id, {
      title: 'Depois',
      variants: [{ part_number: part, values: { section: 12, stud: 'M8' } }],
      _status: 'draft',
    })
    await staff('editor', 'PATCH', `/products/${id}?locale=en&depth=0&draft=true`, {
      title: 'After',
      _status: 'draft',
    })
    const differences = async (query: string) => {
      const { status, body } = await staff<VersionDifferences>(
        'editor',
        'GET',
        `/products/versions/${version}/differences?${query}`,
      )
      expect(status).toBe(200)
      return body.differences.map(({ label, locale, before, after }) => [
        label,
        locale,
        before?.text ?? null,
        after?.text ?? null,
      ])
    }
    const own = await differences('locale=br')
    expect(own).toContainEqual(['Título', 'br', 'Depois', 'Antes'])
    expect(own).toContainEqual([expect.stringContaining(`${part}, `), null, '12', '10'])
    expect(own.filter(([, locale]) => locale === 'en')).toEqual([])
    expect(await differences('locale=br&withLanguages=en')).toContainEqual([
      'Título',
      'en',
      'After',
      'Before',
    ])
    await restore(`/products/versions/${version}`, 'locale=br&draft=true')
    expect(await differences('locale=br')).toEqual([])
    const { status } = await fetchCms(`/admin/api/products/versions/${version}/differences`)
    expect(status).toBe(401)
  })

  it('names the texts of a language alone that its publication would take along', async () => {
    const id = await product({ title: 'Publicado', _status: 'published' })
    const draft = (locale: string, data: object) =>
      staff('editor', 'PATCH', `/products/${id}?locale=${locale}&depth=0&draft=true`, {
        ...data,
        _status: 'draft',
      })
    await draft('br', { title: 'Rascunho', position: 7 })
    await draft('en', { title: 'Only a draft' })
    const texts = async (locale: string) => {
      const address = `/products/${id}/unpublished-texts?locale=${locale}`
      const { status, body } = await staff<VersionDifferences>('editor', 'GET', address)
      expect(status).toBe(200)
      return body.differences.map(({ label, before, after }) => [label, before?.text, after?.text])
    }
    expect(await texts('br')).toEqual([['Título', 'Publicado', 'Rascunho']])
    expect(await texts('en')).toContainEqual(['Título', undefined, 'Only a draft'])
    expect(await texts('es')).toEqual([])
  })

  it('is rejected for a translator', async () => {
    const id = await product({ title: 'Só do editor' })
    const version = await versionOf(id, 'Só do editor')
    expect(
      (await staff('translator', 'POST', `/products/versions/${version}?draft=true`)).status,
    ).toBe(403)
    expect((await staff('attendant', 'POST', `/products/versions/${version}`)).status).toBe(403)
  })
})

it.each(['draft=false', 'draft=true'])(
  'restores a draft of the home page as a draft (%s) and keeps the page published',
  async (query) => {
    const home = (draft: boolean) =>
      staff<{ _status: string; hero: { title: string } }>(
        'editor',
        'GET',
        `/globals/home?locale=br&depth=0&draft=${draft}`,
      )
    const published = (await home(false)).body
    const drafted = await staff('editor', 'POST', '/globals/home?locale=br&draft=true', {
      hero: { ...published.hero, title: 'Versão do início' },
      _status: 'draft',
    })
    expect(drafted.status).toBe(200)
    const { docs } = (
      await staff<Versions>('editor', 'GET', '/globals/home/versions?sort=-updatedAt&limit=1')
    ).body
    expect(
      (
        await staff('editor', 'POST', '/globals/home?locale=br', {
          _status: 'published',
          hero: published.hero,
        })
      ).status,
    ).toBe(200)
    const answer = await restore(`/globals/home/versions/${docs[0]?.id}`, query)
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining('rascunho')])
    expect((await home(false)).body).toMatchObject({
      _status: 'published',
      hero: { title: published.hero.title },
    })
    expect((await home(true)).body).toMatchObject({
      _status: 'draft',
      hero: { title: 'Versão do início' },
    })
    expect((await call('/web/home', { locale: 'en' })).status).toBe(200)
  },
)

describe('the last administrator', () => {
  interface Users {
    docs: { id: number; email: string }[]
  }
  const administrators = async () =>
    (
      await staff<Users>(
        'administrator',
        'GET',
        '/users?where[role][equals]=administrator&limit=100',
      )
    ).body.docs
  const demote = (id: number | undefined) =>
    staff('administrator', 'PATCH', `/users/${id}`, { role: 'editor' })

  it('cannot be demoted or deleted', async () => {
    const [own, ...others] = await administrators()
    expect(others).toEqual([])
    const answers = [
      await demote(own?.id),
      await staff('administrator', 'PATCH', '/users?where[role][equals]=administrator', {
        role: 'attendant',
      }),
      await staff('administrator', 'DELETE', `/users/${own?.id}`),
      await staff('administrator', 'DELETE', '/users?where[role][equals]=administrator'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 409, 400])
    expect(await administrators()).toHaveLength(1)
  })

  it.each(['one by one', 'in bulk'])('remains when all are demoted at once, %s', async (how) => {
    const [own] = await administrators()
    for (const n of [1, 2]) {
      const email = `${how.replaceAll(' ', '-')}-${n}@example.com`
      const data = {
        email,
        password: 'corrente do rio 58 azul',
        name: email,
        role: 'administrator',
      }
      const answer = await staff('administrator', 'POST', '/users', data)
      expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    }
    const ids = (await administrators()).map(({ id }) => id)
    expect(ids).toHaveLength(3)
    if (how === 'one by one') await Promise.all(ids.map(demote))
    else {
      const all = '/users?where[role][equals]=administrator'
      await staff('administrator', 'PATCH', all, { role: 'attendant' })
    }
    const query = "select id from users where role = 'administrator'"
    const left = (await database.query<{ id: number }>(query)).rowCount
    const demoted = "update users set role = 'attendant' where id = any($1::int[]) and id <> $2"
    await database.query(demoted, [ids, own?.id])
    await database.query("update users set role = 'administrator' where id = $1", [own?.id])
    expect(left).toBeGreaterThan(0)
  })
})
