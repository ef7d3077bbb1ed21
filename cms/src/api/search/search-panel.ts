import type { Answer } from '@vitrine/contract/client'
import { readMostViewed } from '#src/api/reading/most-viewed.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/** Content of the search panel before any input. */
export const readSearchPanel = (context: CallContext): Promise<Answer<'search-panel-read'>> =>
  readMostViewed(context)

export const searchPanelHandlers = {
  'search-panel-read': (context) => readSearchPanel(context),
} satisfies Handlers
