import { describe, expect, it } from 'vitest'
import type { HistoryPage, SetDetails, UndoAnswer } from '#src/changes/history-answer.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { draft, publish, stored } from './support/languages.ts'
import { edit, latest, read, since } from './support/publishing.ts'
import type { StaffRole } from './support/staff.ts'

const history = async (filters: string, role: StaffRole = 'editor') =>
  (await staff<HistoryPage>(role, 'GET', `/history?${filters}`)).body
const ofDocument = (collection: string, id: number, more = '') =>
  history(`collection=${collection}&document=${id}${more}`, 'administrator')
const details = async (set: string | undefined, role: StaffRole = 'administrator') =>
  (await staff<SetDetails>(role, 'GET', `/history/sets?id=${set}`)).body
/** Newest change set of a document, with its differences. */
const newest = async (collection: string, id: number) => {
  const [set] = (await ofDocument(collection, id)).sets
  return details(set?.id)
}
const undo = (set: string, apply = true, document?: object, role: StaffRole = 'editor') =>
  staff<UndoAnswer>(role, 'POST', '/history/undo', {
    set,
    apply,
    ...(document ? { document } : {}),
  })

const parts = (torques: Record<string, number>) =>
  Object.entries(torques).map(([number, section]) => ({
    part_number: number,
    values: { section, stud: 'M8' },
  }))
let made = 0
/** Published product with part numbers of its own. */
async function product(torques: number[], more: object = {}) {
  made += 1
  const numbers = torques.map((_, at) => `HIST-${made}-${at + 1}`)
  const variants = parts(Object.fromEntries(numbers.map((each, at) => [each, torques[at] ?? 0])))
  const id = await create('products', {
    title: `Histórico ${made}`,
    subcategory: 1,
    family: `H${made}`,
    variants,
    _status: 'published',
    ...more,
  })
  return { id, numbers, variants }
}
const sections = async (id: number) =>
  Object.fromEntries(
    (
      await query<{ variants: ReturnType<typeof parts> }>(
        'select variants from products where id = $1',
        [id],
      )
    )[0]?.variants.map((row) => [row.part_number, row.values.section]) ?? [],
  )

describe('a change is recorded', () => {
  it('by whom, when, field by field with both values, in its language', async () => {
    const { id } = await product([10])
    await publish(id, 'br', { title: 'Título novo', family: 'HX' })
    const set = await newest('products', id)
    expect(set).toMatchObject({ kind: 'person', author: { name: 'editor' }, documentCount: 1 })
    expect(set.changedDocuments[0]?.changes).toEqual([
      expect.objectContaining({
        label: 'Título',
        locale: 'br',
        state: 'both',
        before: expect.objectContaining({ text: expect.stringContaining('Histórico') }),
        after: expect.objectContaining({ text: 'Título novo' }),
      }),
      expect.objectContaining({
        label: expect.stringContaining('Família'),
        locale: null,
        after: expect.objectContaining({ text: 'HX' }),
      }),
    ])
    expect(set.summary).toMatch(/^Título e Família/)
  })

  it('as a table of part numbers, new and removed ones beside changed ones', async () => {
    const { id, numbers, variants } = await product([10, 20, 30])
    const [one, , three] = variants
    const [first = '', second = '', third = ''] = numbers
    const fresh = `${third}-N`
    await publish(id, 'br', {
      variants: [
        { ...one, values: { ...one?.values, section: 11, stud: 'M10' } },
        three,
        { part_number: fresh, values: { section: 40, stud: 'M8' } },
      ],
    })
    const set = await newest('products', id)
    const [table] = set.changedDocuments[0]?.tables ?? []
    expect(table?.columns.map(({ key, label, unit }) => [key, label, unit])).toEqual([
      ['section', expect.stringContaining('Seção'), 'mm²'],
      ['stud', expect.stringContaining('Furo'), null],
    ])
    expect(table?.rows).toEqual([
      {
        key: `variants/${encodeURIComponent(`${first} 0`)}`,
        partNumber: first,
        kind: 'changed',
        cells: { section: { before: '10', after: '11' }, stud: { before: 'M8', after: 'M10' } },
      },
      expect.objectContaining({ partNumber: fresh, kind: 'added' }),
      expect.objectContaining({ partNumber: second, kind: 'removed' }),
    ])
    expect(set.summary).toMatch(/, 1 código novo, 1 código retirado$/)
    // by the part number in any spelling, and by the value
    for (const filter of [`part=${first.replaceAll('-', ' ').toLowerCase()}`, `search=${first}`])
      expect((await history(filter)).sets.map((each) => each.id)).toContain(set.id)
    expect((await history(`part=${first}x`)).sets).toEqual([])
  })

  it('as a draft, and then as a publication of its languages', async () => {
    const { id } = await product([10])
    await draft(id, 'en', { title: 'In English' })
    expect((await newest('products', id)).summary).toBe('Título e Endereço, inglês, rascunho')
    await publish(id, 'en')
    const set = await newest('products', id)
    expect(set.summary).toBe('Publicado em inglês')
    expect(set.changedDocuments[0]).toMatchObject({
      publications: [{ locale: 'en', isPublic: true }],
      changes: [],
    })
  })

  it('of documents without drafts, of settings, and of relations by their title', async () => {
    const synonym = await create('synonyms', {
      words: `hist ${Date.now()}`,
      meaning: 'terminal',
      language: 'br',
    })
    await staff('editor', 'PATCH', `/synonyms/${synonym}`, { meaning: 'conector' })
    expect((await newest('synonyms', synonym)).changedDocuments[0]?.changes[0]).toMatchObject({
      before: { text: 'terminal' },
      after: { text: 'conector' },
      state: 'both',
    })
    const file = (
      await query<{ id: number; title: string }>(
        'select f.id, l.title from files f join files_locales l on l._parent_id = f.id limit 1',
      )
    )[0]
    const { id } = await product([10], { documents: [file?.id] })
    await publish(id, 'br', { documents: [] })
    expect((await newest('products', id)).changedDocuments[0]?.changes[0]).toMatchObject({
      label: 'Documentos',
      before: { text: file?.title },
      after: null,
    })
    await staff('administrator', 'POST', '/globals/history?locale=br', { keep_months: 36 })
    const [settings] = (await history('collection=history', 'administrator')).sets
    expect((await details(settings?.id)).changedDocuments[0]?.changes[0]).toMatchObject({
      after: { text: '36' },
    })
  })

  it('of a list of rows, as a value of its document', async () => {
    const { id } = await product([10])
    await publish(id, 'br', { highlights: [{ label: 'Material', value: 'Cobre' }] })
    const set = await newest('products', id)
    expect(set).toMatchObject({ summary: 'Destaques', documents: [`H${made}`] })
    expect(set.changedDocuments[0]?.changes[0]).toMatchObject({
      before: null,
      after: { text: 'Material · Cobre' },
    })
  })

  it('not if nothing changed', async () => {
    const { id } = await product([10])
    const before = (await ofDocument('products', id)).total
    await publish(id, 'br', { family: `H${made}` })
    expect((await ofDocument('products', id)).total).toBe(before)
  })

  it('with the name of a field of personal data, not with its value', async () => {
    const [member] = await query<{ id: number }>(
      "select id from members where state = 'approved' limit 1",
    )
    const answer = await staff('administrator', 'PATCH', `/members/${member?.id}`, {
      phone: '+55 11 98888-7777',
      company: 'Segredo SA',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const set = await newest('members', member?.id ?? 0)
    expect(
      set.changedDocuments[0]?.changes.map(({ before, after, isHidden }) => [
        before,
        after,
        isHidden,
      ]),
    ).toEqual([
      [null, null, true],
      [null, null, true],
    ])
    const [leak] = await query<{ count: number }>(
      `select count(*)::int as count from (select row_to_json(v)::text as t from value_changes v union all select row_to_json(r)::text from recorded_values r) x where t like '%98888-7777%' or t like '%Segredo SA%'`,
    )
    expect(leak?.count).toBe(0)
  })

  it('is appended only: the programs cannot change or delete it', async () => {
    await product([10])
    for (const table of ['change_sets', 'changed_documents', 'value_changes', 'staff_events']) {
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`])
        if (table !== 'staff_events')
          await expect(query(statement), statement).rejects.toThrow('the history cannot be changed')
      await expect(query(`truncate ${table} cascade`)).rejects.toThrow('cannot be changed')
    }
    await expect(query("update change_sets set title = 'x'")).rejects.toThrow('cannot be changed')
    await expect(query('update value_changes set after = null')).rejects.toThrow(
      'cannot be changed',
    )
  })

  it('for each role what it may read', async () => {
    const { id } = await product([10])
    const user = {
      id: await create('users', {
        name: 'Do histórico',
        email: `historico-${crypto.randomUUID()}@example.com`,
        password: 'uma senha comprida do teste',
        role: 'translator',
        translates: ['en'],
      }),
    }
    await staff('administrator', 'PATCH', `/users/${user.id}`, { translates: ['en', 'es'] })
    expect(
      (await history(`collection=users&document=${user.id}`, 'administrator')).total,
    ).toBeGreaterThan(0)
    expect((await history(`collection=users&document=${user.id}`, 'editor')).total).toBe(0)
    const [set] = (await history(`collection=users&document=${user.id}`, 'administrator')).sets
    expect((await staff('editor', 'GET', `/history/sets?id=${set?.id}`)).status).toBe(404)
    expect((await history(`collection=products&document=${id}`, 'translator')).total).toBe(1)
    expect((await staff('attendant', 'GET', '/history')).status).toBe(403)
    expect((await staff(undefined, 'GET', '/history')).status).toBe(401)
  })
})

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
        document: `H${made}`,
        label: `${numbers[1]}, ${answer.body.kept[0]?.label.split(', ')[1]}`,
        reason: expect.stringMatching(
          /^mudou depois \(administrator, \d\d\/\d\d\/\d{4} \d\d:\d\d\)$/,
        ),
      },
    ])
    expect(Object.values(await sections(id))).toEqual([10, 77, 30])
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

  it('but not what the rules of the editor refuse, which is named', async () => {
    const { id, numbers } = await product([10, 20])
    const [first = '', second = ''] = numbers
    await publish(id, 'br', { variants: parts({ [first]: 10 }) })
    const { id: set = '' } = await newest('products', id)
    await product([5], { variants: parts({ [second]: 5 }) })
    const answer = await undo(set)
    expect(answer.body).toMatchObject({ isDone: false, set: null })
    expect(answer.body.refused[0]?.reason).toBeTruthy()
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
