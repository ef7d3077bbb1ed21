/** @editor @publishing */
import { describe, expect, it } from 'vitest'
import { fetchCms, logIn, staff } from '../support/api.ts'
import { query } from '../support/database.ts'
import { draft, publish, stored, titles } from '../support/languages.ts'
import { create } from '../support/publishing.ts'

interface Count {
  locale: string
  public: number
  written: number
  unpublished: number
}
interface LanguageAnswer {
  documents: number
  languages: Count[]
  shared: number
  scheduled: { id: number; type: string; locale: string; at: string }[]
}
interface Press {
  message: string
  errors?: Record<string, string>
}
const languagesOf = async (id: number) =>
  (
    await staff<LanguageAnswer>(
      'editor',
      'GET',
      `/products/languages?where[id][equals]=${id}&locale=br`,
    )
  ).body

describe('the languages of a document', () => {
  it('are told with what is public and what is not', async () => {
    const id = await create({ title: 'Contado' })
    await publish(id, 'en', { title: 'Counted' })
    await draft(id, 'en', { title: 'Counted again' })
    await draft(id, 'es', { title: 'Contado en español' })
    const { documents, shared, languages } = await languagesOf(id)
    expect([documents, shared, languages]).toEqual([
      1,
      0,
      [
        expect.objectContaining({ locale: 'br', public: 1, written: 1, unpublished: 0 }),
        expect.objectContaining({ locale: 'en', public: 1, written: 1, unpublished: 1 }),
        expect.objectContaining({ locale: 'es', public: 0, written: 1, unpublished: 1 }),
      ],
    ])
    expect((await staff('attendant', 'GET', '/products/languages')).status).toBe(403)
  })

  it('go back to what is public one by one', async () => {
    const id = await create({
      title: 'De volta',
      family: 'AA',
      highlights: [{ label: 'Um', value: '1' }],
    })
    await publish(id, 'en', { title: 'Back' })
    await draft(id, 'br', { title: 'De volta?', family: 'BB' })
    await draft(id, 'en', { title: 'Back?' })
    const fresh = (await stored(id, 'en', true)).highlights
    await draft(id, 'en', { highlights: [...fresh, { label: 'Two', value: '2' }] })
    expect((await staff('translator', 'POST', `/products/${id}/revert?locale=en`)).status).toBe(403)
    const answer = await staff<Press>('editor', 'POST', `/products/${id}/revert?locale=br`)
    expect([answer.status, answer.body.message]).toEqual([
      200,
      expect.stringContaining('Português'),
    ])
    expect(await titles(id)).toEqual(['De volta', 'Back', undefined])
    expect(await stored(id, 'br', true)).toMatchObject({ title: 'De volta', family: 'AA' })
    const english = await stored(id, 'en', true)
    expect([english.title, english.highlights.map(({ label }) => label ?? null)]).toEqual([
      'Back?',
      [null, 'Two'],
    ])
    await staff('editor', 'POST', `/products/${id}/revert?locale=en`)
    expect([(await stored(id, 'en', true)).title, (await stored(id, 'en', true))._status]).toEqual([
      'Back',
      'published',
    ])
  })
})

describe('a schedule', () => {
  const later = () => new Date(Date.now() + 3_600_000).toISOString()
  const plan = (id: number, data: object, role: 'editor' | 'translator' = 'editor') =>
    staff<Press>(role, 'POST', `/products/${id}/schedule?locale=br`, data)

  it('is refused at its field', async () => {
    const { doc } = (
      await staff<{ doc: { id: number } }>('editor', 'POST', '/products?locale=br&draft=true', {
        title: 'Nunca publicado',
        subcategory: 1,
        _status: 'draft',
      })
    ).body
    const refused = async (data: object) => {
      const { status, body } = await plan(doc.id, data)
      return [status, Object.keys(body.errors ?? {})]
    }
    expect(await refused({ type: 'unpublish', at: later(), locales: ['br'] })).toEqual([
      422,
      ['locales'],
    ])
    expect(await refused({ type: 'publish', at: later(), locales: ['en'] })).toEqual([
      422,
      ['locales'],
    ])
    expect(await refused({ type: 'publish', at: later(), locales: [] })).toEqual([422, ['locales']])
    for (const at of ['', null, 'amanhã', '2020-01-01T10:00:00Z'])
      expect(await refused({ type: 'publish', at, locales: ['br'] })).toEqual([422, ['at']])
    expect((await plan(doc.id, { type: 'publish' }, 'translator')).status).toBe(403)
    expect((await languagesOf(doc.id)).scheduled).toEqual([])
  })

  it('is kept by language, can be removed, and goes with its document', async () => {
    const id = await create({ title: 'Com agenda' })
    await draft(id, 'en', { title: 'With a schedule' })
    const at = later()
    expect((await plan(id, { type: 'publish', at, locales: ['br', 'en'] })).status).toBe(200)
    expect((await plan(id, { type: 'unpublish', at, locales: ['br'] })).status).toBe(200)
    const { scheduled } = await languagesOf(id)
    expect(scheduled.map(({ type, locale, at: time }) => [type, locale, time])).toEqual([
      ['publish', 'br', at],
      ['publish', 'en', at],
      ['unpublish', 'br', at],
    ])
    const other = await create({ title: 'Sem agenda' })
    const remove = (document: number) =>
      staff('editor', 'DELETE', `/products/${document}/schedule?job=${scheduled[0]?.id}`)
    expect([(await remove(other)).status, (await remove(id)).status]).toEqual([404, 200])
    expect((await languagesOf(id)).scheduled).toHaveLength(2)
    await staff('editor', 'DELETE', `/products/${id}`)
    expect(
      await query("select 1 from payload_jobs where input -> 'doc' ->> 'value' = $1", [String(id)]),
    ).toEqual([])
  })
})

describe('the list of documents', () => {
  const rowsOf = async (search: string): Promise<string[]> => {
    const answer = await fetchCms(`/admin/collections/products?q=${search}&locale=br`, {
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: `payload-token=${await logIn('editor')}; payload-lng=en`,
      },
    })
    return [...(await answer.text()).matchAll(/<tr data-row.*?<\/tr>/gs)].map(([row]) =>
      row.replaceAll(/<!--.*?-->|<[^>]*>/g, ''),
    )
  }

  it('shows the state of each language, in a few statements for all rows', async () => {
    const one = await create({ title: 'Listado um' })
    await publish(one, 'en', { title: 'Listed one' })
    await draft(one, 'en', { title: 'Listed one, changed' })
    await draft(one, 'es', { title: 'Listado uno' })
    await create({ title: 'Listado dois' })
    await staff('editor', 'POST', '/products?locale=br&draft=true', {
      title: 'Listado três',
      subcategory: 1,
      _status: 'draft',
    })
    const rows = await rowsOf('Listado')
    expect(rows).toHaveLength(3)
    expect(rows).toContainEqual(
      expect.stringMatching(/Português: published.*English: changed.*Español: draft/),
    )
    expect(rows).toContainEqual(
      expect.stringMatching(/Português: draft.*English: missing.*Español: missing/),
    )
  })
})
