import { panelApiBase } from '@vitrine/contract/panel'
import { callPath, request } from '#src/admin/changes/requests.ts'
import type { Answered } from '#src/admin/changes/requests.ts'
import { ownEndpoints } from '#src/admin/panel/own-endpoints.ts'
import type { OwnEndpoint } from '#src/admin/panel/own-endpoints.ts'
import type { MadeWebhook, WebhookKind, WebhookSummary } from '#src/webhooks/webhook-answer.ts'

export interface WebhookFields {
  name: string
  address: string
  kinds: WebhookKind[]
}

/** Address of a call about a webhook or a delivery. */
export const callOf = (endpoint: OwnEndpoint, id: number): string =>
  panelApiBase + endpoint.replace(':id', String(id))

export const createWebhook = (
  fields: WebhookFields,
  language: string,
): Promise<Answered<MadeWebhook>> =>
  request(callPath(ownEndpoints.webhooks, {}), { language, method: 'POST', body: fields })

export const changeWebhook = (
  id: number,
  change: Partial<WebhookFields> & { isActive?: boolean },
  language: string,
): Promise<Answered<{ webhook: WebhookSummary }>> =>
  request(callOf(ownEndpoints.webhook, id), { language, method: 'POST', body: change })

export const deleteWebhook = (
  id: number,
  language: string,
): Promise<Answered<{ message: string }>> =>
  request(callOf(ownEndpoints.webhook, id), { language, method: 'DELETE' })

export const renewSecret = (id: number, language: string): Promise<Answered<MadeWebhook>> =>
  request(callOf(ownEndpoints.webhookSecret, id), { language, method: 'POST' })

export const sendTest = (id: number, language: string): Promise<Answered<{ delivery: number }>> =>
  request(callOf(ownEndpoints.webhookTest, id), { language, method: 'POST' })

/** Sends a delivery again, or stops it. */
export const changeDelivery = (
  endpoint: typeof ownEndpoints.deliveryAgain | typeof ownEndpoints.deliveryStop,
  id: number,
  language: string,
): Promise<Answered<{ message: string }>> =>
  request(callOf(endpoint, id), { language, method: 'POST' })
