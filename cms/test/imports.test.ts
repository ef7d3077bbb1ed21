/** @imports */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { getPayload } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { requestApply } from '#src/changes/plans/plan-store.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import config from '#src/payload.config.ts'
import { logIn, staff, fetchCms } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { draft, stored } from './support/languages.ts'
import { latest, read } from './support/publishing.ts'
import type { Changes } from './support/publishing.ts'
import { internal } from './support/api.ts'
import type { StaffRole } from './support/staff.ts'

const payload = await getPayload({ config, disableOnInit: true })

let made = 0
async function product(sections: number[], more: object = {}) {
  made += 1
  const family = `IMP${made}`
  const numbers = sections.map((_, at) => `${family}-${at + 1}`)
  const id = await create('products', {
    title: `Importado ${made}`,
    subcategory: 1,
    family,
    variants: numbers.map((part_number, at) => ({
      part_number,
      values: { section: sections[at], stud: 'M8' },
    })),
    _status: 'published',
    ...more,
  })
  return { id, family, numbers }
}

async function sendFile<Body = PlanPreview>(
  bytes: Uint8Array<ArrayBuffer> | string,
  { name = 'codigos.csv', role = 'editor' as StaffRole, language = 'pt' } = {},
) {
  const body = new FormData()
  body.set('file', new File([bytes], name))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn(role)}`, 'accept-language': language },
    body,
  })
  return { status: response.status, body: (await response.json()) as Body & { message: string } }
}
const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`

const order = (preview: PlanPreview, more: object = {}) =>
  staff<{ message: string; import?: PlanSummary }>(
    'editor',
    'POST',
    `/imports/${preview.id}/order`,
    {
      expected: preview.expected,
      use: 'publish',
      isPartial: true,
      without: [],
      ...more,
    },
  )
/** Applies an ordered import as its job does. */
async function run(id: number) {
  await runPlan(payload, id)
  return (await staff<PlanSummary>('editor', 'GET', `/imports/${id}`)).body
}
const sections = async (id: number) =>
  (
    await query<{ variants: { part_number: string; values: Record<string, unknown> }[] }>(
      'select variants from products where id = $1',
      [id],
    )
  )[0]?.variants.map((row) => [row.part_number, row.values['section']])

describe('a spreadsheet of part numbers', () => {
  it('is compared first and changes nothing', async () => {
    const { id, family, numbers } = await product([10, 20, 30])
    const { status, body } = await sendFile(
      csv(
        'Código;section',
        `${numbers[0]};11`,
        `${numbers[1]};20`,
        `${numbers[2]};=1+1`,
        `${family}-9;50`,
      ),
    )
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      state: 'checked',
      fileName: 'codigos.csv',
      figures: { changed: 1, equal: 1, values: 1 },
      consequences: { documents: { [`products ${id}`]: { site: 'read', languages: ['br'] } } },
    })
    expect(body.documents).toHaveLength(1)
    expect(body.documents[0]?.tables[0]?.rows).toEqual([
      expect.objectContaining({
        partNumber: numbers[0],
        kind: 'changed',
        cells: { section: { before: '10', after: '11' } },
      }),
    ])
    const { key = '' } = body.documents[0]?.tables[0]?.rows[0] ?? {}
    expect(body.documents[0]).toMatchObject({
      lines: { [key]: { sheet: expect.any(String), row: 2 } },
      site: 'public',
      unchanged: { [key]: { stud: 'M8' } },
      unchangedColumns: [{ key: 'stud', label: expect.stringContaining('Furo') }],
    })
    expect(body.refused.map(({ row }) => row)).toEqual([4, 5])
    expect(await sections(id)).toEqual([
      [numbers[0], 10],
      [numbers[1], 20],
      [numbers[2], 30],
    ])
  })

  it('is published as one change, recorded with its file, and taken back as one', async () => {
    const [one, other] = [await product([10]), await product([20, 21])]
    const preview = (
      await sendFile(
        csv(
          'Código;section;Produto',
          `${one.numbers[0]};15;`,
          `${other.numbers[1]};25;`,
          `${other.family}-N;40;${other.family}`,
        ),
      )
    ).body
    expect(preview.figures).toMatchObject({ created: 1, changed: 2, refused: 0 })
    const before = await latest()
    expect((await order(preview)).body.import).toMatchObject({ state: 'waiting' })
    const done = await run(preview.id)
    expect(done).toMatchObject({ state: 'done', done: expect.any(Number) })
    expect(await sections(one.id)).toEqual([[one.numbers[0], 15]])
    expect(await sections(other.id)).toEqual([
      [other.numbers[0], 20],
      [other.numbers[1], 25],
      [`${other.family}-N`, 40],
    ])
    const { changes } = (await internal<Changes>(`/changes?after=${before}&wait=0`)).body
    const own = changes.filter(({ tags }) => tags.includes(`product:${one.id}`))
    expect(own).toHaveLength(1)
    expect(own[0]?.tags).toContain(`product:${other.id}`)
    const undone = await staff('editor', 'POST', '/history/undo', { set: done.set, apply: true })
    expect(undone.body).toMatchObject({ isDone: true, removedRows: 1, values: 2 })
    expect(await sections(other.id)).toEqual([
      [other.numbers[0], 20],
      [other.numbers[1], 21],
    ])
    expect((await run(preview.id)).undoneBy).not.toBeNull()
  })

  it('tells what it did, and is undone when all of its documents are', async () => {
    const [one, other] = [await product([10, 11]), await product([20])]
    await draft(one.id, 'br', {
      variants: [{ part_number: one.numbers[0], values: { section: 77, stud: 'M8' } }],
    })
    const lines = [[one.numbers[0], 15] as const, [other.numbers[0], 25] as const]
    const text = csv('Código;section', ...lines.map((line) => line.join(';')))
    const preview = (await sendFile(text)).body
    await order(preview)
    const done = await run(preview.id)
    expect(done.figures).toMatchObject({ changed: 2, created: 0 })
    const undone = async (id: number) =>
      (
        await staff('editor', 'POST', '/history/undo', {
          set: done.set,
          apply: true,
          document: { collection: 'products', id },
        })
      ).body
    const setsOf = async () =>
      (await query('select from change_sets where undoes = $1', [done.set])).length
    expect(await undone(one.id)).toMatchObject({ isDone: true })
    expect((await run(preview.id)).undoneBy).toBeNull()
    expect(await undone(one.id)).toMatchObject({ isDone: false, set: null })
    expect(await setsOf()).toBe(1)
    expect(await undone(other.id)).toMatchObject({ isDone: true })
    expect((await run(preview.id)).undoneBy).not.toBeNull()
  })

  it('as drafts changes nothing that visitors read, and keeps other drafts', async () => {
    const { id, numbers } = await product([10])
    await draft(id, 'br', { title: 'Meio escrito' })
    const asDraft = (await sendFile(csv('Código;section', `${numbers[0]};12`))).body
    await order(asDraft, { use: 'draft' })
    const { set } = await run(asDraft.id)
    expect(
      await query('select kind, author_name, title from change_sets where id = $1', [set]),
    ).toEqual([{ kind: 'spreadsheet', author_name: 'editor', title: 'codigos.csv' }])
    expect(await sections(id)).toEqual([[numbers[0], 10]])
    const asPublic = (await sendFile(csv('Código;stud', `${numbers[0]};M10`))).body
    await order(asPublic)
    await run(asPublic.id)
    expect((await stored(id, 'br', true)) as object).toMatchObject({
      title: 'Meio escrito',
      variants: [{ part_number: numbers[0], values: { section: 12, stud: 'M10' } }],
    })
    expect((await read(String(id))).body.title).toContain('Importado')
    expect((await stored(id, 'br', false)) as object).toMatchObject({
      variants: [{ values: { section: 10, stud: 'M10' } }],
    })
  })

  it('keeps what it left out, to be read and downloaded afterwards', async () => {
    const { numbers } = await product([10, 20])
    const preview = (
      await sendFile(csv('Código;section', `${numbers[0]};11`, `${numbers[1]};=1+1`))
    ).body
    await order(preview)
    expect(await run(preview.id)).toMatchObject({
      state: 'done',
      leftOut: 1,
      moreRefused: 0,
      refused: [{ row: 3, head: 'section', message: expect.stringContaining('fórmula') }],
    })
    const response = await fetchCms(`/admin/api/imports/${preview.id}/refused?format=csv`, {
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
    })
    expect(await response.text()).toMatch(/;3;section;.*fórmula/)
    const file = await fetchCms(`/admin/api/imports/${preview.id}/refused`, {
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
    })
    const again = (await sendFile(new Uint8Array(await file.arrayBuffer()), { name: 'r.xlsx' }))
      .body
    expect(again).toMatchObject({ unknownColumns: [], ignoredSheets: [], refused: [] })
    expect(again.figures).toMatchObject({ rows: 1, equal: 1 })
    const { body } = await staff<{ imports: PlanSummary[] }>('editor', 'GET', '/imports')
    expect(body.imports.find(({ id }) => id === preview.id)).toMatchObject({ leftOut: 1 })
  })

  it('leaves out what is unticked', async () => {
    const { id, numbers } = await product([10, 20])
    const preview = (await sendFile(csv('Código;section', `${numbers[0]};11`, `${numbers[1]};21`)))
      .body
    const [document] = preview.documents
    const [row] = Object.keys(document?.lines ?? {})
    await order(preview, { without: [`${document?.key} ${row}`] })
    await run(preview.id)
    expect(await sections(id)).toEqual([
      [numbers[0], 10],
      [numbers[1], 21],
    ])
  })

  it('is refused if the catalogue changed since it was compared', async () => {
    const { id, numbers } = await product([10])
    const preview = (await sendFile(csv('Código;section', `${numbers[0]};11`))).body
    await order(preview)
    await staff('editor', 'PATCH', `/products/${id}?locale=br`, {
      variants: [{ part_number: numbers[0], values: { section: 99, stud: 'M8' } }],
      _status: 'published',
    })
    expect(await run(preview.id)).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('mudou'),
    })
    expect(await sections(id)).toEqual([[numbers[0], 99]])
  })

  it('as all or nothing changes nothing if the rules of the editor refuse a document', async () => {
    const highlights = [{ label: 'Material', value: 'Cobre' }]
    const [one, other] = [await product([5]), await product([6], { highlights })]
    // a text that the editor requires is missing since
    await query(
      'update products_highlights_locales l set label = null from products_highlights h where h.id = l._parent_id and h._parent_id = $1',
      [other.id],
    )
    const lines = csv('Código;section', `${one.numbers[0]};7`, `${other.numbers[0]};8`)
    const whole = (await sendFile(lines)).body
    expect(whole.figures).toMatchObject({ changed: 1, refused: 1 })
    expect((await order(whole, { isPartial: false })).status).toBe(422)
    expect(await sections(one.id)).toEqual([[one.numbers[0], 5]])
    const partial = (await sendFile(lines)).body
    await order(partial)
    const done = (await run(partial.id)) as PlanSummary & { refused: unknown[] }
    expect(done).toMatchObject({ state: 'done' })
    expect(done.refused).not.toEqual([])
    expect(await sections(one.id)).toEqual([[one.numbers[0], 7]])
  })

  it('waits for its time, and can be stopped until then', async () => {
    const { numbers } = await product([10])
    const preview = (await sendFile(csv('Código;section', `${numbers[0]};11`))).body
    expect((await order(preview, { at: '2020-01-01T00:00:00Z' })).status).toBe(422)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await order(preview, { at })).body.import).toMatchObject({
      state: 'waiting',
      startsAt: at,
    })
    expect((await order(preview)).status).toBe(409)
    expect((await staff('editor', 'POST', `/imports/${preview.id}/stop`)).status).toBe(200)
    expect((await staff('editor', 'POST', `/imports/${preview.id}/stop`)).status).toBe(409)
    expect((await run(preview.id)).state).toBe('stopped')
  })

  it('comes out of the panel and back without a change, and with one', async () => {
    const { id, numbers } = await product([10, 20])
    const response = await fetchCms(`/admin/api/sheets?collection=products&ids=${id}`, {
      headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect((await sendFile(bytes, { name: 'codigos.xlsx' })).body.figures).toMatchObject({
      changed: 0,
      created: 0,
      refused: 0,
      equal: 2,
    })
    const { sheets } = await readXlsx(bytes)
    const rows = sheets[0]?.rows.map((row) => row.map((cell) => (cell === 10 ? 12.5 : cell))) ?? []
    const again = await writeXlsx({ sheets: [{ name: 'x', rows: rows as never }] })
    const { body } = await sendFile(new Uint8Array(again), { name: 'outro.xlsx' })
    expect(body.documents[0]?.tables[0]?.rows[0]).toMatchObject({
      partNumber: numbers[0],
      cells: { section: { before: '10', after: '12,5' } },
    })
  })

  it('is refused in a sentence if it is no spreadsheet, and to other roles', async () => {
    for (const content of ['', '\u0000\u0001', 'PK\u0003\u0004 damaged'])
      expect((await sendFile(content)).status).toBe(422)
    for (const role of ['translator', 'attendant'] as const)
      expect((await sendFile(csv('Código', 'x'), { role })).status).toBe(403)
    expect((await staff('translator', 'GET', '/imports')).status).toBe(403)
    expect((await staff('editor', 'GET', '/imports/999999')).status).toBe(404)
    expect(await sendFile('')).toMatchObject({ body: { message: 'O arquivo está vazio.' } })
  })

  it('is not ordered by an order that lacks something, in a sentence', async () => {
    const { numbers } = await product([10])
    const { body } = await sendFile(csv('Código;section', `${numbers[0]};11`))
    for (const data of [{}, { expected: body.expected, use: 'send', isPartial: true, without: [] }])
      expect(await staff('editor', 'POST', `/imports/${body.id}/order`, data)).toMatchObject({
        status: 422,
        body: { message: expect.stringContaining('incompleta') },
      })
    expect((await order({ ...body, id: 999999 })).status).toBe(404)
  })
})

describe('an import whose process is killed', () => {
  it('leaves nothing, and is applied once by those that follow', async () => {
    const products: Awaited<ReturnType<typeof product>>[] = []
    for (let at = 0; at < 25; at += 1) products.push(await product([1]))
    const numbers = products.map((each) => each.numbers[0])
    const preview = (
      await sendFile(csv('Código;section', ...numbers.map((number) => `${number};2`)))
    ).body
    // without a job, which the runner of this process would take
    await requestApply(payload, preview.id, {
      expected: preview.expected,
      use: 'publish',
      isPartial: false,
      without: [],
    })
    const child = spawn(process.execPath, ['test/support/plan-runner.ts', String(preview.id)], {
      cwd: resolve(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await vi.waitFor(
      async () =>
        expect(
          (await staff<PlanSummary>('editor', 'GET', `/imports/${preview.id}`)).body.done,
        ).toBeGreaterThan(0),
      { timeout: 120_000, interval: 20 },
    )
    child.kill('SIGKILL')
    await once(child, 'exit')
    const values = async () =>
      (await Promise.all(products.map(({ id }) => sections(id)))).flatMap(
        (each) => each?.[0]?.[1] ?? [],
      )
    expect(await values()).toEqual(products.map(() => 1))
    expect(
      await query('select 1 from value_changes where part_number = any($1) and what = $2', [
        numbers,
        'value',
      ]),
    ).toEqual([])
    const [done] = await Promise.all([run(preview.id), run(preview.id)])
    expect(done.state, JSON.stringify(done)).toBe('done')
    expect(await values()).toEqual(products.map(() => 2))
    const sets = await query(
      'select distinct change_set from value_changes where part_number = any($1) and what = $2',
      [numbers, 'value'],
    )
    expect(sets).toEqual([{ change_set: done.set }])
  })
})
