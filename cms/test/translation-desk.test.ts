/** @translations */
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { countQueue, readQueue } from '#src/translation/read-queue.ts'
import type { QueueQuery } from '#src/translation/read-queue.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { newest, undo } from './support/history.ts'
import { draft, publish, stored, titles } from './support/languages.ts'
import { rich } from './support/rich-text.ts'

interface Passage {
  state: string
  source: string
  basis: string | null
  target: string
}

interface Text {
  path: string
  state: string
  sourceLocale: string
  passages: Passage[]
  left: string[]
  sourceSeen: string[]
  targetSeen: string[]
  label: string
}

interface Answer {
  document: { title: string; texts: Text[]; mayPublish: boolean }
  message?: string
  paths?: string[]
  fields?: { path: string; field: string; message: string }[]
}

const stamp = String(Date.now()).slice(-6)
let payload: Payload
let subcategory: number

beforeAll(async () => {
  const { default: config } = await import('#src/payload.config.ts')
  payload = await getPayload({ config })
  const category = await create('categories', published(`Mesa ${stamp}`))
  subcategory = await create('subcategories', published(`Mesa ${stamp}`, { category }))
})

type Role = 'administrator' | 'editor' | 'translator' | 'attendant'

const read = async (id: number, locale: string, role: Role = 'editor') =>
  (await staff<Answer>(role, 'GET', `/translations/document?item=products-${id}-${locale}`)).body
    .document

const textOf = async (id: number, locale: string, path: string): Promise<Text> => {
  const text = (await read(id, locale)).texts.find((each) => each.path === path)
  if (!text) throw new Error(`no text ${path}`)
  return text
}

/** Saves passages of one text; those that are not given stay. */
async function write(
  [id, locale]: [id: number, locale: string],
  text: Text,
  passages: Record<number, string | true>,
  more: { role?: Role; publish?: boolean; preview?: boolean } = {},
) {
  const { role = 'editor', ...body } = more
  return staff<Answer>(role, 'POST', '/translations/document', {
    item: `products-${id}-${locale}`,
    ...body,
    texts: [
      {
        path: text.path,
        sourceSeen: text.sourceSeen,
        targetSeen: text.targetSeen,
        passages: text.passages.map(({ target }, at) => {
          const given = passages[at]
          return given === undefined
            ? { text: target, isValid: false }
            : given === true
              ? { text: target, isValid: true }
              : { text: given, isValid: true }
        }),
      },
    ],
  })
}

const states = ({ passages, left }: Text): string =>
  [
    ...passages.map(
      ({ state, target }) => `${target}${{ current: '=', outdated: '≠' }[state] ?? '–'}`,
    ),
    ...left.map((text) => `${text}×`),
  ].join(' ')

const make = (title: string, more: object) =>
  create('products', published(`${title} ${stamp}`, { subcategory, ...more }))

const queue = (more: Partial<QueueQuery> = {}) =>
  readQueue(payload, {
    tab: 'outdated',
    locales: ['en', 'es'],
    collections: ['products'],
    text: stamp,
    order: 'age',
    page: 1,
    size: 50,
    ...more,
  })

describe('the desk of a translator', () => {
  it('shows each passage with what changed in its source, and follows it passage by passage', async () => {
    const id = await make('Trechos', { text: rich('Um', 'Dois', 'Três') })
    await publish(id, 'en', { title: 'Passages', text: rich('One', 'Two', 'Three') })
    await publish(id, 'br', { text: rich('Um', 'Dois e meio', 'Três', 'Quatro') })
    const text = await textOf(id, 'en', 'text')
    expect(states(text)).toBe('One= Two≠ Three= –')
    expect(text.passages[1]).toMatchObject({ source: 'Dois e meio', basis: 'Dois', target: 'Two' })
    expect((await write([id, 'en'], text, { 1: 'Two and a half' })).status).toBe(200)
    const after = await textOf(id, 'en', 'text')
    expect(states(after)).toBe('One= Two and a half= Three= –')
    expect(after.state).toBe('outdated')
    expect((await write([id, 'en'], after, { 3: 'Four' })).status).toBe(200)
    expect((await textOf(id, 'en', 'text')).state).toBe('current')
    // visitors read what was published
    expect(((await stored(id, 'en', false)) as unknown as { text: unknown }).text).toMatchObject({
      root: { children: [{}, {}, {}] },
    })
  })

  it('takes "still valid" for one passage, and leaves another outdated', async () => {
    const id = await make('Vale', { text: rich('Um', 'Dois') })
    await publish(id, 'en', { title: 'Valid', text: rich('One', 'Two') })
    await publish(id, 'br', { text: rich('Um.', 'Dois.') })
    const text = await textOf(id, 'en', 'text')
    const answer = await write([id, 'en'], text, { 0: true })
    expect(answer.status).toBe(200)
    expect(states(await textOf(id, 'en', 'text'))).toBe('One= Two≠')
    // a passage that is corrected without following its source stays outdated beside one that is valid
    await publish(id, 'br', { text: rich('Um', 'Dois') })
    expect((await textOf(id, 'en', 'text')).state).toBe('current')
  })

  it('removes passages whose source was removed, and keeps marks and links', async () => {
    const id = await make('Marcas', { text: rich('Um', 'Dois', ['Torque ', '<b>10 N·m', ' máx.']) })
    const missing = await textOf(id, 'en', 'text')
    expect(missing.passages[2]?.source).toBe('Torque <b>10 N·m</b> máx.')
    await write([id, 'en'], missing, { 0: 'One', 1: 'Two', 2: 'Torque <b>10 N·m</b> max.' })
    await publish(id, 'br', { text: rich('Um', ['Torque ', '<b>10 N·m', ' máx.']) })
    const text = await textOf(id, 'en', 'text')
    expect(states(text)).toBe('One= Torque <b>10 N·m</b> max.= Two×')
    await write([id, 'en'], text, { 0: true })
    expect(states(await textOf(id, 'en', 'text'))).toBe('One= Torque <b>10 N·m</b> max.=')
  })

  it('makes one change of the history, which is taken back as any other', async () => {
    const id = await make('Desfeito', { text: rich('Um', 'Dois') })
    await publish(id, 'en', { title: 'Undone', text: rich('One') })
    const text = await textOf(id, 'en', 'text')
    expect(states(text)).toBe('One= –')
    await write([id, 'en'], text, { 1: 'Two' })
    const { id: set, documents } = await newest('products', id)
    expect(documents).toHaveLength(1)
    expect((await undo(set)).body).toMatchObject({ isDone: true, refused: [] })
    expect(states(await textOf(id, 'en', 'text'))).toBe('One= –')
  })

  it('loses nothing of two translators of two languages, or of two of one', async () => {
    const id = await make('Dois', {
      description: 'Resumo',
      highlights: [{ label: 'A', value: 'B' }],
    })
    const [english, spanish] = [
      await textOf(id, 'en', 'description'),
      await textOf(id, 'es', 'description'),
    ]
    const label = (await read(id, 'en')).texts.find(({ path }) => path.endsWith('/label'))
    if (!label) throw new Error('no label')
    const answers = await Promise.all([
      write([id, 'en'], english, { 0: 'Summary' }),
      write([id, 'es'], spanish, { 0: 'Resumen' }),
      write([id, 'en'], label, { 0: 'Label' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await textOf(id, 'en', 'description')).passages[0]?.target).toBe('Summary')
    expect((await textOf(id, 'es', 'description')).passages[0]?.target).toBe('Resumen')
    expect((await textOf(id, 'en', label.path)).passages[0]?.target).toBe('Label')
    // a save that began with an older translation is refused
    const second = await write([id, 'en'], english, { 0: 'Abstract' })
    expect([second.status, second.body.paths]).toEqual([409, ['description']])
    expect((await textOf(id, 'en', 'description')).passages[0]?.target).toBe('Summary')
  })

  it('says what a publication refuses, by field', async () => {
    const id = await make('Longo', { description: 'Resumo' })
    const text = await textOf(id, 'en', 'description')
    await write([id, 'en'], await textOf(id, 'en', 'title'), { 0: 'Long' })
    const refused = await write([id, 'en'], text, { 0: 'x'.repeat(5000) }, { publish: true })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toEqual([
      { path: 'description', field: 'Resumo', message: expect.any(String) as string },
    ])
  })

  it('lets a translator write drafts of the own languages only', async () => {
    const id = await make('Papel', { description: 'Resumo' })
    const own = await staff<Answer>(
      'translator',
      'GET',
      `/translations/document?item=products-${id}-en`,
    )
    const other = await staff<Answer>(
      'translator',
      'GET',
      `/translations/document?item=products-${id}-es`,
    )
    expect([own.status, other.status].toSorted()).toEqual([200, 403])
    const locale = own.status === 200 ? 'en' : 'es'
    const text = await textOf(id, locale, 'description')
    const title = await textOf(id, locale, 'title')
    expect((await write([id, locale], title, { 0: 'Role' }, { role: 'translator' })).status).toBe(
      200,
    )
    expect((await write([id, locale], text, { 0: 'Summary' }, { role: 'translator' })).status).toBe(
      200,
    )
    expect(
      (await write([id, locale], text, { 0: 'X' }, { role: 'translator', publish: true })).status,
    ).toBe(409)
    const refused = await staff('translator', 'POST', '/translations/publish', {
      items: [`products-${id}-${locale}`],
    })
    expect(refused.status).toBe(403)
    expect(await titles(id)).toEqual([`Papel ${stamp}`, undefined, undefined])
    const done = await staff('editor', 'POST', '/translations/publish', {
      items: [`products-${id}-${locale}`],
    })
    expect(done.body).toEqual({ published: 1, refused: [] })
    expect(await titles(id)).toContain('Role')
    const department = await create('departments', {
      title: `Mesa ${stamp}`,
      slug: `mesa-${stamp}`,
      email: 'vendas@example.com',
    })
    const shown = await staff(
      'editor',
      'GET',
      `/translations/document?item=departments-${department}-en`,
    )
    expect(shown.status).toBe(200)
    expect((await staff('editor', 'GET', '/translations/document?item=layout-0-en')).status).toBe(
      200,
    )
    for (const item of ['users-1-en', 'layout-1-en', 'products-0-en', 'products-1-xx', 'x'])
      expect((await staff('editor', 'GET', `/translations/document?item=${item}`)).status).toBe(403)
    expect(
      (await staff('attendant', 'GET', `/translations/document?item=products-${id}-en`)).status,
    ).toBe(403)
    expect(
      (await staff(undefined, 'GET', `/translations/document?item=products-${id}-en`)).status,
    ).toBe(401)
  })
})

it('offers earlier translations of equal and similar passages, with their place', async () => {
  const sentence = `Aperte o parafuso da tampa com a chave de torque ${stamp}.`
  const done = await make('Memória', { text: rich(`Abertura ${stamp}`, sentence) })
  await publish(done, 'en', {
    title: 'Memory',
    text: rich(`Opening ${stamp}`, `Tighten the cover screw with the torque wrench ${stamp}.`),
  })
  const unpublished = await make('Rascunho', { text: rich('Outro', `Nada parecido ${stamp}`) })
  const open = await make('Aberto', {
    text: rich(sentence, `Aperte o parafuso da base com a chave de torque ${stamp}.`, 'Diferente'),
  })
  const { body } = await staff<{
    suggestions: Record<string, { share: number; target: string; place: string }[]>
  }>('editor', 'GET', `/translations/memory?item=products-${open}-en`)
  expect(body, JSON.stringify(body)).toHaveProperty('suggestions')
  expect(body.suggestions['text 0']).toMatchObject([
    {
      share: 100,
      target: `Tighten the cover screw with the torque wrench ${stamp}.`,
      place: `Memória ${stamp}`,
    },
  ])
  expect(body.suggestions['text 1']?.[0]?.share).toBeGreaterThan(60)
  expect(body.suggestions['text 1']?.[0]?.share).toBeLessThan(100)
  expect(body.suggestions['text 2']).toBeUndefined()
  // drafts and the document itself are no memory
  await draft(unpublished, 'en', { title: 'Draft', text: rich('Other', 'Nothing alike') })
  const own = await staff<{ suggestions: object }>(
    'editor',
    'GET',
    `/translations/memory?item=products-${done}-es`,
  )
  expect(own.status).toBe(200)
  expect(JSON.stringify(own.body)).not.toContain(stamp)
  expect(
    (await staff('attendant', 'GET', `/translations/memory?item=products-${open}-en`)).status,
  ).toBe(403)
})

describe('the queue', () => {
  it('has each language of a document once, with its open fields', async () => {
    const id = await make('Fila', { description: 'Antes', family: 'FX' })
    const missing = (await queue({ tab: 'missing', text: `fila ${stamp}` })).items
    expect(
      missing.map(({ locale, fields }) => [locale, fields.map(({ field }) => field).toSorted()]),
    ).toEqual([
      ['en', ['description', 'title']],
      ['es', ['description', 'title']],
    ])
    await publish(id, 'en', { title: 'Queue', description: 'Before' })
    expect((await queue({ text: `fila ${stamp}` })).items).toEqual([])
    await publish(id, 'br', { description: 'Depois' })
    expect((await queue({ text: `fila ${stamp}` })).items).toMatchObject([
      {
        id,
        locale: 'en',
        title: `Fila ${stamp}`,
        family: 'FX',
        fields: [{ field: 'description', passages: 1 }],
      },
    ])
    expect((await queue({ text: 'fx' })).items.map((item) => item.id)).toContain(id)
    const text = await textOf(id, 'en', 'description')
    await write([id, 'en'], text, { 0: 'After' })
    const ready = await queue({ tab: 'ready', text: `fila ${stamp}` })
    expect(ready.items).toMatchObject([
      { id, locale: 'en', fields: [{ field: 'description', passages: 1 }] },
    ])
    const counts = await countQueue(payload, { locales: ['en'], collections: ['products'] })
    expect(counts.get('en')?.ready).toBeGreaterThan(0)
  })

  it('finds nothing by signs of patterns', async () => {
    expect((await queue({ tab: 'missing', text: '%' })).total).toBe(0)
    expect((await queue({ tab: 'missing', text: `'"\\_` })).total).toBe(0)
  })
})
