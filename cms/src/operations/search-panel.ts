import type { Answer } from '@vitrine/contract/client'
import { idsOf } from './detail.ts'
import { readHomeGlobal } from './home.ts'
import { readMostViewed } from './most-viewed.ts'
import type { Reading } from './reading.ts'

/** What the search panel offers before anything is typed. */
export async function readSearchPanel(reading: Reading): Promise<Answer<'search-panel-read'>> {
  const home = await readHomeGlobal(reading)
  return readMostViewed(reading, {
    products: idsOf(home?.products),
    applications: idsOf(home?.applications),
    publications: idsOf(home?.publications),
  })
}
