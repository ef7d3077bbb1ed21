import type { Payload } from 'payload'
import { sql } from '#src/platform/database/query.ts'
import type { Transaction } from '#src/platform/database/transaction.ts'
import { runShared } from '#src/publishing/changes/last-step.ts'

/**
 * Counts a change of synonyms, of redirects of searches or of numbers of other makers: a new number
 * makes the search read them again (`api/indexes/search-index-source.ts`).
 */
export const countWording = (payload: Payload, transaction: Transaction): Promise<void> =>
  runShared(
    payload,
    {
      name: 'wording',
      statement: sql`update search_state set synonyms = synonyms + 1`,
      kind: 'writes',
    },
    transaction,
  )
