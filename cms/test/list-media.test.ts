/** @bulk-files @lists */
import { beforeAll, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'

const stamp = String(Date.now()).slice(-6)

/** Ids of the test's pictures, by the field that uses the picture. */
const ids: Record<string, number> = {}

const list = async (parameters: string): Promise<number[]> =>
  (
    await staff<{ rows: { id: number }[] }>(
      'editor',
      'GET',
      `/list?collection=media&size=100&${parameters}`,
    )
  ).body.rows.map(({ id }) => id)

/** Creates a picture without a file, and its row in the index. */
async function picture(name: string): Promise<number> {
  const [row] = await query<{ id: number }>(
    `insert into media (filename, mime_type, created_at, updated_at) values ($1, 'image/png', now(), now()) returning id`,
    [`unused-${stamp}-${name}.png`],
  )
  const id = row?.id ?? 0
  await query(`insert into media_locales (alt, _locale, _parent_id) values ('Foto', 'br', $1)`, [
    id,
  ])
  await staff('administrator', 'PATCH', `/media/${id}?locale=br`, { alt: `Foto ${name} ${stamp}` })
  return id
}

beforeAll(async () => {
  for (const name of ['published', 'drafted', 'inText', 'unused']) ids[name] = await picture(name)
  const category = await create('categories', published(`Fotos ${stamp}`))
  const subcategory = await create('subcategories', published(`Fotos ${stamp}`, { category }))
  await create(
    'products',
    published(`Com foto ${stamp}`, { subcategory, pictures: [ids['published']] }),
  )
  await create('products', {
    title: `Rascunho ${stamp}`,
    subcategory,
    pictures: [ids['drafted']],
    _status: 'draft',
  })
  const upload = {
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: ids['inText'],
    fields: {},
  }
  await create(
    'solutions',
    published(`Solução ${stamp}`, {
      text: {
        root: {
          type: 'root',
          version: 1,
          direction: null,
          format: '',
          indent: 0,
          children: [upload],
        },
      },
    }),
  )
})

it('pictures without use are those that no document, draft or text shows', async () => {
  const listed = await list(`unused=yes&q=${stamp}`)
  expect(listed).toEqual([ids['unused']])
  expect((await list(`q=${stamp}`)).toSorted()).toEqual(Object.values(ids).toSorted())
})

it('a picture is unused once the last document goes', async () => {
  const { body } = await staff<{ docs: { id: number }[] }>(
    'editor',
    'GET',
    `/products?where[title][equals]=${encodeURIComponent(`Com foto ${stamp}`)}&locale=br`,
  )
  const { status } = await staff('editor', 'PATCH', `/products/${body.docs[0]?.id}?locale=br`, {
    pictures: [],
    _status: 'published',
  })
  expect(status).toBe(200)
  expect(await list(`unused=yes&q=${stamp}`)).toContain(ids['published'])
})

it('equal pictures are those with the content of another one', async () => {
  const hash = `${stamp}abcd`.slice(0, 10).padEnd(10, '0')
  const named = async (name: string, of: string) => {
    const id = await picture(name)
    await query('update media set filename = $2 where id = $1', [
      id,
      `equal-${stamp}-${name}-${of}.png`,
    ])
    return id
  }
  const first = await named('first', hash)
  const second = await named('second', hash)
  const other = await named('other', hash.replace(/.$/, 'f'))
  const listed = await list('equal=yes')
  expect(listed).toEqual(expect.arrayContaining([first, second]))
  expect(listed).not.toContain(other)
})

it('documents without use are those that no product, draft or text lists', async () => {
  const file = async (name: string): Promise<number> => {
    const [row] = await query<{ id: number }>(
      `insert into files (filename, mime_type, kind, created_at, updated_at)
       values ($1, 'application/pdf', 'manual', now(), now()) returning id`,
      [`doc-${stamp}-${name}.pdf`],
    )
    const id = row?.id ?? 0
    await query(
      `insert into files_locales (title, _locale, _parent_id) values ('Manual', 'br', $1)`,
      [id],
    )
    const saved = await staff('administrator', 'PATCH', `/files/${id}?locale=br`, {
      title: `Manual ${name} ${stamp}`,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    return id
  }
  const published = await file('public')
  const drafted = await file('drafted')
  const dropped = await file('dropped')
  const title = `Documentos ${stamp}`
  const id = await create('products', {
    title,
    subcategory: 1,
    documents: [published, dropped],
    _status: 'published',
  })
  const save = (data: object, parameters: string) =>
    staff('editor', 'PATCH', `/products/${id}?locale=br&depth=0${parameters}`, data)
  await save({ documents: [published], _status: 'published' }, '')
  await save({ documents: [published, drafted], _status: 'draft' }, '&draft=true')
  const { body } = await staff<{ rows: { id: number; uses: number }[] }>(
    'editor',
    'GET',
    `/list?collection=files&size=100&unused=yes&q=${stamp}`,
  )
  expect(body.rows.map((row) => [row.id, row.uses])).toEqual([[dropped, 0]])
})

it('documents are described by kind, format, language and revision wherever they are named', async () => {
  const name = `igual-${stamp}`
  const [row] = await query<{ id: number }>(
    `insert into files (filename, mime_type, kind, language, revision, created_at, updated_at)
     values ($1, 'application/pdf', 'drawing', 'en', 'B', now(), now()) returning id`,
    [`${name}-0123456789.pdf`],
  )
  const id = row?.id ?? 0
  const save = { title: `Desenho ${name}` }
  expect((await staff('administrator', 'PATCH', `/files/${id}?locale=br`, save)).status).toBe(200)
  const description = 'Desenho · PDF · English · rev. B'
  const listed = await staff<{ rows: { figures: string }[] }>(
    'editor',
    'GET',
    `/list?collection=files&ids=${id}`,
  )
  expect(listed.body.rows.map(({ figures }) => figures)).toEqual([description])
  const offered = await staff<{ choices: { title: string; detail: string }[] }>(
    'editor',
    'GET',
    `/find/choices?in=files&q=${name}`,
  )
  expect(offered.body.choices).toMatchObject([{ title: save.title, detail: description }])
  await create('products', published(`Com desenho ${name}`, { subcategory: 1, documents: [id] }))
  const refused = await staff<{ errors: { data: { inUse: { title: string } } }[] }>(
    'administrator',
    'DELETE',
    `/files/${id}`,
  )
  expect(refused.body.errors[0]?.data.inUse.title).toBe(`${save.title} (${description})`)
})

it('the filter of a collection without pictures lists nothing else', async () => {
  const { status } = await staff('editor', 'GET', '/list?collection=products&unused=yes')
  expect(status).toBe(200)
})
