/** @imports @grid */
import { describe, expect, it } from 'vitest'
import { acceptedDoubtsHeader, allAccepted } from '@vitrine/contract/panel'
import type { LanguageAnswer } from '#src/publishing/languages/language-answer.ts'
import type { AskedDoubts } from '#src/content/limits/doubt-shapes.ts'
import { runPlan } from '#src/changes/plans/run-plan.ts'
import type { PlanPreview, PlanSummary } from '#src/changes/plans/plan-shapes.ts'
import { staff, staffRequest } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { edit, order, payload, product, published, run, send } from './support/grid-edits.ts'
import { sendCsv } from './support/spreadsheets.ts'

const sendFile = (...lines: string[]): Promise<PlanPreview> => sendCsv(`${lines.join('\r\n')}\r\n`)

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
      visible: { documents: { [`products ${id}`]: { languages: ['br'] } } },
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

describe('a publication by the form, by a list or by a program', () => {
  interface Asked {
    errors: { message: string; data: { asked: AskedDoubts } }[]
  }
  const request = (method: string, path: string, body: object, accepted = '') =>
    staffRequest<Asked>('editor', {
      method,
      path,
      body,
      headers: { [acceptedDoubtsHeader]: accepted },
    })
  const patch = (id: number, body: object, accepted = '') =>
    request('PATCH', `/products/${id}?locale=br&depth=0`, body, accepted)
  const rowsOf = (id: number, values: readonly number[]) =>
    values.map((section, at) => ({
      part_number: `PUB${id}-${at}`,
      values: { section, stud: 'M8' },
    }))
  const publish = (id: number, values: readonly number[], accepted = '') =>
    patch(id, { variants: rowsOf(id, values), _status: 'published' }, accepted)
  const draft = async (id: number, values: readonly number[]) => {
    const body = { variants: rowsOf(id, values), _status: 'draft' }
    const path = `/products/${id}?locale=br&depth=0&draft=true`
    expect((await request('PATCH', path, body)).status).toBe(200)
  }
  const asked = ({ body }: Awaited<ReturnType<typeof publish>>) => body.errors[0]?.data.asked

  async function made(): Promise<number> {
    const { id } = await product([])
    expect((await publish(id, [10, 16, 25], allAccepted)).status).toBe(200)
    return id
  }

  it('asks before doubtful numbers become public, and takes those that were accepted', async () => {
    const id = await made()
    const refused = await publish(id, [10, 160, -25])
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0]?.message).toContain(`PUB${id}-1`)
    expect(asked(refused)?.doubts).toMatchObject([
      { code: `PUB${id}-1`, before: 16, after: 160, proposal: 16 },
      { code: `PUB${id}-2`, before: 25, after: -25, reasons: expect.arrayContaining(['negative']) },
    ])
    expect(await published(id)).toEqual([10, 16, 25])
    const [first, second] = asked(refused)?.doubts.map(({ digest }) => digest) ?? []
    // an answer is about one value: another one is asked about again
    const other = await publish(id, [10, 170, -25], `${first},${second}`)
    expect(asked(other)?.doubts).toMatchObject([{ after: 170 }])
    expect((await publish(id, [10, 160, 25], first)).status).toBe(200)
    expect(await published(id)).toEqual([10, 160, 25])
    // what visitors read is not asked about
    expect((await publish(id, [10, 160, 25])).status).toBe(200)
  })

  it('asks when a draft is published or scheduled, and not when it is saved', async () => {
    const id = await made()
    await draft(id, [10, 16, 99_999])
    const alone = await patch(id, { _status: 'published' })
    expect(asked(alone)?.doubts).toMatchObject([{ before: 25, after: 99_999 }])
    const later = { type: 'publish', at: '2099-01-01T08:00:00Z', locales: ['br'] }
    const path = `/products/${id}/schedule?locale=br`
    const scheduled = await request('POST', path, later)
    expect(asked(scheduled)).toEqual(asked(alone))
    const digest = asked(scheduled)?.doubts[0]?.digest ?? ''
    expect((await request('POST', path, later, digest)).status).toBe(200)
    expect(await published(id)).toEqual([10, 16, 25])
  })

  it('says while it is typed what a publication asks about, and takes the same digests', async () => {
    const id = await made()
    const typed = { id, subcategory: 1, locale: 'br', variants: rowsOf(id, [10, 16, 99_999]) }
    const { body } = await staff<AskedDoubts>('editor', 'POST', '/product-doubts', typed)
    expect(body).toEqual(asked(await publish(id, [10, 16, 99_999])))
    expect(body.doubts).toMatchObject([{ code: `PUB${id}-2`, before: 25, after: 99_999 }])
    const same = { ...typed, variants: rowsOf(id, [10, 16, 25]) }
    expect((await staff('editor', 'POST', '/product-doubts', same)).body).toEqual({
      doubts: [],
      more: null,
    })
    expect((await staff('attendant', 'POST', '/product-doubts', same)).status).toBe(403)
  })

  describe('that was scheduled', () => {
    const path = (id: number) => `/products/${id}/schedule?locale=br`
    const later = { type: 'publish', at: '2099-01-01T08:00:00Z', locales: ['br'] }
    const languages = async (id: number) =>
      (
        await staff<LanguageAnswer>(
          'editor',
          'GET',
          `/products/languages?where[id][equals]=${id}&locale=br`,
        )
      ).body
    /** Runs the scheduled publications of a product now. */
    async function runScheduled(id: number) {
      await query(
        `update payload_jobs set wait_until = now() where input -> 'doc' ->> 'value' = $1`,
        [String(id)],
      )
      await expect
        .poll(
          () =>
            query(
              `select 1 from payload_jobs where input -> 'doc' ->> 'value' = $1 and has_error is not true and completed_at is null`,
              [String(id)],
            ),
          { timeout: 20_000 },
        )
        .toEqual([])
    }

    it('publishes what was accepted, and stops before a value that came later', async () => {
      const id = await made()
      await draft(id, [10, 16, 99_999])
      const digest = asked(await request('POST', path(id), later))?.doubts[0]?.digest ?? ''
      expect((await request('POST', path(id), later, digest)).status).toBe(200)
      await draft(id, [10, -16, 99_999])
      await runScheduled(id)
      expect(await published(id)).toEqual([10, 16, 25])
      const [stopped] = (await languages(id)).scheduled
      expect(stopped).toMatchObject({ locale: 'br', unaccepted: `PUB${id}-1` })
      const { body: listed } = await staff<{ rows: { id: number; stopped: string | null }[] }>(
        'editor',
        'GET',
        '/list?collection=products&scheduled=yes&size=100',
      )
      expect(listed.rows.find((row) => row.id === id)?.stopped).toBe(stopped?.unaccepted)
      // the body of a sent mail is deleted
      const mails = await query(
        `select 1 from mails where template = 'publication-stopped'
          and subject ~ ('\\m' || (select family from products where id = $1) || '\\M')`,
        [id],
      )
      expect(mails).toHaveLength(1)
      // nobody has to remove it: the publication answers it
      expect(asked(await patch(id, { _status: 'published' }))?.doubts).toHaveLength(2)
      expect((await patch(id, { _status: 'published' }, allAccepted)).status).toBe(200)
      expect((await languages(id)).scheduled).toEqual([])
      expect(await published(id)).toEqual([10, -16, 99_999])
    })

    it('publishes a draft that stayed as it was accepted, also all of a program', async () => {
      const id = await made()
      await draft(id, [10, 16, 99_999])
      expect((await request('POST', path(id), later, allAccepted)).status).toBe(200)
      await runScheduled(id)
      expect(await published(id)).toEqual([10, 16, 99_999])
      expect((await languages(id)).scheduled).toEqual([])
    })
  })

  it('asks before an older version becomes public again', async () => {
    const id = await made()
    expect((await publish(id, [10, 16, 99_999], allAccepted)).status).toBe(200)
    const [version] = await query<{ id: number }>(
      `select id from _products_v where parent_id = $1 and version__status = 'published' order by id desc limit 1`,
      [id],
    )
    expect((await publish(id, [10, 16, 25], allAccepted)).status).toBe(200)
    const restore = (accepted = '', query_ = 'locale=br') =>
      request('POST', `/products/versions/${version?.id}?${query_}`, {}, accepted)
    const refused = await restore()
    expect(refused.status).toBe(409)
    expect(asked(refused)?.doubts).toMatchObject([{ before: 25, after: 99_999 }])
    expect(await published(id)).toEqual([10, 16, 25])
    // a draft asks nobody
    expect((await restore('', 'locale=br&draft=true')).status).toBe(200)
    expect((await restore(asked(refused)?.doubts[0]?.digest)).status).toBe(200)
    expect(await published(id)).toEqual([10, 16, 99_999])
  })

  it('refuses an older version whose value a limit forbids since', async () => {
    const width = { key: 'width', label: 'Largura', type: 'number', unit: 'mm' }
    const title = `Limite posterior ${Date.now()}`
    const given = { title, category: 1, attributes: [width], _status: 'published' }
    const subcategory = await create('subcategories', given)
    const variants = (value: number) => [
      { part_number: `RES-${subcategory}`, values: { width: value } },
    ]
    const { id } = await product([], { subcategory, variants: variants(5) })
    const [version] = await query<{ id: number }>(
      'select id from _products_v where parent_id = $1 order by id desc limit 1',
      [id],
    )
    const body = { variants: variants(20), _status: 'published' }
    expect((await patch(id, body, allAccepted)).status).toBe(200)
    const limited = { ...width, limits: [{ kind: 'minimum', number: 10 }] }
    const declared = await staff(
      'editor',
      'PATCH',
      `/subcategories/${subcategory}?locale=br&depth=0`,
      { attributes: [limited], _status: 'published' },
    )
    expect(declared.status).toBe(200)
    const path = `/products/versions/${version?.id}?locale=br`
    const refused = await request('POST', path, {}, allAccepted)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Abaixo do mínimo, 10 mm')
    expect(await published(id, 'width')).toEqual([20])
  })

  it('asks about a product that becomes public for the first time, not counting its own draft', async () => {
    await product([10, 16, 25, 35, 50])
    const { id } = await product([9_999_999], { _status: 'draft' })
    const first = await patch(id, { _status: 'published' })
    expect(asked(first)?.doubts).toMatchObject([
      { isNew: true, before: null, reasons: expect.arrayContaining(['outside']) },
    ])
  })

  it('takes malformed part numbers for what they are: errors of the form', async () => {
    const { id } = await product([10])
    for (const variants of [null, 7, 'x', [null], [7], [{ values: 'x' }], [{ part_number: {} }]]) {
      const { status } = await patch(id, { variants, _status: 'published' })
      expect(status, JSON.stringify(variants)).toBeLessThan(500)
    }
  })
})
