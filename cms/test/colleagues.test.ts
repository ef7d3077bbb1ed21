/** @staff */
import { describe, expect, it } from 'vitest'
import { staff } from './support/api.ts'
import { query } from './support/database.ts'

interface Account {
  id: number
  name?: string
  email?: string
  [field: string]: unknown
}

const others = ['editor', 'translator', 'attendant'] as const

describe('accounts of colleagues', () => {
  it.each(others)('are read by their name alone by the role %s', async (role) => {
    const { body } = await staff<{ docs: Account[] }>(role, 'GET', '/users?limit=50&depth=0')
    expect(body.docs.length).toBeGreaterThan(3)
    for (const account of body.docs) {
      expect(account.name).toMatch(/\S/)
      const isOwn = account.email !== undefined
      if (isOwn) {
        expect(account.email).toBe(`${role}@example.com`)
        continue
      }
      const { id: _id, name: _name, createdAt: _made, updatedAt: _changed, ...more } = account
      // Payload answers an unreadable list field as an empty list
      expect(more).toEqual({ collection: 'users', sessions: [] })
    }
    const [administrator] = await query<{ id: number }>(
      `select id from users where email = 'administrator@example.com'`,
    )
    const one = await staff<Account>(role, 'GET', `/users/${administrator?.id}?depth=0`)
    expect([one.status, one.body.name !== undefined, one.body.email]).toEqual([
      200,
      true,
      undefined,
    ])
    for (const answer of [
      await staff(role, 'PATCH', `/users/${administrator?.id}`, { name: 'X' }),
      await staff(role, 'DELETE', `/users/${administrator?.id}`),
    ])
      expect([403, 404]).toContain(answer.status)
  })

  it.each([
    'where[email][like]=a',
    'where[role][equals]=administrator',
    'where[translates][in][]=en',
    'where[panel_language][equals]=en',
    'where[loginAttempts][greater_than]=0',
    'where[lockUntil][exists]=true',
    'sort=email',
    'sort=role',
  ])('are not found by what is not read: %s', async (search) => {
    for (const role of others) {
      const answer = await staff<{ docs?: unknown }>(role, 'GET', `/users?${search}`)
      expect([role, answer.status, answer.body.docs]).toEqual([role, 400, undefined])
    }
    expect((await staff('administrator', 'GET', `/users?where[email][like]=a`)).status).toBe(200)
  })

  it('are named where a lock is held, and where a decision was made', async () => {
    const [administrator] = await query<{ id: number; name: string }>(
      `select id, name from users where email = 'administrator@example.com'`,
    )
    const [message] = await query<{ id: number }>(
      `insert into messages (receipt, name, email, message, status, locale)
       values ('T-LOCK-1', 'Ana', 'lock@example.com', 'Olá', 'new', 'br') returning id`,
    )
    const [lock] = await query<{ id: number }>(
      `insert into payload_locked_documents (created_at, updated_at) values (now(), now()) returning id`,
    )
    await query(
      `insert into payload_locked_documents_rels (parent_id, path, "order", messages_id) values ($1, 'document', 1, $2)`,
      [lock?.id, message?.id],
    )
    await query(
      `insert into payload_locked_documents_rels (parent_id, path, users_id) values ($1, 'user', $2)`,
      [lock?.id, administrator?.id],
    )
    const locks = await staff<{ docs: { id: number; user: { value: Account } }[] }>(
      'attendant',
      'GET',
      '/payload-locked-documents?depth=1&limit=50',
    )
    const holder = locks.body.docs.find(({ id }) => id === lock?.id)?.user.value
    expect([holder?.name, holder?.email]).toEqual([administrator?.name, administrator?.name])
    await query(`update members set decided_by_id = $1 where id = (select min(id) from members)`, [
      administrator?.id,
    ])
    const { body } = await staff<{ docs: { decided_by: Account }[] }>(
      'attendant',
      'GET',
      '/members?depth=1&limit=1&sort=id',
    )
    expect(body.docs[0]?.decided_by).toMatchObject({ name: administrator?.name })
    expect(body.docs[0]?.decided_by).not.toHaveProperty('email')
  })

  it('are still whole for themselves and for administrators', async () => {
    const own = await staff<{ user: Account }>('editor', 'GET', '/users/me')
    expect(own.body.user).toMatchObject({ email: 'editor@example.com', role: 'editor' })
    const all = await staff<{ docs: Account[] }>('administrator', 'GET', '/users?limit=50')
    expect(all.body.docs.every(({ email, role }) => email && role)).toBe(true)
  })
})
