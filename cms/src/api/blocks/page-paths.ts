import { locales } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { pagePathsAnswer } from '@vitrine/contract/internal'
import type { Payload } from 'payload'
import type { z } from 'zod'
import { rows, sql } from '#src/platform/database/query.ts'

/** Paths of all published pages of blocks, and those that they had; the site keeps them in memory. */
export async function listPagePaths(payload: Payload): Promise<z.infer<typeof pagePathsAnswer>> {
  const found = await rows<{ locale: Locale; slug: string }>(
    payload,
    sql`
    select locale, slug from search_entries where collection = 'pages'
    union select locale, slug from slug_history where collection = 'pages'`,
  )
  return { data: found.map(({ locale, slug }) => `${locales[locale].prefix}/${slug}`) }
}
