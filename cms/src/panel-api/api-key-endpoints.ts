import type { Endpoint, PayloadRequest } from 'payload'
import { endOfDay } from '@vitrine/configuration/wall-clock'
import { apiKeyScopes } from '@vitrine/contract/api-keys'
import { isStorable } from '@vitrine/contract/storable-text'
import { siteDay } from '@vitrine/contract/validity'
import { z } from 'zod'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import { apiKeyNameMax, maxApiKeys, requestLimits } from '#src/people/api-keys/api-key-answer.ts'
import type { MadeApiKey } from '#src/people/api-keys/api-key-answer.ts'
import {
  createApiKey,
  listApiKeys,
  readApiKey,
  revokeApiKey,
} from '#src/people/api-keys/api-key-store.ts'
import { recordStaffEvent } from '#src/people/staff/staff-events.ts'
import { hasRole } from '#src/platform/access/access.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { apiKeysTexts } from '#texts/api-keys.js'
import { answer, refusedFields, told } from './own-answers.ts'

const labels = labelsOf(apiKeysTexts).answers

/** Endpoint for administrators. */
const forAdministrators = (
  method: Endpoint['method'],
  path: string,
  handle: (req: PayloadRequest) => Promise<Response>,
): Endpoint => ({
  path,
  method,
  handler: async (req) =>
    hasRole(req, permissions.users.read) ? handle(req) : told(req, labels.denied, 403),
})

/** Last day of validity, as the form sends it. */
const lastDay = z.iso.date().refine((day) => day >= siteDay() && day < '2200-01-01')

const input = z.object({
  name: z.string().trim().min(1).max(apiKeyNameMax).refine(isStorable),
  scopes: z
    .array(z.enum(apiKeyScopes))
    .min(1)
    .max(apiKeyScopes.length)
    .transform((scopes) => [...new Set(scopes)]),
  requestsPerMinute: z
    .number()
    .int()
    .min(requestLimits.min)
    .max(requestLimits.max)
    .default(requestLimits.default),
  lastDay: lastDay.nullable().default(null),
})

const idOf = (req: PayloadRequest): number => Number(req.routeParams?.['id'])

/** Sentences about fields that are refused. */
const sentences = {
  name: labels.noName,
  scopes: labels.noScope,
  requestsPerMinute: labels.noLimit({ max: requestLimits.max }),
  lastDay: labels.noDay,
}

async function create(req: PayloadRequest): Promise<Response> {
  const given = input.safeParse(await req.json?.().catch(() => undefined))
  if (!given.success) return refusedFields(req, given.error, sentences, labels.noName)
  const { lastDay: day, ...fields } = given.data
  const { payload, user, headers } = req
  const made = await inTransaction(payload, async (transaction) => {
    const stored = await createApiKey(
      payload,
      { ...fields, expiresAt: day === null ? null : new Date(endOfDay(day)).toISOString() },
      transaction,
    )
    if (stored)
      await recordStaffEvent(
        { payload, user, headers, ...transaction },
        { kind: 'api-key-created', subject: fields.name },
      )
    return stored
  })
  if (!made) return told(req, labels.tooMany({ max: maxApiKeys }), 409)
  const key = await readApiKey(payload, made.id)
  return key
    ? answer({ key, secret: made.secret } satisfies MadeApiKey, 201)
    : told(req, labels.gone, 404)
}

async function revoke(req: PayloadRequest): Promise<Response> {
  const { payload, user, headers } = req
  const key = await readApiKey(payload, idOf(req))
  if (!key) return told(req, labels.gone, 404)
  const isRevoked = await inTransaction(payload, async (transaction) => {
    const done = await revokeApiKey(payload, key.id, transaction)
    if (done)
      await recordStaffEvent(
        { payload, user, headers, ...transaction },
        { kind: 'api-key-revoked', subject: key.name },
      )
    return done
  })
  return isRevoked ? told(req, labels.revoked, 200) : told(req, labels.wasRevoked, 409)
}

/** Endpoints of the API keys of other programs. */
export const apiKeyEndpoints: Endpoint[] = [
  forAdministrators('get', ownEndpoints.apiKeys, async (req) =>
    answer({ keys: await listApiKeys(req.payload) }),
  ),
  forAdministrators('post', ownEndpoints.apiKeys, create),
  forAdministrators('post', ownEndpoints.apiKeyRevoke, revoke),
]
