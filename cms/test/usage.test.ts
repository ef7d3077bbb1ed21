/** @publishing */
import { getPayload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from 'pg'
import config from '#src/payload.config.ts'
import { emptyTrash } from '#src/schema/lifecycle/empty-trash.ts'
import { call, fetchCms, internal, logIn, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import type { PayloadErrorBody, Saved } from './support/content.ts'
import type { StaffRole } from './support/staff.ts'

interface Changes {
  changes: { id: number; tags: string[] }[]
  latest: number
}

const payload = await getPayload({ config, disableOnInit: true })
const database = new Client({ connectionString: process.env['DATABASE_URL'] })
beforeAll(() => database.connect())
afterAll(() => database.end())

const toTrash = (path: string, role: StaffRole = 'editor') =>
  staff<PayloadErrorBody>(role, 'PATCH', path, { deletedAt: new Date().toISOString() })
const forGood = (path: string) => staff<PayloadErrorBody>('administrator', 'DELETE', path)

/** Uploads an image with unique content, and thus a unique name. */
async function picture(alt: string): Promise<number> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt }))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><text>${alt}</text></svg>`
  const { default: sharp } = await import('sharp')
  form.set(
    'file',
    new Blob([new Uint8Array(await sharp(Buffer.from(svg)).png().toBuffer())], {
      type: 'image/png',
    }),
    `${alt}.png`,
  )
  const answer = await fetchCms(`/admin/api/media?locale=br`, {
    method: 'POST',
    body: form,
    headers: { authorization: `JWT ${await logIn('editor')}` },
  })
  const body = (await answer.json()) as Saved
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return body.doc.id
}

const textWith = (id: number) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'upload',
        version: 3,
        format: '',
        id: 'x',
        relationTo: 'media',
        value: id,
        fields: {},
      },
    ],
  },
})

/** Expects that moving to the trash and deleting are rejected, with the reference in the error. */
async function expectUsed(
  path: string,
  place: { kind: string; field?: string; title?: string },
): Promise<void> {
  for (const answer of [await toTrash(path, 'administrator'), await forGood(path)]) {
    expect([path, answer.status], JSON.stringify(answer.body).slice(0, 300)).toEqual([path, 409])
    expect(answer.body.errors[0]?.data?.inUse?.places).toContainEqual(
      expect.objectContaining(place),
    )
    expect(answer.body.errors[0]?.message).toContain(place.kind)
  }
  expect((await staff('administrator', 'GET', path)).status).toBe(200)
}

describe('deleting a referenced document is rejected', () => {
  it('when referenced by a relation of a published document', async () => {
    const category = await create('categories', published('Categoria em uso'))
    const subcategory = await create(
      'subcategories',
      published('Subcategoria em uso', { category }),
    )
    const product = await create('products', published('Produto que usa', { subcategory }))
    await expectUsed(`/categories/${category}`, {
      kind: 'Subcategoria',
      title: 'Subcategoria em uso',
      field: 'Categoria',
    })
    await expectUsed(`/subcategories/${subcategory}`, {
      kind: 'Produto',
      title: 'Produto que usa',
      field: 'Subcategoria',
    })
    expect((await toTrash(`/products/${product}`)).status).toBe(200)
    expect((await toTrash(`/subcategories/${subcategory}`)).status).toBe(200)
    expect((await toTrash(`/categories/${category}`)).status).toBe(200)
  })

  it('when referenced by a draft only', async () => {
    const related = await create('products', published('Citado em rascunho', { subcategory: 1 }))
    const product = await create('products', published('Publicado sem citar', { subcategory: 1 }))
    const draft = { related: [related], _status: 'draft' }
    const saved = await staff('editor', 'PATCH', `/products/${product}?locale=br&draft=true`, draft)
    expect(saved.status).toBe(200)
    await expectUsed(`/products/${related}`, {
      kind: 'Produto',
      title: 'Publicado sem citar',
      field: 'Produtos relacionados',
    })
  })

  it('when referenced by the rich text of a block, published or drafted', async () => {
    const [shown, drafted] = [await picture('no bloco'), await picture('no bloco do rascunho')]
    const title = `Página com foto ${shown}`
    const block = { kind: 'text', title: 'Texto' }
    const page = await create(
      'pages',
      published(title, { blocks: [{ ...block, body: textWith(shown) }] }),
    )
    const place = { kind: 'Página', title, field: 'Texto' }
    await expectUsed(`/media/${shown}`, place)
    const saved = await staff('editor', 'PATCH', `/pages/${page}?locale=br&draft=true`, {
      blocks: [{ ...block, body: textWith(drafted) }],
      _status: 'draft',
    })
    expect(saved.status).toBe(200)
    await expectUsed(`/media/${drafted}`, place)
  })

  it('when referenced by rows, by rich texts in any locale, published or drafted, or by globals', async () => {
    const [inText, inDraft, inGlobal, inGlobalText] = [
      await picture('no texto'),
      await picture('no rascunho'),
      await picture('no site'),
      await picture('na política'),
    ]
    await create(
      'posts',
      published('Notícia com foto', {
        category: 1,
        text: textWith(inText),
        published_at: '2026-05-01T12:00:00.000Z',
      }),
    )
    await expectUsed(`/media/${inText}`, {
      kind: 'Notícia',
      title: 'Notícia com foto',
      field: 'Texto',
    })
    const publication = await create(
      'publications',
      published('Guia sem foto', { section: 1, date: '2026-03-01T12:00:00.000Z' }),
    )
    await staff('editor', 'PATCH', `/publications/${publication}?locale=en&draft=true`, {
      title: 'Guide',
      text: textWith(inDraft),
      _status: 'draft',
    })
    await expectUsed(`/media/${inDraft}`, {
      kind: 'Artigo',
      title: 'Guia sem foto',
      field: 'Texto',
    })
    const layout = (
      await staff<{ others: object; privacy: object }>(
        'editor',
        'GET',
        '/globals/layout?locale=es&depth=0',
      )
    ).body
    const saved = await staff('editor', 'POST', '/globals/layout?locale=es', {
      others: { ...layout.others, logo: inGlobal },
      privacy: { ...layout.privacy, terms_of_user: textWith(inGlobalText) },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    await expectUsed(`/media/${inGlobal}`, { kind: 'Layout e empresa', field: 'Logo' })
    await expectUsed(`/media/${inGlobalText}`, { kind: 'Layout e empresa', field: 'Termos de uso' })
  })

  it('in bulk requests', async () => {
    const subcategory = await create('subcategories', published('Em massa', { category: 1 }))
    await create('products', published('Segura a subcategoria', { subcategory }))
    const answer = await staff<PayloadErrorBody>(
      'editor',
      'DELETE',
      `/subcategories?where[id][equals]=${subcategory}`,
    )
    expect([answer.status, answer.body.errors[0]?.message]).toEqual([
      400,
      expect.stringContaining('Segura a subcategoria'),
    ])
  })

  it('when messages name a department, which leaves the form instead', async () => {
    const department = await create('departments', {
      title: 'Fechado',
      slug: 'fechado',
      email: 'x@example.com',
    })
    for (let n = 0; n < 12; n += 1)
      await database.query(
        `insert into messages (receipt, name, email, message, status, department_id, locale)
        values ($2, 'Ana', 'ana@example.com', 'Olá', 'new', $1, 'br')`,
        [department, `T-USE-${n}`],
      )
    const path = `/departments/${department}`
    await expectUsed(path, { kind: 'Mensagem', field: 'Departamento' })
    const { body } = await forGood(path)
    expect(body.errors[0]?.message).toMatch(/em mais 9 lugares.*Oferecido no formulário/)
    // only roles that read messages see their names
    const editors = await toTrash(path)
    expect(editors.body.errors[0]?.data?.inUse?.places[0]?.title).toBe('')
    const offered = async () =>
      (await call<{ data: { slug: string }[] }>('/web/contact/departments')).body.data.map(
        ({ slug }) => slug,
      )
    expect(await offered()).toContain('fechado')
    const taken = await staff('editor', 'PATCH', `${path}?locale=br`, {
      offered: false,
    })
    expect(taken.status, JSON.stringify(taken.body)).toBe(200)
    expect(await offered()).not.toContain('fechado')
    // as if it had been moved to the trash before such a deletion was rejected
    await emptyTrashAfter('departments', [[department, 31]])
    const { rows } = await database.query('select department_id from messages where receipt = $1', [
      'T-USE-1',
    ])
    expect(rows).toEqual([{ department_id: department }])
  })

  it('when candidates name an option', async () => {
    const training = await create('training-levels', {
      title: 'Técnico',
      slug: 'tecnico-em-uso',
      type: 'medio',
    })
    await database.query(
      `insert into candidates (receipt, name, email, status, training_id, locale)
      values ('T-USE-CV', 'Rui', 'rui@example.com', 'new', $1, 'br')`,
      [training],
    )
    await expectUsed(`/training-levels/${training}`, { kind: 'Candidatura', field: 'Formação' })
    const { body } = await forGood(`/training-levels/${training}`)
    expect(body.errors[0]?.message).toContain('“Rui” (Formação)')
  })

  it('but not a product that a message names in words', async () => {
    const product = await create('products', published('Citado', { subcategory: 1 }))
    await database.query(
      `insert into messages (receipt, name, email, message, status, product_id, product_title, locale)
      values ('T-USE-P', 'Ana', 'ana@example.com', 'Olá', 'new', $1, 'Citado', 'br')`,
      [product],
    )
    expect((await forGood(`/products/${product}`)).status).toBe(200)
  })

  it('when a product is named by its part number', async () => {
    const product = await create(
      'products',
      published('Com número', {
        subcategory: 1,
        variants: [{ part_number: 'USO-1', values: {} }],
      }),
    )
    const follower = await create(
      'products',
      published('Descontinuado', {
        subcategory: 1,
        variants: [{ part_number: 'USO-0', values: {} }],
        life_cycle: { state: 'discontinued', successor_part: 'uso 1' },
      }),
    )
    await expectUsed(`/products/${product}`, { kind: 'Produto', title: 'Descontinuado' })
    expect((await forGood(`/products/${follower}`)).status).toBe(200)
    expect((await forGood(`/products/${product}`)).status).toBe(200)
  })

  it('when an account has scheduled what runs with its permissions', async () => {
    const made = await staff<Saved>('administrator', 'POST', '/users', {
      name: 'Íris',
      email: 'iris.usage@example.com',
      password: 'nove roldanas de bronze',
      role: 'editor',
    })
    const account = made.body.doc.id
    const { rows } = await database.query<{ id: number }>(
      `insert into payload_jobs (task_slug, queue, input, wait_until, processing, has_error, total_tried, created_at, updated_at)
      values ('schedulePublish', 'default', jsonb_build_object('type', 'publish', 'locale', 'br', 'doc', jsonb_build_object('relationTo', 'products', 'value', '1'),
        'user', jsonb_build_object('relationTo', 'users', 'value', $1::int)), now() + interval '1 day', false, false, 0, now(), now()) returning id`,
      [account],
    )
    const refused = await forGood(`/users/${account}`)
    expect([refused.status, refused.body.errors[0]?.message]).toEqual([
      409,
      expect.stringContaining('Agendado'),
    ])
    await database.query('delete from payload_jobs where id = $1', [rows[0]?.id])
    expect((await forGood(`/users/${account}`)).status).toBe(200)
  })
})

/** Moves deletion dates of trashed documents back by days, then runs the task. */
async function emptyTrashAfter(collection: string, trashed: readonly [number, number][]) {
  for (const [id, days] of trashed)
    await database.query(
      `update ${collection.replaceAll('-', '_')} set deleted_at = now() - make_interval(days => $2) where id = $1`,
      [id, days],
    )
  await emptyTrash(payload)
}
const stored = async (table: string, id: number) =>
  (await database.query(`select id from ${table} where id = $1`, [id])).rowCount

describe('the trash', () => {
  const latest = async () => (await internal<Changes>('/changes?after=-1')).body.latest
  const since = async (after: number) =>
    (await internal<Changes>(`/changes?after=${after}&wait=0`)).body.changes.flatMap(
      ({ tags }) => tags,
    )

  it('unpublishes a product, and restores it', async () => {
    const id = await create('products', published('Vai e volta', { subcategory: 1 }))
    expect((await call('/web/products/vai-e-volta')).status).toBe(200)
    const before = await latest()
    expect((await toTrash(`/products/${id}`)).status).toBe(200)
    expect(await since(before)).toContain(`product:${id}`)
    expect((await call('/web/products/vai-e-volta')).status).toBe(404)
    const list = await staff<{ docs: { id: number }[] }>(
      'editor',
      'GET',
      '/products?limit=500&depth=0',
    )
    expect(list.body.docs.map((doc) => doc.id)).not.toContain(id)
    const back = await staff('editor', 'PATCH', `/products/${id}?trash=true&locale=br`, {
      deletedAt: null,
      _status: 'published',
    })
    expect(back.status, JSON.stringify(back.body)).toBe(200)
    expect((await call('/web/products/vai-e-volta')).status).toBe(200)
  })

  it('is available with delete permission', async () => {
    const id = await create('products', published('Não é sua', { subcategory: 1 }))
    for (const role of ['translator', 'attendant'] as const)
      expect((await toTrash(`/products/${id}?locale=en`, role)).status).toBe(403)
    expect((await call('/web/products/nao-e-sua')).status).toBe(200)
  })

  it('names the trash in the error of a duplicate value', async () => {
    const id = await create('redirects', { from: '/na-lixeira', to: '/produtos' })
    await toTrash(`/redirects/${id}`)
    const again = await staff<PayloadErrorBody>('editor', 'POST', '/redirects', {
      from: '/na-lixeira',
      to: '/produtos',
    })
    expect([again.status, JSON.stringify(again.body)]).toEqual([
      400,
      expect.stringContaining('lixeira'),
    ])
  })

  it('is emptied after 30 days', async () => {
    const young = await create('products', published('29 dias', { subcategory: 1 }))
    const old = await create('products', published('31 dias', { subcategory: 1 }))
    for (const id of [young, old]) await toTrash(`/products/${id}`)
    await emptyTrashAfter('products', [
      [young, 29],
      [old, 31],
    ])
    expect([await stored('products', young), await stored('products', old)]).toEqual([1, 0])
  })
})
