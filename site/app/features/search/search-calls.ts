import type { Answer, Client } from '@vitrine/contract/client'
import { sorts } from '#app/features/listing/list-query.ts'
import { searchKindNames } from './search-query.ts'
import type { SearchKind, SearchQuery } from './search-query.ts'

/** Search results by kind, with the interpretation of the text. */
export type Found = Answer<'search-read'>

/** Searches all kinds: one page of the chosen kind, the first results of the others. */
export const search = (client: Client, { text, kind, page, sort }: SearchQuery): Promise<Found> =>
  client('search-read', {
    query: {
      search: text,
      ...(kind === undefined ? {} : { kind, page, ...(sort === 'relevance' ? {} : sorts[sort]) }),
    },
  })

/** True if a text names another maker or its number. */
export const namesOther = ({ equivalents, makers }: Found): boolean =>
  equivalents.length + makers.length > 0

/** Number of results of a kind, or of all kinds. */
export const totalOf = (found: Found, kind?: SearchKind): number =>
  kind === undefined
    ? searchKindNames.reduce((sum, each) => sum + found[each].meta.total, 0)
    : found[kind].meta.total
