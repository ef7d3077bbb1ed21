import type { Tag, TagKind } from '@vitrine/contract/tags'
import type { PublicGlobal } from '#src/platform/access/permissions.ts'
import { collections, columnOf } from '#src/platform/collections/collections.ts'
import type { With } from '#src/platform/collections/collections.ts'
import type { Shown } from '#src/platform/collections/row.ts'

type Data = Record<string, unknown>

export type FeedCollection = With<'tags'>

/** Tag prefix of a collection's documents, and the tags of the lists that show or could show them. */
export const kinds = Object.fromEntries(
  Object.entries(columnOf('tags')).map(([slug, [tag, ...lists]]) => [slug, { tag, lists }]),
) as unknown as Record<FeedCollection, { tag: TagKind; lists: readonly Tag[] }>

export const isFeedCollection = (slug: string): slug is FeedCollection => Object.hasOwn(kinds, slug)

/** Tags of the globals that visitors read. */
export const globalTags: Record<PublicGlobal, readonly Tag[]> = {
  appearance: ['appearance'],
  layout: ['layout'],
  navigation: ['layout'],
  home: ['home'],
  tooling: ['tooling'],
  institutional: ['institutional'],
}

/** Tag of a document; images and downloads (`files`) share a prefix, but not their ids. */
export const documentTagOf = (collection: FeedCollection, id: number): Tag =>
  `${kinds[collection].tag}:${collections[collection].idPrefix}${id}`

const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : undefined
}

/** Tags of the pages of other documents that show this document. */
export function shownOnTags(collection: FeedCollection, document: Data): Tag[] {
  const shown: readonly Shown[] = collections[collection].shownOn
  return shown.flatMap(({ field, of, tag }) => {
    const value = document[field]
    return (Array.isArray(value) ? value : [value])
      .map((one) => idOf(of === undefined ? one : Object(one)[of]))
      .filter((id) => id !== undefined)
      .map((id): Tag => `${tag}:${id}`)
  })
}
