import type { Payload } from 'payload'
import { pages } from '#src/content/page-collections.ts'
import type { PageCollection } from '#src/content/page-collections.ts'
import { isOfSite } from '#src/content/site-modules.ts'
import { rows, sql } from '#src/platform/database/query.ts'
import { inTransaction } from '#src/platform/database/transaction.ts'
import { recordState } from './record-state.ts'

/**
 * Adapts the read model to the modules of the site, after each migration: removes the entries of
 * disabled modules, and writes those of modules that were enabled again.
 */
export function followModules(payload: Payload): Promise<void> {
  const collections = Object.keys(pages) as PageCollection[]
  const absent = collections.filter((collection) => !isOfSite(collection))
  return inTransaction(payload, async (transaction) => {
    await rows(
      payload,
      sql`delete from search_entries where collection = any(${sql.param(absent)}::text[])`,
      transaction,
    )
    await rows(
      payload,
      sql`delete from waiting_entries where collection = any(${sql.param(absent)}::text[])`,
      transaction,
    )
    const unwritten = await rows<{ collection: PageCollection; id: number }>(
      payload,
      sql`
      select collection, document_id as id from published_states
      where collection = any(${sql.param(collections.filter(isOfSite))}::text[])
        and collection not in (select distinct collection from search_entries)`,
      transaction,
    )
    for (const { collection, id } of unwritten)
      await recordState(payload, collection, id, { transaction, rebuild: true })
  })
}
