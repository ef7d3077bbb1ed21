import { localeCodes } from '@vitrine/configuration/locales'
import type { Locale } from '@vitrine/configuration/locales'
import type { Payload } from 'payload'
import { indexed, keysOf, storedKey, textsOf } from './document-keys.ts'
import type { DocumentKey, IndexedCollection } from './document-keys.ts'
import { variantsOf } from './facts.ts'
import type { Named } from '#src/platform/collections/row.ts'

export interface Place {
  collection: IndexedCollection
  id: number
}

export const placeOf = ({ collection, id }: Place): string => `${collection} ${id}`

/** What is published of a document, for accounts that see no drafts: the index holds the latest version. */
export interface PublishedContent {
  /** Texts and codes by which it is found, as typed and as stored. */
  labels: ReadonlySet<string>
  keys: { kind: DocumentKey['kind']; key: string }[]
  /** Title in a language, else in the first that has one. */
  titleIn: (locale: Locale) => string | undefined
  family: string
  partNumbers: number
}

/** Published contents by place (`placeOf`); documents that are not published are left out. */
export async function readPublished(
  payload: Payload,
  places: readonly Place[],
): Promise<Map<string, PublishedContent>> {
  const contents = new Map<string, PublishedContent>()
  const byCollection = Map.groupBy(places, ({ collection }) => collection)
  for (const [collection, own] of byCollection) {
    const { title, rows, codes = [], texts = [] }: Named = indexed[collection]
    const names = [title, ...codes, ...texts, ...(rows === undefined ? [] : [rows])]
    const found = await payload.find({
      collection,
      where: {
        id: { in: [...new Set(own.map(({ id }) => id))] },
        _status: { equals: 'published' },
      },
      locale: 'all',
      depth: 0,
      pagination: false,
      select: Object.fromEntries(names.map((name) => [name, true])) as never,
    })
    for (const document of found.docs as unknown as Record<string, unknown>[]) {
      const titles = textsOf(document[title])
      const keys = keysOf(collection, document)
      contents.set(placeOf({ collection, id: Number(document['id']) }), {
        labels: new Set(keys.map(({ label }) => label)),
        keys: keys.map((key) => ({ kind: key.kind, key: storedKey(key) })),
        titleIn: (locale) =>
          [locale, ...localeCodes]
            .map((code) => titles.find((each) => each.locale === code)?.label)
            .find((label) => label !== undefined),
        family: typeof document['family'] === 'string' ? document['family'] : '',
        partNumbers: rows === undefined ? 0 : variantsOf(document[rows]).length,
      })
    }
  }
  return contents
}
