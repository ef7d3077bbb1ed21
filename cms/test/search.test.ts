/** @search */
import { fold } from '#src/search/words/fold.ts'
import type { Answer } from '@vitrine/contract/client'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { create, latest, since } from './support/publishing.ts'

type Found = Answer<'search-read'>
type List = Answer<'products-list'>

const list = async (text: string, locale = 'br', more = '') =>
  (await call<List>(`/web/products?search=${encodeURIComponent(text)}${more}`, { locale })).body
const ids = async (text: string, locale = 'br') =>
  (await list(text, locale)).data.map(({ id }) => id)
const write = (method: string, path: string, data: object = {}) =>
  staff<{ doc: { id: number } }>('editor', method, path, data)

const database = new Client({ connectionString: process.env['DATABASE_URL'] })
const query = (text: string, values: unknown[] = []) => database.query(text, values)
beforeAll(() => database.connect())
afterAll(() => database.end())

/** Number of replaced entries above which an index is rebuilt for sure. */
const replacedEntries = 600

describe('a search', () => {
  it('answers with the variants that have all that is asked for', async () => {
    const { data, understood } = await list('conexao 50 m10')
    expect(data[0]?.matched_variants?.rows.map(({ part_number }) => part_number)).toEqual([
      'TC-50-10',
    ])
    expect(data[0]?.matched_variants?.rows[0]?.values.filter(({ asked }) => asked)).toHaveLength(2)
    expect(understood?.every(({ found }) => found)).toBe(true)
  })

  it('says which words have no result, and shows the rest', async () => {
    const { data, understood } = await list('conexao inexistente 50 m10')
    expect(data[0]?.id).toBe(1)
    expect(understood?.filter(({ found }) => !found).map(({ text }) => text)).toEqual([
      'inexistente',
    ])
  })

  it('says that no value has the unit of a size', async () => {
    const { understood } = await list('conexao 50 30A')
    expect(understood?.map(({ found, unit_unknown: unknown }) => [found, unknown])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
  })

  it('says what it corrected', async () => {
    const { data, understood } = await list('bimetalcio')
    expect(data[0]?.title).toBe('Terminal bimetálico em português')
    expect(fold(understood?.[0]?.corrected ?? '')).toBe('bimetalico')
  })

  it('finds several part numbers with words around', async () => {
    const { data, understood } = await list('preço de TB-50 e tc 70/10')
    expect(
      data
        .slice(0, 2)
        .map((row) => row.matched_part_number)
        .toSorted(),
    ).toEqual(['TB-50', 'TC-70-10'])
    expect(
      understood
        ?.filter(({ kind }) => kind === 'part-number')
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(['TB-50', 'TC-70-10'])
  })

  it('has one order and one total on all pages', async () => {
    const { meta } = await list('conexao ou terminal')
    const pages: number[] = []
    for (let page = 1; page <= meta.total; page += 1)
      pages.push(
        ...(await list('conexao ou terminal', 'br', `&perPage=1&page=${page}`)).data.map(
          ({ id }) => id,
        ),
      )
    expect([pages.length, new Set(pages).size]).toEqual([meta.total, meta.total])
    const reversed = await list('conexao ou terminal', 'br', '&order=asc&perPage=48')
    expect(reversed.data.map(({ id }) => id)).toEqual(pages.toReversed())
  })

  it.each([
    `'; drop table products; --`,
    '%_\\',
    `a' & !b | (c:*)`,
    '\u0001\u200b',
    '((((((((((',
    '[a-z]+.*$^',
    'de da do para com',
    '½ × ″ ＴＣ－５０－１０ ﬁ',
    '1e999 0 00 -1 999999999999999999999999',
    '2,5 2.5 1.000,5 10 a 16 mm² 0 a 0',
    'x'.repeat(512),
    'tc-50-10 '.repeat(56).trim(),
    'termnal bimetalcio conexaoo '.repeat(18).trim(),
    '5419 5410 61238-1 nbr iec 8535.90.00 7899990017012 '.repeat(10).trim(),
  ])('answers within a second for %j', async (text) => {
    const began = performance.now()
    const answer = await call(`/web/search?search=${encodeURIComponent(text)}`)
    expect(answer.status === 200 || text.startsWith('\u0001')).toBe(true)
    expect(answer.status).toBeLessThan(500)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

describe('the search page’s call', () => {
  it('answers all kinds, and a page of one', async () => {
    const { body } = await call<Found>('/web/search?search=torque')
    expect(body.publications.data.map(({ title }) => title)).toContain('Torque em português')
    const paged = await call<Found>(
      '/web/search?search=em%20portugues&kind=products&perPage=1&page=2&orderBy=title',
    )
    expect(paged.body.products.meta).toMatchObject({ page: 2, perPage: 1 })
    expect(paged.body.publications.meta.page).toBe(1)
  })
})

describe('what the staff change', () => {
  it('is found at once: a synonym group, until it is deleted', async () => {
    expect(await ids('zingarelho')).toEqual([])
    const before = await latest()
    const made = await write('POST', '/synonyms', {
      language: 'br',
      words: 'zingarelho, peça de zinga',
      meaning: 'bimetálico',
    })
    expect(made.status).toBe(201)
    expect(await since(before, 2000)).toContain('synonym')
    const [bimetallic] = await ids('bimetalico')
    expect([(await ids('zingarelhos'))[0], (await ids('peca de zinga'))[0]]).toEqual([
      bimetallic,
      bimetallic,
    ])
    // a language without the synonym uses that of another language
    expect(await ids('zingarelho', 'en')).toEqual([bimetallic])
    await write('PATCH', `/synonyms/${made.body.doc.id}`, { deletedAt: new Date().toISOString() })
    expect(await ids('zingarelho')).toEqual([])
  })

  it('refuses a group of one word that finds nothing', async () => {
    expect((await write('POST', '/synonyms', { language: 'br', words: 'só' })).status).toBe(400)
  })

  it('is found at once: the name of a category, by the products below', async () => {
    const category = await create({ title: 'Quimbera' }, 'categories')
    const subcategory = await create({ title: 'Fontes', category }, 'subcategories')
    const product = await create({ title: 'Aparelho', subcategory })
    expect(await ids('quimbera')).toEqual([product])
    await write('PATCH', `/categories/${category}?locale=br`, {
      title: 'Zarpante',
      _status: 'published',
    })
    expect([await ids('quimbera'), await ids('zarpante')]).toEqual([[], [product]])
    await write('PATCH', `/products/${product}?locale=br`, { _status: 'draft' })
    expect(await ids('zarpante')).toEqual([])
  })

  it('is found at once: a product by its new title, not by the former one', async () => {
    const product = await create({ title: 'Zorbatil azul', subcategory: 1 })
    expect(await ids('zorbatil')).toEqual([product])
    await write('PATCH', `/products/${product}?locale=br`, {
      title: 'Mirlocar azul',
      _status: 'published',
    })
    expect([await ids('zorbatil'), await ids('mirlocar')]).toEqual([[], [product]])
  })
})

describe('the index of a search', () => {
  it('orders equal results by views once they are counted', async () => {
    const first = await create({ title: 'Igualitex', subcategory: 1 })
    const second = await create({ title: 'Igualitex', subcategory: 1 })
    expect(await ids('igualitex')).toEqual([first, second])
    await query('update search_entries set views = 50 where collection = $1 and document_id = $2', [
      'products',
      second,
    ])
    expect(await ids('igualitex')).toEqual([first, second])
    await query('update search_state set ranking = ranking + 1')
    expect(await ids('igualitex')).toEqual([second, first])
  })

  it('takes more changes than it reads at once', async () => {
    const first = await create({ title: 'Milhar', subcategory: 1 })
    await query(
      `insert into search_entries (collection, document_id, locale, slug, title, sort_title, parent_id, position, published_at, updated_at, views, card, tokens, document, revision)
       select collection, 900000 + copy, locale, slug || copy, title, sort_title, parent_id, position, published_at, updated_at, views, card, tokens, document, nextval('search_entries_revision')
       from search_entries, generate_series(1, 2500) copy where collection = 'products' and document_id = $1 and locale = 'br'`,
      [first],
    )
    const last = await create({ title: 'Depois do milhar', subcategory: 1 })
    expect((await ids('depois milhar'))[0]).toBe(last)
    await query('delete from search_entries where document_id > 900000')
    expect(await ids('milhar')).toEqual([first, last])
  })

  it('finds the same after every entry was replaced so often that it is rebuilt', async () => {
    const before = await list('conexao')
    const { rows } = await query(
      `select document_id from search_entries where collection = 'products' and locale = 'br'`,
    )
    for (let round = 0; round * rows.length < replacedEntries; round += 1) {
      await query(
        `update search_entries set revision = nextval('search_entries_revision') where collection = 'products'`,
      )
      expect(await ids('conexao')).toEqual(before.data.map(({ id }) => id))
    }
    const product = await create({ title: 'Depois da troca', subcategory: 1 })
    expect(await ids('depois da troca')).toEqual([product])
  })
})
