import { webhookCalls } from './webhooks.ts'
import type { AnyPanelCall } from '#src/platform/panel-calls/panel-call.ts'
import type { PanelCallName } from './addresses.ts'

/** All calls of our own pages; a call without its row, its roles or its answer does not compile. */
export const panelCalls = {
  ...webhookCalls,
} satisfies Record<PanelCallName, AnyPanelCall>

export type PanelCalls = typeof panelCalls
