import { endOfDay } from '@vitrine/configuration/wall-clock'
import { maxApiKeys } from '#src/people/api-keys/api-key-answer.ts'
import {
  createApiKey,
  listApiKeys,
  readApiKey,
  revokeApiKey,
} from '#src/people/api-keys/api-key-store.ts'
import type { apiKeyCalls } from '#src/panel-calls/api-keys.ts'
import { recordedByStaff } from '#src/people/staff/staff-events.ts'
import { labelsOf } from '#src/platform/labels.ts'
import { PanelRefusal, told } from '#src/platform/panel-calls/answers.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { apiKeysTexts } from '#texts/api-keys.js'

const labels = labelsOf(apiKeysTexts).answers

export const apiKeyHandlers: PanelHandlers<typeof apiKeyCalls> = {
  'api-keys.list': async ({ payload }) => ({ keys: await listApiKeys(payload) }),

  'api-keys.create': async (req, { body: { lastDay, ...fields } }) => {
    const expiresAt = lastDay === null ? null : new Date(endOfDay(lastDay)).toISOString()
    const made = await recordedByStaff(req, 'api-key-created', fields.name, (transaction) =>
      createApiKey(req.payload, { ...fields, expiresAt }, transaction),
    )
    if (!made) throw new PanelRefusal(409, labels.tooMany({ max: maxApiKeys }))
    const key = await readApiKey(req.payload, made.id)
    if (!key) throw new PanelRefusal(404, labels.gone)
    return { key, secret: made.secret }
  },

  'api-keys.revoke': async (req, { id }) => {
    const key = await readApiKey(req.payload, id)
    if (!key) throw new PanelRefusal(404, labels.gone)
    const isRevoked = await recordedByStaff(req, 'api-key-revoked', key.name, (transaction) =>
      revokeApiKey(req.payload, id, transaction),
    )
    if (!isRevoked) throw new PanelRefusal(409, labels.wasRevoked)
    return told(req, labels.revoked)
  },
}
