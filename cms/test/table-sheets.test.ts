/** @cross-references @imports @terms @tooling */
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import config from '#src/payload.config.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'

const payload = await getPayload({ config, disableOnInit: true })

async function exported(search: string) {
  const response = await fetchCms(`/admin/api/sheets?${search}`, {
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
  })
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

async function compare(bytes: Uint8Array<ArrayBuffer> | string): Promise<PlanPreview> {
  const body = new FormData()
  body.set('file', new File([bytes], 'tabela.csv'))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
    body,
  })
  return (await response.json()) as PlanPreview
}

async function apply(preview: PlanPreview, more: object = {}) {
  const order = await staff('editor', 'POST', `/imports/${preview.id}/order`, {
    expected: preview.expected,
    use: 'publish',
    isPartial: true,
    without: [],
    ...more,
  })
  expect(order.status, JSON.stringify([order.body, preview])).toBe(200)
  await runPlan(payload, preview.id)
  const { body } = await staff<PlanSummary>('editor', 'GET', `/imports/${preview.id}`)
  expect(body.state, JSON.stringify(body)).toBe('done')
  return body
}

const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
const figures = ({ figures: { created, changed, equal, refused } }: PlanPreview) => ({
  created,
  changed,
  equal,
  refused,
})
const refusals = ({ refused }: PlanPreview) => refused.map(({ head, row }) => `${head} ${row}`)

let made = 0
const stamp = () => {
  made += 1
  return `${Date.now()}${made}`.slice(-8)
}

interface Row {
  part_number: string
  values: Record<string, unknown>
}
const rowsOf = async (table: string, column: string, id: number) =>
  (
    await query<{ rows: Row[] | null }>(`select "${column}" as rows from ${table} where id = $1`, [
      id,
    ])
  )[0]?.rows ?? []

describe('a spreadsheet of cross-references', () => {
  const ours = async () => {
    const number = `RR-${stamp()}`
    await create('products', {
      title: `Nosso ${number}`,
      subcategory: 1,
      variants: [
        { part_number: `${number}A`, values: { section: 10 } },
        { part_number: `${number}B`, values: { section: 20 } },
      ],
      _status: 'published',
    })
    return [`${number}A`, `${number}B`] as const
  }

  it('changes, adds and refuses rows, and makes the makers that it names', async () => {
    const [one, other] = await ours()
    const name = `Fab ${stamp()}`
    const id = await create('other-makers', {
      name,
      references: [
        { part_number: 'AA 1', values: { ours: one, grade: 'direct', note_br: 'Igual' } },
        { part_number: 'AA 1', values: { ours: other, grade: 'similar' } },
      ],
      _status: 'published',
    })
    const preview = await compare(
      csv(
        'Outro fabricante;Número;Nosso;Grau;Nota (Português);Fonte',
        `${name.toUpperCase()};aa-1;${one};Superior;;Catálogo`,
        `${name};AA 1;${other};Semelhante;;`,
        `${name};BB 2;${one};direto;Nota;`,
        `Novo ${name};CC 3;${one};direct;;`,
        `Novo ${name};CC 4;${other};direct;;`,
        `${name};DD 5;NADA-1;direct;;`,
        `${name};EE 6;${one};ótimo;;`,
        `${name};;${one};direct;;`,
      ),
    )
    expect(refusals(preview)).toEqual(['Nosso 7', 'Grau 8', 'Outro fabricante 9'])
    expect(figures(preview)).toEqual({ created: 3, changed: 1, equal: 1, refused: 3 })
    expect(preview.consequences).toMatchObject({
      documents: { [`other-makers ${id}`]: { site: 'read', languages: [] } },
    })
    expect(preview.documents.map(({ site, code, title }) => [site, code, title])).toEqual([
      ['new', null, `Novo ${name}`],
      ['public', null, name],
    ])
    const maker = preview.documents.find(({ kind }) => kind === 'created')
    const [left] = Object.entries(maker?.lines ?? {}).flatMap(([key, place]) =>
      place?.row === 6 ? [`${maker?.key} ${key}`] : [],
    )
    const done = await apply(preview, { without: [left] })
    expect(await rowsOf('other_makers', 'references', id)).toEqual([
      {
        part_number: 'AA 1',
        values: { ours: one, grade: 'upgrade', note_br: 'Igual', source: 'Catálogo' },
      },
      { part_number: 'AA 1', values: { ours: other, grade: 'similar' } },
      { part_number: 'BB 2', values: { ours: one, grade: 'direct', note_br: 'Nota' } },
    ])
    const [created] = await query<{ id: number }>('select id from other_makers where name = $1', [
      `Novo ${name}`,
    ])
    expect(await rowsOf('other_makers', 'references', created?.id ?? 0)).toEqual([
      { part_number: 'CC 3', values: { ours: one, grade: 'direct' } },
    ])
    await staff('editor', 'POST', '/history/undo', { set: done.set, apply: true })
    expect(await rowsOf('other_makers', 'references', id)).toHaveLength(2)
  })

  it.each([
    ['Fabricante;Código deles;Nosso;Grau', 'Número'],
    ['Número;Nosso;Grau', 'Outro fabricante'],
    ['Brand;Ours;Grade', 'Número'],
  ])('says what %s lacks', async (heads, lacking) => {
    const preview = await compare(csv(heads, 'A;B;C;direct'))
    expect(preview.refused.map(({ message }) => message)).toEqual([
      expect.stringContaining(lacking),
    ])
    expect([preview.ignoredSheets, preview.figures.refused]).toEqual([[], 1])
  })

  it('of which one column is known is not taken for one', async () => {
    const preview = await compare(csv('Fabricante;Observação', 'A;B'))
    expect([preview.refused, preview.ignoredSheets.length]).toEqual([[], 1])
  })

  it.each(['xlsx', 'csv'])('comes out and back in as %s without a change', async (format) => {
    const [one, other] = await ours()
    const id = await create('other-makers', {
      name: `Ida ${stamp()}`,
      references: [
        {
          part_number: '1.250',
          values: {
            ours: one,
            grade: 'direct',
            note_br: 'Com; sinais "e" aspas',
            note_en: '=1+1',
            checked_on: '2026-11-12',
          },
        },
        { part_number: '00012', values: { ours: other, grade: 'downgrade' } },
      ],
      _status: 'published',
    })
    const preview = await compare(
      await exported(`collection=other-makers&what=references&ids=${id}&format=${format}`),
    )
    expect([figures(preview), preview.refused, preview.unknownColumns]).toEqual([
      { created: 0, changed: 0, equal: 2, refused: 0 },
      [],
      [],
    ])
  })
})

describe('a spreadsheet of tooling', () => {
  it('changes, adds and refuses rows, and comes back without a change', async () => {
    const number = `TL-${stamp()}`
    const { body: tooling } = await staff<{
      columns: { key: string; label: string; type: string }[]
    }>('editor', 'GET', '/globals/tooling?locale=br&depth=0')
    const role = tooling.columns.find(({ type }) => type === 'part')
    expect(role).toBeDefined()
    await create('products', {
      title: `Matriz ${number}`,
      subcategory: 1,
      variants: [
        { part_number: `${number}M`, values: {} },
        { part_number: `${number}N`, values: {} },
      ],
      _status: 'published',
    })
    const key = role?.key ?? ''
    const id = await create('products', {
      title: `Com ferramenta ${number}`,
      subcategory: 1,
      family: `F${number}`,
      variants: [
        { part_number: `${number}A`, values: { section: 10 } },
        { part_number: `${number}B`, values: { section: 20 } },
      ],
      tooling: [
        { part_number: `${number}A`, values: { [key]: `${number}M` } },
        { part_number: `${number}A`, values: { [key]: `${number}N` } },
      ],
      _status: 'published',
    })
    for (const format of ['xlsx', 'csv']) {
      const same = await compare(
        await exported(`collection=products&what=tooling&ids=${id}&format=${format}`),
      )
      expect([figures(same), same.refused]).toEqual([
        { created: 0, changed: 0, equal: 2, refused: 0 },
        [],
      ])
    }
    const preview = await compare(
      csv(
        `Código;Linha do ferramental;${role?.label}`,
        `${number}A;2;${number}M, ${number}N`,
        `${number}b;;${number}N`,
        `${number}A;9;${number}N`,
        `${number}Z;;${number}N`,
        `${number}A;;${number}B`,
      ),
    )
    expect(figures(preview), JSON.stringify(preview.refused)).toEqual({
      created: 1,
      changed: 1,
      equal: 0,
      refused: 3,
    })
    await apply(preview)
    expect(await rowsOf('products', 'tooling', id)).toEqual([
      { part_number: `${number}A`, values: { [key]: `${number}M` } },
      { part_number: `${number}A`, values: { [key]: `${number}M, ${number}N` } },
      { part_number: `${number}B`, values: { [key]: `${number}N` } },
    ])
  })
})

describe('a spreadsheet of the glossary', () => {
  it('changes and creates concepts, keeps what is empty, and comes back without a change', async () => {
    const name = `termo${stamp()}`
    const id = await create('terms', {
      words: { br: { preferred: name, forms: `${name}s`, forbidden: '' } },
      note: 'fica',
    })
    for (const format of ['xlsx', 'csv']) {
      const same = await compare(await exported(`collection=terms&ids=${id}&format=${format}`))
      expect([figures(same), same.refused]).toEqual([
        { created: 0, changed: 0, equal: 1, refused: 0 },
        [],
      ])
    }
    const preview = await compare(
      csv(
        'Termo (Português);Outras formas (Português);Não dizer (Português);Termo (English);Situação',
        `${name};;${name}zada;;`,
        `${name}novo;;;${name}new;`,
        `${name}errado;;${name}errado;;`,
        `=1+1;;;;`,
      ),
    )
    expect(figures(preview), JSON.stringify(preview)).toEqual({
      created: 1,
      changed: 1,
      equal: 0,
      refused: 2,
    })
    await apply(preview)
    const { body } = await staff<object>('editor', 'GET', `/terms/${id}`)
    expect(body).toMatchObject({
      note: 'fica',
      words: { br: { preferred: name, forms: `${name}s`, forbidden: `${name}zada` } },
    })
    const found = await staff<{ totalDocs: number }>(
      'editor',
      'GET',
      `/terms?where[title][equals]=${name}novo · ${name}new`,
    )
    expect(found.body.totalDocs).toBe(1)
  })
})
