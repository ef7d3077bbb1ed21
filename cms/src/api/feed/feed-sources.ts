import type { Locale } from '@vitrine/configuration/locales'
import { isApiError } from '@vitrine/contract/errors'
import type { Tag } from '@vitrine/contract/tags'
import type { With } from '#src/platform/collections/collections.ts'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { readPost } from '#src/api/catalogue/news.ts'
import { readPublication } from '#src/api/catalogue/knowledge.ts'
import { readProduct } from '#src/api/catalogue/product.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { readCertificates } from '#src/api/reading/certificates.ts'
import { kinds } from '#src/publishing/changes/kinds.ts'
import { newsRecords, publicationRecords } from './records/article-records.ts'
import { certificateRecords } from './records/certificate-records.ts'
import { distributorRecords, readDistributors } from './records/distributor-records.ts'
import { documentRecords, readAttached } from './records/document-records.ts'
import type { FeedRecord } from './records/feed-record.ts'
import { filesOf, partRecords } from './records/part-records.ts'
import { productRecords } from './records/product-records.ts'
import type { Digests } from './records/recorded-files.ts'

/** Feeds, by the name in their address. */
export const feedNames = [
  'part-numbers',
  'products',
  'publications',
  'news',
  'distributors',
  'certificates',
  'documents',
] as const
export type FeedName = (typeof feedNames)[number]

type Derive<Read> = (answers: ReadonlyMap<Locale, Read>, digests: Digests) => FeedRecord[]

/** Answers from which records are derived. */
interface FeedSource<Read> {
  /** Collection of which each document is a source; without one, all records are one source. */
  collection?: FeedCollection
  /** Without a collection: tags of a person's change of one of its documents. */
  own?: readonly Tag[]
  /** Sources from whose records these are derived; each notes this one when these would differ. */
  after?: readonly string[]
  /** Answer in the locale, about a document if there is a collection; adds the tags. */
  read: (context: CallContext, id: number) => Promise<Read>
  /** Paths of the files whose digests the records state. */
  files?: (answer: Read) => string[]
  records: { [Feed in FeedName]?: Derive<Read> }
}

/** Source whose answers have any type: they go from `read` to `files` and `records` only. */
type AnySource = Omit<FeedSource<never>, 'read'> & {
  read: (context: CallContext, id: number) => Promise<unknown>
}

const sourceOf = <Read>(source: FeedSource<Read>): AnySource => source

export const feedSources = {
  products: sourceOf({
    collection: 'products',
    read: (context, id) => readProduct(context, String(id), []),
    files: filesOf,
    records: { 'part-numbers': partRecords, products: productRecords },
  }),
  publications: sourceOf({
    collection: 'publications',
    read: (context, id) => readPublication(context, undefined, String(id)),
    files: ({ documents }) => documents.map(({ url }) => url),
    records: { publications: publicationRecords },
  }),
  posts: sourceOf({
    collection: 'posts',
    read: (context, id) => readPost(context, String(id), undefined),
    files: ({ main_image: picture }) => (picture ? [picture.url] : []),
    records: { news: newsRecords },
  }),
  certificates: sourceOf({
    own: kinds.certificates.lists,
    read: (context) => {
      context.tag(...kinds.certificates.lists)
      return readCertificates(context)
    },
    files: (answered) =>
      answered.flatMap(({ certificate }) => certificate.files.map(({ url }) => url)),
    records: { certificates: certificateRecords },
  }),
  distributors: sourceOf({
    own: kinds.distributors.lists,
    read: readDistributors,
    records: { distributors: distributorRecords },
  }),
  documents: sourceOf({
    after: ['products', 'publications', 'certificates'],
    read: readAttached,
    records: { documents: documentRecords },
  }),
} satisfies Record<With<'fed'> | 'documents', AnySource>

export type SourceName = keyof typeof feedSources
export const sourceNames = Object.keys(feedSources) as SourceName[]

/** Sources from which the records of a feed follow, directly or through those of others. */
export const sourcesOf = (feed: FeedName): SourceName[] =>
  sourceNames.filter(
    (name) =>
      feedSources[name].records[feed] ||
      sourceNames.some(
        (other) => feedSources[other].records[feed] && feedSources[other].after?.includes(name),
      ),
  )

/** Tags of the feeds whose records follow from the given sources. */
export const feedTagsOf = (sources: readonly SourceName[]): Tag[] =>
  feedNames
    .filter((feed) => sourcesOf(feed).some((name) => sources.includes(name)))
    .map((feed): Tag => `feed:${feed}`)

/** Source that was read in the languages in which it is public. */
export interface ReadSource {
  /** Paths of the files whose digests the records state. */
  files: string[]
  recordsOf: (digests: Digests) => [FeedName, FeedRecord[]][]
}

/** Reads a source in the given contexts, one for each language. */
export async function readSource(
  name: SourceName,
  id: number,
  contexts: readonly CallContext[],
): Promise<ReadSource> {
  const source = feedSources[name]
  const answers = new Map<Locale, never>()
  for (const context of contexts) {
    const answer = await source.read(context, id).catch((error: unknown) => {
      if (isApiError(error, 'not-found')) return undefined
      throw error
    })
    if (answer !== undefined) answers.set(context.locale, answer as never)
  }
  return {
    files: [...answers.values()].flatMap((answer) => source.files?.(answer) ?? []),
    recordsOf: (digests) =>
      feedNames.flatMap((feed): [FeedName, FeedRecord[]][] => {
        const derive = source.records[feed]
        return derive ? [[feed, derive(answers, digests)]] : []
      }),
  }
}
