/** @imports @grid @releases @history */
import { describe, expect, it } from 'vitest'
import { readConsequences } from '#src/changes/consequences.ts'
import type { Consequences } from '#src/changes/consequence-shapes.ts'
import type { PublishedChange } from '#src/changes/publication.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { apply, edit, payload, product, send } from './support/grid-edits.ts'
import { newest, undo } from './support/history.ts'
import { draft, publish } from './support/languages.ts'
import { csvOf, sendCsv } from './support/spreadsheets.ts'

/** Part numbers with a value that the filters of the site need, and one that they do not. */
const valued = async () => {
  const { id, numbers } = await product([10, 20])
  return { id, first: numbers[0] ?? '', key: `products ${id}` }
}

const rowOf = (number: string): string => `variants/${encodeURIComponent(`${number} 0`)}`

const preview = (id: number, locales: string[]) =>
  staff<Consequences>('editor', 'POST', '/releases/preview', {
    drafts: [{ collection: 'products', id, locales }],
  })

describe('what is deleted', () => {
  it('is counted, and a document that lacks a required value by it is named', async () => {
    const { id, first, key } = await valued()
    const { body } = await send([edit(id, first, [10, null])], { dry: true })
    expect(body.visible.documents[key]?.deleted).toEqual({ [rowOf(first)]: 1 })
    expect(body.visible.incomplete).toMatchObject([
      { key, href: `/admin/collections/products/${id}`, lacks: [expect.stringContaining('Seção')] },
    ])
  })

  it('is nothing where a value only changes', async () => {
    const { id, first, key } = await valued()
    const { body } = await send([edit(id, first, [10, 11])], { dry: true })
    expect(body.visible).toMatchObject({
      documents: { [key]: { deleted: {}, outdated: {} } },
      incomplete: [],
    })
  })

  it('is said before a change is taken back that had added it', async () => {
    const { id, first, key } = await valued()
    await apply([edit(id, first, [null, 25], { key: 'packing' })])
    const { id: set = '' } = await newest('products', id)
    const { body } = await undo(set, false)
    expect(body.consequences?.documents[key]).toMatchObject({
      site: 'read',
      languages: ['br'],
      deleted: { [rowOf(first)]: 1 },
    })
  })
})

describe('a document', () => {
  it('that leaves the site when a change is taken back is counted', async () => {
    const { id, numbers } = await product([10], { _status: 'draft' })
    await publish(id, 'br', { variants: [{ part_number: numbers[0], values: { section: 10 } }] })
    const { id: set = '' } = await newest('products', id)
    const { body } = await undo(set, false)
    expect(body.consequences?.documents[`products ${id}`]).toMatchObject({
      site: 'leaves',
      languages: ['br'],
    })
  })

  it('that moves to a subcategory with other filters lacks their values', async () => {
    const stamp = Date.now()
    const category = await create('categories', { title: `Filtros ${stamp}`, _status: 'published' })
    const other = await create('subcategories', {
      title: `Outros filtros ${stamp}`,
      category,
      attributes: [
        { key: 'section', label: 'Seção', type: 'number', unit: 'mm²' },
        { key: 'reach', label: 'Alcance', type: 'number', unit: 'm', filter: true },
      ],
      _status: 'published',
    })
    const [one, two] = [`MV${stamp}-1`, `MV${stamp}-2`]
    const { id } = await product([], {
      variants: [one, two].map((part_number) => ({ part_number, values: { section: 10 } })),
    })
    const move = {
      collection: 'products',
      id,
      changes: [{ path: 'subcategory', locale: null, before: 1, after: other }],
    }
    // every second part number has a value of the new filter
    const value = { path: `${rowOf(one)}/reach`, locale: null, before: null, after: 3 }
    const { incomplete } = await readConsequences({ payload, i18n: { language: 'pt' } } as never, {
      changed: [
        {
          key: `products ${id}`,
          collection: 'products',
          id,
          draft: [...move.changes, value],
          public: [...move.changes, value],
          released: [],
          retired: [],
        } as PublishedChange,
      ],
      created: [],
    })
    expect(incomplete.map(({ lacks }) => lacks)).toEqual([['Alcance']])
  })
})

describe('translations', () => {
  it('that follow an older text afterwards are counted by language, unless they change too', async () => {
    const { id } = await product([10])
    await publish(id, 'br', { description: 'Resumo' })
    await publish(id, 'en', { title: 'In a table', description: 'Summary' })
    const text = (locale: 'br' | 'en', before: string, after: string) => ({
      ...edit(id, '', [before, after], { locale }),
      path: 'description',
    })
    const one = await send([text('br', 'Resumo', 'Outro resumo')], { dry: true })
    expect(one.body.visible.documents[`products ${id}`]).toMatchObject({
      languages: ['br'],
      outdated: { en: 1 },
    })
    const both = [text('br', 'Resumo', 'Outro resumo'), text('en', 'Summary', 'Another summary')]
    const { body } = await send(both, { dry: true })
    const { languages, outdated } = body.visible.documents[`products ${id}`] ?? {}
    expect([languages, outdated]).toEqual([['br', 'en'], {}])
  })
})

describe('a publication of drafts', () => {
  it('says which translations that visitors read follow an older text afterwards', async () => {
    const { id } = await product([10])
    await publish(id, 'br', { description: 'Resumo' })
    await publish(id, 'en', { title: 'In a table', description: 'Summary' })
    await draft(id, 'br', { description: 'Outro resumo' })
    const outdated = async (locales: string[]) =>
      (await preview(id, locales)).body.documents[`products ${id}`]?.outdated
    expect(await outdated(['br'])).toEqual({ en: 1 })
    await draft(id, 'en', { description: 'Another summary' })
    expect(await outdated(['br'])).toEqual({ en: 1 })
    expect(await outdated(['br', 'en'])).toEqual({})
  })

  it('names what the site lacks in the published languages alone', async () => {
    const stamp = Date.now()
    const id = await create('products', { title: `Sem resumo ${stamp}`, subcategory: 1 })
    await draft(id, 'en', { title: `No summary ${stamp}`, description: 'Summary' })
    const { status, body } = await preview(id, ['br'])
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.documents).toMatchObject({
      [`products ${id}`]: { site: 'read', languages: ['br'] },
    })
    const [{ lacks = [] } = {}] = body.incomplete
    expect(lacks.some((name) => name.startsWith('Resumo'))).toBe(true)
    expect(lacks.filter((name) => name.endsWith('EN'))).toEqual([])
    const english = (await preview(id, ['en'])).body.incomplete[0]?.lacks ?? []
    expect(english.some((name) => name.startsWith('Resumo'))).toBe(false)
  })

  it('tells an account nothing of what it may not publish', async () => {
    const id = await create('products', { title: `Só nosso ${Date.now()}`, subcategory: 1 })
    const { body } = await staff<Consequences>('attendant', 'POST', '/releases/preview', {
      drafts: [{ collection: 'products', id, locales: ['br'] }],
    })
    expect(body).toEqual({ documents: {}, incomplete: [], moreIncomplete: 0 })
  })
})

describe('a spreadsheet', () => {
  it('names a document that it makes without what the site needs', async () => {
    const name = `Loja ${Date.now()}`
    const { figures, refused, consequences } = await sendCsv(
      csvOf([
        ['Nome', 'Cidade'],
        [name, 'Itu'],
      ]),
    )
    expect([figures.created, refused]).toEqual([1, []])
    const [one] = consequences.incomplete
    expect(one).toMatchObject({ title: name, href: null })
    expect(one?.lacks).toContain('Telefone')
    expect(one?.lacks).not.toContain('Cidade')
  })
})
