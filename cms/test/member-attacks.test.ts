/** @account */
import { describe, expect, it } from 'vitest'
import { origin, staff } from './support/api.ts'
import {
  anyAddress,
  ask,
  logInAs,
  mailTo,
  mailsTo,
  member,
  memberPassword,
  tokenOf,
} from './support/members.ts'
import { compare, tellingRatio } from './support/timing.ts'

interface Problem {
  code: string
  message: string
  errors?: { field: string; message: string }[]
}

const registration = (email: string) => ({
  name: 'Eva',
  email,
  password: 'longa e incomum 9',
  phone: '+55 16 98888-7777',
  company: 'X Ltda',
  country: 'BR',
  tax_id: '11.222.333/0001-81',
  profile: 'instalador',
  consent: true,
})

describe('the existence of an account is not revealed', () => {
  it('by the message or duration of a log-in', async () => {
    const logIn = (email: string) =>
      ask<Problem>('session-create', { body: { email, password: 'not the password' } })
    expect((await logIn(member('timed'))).body).toEqual((await logIn(member('nobody-here'))).body)
    // attempts per account are limited, so the test uses several accounts, a few attempts each
    const known = ['timed', 'approved', 'pending-email']
    const ratio = await compare(
      5,
      (n) => logIn(member(known[n % 3] ?? '')),
      (n) => logIn(member(`nobody-${n}`)),
    )
    expect(ratio).toBeGreaterThan(1 / tellingRatio)
    expect(ratio).toBeLessThan(tellingRatio)
  })

  it('by a registration, a recovery, or the confirmation mail', async () => {
    const comparable = ({
      status,
      body,
    }: {
      status: number
      body: { message?: unknown; receipt?: unknown }
    }) => [status, body.message, String(body.receipt).length]
    expect(
      comparable(await ask('member-register', { body: registration(member('refused')) })),
    ).toEqual(comparable(await ask('member-register', { body: registration(member('fresh')) })))
    for (const name of ['recovery-request', 'confirmation-request'] as const) {
      expect(comparable(await ask(name, { body: { email: member('installer') } }))).toEqual(
        comparable(await ask(name, { body: { email: member('nobody-there') } })),
      )
      const ratio = await compare(
        3,
        (n) =>
          ask(name, {
            body: { email: member(['manager', 'pending-approval', 'ending'][n] ?? '') },
          }),
        (n) => ask(name, { body: { email: member(`none-${n}`) } }),
      )
      expect(ratio).toBeGreaterThan(1 / tellingRatio)
      expect(ratio).toBeLessThan(tellingRatio)
    }
    expect((await mailTo(member('refused'))).subject).toMatch(/tem cadastro/)
    expect(mailsTo(member('nobody-there'))).toEqual([])
  })

  it('by the number of remaining attempts', async () => {
    const tries = async (email: string) => {
      const codes = []
      for (let n = 0; n < 12; n += 1)
        codes.push((await ask('session-create', { body: { email, password: 'wrong' } })).status)
      return codes
    }
    expect(await tries(member('locked'))).toEqual(await tries(member('not-there')))
  })
})

describe('password guessing', () => {
  it('allows five of sixty concurrent attempts from different addresses with forged headers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        ask('session-create', {
          body: {
            email: n % 2 ? member('guessed') : member('guessed').toUpperCase(),
            password: `guess ${n}`,
          },
          headers: { forwarded: `for=9.9.9.${n}`, 'x-real-ip': `8.8.8.${n}` },
        }),
      ),
    )
    const tally = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([tally(422), tally(429)]).toEqual([5, 55])
    const refused = await ask('session-create', {
      body: { email: member('guessed'), password: memberPassword },
    })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    // the owner resets the password by the mailed link
    await ask('recovery-request', { body: { email: member('guessed') } })
    expect(
      (
        await ask('password-update', {
          body: { token: tokenOf(await mailTo(member('guessed'))), password: 'nobody guesses 5' },
        })
      ).status,
    ).toBe(200)
    await logInAs('guessed', 'nobody guesses 5')
  })

  it('limits one address across accounts, in any spelling of the address', async () => {
    const address = anyAddress()
    const answers = []
    for (let n = 0; n < 8; n += 1) {
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 15 }, (_, k) =>
            ask('email-confirm', {
              body: { token: `guess-${n}-${k}` },
              address: `1.2.3.${k}, ${address}`,
            }),
          ),
        )),
      )
    }
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(100)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  it('limits the mails to one address', async () => {
    const email = member('mailbox')
    const statuses = await Promise.all(
      Array.from({ length: 12 }, () => ask('member-register', { body: registration(email) })),
    ).then((all) => all.map(({ status }) => status))
    expect([
      statuses.filter((status) => status === 200).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([4, 8])
  })
})

describe('mailed links', () => {
  it('use the configured origin, whatever the request’s headers', async () => {
    await ask('recovery-request', {
      body: { email: member('narrowed') },
      headers: {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
        forwarded: 'host=evil.example',
      },
    })
    const mail = await mailTo(member('narrowed'))
    expect(mail.raw).not.toContain('evil.example')
    expect(mail.text).toContain(`${origin()}/area-restrita/alterar-senha?token=`)
  })

  it('accept one of several concurrent requests', async () => {
    await ask('recovery-request', { body: { email: member('recovering') } })
    const token = tokenOf(await mailTo(member('recovering')))
    const all = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        ask('password-update', { body: { token, password: `recovered password ${n}` } }),
      ),
    )
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410, 410])
  })

  it.each([[['a']], [{ $ne: null }], [{ like: '%' }], [null], [true], [0], ['']])(
    '%j is no token',
    async (token) => {
      for (const name of ['token-check', 'email-confirm', 'password-update'] as const) {
        const answer = await ask<Problem & { valid?: boolean }>(name, {
          body: {
            token,
            ...(name === 'token-check' ? { purpose: 'recovery' } : {}),
            ...(name === 'password-update' ? { password: 'a long password' } : {}),
          },
        })
        expect(answer.body.valid ?? false).toBe(false)
        expect(answer.status === 200 ? name : answer.status).toBe(
          token === '' ? (name === 'token-check' ? name : 410) : 422,
        )
      }
    },
  )

  it.each([
    { email: ['a@b.example'], password: 'x' },
    { email: { $gt: '' }, password: { $gt: '' } },
    { email: 'a@b.example', password: ['x'] },
  ])('rejects a log-in with %j', async (body) => {
    expect((await ask('session-create', { body })).status).toBe(422)
  })

  it('rejects a link of another purpose', async () => {
    await ask('member-register', { body: registration(member('purpose')) })
    const token = tokenOf(await mailTo(member('purpose')))
    expect(
      (await ask('password-update', { body: { token, password: 'a long password' } })).status,
    ).toBe(410)
    expect((await ask('email-confirm', { body: { token } })).status).toBe(200)
  })
})

describe('unknown fields', () => {
  it.each([
    ['admin', true],
    ['state', 'approved'],
    ['id', 1],
    ['confirmed_at', '2026-01-01'],
    ['__proto__x', 1],
    ['role', 'administrator'],
  ])('rejects %s on registration and on update', async (field, value) => {
    expect(
      (await ask('member-register', { body: { ...registration(member('mass')), [field]: value } }))
        .status,
    ).toBe(422)
    const token = await logInAs('approved')
    expect(
      (
        await ask('member-update', {
          token,
          body: {
            name: 'Maria Souza',
            phone: '+55 16 3000-0000',
            company: 'Casa do Cabo',
            [field]: value,
          },
        })
      ).status,
    ).toBe(422)
    expect((await ask('session-read', { token })).body).toMatchObject({
      admin: false,
      profileSlug: 'distribuidor',
    })
  })

  it('denies the administrator flag to staff without the permission', async () => {
    const { body } = await staff<{ docs: { id: number }[] }>(
      'attendant',
      'GET',
      `/members?where[email][equals]=${encodeURIComponent(member('approved'))}`,
    )
    await staff('attendant', 'PATCH', `/members/${body.docs[0]?.id}`, {
      admin: true,
      email: 'stolen@member.example',
    })
    const read = await staff<{ docs: unknown[] }>(
      'administrator',
      'GET',
      `/members?where[email][equals]=${encodeURIComponent(member('approved'))}`,
    )
    expect(read.body.docs).toMatchObject([{ admin: false, email: member('approved') }])
  })
})
