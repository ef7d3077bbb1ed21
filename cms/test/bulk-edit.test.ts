/** @lists */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import { create } from './support/publishing.ts'

interface Errors {
  errors?: { message: string }[]
  docs?: { id: number }[]
}

const many = (collection: string, ids: readonly number[], data: object) =>
  staff<Errors>(
    'administrator',
    'PATCH',
    `/${collection}?locale=br&depth=0&${ids.map((id) => `where[id][in][]=${id}`).join('&')}`,
    data,
  )

describe('a change of several documents at once', () => {
  it.each([
    ['products', { title: 'Igual' }],
    ['products', { slug: 'igual' }],
    ['products', { family: 'TC' }],
    ['products', { description: 'Igual' }],
    ['products', { variants: [] }],
    ['products', { tooling: [] }],
    ['products', { highlights: [] }],
    ['products', { curves: [] }],
    ['products', { text: null }],
    ['products', { subcategory: 2 }],
    ['products', { pictures: [] }],
    ['products', { position: 1 }],
    ['products', { seo: { title: 'Igual' } }],
    ['products', { life_cycle: { state: 'new', successor_part: 'X' } }],
    ['products', { related: [] }],
    ['certificates', { number: '1' }],
    ['certificates', { scope: [] }],
    ['departments', { email: 'x@example.com' }],
    ['members', { state: 'approved' }],
    ['members', { admin: true }],
    ['messages', { notes: 'x' }],
    ['users', { name: 'x' }],
    ['users', { password: 'outra senha comprida' }],
    ['users', { email: 'x@example.com' }],
    ['redirects', { from: '/x' }],
    ['media', { alt: 'x' }],
  ])('is refused in words for what is of one: %s %o', async (collection, data) => {
    const [found] = await query<{ id: number }>(
      `select id from ${collection.replaceAll('-', '_')} order by id limit 1`,
    )
    const answer = await many(collection, [found?.id ?? 1], data)
    expect(answer.status, JSON.stringify(answer.body)).toBe(400)
    expect(answer.body.errors?.[0]?.message).toMatch(/vários itens de uma vez: \S/)
  })

  it('takes what may be the same for many', async () => {
    const ids = [await create({ title: 'Junto um' }), await create({ title: 'Junto dois' })]
    const answer = await many('products', ids, {
      own_part_pages: true,
      life_cycle: { state: 'not-for-new-projects', since: '2026-01-01T15:00:00.000Z' },
      _status: 'published',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const stored = await query(
      'select own_part_pages as own, life_cycle_state as state from products where id = any($1)',
      [ids],
    )
    expect(stored).toEqual(ids.map(() => ({ own: true, state: 'not-for-new-projects' })))
  })

  it('does not undo what is saved at the same time', async () => {
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd'].map(async (name) => {
        const [made] = await query<{ id: number }>(
          `insert into messages (receipt, name, email, message, status, locale)
           values ($1, $2, 'bulk@example.com', 'Olá', 'new', 'br') returning id`,
          [`T-BULK-${name}`, name],
        )
        return made?.id ?? 0
      }),
    )
    for (let round = 0; round < 4; round += 1) {
      const notes = `nota ${round}`
      await Promise.all([
        many('messages', ids, { status: round % 2 === 0 ? 'open' : 'answered' }),
        ...ids.map((id) => staff('administrator', 'PATCH', `/messages/${id}`, { notes })),
      ])
      const stored = await query<{ status: string; notes: string }>(
        'select status, notes from messages where id = any($1)',
        [ids],
      )
      expect(stored).toEqual(
        ids.map(() => ({ status: round % 2 === 0 ? 'open' : 'answered', notes })),
      )
    }
  })
})
