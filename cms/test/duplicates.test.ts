/** @editor */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import { create } from './support/publishing.ts'

interface Copied {
  id: number
  _status: string
  title: Record<string, string | null>
  slug: Record<string, string | null>
  [field: string]: unknown
}

async function duplicate(collection: string, id: number, more = ''): Promise<number> {
  const answer = await staff<{ doc: { id: number } }>(
    'editor',
    'POST',
    `/${collection}/${id}/duplicate?locale=br&depth=0${more}`,
    {},
  )
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.doc.id
}
const readAll = async (collection: string, id: number) =>
  (await staff<Copied>('editor', 'GET', `/${collection}/${id}?locale=all&draft=true&depth=0`)).body

/** Publishes a solution in a language. */
const publish = (id: number, locale: string, data: object = {}) =>
  staff('editor', 'PATCH', `/solutions/${id}?depth=0&locale=${locale}`, {
    ...data,
    _status: 'published',
  })

/** Public titles of a solution by language; none in a language without a page. */
const titles = async (id: number) =>
  Object.fromEntries(
    (
      await query<{ locale: string; title: string }>(
        `select locale, title from search_entries where collection = 'solutions' and document_id = $1`,
        [id],
      )
    ).map(({ locale, title }) => [locale, title]),
  )

describe('a duplicate', () => {
  it('has a title and an address of its own in each language, and is a draft in each', async () => {
    const id = await create({ title: 'Terminal copiado' }, 'solutions')
    await publish(id, 'en', { title: 'Copied lug' })
    await publish(id, 'es', { title: 'Terminal copiado' })
    for (const more of ['', '&draft=false']) {
      const copy = await duplicate('solutions', id, more)
      const { title, slug, _status } = await readAll('solutions', copy)
      expect(_status).toBe('draft')
      expect([title['br'], title['en'], title['es']]).toEqual([
        'Terminal copiado (cópia)',
        'Copied lug (copy)',
        'Terminal copiado (copia)',
      ])
      expect([slug['br'], slug['en'], slug['es']]).toEqual([
        'terminal-copiado-copia',
        'copied-lug-copy',
        'terminal-copiado-copia',
      ])
      expect(await titles(copy)).toEqual({})
    }
    expect(await titles(id)).toEqual({
      br: 'Terminal copiado',
      en: 'Copied lug',
      es: 'Terminal copiado',
    })
  })

  it('is published beside the original and beside another duplicate, in each language', async () => {
    const id = await create({ title: 'Par copiado' }, 'solutions')
    await publish(id, 'en', { title: 'Copied pair' })
    for (const copy of [await duplicate('solutions', id), await duplicate('solutions', id)])
      for (const locale of ['br', 'en'])
        expect((await publish(copy, locale)).status, locale).toBe(200)
    const slugs = await query<{ slug: string }>(
      `select slug from search_entries where collection = 'solutions' and locale = 'en' and title like 'Copied pair%' order by slug`,
    )
    expect(slugs.map(({ slug }) => slug)).toEqual([
      'copied-pair',
      'copied-pair-copy',
      'copied-pair-copy-2',
    ])
  })

  it('of a certificate has neither its number, nor its days and files', async () => {
    const made = await staff<{ doc: { id: number } }>('editor', 'POST', '/certificates?locale=br', {
      number: 'C-1',
      standard: 'ISO 9001',
      kind: 'management',
      body: 'TÜV',
      valid_from: '2026-01-01T15:00:00.000Z',
      valid_until: '2028-01-01T15:00:00.000Z',
      _status: 'published',
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const copy = await readAll('certificates', await duplicate('certificates', made.body.doc.id))
    expect(copy).toMatchObject({
      _status: 'draft',
      number: null,
      valid_from: null,
      valid_until: null,
      standard: 'ISO 9001',
    })
  })

  it('of news has the date of the copy', async () => {
    const id = await create(
      { title: 'Notícia velha', category: 1, published_at: '2020-01-01T12:00:00.000Z' },
      'posts',
    )
    const copy = await readAll('posts', await duplicate('posts', id))
    expect(Date.parse(String(copy['published_at']))).toBeGreaterThan(Date.now() - 60_000)
  })

  // a duplicate of a product is made on the page of a new one
  it.each([
    'products',
    'departments',
    'redirects',
    'distributors',
    'seo-texts',
    'profiles',
    'other-makers',
  ])(
    'is not offered where it would be in use at once, or say something twice: %s',
    async (collection) => {
      const answer = await staff(
        'administrator',
        'POST',
        `/${collection}/1/duplicate?locale=br`,
        {},
      )
      expect(answer.status).toBe(404)
    },
  )
})
