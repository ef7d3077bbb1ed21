import { ApiError } from '@vitrine/contract/errors'
import type { LoadArguments } from '#app/core/api/screen-load.ts'
import { readListQuery } from '#app/features/listing/list-query.ts'
import { results } from './lazy-results.ts'

/** Data of the tooling page. */
export async function loadTooling({ client, query, locale }: LoadArguments<'tooling'>) {
  const { filter, page } = readListQuery(query)
  const [found] = await Promise.all([
    client('tooling-read', {
      query: {
        ...(filter.length > 0 ? { filter } : {}),
        ...(page > 1 ? { page } : {}),
      },
    }),
    results.ready(locale),
  ])
  if (page > 1 && page > found.meta.lastPage) throw new ApiError('not-found')
  return { filter, found }
}
