import { apiKeyCalls } from './api-keys.ts'
import { completenessCalls } from './completeness.ts'
import { findCalls } from './find.ts'
import { leadCalls } from './leads.ts'
import { listCalls } from './lists.ts'
import { mailTextCalls } from './mail-texts.ts'
import { peopleCalls } from './people.ts'
import { searchCalls } from './searches.ts'
import { termCalls } from './terms.ts'
import { translationFileCalls } from './translation-files.ts'
import { translationCalls } from './translations.ts'
import { historyCalls } from './history.ts'
import { webhookCalls } from './webhooks.ts'
import { importCalls } from './imports.ts'
import { releaseCalls } from './releases.ts'
import { structureCalls } from './structure.ts'
import { limitCalls } from './limits.ts'
import { blockCalls } from './blocks.ts'
import { bulkFileCalls } from './bulk-files.ts'
import { gridCalls } from './grid.ts'
import { gtinCalls } from './gtins.ts'
import { setUpCalls } from './set-up.ts'
import { sheetCalls } from './sheets.ts'
import { newProductCalls } from './new-product.ts'
import { descriptionCalls } from './description.ts'
import { documentCalls } from './documents.ts'
import { navigationCalls } from './navigation.ts'
import type { AnyPanelCall } from '#src/platform/panel-calls/panel-call.ts'
import type { PanelCallName } from './addresses.ts'

/** All calls of our own pages; a call without its row, its roles or its answer does not compile. */
export const panelCalls = {
  ...apiKeyCalls,
  ...blockCalls,
  ...completenessCalls,
  ...findCalls,
  ...leadCalls,
  ...listCalls,
  ...mailTextCalls,
  ...peopleCalls,
  ...searchCalls,
  ...termCalls,
  ...translationCalls,
  ...translationFileCalls,
  ...historyCalls,
  ...webhookCalls,
  ...importCalls,
  ...releaseCalls,
  ...structureCalls,
  ...limitCalls,
  ...bulkFileCalls,
  ...gridCalls,
  ...gtinCalls,
  ...setUpCalls,
  ...sheetCalls,
  ...newProductCalls,
  ...descriptionCalls,
  ...documentCalls,
  ...navigationCalls,
} satisfies Record<PanelCallName, AnyPanelCall>

export type PanelCalls = typeof panelCalls
