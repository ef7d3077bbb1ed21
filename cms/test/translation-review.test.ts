/** @translations */
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { countQueue, readQueue } from '#src/translation/read-queue.ts'
import type { QueueTab } from '#src/translation/queue-tabs.ts'
import { countReviewedTexts } from '#src/translation/reviews.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { draft, publish, titles } from './support/languages.ts'
import { latest, since } from './support/publishing.ts'
import {
  comment,
  handIn,
  inReview,
  onDesk,
  publishSeen,
  sendBack,
  stateOf,
  translate,
  translated,
} from './support/reviews.ts'
import { rich } from './support/rich-text.ts'

const stamp = String(Date.now()).slice(-6)
let payload: Payload
let subcategory: number

beforeAll(async () => {
  const { default: config } = await import('#src/payload.config.ts')
  payload = await getPayload({ config })
  const category = await create('categories', published(`Revisão ${stamp}`))
  subcategory = await create('subcategories', published(`Revisão ${stamp}`, { category }))
})

const named = (title: string): string => `${title} ${stamp}`

/** Languages of documents of this file in a tab. */
const tabOf = async (tab: QueueTab, account?: number) =>
  (
    await readQueue(payload, {
      tab,
      locales: ['en', 'es'],
      collections: ['products'],
      text: stamp,
      order: 'age',
      page: 1,
      size: 200,
      account,
    })
  ).items

const idsIn = async (tab: QueueTab, account?: number): Promise<number[]> =>
  (await tabOf(tab, account)).filter(({ locale }) => locale === 'en').map(({ id }) => id)

const accountOf = async (role: string): Promise<number> =>
  Number(
    (
      await query<{ id: number }>(`select id from users where email = $1`, [`${role}@example.com`])
    )[0]?.id,
  )

describe('a review', () => {
  it('goes from the translator to the reviewer, back, and to the site', async () => {
    const id = await translated(named('Caminho'), subcategory)
    expect(await idsIn('ready')).toContain(id)
    expect((await onDesk(id, 'en', 'translator')).review).toMatchObject({
      state: null,
      isFinished: true,
      mayHandIn: true,
      mayDecide: false,
    })
    expect((await handIn(id)).body.review).toMatchObject({ state: 'review' })
    const translator = await accountOf('translator')
    expect(await idsIn('review')).toContain(id)
    expect(await idsIn('mine', translator)).toContain(id)
    expect(await idsIn('ready')).not.toContain(id)
    const seen = await onDesk(id)
    expect(seen.review).toMatchObject({
      mayHandIn: false,
      mayDecide: true,
      handedInBy: { name: 'translator' },
      changes: { description: { before: [''], removed: [] } },
    })
    expect((await comment(id, 'O termo é outro.')).status).toBe(200)
    expect((await sendBack(id, { message: '' })).body.review).toMatchObject({ state: 'returned' })
    expect([await idsIn('returned'), await idsIn('review')]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ])
    expect((await tabOf('mine', translator))[0]).toMatchObject({ review: 'returned' })
    expect((await onDesk(id, 'en', 'translator')).comments).toMatchObject([
      {
        text: 'O termo é outro.',
        author: 'editor',
        isResolved: false,
        shown: { kind: 'passage', path: 'description', at: 0 },
      },
    ])
    await translate(id, { description: 'Abstract' })
    expect(await stateOf(id)).toBe('returned')
    expect((await handIn(id)).body.review).toMatchObject({ state: 'review' })
    expect((await publishSeen(id)).status).toBe(200)
    expect([await stateOf(id), await titles(id)]).toEqual([
      null,
      [named('Caminho'), `${named('Caminho')} EN`, undefined],
    ])
    expect(await query('select from translation_reviews where document_id = $1', [id])).toEqual([])
  })

  it('shows what differs from the published text, passage by passage', async () => {
    const id = await create(
      'products',
      published(named('Diferença'), { subcategory, text: rich('Um', 'Dois', 'Três') }),
    )
    await publish(id, 'en', { title: 'Difference', text: rich('One', 'Two', 'Three') })
    await translate(id, { text: rich('One', 'Two!', 'Three') })
    await handIn(id)
    expect((await onDesk(id)).review.changes).toEqual({
      text: { before: [null, 'Two', null], removed: [] },
    })
  })

  it('is of a complete language only, and sent back only with words', async () => {
    const id = await translated(named('Incompleto'), subcategory)
    await translate(id, { description: '' })
    expect((await handIn(id)).status).toBe(422)
    await translate(id, { description: 'Summary' })
    await publish(id, 'br', { description: 'Outro resumo' })
    expect((await handIn(id)).status).toBe(422)
    await publish(id, 'br', { description: 'Resumo' })
    expect((await sendBack(id)).status).toBe(422)
    expect((await handIn(id)).status).toBe(200)
    expect((await sendBack(id, { message: ' ' })).status).toBe(422)
    expect(await stateOf(id)).toBe('review')
    const nothing = await create('products', published(named('Só um idioma'), { subcategory }))
    expect((await handIn(nothing)).status).toBe(422)
  })

  const roles = ['administrator', 'editor', 'translator', 'attendant', 'nobody'] as const
  it.each([
    ['hand in', [200, 200, 200, 403, 401]],
    ['send back', [200, 200, 403, 403, 401]],
    ['publish', [200, 200, 403, 403, 401]],
    ['comment', [200, 200, 200, 403, 401]],
  ] as const)('roles that %s', async (action, expected) => {
    const found: number[] = []
    for (const role of roles) {
      const id = await (action === 'hand in' ? translated : inReview)(
        named(`${action} ${role}`),
        subcategory,
      )
      const answer = await (action === 'hand in'
        ? handIn(id, { role })
        : action === 'send back'
          ? sendBack(id, { role })
          : action === 'publish'
            ? publishSeen(id, { role })
            : comment(id, 'x', { role }))
      found.push(answer.status)
      const isDone = answer.status === 200
      if (action === 'publish') expect((await titles(id))[1] !== undefined).toBe(isDone)
    }
    expect(found).toEqual(expected)
  })

  it('is closed to translators of other languages', async () => {
    const id = await translated(named('Outro idioma'), subcategory)
    await draft(id, 'es', { title: 'Otro', description: 'Resumen' })
    expect((await handIn(id, { locale: 'es' })).status).toBe(403)
    for (const path of ['/translations/comments', '/translations/seen', '/translations/hand-in']) {
      const item = `products-${id}-es`
      const body = {
        action: 'add',
        item,
        items: [item],
        path: 'title',
        at: 0,
        sourceSeen: [],
        text: 'x',
      }
      expect((await staff('translator', 'POST', path, body)).status, path).toBe(403)
    }
    expect((await handIn(id, { locale: 'es', role: 'editor' })).status).toBe(200)
  })

  it('hands in all that is ready at once, and leaves out what is not', async () => {
    const [one, two] = [
      await translated(named('Lote um'), subcategory),
      await translated(named('Lote dois'), subcategory),
    ]
    await translate(two, { description: '' })
    const { body } = await staff('translator', 'POST', '/translations/hand-in', {
      items: [`products-${one}-en`, `products-${two}-en`, 'products-999999999-en'],
    })
    expect([body, await stateOf(one), await stateOf(two)]).toEqual([
      { handedIn: 1 },
      'review',
      null,
    ])
  })
})

/** Runs a scheduled publication in a language. */
async function publishScheduled(id: number, locale: string): Promise<void> {
  const after = await latest()
  await query(
    `insert into payload_jobs (task_slug, queue, input, wait_until, processing, updated_at, has_error, total_tried, created_at) select 'schedulePublish', 'default', $1, now(), false, now(), false, 0, now()`,
    [
      JSON.stringify({
        type: 'publish',
        locale,
        doc: { relationTo: 'products', value: String(id) },
      }),
    ],
  )
  expect(await since(after, 20_000)).toContain(`product:${id}`)
}

describe('the state of a review after', () => {
  it.each<[string, (id: number) => Promise<unknown>, string | null]>([
    ['nothing', () => Promise.resolve(), 'review'],
    ['a change of the translator', (id) => translate(id, { description: 'Other' }), 'changed'],
    [
      'a change of the translator that is taken back',
      async (id) => {
        await translate(id, { description: 'Other' })
        await translate(id, { description: 'Summary' })
      },
      'review',
    ],
    [
      'a change of an editor in the form',
      (id) => translate(id, { description: 'Edited' }, 'editor'),
      'changed',
    ],
    ['a removed translation', (id) => translate(id, { description: '' }), 'changed'],
    ['a change of the source', (id) => draft(id, 'br', { description: 'Novo' }), 'changed'],
    [
      'a change of the source that is taken back',
      async (id) => {
        await publish(id, 'br', { description: 'Novo' })
        await publish(id, 'br', { description: 'Resumo' })
      },
      'review',
    ],
    [
      'a change of the source that keeps its meaning',
      (id) => publish(id, 'br', { description: 'Resumo.' }, '&keepsTranslations=true'),
      'review',
    ],
    [
      'a new text in the source',
      (id) => publish(id, 'br', { highlights: [{ label: 'A', value: 'B' }] }),
      'changed',
    ],
    ['a publication of the source', (id) => publish(id, 'br', { family: 'ZZ' }), 'review'],
    ['a draft of another language', (id) => draft(id, 'es', { title: 'Borrador' }), 'review'],
    [
      'a publication of another language',
      (id) => publish(id, 'es', { title: 'Publicado' }),
      'review',
    ],
    ["a publication in the editor's form", (id) => publish(id, 'en'), null],
    [
      'a publication along with another language',
      (id) => publish(id, 'br', { family: 'YY' }, '&withLanguages=en'),
      null,
    ],
    [
      'a publication of several documents',
      (id) =>
        staff('editor', 'PATCH', `/products?locale=en&draft=true&where[id][in]=${id}`, {
          _status: 'published',
        }),
      null,
    ],
    [
      'a publication of all that is ready',
      (id) => staff('editor', 'POST', '/translations/publish', { items: [`products-${id}-en`] }),
      null,
    ],
    ['a scheduled publication', (id) => publishScheduled(id, 'en'), null],
    ['a scheduled publication of the source', (id) => publishScheduled(id, 'br'), 'review'],
    [
      'a publication, and the same draft again',
      async (id) => {
        await publish(id, 'en')
        await publish(id, 'en', { description: 'Published since' })
        await translate(id, { description: 'Summary' })
      },
      null,
    ],
    [
      'a publication that is taken from the site again',
      async (id) => {
        await publish(id, 'en')
        await staff('editor', 'PATCH', `/products/${id}?locale=en&depth=0`, { _status: 'draft' })
      },
      null,
    ],
  ])('%s', async (name, act, expected) => {
    const id = await inReview(named(name), subcategory)
    await act(id)
    expect(await stateOf(id)).toBe(expected)
    expect((await idsIn('review')).includes(id)).toBe(expected === 'review')
  })

  it('a restored version that was not handed in', async () => {
    const id = await inReview(named('Versão'), subcategory)
    const { docs } = (
      await staff<{ docs: { id: string; version: { title: string } }[] }>(
        'editor',
        'GET',
        `/products/versions?where[parent][equals]=${id}&locale=en&sort=updatedAt&limit=1`,
      )
    ).body
    // the first version has no English text
    const restored = await staff(
      'editor',
      'POST',
      `/products/versions/${docs[0]?.id}?locale=en&draft=true`,
    )
    expect(restored.status, JSON.stringify(restored.body)).toBe(200)
    expect(await stateOf(id)).not.toBe('review')
    expect(await idsIn('review')).not.toContain(id)
  })

  it('a deletion: nothing is left', async () => {
    const id = await inReview(named('Lixo'), subcategory)
    await comment(id, 'x')
    await staff('administrator', 'PATCH', `/products/${id}?locale=br&trash=true`, {
      deletedAt: new Date().toISOString(),
    })
    expect(await idsIn('review')).not.toContain(id)
    const deleted = await staff('administrator', 'DELETE', `/products/${id}?trash=true`)
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200)
    for (const table of ['translation_reviews', 'translation_comments', 'translation_notices'])
      expect(
        await query(`select from ${table} where collection = 'products' and document_id = $1`, [
          id,
        ]),
        table,
      ).toEqual([])
  })
})

it('counts what is in review by language, in tabs and texts', async () => {
  const counts = async () => ({
    tabs: (await countQueue(payload, { locales: ['en'], collections: ['products'] })).get('en'),
    texts: (await countReviewedTexts(payload)).find(({ locale }) => locale === 'en')?.count ?? 0,
  })
  const before = await counts()
  const id = await inReview(named('Contado'), subcategory)
  const during = await counts()
  expect(during.tabs?.review).toBe((before.tabs?.review ?? 0) + 1)
  expect(during.texts).toBe(before.texts + 2)
  await sendBack(id)
  const after = await counts()
  expect([after.tabs?.review, after.tabs?.returned, after.texts]).toEqual([
    before.tabs?.review,
    (before.tabs?.returned ?? 0) + 1,
    before.texts,
  ])
  const { body } = await staff<{ reviews: object }>(
    'editor',
    'GET',
    `/document?collection=products&id=${id}&locale=en`,
  )
  expect(body.reviews).toEqual({ en: 'returned' })
})
