/** @imports @grid */
import { describe, expect, it } from 'vitest'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { fetchCms, logIn, staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { edit, order, payload, product, published, run, send } from './support/grid-edits.ts'

async function sendFile(...lines: string[]): Promise<PlanPreview> {
  const body = new FormData()
  body.set('file', new File([`${lines.join('\r\n')}\r\n`], 'codigos.csv'))
  const response = await fetchCms('/admin/api/imports', {
    method: 'POST',
    headers: { authorization: `JWT ${await logIn('editor')}`, 'accept-language': 'pt' },
    body,
  })
  return (await response.json()) as PlanPreview
}

const applyFile = ({ id, expected }: PlanPreview, more: object) =>
  staff('editor', 'POST', `/imports/${id}/order`, {
    expected,
    use: 'publish',
    isPartial: true,
    without: [],
    ...more,
  })

/** Applies an ordered import as its job does. */
async function runFile({ id }: PlanPreview) {
  await runPlan(payload, id)
  return (
    await staff<PlanSummary & { refused: { message: string }[] }>('editor', 'GET', `/imports/${id}`)
  ).body
}

const sections = async (id: number) =>
  (
    await query<{ variants: { part_number: string; values: Record<string, unknown> }[] }>(
      'select variants from products where id = $1',
      [id],
    )
  )[0]?.variants.map((each) => [each.part_number, each.values['section']])

describe('a spreadsheet', () => {
  it('leaves doubtful numbers out until somebody accepts them or gives others', async () => {
    const { id, numbers } = await product([10, 16, 25, 35, 50])
    const [first, second, third, fourth, fifth] = numbers
    const faults = [
      [first, -5],
      [second, 99_999],
      [third, 46_154],
      [fourth, 36],
      [fifth, '5,2'],
    ]
    const preview = await sendFile('Código;section', ...faults.map((line) => line.join(';')))
    expect(preview.figures).toMatchObject({ changed: 1 })
    expect(preview.doubts.map(({ code, after, proposal }) => [code, after, proposal])).toEqual([
      [first, -5, 10],
      [second, 99_999, 16],
      [third, 46_154, 25],
      [fifth, 5.2, 50],
    ])
    expect((await applyFile(preview, { isPartial: false })).status).toBe(422)
    await applyFile(preview, {
      answers: [{ key: preview.doubts[2]?.key, value: 26 }, { key: preview.doubts[3]?.key }],
    })
    const done = await runFile(preview)
    expect(done).toMatchObject({ state: 'done', leftOut: 2 })
    expect(done.refused.map(({ message }) => message)).toEqual([
      expect.stringContaining('ninguém conferiu'),
      expect.stringContaining('ninguém conferiu'),
    ])
    expect(await sections(id)).toEqual([
      [first, 10],
      [second, 16],
      [third, 26],
      [fourth, 36],
      [fifth, 5.2],
    ])
  })

  it('leaves a new part number out whose number is doubtful, and takes it with another one', async () => {
    const { id, family, numbers } = await product([10, 16])
    const lines = [`${family};${family}-9;46154`, `;${numbers[0]};11`]
    const preview = await sendFile('Família;Código;section', ...lines)
    expect(preview.doubts).toMatchObject([{ code: `${family}-9`, isNew: true, before: null }])
    expect(preview.figures).toMatchObject({ created: 0, changed: 1 })
    const value = 25
    await applyFile(preview, { answers: [{ key: preview.doubts[0]?.key, value }] })
    expect(await runFile(preview)).toMatchObject({ state: 'done' })
    expect(await sections(id)).toEqual([
      [numbers[0], 11],
      [numbers[1], 16],
      [`${family}-9`, 25],
    ])
  })
})

describe('edits of the grid', () => {
  it('with a doubtful number stay out until it is accepted', async () => {
    const { id, numbers } = await product([10, 20])
    const edits = [edit(id, numbers[0], [10, 99_999]), edit(id, numbers[1], [20, 21])]
    const checked = await send(edits)
    expect(checked.body).toMatchObject({
      changed: 1,
      doubts: [
        { edit: 0, code: numbers[0], proposal: 10, reasons: expect.arrayContaining(['jump']) },
      ],
      visible: { documents: 1 },
    })
    await order(checked)
    await run(checked)
    expect(await published(id)).toEqual([10, 21])
    const again = await send([edit(id, numbers[0], [10, 31])])
    await order(again, { answers: [{ key: again.body.doubts[0]?.key }] })
    expect((await run(again)).figures).toMatchObject({ values: 1, changed: 1 })
    expect(await published(id)).toEqual([31, 21])
  })

  it('that break a limit between two columns are refused, whichever of them changes', async () => {
    const subcategory = await create('subcategories', {
      title: `Limites ${Date.now()}`,
      category: 1,
      attributes: ['bore', 'outer'].map((key) => ({
        key,
        label: key,
        type: 'number',
        limits: key === 'bore' ? [{ kind: 'less', other: 'outer' }] : [],
      })),
      _status: 'published',
    })
    const { id, numbers } = await product([], {
      subcategory,
      variants: [{ part_number: `LIM-${subcategory}`, values: { bore: 12, outer: 18 } }],
    })
    expect(numbers).toEqual([])
    const number = `LIM-${subcategory}`
    const messages = await Promise.all(
      [
        edit(id, number, [12, 18.5], { key: 'bore' }),
        edit(id, number, [18, 11], { key: 'outer' }),
      ].map(async (each) =>
        (await send([each], { dry: true })).body.refused.map(({ message }) => message),
      ),
    )
    expect(messages).toEqual([
      [expect.stringContaining('menor que outer')],
      [expect.stringContaining('menor que outer')],
    ])
    const declared = await staff<{ errors: { data: { errors: { message: string }[] } }[] }>(
      'editor',
      'PATCH',
      `/subcategories/${subcategory}?locale=br`,
      {
        attributes: [
          { key: 'bore', label: 'bore', type: 'number', limits: [{ kind: 'minimum', number: 13 }] },
          { key: 'outer', label: 'outer', type: 'number' },
        ],
        _status: 'published',
      },
    )
    // values that are there would break it
    expect(declared.status).toBe(400)
  })
})
