/** @grid @imports */
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import type { PlanPreview, PlanResult } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { order as applyEdits, payload, run, send } from './support/grid-edits.ts'
import { stored } from './support/languages.ts'

let made = 0
const stamp = () => `${Date.now().toString(36)}${(made += 1)}`

type Row = (string | number)[]

/** Compares a workbook of these sheets, each a head and its rows. */
async function check(...sheets: Row[][]) {
  const bytes = await writeXlsx({
    sheets: sheets.map((rows, at) => ({ name: `Folha ${at + 1}`, rows })),
  })
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], 'planilha.xlsx'))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'en' },
    body,
  })
  return (await response.json()) as PlanPreview
}

const applyFile = ({ id, expected }: PlanPreview, more: object = {}) =>
  staff<{ message: string }>('editor', 'POST', `/imports/${id}/order`, {
    expected,
    use: 'draft',
    isPartial: true,
    without: [],
    ...more,
  })

describe('a file with documents that have no drafts', () => {
  it('is not saved as drafts, and changes nothing until it is published', async () => {
    const name = stamp()
    const id = await create('distributors', { name: `Loja ${name}`, city: 'Itu' })
    const preview = await check([
      ['Nº (Distribuidores)', 'Cidade'],
      [id, 'Salto'],
    ])
    expect(preview).toMatchObject({ hasDrafts: false, documents: [{ keepsDrafts: false }] })
    const refused = await applyFile(preview)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toContain('Distribuidor')
    const cityNow = async () =>
      (await staff<{ city: string }>('editor', 'GET', `/distributors/${id}`)).body.city
    expect(await cityNow()).toBe('Itu')
    expect((await applyFile(preview, { use: 'publish' })).status).toBe(200)
    await runPlan(payload, preview.id)
    expect(await cityNow()).toBe('Salto')
  })

  it('makes none as a draft either', async () => {
    const name = stamp()
    const preview = await check([
      ['De', 'Para'],
      [`/de-${name}`, '/produtos'],
    ])
    expect(preview).toMatchObject({ hasDrafts: false, figures: { created: 1 } })
    expect((await applyFile(preview)).status).toBe(422)
    expect(
      (await staff<{ totalDocs: number }>('editor', 'GET', `/redirects?where[from][like]=${name}`))
        .body.totalDocs,
    ).toBe(0)
  })
})

describe('the grid of documents that have no drafts', () => {
  const alternative = async (locale: 'br' | 'en' | 'es') => {
    const [found] = await query<{ id: number; alt: string | null }>(
      `select m.id, l.alt from media m left join media_locales l
       on l._parent_id = m.id and l._locale = '${locale}' order by m.id limit 1`,
    )
    const text = `Picture ${stamp()}`
    const edits = [
      {
        collection: 'media',
        id: found?.id ?? 0,
        path: 'alt',
        locale,
        before: found?.alt ?? null,
        after: text,
      },
    ]
    const now = async () =>
      (
        await staff<{ alt: string | null }>(
          'editor',
          'GET',
          `/media/${found?.id}?locale=${locale}&depth=0&fallback-locale=none`,
        )
      ).body.alt
    return { edits, text, now }
  }

  it('publishes, and saves no drafts', async () => {
    const { edits, text, now } = await alternative('en')
    const checked = await send(edits)
    expect((await applyEdits(checked, { use: 'draft' })).status).toBe(422)
    expect(await now()).not.toBe(text)
    expect((await applyEdits(checked)).status).toBe(200)
    expect(await run(checked)).toMatchObject({ state: 'done' })
    expect(await now()).toBe(text)
  })

  it('lets translators save the texts of their languages, as their forms do', async () => {
    const [{ translates = [] } = {}] = (
      await payload.find({
        collection: 'users',
        where: { email: { equals: 'translator@example.com' } },
        depth: 0,
      })
    ).docs
    const [own = 'en'] = (translates ?? []).filter((each) => each !== 'br')
    const { edits, text, now } = await alternative(own)
    const checked = await send(edits, { role: 'translator' })
    expect((await applyEdits(checked, {}, 'translator')).status).toBe(200)
    expect(await run(checked, 'translator')).toMatchObject({ state: 'done' })
    expect(await now()).toBe(text)
  })
})

describe('a file of several kinds, saved as drafts', () => {
  it('leaves out what would change at once, by name', async () => {
    const name = stamp()
    const product = await create('products', {
      title: `Antes ${name}`,
      subcategory: 1,
      family: `UD${name}`,
      _status: 'published',
    })
    const shop = await create('distributors', { name: `Loja ${name}`, city: 'Itu' })
    const preview = await check(
      [
        ['Nº (Produtos)', 'Título (Português)'],
        [product, `Depois ${name}`],
      ],
      [
        ['Nº (Distribuidores)', 'Cidade'],
        [shop, 'Salto'],
      ],
    )
    expect(preview).toMatchObject({ hasDrafts: true, figures: { changed: 2 } })
    expect((await applyFile(preview)).status).toBe(422)
    const left = preview.documents.find(({ keepsDrafts }) => !keepsDrafts)?.key
    expect((await applyFile(preview, { without: [left] })).status).toBe(200)
    await runPlan(payload, preview.id)
    expect(await stored(product, 'br', true)).toMatchObject({ title: `Depois ${name}` })
    expect(await stored(product, 'br', false)).toMatchObject({ title: `Antes ${name}` })
    expect((await staff('editor', 'GET', `/distributors/${shop}`)).body).toMatchObject({
      city: 'Itu',
    })
  })
})

describe('a file that is published over drafts', () => {
  const made = async (values: object) => {
    const name = stamp()
    const family = `PD${name}`.toUpperCase()
    const id = await create('products', {
      title: `Antes ${name}`,
      subcategory: 1,
      family,
      variants: [
        { part_number: `${family}-1`, values },
        { part_number: `${family}-2`, values },
      ],
      _status: 'published',
    })
    const sectionsOf = async (isDraft: boolean) =>
      (
        (await stored(id, 'br', isDraft)) as { variants?: { values: { section: number } }[] }
      ).variants?.map((row) => row.values.section)
    return { id, family, sectionsOf }
  }

  it('names rows that equal drafts, and does not publish these unasked', async () => {
    const { id, family, sectionsOf } = await made({ section: 10, stud: 'M8' })
    await staff('editor', 'PATCH', `/products/${id}?locale=br&draft=true`, {
      variants: [1, 2].map((at) => ({
        part_number: `${family}-${at}`,
        values: { section: 10 + at, stud: 'M8' },
      })),
      _status: 'draft',
    })
    const preview = await check([
      ['Código', 'section', 'stud'],
      [`${family}-1`, 11, 'M8'],
      [`${family}-2`, 12, 'M10'],
    ])
    expect(preview).toMatchObject({ figures: { changed: 1, equal: 1 }, equalDrafts: 1 })
    expect((await applyFile(preview, { use: 'publish' })).status).toBe(200)
    await runPlan(payload, preview.id)
    expect([await sectionsOf(true), await sectionsOf(false)]).toEqual([
      [11, 12],
      [10, 10],
    ])
    const plain = await made({ section: 10, stud: 'M8' })
    const none = await check([
      ['Código', 'section'],
      [`${plain.family}-1`, 10],
    ])
    expect(none).toMatchObject({ figures: { equal: 1 }, equalDrafts: 0 })
  })

  it('says which texts wait for the publication of their language', async () => {
    const { id } = await made({ section: 10, stud: 'M8' })
    const preview = await check([
      ['Nº (Produtos)', 'Título (Español)'],
      [id, `Después ${stamp()}`],
    ])
    expect(preview.consequences).toMatchObject({
      documents: { [`products ${id}`]: { site: 'other', waiting: ['es'] } },
    })
  })

  it('at a time, all or nothing, changes nothing once a row of it is refused', async () => {
    const { id, family, sectionsOf } = await made({ section: 10, stud: 'M8' })
    const preview = await check([
      ['Código', 'section'],
      [`${family}-1`, 11],
      [`${family}-2`, 12],
    ])
    const at = new Date(Date.now() + 3_600_000).toISOString()
    expect((await applyFile(preview, { use: 'publish', isPartial: false, at })).status).toBe(200)
    await staff('editor', 'PATCH', `/products/${id}?locale=br`, {
      variants: [{ part_number: `${family}-1`, values: { section: 10, stud: 'M8' } }],
      _status: 'published',
    })
    await query(`update imports set starts_at = now() where id = ${preview.id}`)
    await runPlan(payload, preview.id)
    const { body } = await staff<PlanResult>('editor', 'GET', `/imports/${preview.id}`)
    expect(body).toMatchObject({ state: 'failed', refused: [{ row: 3 }] })
    expect(await sectionsOf(false)).toEqual([10])
  })
})

it('a refusal of the editor’s rules is told at the cell, by the name of its field', async () => {
  const name = stamp()
  await create('redirects', { from: `/de-${name}`, to: '/produtos' })
  const preview = await check([
    ['De', 'Para'],
    [`/um-${name}`, 'javascript:alert(1)'],
    [`/de-${name}`, `/de-${name}`],
  ])
  await applyFile(preview, { use: 'publish' })
  await runPlan(payload, preview.id)
  const { body } = await staff<PlanResult>('editor', 'GET', `/imports/${preview.id}`)
  const heads = body.refused.map(({ row, head }) => [row, head])
  // of a new document the field's name, in the language of who compared; else the head of the column
  expect(heads).toEqual([
    [2, 'To'],
    [3, 'Para'],
  ])
  expect(body.refused[1]).toMatchObject({ column: 'B', value: `/de-${name}` })
})
