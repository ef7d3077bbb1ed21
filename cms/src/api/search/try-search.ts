import { documentPath } from '@vitrine/configuration/document-paths'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import type { PageCollection } from '#src/content/page-collections.ts'
import { pages } from '#src/content/page-collections.ts'
import { routeParams } from '#src/publishing/pages/document-routes.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readEntriesOf } from '#src/api/reading/entries.ts'
import type { FoundPage, TriedSearch } from '#src/publishing/views/tried-search.ts'
import { readNamedElsewhere } from '#src/api/cross-references/equivalents-of-text.ts'
import { completeLastWord } from './complete-word.ts'
import { findDocuments } from './find-documents.ts'
import { findMatches } from './find-matches.ts'
import type { FoundMatches } from './find-matches.ts'

/** Collections of the search page, in its order. */
const searched = ['products', 'applications', 'publications', 'pages', 'posts'] as const

/** Collections whose pages can be the target of a redirect. */
const targets = ['categories', 'subcategories', 'solutions', 'sections', ...searched] as const

/** Maximum results shown of a tried search. */
const maxShown = 3
/** Maximum pages offered as targets of a redirect. */
const maxTargets = 8

/** First matches of the collections, with their paths. */
async function firstPages(
  context: CallContext,
  matches: FoundMatches,
  collections: readonly PageCollection[],
  max: number,
): Promise<FoundPage[]> {
  const hits = collections
    .flatMap((collection) => matches.of(collection).hits.map((hit) => ({ collection, ...hit })))
    .slice(0, max)
  const byCollection = Map.groupBy(hits, ({ collection }) => collection)
  const entriesOf = await readEntriesOf(
    context,
    new Map([...byCollection].map(([collection, own]) => [collection, own.map(({ id }) => id)])),
  )
  return hits.flatMap(({ collection, id, partNumber, variants }) => {
    const row = entriesOf(collection).find((entry) => entry.id === id)
    if (row === undefined) return []
    const path = documentPath(
      pages[collection].screen,
      context.locale,
      routeParams(collection, row),
    )
    return [{ title: row.title, code: partNumber ?? variants?.rows[0]?.part_number ?? null, path }]
  })
}

const contextOf = (payload: Payload, locale: Locale): CallContext => ({
  payload,
  locale,
  tag: () => undefined,
})

const searchOf = (context: CallContext, text: string, collections: readonly PageCollection[]) =>
  findMatches(
    context,
    text,
    collections.map((collection) => ({ collection })),
  )

/** Results that the search page would show for a text. */
export async function trySearch(
  payload: Payload,
  locale: Locale,
  text: string,
): Promise<TriedSearch> {
  const context = contextOf(payload, locale)
  const matches = await searchOf(context, text, searched)
  const [pages, documents, elsewhere] = await Promise.all([
    firstPages(context, matches, searched, maxShown),
    findDocuments(context, matches.terms, { page: 1, perPage: maxShown }),
    readNamedElsewhere(context, text),
  ])
  const files = documents.data.map(({ title, url }) => ({ title, code: null, path: url }))
  return {
    redirect: matches.redirect,
    total: searched.reduce(
      (sum, collection) => {
        const { hits, others } = matches.of(collection)
        return sum + hits.length + others.length
      },
      documents.meta.total + elsewhere.references.length + elsewhere.makers.length,
    ),
    first: [...pages, ...files].slice(0, maxShown),
  }
}

/** Pages that match a text that is being typed, as targets of a redirect. */
export async function findTargets(
  payload: Payload,
  locale: Locale,
  text: string,
): Promise<FoundPage[]> {
  const context = contextOf(payload, locale)
  const matches = await searchOf(context, await completeLastWord(context, text), targets)
  return firstPages(context, matches, targets, maxTargets)
}
