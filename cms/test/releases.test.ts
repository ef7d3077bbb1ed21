/** @releases */
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import type { Release, ReleaseCandidates, ReleaseTrial } from '#src/changes/plans/release-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'
import { call, fetchCms, internal, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import type { Changes } from './support/publishing.ts'
import { latest, read } from './support/publishing.ts'
import type { StaffRole } from './support/staff.ts'

const payload = await getPayload({ config, disableOnInit: true })

type Told = { message: string; errors?: Record<string, string> }

let made = 0
const stamp = Date.now().toString(36)

/** Published product with a draft in Portuguese and a part number. */
async function drafted() {
  made += 1
  const name = `Lançado ${stamp} ${made}`
  const part = `REL${stamp}-${made}`
  const id = await create('products', {
    title: name,
    subcategory: 1,
    variants: [{ part_number: part, values: { section: 10, stud: 'M8' } }],
    _status: 'published',
  })
  const answer = await staff('editor', 'PATCH', `/products/${id}?locale=br&depth=0&draft=true`, {
    title: `${name} novo`,
    _status: 'draft',
  })
  expect(answer.status).toBe(200)
  return { id, name, part }
}

const open = async (name = `Conjunta ${stamp}`): Promise<number> => {
  const { status, body } = await staff<Release>('editor', 'POST', '/releases', { name })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.release.id
}
const edit = (id: number, body: object, role: StaffRole = 'editor') =>
  staff<Release & Told>(role, 'POST', `/releases/${id}`, body)
const compare = async (id: number) =>
  (await staff<PlanPreview>('editor', 'GET', `/imports/${id}`)).body
const order = (id: number, expected: string, more: object = {}) =>
  staff<Told & { import?: PlanSummary }>('editor', 'POST', `/imports/${id}/order`, {
    expected,
    use: 'publish',
    isPartial: false,
    without: [],
    ...more,
  })
const run = async (id: number) => {
  await runPlan(payload, id)
  return (await staff<PlanSummary>('editor', 'GET', `/imports/${id}`)).body
}
async function sheet(lines: string[]): Promise<number> {
  const body = new FormData()
  body.set('file', new File([`${lines.join('\r\n')}\r\n`], 'codigos.csv'))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}` },
    body,
  })
  return ((await response.json()) as PlanPreview).id
}
const draftOf = (id: number) => ({ collection: 'products', id, locales: ['br'] })
const title = async (id: number) => (await read(String(id))).body.title

describe('a release', () => {
  it('publishes drafts and spreadsheets together, as one change, and is taken back as one', async () => {
    const [one, other] = [await drafted(), await drafted()]
    const file = await sheet(['part_number;section', `${one.part};16`])
    const id = await open()
    const { body } = await edit(id, {
      add: { drafts: [draftOf(one.id), draftOf(other.id)], imports: [file] },
    })
    expect(body.drafts.map((draft) => draft.title)).toEqual([
      `${one.name} novo`,
      `${other.name} novo`,
    ])
    expect(body.imports).toEqual([expect.objectContaining({ id: file, state: 'held' })])
    const preview = await compare(id)
    expect(preview.documents.map((document) => document.id).toSorted()).toEqual(
      [one.id, other.id].toSorted(),
    )
    const before = await latest()
    expect(await order(id, preview.expected)).toMatchObject({ status: 200 })
    expect(await title(one.id)).toBe(one.name)
    const done = await run(id)
    expect(done).toMatchObject({ state: 'done', message: '2 documentos alterados.' })
    expect([await title(one.id), await title(other.id)]).toEqual([
      `${one.name} novo`,
      `${other.name} novo`,
    ])
    const [row] = await query<{ section: number }>(
      `select (variants->0->'values'->>'section')::int as section from products where id = $1`,
      [one.id],
    )
    expect(row?.section).toBe(16)
    const { changes } = (await internal<Changes>(`/changes?after=${before}`)).body
    expect(changes.filter(({ tags }) => tags.includes(`product:${one.id}`))).toHaveLength(1)
    expect(changes.find(({ tags }) => tags.includes(`product:${one.id}`))?.tags).toContain(
      `product:${other.id}`,
    )
    expect(
      await query('select kind, title from change_sets where id = $1::uuid', [done.set]),
    ).toEqual([{ kind: 'release', title: `Conjunta ${stamp}` }])
    expect((await compare(file)).state).toBe('done')

    const undone = await staff<{ isDone: boolean }>('editor', 'POST', '/history/undo', {
      set: done.set,
      apply: true,
    })
    expect(undone.body).toMatchObject({ isDone: true })
    expect([await title(one.id), await title(other.id)]).toEqual([one.name, other.name])
  })

  it('is seen as a whole on the site before, by the holder of the preview only', async () => {
    const [one, other] = [await drafted(), await drafted()]
    const file = await sheet(['part_number;section', `${other.part};25`])
    const id = await open()
    await edit(id, { add: { drafts: [draftOf(one.id)], imports: [file] } })
    const opened = await fetchCms(`/admin/api/preview/open?import=${id}&locale=br`, {
      redirect: 'manual',
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    expect(opened.status).toBe(302)
    expect(opened.headers.get('location')).toContain('screen=product')
    const token = /vitrine-preview=([^;]+)/.exec(opened.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const within = <T>(path: string) =>
      call<T>(path, {
        locale: 'br',
        headers: {
          'x-vitrine-preview': token,
          'x-vitrine-feed-secret': process.env['FEED_SECRET'] ?? '',
        },
      })
    const seen = (await within<{ title: string }>(`/web/products/${one.id}`)).body
    expect(seen.title).toBe(`${one.name} novo`)
    const parts = await within<object>(`/web/products/${other.id}`)
    expect(JSON.stringify(parts.body)).toContain('25')
    const found = await within<{ data: { id: number }[] }>(
      `/web/products?search=${encodeURIComponent(`${one.name} novo`)}`,
    )
    expect(found.body.data.map((each) => each.id)).toContain(one.id)
    expect(await title(one.id)).toBe(one.name)
    const denied = await fetchCms(`/admin/api/preview/open?import=${id}&locale=br`, {
      redirect: 'manual',
      headers: { authorization: `JWT ${await logIn('attendant')}` },
    })
    expect(denied.status).toBe(404)
  })

  it('offers the drafts that differ from the site', async () => {
    const { id, name } = await drafted()
    const { body } = await staff<ReleaseCandidates>('editor', 'GET', '/releases/candidates')
    expect(body.drafts).toContainEqual(
      expect.objectContaining({ ...draftOf(id), title: `${name} novo`, kindName: 'Produto' }),
    )
  })

  it('waits for its time, can be cancelled and changed, and names what cannot be published', async () => {
    const one = await drafted()
    const id = await open()
    await edit(id, { add: { drafts: [draftOf(one.id), draftOf(2_000_000_000)], imports: [] } })
    const preview = await compare(id)
    expect(preview.refused).toEqual([
      expect.objectContaining({ message: expect.stringContaining('não existe mais') }),
    ])
    expect(await order(id, preview.expected)).toMatchObject({ status: 422 })
    expect(await order(id, preview.expected, { use: 'draft' })).toMatchObject({ status: 422 })
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect(await order(id, preview.expected, { at, isPartial: true })).toMatchObject({
      status: 200,
    })
    const refused = await edit(id, { remove: { drafts: [{ collection: 'products', id: 5 }] } })
    expect(refused.status).toBe(409)
    await staff('editor', 'POST', `/imports/${id}/stop`)
    const changed = await edit(id, {
      name: 'Outra',
      remove: { drafts: [{ collection: 'products', id: 2_000_000_000 }] },
    })
    expect(changed.body.release).toMatchObject({ fileName: 'Outra', drafts: 1 })
    const again = await compare(id)
    expect(await order(id, again.expected)).toMatchObject({ status: 200 })
    expect(await run(id)).toMatchObject({ state: 'done' })
    expect(await title(one.id)).toBe(`${one.name} novo`)
  })

  it('is refused if a draft changed after it was shown, and takes no import twice', async () => {
    const one = await drafted()
    const file = await sheet(['part_number;section', `${one.part};35`])
    const [id, second] = [await open(), await open()]
    await edit(id, { add: { drafts: [draftOf(one.id)], imports: [file] } })
    expect((await edit(second, { add: { imports: [file] } })).status).toBe(409)
    const preview = await compare(id)
    await staff('editor', 'PATCH', `/products/${one.id}?locale=br&depth=0&draft=true`, {
      title: 'Mudado depois',
      _status: 'draft',
    })
    expect(await order(id, preview.expected)).toMatchObject({ status: 409 })
    expect((await staff('editor', 'DELETE', `/releases/${id}`)).status).toBe(200)
    expect((await compare(file)).state).toBe('checked')
  })

  it('keeps the first of two changes of one value and names the other', async () => {
    const { part } = await drafted()
    const files = [
      await sheet(['part_number;section', `${part};11`]),
      await sheet(['part_number;section', `${part};12`]),
    ]
    const id = await open()
    await edit(id, { add: { imports: files.toReversed() } })
    const { documents, refused } = await compare(id)
    expect(documents[0]?.tables[0]?.rows[0]?.cells['section']?.after).toBe('12')
    expect(refused).toEqual([
      expect.objectContaining({ message: expect.stringContaining('já muda este valor') }),
    ])
  })

  it.each(['attendant', 'translator'] as const)('is refused to a %s', async (role) => {
    const id = await open()
    const { status } = await staff(role, 'POST', '/releases', { name: 'Minha' })
    expect([status, (await edit(id, { name: 'Minha' }, role)).status]).toEqual([403, 403])
  })

  it.each([
    [{ name: '' }],
    [{ add: { drafts: [{ collection: 'products', id: -1, locales: ['br'] }] } }],
    [{ add: { drafts: [{ collection: 'products', id: 1, locales: ['xx'] }] } }],
    [{ add: { drafts: [{ collection: 'nowhere', id: 1, locales: ['br'] }] } }],
    [{ add: { imports: Array(51).fill(1) } }],
    ['nothing'],
  ])('refuses %j', async (body) => {
    const id = await open()
    expect((await edit(id, body as object)).status).toBe(422)
  })

  it('is begun with drafts of a list, in the languages that differ; with nothing it is not begun', async () => {
    const one = await drafted()
    const name = `Da lista ${stamp}`
    const { status, body } = await staff<Release>('editor', 'POST', '/releases', {
      name,
      add: { drafts: [{ collection: 'products', id: one.id }] },
    })
    expect(status).toBe(201)
    expect(body.drafts).toMatchObject([{ id: one.id, locales: ['br'] }])
    const public_ = await create('products', {
      title: `Público ${stamp}`,
      subcategory: 1,
      _status: 'published',
    })
    const none = await staff<Told>('editor', 'POST', '/releases', {
      name: `Sem rascunho ${stamp}`,
      add: { drafts: [{ collection: 'products', id: public_ }] },
    })
    expect([none.status, none.body.message]).toEqual([
      422,
      'Nada aqui difere do site: não há rascunho a publicar.',
    ])
    const { body: list } = await staff<{ releases: { fileName: string }[] }>(
      'editor',
      'GET',
      '/releases',
    )
    expect(list.releases.map(({ fileName }) => fileName)).toContain(name)
    expect(list.releases.map(({ fileName }) => fileName)).not.toContain(`Sem rascunho ${stamp}`)
  })

  it('takes imports of the grid and of a new product, without the rows that were left out', async () => {
    const one = await drafted()
    const other = await drafted()
    const file = await sheet(['part_number;section', `${one.part};16`, `${other.part};25`])
    const { documents } = await compare(file)
    const left = documents.find(({ id }) => id === other.id)?.key ?? ''
    const grid = await staff<{ import: { id: number } }>('editor', 'POST', '/grid', [
      {
        collection: 'products',
        id: other.id,
        path: `variants/${encodeURIComponent(`${other.part} 0`)}/stud`,
        locale: null,
        before: 'M8',
        after: 'M10',
      },
    ])
    const made = await staff<{ import: { id: number } }>('editor', 'POST', '/new-product', {
      title: { br: `Novo junto ${stamp}` },
      description: {},
      subcategory: 1,
      pictures: [],
      table: `Código\tsection\nNJ${stamp}\t10`,
    })
    const product = made.body.import.id
    const id = await open(`De todo tipo ${stamp}`)
    expect(await edit(id, { add: { imports: [file], without: [left] } })).toMatchObject({
      status: 200,
    })
    const { status, body } = await edit(id, { add: { imports: [grid.body.import?.id, product] } })
    expect(status, JSON.stringify(body)).toBe(200)
    const preview = await compare(id)
    expect(preview.refused).toEqual([])

    const opened = await fetchCms(`/admin/api/preview/open?import=${id}&locale=br`, {
      redirect: 'manual',
      headers: { authorization: `JWT ${await logIn('editor')}` },
    })
    const token = /vitrine-preview=([^;]+)/.exec(opened.headers.get('set-cookie') ?? '')?.[1] ?? ''
    const seen = await call<{ data: { title: string }[] }>(
      `/web/products?search=${encodeURIComponent(`Novo junto ${stamp}`)}`,
      {
        locale: 'br',
        headers: {
          'x-vitrine-preview': token,
          'x-vitrine-feed-secret': process.env['FEED_SECRET'] ?? '',
        },
      },
    )
    expect(seen.body.data.map((each) => each.title)).toContain(`Novo junto ${stamp}`)
    expect(
      await query(`select 1 from staff_entries where titles::text like $1`, [
        `%Novo junto ${stamp}%`,
      ]),
    ).toEqual([])

    expect(await order(id, preview.expected)).toMatchObject({ status: 200 })
    expect(await run(id)).toMatchObject({ state: 'done' })
    const sections = await query<{ section: number; stud: string }>(
      `select variants->0->'values'->'section' as section, variants->0->'values'->>'stud' as stud
       from products where id = any($1::int[]) order by id`,
      [[one.id, other.id]],
    )
    expect(sections).toMatchObject([
      { section: 16, stud: 'M8' },
      { section: 10, stud: 'M10' },
    ])
    expect(
      await query(`select site from staff_entries where titles::text like $1`, [
        `%Novo junto ${stamp}%`,
      ]),
    ).toEqual([{ site: 'public' }])
  })

  it('is tried against the rules before its time, by document, and changes nothing', async () => {
    const [right, wrong] = [await drafted(), await drafted()]
    const id = await open(`Provada ${stamp}`)
    await edit(id, { add: { drafts: [draftOf(right.id), draftOf(wrong.id)] } })
    const tried = () => staff<ReleaseTrial>('editor', 'POST', `/releases/${id}/trial`)
    const nothing = { documents: 2, left: 0, refused: [], moreRefused: 0, doubts: [] }
    expect((await tried()).body).toEqual(nothing)
    const save = (section: unknown) =>
      staff('editor', 'PATCH', `/products/${wrong.id}?locale=br&depth=0&draft=true`, {
        variants: [{ part_number: wrong.part, values: { section } }],
        _status: 'draft',
      })
    await save(-99_999)
    expect((await tried()).body.doubts).toMatchObject([{ code: wrong.part }])
    await save('dez')
    const before = await latest()
    const { body } = await tried()
    expect(body.documents).toBe(1)
    expect(body.refused[0]).toMatchObject({ href: `/admin/collections/products/${wrong.id}` })
    expect(body.refused[0]?.message).not.toBe('')
    expect(await latest()).toBe(before)
    expect(await title(right.id)).toBe(right.name)
    const { expected, consequences } = await compare(id)
    expect(Object.values(consequences.documents).map(({ site }) => site)).toEqual(['read', 'read'])
    const ordered = await order(id, expected)
    expect([ordered.status, ordered.body]).toMatchObject([
      422,
      { refused: [{ href: `/admin/collections/products/${wrong.id}` }] },
    ])
    expect(await order(id, expected, { isPartial: true })).toMatchObject({ status: 200 })
    expect(await run(id)).toMatchObject({ state: 'done' })
    expect(await title(right.id)).toBe(`${right.name} novo`)
    expect((await staff('translator', 'POST', `/releases/${id}/trial`)).status).toBe(403)
  })

  it('counts the languages of the site that change', async () => {
    const one = await drafted()
    await staff('editor', 'PATCH', `/products/${one.id}?locale=en&depth=0`, {
      title: `${one.name} en`,
      _status: 'published',
    })
    const id = await open(`Idiomas ${stamp}`)
    await edit(id, { add: { drafts: [draftOf(one.id)] } })
    expect((await compare(id)).consequences.documents).toMatchObject({
      [`products ${one.id}`]: { languages: ['br'] },
    })
  })
})
