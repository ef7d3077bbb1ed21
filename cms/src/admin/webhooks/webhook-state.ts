import { dateTimeText } from '#src/platform/dates.ts'
import { labelsOf, textOf } from '#src/platform/labels.ts'
import type { WebhookSummary } from '#src/webhooks/webhook-shapes.ts'
import { webhooksTexts } from '#texts/webhooks.js'

const labels = labelsOf(webhooksTexts)

/** State of a webhook: active, stopped, without success since a time. */
export function stateText(
  { isActive, isGone, failingSince }: WebhookSummary,
  language: string,
): string {
  if (isGone) return textOf(labels.isGone, language)
  const state = textOf(isActive ? labels.active : labels.inactive, language)
  if (!isActive || failingSince === null) return state
  return `${state}, ${textOf(labels.failing({ at: dateTimeText(failingSince, language) }), language)}`
}
