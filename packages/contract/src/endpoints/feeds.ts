import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { feedOf, feedQuery, partRecord } from '../shapes/feed.ts'
import { lifeStates } from '../life-cycle.ts'

export const feedsEndpoints = {
  /**
   * `changes_since`: for a copy that follows the catalogue, from 0; without it the records that
   * exist, once. A copy that asks with a number of before a restored backup, or older than what the
   * feed keeps of what is gone, is answered `feed-restarted` and begins at 0 again.
   */
  'part-numbers-list': endpoint({
    summary: 'Part numbers as records, in the order of their last change, and what is gone.',
    query: feedQuery.extend({
      /** Slug of a subcategory in the language of the request. */
      subcategory: z.string().max(200).optional(),
      state: z.enum(lifeStates).optional(),
    }),
    answer: feedOf(partRecord),
  }),
}
