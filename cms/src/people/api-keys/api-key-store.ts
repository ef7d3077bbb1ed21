import { createHash, randomBytes } from 'node:crypto'
import { apiKeyPrefix } from '@vitrine/contract/api-keys'
import type { ApiKeyScope } from '@vitrine/contract/api-keys'
import type { ApiKey } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import { rows, sql } from '#src/platform/database/query.ts'
import type { Statement } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { appendChange } from '#src/publishing/changes/feed.ts'
import { maxApiKeys } from './api-key-answer.ts'
import type { ApiKeySummary } from './api-key-shapes.ts'

export interface ApiKeyInput {
  name: string
  scopes: readonly ApiKeyScope[]
  requestsPerMinute: number
  /** ISO 8601; null: does not expire. */
  expiresAt: string | null
}

/** Characters of a key by which the panel names it. */
const beginningLength = apiKeyPrefix.length + 6

/** SHA-256 of a key, as it is stored. */
const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Keys that are not revoked and have not expired. */
const isValid = sql`revoked_at is null and (expires_at is null or expires_at > now())`

type Dated = Date | string

interface Row extends Omit<
  ApiKeySummary,
  'expiresAt' | 'revokedAt' | 'lastUsedAt' | 'createdAt' | 'requestsPerMinute'
> {
  requests: number
  expires: Dated | null
  revoked: Dated | null
  used: Dated | null
  created: Dated
}

const isoOf = (at: Dated | null): string | null => (at === null ? null : new Date(at).toISOString())

async function read(
  payload: Payload,
  condition: Statement,
  transaction?: Transaction,
): Promise<ApiKeySummary[]> {
  const found = await rows<Row>(
    payload,
    sql`
    select id, name, beginning, scopes, requests_per_minute as requests, expires_at as expires, revoked_at as revoked,
      last_used_at as used, created_at as created,
      case when revoked_at is not null then 'revoked' when expires_at <= now() then 'expired' else 'active' end as state
    from api_keys where ${condition} order by revoked_at is not null, name, id`,
    transaction,
  )
  return found.map(({ requests, expires, revoked, used, created, ...key }) => ({
    ...key,
    requestsPerMinute: requests,
    expiresAt: isoOf(expires),
    revokedAt: isoOf(revoked),
    lastUsedAt: isoOf(used),
    createdAt: new Date(created).toISOString(),
  }))
}

export const listApiKeys = (payload: Payload): Promise<ApiKeySummary[]> => read(payload, sql`true`)

export async function readApiKey(
  payload: Payload,
  id: number,
  transaction?: Transaction,
): Promise<ApiKeySummary | undefined> {
  return (await read(payload, sql`id = ${id}::int`, transaction))[0]
}

/** Makes a key, of which the hash is stored; undefined if there are too many valid ones. */
export async function createApiKey(
  payload: Payload,
  { name, scopes, requestsPerMinute, expiresAt }: ApiKeyInput,
  transaction: Transaction,
): Promise<{ id: number; secret: string } | undefined> {
  const secret = apiKeyPrefix + randomBytes(32).toString('base64url')
  const [made] = await rows<{ id: number }>(
    payload,
    sql`insert into api_keys (name, hash, beginning, scopes, requests_per_minute, expires_at)
      select ${name}, ${hashOfKey(secret)}, ${secret.slice(0, beginningLength)}, ${sql.param([...scopes])}::text[],
        ${requestsPerMinute}::int, ${expiresAt}::timestamptz
      where (select count(*) from api_keys where ${isValid}) < ${maxApiKeys} returning id`,
    transaction,
  )
  if (made) await appendChange(payload, ['api-key'], transaction)
  return made && { id: made.id, secret }
}

/** Revokes a key for good; false if it was revoked before. Sites learn of it by the change feed. */
export async function revokeApiKey(
  payload: Payload,
  id: number,
  transaction: Transaction,
): Promise<boolean> {
  const revoked = await rows(
    payload,
    sql`update api_keys set revoked_at = now() where id = ${id}::int and revoked_at is null returning 1`,
    transaction,
  )
  if (revoked.length > 0) await appendChange(payload, ['api-key'], transaction)
  return revoked.length > 0
}

/** Valid keys, for the gateways of the sites. */
export async function listValidKeys(payload: Payload): Promise<{ data: ApiKey[] }> {
  const found = await rows<Omit<ApiKey, 'expires_at'> & { expires_at: Dated | null }>(
    payload,
    sql`select id, hash, scopes, requests_per_minute, expires_at from api_keys where ${isValid} order by id`,
  )
  return { data: found.map((key) => ({ ...key, expires_at: isoOf(key.expires_at) })) }
}

/** Notes that keys were used. */
export async function noteKeyUses(payload: Payload, ids: readonly number[]): Promise<void> {
  await rows(
    payload,
    sql`update api_keys set last_used_at = now() where id = any(${sql.param([...ids])}::int[])`,
  )
}
