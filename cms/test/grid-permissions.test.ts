/** @grid */
import { describe, expect, it } from 'vitest'
import { fetchCms, logIn, staff } from './support/api.ts'
import { edit, order, pathOf, payload, product, run, send } from './support/grid-edits.ts'
import { draft, stored } from './support/languages.ts'

describe('permissions of the grid', () => {
  const reason = (
    { id, numbers }: Awaited<ReturnType<typeof product>>,
    locale: 'br' | 'en' | 'es',
  ) => edit(id, numbers[0], [null, 'No longer made'], { key: `life-reason-${locale}`, locale })

  it('let translators change the texts of their languages alone, as drafts', async () => {
    const made = await product([10])
    const [{ translates = [] } = {}] = (
      await payload.find({
        collection: 'users',
        where: { email: { equals: 'translator@example.com' } },
        depth: 0,
      })
    ).docs
    const [own] = (translates ?? []).filter((each) => each !== 'br')
    const [foreign] = (['en', 'es', 'br'] as const).filter((each) => each !== own)
    await draft(made.id, 'br', {
      variants: [
        {
          part_number: made.numbers[0],
          values: {
            section: 10,
            stud: 'M8',
            'life-state': 'phasing-out',
            'life-last-order': '2099-01-01',
          },
        },
      ],
    })
    const checked = await send(
      [
        reason(made, own as 'en'),
        reason(made, foreign ?? 'br'),
        edit(made.id, made.numbers[0], [10, 11]),
      ],
      { role: 'translator' },
    )
    expect(checked.body.refused.map(({ edit: at }) => at)).toEqual([1, 2])
    expect((await order(checked, {}, 'translator')).status).toBe(403)
    expect((await order(checked, { use: 'draft' }, 'translator')).status).toBe(200)
    expect(await run(checked, 'translator')).toMatchObject({ state: 'done' })
    expect((await stored(made.id, 'br', true)) as object).toMatchObject({
      variants: [{ values: { section: 10, [`life-reason-${own}`]: 'No longer made' } }],
    })
  })

  it('keep imports of others, and of files, from translators', async () => {
    const { id, numbers } = await product([10])
    const checked = await send([edit(id, numbers[0], [10, 12])])
    expect((await order(checked, {}, 'translator')).status).toBe(403)
    expect((await staff('translator', 'GET', `/imports/${checked.body.import?.id}`)).status).toBe(
      403,
    )
  })

  it('refuse collections of people and of programs', async () => {
    const { body } = await send(
      ['users', 'members', 'mails', '__proto__', 'nothing'].map((collection) => ({
        ...edit(1, 'X', ['a', 'b']),
        collection,
        path: 'name',
      })),
      { role: 'administrator', dry: true },
    )
    expect(body).toMatchObject({ changed: 0 })
    expect(body.refused).toHaveLength(5)
  })
})

describe('a hostile body', () => {
  it.each([
    ['no list', {}],
    ['an empty list', []],
    ['more than 50,000 edits', Array.from({ length: 50_001 }, () => edit(1, 'X', [1, 2]))],
    ['a foreign key', [{ ...edit(1, 'X', [1, 2]), more: true }]],
    ['a locale that does not exist', [{ ...edit(1, 'X', [1, 2]), locale: 'xx' }]],
    ['a value of another shape', [{ ...edit(1, 'X', [1, 2]), after: { row: {} } }]],
    ['a text that cannot be stored', [edit(1, 'X', [1, 'a\u0000b'])]],
    ['a text without end', [edit(1, 'X', [1, 'x'.repeat(20_001)])]],
  ])('is refused: %s', async (_, body) => {
    expect([400, 422]).toContain((await send(body)).status)
  })

  it('that is no JSON, or too large, is refused', async () => {
    const response = async (body: string, more: Record<string, string> = {}) =>
      (
        await fetchCms('/admin/api/grid', {
          method: 'POST',
          headers: {
            authorization: `JWT ${await logIn('editor')}`,
            'content-type': 'application/json',
            ...more,
          },
          body,
        })
      ).status
    expect(await response('[{')).toBe(422)
    expect(await response('[]', { 'content-length': String(21 * 1024 * 1024) })).toBe(413)
  })

  it.each(['__proto__', 'constructor', '%', '../x', 'a/b/c', ''])(
    'names no place: %s',
    async (place) => {
      const { id, numbers } = await product([10])
      const { body } = await send(
        [edit(id, numbers[0], [null, 1], { path: `variants/${place}/section` })].concat(
          edit(id, numbers[0], [null, 1], { path: pathOf(numbers[0], place) }),
        ),
        { dry: true },
      )
      expect(body).toMatchObject({ changed: 0 })
      expect(body.refused).toHaveLength(2)
    },
  )
})
