/** @translations */
import { beforeAll, describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { draft, publish, titles } from './support/languages.ts'
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
let subcategory: number

beforeAll(async () => {
  const category = await create('categories', published(`Decisões ${stamp}`))
  subcategory = await create('subcategories', published(`Decisões ${stamp}`, { category }))
})

const named = (title: string): string => `${title} ${stamp}`

describe('two at once', () => {
  it('hand one language in once', async () => {
    const id = await translated(named('Duas entregas'), subcategory)
    const { expected } = (await onDesk(id)).review
    const answers = await Promise.all([handIn(id, { expected }), handIn(id, { expected })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stateOf(id)).toBe('review')
  })

  it.each([1, 2, 3])('publish and send back: one decision counts (%i)', async (round) => {
    const id = await inReview(named(`Decisão ${round}`), subcategory)
    const { expected } = (await onDesk(id)).review
    const [back, out] = await Promise.all([
      sendBack(id, { expected }),
      publishSeen(id, { expected, role: 'administrator' }),
    ])
    expect([back.status, out.status].toSorted()).toEqual([200, 409])
    const isOut = out.status === 200
    expect([await stateOf(id), (await titles(id))[1] !== undefined]).toEqual([
      isOut ? null : 'returned',
      isOut,
    ])
    expect((await onDesk(id)).comments).toHaveLength(isOut ? 0 : 1)
  })

  it('publish nothing that was changed since it was opened, and lose nothing', async () => {
    const id = await inReview(named('Mudou'), subcategory)
    const { expected } = (await onDesk(id)).review
    await translate(id, { description: 'Changed by the translator' })
    const answer = await publishSeen(id, { expected })
    expect([answer.status, answer.body.paths]).toEqual([409, []])
    expect(answer.body.message).toContain('mudou desde que você abriu')
    expect((await titles(id))[1]).toBeUndefined()
    expect((await sendBack(id, { expected })).status).toBe(409)
    const { texts } = await onDesk(id)
    expect(texts.find(({ path }) => path === 'description')?.passages[0]?.target).toBe(
      'Changed by the translator',
    )
    // as it is now, it is published
    expect((await publishSeen(id)).status).toBe(200)
  })

  it('publish a source that was changed since only if it was seen; another language does not count', async () => {
    const id = await inReview(named('Fonte mudou'), subcategory)
    const { expected } = (await onDesk(id)).review
    await draft(id, 'es', { title: 'Español' })
    await draft(id, 'br', { description: 'Mudou' })
    expect((await publishSeen(id, { expected })).status).toBe(409)
    await draft(id, 'br', { description: 'Resumo' })
    expect((await publishSeen(id, { expected })).status).toBe(200)
  })

  it('counts links and marks as changes', async () => {
    const id = await create(
      'products',
      published(named('Marca'), { subcategory, text: rich('Um') }),
    )
    await translate(id, { title: 'Mark', text: rich('One') })
    await handIn(id)
    const { expected } = (await onDesk(id)).review
    await translate(id, { text: rich('<b>One') })
    expect((await publishSeen(id, { expected })).status).toBe(409)
  })
})

describe('comments', () => {
  it('stay at their passage when others are inserted, and at their text when it is removed', async () => {
    const id = await create(
      'products',
      published(named('Lugar'), { subcategory, text: rich('Um', 'Dois') }),
    )
    await translate(id, { title: 'Place', text: rich('One', 'Two') })
    await comment(id, 'No segundo', { path: 'text', at: 1 })
    await comment(id, 'No todo', { path: '', at: null })
    const shown = async () => (await onDesk(id)).comments.map((each) => each.shown)
    expect(await shown()).toEqual([{ kind: 'passage', path: 'text', at: 1 }, { kind: 'document' }])
    await publish(id, 'br', { text: rich('Zero', 'Um', 'Dois') })
    expect((await shown())[0]).toEqual({ kind: 'passage', path: 'text', at: 2 })
    await publish(id, 'br', { text: rich('Zero', 'Um', 'Dois e meio') })
    expect((await shown())[0]).toEqual({ kind: 'passage', path: 'text', at: 2 })
    await publish(id, 'br', { text: rich('Zero', 'Um') })
    expect((await shown())[0]).toEqual({ kind: 'text', path: 'text' })
    await publish(id, 'br', { text: null })
    expect((await shown())[0]).toEqual({ kind: 'document' })
  })

  it('are plain text of a limited length', async () => {
    const id = await translated(named('Limite'), subcategory)
    const texts = ['', '   ', 'x'.repeat(2001), 'a\u0000b', '\uD800'].map((text) =>
      comment(id, text),
    )
    expect((await Promise.all(texts)).map(({ status }) => status)).toEqual([
      422, 422, 422, 400, 400,
    ])
    const written = '<b>não</b> é "HTML"\n& fica'
    expect((await comment(id, written)).body.comments[0]?.text).toBe(written)
    expect((await comment(id, 'x'.repeat(2000))).status).toBe(200)
  })

  it('are resolved and reopened, of their own language only', async () => {
    const [id, other] = [
      await translated(named('Resolver'), subcategory),
      await translated(named('Outro'), subcategory),
    ]
    const [own] = (await comment(id, 'Um')).body.comments
    const [foreign] = (await comment(other, 'Dois')).body.comments
    const change = (action: string) =>
      staff('translator', 'POST', '/translations/comments', {
        action,
        item: `products-${id}-en`,
        ids: [own?.id, foreign?.id],
      })
    expect((await change('resolve')).status).toBe(200)
    expect((await onDesk(id)).comments[0]?.isResolved).toBe(true)
    expect((await onDesk(other)).comments[0]?.isResolved).toBe(false)
    await change('reopen')
    expect((await onDesk(id)).comments[0]?.isResolved).toBe(false)
  })
})
