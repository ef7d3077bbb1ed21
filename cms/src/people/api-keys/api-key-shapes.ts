import { apiKeyScopes } from '@vitrine/contract/api-keys'
import { z } from 'zod'

/** An API key without its secret; dates as ISO 8601. */
export const apiKeyShape = z.object({
  id: z.number(),
  name: z.string(),
  /** First characters, by which a key is recognized. */
  beginning: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  requestsPerMinute: z.number(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
  createdAt: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
})
export type ApiKeySummary = z.output<typeof apiKeyShape>

/** A key, shown when it is made and never again. */
export const madeApiKeyShape = z.object({ key: apiKeyShape, secret: z.string() })
export type MadeApiKey = z.output<typeof madeApiKeyShape>
