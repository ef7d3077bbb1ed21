/** @imports */
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import { sheetCollections } from '#src/changes/sheets/read-collections.ts'
import config from '#src/payload.config.ts'
import { isIndexed } from '#src/staff-index/document-keys.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { stored } from './support/languages.ts'
import type { StaffRole } from './support/staff.ts'

const payload = await getPayload({ config, disableOnInit: true })

const asBytes = async (response: Response) => new Uint8Array(await response.arrayBuffer())

async function exported(
  query: string,
  { role = 'administrator' as StaffRole, language = 'pt' } = {},
) {
  const response = await fetchCms(`/admin/api/sheets?${query}`, {
    headers: { authorization: `JWT ${await logIn(role)}`, 'accept-language': language },
  })
  return { status: response.status, bytes: await asBytes(response) }
}

async function sendFile(
  bytes: Uint8Array<ArrayBuffer> | string,
  { name = 'planilha.xlsx', role = 'editor' as StaffRole, language = 'pt' } = {},
) {
  const body = new FormData()
  body.set('file', new File([bytes], name))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn(role)}`, 'accept-language': language },
    body,
  })
  return { status: response.status, body: (await response.json()) as PlanPreview }
}

const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`

/** Orders a checked import and applies it as its job does. */
async function apply(preview: PlanPreview, more: object = {}) {
  const order = await staff('editor', 'POST', `/imports/${preview.id}/order`, {
    expected: preview.expected,
    use: 'publish',
    isPartial: true,
    without: [],
    ...more,
  })
  expect(order.status, JSON.stringify(order.body)).toBe(200)
  await runPlan(payload, preview.id)
  return (await staff<PlanSummary>('editor', 'GET', `/imports/${preview.id}`)).body
}

const collections = sheetCollections().filter(isIndexed)

describe('the documents of a collection', () => {
  it.each(collections)('%s come out and back in without a change', async (slug) => {
    for (const format of ['xlsx', 'csv']) {
      const { status, bytes } = await exported(`collection=${slug}&what=documents&format=${format}`)
      // some lists are of other roles
      if (status === 403) return
      expect(status).toBe(200)
      const { body } = await sendFile(bytes, { role: 'administrator' })
      expect(
        {
          ...body.figures,
          equal: 0,
          sheets: 0,
          rows: 0,
          refusals: body.refused,
          unknown: body.unknownColumns,
          documents: body.documents,
        },
        JSON.stringify(body),
      ).toEqual({
        created: 0,
        changed: 0,
        refused: 0,
        values: 0,
        equal: 0,
        sheets: 0,
        rows: 0,
        refusals: [],
        unknown: [],
        documents: [],
      })
      expect(body.figures.equal).toBe(body.figures.rows)
    }
  })
})

const figures = (preview: PlanPreview) => {
  const { created, changed, equal, refused } = preview.figures
  return { created, changed, equal, refused }
}
const refusals = ({ refused }: PlanPreview) => refused.map(({ head, row }) => `${head} ${row}`)

let made = 0
const stamp = () => `${Date.now().toString(36)}${(made += 1)}`

describe('a spreadsheet of documents', () => {
  it('changes texts of several languages, values and relations, and is taken back as one', async () => {
    const name = stamp()
    const related = await create('products', {
      title: `Vizinho ${name}`,
      subcategory: 1,
      family: `VZ${name}`,
    })
    const id = await create('products', {
      title: `Antes ${name}`,
      subcategory: 1,
      family: `AN${name}`,
      _status: 'published',
    })
    const preview = (
      await sendFile(
        csv(
          'Nº (Produtos);Título (Português);Título (English);Ordem;Produtos relacionados;NCM',
          `${id};Depois ${name};After ${name};7;VZ${name};8535.90.00`,
        ),
      )
    ).body
    expect(figures(preview), JSON.stringify(preview)).toEqual({
      created: 0,
      changed: 1,
      equal: 0,
      refused: 0,
    })
    expect(preview.documents[0]?.changes.map(({ locale }) => locale)).toContain('en')
    const done = await apply(preview)
    expect(done.state, done.message ?? '').toBe('done')
    expect(await stored(id, 'br', false)).toMatchObject({
      title: `Depois ${name}`,
      position: 7,
      related: [related],
      ncm: '85359000',
    })
    expect(await stored(id, 'en', true)).toMatchObject({ title: `After ${name}` })
    await staff('editor', 'POST', '/history/undo', { set: done.set, apply: true })
    expect(await stored(id, 'br', false)).toMatchObject({
      title: `Antes ${name}`,
      position: 100,
      related: [],
    })
  })

  it('removes values by the word alone, and no required one', async () => {
    const name = stamp()
    const id = await create('certificates', {
      number: `C-${name}`,
      standard: 'IEC 61238-1',
      body: 'CEPEL',
      valid_until: '2027-03-01T15:00:00.000Z',
    })
    const preview = (
      await sendFile(
        csv('Nº (Certificados);Norma;Válido até, inclusive', `${id};(remover);(remover)`),
      )
    ).body
    expect(refusals(preview)).toEqual(['Norma 2'])
    await apply(preview, { use: 'draft' })
    const { body } = await staff<Record<string, unknown>>(
      'editor',
      'GET',
      `/certificates/${id}?draft=true&depth=0`,
    )
    expect(body).toMatchObject({ standard: 'IEC 61238-1', body: 'CEPEL', valid_until: null })
  })

  it.each([
    ['an unknown document', 'Nº (Produtos);Ordem', '99999999;1', 'Nº (Produtos) 2'],
    ['an unknown name', 'Família;NCM', 'Nunca visto;1', 'Família 2'],
    ['a text where a number belongs', 'Nº (Produtos);Ordem', 'ID;muito', 'Ordem 2'],
    [
      'an unknown relation',
      'Nº (Produtos);Produtos relacionados',
      'ID;Nada disso',
      'Produtos relacionados 2',
    ],
    ['a value that the editor refuses', 'Nº (Produtos);NCM', 'ID;123', 'NCM 2'],
    ['a text that is too long', 'Nº (Produtos);Família', `ID;${'x'.repeat(41)}`, 'Família 2'],
    ['another subcategory', 'Nº (Produtos);Subcategoria', 'ID;Outra coisa', 'Subcategoria 2'],
    ['a formula', 'Nº (Produtos);Ordem', 'ID;=1+1', 'Ordem 2'],
    ['a language that is not stated', 'Nº (Produtos);Título', 'ID;Sem idioma', 'Título 1'],
  ])('refuses %s', async (_, head, line, refused) => {
    const id = await create('products', { title: `Recusa ${stamp()}`, subcategory: 1 })
    const { body } = await sendFile(csv(head, line.replace('ID', String(id))))
    expect(refusals(body), JSON.stringify(body)).toEqual([refused])
    expect(body.documents).toEqual([])
    expect(body.refused[0]?.message).not.toBe('')
  })

  it('creates synonyms, redirects and distributors, and no document twice', async () => {
    const name = stamp()
    const preview = (
      await sendFile(
        csv(
          'Idioma;Palavras;Significado',
          `Português;olhal ${name}, terminal ${name};`,
          `English;lug ${name}, eye ${name};`,
          `Português;sozinho ${name};`,
          `Português;par ${name}, dupla ${name};`,
          `português;Par ${name}, dupla ${name};`,
        ),
      )
    ).body
    expect(figures(preview), JSON.stringify(preview)).toEqual({
      created: 2,
      changed: 0,
      equal: 0,
      refused: 3,
    })
    expect(preview.documents.map(({ kind }) => kind)).toEqual(['created', 'created'])
    const left = preview.documents.find(({ title }) => title.startsWith('lug'))?.key ?? ''
    const done = await apply(preview, { without: [left] })
    expect(done.state, done.message ?? '').toBe('done')
    const { body } = await staff<{ docs: { words: string; language: string }[] }>(
      'editor',
      'GET',
      `/synonyms?where[words][like]=${name}`,
    )
    expect(body.docs).toMatchObject([{ words: `olhal ${name}, terminal ${name}`, language: 'br' }])
    const again = await sendFile(
      csv('Idioma;Palavras', `Português;Olhal ${name}, Terminal ${name}`),
    )
    expect(figures(again.body)).toMatchObject({ created: 0, changed: 1 })
  })

  it('of one file may be of several kinds', async () => {
    const name = stamp()
    const family = `SK${name}`.toUpperCase()
    const id = await create('products', {
      title: `Misto ${name}`,
      subcategory: 1,
      family,
      variants: [{ part_number: `${family}-1`, values: { section: 10 } }],
      _status: 'published',
    })
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Códigos',
          rows: [
            ['Código', 'section'],
            [`${family}-1`, 12],
          ],
        },
        {
          name: 'Produtos',
          rows: [
            ['Família', 'Título (Português)'],
            [family, `Outro ${name}`],
          ],
        },
        {
          name: 'Redirecionamentos',
          rows: [
            ['De', 'Para'],
            [`/de-${name}`, '/produtos'],
          ],
        },
        {
          name: 'Notas',
          rows: [
            ['Qualquer coisa', 'Outra'],
            ['a', 'b'],
          ],
        },
      ],
    })
    const { body } = await sendFile(new Uint8Array(bytes))
    expect(figures(body), JSON.stringify(body)).toEqual({
      created: 1,
      changed: 2,
      equal: 0,
      refused: 0,
    })
    expect(body.ignoredSheets).toEqual(['Notas'])
    const document = body.documents.find((each) => each.id === id)
    expect(document?.valueCount).toBe(2)
    await apply(body)
    expect(await stored(id, 'br', false)).toMatchObject({
      title: `Outro ${name}`,
      variants: [{ values: { section: 12 } }],
    })
  })

  it('is refused whole without the permission of its kind', async () => {
    const { body } = await sendFile(csv('Nº (Modelos de resposta);Título', '1;Outro'), {
      role: 'editor',
    })
    expect(body.documents).toEqual([])
    for (const role of ['translator', 'attendant'] as const)
      expect((await sendFile(csv('De;Para', '/a;/b'), { role })).status).toBe(403)
    expect((await exported('collection=reply-templates', { role: 'editor' })).status).toBe(403)
    expect((await exported('collection=members')).status).toBe(403)
  })

  it('keeps the selection of the list, and is read after a program rewrote it', async () => {
    const name = stamp()
    const ids: number[] = []
    for (const at of [1, 2, 3])
      ids.push(await create('distributors', { name: `Loja ${name} ${at}`, city: 'Itu' }))
    const { bytes } = await exported(`collection=distributors&ids=${ids[2]},${ids[0]}`)
    const { sheets } = await readXlsx(bytes)
    const rows = sheets[0]?.rows.map((row) => row.map((cell) => (cell === 'Itu' ? 'Salto' : cell)))
    expect(rows?.filter((row) => row[0] !== null)).toHaveLength(4)
    const again = await writeXlsx({ sheets: [{ name: 'x', rows: rows as never }] })
    const preview = (await sendFile(new Uint8Array(again))).body
    expect(figures(preview)).toEqual({ created: 0, changed: 2, equal: 0, refused: 0 })
    await apply(preview)
    const { body } = await staff<{ docs: { city: string }[] }>(
      'editor',
      'GET',
      `/distributors?where[name][like]=${name}&sort=name`,
    )
    expect(body.docs.map(({ city }) => city)).toEqual(['Salto', 'Itu', 'Salto'])
  })
})
