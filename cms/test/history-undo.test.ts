/** @history */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { details, newest, undo, parts, lastMade, product, sections } from './support/history.ts'
import { draft, publish, stored } from './support/languages.ts'
import { edit, latest, read, since } from './support/publishing.ts'

describe('a change is taken back', () => {
  it('as a whole in one step, as a change of its own that can be taken back', async () => {
    const { id, numbers, variants } = await product([10, 20])
    const [first = '', second = ''] = numbers
    await publish(id, 'br', {
      title: 'Errado',
      variants: [
        { ...variants[0], values: { section: 99, stud: 'M8' } },
        { part_number: `${second}-N`, values: { section: 5, stud: 'M8' } },
      ],
    })
    const { id: set = '' } = await newest('products', id)
    const preview = await undo(set, false)
    expect(preview.body).toMatchObject({
      isDone: false,
      values: 2,
      addedRows: 1,
      removedRows: 1,
      kept: [],
    })
    const since0 = await latest()
    const done = await undo(set)
    expect(done.body, JSON.stringify(done.body)).toMatchObject({ isDone: true, refused: [] })
    expect(await sections(id)).toEqual({ [first]: 10, [second]: 20 })
    expect((await read(String(id))).body.title).toContain('Histórico')
    expect(await since(since0)).toContain(`product:${id}`)
    const own = await newest('products', id)
    expect(own).toMatchObject({ id: done.body.set, kind: 'undo', undoes: set })
    expect((await details(set)).undoneBy).toBe(own.id)
    await undo(own.id)
    expect(await sections(id)).toEqual({ [first]: 99, [`${second}-N`]: 5 })
    expect((await read(String(id))).body.title).toBe('Errado')
  })

  it('keeps what changed later, and names it with the person', async () => {
    const { id, numbers, variants } = await product([10, 20, 30])
    const raise = (by: number) =>
      variants.map((row) => ({
        ...row,
        values: { ...row.values, section: row.values.section + by },
      }))
    await publish(id, 'br', { variants: raise(1) })
    const { id: set = '' } = await newest('products', id)
    const later = raise(1)
    later[1] = { ...later[1], values: { section: 77, stud: 'M8' } } as never
    await staff('administrator', 'PATCH', `/products/${id}?locale=br`, {
      variants: later,
      _status: 'published',
    })
    const answer = await undo(set)
    expect(answer.body).toMatchObject({ isDone: true, values: 2 })
    expect(answer.body.kept).toEqual([
      {
        document: `H${lastMade()}`,
        label: `${numbers[1]}, ${answer.body.kept[0]?.label.split(', ')[1]}`,
        cause: 'later',
        reason: expect.stringMatching(
          /^mudou depois \(administrator, \d\d\/\d\d\/\d{4} \d\d:\d\d\)$/,
        ),
      },
    ])
    expect(Object.values(await sections(id))).toEqual([10, 77, 30])
  })

  it('names the later change that has to be taken back first, also for many values', async () => {
    const { id, variants } = await product(Array.from({ length: 60 }, () => 10))
    const raise = (section: number) =>
      publish(id, 'br', {
        variants: variants.map((row) => ({ ...row, values: { ...row.values, section } })),
      })
    await raise(11)
    const { id: first = '' } = await newest('products', id)
    await raise(12)
    const { id: second = '' } = await newest('products', id)
    for (const isApplied of [false, true]) {
      const { body } = await undo(first, isApplied)
      expect(body).toMatchObject({
        isDone: false,
        values: 0,
        keptCounts: { later: 60 },
        inTheWay: [{ set: second, values: 60, href: `/admin/history?set=${second}` }],
      })
      expect(body.message).toMatch(/^Nada volta: desfaça antes “.*” \(.+\), que mudou 60 valores/)
      expect(body.kept).toHaveLength(50)
    }
    expect((await undo(second)).body).toMatchObject({ isDone: true, inTheWay: [] })
    expect((await undo(first)).body).toMatchObject({ isDone: true, inTheWay: [], keptCounts: {} })
    expect(new Set(Object.values(await sections(id)))).toEqual(new Set([10]))
  })

  it('leaves drafts that were begun meanwhile as drafts', async () => {
    const { id } = await product([10])
    await publish(id, 'br', { title: 'Publicado errado' })
    const { id: set = '' } = await newest('products', id)
    await draft(id, 'br', { description: 'Meio escrito' })
    await draft(id, 'en', { title: 'Half' })
    expect((await undo(set)).body.isDone).toBe(true)
    expect((await read(String(id))).body).toMatchObject({
      title: expect.stringContaining('Histórico'),
    })
    expect((await stored(id, 'br', false)) as object).toMatchObject({ description: null })
    expect((await stored(id, 'br', true)) as object).toMatchObject({
      title: expect.stringContaining('Histórico'),
      description: 'Meio escrito',
    })
    expect((await read(String(id), 'en')).status).toBe(404)
    expect((await stored(id, 'en', true)).title).toBe('Half')
  })

  it('gives visitors what they read, and the draft back to its author', async () => {
    const { id } = await product([10])
    const title = (await stored(id, 'br', false)).title
    await draft(id, 'br', { title: 'Ainda rascunho' })
    await publish(id, 'br', { title: 'Publicado por engano' })
    const { id: set = '' } = await newest('products', id)
    const [shown] = (await details(set)).changedDocuments
    expect(shown?.changes.map(({ state, before }) => [state, before?.text])).toEqual([
      ['draft', 'Ainda rascunho'],
      ['public', title],
    ])
    expect((await undo(set, false)).body).toMatchObject({ values: 1, kept: [] })
    expect((await undo(set)).body.isDone).toBe(true)
    expect((await stored(id, 'br', false)).title).toBe(title)
    expect((await stored(id, 'br', true)).title).toBe('Ainda rascunho')
  })

  it('of a draft changes only the draft', async () => {
    const { id } = await product([10])
    await draft(id, 'br', { title: 'Rascunho errado' })
    const { id: set = '' } = await newest('products', id)
    const before = await latest()
    await undo(set)
    expect((await stored(id, 'br', true)).title).toContain('Histórico')
    expect(await since(before)).toEqual([])
  })

  it('of one document of several', async () => {
    const [one, other] = [await product([1]), await product([2])]
    const answer = await staff(
      'editor',
      'PATCH',
      `/products?locale=br&where[id][in][]=${one.id}&where[id][in][]=${other.id}`,
      {
        own_part_pages: true,
        _status: 'published',
      },
    )
    expect(answer.status).toBe(200)
    const set = await newest('products', one.id)
    expect(set.documentCount).toBe(2)
    await undo(set.id, true, { collection: 'products', id: other.id })
    const flags = await query<{ id: number; own_part_pages: boolean }>(
      'select id, own_part_pages from products where id = any($1) order by id',
      [[one.id, other.id]],
    )
    expect(flags.map((each) => each.own_part_pages)).toEqual([true, false])
    // the other document can be taken back as well; then all of it is
    expect((await details(set.id)).isUndone).toBe(false)
    await undo(set.id, true, { collection: 'products', id: one.id })
    expect((await details(set.id)).isUndone).toBe(true)
  })

  it('of a publication and of a removal from the site', async () => {
    const { id } = await product([10])
    await draft(id, 'en', { title: 'English' })
    await publish(id, 'en')
    const published = await newest('products', id)
    await undo(published.id)
    expect([(await read(String(id), 'en')).status, (await read(String(id))).status]).toEqual([
      404, 200,
    ])
    await edit(id, { _status: 'draft' }, 'locale=br')
    expect((await read(String(id))).status).toBe(404)
    await undo((await newest('products', id)).id)
    expect((await read(String(id))).status).toBe(200)
  })

  it('of a new document, which goes to the trash, and of the trash', async () => {
    const { id } = await product([10])
    await undo((await newest('products', id)).id)
    expect((await read(String(id))).status).toBe(404)
    const trashed = await newest('products', id)
    expect(trashed.changedDocuments[0]?.kind).toBe('trashed')
    expect((await undo(trashed.id)).body.isDone).toBe(true)
    expect((await read(String(id))).status).toBe(200)
  })

  it.each([
    ['distributors', { name: 'Lixeira', city: 'Campinas', state: 'SP' }],
    ['products', { title: 'Lixeira', slug: `lixeira-${Date.now()}`, _status: 'draft' }],
  ])('of the trash, and of an undone creation, without a changed value: %s', async (slug, data) => {
    const id = await create(slug, data, '&draft=true')
    const isTrashed = async () =>
      (await query(`select 1 from ${slug} where id = $1 and deleted_at is not null`, [id])).length >
      0
    const made = await newest(slug, id)
    await staff('administrator', 'PATCH', `/${slug}/${id}`, { deletedAt: new Date().toISOString() })
    const trashed = await newest(slug, id)
    expect([trashed.changedDocuments[0]?.kind, await isTrashed()]).toEqual(['trashed', true])
    expect((await undo(trashed.id, false)).body).toMatchObject({ values: 1, message: '' })
    expect(await isTrashed()).toBe(true)
    expect((await undo(trashed.id)).body).toMatchObject({ isDone: true, values: 1 })
    expect(await isTrashed()).toBe(false)
    expect((await undo(trashed.id)).body).toMatchObject({ isDone: false, values: 0 })
    // takes the undo back: to the trash again, and out of it
    expect((await undo((await newest(slug, id)).id)).body.isDone).toBe(true)
    expect(await isTrashed()).toBe(true)
    await undo((await newest(slug, id)).id)
    expect((await undo(made.id)).body.isDone).toBe(true)
    expect(await isTrashed()).toBe(true)
    expect((await undo((await newest(slug, id)).id)).body.isDone).toBe(true)
    expect(await isTrashed()).toBe(false)
  })

  it('but not what the rules of the editor refuse, which is named', async () => {
    const { id, numbers } = await product([10, 20])
    const [first = '', second = ''] = numbers
    await publish(id, 'br', { variants: parts({ [first]: 10 }) })
    const { id: set = '' } = await newest('products', id)
    await product([5], { variants: parts({ [second]: 5 }) })
    const preview = await undo(set, false)
    const answer = await undo(set)
    expect(answer.body).toMatchObject({ isDone: false, set: null, addedRows: 0 })
    expect(answer.body.refused[0]?.reason).toBeTruthy()
    expect(answer.body.message).toContain('regras')
    expect(preview.body).toEqual(answer.body)
    expect(await sections(id)).toEqual({ [first]: 10 })
  })

  it('only by those who may change it', async () => {
    const { id } = await product([10])
    const { id: set = '' } = await newest('products', id)
    expect((await undo(set, true, undefined, 'translator')).status).toBe(403)
    expect((await undo(set, true, undefined, 'attendant')).status).toBe(403)
    expect(
      (await staff('editor', 'POST', '/history/undo', { set: "x' or 1=1", apply: true })).status,
    ).toBe(404)
    expect(
      (await staff('editor', 'GET', '/history?before=%00&document=9e9&from=2026-99-99&part=%25'))
        .status,
    ).toBeLessThan(500)
  })
})
