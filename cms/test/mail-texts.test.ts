/** @mail-texts @forms */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { create } from './support/content.ts'
import { query } from './support/database.ts'
import { mailsTo, message, sendMessage, uniqueEmail } from './support/lead.ts'

interface Refusal {
  errors: { data?: { errors?: { path: string; message: string }[] } }[]
}

const writes = (id: number, data: object, options = 'locale=br') =>
  staff<Refusal>('editor', 'PATCH', `/mail-texts/${id}?depth=0&${options}`, data)

/** Subject and text of the receipt that a message is answered by. */
async function receiptIn(locale: string) {
  const email = uniqueEmail()
  const { body } = await sendMessage(message({ email }), { locale })
  const [mail] = await query<{ subject: string; body: string }>(
    `select subject, body from mails m join mail_bodies b on b.mail_id = m.id where "to" = $1`,
    [email],
  )
  return { ...mail, receipt: body.receipt }
}

/** Documents of the e-mails that are tried here. */
const changedTexts = () =>
  query<{ id: number }>(`select id from mail_texts where mail = 'contact-receipt'`)

const refusedFields = ({ errors }: Refusal) =>
  (errors[0]?.data?.errors ?? []).map(({ path, message: said }) => [path, said])

const texts = { subject: 'Chegou: {receipt}', text: 'Oi, {name}.\n\n<b>{company}</b> responde.' }

describe('texts of an e-mail', () => {
  it('follow the product until somebody publishes others, in each language alone', async () => {
    const { subject, receipt } = await receiptIn('br')
    expect(subject).toBe(`Recebemos sua mensagem · ${receipt}`)
    expect(await changedTexts()).toEqual([])

    const id = await create('mail-texts', { mail: 'contact-receipt', ...texts }, '&draft=true')
    expect((await receiptIn('br')).subject).toMatch(/^Recebemos sua mensagem/)

    expect((await writes(id, { _status: 'published' })).status).toBe(200)
    const changed = await receiptIn('br')
    expect(changed.subject).toBe(`Chegou: ${changed.receipt}`)
    expect(changed.body).toContain('Oi, Rita Moraes.')
    // the heading follows the product
    expect(changed.body).toContain('Recebemos sua mensagem')
    const spanish = await receiptIn('es')
    expect(spanish.subject).toBe(`Recibimos su mensaje · ${spanish.receipt}`)
  })

  it('are named by their e-mail, wait for their translation, and know the text they replaced', async () => {
    const [stored] = await query<{ id: number; title: string; basis: string }>(
      `select m.id, title, basis from mail_texts m join mail_texts_locales l on l._parent_id = m.id and l._locale = 'br'
        where mail = 'contact-receipt'`,
    )
    expect(stored?.title).toBe('Recebemos sua mensagem')
    expect(stored?.basis).toMatch(/^subject:\w+ text:\w+$/)
    const missing = await query<{ locale: string; path: string }>(
      `select locale, path from translations where collection = 'mail-texts' and target is null order by 1, 2`,
    )
    expect(missing).toEqual([
      { locale: 'en', path: 'subject' },
      { locale: 'en', path: 'text' },
      { locale: 'es', path: 'subject' },
      { locale: 'es', path: 'text' },
    ])
  })

  it('are refused by their field when a value is missing or unknown, in each language', async () => {
    const [stored] = await changedTexts()
    const id = stored?.id ?? 0
    const faulty = { _status: 'published', subject: 'Chegou', text: 'Oi, {telefone}.' }
    const refused = await writes(id, faulty)
    expect(refused.status).toBe(400)
    expect(refusedFields(refused.body)).toEqual([
      ['subject', 'Falta o dado {Protocolo}, sem o qual o e-mail não serve.'],
      ['text', 'Este e-mail não tem o dado {telefone}.'],
    ])
    const spanish = await writes(id, { _status: 'published', subject: 'Llegó' }, 'locale=es')
    expect(refusedFields(spanish.body).map(([path]) => path)).toEqual(['subject'])
    expect((await receiptIn('br')).subject).toMatch(/^Chegou: /)
  })

  it('are of one document for each e-mail that the product sends', async () => {
    for (const mail of ['contact-receipt', 'constructor', '']) {
      const again = await staff<Refusal>('editor', 'POST', '/mail-texts?locale=br&depth=0', {
        mail,
        _status: 'published',
      })
      expect(again.status).toBe(400)
      expect(refusedFields(again.body).map(([path]) => path)).toEqual(['mail'])
    }
  })

  it('that cannot be used are replaced by the product’s, and the e-mail is sent', async () => {
    await query(
      `update mail_texts_locales set subject = 'Chegou {gone}' where _locale = 'br' and subject is not null`,
    )
    const { subject, body } = await receiptIn('br')
    expect(subject).toMatch(/^Recebemos sua mensagem · /)
    expect(body).toContain('Oi, Rita Moraes.')
  })

  it('go back to the product when the document goes to the trash, and can be changed anew', async () => {
    const [stored] = await changedTexts()
    const trashed = await writes(stored?.id ?? 0, { deletedAt: new Date().toISOString() })
    expect(trashed.status).toBe(200)
    expect((await receiptIn('br')).body).not.toContain('Oi, Rita Moraes.')
    const again = { mail: 'contact-receipt', subject: 'De novo: {receipt}', _status: 'published' }
    await create('mail-texts', again)
    expect((await receiptIn('br')).subject).toMatch(/^De novo: /)
  })
})

describe('a typed e-mail', () => {
  const typed = (text: string) => ({
    mail: 'contact-receipt',
    locale: 'en',
    texts: { subject: 'It came: {receipt}', text },
  })

  it('is rendered with the data of an example, and with the product’s text for a faulty one', async () => {
    const { status, body } = await staff<{ subject: string; html: string; refused: string[] }>(
      'translator',
      'POST',
      '/mail-texts/preview',
      typed('<script>{gone}'),
    )
    expect(status).toBe(200)
    expect(body.subject).toBe('It came: V-2026-000123')
    expect(body.html).toContain('Hello, Marina Souza.')
    expect(body.html).not.toContain('<script')
    expect(body.refused).toEqual(['Este e-mail não tem o dado {gone}.'])
  })

  it('is sent to the account that asks, and not with a faulty text', async () => {
    const send = (text: string) =>
      staff<{ message: string }>('editor', 'POST', '/mail-texts/test', typed(text))
    expect((await send('{gone}')).status).toBe(422)
    expect((await send('Hi, {name}.')).status).toBe(200)
    expect(await mailsTo('editor@example.com')).toContainEqual({
      subject: 'It came: V-2026-000123',
      template: 'contact-receipt',
      locale: 'en',
    })
  })

  it('is sent a limited number of times', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent += 1) {
      const { status } = await staff('administrator', 'POST', '/mail-texts/test', typed('Hi'))
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 409])
  })
})
