import type { addressesAnswer } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { readAlternates, screens } from '#src/api/reading/alternates.ts'

/** Addresses of all published documents, for sitemaps. */
export async function listAddresses(payload: Payload): Promise<z.infer<typeof addressesAnswer>> {
  const data = []
  for (const collection of Object.keys(pages) as PageCollection[]) {
    for (const entry of (await readAlternates(payload, collection)).values())
      data.push({ screen: screens[collection], ...entry })
  }
  return { data }
}
