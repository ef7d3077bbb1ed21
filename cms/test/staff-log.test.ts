/** @history @staff */
import config from '#src/payload.config.ts'
import { getPayload } from 'payload'
import { describe, expect, it } from 'vitest'
import type { OpenSession, StaffEvent } from '#src/changes/history-shapes.ts'
import { fetchCms, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { message, sendMessage, uniqueAddress, uniqueEmail } from './support/lead.ts'
import { mailTo } from './support/members.ts'
import { staffRoles } from './support/staff.ts'

const password = 'nove porcas sextavadas'

interface Account {
  id: number
  name: string
  email: string
}

/** New account of an editor. */
async function account(): Promise<Account> {
  const email = uniqueEmail()
  const name = `Conta ${email.split('@')[0]}`
  const { status, body } = await staff<{ doc: { id: number } }>('administrator', 'POST', '/users', {
    email,
    name,
    password,
    role: 'editor',
  })
  expect(status).toBe(201)
  return { id: body.doc.id, name, email }
}

/** Request to Payload's REST API with a session or none, from an address of its own. */
async function send(path: string, body: object, token?: string) {
  const answer = await fetchCms(`/admin/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': uniqueAddress(),
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36',
      ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
    },
    body: JSON.stringify(body),
  })
  const read = Object(await answer.json().catch(() => ({}))) as { token?: string }
  return { status: answer.status, token: read.token ?? '' }
}

const logIn = (email: string, typed = password) => send('/users/login', { email, password: typed })

const me = async (token: string): Promise<unknown> => {
  const answer = await fetchCms('/admin/api/users/me', {
    headers: { authorization: `JWT ${token}` },
  })
  const { user } = (await answer.json()) as { user: { id: number } | null }
  return user?.id
}

interface Events {
  events: StaffEvent[]
  next: number | null
}

const events = async (filter: string): Promise<Events> =>
  (await staff<Events>('administrator', 'GET', `/history/events?${filter}`)).body

const sessions = async (): Promise<OpenSession[]> =>
  (await staff<{ sessions: OpenSession[] }>('administrator', 'GET', '/history/sessions')).body
    .sessions

const lastId = async (): Promise<number> =>
  (await query<{ id: number }>('select coalesce(max(id), 0)::int as id from staff_events'))[0]
    ?.id ?? 0

describe('the log of the staff', () => {
  it('has log-ins, refused log-ins and log-outs of an account, with its session and network', async () => {
    const { id, name, email } = await account()
    expect((await logIn(email, 'errada')).status).toBe(401)
    const { token } = await logIn(email.toUpperCase())
    expect((await send('/users/logout', {}, token)).status).toBe(200)
    const { events: found } = await events(`author=${id}`)
    expect(found.map(({ kind }) => kind)).toEqual(['log-out', 'log-in', 'log-in-refused'])
    expect(found[1]).toMatchObject({
      author: { id, name },
      subject: null,
      session: expect.stringMatching(/^[0-9a-f]{4}$/),
      device: expect.stringContaining('Windows'),
      address: expect.stringMatching(/^\d+\.\d+\.x\.x$/),
    })
    expect(found[0]?.session).toBe(found[1]?.session)
    expect(found[2]?.session).toBeNull()
  })

  it('holds nothing of the address of a refused log-in that belongs to no account', async () => {
    const before = await lastId()
    const email = uniqueEmail()
    expect((await logIn(email)).status).toBe(401)
    const added = await query<{ row: string }>(
      'select e::text as row from staff_events e where id > $1',
      [before],
    )
    expect(added.length).toBeGreaterThan(0)
    expect(added.map(({ row }) => row).join('\n')).not.toContain(email.split('@')[0])
    const { events: found } = await events('kind=log-in-refused')
    expect(found[0]).toMatchObject({ author: null, subject: null })
  })

  it('has new passwords: of the own account, of another, by recovery, and no refused ones', async () => {
    const { id, name, email } = await account()
    const { token } = await logIn(email)
    const change = (body: object) =>
      fetchCms(`/admin/api/users/${id}`, {
        method: 'PATCH',
        headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const next = 'dez pinos de cobre'
    expect((await change({ password: next, current_password: 'errada' })).status).toBe(400)
    expect((await change({ password: next, current_password: password })).status).toBe(200)
    await send('/users/forgot-password', { email })
    const reset = /\/reset\/([0-9a-f]{40})/.exec((await mailTo(email)).text)?.[1]
    const recovered = await send('/users/reset-password', {
      token: reset,
      password: 'onze molas de fita',
    })
    expect(recovered.status).toBe(200)
    const { events: own } = await events(`author=${id}&kind=password-changed`)
    expect(own.map(({ subject }) => subject)).toEqual([null, null])
    await staff('administrator', 'PATCH', `/users/${id}`, { password: 'doze chapas de zinco' })
    const { events: all } = await events('kind=password-changed')
    expect(all[0]).toMatchObject({ subject: name, author: { name: expect.any(String) } })
    expect(all[0]?.author?.id).not.toBe(id)
  })

  it('has exports of personal data, by what was exported', async () => {
    await sendMessage(message())
    await staff('attendant', 'GET', '/messages/export?format=csv')
    await staff('attendant', 'GET', '/inbox/export')
    await staff('translator', 'GET', '/messages/export?format=csv')
    const { events: found } = await events('kind=personal-data-exported')
    expect(found.slice(0, 2).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/^Mensagens$/),
    ])
    expect(found[0]?.author?.id).toBe(found[1]?.author?.id)
  })

  it('is read in pages, by kind, account and day', async () => {
    const { id, email } = await account()
    for (let at = 0; at < 3; at += 1) await logIn(email)
    const { events: all } = await events(`author=${id}`)
    const [newest, second] = all
    const { events: older } = await events(`author=${id}&before=${newest?.id}`)
    expect(older[0]?.id).toBe(second?.id)
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format()
    expect((await events(`author=${id}&from=${today}&to=${today}`)).events).toHaveLength(3)
    expect((await events(`author=${id}&to=2020-01-01`)).events).toEqual([])
    expect((await events(`author=${id}&kind=log-out`)).events).toEqual([])
    for (const wrong of ['author=x', 'kind=__proto__', 'from=2026-13-01', 'before=-1'])
      expect((await staff('administrator', 'GET', `/history/events?${wrong}`)).status).toBe(400)
  })

  it('cannot be changed by the connection of the programs', async () => {
    await logIn(uniqueEmail())
    for (const statement of [
      `update staff_events set kind = 'log-out'`,
      'delete from staff_events',
      'truncate staff_events',
    ])
      await expect(query(statement), statement).rejects.toThrow('the history cannot be changed')
  })
})

describe('the open sessions', () => {
  it('end when an administrator ends them, also for a write that read them before', async () => {
    const { id, name, email } = await account()
    const [one, other] = [await logIn(email), await logIn(email)]
    const payload = await getPayload({ config })
    const stale = await payload.db.findOne<{ id: number; updatedAt: unknown }>({
      collection: 'users',
      where: { id: { equals: id } },
    })
    const open = (await sessions()).filter(({ account: owner }) => owner.id === id)
    expect(open).toHaveLength(2)
    // the newest comes first
    const ended = open[1]
    const answer = await staff('administrator', 'DELETE', `/history/sessions?id=${ended?.id}`)
    expect(answer.status).toBe(200)
    expect([await me(one.token), await me(other.token)]).toEqual([undefined, id])
    expect((await send('/users/refresh-token', {}, one.token)).status).not.toBe(200)

    await payload.db.updateOne({
      collection: 'users',
      id,
      data: { ...stale, updatedAt: null },
    })
    expect([await me(one.token), await me(other.token)]).toEqual([undefined, id])

    const { events: found } = await events('kind=session-ended')
    expect(found[0]).toMatchObject({ subject: name })
    const again = await staff('administrator', 'DELETE', `/history/sessions?id=${ended?.id}`)
    expect(again.status).toBe(404)
    expect((await staff('administrator', 'DELETE', '/history/sessions?id=1')).status).toBe(404)
  })

  it('mark the session of the reader', async () => {
    const own = (await sessions()).filter(({ isOwn }) => isOwn)
    expect(own).toHaveLength(1)
  })
})

it.each([...staffRoles, undefined])('is for administrators: %s', async (role) => {
  const calls = [
    ['GET', '/history/events'],
    ['GET', '/history/sessions'],
    ['DELETE', `/history/sessions?id=${crypto.randomUUID()}`],
  ] as const
  const statuses: number[] = []
  for (const [method, path] of calls) statuses.push((await staff(role, method, path)).status)
  const refused = role === undefined ? 401 : 403
  expect(statuses).toEqual(role === 'administrator' ? [200, 200, 404] : [refused, refused, refused])
})
