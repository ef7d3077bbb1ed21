import { apiKeyScopes } from '@vitrine/contract/api-keys'
import { isStorable } from '@vitrine/contract/storable-text'
import { siteDay } from '@vitrine/contract/validity'
import { z } from 'zod'
import { apiKeyNameMax, requestLimits } from '#src/people/api-keys/api-key-answer.ts'
import { apiKeyShape, madeApiKeyShape } from '#src/people/api-keys/api-key-shapes.ts'
import { permissions } from '#src/platform/access/permissions.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { panelCall } from '#src/platform/panel-calls/panel-call.ts'
import { messageShape } from '#src/platform/panel-calls/shapes.ts'
import { apiKeysTexts } from '#texts/api-keys.js'

const labels = labelsOf(apiKeysTexts).answers

const shared = { roles: permissions.users.read, denied: labels.denied }

/** Last day of validity, as the form sends it. */
const lastDay = z.iso.date().refine((day) => day >= siteDay() && day < '2200-01-01')

/** Calls about the API keys of other programs. */
export const apiKeyCalls = {
  'api-keys.list': panelCall({
    summary: 'Lists the API keys without their secrets.',
    ...shared,
    answer: z.object({ keys: z.array(apiKeyShape) }),
  }),
  'api-keys.create': panelCall({
    summary: 'Makes an API key; its secret is told once.',
    ...shared,
    body: z.object({
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
    }),
    sentences: {
      name: labels.noName,
      scopes: labels.noScope,
      requestsPerMinute: labels.noLimit({ max: requestLimits.max }),
      lastDay: labels.noDay,
    },
    unreadable: labels.noName,
    answer: madeApiKeyShape,
    status: 201,
    refusals: [404, 409],
  }),
  'api-keys.revoke': panelCall({
    summary: 'Revokes an API key at once.',
    ...shared,
    answer: messageShape,
    refusals: [404, 409],
  }),
}
