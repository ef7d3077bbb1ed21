/** @caching @publishing */
import { describe, expect, it } from 'vitest'
import { internal, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { create, edit, latest, read, since } from './support/publishing.ts'
import type { Changes } from './support/publishing.ts'

describe('the change feed', () => {
  it('answers a waiting follower as soon as a document is published', async () => {
    const after = await latest()
    const pending = internal<Changes>(`/changes?after=${after}&wait=10000`)
    await new Promise((wait) => setTimeout(wait, 100))
    const id = await create({ title: 'Ouvido' })
    const saved = performance.now()
    const answer = await pending
    expect(performance.now() - saved, 'long before the wait is over').toBeLessThan(5000)
    expect(answer.body.changes[0]?.tags).toEqual([`product:${id}`, 'products'])
  })

  it('answers at the end of the wait when there are no changes', async () => {
    const began = performance.now()
    expect(
      (await internal<Changes>(`/changes?after=${await latest()}&wait=600`)).body.changes,
    ).toEqual([])
    expect(performance.now() - began).toBeGreaterThan(550)
  })

  it('sends a reset for an id of another database', async () =>
    expect((await internal<Changes>('/changes?after=99999999')).body.reset).toBe(true))

  it('appends no change for a draft', async () => {
    const id = await create({ title: 'Sossego' })
    const after = await latest()
    await edit(id, { title: 'Rascunho de sossego', _status: 'draft' }, 'locale=br&draft=true')
    expect(await since(after)).toEqual([])
    expect((await read('sossego')).body.title).toBe('Sossego')
    const draft = await staff('editor', 'POST', '/products?draft=true', {
      title: 'Nunca publicado',
      _status: 'draft',
    })
    expect([draft.status, await since(after)]).toEqual([201, []])
  })

  it('delivers every id of twenty concurrent publications', async () => {
    const after = await latest()
    const seen: number[] = []
    let last = Infinity
    const follow = (async () => {
      for (let at = after; at < last;) {
        const { body } = await internal<Changes>(`/changes?after=${at}&wait=500`)
        seen.push(...body.changes.map((change) => change.id))
        at = body.changes.at(-1)?.id ?? at
      }
    })()
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => create({ title: `Simultâneo ${n}` })),
    )
    const rows = await query<{ id: string }>('select id from changes where id > $1 order by id', [
      after,
    ])
    last = Number(rows.at(-1)?.id)
    await follow
    expect(rows.length).toBeGreaterThanOrEqual(20)
    expect(seen.filter((id) => id <= last)).toEqual(rows.map((row) => Number(row.id)))
    expect(new Set(ids).size).toBe(20)
  })

  it('saves products that reference each other concurrently without a deadlock', async () => {
    const pair = [await create({ title: 'Par A' }), await create({ title: 'Par B' })]
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(
        pair.map((id, n) => edit(id, { description: `Vez ${round}`, related: [pair[1 - n]] })),
      )
      expect(
        answers.map((answer) => answer.status),
        JSON.stringify(answers.map((answer) => answer.body.errors)),
      ).toEqual([200, 200])
    }
  })

  it('appends no change for a rolled-back transaction', async () => {
    const after = await latest()
    const answer = await staff('editor', 'POST', '/products', {
      title: 'Código repetido',
      subcategory: 1,
      _status: 'published',
      variants: [{ part_number: 'tc5010', values: {} }],
    })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      400,
      expect.stringContaining('variants.0.part_number'),
    ])
    expect(await since(after)).toEqual([])
  })

  it.each([
    ['categories', 1, { description: 'Nova' }, ['category:1', 'products']],
    ['subcategories', 1, { description: 'Nova' }, ['subcategory:1', 'products', 'category:1']],
    [
      'applications',
      1,
      { description: 'Nova' },
      ['application:1', 'solutions', 'product:1', 'solution:1'],
    ],
    [
      'publications',
      1,
      { description: 'Nova' },
      ['publication:1', 'knowledge-base', 'product:1', 'section:1'],
    ],
    ['posts', 1, { description: 'Nova' }, ['post:1', 'news']],
    ['media', 1, { alt: 'Outro' }, ['media:1']],
    ['distributors', 1, { city: 'Santos' }, ['distributor:1', 'distributor']],
    ['departments', 1, { position: 2 }, ['department:1', 'department']],
    ['popups', 1, { text: 'Outro' }, ['popup:1', 'popup']],
    ['seo-texts', 1, { title: 'Outro' }, ['seo:1', 'seo']],
  ])('tags a change of %s', async (collection, id, data, tags) => {
    const after = await latest()
    expect((await staff('editor', 'PATCH', `/${collection}/${id}?locale=br`, data)).status).toBe(
      200,
    )
    expect(new Set(await since(after))).toEqual(new Set(tags))
  })

  it.each([
    ['layout', ['layout']],
    ['navigation', ['layout']],
    ['home', ['home']],
    ['institutional', ['institutional']],
  ])('tags a change of the global %s', async (global, tags) => {
    const after = await latest()
    const status = global === 'layout' ? {} : { _status: 'published' }
    expect(
      (
        await staff('editor', 'POST', `/globals/${global}?locale=br`, {
          ...status,
          ...(global === 'layout' ? { contact: { phone: '+55 1' } } : {}),
        })
      ).status,
    ).toBe(200)
    expect(await since(after)).toEqual(tags)
    if (global === 'layout') return
    const then = await latest()
    expect(
      (
        await staff('editor', 'POST', `/globals/${global}?locale=br&draft=true`, {
          _status: 'draft',
        })
      ).status,
    ).toBe(200)
    expect(await since(then)).toEqual([])
  })
})
