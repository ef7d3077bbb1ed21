/** @history */
import { describe, expect, it } from 'vitest'
import type { SetDetails } from '#src/changes/history-shapes.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { history, ofDocument, details, newest, lastMade, product, undo } from './support/history.ts'
import { draft, publish } from './support/languages.ts'
import { productWith, subcategoryWith } from './support/structure.ts'

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

  it('of a new account of the staff, with its role and without its address', async () => {
    const email = `conta-${crypto.randomUUID()}@example.com`
    const { body } = await staff<{ doc: { id: number } }>('administrator', 'POST', '/users', {
      name: 'Conta nova',
      email,
      password: 'uma senha comprida do teste',
      role: 'administrator',
    })
    const set = await newest('users', body.doc.id)
    expect(set).toMatchObject({ author: { name: 'administrator' }, documents: ['Conta nova'] })
    const [made] = set.changedDocuments
    expect(made).toMatchObject({ kind: 'created', title: 'Conta nova' })
    expect(made?.changes.map(({ after }) => after?.text)).toContain('Administrador')
    expect(JSON.stringify(set)).not.toContain(email)
    expect((await undo(set.id, true, undefined, 'administrator')).body).toMatchObject({
      isDone: false,
      kept: [expect.objectContaining({ reason: expect.stringContaining('conta') })],
    })
    // other tests count the administrators
    await staff('administrator', 'DELETE', `/users/${body.doc.id}`)
  })

  it('of another document that named it, by its name and in its own history', async () => {
    const { id, numbers } = await product([10])
    const [name, code = ''] = [`H${lastMade()}`, numbers[0]]
    const scope = { product: id, part_numbers: null }
    const certificate = await create('certificates', {
      _status: 'published',
      number: `Hist ${Date.now()}`,
      standard: 'ZQ 1',
      kind: 'test',
      body: 'Body',
      scope: [scope],
    })
    const removed = await staff('editor', 'PATCH', `/certificates/${certificate}?locale=br`, {
      scope: [],
    })
    expect(removed.status, JSON.stringify(removed.body)).toBe(200)
    const set = await newest('certificates', certificate)
    for (const search of [`Histórico ${lastMade()}`, name, code]) {
      const found = await history(`search=${encodeURIComponent(search)}`)
      expect(
        found.sets.map((each) => each.id),
        search,
      ).toContain(set.id)
    }
    expect((await ofDocument('products', id)).sets[0]?.id).toBe(set.id)
    const other = await product([10])
    expect((await ofDocument('products', other.id)).sets.map((each) => each.id)).not.toContain(
      set.id,
    )
  })

  it('of a list of rows, as a value of its document', async () => {
    const { id } = await product([10])
    await publish(id, 'br', { highlights: [{ label: 'Material', value: 'Cobre' }] })
    const set = await newest('products', id)
    expect(set).toMatchObject({ summary: 'Destaques', documents: [`H${lastMade()}`] })
    expect(set.changedDocuments[0]?.changes[0]).toMatchObject({
      before: null,
      after: { text: 'Material · Cobre' },
    })
  })

  it('with the title of another language where the panel has none of its own', async () => {
    const { id } = await product([10])
    await publish(id, 'br', { title: 'Só em Português' })
    const { id: set } = await newest('products', id)
    const response = await fetchCms(`/admin/api/history/sets?id=${set}`, {
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'en' },
    })
    const { changedDocuments } = (await response.json()) as SetDetails
    expect(changedDocuments[0]?.title).toBe('Só em Português')
  })

  it('counts what changed, not a draft that its publication brings back', async () => {
    const { id, variants } = await product([10, 20])
    const raised = variants.map((row, at) =>
      at === 1 ? { ...row, values: { ...row.values, section: 99 } } : row,
    )
    await draft(id, 'br', { variants: raised })
    await draft(id, 'en', { title: 'English' })
    await publish(id, 'en')
    expect((await newest('products', id)).summary).not.toMatch(/\d/)
  })

  it('with the names of attributes that have none in the language of the panel', async () => {
    const { id: subcategory } = await subcategoryWith([
      { key: 'len', label: 'Comprimento', type: 'number', unit: 'mm' },
    ])
    const { id, numbers } = await productWith(subcategory, [{ len: 1 }])
    await publish(id, 'br', { variants: [{ part_number: numbers[0], values: { len: 2 } }] })
    const { id: set } = await newest('products', id)
    const response = await fetchCms(`/admin/api/history/sets?id=${set}`, {
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'en' },
    })
    const { changedDocuments, summary } = (await response.json()) as SetDetails
    expect(changedDocuments[0]?.tables[0]?.columns[0]?.label).toBe('Comprimento')
    expect(summary).toContain('Comprimento')
  })

  it('not if nothing changed', async () => {
    const { id } = await product([10])
    const before = (await ofDocument('products', id)).total
    await publish(id, 'br', { family: `H${lastMade()}` })
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
