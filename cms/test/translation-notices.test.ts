/** @translations */
import { getPayload } from 'payload'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { mailNotices } from '#src/translation/mail-notices.ts'
import { staff } from './support/api.ts'
import { create, published } from './support/content.ts'
import { query } from './support/database.ts'
import { publish } from './support/languages.ts'
import { comment, handIn, inReview, sendBack, translate } from './support/reviews.ts'
import { staffRoles } from './support/staff.ts'

const stamp = String(Date.now()).slice(-6)
let payload: Payload
let subcategory: number

beforeAll(async () => {
  const { default: config } = await import('#src/payload.config.ts')
  payload = await getPayload({ config })
  const category = await create('categories', published(`Avisos ${stamp}`))
  subcategory = await create('subcategories', published(`Avisos ${stamp}`, { category }))
  // e-mails of this file wait: the worker would remove their texts when it has sent them
  await query(`create function keep_review_mails() returns trigger language plpgsql as
    $$ begin new.next_at := now() + interval '1 day'; return new; end $$`)
  await query(`create trigger keep_review_mails before insert on mails for each row
    when (new.template = 'translation-review') execute function keep_review_mails()`)
})

afterAll(async () => {
  await query('drop trigger keep_review_mails on mails')
  await query('drop function keep_review_mails')
  await query("delete from mails where template = 'translation-review'")
})

beforeEach(async () => {
  await query('delete from translation_notices')
  await query("delete from mails where template = 'translation-review'")
  await query("update users set panel_language = null where email = 'editor@example.com'")
})

const named = (title: string): string => `${title} ${stamp}`

/** Moves notices and the e-mails about them into the past. */
const age = (minutes: number) =>
  query(
    `update translation_notices set noted_at = noted_at - make_interval(mins => $1), mailed_at = mailed_at - make_interval(mins => $1)`,
    [minutes],
  )

interface Sent {
  to: string
  subject: string
  body: string | null
}

/** E-mails about reviews to the staff of the tests, without domain: other files leave accounts. */
const sent = async (): Promise<Sent[]> =>
  (
    await query<Sent>(
      `select "to", subject, body from mails left join mail_bodies on mail_id = mails.id where template = 'translation-review' order by mails.id`,
    )
  )
    .map((mail) => ({ ...mail, to: mail.to.split('@')[0] ?? '' }))
    .filter(({ to }) => staffRoles.some((role) => role === to))

const mailed = async (): Promise<string[]> => {
  await mailNotices(payload)
  return (await sent()).map(({ to, subject }) => `${to}: ${subject}`).toSorted()
}

it('gathers what was handed in into one e-mail for each reviewer', async () => {
  for (const title of ['Um', 'Dois', 'Três']) await inReview(named(title), subcategory)
  // within the time in which notices are gathered
  expect(await mailed()).toEqual([])
  await age(16)
  const expected = [
    'administrator: 3 traduções esperam por você',
    'editor: 3 traduções esperam por você',
  ]
  expect(await mailed()).toEqual(expected)
  expect(await mailed()).toEqual(expected)
})

it('sends the next e-mail after an hour, and nothing if nothing is new', async () => {
  await inReview(named('Primeira'), subcategory)
  await age(16)
  expect(await mailed()).toHaveLength(2)
  await inReview(named('Segunda'), subcategory)
  await age(30)
  expect(await mailed()).toHaveLength(2)
  await age(31)
  expect(await mailed()).toEqual(
    ['administrator', 'administrator', 'editor', 'editor'].map(
      (to) => `${to}: 1 tradução espera por você`,
    ),
  )
  await age(1000)
  expect(await mailed()).toHaveLength(4)
})

it('sends one e-mail after days without a running system', async () => {
  const ids = [
    await inReview(named('Parado'), subcategory),
    await inReview(named('Parada'), subcategory),
  ]
  for (const id of ids) await comment(id, 'Nota')
  await age(3 * 24 * 60)
  expect((await mailed()).filter((line) => line.startsWith('editor'))).toHaveLength(1)
})

it('sends nothing of what was published, sent back, changed or deleted meanwhile', async () => {
  const [out, back, changed, gone] = [
    await inReview(named('Publicado'), subcategory),
    await inReview(named('Devolvido'), subcategory),
    await inReview(named('Mudado'), subcategory),
    await inReview(named('Apagado'), subcategory),
  ]
  await publish(out, 'en')
  await sendBack(back)
  await translate(changed, { description: 'Other' })
  await staff('administrator', 'DELETE', `/products/${gone}`)
  await age(16)
  // the translator is told what was sent back
  expect(await mailed()).toEqual(['translator: 1 tradução espera por você'])
  // taken notices do not count as mailed: the next one is not delayed
  await inReview(named('Depois'), subcategory)
  await age(16)
  expect(await mailed()).toHaveLength(3)
})

it('sends nothing of what was seen on the desk', async () => {
  const [seen, unseen] = [
    await inReview(named('Visto'), subcategory),
    await inReview(named('Não visto'), subcategory),
  ]
  await staff('editor', 'POST', '/translations/seen', { item: `products-${seen}-en` })
  await age(16)
  expect(await mailed()).toEqual([
    'administrator: 2 traduções esperam por você',
    'editor: 1 tradução espera por você',
  ])
  const [mail] = (await sent()).filter(({ to }) => to === 'editor')
  expect(mail?.body).toContain(named('Não visto'))
  await staff('administrator', 'POST', '/translations/seen', { item: `products-${unseen}-en` })
})

it('tells those who take part in a review of a comment, not its author', async () => {
  const id = await inReview(named('Comentado'), subcategory)
  await query('delete from translation_notices')
  await comment(id, 'Pergunta', { role: 'editor' })
  await comment(id, 'Outra', { role: 'editor' })
  await age(16)
  expect(await mailed()).toEqual(['translator: 1 tradução espera por você'])
  await comment(id, 'Resposta', { role: 'translator' })
  await age(61)
  expect((await mailed()).slice(0, 1)).toEqual(['editor: 1 tradução espera por você'])
  // resolved before it was mailed
  const { body } = await comment(id, 'Engano', { role: 'editor' })
  await staff('editor', 'POST', '/translations/comments', {
    action: 'resolve',
    item: `products-${id}-en`,
    ids: body.comments.map((each) => each.id),
  })
  await age(61)
  expect(await mailed()).toHaveLength(2)
})

it('names each language of a document once, in the language of the panel', async () => {
  await query("update users set panel_language = 'es' where email = 'editor@example.com'")
  const id = await inReview(named('Espanhol'), subcategory)
  await comment(id, 'x', { role: 'administrator' })
  await comment(id, 'y', { role: 'editor' })
  await age(16)
  await mailed()
  const mails = await sent()
  expect(mails.find(({ to }) => to === 'editor')?.subject).toBe('1 traducción le espera')
  expect(mails.find(({ to }) => to === 'editor')?.body).toContain(
    'entregado a revisión, translator',
  )
  expect(mails.find(({ to }) => to === 'translator')?.body).toContain(
    `${named('Espanhol')} (English)`,
  )
})

it('sends each e-mail once if two processes send at once', async () => {
  await inReview(named('Dois processos'), subcategory)
  await age(16)
  await Promise.all([mailNotices(payload), mailNotices(payload), mailNotices(payload)])
  expect(await sent()).toHaveLength(2)
})

it('names the first twenty documents and the number of the others', async () => {
  const id = await inReview(named('Muitos'), subcategory)
  await query('delete from translation_notices')
  for (let at = 0; at < 21; at++) {
    const other = await inReview(named(`Muitos ${at}`), subcategory)
    if (at > 18) expect((await handIn(other)).status).toBe(200)
  }
  await age(16)
  await mailed()
  const body = (await sent()).find(({ to }) => to === 'editor')?.body ?? ''
  expect(body).toContain(named('Muitos 19'))
  expect(body).not.toContain(named('Muitos 20'))
  expect(body).toContain('mais 1 documento')
  expect(id).toBeGreaterThan(0)
}, 60_000)
