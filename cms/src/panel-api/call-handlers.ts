import type { PanelCalls } from '#src/panel-calls/table.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { webhookHandlers } from '#src/admin/webhooks/webhook-handlers.ts'

/** Handler of every call of the panel's own pages; a missing one is a compile error. */
export const panelHandlers = {
  ...webhookHandlers,
} satisfies PanelHandlers<PanelCalls>
