/** @translations */
import type { Answer } from '@vitrine/contract/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { draft, publish } from './support/languages.ts'
import { rich } from './support/rich-text.ts'
import type { StaffRole } from './support/staff.ts'

const stamp = String(Date.now()).slice(-6)
let subcategory: number

interface Refused {
  errors?: { data?: { errors?: { path: string }[] } }[]
}

const saveRules = (rules: object, role: StaffRole = 'administrator') =>
  staff<Refused>(role, 'POST', '/globals/language-rules?locale=br&depth=0', {
    sources: [],
    safety: [],
    ...rules,
  })

const pathsOf = ({ errors }: Refused): string[] =>
  (errors ?? []).flatMap(({ data }) => (data?.errors ?? []).map(({ path }) => path))

/** The page of a product in English, as visitors read it. */
const page = async (id: number) =>
  call<Answer<'product-read'>>(`/web/products/${id}`, { locale: 'en' })

const shown = async (id: number) => {
  const { text, highlights, outdated_texts } = (await page(id)).body
  return { html: text.html, highlights: highlights.map(({ value }) => value), outdated_texts }
}

/** Highlights of a product; ids of rows are unique among all products. */
const highlightsOf = (title: string, torque: string) => [
  { id: `torque ${title} ${stamp}`, label: 'Torque', value: torque },
  { id: `norm ${title} ${stamp}`, label: 'IEC', value: 'IEC 61238-1' },
]

/** Published product in Portuguese and English whose torque was changed in Portuguese. */
async function changed(title: string): Promise<number> {
  const id = await create(
    'products',
    published(`${title} ${stamp}`, {
      subcategory,
      text: rich('Torque de 10 N·m', 'Limpe antes'),
      highlights: highlightsOf(title, '10 N·m'),
    }),
  )
  await publish(id, 'en', {
    title: `${title} en ${stamp}`,
    text: rich('Torque of 10 N·m', 'Clean first'),
    highlights: highlightsOf(title, '10 N m'),
  })
  await publish(id, 'br', {
    text: rich('Torque de 12 N·m', 'Limpe antes'),
    highlights: highlightsOf(title, '12 N·m'),
  })
  return id
}

beforeAll(async () => {
  const category = await create('categories', published(`Regra ${stamp}`))
  subcategory = await create('subcategories', published(`Regra ${stamp}`, { category }))
  for (const [collection, id] of [
    ['categories', category],
    ['subcategories', subcategory],
  ] as const)
    await staff('administrator', 'PATCH', `/${collection}/${id}?locale=en&depth=0`, {
      title: `Rule ${stamp}`,
      _status: 'published',
    })
})

afterAll(async () => {
  await saveRules({})
})

describe('an outdated safety text', () => {
  it('is shown as it stands while the company has not marked its field', async () => {
    const id = await changed('Sem marca')
    await saveRules({ safety: [{ text: 'publications/text', behavior: 'withdraw' }] })
    expect(await shown(id)).toEqual({
      html: '<p>Torque of 10 N·m</p><p>Clean first</p>',
      highlights: ['10 N m', 'IEC 61238-1'],
      outdated_texts: null,
    })
  })

  it('is shown with a note', async () => {
    const id = await changed('Com nota')
    await saveRules({ safety: [{ text: 'products/text', behavior: 'note' }] })
    const { html, outdated_texts } = await shown(id)
    expect(html).toContain('10 N·m')
    expect(outdated_texts).toMatchObject({ withdrawn: false, locale: 'br' })
    const path = outdated_texts?.path ?? ''
    expect(path).toContain(`/com-nota-${stamp}`)
  })

  it('is withdrawn passage by passage until it is translated or declared valid', async () => {
    const [translated, valid] = [await changed('Retirado'), await changed('Ainda vale')]
    await saveRules({
      safety: ['text', 'highlights'].map((field) => ({
        text: `products/${field}`,
        behavior: 'withdraw',
      })),
    })
    for (const id of [translated, valid])
      expect(await shown(id)).toMatchObject({
        html: '<p>Clean first</p>',
        highlights: ['IEC 61238-1'],
        outdated_texts: { withdrawn: true, locale: 'br' },
      })
    // a draft of the translation is not what visitors read
    await draft(translated, 'en', { text: rich('Torque of 12 N·m', 'Clean first') })
    expect((await shown(translated)).html).toBe('<p>Clean first</p>')
    await publish(translated, 'en', {
      text: rich('Torque of 12 N·m', 'Clean first'),
      highlights: highlightsOf('Retirado', '12 N m'),
    })
    expect(await shown(translated)).toMatchObject({
      html: '<p>Torque of 12 N·m</p><p>Clean first</p>',
      highlights: ['12 N m', 'IEC 61238-1'],
      outdated_texts: null,
    })
    await publish(valid, 'br', {
      text: rich('Torque de 10 N·m', 'Limpe antes'),
      highlights: highlightsOf('Ainda vale', '10 N·m'),
    })
    expect(await shown(valid)).toMatchObject({ highlights: ['10 N m', 'IEC 61238-1'] })
  })

  it('is withdrawn as a whole where its passages do not stand side by side', async () => {
    const id = await changed('Inteiro')
    await publish(id, 'en', { text: rich('Torque of 10 N·m', 'Clean', 'first') })
    await publish(id, 'br', { text: rich('Torque de 14 N·m', 'Limpe antes') })
    await saveRules({ safety: [{ text: 'products/text', behavior: 'withdraw' }] })
    expect((await shown(id)).html).toBe('')
  })

  it('expires the page when it becomes outdated, is declared valid, or the rules change', async () => {
    const id = await changed('Cache')
    await saveRules({ safety: [{ text: 'products/text', behavior: 'withdraw' }] })
    const tags = (await page(id)).headers.get('cache-tag') ?? ''
    expect(tags.split(' ')).toEqual(expect.arrayContaining([`product:${id}`, 'language-rules']))
    const changes = async () =>
      (
        await query<{ tags: string[] }>('select tags from changes order by id desc limit 3')
      ).flatMap((each) => each.tags)
    await saveRules({})
    expect(await changes()).toContain('language-rules')
    const last = async () =>
      (await query<{ id: string }>('select max(id) as id from changes'))[0]?.id
    const before = await last()
    await declareValid(id)
    expect(await last()).not.toBe(before)
    expect(await changes()).toContain(`product:${id}`)
  })
})

/** Text of the desk, as far as a save needs it. */
interface DeskText {
  path: string
  passages: { target: string }[]
  sourceSeen: string[]
  targetSeen: string[]
}

/** Declares the English texts of a product valid, on the desk, as a draft. */
async function declareValid(id: number): Promise<void> {
  const item = `products-${id}-en`
  const read = await staff<{ document: { texts: DeskText[] } }>(
    'administrator',
    'GET',
    `/translations/document?item=${item}`,
  )
  const texts = read.body.document.texts.map(({ path, passages, sourceSeen, targetSeen }) => ({
    path,
    sourceSeen,
    targetSeen,
    passages: passages.map(({ target }) => ({ text: target, isValid: true })),
  }))
  const saved = await staff('administrator', 'POST', '/translations/document', { item, texts })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
}

describe('the source language of a kind', () => {
  const open = async (id: number): Promise<string[]> =>
    (
      await query<{ locale: string; path: string }>(
        `select locale, path from translations where collection = 'sections' and document_id = $1
         and path in ('title', 'description') and basis <> source order by locale, path`,
        [id],
      )
    ).map(({ locale, path }) => `${locale} ${path}`)
  const save = (id: number, locale: string, data: object) =>
    staff('administrator', 'PATCH', `/sections/${id}?locale=${locale}&depth=0`, {
      ...data,
      _status: 'published',
    })
  const written = async (title: string, first: 'br' | 'en'): Promise<number> => {
    const { body } = await staff<{ doc: { id: number } }>(
      'administrator',
      'POST',
      `/sections?locale=${first}&depth=0`,
      published(`${title} ${stamp}`, { description: 'Resumo' }),
    )
    const { id } = body.doc
    for (const locale of ['br', 'en', 'es'].filter((each) => each !== first))
      await save(id, locale, { title: `${title} ${locale} ${stamp}`, description: `S ${locale}` })
    return id
  }

  it('is the default language until the company chooses another, and again after that', async () => {
    const id = await written('Origem', 'br')
    await save(id, 'br', { description: 'Resumo novo' })
    expect(await open(id)).toEqual(['en description', 'es description'])
    await save(id, 'en', { description: 'New summary' })
    expect(await open(id)).toEqual(['es description'])

    await saveRules({ sources: [{ kind: 'sections', language: 'en' }] })
    expect(await open(id)).toEqual(['es description'])
    await save(id, 'br', { description: 'Resumo mais novo' })
    expect(await open(id)).toEqual(['es description'])
    await save(id, 'en', { title: `Source ${stamp}` })
    expect(await open(id)).toEqual(['br title', 'es description', 'es title'])
    const later = await written('Depois', 'en')
    await save(later, 'en', { description: 'Changed' })
    expect(await open(later)).toEqual(['br description', 'es description'])

    await saveRules({})
    await save(id, 'es', { title: `Fuente ${stamp}`, description: 'Resumen' })
    await save(id, 'br', { title: `Fonte ${stamp}` })
    expect(await open(id)).toEqual(['en title', 'es title'])
  })

  it('is refused twice for one kind, in an unknown language, and from a translator', async () => {
    const twice = await saveRules({
      sources: [
        { kind: 'posts', language: 'en' },
        { kind: 'posts', language: 'es' },
      ],
      safety: [
        { text: 'products/text', behavior: 'note' },
        { text: 'products/text', behavior: 'withdraw' },
      ],
    })
    expect([twice.status, pathsOf(twice.body)]).toEqual([400, ['sources.1.kind']])
    const unknown = await saveRules({ sources: [{ kind: 'posts', language: 'xx' }] })
    expect([unknown.status, pathsOf(unknown.body)]).toEqual([400, ['sources.0.language']])
    for (const role of ['translator', 'attendant'] as const)
      expect((await saveRules({}, role)).status).toBe(403)
  })
})
