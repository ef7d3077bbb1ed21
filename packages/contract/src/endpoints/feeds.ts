import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { feedOf, feedQuery, partRecord } from '../shapes/feed.ts'
import { lifeStates } from '../life-cycle.ts'

export const feedsEndpoints = {
  /**
   * `changes_since`: for a copy that follows the catalogue; it begins with 0. `feed-restarted`: the
   * number was given before a backup was restored, or deletions since then are no longer stored;
   * the copy begins with 0 again. Without `changes_since` the existing records are listed.
   */
  'part-numbers-list': endpoint({
    summary: 'Part numbers as records in the order of their last change, and deleted ones.',
    query: feedQuery.extend({
      /** Slug of a subcategory in the language of the request. */
      subcategory: z.string().max(200).optional(),
      state: z.enum(lifeStates).optional(),
    }),
    answer: feedOf(partRecord),
  }),
}
