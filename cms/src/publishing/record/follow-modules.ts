import type { Payload } from 'payload'
import { pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'

/**
 * Removes the entries of disabled modules from the read model, after each migration; those of modules
 * that were enabled again are written by the step of the read model (`rebuild.ts`).
 */
export const removeDisabledModules = (payload: Payload): Promise<void> =>
  inTransaction(payload, async (transaction) => {
    const absent = (Object.keys(pages) as PageCollection[]).filter((slug) => !isOfSite(slug))
    for (const table of [sql`search_entries`, sql`waiting_entries`])
      await rows(
        payload,
        sql`delete from ${table} where collection = any(${sql.param(absent)}::text[])`,
        transaction,
      )
  })
