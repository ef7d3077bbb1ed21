import { postCards } from './cards.ts'
import { readList } from './list.ts'
import { once } from './once.ts'
import type { CallContext } from './call-context.ts'

/** News that a page shows, unless its staff state a number. */
const shownByDefault = 3

/** Latest news, newest first. */
export function readLatestNews(context: CallContext, limit = shownByDefault) {
  context.tag('news')
  return once(context, `latest news ${limit}`, async () => {
    const { found } = await readList(
      context,
      'posts',
      { page: 1, perPage: limit, orderBy: 'relevance' },
      { relevance: 'date' },
    )
    return postCards(context, found)
  })
}
