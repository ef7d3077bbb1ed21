import type { ApiKeyScope } from '@vitrine/contract/api-keys'

/** An API key without its secret; dates as ISO 8601. */
export interface ApiKeySummary {
  id: number
  name: string
  /** First characters, by which a key is recognized. */
  beginning: string
  scopes: ApiKeyScope[]
  requestsPerMinute: number
  expiresAt: string | null
  revokedAt: string | null
  lastUsedAt: string | null
  createdAt: string
  state: 'active' | 'expired' | 'revoked'
}

/** A key, shown when it is made and never again. */
export interface MadeApiKey {
  key: ApiKeySummary
  secret: string
}

export const maxApiKeys = 200
export const apiKeyNameMax = 100
export const requestLimits = { default: 600, min: 1, max: 60_000 }
