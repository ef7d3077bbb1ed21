import { apiKeyHandlers } from '#src/admin/api-keys/api-key-handlers.ts'
import { completenessHandlers } from '#src/admin/completeness/completeness-handlers.ts'
import { leadHandlers } from '#src/admin/inbox/lead-handlers.ts'
import { peopleHandlers } from '#src/admin/list-actions/people-handlers.ts'
import { listHandlers } from '#src/admin/lists/list-handlers.ts'
import { mailTextHandlers } from '#src/admin/mail-texts/mail-text-handlers.ts'
import { findHandlers } from '#src/admin/shell/find-handlers.ts'
import { termHandlers } from '#src/admin/terms/term-handlers.ts'
import { translationHandlers } from '#src/admin/translations/translation-handlers.ts'
import type { PanelCalls } from '#src/panel-calls/table.ts'
import type { PanelHandlers } from '#src/platform/panel-calls/handler.ts'
import { historyHandlers } from '#src/admin/history/history-handlers.ts'
import { webhookHandlers } from '#src/admin/webhooks/webhook-handlers.ts'
import { blockHandlers } from './block-handlers.ts'
import { descriptionHandlers } from './describe-calls.ts'
import { navigationHandlers } from './navigation-handlers.ts'
import { searchHandlers } from './search-handlers.ts'
import { translationFileHandlers } from './translation-file-handlers.ts'
import { importHandlers } from '#src/admin/sheets/import-handlers.ts'
import { releaseHandlers } from '#src/admin/releases/release-handlers.ts'
import { limitHandlers } from '#src/admin/limits/limit-handlers.ts'
import { structureHandlers } from '#src/admin/structure/structure-handlers.ts'
import { bulkFileHandlers } from '#src/admin/bulk-files/bulk-file-handlers.ts'
import { gridHandlers } from '#src/admin/grid/pages/documents/grid-handlers.ts'
import { gtinHandlers } from '#src/admin/gtins/gtin-handlers.ts'
import { setUpHandlers } from '#src/admin/set-up/set-up-handlers.ts'
import { sheetHandlers } from '#src/admin/sheets/sheet-handlers.ts'
import { newProductHandlers } from '#src/admin/new-product/new-product-handlers.ts'
import { documentHandlers } from '#src/admin/editor/document-handlers.ts'

/** Handler of every call of the panel's own pages; a missing one is a compile error. */
export const panelHandlers = {
  ...apiKeyHandlers,
  ...blockHandlers,
  ...completenessHandlers,
  ...findHandlers,
  ...leadHandlers,
  ...listHandlers,
  ...mailTextHandlers,
  ...peopleHandlers,
  ...searchHandlers,
  ...termHandlers,
  ...translationFileHandlers,
  ...translationHandlers,
  ...historyHandlers,
  ...webhookHandlers,
  ...importHandlers,
  ...releaseHandlers,
  ...structureHandlers,
  ...limitHandlers,
  ...bulkFileHandlers,
  ...gridHandlers,
  ...gtinHandlers,
  ...setUpHandlers,
  ...sheetHandlers,
  ...newProductHandlers,
  ...descriptionHandlers,
  ...documentHandlers,
  ...navigationHandlers,
} satisfies PanelHandlers<PanelCalls>
