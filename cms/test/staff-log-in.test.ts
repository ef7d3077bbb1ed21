import { describe, expect, it } from 'vitest'
import { fetchCms, origin, staff } from './support/api.ts'
import { mailTo, mailsTo } from './support/members.ts'
import { staffPassword } from './support/staff.ts'
import { compare, tellingRatio } from './support/timing.ts'

describe('the log-in of the staff', () => {
  it('answers a wrong password and an unknown account alike', async () => {
    const logIn = (email: string) =>
      staff<{ errors: unknown }>(undefined, 'POST', '/users/login', { email, password: 'wrong' })
    const [known, unknown] = [
      await logIn('translator@example.com'),
      await logIn('nobody@example.com'),
    ]
    expect([known.status, known.body.errors]).toEqual([unknown.status, unknown.body.errors])
    const forgot = (email: string) => staff(undefined, 'POST', '/users/forgot-password', { email })
    const [answer, other] = [
      await forgot('translator@example.com'),
      await forgot('nobody@example.com'),
    ]
    expect([answer.status, answer.body]).toEqual([other.status, other.body])
    const mail = await mailTo('translator@example.com')
    expect(mail.text).toContain(`${origin()}/admin/reset/`)
    expect(mailsTo('nobody@example.com')).toEqual([])
  })

  it('counts attempts before they are made, for known and unknown accounts alike', async () => {
    const tries = async (email: string) =>
      (
        await Promise.all(
          Array.from({ length: 12 }, () =>
            staff(undefined, 'POST', '/users/login', { email, password: 'wrong' }),
          ),
        )
      )
        .map(({ status }) => status)
        .toSorted()
    const known = await tries('locked-staff@example.com')
    expect(known).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429, 429, 429])
    expect(await tries('no-staff@example.com')).toEqual(known)
    expect(
      (
        await staff(undefined, 'POST', '/users/login', {
          email: 'LOCKED-staff@example.com',
          password: staffPassword,
        })
      ).status,
    ).toBe(429)
  })

  it('keeps the sessions of log-ins at the same time', async () => {
    const logIns = await Promise.all(
      Array.from({ length: 4 }, () =>
        staff<{ token: string }>(undefined, 'POST', '/users/login', {
          email: 'translator@example.com',
          password: staffPassword,
        }),
      ),
    )
    for (const { status, body } of logIns) {
      expect(status).toBe(200)
      const me = await fetchCms('/admin/api/users/me', {
        headers: { authorization: `JWT ${body.token}` },
      })
      expect(await me.json()).toMatchObject({ user: { email: 'translator@example.com' } })
    }
  })

  it('takes the same time for known and unknown accounts', async () => {
    const logIn = (email: string) =>
      staff(undefined, 'POST', '/users/login', { email, password: 'wrong' })
    const ratio = await compare(
      4,
      () => logIn('timed-staff@example.com'),
      (n) => logIn(`nobody-${n}@example.com`),
    )
    expect(ratio).toBeGreaterThan(1 / tellingRatio)
    expect(ratio).toBeLessThan(tellingRatio)
  })

  it('exposes no mail content, password, session or link', async () => {
    const all =
      JSON.stringify((await staff('administrator', 'GET', '/mails?limit=200&depth=2')).body) +
      JSON.stringify((await staff('administrator', 'GET', '/members?limit=200&depth=2')).body)
    expect(all).not.toMatch(/token=|scrypt\$|token_hash/)
    for (const path of [
      'member-passwords',
      'member-sessions',
      'member_tokens',
      'mail-bodies',
      'throttles',
    ])
      expect((await staff('administrator', 'GET', `/${path}`)).status).toBe(404)
  })
})
