/** @imports @grid @releases @history */
import { describe, expect, it } from 'vitest'
import type { Consequences } from '#src/changes/consequence-shapes.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { apply, edit, product, send } from './support/grid-edits.ts'
import { newest, undo } from './support/history.ts'
import { draft, publish } from './support/languages.ts'
import { csvOf, sendCsv } from './support/spreadsheets.ts'

/** Part numbers with a value that the filters of the site need, and one that they do not. */
const valued = async () => {
  const { id, numbers } = await product([10, 20])
  return { id, first: numbers[0] ?? '', key: `products ${id}` }
}

const preview = (id: number, locales: string[]) =>
  staff<Consequences>('editor', 'POST', '/releases/preview', {
    drafts: [{ collection: 'products', id, locales }],
  })

describe('what is deleted', () => {
  it('is counted, and a document that lacks a required value by it is named', async () => {
    const { id, first, key } = await valued()
    const { body } = await send([edit(id, first, [10, null])], { dry: true })
    expect(body.visible.deleted).toEqual({ [key]: 1 })
    expect(body.visible.incomplete).toMatchObject([
      { key, href: `/admin/collections/products/${id}`, lacks: [expect.stringContaining('Seção')] },
    ])
  })

  it('is nothing where a value only changes', async () => {
    const { id, first } = await valued()
    const { body } = await send([edit(id, first, [10, 11])], { dry: true })
    expect(body.visible).toMatchObject({ deleted: {}, incomplete: [], outdated: [] })
  })

  it('is said before a change is taken back that had added it', async () => {
    const { id, first, key } = await valued()
    await apply([edit(id, first, [null, 25], { key: 'packing' })])
    const { id: set = '' } = await newest('products', id)
    const { body } = await undo(set, false)
    expect(body.consequences).toMatchObject({ deleted: { [key]: 1 }, readIn: { [key]: ['br'] } })
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
    expect(one.body.visible.outdated).toEqual([{ locale: 'en', documents: 1, texts: 1 }])
    expect(one.body.visible.readIn).toEqual({ [`products ${id}`]: ['br'] })
    const both = [text('br', 'Resumo', 'Outro resumo'), text('en', 'Summary', 'Another summary')]
    const { body } = await send(both, { dry: true })
    expect(body.visible.outdated).toEqual([])
    expect(body.visible.readIn).toEqual({ [`products ${id}`]: ['br', 'en'] })
  })
})

describe('a publication of drafts', () => {
  it('says which translations that visitors read follow an older text afterwards', async () => {
    const { id } = await product([10])
    await publish(id, 'br', { description: 'Resumo' })
    await publish(id, 'en', { title: 'In a table', description: 'Summary' })
    await draft(id, 'br', { description: 'Outro resumo' })
    const outdated = async (locales: string[]) => (await preview(id, locales)).body.outdated
    expect(await outdated(['br'])).toEqual([{ locale: 'en', documents: 1, texts: 1 }])
    await draft(id, 'en', { description: 'Another summary' })
    expect(await outdated(['br'])).toEqual([{ locale: 'en', documents: 1, texts: 1 }])
    expect(await outdated(['br', 'en'])).toEqual([])
  })

  it('names what the site lacks in the published languages alone', async () => {
    const stamp = Date.now()
    const id = await create('products', { title: `Sem resumo ${stamp}`, subcategory: 1 })
    await draft(id, 'en', { title: `No summary ${stamp}`, description: 'Summary' })
    const { status, body } = await preview(id, ['br'])
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.readIn).toEqual({ [`products ${id}`]: ['br'] })
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
    expect(body).toMatchObject({ readIn: {}, incomplete: [] })
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
