import type { Answer } from '@vitrine/contract/client'
import { sql } from '#src/platform/database/query.ts'
import type { Handlers } from '#src/api/reading/handler.ts'
import { readFeed } from './read-feed.ts'

export const feedsHandlers = {
  'part-numbers-list': async (context, { query: { subcategory, state, ...query } }) => {
    // records are stored as the contract has them
    const page = await readFeed(
      context,
      'part-numbers',
      query,
      sql`(${subcategory === undefined} or languages->${context.locale}::text->'subcategory'->>'slug' = ${subcategory ?? ''})
        and (${state === undefined} or shared->'state'->>'value' = ${state ?? ''})`,
    )
    return page as Answer<'part-numbers-list'>
  },
} satisfies Handlers
