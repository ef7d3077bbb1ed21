/** @account */
import { describe, expect, it } from 'vitest'
import {
  ask,
  logInAs,
  mailTo,
  mailsTo,
  member,
  memberPassword,
  tokenOf,
} from './support/members.ts'
import { staff } from './support/api.ts'

interface List {
  data: { id: number; title: string; slug: string; document_count: number; new_count: number }[]
  documents: { id: number; title: string }[]
  meta: { total: number }
}
interface Section {
  slug: string
  documents: {
    id: number
    url: string
    revision: string
    date: string
    bytes: number
    is_new: boolean
  }[]
  alternates: Record<string, { section: string }>
}
interface Problem {
  code: string
  errors?: { field: string; message: string }[]
}

const registration = (name: string) => ({
  name: 'Ana Lima',
  email: member(name),
  password: 'um cabo de 50 mm²',
  phone: '+55 16 98888-7777',
  company: 'Instaladora Norte',
  country: 'BR',
  tax_id: '11.222.333/0001-81',
  profile: 'instalador',
  consent: true,
})
const idOf = async (email: string): Promise<number> =>
  (
    await staff<{ docs: { id: number }[] }>(
      'administrator',
      'GET',
      `/members?where[email][equals]=${encodeURIComponent(email)}`,
    )
  ).body.docs[0]?.id ?? 0

describe('registration', () => {
  it('goes from the form over confirmation and approval to the log-in, with a mail at each step', async () => {
    const body = registration('way')
    expect((await ask('member-register', { body, locale: 'en' })).status).toBe(200)
    const logIn = () =>
      ask<Problem & { authorization?: string }>('session-create', {
        body: { email: body.email.toUpperCase(), password: body.password },
      })
    expect((await logIn()).body.code).toBe('email-unconfirmed')
    const mail = await mailTo(body.email)
    expect(mail.text).toContain('Confirm your e-mail')
    expect(mail.text).toContain('/en/restricted-area/confirm-email?token=')
    const token = tokenOf(mail)
    expect((await ask('token-check', { body: { token, purpose: 'confirmation' } })).body).toEqual({
      valid: true,
      email: body.email,
    })
    expect((await ask('token-check', { body: { token, purpose: 'recovery' } })).body).toEqual({
      valid: false,
      email: null,
    })
    expect((await ask('email-confirm', { body: { token } })).body).toEqual({
      state: 'pending-approval',
    })
    expect((await ask('email-confirm', { body: { token } })).body.code).toBe('link-expired')
    expect((await mailTo(body.email, 2)).text).toContain('being reviewed')
    // only roles that may decide are notified by e-mail
    for (const [role, isNotified] of [
      ['administrator', true],
      ['attendant', true],
      ['editor', false],
    ] as const) {
      const notices = () =>
        mailsTo(`${role}@example.com`).filter(({ text }) => text.includes(body.email))
      if (isNotified) await expect.poll(notices).toHaveLength(1)
      else expect(notices()).toEqual([])
    }
    expect((await logIn()).body.code).toBe('approval-pending')
    const id = await idOf(body.email)
    expect(
      (await staff('attendant', 'POST', '/members/decide', { ids: [id], state: 'approved' })).body,
    ).toEqual({ done: 1, failed: [] })
    expect((await mailTo(body.email, 3)).text).toContain('You have access')
    const session = await logIn()
    expect(session.status).toBe(200)
    expect(
      (await ask('session-read', { token: session.body.authorization ?? '' })).body,
    ).toMatchObject({ email: body.email, profileSlug: 'instalador', admin: false })
  })

  it('decides about several members at once and reports failures one by one', async () => {
    const emails = ['one', 'two'].map((name) => member(`several-${name}`))
    for (const email of emails)
      await ask('member-register', { body: { ...registration('x'), email } })
    for (const email of emails)
      await ask('email-confirm', { body: { token: tokenOf(await mailTo(email)) } })
    const ids = await Promise.all([...emails, member('pending-email')].map(idOf))
    const answer = await staff<{ done: number; failed: { id: number; message: string }[] }>(
      'attendant',
      'POST',
      '/members/decide',
      { ids, state: 'approved' },
    )
    expect(answer.body.done).toBe(2)
    expect(answer.body.failed).toEqual([{ id: ids[2], message: expect.stringMatching(/\S/) }])
    for (const email of emails) expect((await mailTo(email, 3)).subject).toMatch(/aprovado/)
  })

  it('tells a rejected member the reason, by mail and at the log-in', async () => {
    const email = member('to-refuse')
    await ask('member-register', { body: { ...registration('x'), email } })
    await ask('email-confirm', { body: { token: tokenOf(await mailTo(email)) } })
    await staff('administrator', 'POST', '/members/decide', {
      ids: [await idOf(email)],
      state: 'refused',
      reason: 'O CNPJ é de outra empresa.',
    })
    expect((await mailTo(email, 3)).text).toContain('O CNPJ é de outra empresa.')
    const answer = await ask<Problem>('session-create', {
      body: { email, password: registration('x').password },
    })
    expect(answer.body).toMatchObject({
      code: 'access-refused',
      errors: [{ field: 'reason', message: 'O CNPJ é de outra empresa.' }],
    })
  })

  it('keeps only the newest link and password of repeated registrations', async () => {
    const email = member('again')
    await ask('member-register', { body: { ...registration('x'), email } })
    const first = tokenOf(await mailTo(email))
    await ask('member-register', {
      body: { ...registration('x'), email, password: 'another cable of 70' },
    })
    const second = tokenOf(await mailTo(email, 2))
    expect((await ask('email-confirm', { body: { token: first } })).status).toBe(410)
    expect((await ask('email-confirm', { body: { token: second } })).status).toBe(200)
    expect(
      (await ask('session-create', { body: { email, password: registration('x').password } }))
        .status,
    ).toBe(422)
    expect(
      (await ask('session-create', { body: { email, password: 'another cable of 70' } })).body.code,
    ).toBe('approval-pending')
  })

  it.each([
    ['profile', 'colaborador'],
    ['profile', 'nenhum'],
    ['password', 'senha123'],
    ['password', '12345678'],
    ['password', 'aaaaaaaa'],
    ['password', 'Instaladora1'],
    ['email', 'no'],
    ['consent', false],
    ['country', 'br'],
  ])('rejects %s: %s at its field', async (field, value) => {
    const answer = await ask<Problem>('member-register', {
      body: { ...registration('never'), [field]: value },
    })
    expect([answer.status, answer.body.errors?.map((error) => error.field)]).toEqual([422, [field]])
  })

  it('rejects a password of the company’s name with digits', async () => {
    const rename = (name: string | null) =>
      staff<{ result: { name?: string } }>('administrator', 'POST', '/globals/appearance', { name })
    const { body } = await staff<{ name?: string }>('administrator', 'GET', '/globals/appearance')
    expect((await rename('Kabelwerk Quandt')).status).toBe(200)
    const refused = await Promise.all(
      ['kabelwerk2026!', 'Qu4ndt-839205', 'KabelwerkQuandt7'].map((password) =>
        ask<Problem>('member-register', { body: { ...registration('never'), password } }),
      ),
    )
    expect(refused.map((each) => [each.status, each.body.errors?.[0]?.field])).toEqual(
      refused.map(() => [422, 'password']),
    )
    await rename(body.name ?? null)
  })

  it.each([
    ['pending-email', 'email-unconfirmed'],
    ['pending-approval', 'approval-pending'],
    ['refused', 'access-refused'],
    ['blocked', 'access-blocked'],
  ])('reveals the state %s only with the correct password', async (state, code) => {
    expect(
      (await ask('session-create', { body: { email: member(state), password: memberPassword } }))
        .body.code,
    ).toBe(code)
    expect(
      (await ask('session-create', { body: { email: member(state), password: 'wrong password' } }))
        .body.code,
    ).toBe('invalid-input')
  })
})

describe('passwords and sessions', () => {
  it('sets a password by a mailed link once, and ends every session', async () => {
    const before = await logInAs('changing')
    await ask('recovery-request', { body: { email: member('changing') } })
    const token = tokenOf(await mailTo(member('changing')))
    expect((await ask('token-check', { body: { token, purpose: 'recovery' } })).body.valid).toBe(
      true,
    )
    expect(
      (await ask('password-update', { body: { token, password: 'a new long password' } })).status,
    ).toBe(200)
    expect((await ask('session-read', { token: before })).status).toBe(401)
    expect(
      (await ask('password-update', { body: { token, password: 'yet another password' } })).body
        .code,
    ).toBe('link-expired')
    expect((await mailTo(member('changing'), 2)).subject).toMatch(/senha/)
    const after = await logInAs('changing', 'a new long password')
    expect(
      (
        await ask<Problem>('password-update', {
          token: after,
          body: { current_password: 'no', password: 'something else 7' },
        })
      ).body.errors?.[0]?.field,
    ).toBe('current_password')
    expect(
      (
        await ask('password-update', {
          token: after,
          body: { current_password: 'a new long password', password: 'something else 7' },
        })
      ).status,
    ).toBe(200)
    expect((await ask('session-read', { token: after })).status).toBe(401)
    await logInAs('changing', 'something else 7')
  })

  it('lists the own sessions, and ends one or all others', async () => {
    const [first, second, third] = [
      await logInAs('ending'),
      await logInAs('ending'),
      await logInAs('ending'),
    ]
    type Sessions = { data: { id: number; device: string; current: boolean }[] }
    const list = (await ask<Sessions>('sessions-list', { token: third })).body.data
    expect(list.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome · Windows', true],
        ['Chrome · Windows', false],
      ]),
    )
    const ofFirst = (await ask<Sessions>('sessions-list', { token: first })).body.data.find(
      ({ current }) => current,
    )?.id
    expect((await ask('sessions-end', { token: third, body: { session: ofFirst } })).status).toBe(
      200,
    )
    expect([
      (await ask('session-read', { token: first })).status,
      (await ask('session-read', { token: second })).status,
    ]).toEqual([401, 200])
    const stranger = await logInAs('installer')
    expect(
      (
        await ask('sessions-end', {
          token: stranger,
          body: { session: list.find(({ current }) => current)?.id },
        })
      ).status,
    ).toBe(404)
    await ask('sessions-end', { token: third, body: { others: true } })
    expect([
      (await ask('session-read', { token: second })).status,
      (await ask('session-read', { token: third })).status,
    ]).toEqual([401, 200])
    await ask('session-end', { token: third })
    expect((await ask('session-read', { token: third })).status).toBe(401)
  })

  it('ends sessions on blocking, and applies a new profile to the next request', async () => {
    const blocked = await logInAs('blocking')
    await staff('administrator', 'POST', '/members/decide', {
      ids: [await idOf(member('blocking'))],
      state: 'blocked',
    })
    expect((await ask('session-read', { token: blocked })).status).toBe(401)
    expect((await mailTo(member('blocking'))).subject).toMatch(/bloqueado/)
    const token = await logInAs('narrowed')
    const seen = async () =>
      (await ask<List>('restricted-sections-list', { token })).body.data.map(({ slug }) => slug)
    expect(await seen()).toEqual(['secao-distribuidor'])
    const { body } = await staff<{ docs: { id: number }[] }>(
      'administrator',
      'GET',
      '/profiles?where[slug][equals]=instalador',
    )
    await staff('attendant', 'PATCH', `/members/${await idOf(member('narrowed'))}`, {
      profile: body.docs[0]?.id,
    })
    expect(await seen()).toEqual(['secao-instalador'])
  })
})

describe('sections and documents', () => {
  it('shows the sections of the profile with current revisions, and logs downloads for the staff', async () => {
    const token = await logInAs('approved')
    const list = (await ask<List>('restricted-sections-list', { token })).body
    expect(list.data.map(({ slug, document_count }) => [slug, document_count])).toEqual([
      ['secao-distribuidor', 1],
    ])
    const section = (
      await ask<Section>('restricted-section-read', {
        token,
        params: { section: 'secao-distribuidor' },
      })
    ).body
    expect(section.documents).toMatchObject([
      { revision: 'B', date: '2026-06-01', bytes: 20, is_new: false },
    ])
    expect(section.alternates).toMatchObject({
      br: { section: 'secao-distribuidor' },
      en: { section: 'secao-distribuidor-en' },
    })
    const id = String(section.documents[0]?.id)
    const file = await ask('restricted-document-read', { token, params: { document: id } })
    expect([file.status, file.body]).toEqual([200, 'segredo distribuidor'])
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['x-content-type-options', 'nosniff'],
      ['content-security-policy', "default-src 'none'; sandbox"],
      ['content-disposition', "attachment; filename*=UTF-8''documento-distribuidor-b.txt"],
    ] as const)
      expect(file.headers.get(name)).toBe(value)
    const taken = await staff<{ docs: { revision: string; member: { email: string } }[] }>(
      'attendant',
      'GET',
      `/downloads?where[document][equals]=${id}&depth=1`,
    )
    expect(taken.body.docs[0]).toMatchObject({
      revision: 'B',
      member: { email: member('approved') },
    })
  })

  it('searches texts and documents visible to the member', async () => {
    const token = await logInAs('approved')
    const search = async (text: string) =>
      (
        await ask<List>('restricted-sections-list', {
          token,
          query: `?search=${encodeURIComponent(text)}`,
        })
      ).body
    expect((await search('SECAO distribuidor')).data).toHaveLength(1)
    expect((await search('documento')).documents.map(({ title }) => title)).toEqual([
      'Documento distribuidor',
    ])
    for (const hidden of ['instalador', 'colaboradores', 'Rascunho', 'antigo'])
      expect(await search(hidden)).toMatchObject({ data: [], documents: [] })
  })

  it('shows everything to administrators of the area', async () => {
    const token = await logInAs('manager')
    expect((await ask<List>('restricted-sections-list', { token })).body.meta.total).toBe(3)
  })

  it('reveals and mails nothing on a mere request', () =>
    expect(mailsTo(member('nobody'))).toEqual([]))
})
