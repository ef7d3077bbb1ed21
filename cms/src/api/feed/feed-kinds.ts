import type { Locale } from '@vitrine/configuration/locales'
import { isApiError } from '@vitrine/contract/errors'
import type { FeedCollection } from '#src/publishing/changes/kinds.ts'
import { readProduct } from '#src/api/catalogue/product.ts'
import type { CallContext } from '#src/api/reading/call-context.ts'
import { filesOf, partRecords } from './part-records.ts'
import type { Digests } from './part-records.ts'

/** Record as it is stored: facts without language, and those of each language. */
export interface FeedRecord {
  key: string
  shared: object
  languages: Partial<Record<Locale, object>>
  /** Key of the record that stands in for it when it is gone. */
  successor: string | null
  /** Equal for a record and the one to which it was renumbered. */
  identity: string | null
}

/** Records that are derived from the answers about documents of a collection. */
interface FeedKind {
  collection: FeedCollection
  /** Paths of the files whose digests the records state. */
  files: (answers: ReadonlyMap<Locale, never>) => string[]
  /** Answer about a document in the locale; adds the tags on which it depends. */
  read: (context: CallContext, id: number) => Promise<unknown>
  records: (answers: ReadonlyMap<Locale, never>, digests: Digests) => FeedRecord[]
}

const kindOf = <Read>(kind: {
  collection: FeedCollection
  read: (context: CallContext, id: number) => Promise<Read>
  files: (answer: Read) => string[]
  records: (answers: ReadonlyMap<Locale, Read>, digests: Digests) => FeedRecord[]
}): FeedKind => ({
  ...kind,
  files: (answers: ReadonlyMap<Locale, Read>) => [...answers.values()].flatMap(kind.files),
})

/** Kinds of feeds, by the name in their address. */
export const feedKinds = {
  'part-numbers': kindOf({
    collection: 'products',
    read: (context, id) => readProduct(context, String(id), []),
    files: filesOf,
    records: (products, digests) =>
      partRecords(products, digests).map(({ languages, ...shared }) => ({
        key: shared.part_number,
        shared,
        languages,
        successor: shared.state.successor,
        identity: shared.gtin,
      })),
  }),
} satisfies Record<string, FeedKind>

export type FeedName = keyof typeof feedKinds
export const feedNames = Object.keys(feedKinds) as FeedName[]

/** Answers about a document in the languages in which it is public. */
export async function readAnswers(
  name: FeedName,
  id: number,
  contexts: readonly CallContext[],
): Promise<Map<Locale, never>> {
  const kind: FeedKind = feedKinds[name]
  const answers = new Map<Locale, never>()
  for (const context of contexts) {
    const answer = await kind.read(context, id).catch((error: unknown) => {
      if (isApiError(error, 'not-found')) return undefined
      throw error
    })
    if (answer !== undefined) answers.set(context.locale, answer as never)
  }
  return answers
}
