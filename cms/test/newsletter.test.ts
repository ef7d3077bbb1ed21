/** @newsletter */
import { calls } from '@vitrine/contract/calls'
import { fillPath } from '@vitrine/http/path-pattern'
import { describe, expect, it } from 'vitest'
import { call, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { mailTo } from './support/members.ts'
import { uniqueAddress, mailsTo, post, uniqueEmail } from './support/lead.ts'

const subscribe = (email: string, locale = 'br') =>
  post(
    calls['newsletter-subscribe'].path,
    { email, consent: true, interests: ['terminais'], page: '/' },
    { locale, from: uniqueAddress() },
  )
const confirm = (token: string) =>
  post<{ email?: string; code?: string }>(
    calls['newsletter-confirm'].path,
    { token },
    { from: uniqueAddress() },
  )
const leave = (token: string, init: RequestInit = {}) =>
  call<{ left?: true; code?: string }>(fillPath(calls['newsletter-leave'].path, { token }), {
    method: 'POST',
    ...init,
  })
const rowOf = async (email: string) =>
  (
    await query<{ id: number; status: string; locale: string }>(
      'select id, status, locale from subscribers where email = $1',
      [email],
    )
  )[0]

/** Token of the link, and unsubscribe headers, of the e-mail. */
async function mailOf(email: string): Promise<{ token: string; leaving: string; post: string }> {
  const { raw, text } = await mailTo(email)
  const headers = raw.replace(/\r?\n[ \t]+/g, '')
  return {
    token: /[?&]token=([\w.-]+)/.exec(text.slice(text.indexOf('\r\n\r\n')))?.[1] ?? '',
    leaving: /^List-Unsubscribe:\s*<[^>]*[?&]token=([\w.-]+)>/im.exec(headers)?.[1] ?? '',
    post: /^List-Unsubscribe-Post:\s*(.+)$/im.exec(headers)?.[1]?.trim() ?? '',
  }
}

describe('the newsletter', () => {
  it('is confirmed by a mail in the request’s locale; unconfirmed addresses are not exported', async () => {
    const email = uniqueEmail()
    expect((await subscribe(email, 'en')).body.message).toContain('Open it to confirm')
    expect(await rowOf(email)).toMatchObject({ status: 'pending', locale: 'en' })
    const exported = async () =>
      (
        await staff<string>(
          'attendant',
          'GET',
          '/subscribers/export?format=csv&where[status][equals]=pending',
        )
      ).body + (await staff<string>('attendant', 'GET', '/subscribers/export?format=csv')).body
    expect(await exported()).not.toContain(email)
    const { token } = await mailOf(email)
    expect((await confirm(token)).body).toEqual({ email })
    expect((await confirm(token)).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ status: 'confirmed' })
    expect(await exported()).toContain(email)
  })

  it('accepts a repeated request with the same response and without a mail to subscribers', async () => {
    const email = uniqueEmail()
    const first = await subscribe(email)
    await confirm((await mailOf(email)).token)
    const again = await subscribe(email.toUpperCase())
    expect([again.status, again.body.message, Object.keys(again.body)]).toEqual([
      first.status,
      first.body.message,
      Object.keys(first.body),
    ])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('ends with a one-click POST (RFC 8058), and an old confirmation link does not restart it', async () => {
    const email = uniqueEmail()
    await subscribe(email)
    const mail = await mailOf(email)
    expect(mail.post).toBe('List-Unsubscribe=One-Click')
    await confirm(mail.token)
    const clicked = await leave(mail.leaving, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([clicked.status, clicked.body]).toEqual([200, { left: true }])
    expect((await leave(mail.leaving)).status).toBe(200)
    expect(await rowOf(email)).toMatchObject({ status: 'left' })
    expect([(await confirm(mail.token)).status, (await rowOf(email))?.status]).toEqual([
      410,
      'left',
    ])
  })

  it('rejects forged tokens', async () => {
    const email = uniqueEmail()
    await subscribe(email)
    const { token, leaving } = await mailOf(email)
    const id = (await rowOf(email))?.id ?? 0
    for (const forged of [
      `${id}.${'A'.repeat(32)}`,
      leaving,
      token.replace(/^\d+/, String(id + 1)),
      '',
      '1',
      `${'9'.repeat(30)}.x`,
    ])
      expect((await confirm(forged)).body.code).toBe('link-expired')
    for (const forged of [token, `${id}.${'A'.repeat(32)}`])
      expect((await leave(forged)).body.code).toBe('link-expired')
    expect(await rowOf(email)).toMatchObject({ status: 'pending' })
  })
})
