import type { Answer } from '@vitrine/contract/client'
import { idsOf } from '#src/api/reading/detail.ts'
import { readHomeGlobal } from './home.ts'
import { readMostViewed } from '#src/api/reading/most-viewed.ts'
import type { Reading } from '#src/api/reading/reading.ts'
import type { Handlers } from '#src/api/reading/handler.ts'

/** What the search panel offers before anything is typed. */
export async function readSearchPanel(reading: Reading): Promise<Answer<'search-panel-read'>> {
  const home = await readHomeGlobal(reading)
  return readMostViewed(reading, {
    products: idsOf(home?.products),
    applications: idsOf(home?.applications),
    publications: idsOf(home?.publications),
  })
}

export const searchPanelHandlers = {
  'search-panel-read': (reading) => readSearchPanel(reading),
} satisfies Handlers
