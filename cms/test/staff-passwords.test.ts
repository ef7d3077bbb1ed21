/** @mail @staff */
import type { Locale } from '@vitrine/configuration/locales'
import { afterAll, describe, expect, it } from 'vitest'
import { passwordMessage } from '#src/people/passwords/problem.ts'
import { query } from './support/database.ts'
import { fetchCms, staff } from './support/api.ts'
import { mailTo } from './support/members.ts'
import { staffPassword } from './support/staff.ts'

const email = 'marina.prado@example.com'
interface Saved {
  doc?: { id: number }
  errors?: { data?: { errors: { path: string; message: string }[] } }[]
  token?: string
}

const problemsOf = (body: Saved) =>
  body.errors?.[0]?.data?.errors.map(({ path, message }) => [path, message])
const create = (password: string) =>
  staff<Saved>('administrator', 'POST', '/users', {
    email,
    password,
    name: 'Marina Prado',
    role: 'editor',
  })
const logIn = (password: string) =>
  staff<Saved>(undefined, 'POST', '/users/login', { email, password })
const send = async (
  method: string,
  path: string,
  body: unknown,
  { token, language = 'pt' }: { token?: string | undefined; language?: string | undefined } = {},
) => {
  const answer = await fetchCms(`/admin/api${path}`, {
    method,
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'accept-language': language,
      ...(token ? { authorization: `JWT ${token}` } : {}),
    },
  })
  return { status: answer.status, body: (await answer.json()) as Saved }
}

afterAll(async () => {
  await query('delete from users where email = $1', [email])
})

describe('a staff password', () => {
  let id = 0

  it.each([
    'abc',
    '1234567',
    'Password1!',
    'senha2026',
    'marinaprado',
    'Marina2026!',
    'example99',
    'marina.prado1',
  ])('rejects "%s" for a new account', async (password) => {
    const { status, body } = await create(password)
    expect([status, problemsOf(body)?.[0]?.[0]]).toEqual([400, 'password'])
  })

  it('accepts a strong password', async () => {
    const { status, body } = await create('um alicate azul e dois cabos')
    expect(status).toBe(201)
    id = body.doc?.id ?? 0
  })

  it('requires the current password for a change, with the error at the field in the panel’s language', async () => {
    const {
      body: { token },
    } = await logIn('um alicate azul e dois cabos')
    const change = (fields: object, language?: string) =>
      send('PATCH', `/users/${id}`, fields, { token, language })
    for (const [language, locale] of [
      ['pt', 'br'],
      ['en', 'en'],
      ['es', 'es'],
    ] as const) {
      for (const fields of [
        {},
        { current_password: '' },
        { current_password: 'um alicate azul' },
        { current_password: { $ne: 1 } },
      ]) {
        const { status, body } = await change(
          { password: 'tres martelos sobre a mesa', ...fields },
          language,
        )
        // rate limit: ten attempts per fifteen minutes
        if (status === 429) continue
        expect([status, problemsOf(body)]).toEqual([
          400,
          [['current_password', passwordMessage('currentPassword', locale)]],
        ])
      }
    }
    await query("delete from throttles where key like 'password staff%'")
    const weak = await change(
      { password: 'abc', current_password: 'um alicate azul e dois cabos' },
      'es',
    )
    expect(problemsOf(weak.body)).toEqual([['password', passwordMessage('tooShort', 'es')]])
    const same = await change({
      password: 'um alicate azul e dois cabos',
      current_password: 'um alicate azul e dois cabos',
    })
    expect(problemsOf(same.body)).toEqual([['password', passwordMessage('samePassword', 'br')]])
    expect(
      (
        await change({
          password: 'tres martelos sobre a mesa',
          current_password: 'um alicate azul e dois cabos',
        })
      ).status,
    ).toBe(200)
    expect([
      (await logIn('um alicate azul e dois cabos')).status,
      (await logIn('tres martelos sobre a mesa')).status,
    ]).toEqual([401, 200])
  })

  it('limits guesses of the current password', async () => {
    const {
      body: { token },
    } = await logIn('tres martelos sobre a mesa')
    const statuses = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        send(
          'PATCH',
          `/users/${id}`,
          { password: 'quatro chaves de fenda', current_password: `guess ${n}` },
          { token },
        ),
      ),
    )
    expect(statuses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(4)
  })

  it('saves other fields without the current password', async () => {
    expect(
      (await staff('administrator', 'PATCH', `/users/${id}`, { name: 'Marina Prado' })).status,
    ).toBe(200)
  })

  it('never stores or returns the current password field', async () => {
    const columns = await query<{ column_name: string }>(
      "select column_name from information_schema.columns where table_name = 'users'",
    )
    expect(
      columns.map(({ column_name: name }) => name).filter((name) => name.includes('current')),
    ).toEqual([])
    expect(
      JSON.stringify((await staff('administrator', 'GET', `/users/${id}`)).body),
    ).not.toContain('martelos')
  })
})

describe('a staff password reset', () => {
  const linkOf = async (nth = 1) =>
    /\/admin\/reset\/([0-9a-f]{40})/.exec(
      (await mailTo(email, nth)).text.replace(/=\r?\n/g, ''),
    )?.[1] ?? ''

  it('stores only a hash; the mailed link sets a valid password once', async () => {
    await query('delete from throttles')
    await staff(undefined, 'POST', '/users/forgot-password', { email })
    const token = await linkOf()
    expect(token).toMatch(/^[0-9a-f]{40}$/)
    const stored = await query<{ whole: string; kept: string }>(
      'select users::text as whole, reset_password_token as kept from users where email = $1',
      [email],
    )
    expect([stored[0]?.whole.includes(token), stored[0]?.kept.length]).toEqual([false, 43])
    const reset = (body: object) => send('POST', '/users/reset-password', body)
    expect(
      (await reset({ token: stored[0]?.kept, password: 'cinco parafusos de bronze' })).status,
    ).toBe(403)
    for (const forged of [{ not_equals: 'x' }, ['x'], null, 1, ''])
      expect(
        (await reset({ token: forged, password: 'cinco parafusos de bronze' })).status,
      ).toBeLessThan(500)
    const weak = await reset({ token, password: 'Marina2026' })
    expect([weak.status, problemsOf(weak.body)]).toEqual([
      400,
      [['password', passwordMessage('commonPassword', 'br')]],
    ])
    expect((await reset({ token, password: 'cinco parafusos de bronze' })).status).toBe(200)
    expect((await reset({ token, password: 'seis parafusos de bronze' })).status).toBe(403)
    expect((await logIn('cinco parafusos de bronze')).status).toBe(200)
  })

  it('keeps the link valid when other fields change', async () => {
    await query('update users set reset_password_requested_at = null where email = $1', [email])
    await staff(undefined, 'POST', '/users/forgot-password', { email })
    const token = await linkOf(2)
    const [user] = await query<{ id: number }>('select id from users where email = $1', [email])
    await staff('administrator', 'PATCH', `/users/${user?.id}`, { name: 'Marina P.' })
    expect(
      (
        await send('POST', '/users/reset-password', {
          token,
          password: 'sete arruelas lisas',
        })
      ).status,
    ).toBe(200)
  })
})

describe('the e-mail of a staff account', () => {
  const password = 'oito porcas sextavadas'
  const former = 'otavio.reis@example.com'
  const next = 'otavio.reis@example.org'
  const subject = /do seu acesso mudou|of your access changed|de su acceso cambió/
  const wanted = (language: Locale) => [
    400,
    [['current_password', passwordMessage('currentPassword', language)]],
  ]

  it('changes by its owner only with the current password, and the former address is told', async () => {
    const account = { email: former, password, name: 'Otávio Reis', role: 'editor' }
    const { body: made } = await staff<Saved>('administrator', 'POST', '/users', account)
    const id = made.doc?.id
    const { body: session } = await staff<Saved>(undefined, 'POST', '/users/login', {
      email: former,
      password,
    })
    const change = async (fields: object, language = 'pt', path = `/users/${id}`) => {
      const { status, body } = await send('PATCH', path, fields, { token: session.token, language })
      return [status, problemsOf(body)]
    }
    const stored = async () =>
      (await query<{ email: string }>('select email from users where id = $1', [id]))[0]?.email
    expect(await change({ email: next })).toEqual(wanted('br'))
    expect(await change({ email: next, current_password: 'nove porcas' }, 'en')).toEqual(
      wanted('en'),
    )
    expect(await change({ email: ` ${next.toUpperCase()}`, current_password: 7 }, 'es')).toEqual(
      wanted('es'),
    )
    await change({ email: next }, 'pt', `/users?where[id][equals]=${id}`)
    expect(await stored()).toBe(former)
    // the panel sends all fields of the account, also those that did not change
    expect((await change({ email: former.toUpperCase(), name: 'Otávio R.' }))[0]).toBe(200)
    expect((await change({ email: next, current_password: password }))[0]).toBe(200)
    expect(await stored()).toBe(next)
    expect((await mailTo(former)).subject).toMatch(subject)
    expect((await staff('administrator', 'PATCH', `/users/${id}`, { email: former })).status).toBe(
      200,
    )
    expect((await mailTo(next)).subject).toMatch(subject)
    await query('delete from users where id = $1', [id])
  })
})

it('leaves the passwords of the test accounts unchanged', async () => {
  expect(
    (
      await staff(undefined, 'POST', '/users/login', {
        email: 'editor@example.com',
        password: staffPassword,
      })
    ).status,
  ).toBe(200)
})
