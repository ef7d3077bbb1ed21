/** @imports @grid @structure */
import { describe, expect, it } from 'vitest'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { edit, payload, product, send } from './support/grid-edits.ts'
import { sendCsv } from './support/spreadsheets.ts'
import { stopWrites } from './support/stop-writes.ts'
import { checkOf, orderOf, undo } from './support/structure.ts'

const stamp = Date.now()

const section = { key: 'section', label: 'Seção', type: 'number', unit: 'mm²' }
const gauge = { key: 'gauge', label: 'Bitola', type: 'text' }
const computed = { computed: 'gauge', computed_from: 'section' }

let made = 0
async function subcategoryWith(...attributes: object[]): Promise<number> {
  made += 1
  const data = { title: `Calculados ${stamp} ${made}`, category: 1, attributes }
  return create('subcategories', { ...data, _status: 'published' })
}

const part = (id: number, at: number, values: object) => ({
  part_number: `CV-${id}-${at}`,
  values,
})

interface Stored {
  published: unknown
  latest: unknown
}

/** Values of part numbers, as visitors read them and as last saved. */
async function stored(id: number): Promise<Stored> {
  const [row] = await query<{ variants: { values: object }[]; latest: { values: object }[] }>(
    `select p.variants, v.version_variants as latest from products p
      join _products_v v on v.parent_id = p.id and v.latest where p.id = $1`,
    [id],
  )
  return {
    published: row?.variants.map(({ values }) => values),
    latest: row?.latest.map(({ values }) => values),
  }
}

const sendFile = (...lines: string[]): Promise<PlanPreview> => sendCsv(`${lines.join('\r\n')}\r\n`)

describe('a computed attribute', () => {
  it('has its value with each save', async () => {
    const subcategory = await subcategoryWith(section, { ...gauge, ...computed })
    const { id } = await product([], {
      subcategory,
      variants: [part(subcategory, 1, { section: 95 }), part(subcategory, 2, { section: 90 })],
    })
    const first = [{ section: 95, gauge: '3/0 AWG' }, { section: 90 }]
    expect(await stored(id)).toEqual({ published: first, latest: first })
    const variants = [part(subcategory, 1, { section: 16 })]
    const path = `/products/${id}?draft=true&locale=br`
    await staff('editor', 'PATCH', path, { variants, _status: 'draft' })
    expect(await stored(id)).toEqual({
      published: first,
      latest: [{ section: 16, gauge: '6 AWG' }],
    })
  })

  it('refuses another value of a program at its field, and takes the stored one beside a new input', async () => {
    const subcategory = await subcategoryWith(section, { ...gauge, ...computed })
    const { id } = await product([], {
      subcategory,
      variants: [part(subcategory, 1, { section: 95 }), part(subcategory, 2, { section: 16 })],
    })
    const save = (first: object, second: object, status = 'published') =>
      staff<{ errors: { data: { errors: { path: string; message: string }[] } }[] }>(
        'editor',
        'PATCH',
        `/products/${id}?locale=br&draft=${status === 'draft'}`,
        {
          variants: [part(subcategory, 1, first), part(subcategory, 2, second)],
          _status: status,
        },
      )
    for (const status of ['published', 'draft']) {
      const refused = await save(
        { section: 95, gauge: '2/0 AWG' },
        { section: 90, gauge: '4/0 AWG' },
        status,
      )
      expect(refused.status).toBe(400)
      expect(refused.body.errors[0]?.data.errors).toMatchObject([
        { path: 'variants.0.values.gauge', message: expect.stringContaining('aqui é 3/0 AWG') },
        { path: 'variants.1.values.gauge', message: expect.stringContaining('fica vazio') },
      ])
    }
    // as a program that reads a document, changes an input and sends it back
    const again = await save({ section: 16, gauge: '3/0 AWG' }, { section: 16, gauge: '6 AWG' })
    expect(again.status).toBe(200)
    const after = [
      { section: 16, gauge: '6 AWG' },
      { section: 16, gauge: '6 AWG' },
    ]
    expect(await stored(id)).toEqual({ published: after, latest: after })
  })

  it('is recomputed by a spreadsheet that changes its input, which cannot give another value', async () => {
    const subcategory = await subcategoryWith(section, { ...gauge, ...computed })
    const { id } = await product([], {
      subcategory,
      variants: [16, 25, 35].map((value, at) => part(subcategory, at, { section: value })),
    })
    const code = (at: number) => `CV-${subcategory}-${at}`
    const preview = await sendFile(
      'Código;Seção;Bitola',
      // as it was exported before the section changed; as it will be; another value
      `${code(0)};35;6 AWG`,
      `${code(1)};16;6 AWG`,
      `${code(2)};35;2/0 AWG`,
    )
    expect(preview.figures).toMatchObject({ changed: 2 })
    expect(preview.refused.map(({ message }) => message)).toEqual([
      expect.stringContaining('É calculado (Seção)'),
    ])
    await staff('editor', 'POST', `/imports/${preview.id}/order`, {
      expected: preview.expected,
      use: 'publish',
      isPartial: true,
      without: [],
      answers: preview.doubts.map(({ key }) => ({ key })),
    })
    await runPlan(payload, preview.id)
    const after = [
      { section: 35, gauge: '2 AWG' },
      { section: 16, gauge: '6 AWG' },
      { section: 35, gauge: '2 AWG' },
    ]
    expect(await stored(id)).toEqual({ published: after, latest: after })
    const typed = edit(id, code(2), ['2 AWG', '4 AWG'] as never, { key: 'gauge' })
    const { body } = await send([typed], { dry: true })
    expect(body.refused.map(({ message }) => message)).toEqual([
      expect.stringContaining('É calculado (Seção)'),
    ])
  })

  it('fills empty cells as it is declared, and is refused while others contradict it', async () => {
    const subcategory = await subcategoryWith(section, gauge)
    const { id } = await product([], {
      subcategory,
      variants: [
        part(subcategory, 1, { section: 16, gauge: '4 AWG' }),
        part(subcategory, 2, { section: 25 }),
      ],
    })
    const { body } = await staff<{ attributes: object[] }>(
      'editor',
      'GET',
      `/subcategories/${subcategory}?depth=0&locale=br`,
    )
    const [first, second] = body.attributes
    const declare = () =>
      staff<object>('editor', 'PATCH', `/subcategories/${subcategory}?locale=br`, {
        attributes: [first, { ...second, ...computed }],
        _status: 'published',
      })
    const refused = await declare()
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('no lugar do calculado')
    const variants = [
      part(subcategory, 1, { section: 16, gauge: '6 AWG' }),
      part(subcategory, 2, { section: 25 }),
    ]
    await staff('editor', 'PATCH', `/products/${id}?locale=br`, { variants, _status: 'published' })
    expect((await declare()).status).toBe(200)
    const after = [
      { section: 16, gauge: '6 AWG' },
      { section: 25, gauge: '3 AWG' },
    ]
    expect(await stored(id)).toEqual({ published: after, latest: after })
    const wrong = await staff('editor', 'PATCH', `/subcategories/${subcategory}?locale=br`, {
      attributes: [first, { ...second, ...computed, computed_from: 'gauge' }],
      _status: 'published',
    })
    expect(wrong.status).toBe(400)
  })

  it('is declared for many products by a change of the structure, beside the saves of others', async () => {
    const subcategory = await subcategoryWith(section, gauge)
    const otherId = await subcategoryWith(section)
    const other = await product([], {
      subcategory: otherId,
      variants: [part(0, 1, { section: 25 })],
    })
    const ids: number[] = []
    for (let at = 0; at < 9; at += 1) {
      const variants = [part(subcategory, at, { section: at === 0 ? 25 : 16 })]
      ids.push((await product([], { subcategory, variants })).id)
    }
    const { body } = await staff<{ attributes: object[] }>(
      'editor',
      'GET',
      `/subcategories/${subcategory}?depth=0&locale=br`,
    )
    const [first, second] = body.attributes
    const refused = await staff('editor', 'PATCH', `/subcategories/${subcategory}?locale=br`, {
      attributes: [first, { ...second, ...computed }],
      _status: 'published',
    })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('9 produtos seriam preenchidos')
    const kept = { published: [{ section: 25 }], latest: [{ section: 25 }] }
    expect(await stored(ids[0] ?? 0)).toEqual(kept)

    const change = (from: string) => ({
      kind: 'attributes' as const,
      subcategory,
      operations: [
        {
          kind: 'change' as const,
          from: 'gauge',
          to: {
            key: 'gauge',
            type: 'text' as const,
            unit: null,
            decimals: null,
            computation: { kind: 'gauge' as const, from, with: null },
          },
        },
      ],
    })
    expect((await checkOf(change('gauge'))).body.message).toContain('Atributo gauge, cálculo')
    const checked = await checkOf(change('section'))
    expect(checked.body.figures, JSON.stringify(checked.body)).toMatchObject({ changed: 9 })
    expect((await orderOf(checked.body, { isPartial: false })).status).toBe(200)
    const stops = stopWrites()
    const running = runPlan(payload, checked.body.id)
    const { release } = await stops.next()
    stops.end()
    const otherRow = { variants: [part(0, 1, { section: 30 })], _status: 'published' }
    const saved = await staff('editor', 'PATCH', `/products/${other.id}?locale=br`, otherRow)
    expect(saved.status).toBe(200)
    release()
    await running
    const { set } = (await staff<PlanSummary>('editor', 'GET', `/imports/${checked.body.id}`)).body
    const filled = [{ section: 25, gauge: '3 AWG' }]
    expect(await stored(ids[0] ?? 0)).toEqual({ published: filled, latest: filled })
    await undo(set ?? '')
    expect(await stored(ids[0] ?? 0)).toEqual(kept)
  })
})
