/** @staff */
import { describe, expect, it } from 'vitest'
import { fetchCms, origin, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { mailTo, mailsTo } from './support/members.ts'
import { staffPassword } from './support/staff.ts'
import { compare, tellingRatio } from './support/timing.ts'

const account = (email: string) => ({
  email,
  password: staffPassword,
  name: 'Guessed',
  role: 'editor',
})

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

  it('lets the owner in while an outsider guesses, and tells nothing of the account', async () => {
    const email = 'guessed-staff@example.com'
    const attempt = (password: string, address: string, headers: Record<string, string> = {}) =>
      fetchCms('/admin/api/users/login', {
        method: 'POST',
        body: JSON.stringify({ email, password }),
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0',
          ...headers,
        },
      })
    const [office, away, outside] = ['192.0.2.7', '192.0.2.8', '2001:db8:1:2::']
    expect((await staff('administrator', 'POST', '/users', account(email))).status).toBe(201)
    const first = await attempt(staffPassword, office)
    const [device = ''] = first.headers
      .getSetCookie()
      .filter((each) => each.startsWith('staff-device-'))
      .map((each) => each.split(';', 1)[0])
    expect(first.status).toBe(200)
    const guesses = async (addresses: readonly string[], headers = {}) =>
      (await Promise.all(addresses.map((each) => attempt('wrong', each, headers))))
        .map(({ status }) => status)
        .toSorted()
    const limited = [401, 401, 401, 401, 401, 429, 429]
    expect(await guesses(limited.map((_, n) => `${outside}${n}`))).toEqual(limited)
    expect(await guesses(limited.map(() => office))).toEqual(limited)
    // another network, and the network of the guesses with a browser that logged in before
    expect((await attempt(staffPassword, away)).status).toBe(200)
    expect((await attempt(staffPassword, office)).status).toBe(429)
    expect((await attempt(staffPassword, office, { cookie: device })).status).toBe(200)
    const forged = device.replace(/=[^.]+/, '=of-another-browser')
    expect((await attempt(staffPassword, office, { cookie: forged })).status).toBe(429)
    // a browser that was taken guesses no more often
    expect(
      await guesses(
        limited.map(() => office),
        { cookie: device },
      ),
    ).toEqual(limited)
    await query('delete from users where email = $1', [email])
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
