/** @account @jobs */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'
import {
  anyAddress,
  ask,
  mailTo,
  mailsTo,
  member,
  memberPassword,
  tokenOf,
} from './support/members.ts'
import { decisionMark } from '#src/people/members/decision-mark.ts'
import { staffPassword } from './support/staff.ts'

const at = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const registered = async (name: string): Promise<{ email: string; id: number }> => {
  const email = member(name)
  await ask('member-register', {
    body: {
      name: 'Eva',
      email,
      password: memberPassword,
      phone: '+55 16 98888-7777',
      company: 'X Ltda',
      country: 'BR',
      tax_id: '11.222.333/0001-81',
      profile: 'instalador',
      consent: true,
    },
  })
  await ask('email-confirm', { body: { token: tokenOf(await mailTo(email)) } })
  const [row] = await query<{ id: number }>('select id from members where email = $1', [email])
  return { email, id: row?.id ?? 0 }
}

describe('a log-in that runs while the password changes', () => {
  it('leaves no session of a member', async () => {
    let password = memberPassword
    for (const wait of [0, 40, 80, 120]) {
      // removes the rate limits counted by this test and earlier ones
      await query('delete from throttles')
      const opened = await ask<{ authorization: string }>('session-create', {
        body: { email: member('raced'), password },
      })
      const next = `another long password ${wait}`
      const body = { current_password: password, password: next }
      const change = ask('password-update', { token: opened.body.authorization, body })
      const logIns = Array.from({ length: 3 }, async (_, n) => {
        await at(wait * n)
        return ask('session-create', { body: { email: member('raced'), password } })
      })
      expect((await change).status).toBe(200)
      await Promise.all(logIns)
      const left = await query(
        'select s.id from member_sessions s join members m on m.id = s.member_id where m.email = $1',
        [member('raced')],
      )
      expect(left, `after ${wait} ms`).toEqual([])
      password = next
    }
  })

  it('leaves neither a session of the staff nor the former password', async () => {
    const email = 'raced@example.com'
    const made = await staff<{ doc: { id: number } }>('administrator', 'POST', '/users', {
      name: 'Rui',
      email,
      password: 'cinco parafusos de cobre',
      role: 'editor',
    })
    const { id } = made.body.doc
    const logIn = (password: string) =>
      staff<{ token?: string }>(undefined, 'POST', '/users/login', { email, password })
    let password = 'cinco parafusos de cobre'
    for (const wait of [0, 150, 300]) {
      const next = `sete cabos de aluminio ${wait}`
      const logIns = Array.from({ length: 3 }, async (_, n) => {
        await at(n * 100)
        return logIn(password)
      })
      await at(wait)
      const changed = await staff('administrator', 'PATCH', `/users/${id}`, { password: next })
      expect(changed.status).toBe(200)
      await Promise.all(logIns)
      const left = await query('select id from users_sessions where _parent_id = $1', [id])
      expect(left, `after ${wait} ms`).toEqual([])
      await query(
        "delete from throttles where key like 'staff account%' or key like 'log-in address%'",
      )
      expect((await logIn(password)).status).toBe(401)
      const again = await logIn(next)
      expect(again.status).toBe(200)
      await query('delete from users_sessions where _parent_id = $1', [id])
      password = next
    }
    expect(staffPassword).not.toBe(password)
  })
})

describe('decisions about one member at once', () => {
  it('are one decision with one mail', async () => {
    const { email, id } = await registered('contested')
    const before = (await mailTo(email, 2)) && mailsTo(email).length
    const decide = (state: string) =>
      staff<{ done: number }>('administrator', 'POST', '/members/decide', { ids: [id], state })
    const answers = await Promise.all(['approved', 'refused', 'approved', 'refused'].map(decide))
    const [row] = await query<{ state: string }>('select state from members where id = $1', [id])
    await expect.poll(() => mailsTo(email).length).toBeGreaterThan(before)
    await at(1500)
    const sent = mailsTo(email)
      .slice(before)
      .map(({ subject }) => subject)
    expect(answers.filter(({ body }) => body.done === 1).length).toBeGreaterThan(0)
    expect(sent, JSON.stringify(row)).toHaveLength(1)
  })

  interface Seen {
    state: string
    decided_at: string | null
  }
  const seenOf = async (id: number): Promise<Seen> =>
    (await staff<Seen>('administrator', 'GET', `/members/${id}?depth=0`)).body
  const decideSeen = (id: number, state: string, seen: Seen) =>
    staff<{ done: number; failed: { message: string }[] }>(
      'administrator',
      'POST',
      '/members/decide',
      { ids: [id], state, expected: { [id]: decisionMark(seen) } },
    )

  it('follow one another at once, each about what its decider saw', async () => {
    const { email, id } = await registered('followed')
    await mailTo(email, 2)
    for (const state of ['approved', 'blocked', 'approved', 'blocked'])
      expect((await decideSeen(id, state, await seenOf(id))).body.done, state).toBe(1)
    await expect.poll(() => mailsTo(email).length).toBe(6)
  })

  it('are refused when they are about another state, also one that came back', async () => {
    const { id } = await registered('outdated')
    const first = await seenOf(id)
    await decideSeen(id, 'refused', first)
    const late = await decideSeen(id, 'approved', first)
    expect([late.body.done, late.body.failed[0]?.message]).toEqual([
      0,
      expect.stringContaining('Recusado'),
    ])
    // a request without the state that its sender saw does not change a decision
    const blind = { ids: [id], state: 'approved' }
    expect((await staff('administrator', 'POST', '/members/decide', blind)).body['done']).toBe(0)
    expect(
      (await staff('administrator', 'PATCH', `/members/${id}`, { state: 'approved' })).status,
    ).toBe(400)
    const refused = await seenOf(id)
    await decideSeen(id, 'approved', refused)
    const approved = await seenOf(id)
    await decideSeen(id, 'blocked', approved)
    await decideSeen(id, 'approved', await seenOf(id))
    expect((await decideSeen(id, 'blocked', approved)).body.done).toBe(0)
    expect((await seenOf(id)).state).toBe('approved')
  })

  it('are one of those that saw the same, in whatever order they come', async () => {
    for (const name of ['same-a', 'same-b', 'same-c']) {
      const { email, id } = await registered(name)
      await mailTo(email, 2)
      const seen = await seenOf(id)
      const answers = await Promise.all(
        ['approved', 'blocked', 'refused'].map(async (state, n) => {
          await at(n * 40)
          return decideSeen(id, state, seen)
        }),
      )
      expect(answers.filter(({ body }) => body.done === 1)).toHaveLength(1)
      await expect.poll(() => mailsTo(email).length).toBe(3)
    }
  })

  it('do not undo what the member changes at the same time', async () => {
    const { id } = await registered('changed-at-once')
    await staff('administrator', 'POST', '/members/decide', { ids: [id], state: 'approved' })
    const session = await ask<{ authorization: string }>('session-create', {
      body: { email: member('changed-at-once'), password: memberPassword },
    })
    const token = session.body.authorization
    const own = (n: number) =>
      ask('member-update', {
        token,
        body: { name: `Eva ${n}`, phone: '+55 16 98888-7777', company: 'Y' },
      })
    await Promise.all([
      ...[1, 2, 3].map(own),
      staff('administrator', 'POST', '/members/decide', { ids: [id], state: 'blocked' }),
      ...[4, 5, 6].map(own),
    ])
    const [row] = await query<{ state: string }>('select state from members where id = $1', [id])
    expect(row?.state).toBe('blocked')
  })

  it('refuse a state that does not exist, in words', async () => {
    const { id } = await registered('stated')
    for (const state of ['accepted', 'constructor', '__proto__', '']) {
      const answer = await staff('administrator', 'PATCH', `/members/${id}`, { state })
      expect(answer.status, state).toBe(400)
    }
  })

  it('keep one recovery link of requests at once', async () => {
    const email = member('ending')
    await Promise.all(
      [1, 2, 3].map(() => ask('recovery-request', { body: { email }, address: anyAddress() })),
    )
    const links = await query(
      "select 1 from member_tokens t join members m on m.id = t.member_id where m.email = $1 and t.purpose = 'recovery'",
      [email],
    )
    expect(links).toHaveLength(1)
  })
})
