/** @api-keys */
import { createHash } from 'node:crypto'
import { apiKeyPattern } from '@vitrine/contract/api-keys'
import { internalCalls } from '@vitrine/contract/calls'
import { apiKeyHeader, keysAnswer } from '@vitrine/contract/internal'
import { dayPlus, siteDay } from '@vitrine/contract/validity'
import { expect, it } from 'vitest'
import type { ApiKeySummary, MadeApiKey } from '#src/people/api-keys/api-key-shapes.ts'
import { call, internal, staff } from './support/api.ts'
import { query } from './support/database.ts'
import { message, uniqueAddress } from './support/lead.ts'

const stamp = String(Date.now()).slice(-7)
const nameOf = (text: string): string => `${text} ${stamp}`

const make = async (text: string, more: object = {}): Promise<MadeApiKey> => {
  const { status, body } = await staff<MadeApiKey>('administrator', 'POST', '/api-keys', {
    name: nameOf(text),
    scopes: ['read'],
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const listed = async ({ key: { id } }: MadeApiKey): Promise<ApiKeySummary | undefined> =>
  (await staff<{ keys: ApiKeySummary[] }>('administrator', 'GET', '/api-keys')).body.keys.find(
    (key) => key.id === id,
  )

const path = (name: 'keys' | 'keyUses' | 'changes'): string =>
  internalCalls[name].path.replace('/internal', '')

/** The key as the sites get it. */
const ofSites = async ({ key: { id } }: MadeApiKey) => {
  const { status, body } = await internal(path('keys'))
  expect(status).toBe(200)
  return keysAnswer.parse(body).data.find((key) => key.id === id)
}

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

it('is shown once, and stored as its hash', async () => {
  const made = await make('Loja', { requestsPerMinute: 90, scopes: ['leads', 'read'] })
  expect(made.secret).toMatch(apiKeyPattern)
  expect(await listed(made)).toEqual({
    id: made.key.id,
    name: nameOf('Loja'),
    beginning: made.secret.slice(0, 9),
    scopes: ['leads', 'read'],
    requestsPerMinute: 90,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: expect.any(String),
    state: 'active',
  })
  const [row] = await query<{ text: string }>(
    'select k::text as text from api_keys k where id = $1',
    [made.key.id],
  )
  expect(row?.text).toContain(hashOf(made.secret))
  expect(row?.text).not.toContain(made.secret.slice(0, 12))
  expect(await ofSites(made)).toEqual({
    id: made.key.id,
    hash: hashOf(made.secret),
    scopes: ['leads', 'read'],
    requests_per_minute: 90,
    expires_at: null,
  })
})

it('is gone for the sites with the change that revokes it, and stays in the list', async () => {
  const latest = async (after: number) =>
    (
      await internal<{ latest: number; changes: { tags: string[] }[] }>(
        `${path('changes')}?after=${after}&wait=0`,
      )
    ).body
  const before = await latest(-1)
  const made = await make('Revogada')
  expect((await latest(before.latest)).changes.flatMap(({ tags }) => tags)).toContain('api-key')
  const between = await latest(-1)
  const revoke = () => staff('administrator', 'POST', `/api-keys/${made.key.id}/revoke`)
  const statuses = (await Promise.all([revoke(), revoke(), revoke()])).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  expect((await latest(between.latest)).changes.flatMap(({ tags }) => tags)).toContain('api-key')
  expect(await ofSites(made)).toBeUndefined()
  expect(await listed(made)).toMatchObject({ state: 'revoked', revokedAt: expect.any(String) })
  const events = await query<{ kind: string; author: string | null }>(
    'select kind, author_name as author from staff_events where subject = $1 order by id',
    [nameOf('Revogada')],
  )
  expect(events.map(({ kind }) => kind)).toEqual(['api-key-created', 'api-key-revoked'])
  expect(events.every(({ author }) => author !== null)).toBe(true)
})

it('ends with its last day in the company’s time zone', async () => {
  const made = await make('Vence', { lastDay: siteDay() })
  const { expires_at: end } = (await ofSites(made)) ?? {}
  expect(siteDay(new Date(String(end)))).toBe(siteDay())
  expect(siteDay(new Date(Date.parse(String(end)) + 1000))).toBe(dayPlus(siteDay(), 1))
  await query('update api_keys set expires_at = now() where id = $1', [made.key.id])
  expect(await ofSites(made)).toBeUndefined()
  expect((await listed(made))?.state).toBe('expired')
})

it('shows when it was used last', async () => {
  const [used, unused] = [await make('Usada'), await make('Parada')]
  const { status } = await internal(path('keyUses'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [used.key.id, 2_000_000_000] }),
  })
  expect(status).toBe(204)
  expect((await listed(used))?.lastUsedAt).not.toBeNull()
  expect((await listed(unused))?.lastUsedAt).toBeNull()
  const wrong = await internal(path('keyUses'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: ['1; drop table api_keys'] }),
  })
  expect(wrong.status).toBe(422)
})

it('is not told to programs without the shared secret', async () => {
  for (const name of ['keys', 'keyUses'] as const) {
    const { method } = internalCalls[name]
    expect((await call(internalCalls[name].path, { method })).status).toBe(404)
  }
})

it.each([
  ['name', { name: '' }],
  ['name', { name: 'x'.repeat(101) }],
  ['scopes', { scopes: [] }],
  ['scopes', { scopes: ['write'] }],
  ['requestsPerMinute', { requestsPerMinute: 0 }],
  ['requestsPerMinute', { requestsPerMinute: 1.5 }],
  ['requestsPerMinute', { requestsPerMinute: 1e9 }],
  ['requestsPerMinute', { requestsPerMinute: null }],
  ['lastDay', { lastDay: '2020-01-01' }],
  ['lastDay', { lastDay: '2026-02-31' }],
  ['lastDay', { lastDay: '9999-12-31' }],
])('is refused for its %s: %j', async (field, more) => {
  const { status, body } = await staff<{ errors: object }>('administrator', 'POST', '/api-keys', {
    name: nameOf('Recusada'),
    scopes: ['read'],
    ...more,
  })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

it('lets a partner send more leads from one address than visitors may', async () => {
  const made = await make('Parceiro', { scopes: ['leads'] })
  const address = uniqueAddress()
  const send = async (key: number | undefined) =>
    (
      await call('/web/contact', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': address,
          ...(key === undefined ? {} : { [apiKeyHeader]: String(key) }),
        },
        body: JSON.stringify(message()),
      })
    ).status
  const withKey = []
  for (let sent = 0; sent < 32; sent += 1) withKey.push(await send(made.key.id))
  expect(new Set(withKey)).toEqual(new Set([200]))
  // the address has its own count, which the key did not use up
  const withoutKey = []
  for (let sent = 0; sent < 31; sent += 1) withoutKey.push(await send(undefined))
  expect(withoutKey.slice(0, 30).every((status) => status === 200)).toBe(true)
  expect(withoutKey.at(-1)).toBe(429)
  // the key has a limit as well
  await query(
    "update throttles set hits = 300 where key like 'form key %' and hits = 32 and until > now()",
  )
  expect(await send(made.key.id)).toBe(429)
})
