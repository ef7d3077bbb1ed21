import type { Answer } from '@vitrine/contract/client'
import { idsOf } from '#src/api/reading/detail.ts'
import { readHomeGlobal } from '#src/api/reading/home-global.ts'
import { readMostViewed } from '#src/api/reading/most-viewed.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/** Content of the search panel before any input. */
export async function readSearchPanel(context: CallContext): Promise<Answer<'search-panel-read'>> {
  const home = await readHomeGlobal(context)
  return readMostViewed(context, {
    products: idsOf(home?.products),
    applications: idsOf(home?.applications),
    publications: idsOf(home?.publications),
  })
}

export const searchPanelHandlers = {
  'search-panel-read': (context) => readSearchPanel(context),
} satisfies Handlers
