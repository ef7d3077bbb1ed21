import type { Tag, TagKind } from '@vitrine/contract/tags'
import type { PermittedCollection, PublicGlobal } from '#src/platform/access/permissions.ts'

type Data = Record<string, unknown>

interface Kind {
  /** Tag prefix; the tag of one document is `<tag>:<id>`. */
  tag: TagKind
  /** Tag of one document, if several collections share a prefix. */
  tagOf?: (id: number) => Tag
  /** Tags of the lists that show, or could show, documents of the collection. */
  lists: readonly Tag[]
  /**
   * Documents whose pages show this one, from its relation fields; `of`: array field that contains
   * the relation.
   */
  shownOn?: readonly { field: string; of?: string; tag: TagKind }[]
}

/** Collections on which no cacheable response depends: people, proofs and members-only content. */
type Unshared =
  | 'users'
  | 'consents'
  | 'members'
  | 'restricted-sections'
  | 'restricted-documents'
  | 'restricted-files'
  | 'downloads'
  | 'mails'
  | 'messages'
  | 'candidates'
  | 'subscribers'
  | 'data-requests'
  | 'reply-templates'
  | 'terms'

/** Cache tags affected by a change, by collection. */
export const kinds: Record<Exclude<PermittedCollection, Unshared>, Kind> = {
  categories: { tag: 'category', lists: ['products'] },
  subcategories: {
    tag: 'subcategory',
    lists: ['products'],
    shownOn: [{ field: 'category', tag: 'category' }],
  },
  products: { tag: 'product', lists: ['products'] },
  certificates: {
    tag: 'certificate',
    lists: ['certificate'],
    shownOn: [{ field: 'scope', of: 'product', tag: 'product' }],
  },
  solutions: { tag: 'solution', lists: ['solutions'] },
  applications: {
    tag: 'application',
    lists: ['solutions'],
    shownOn: [
      { field: 'products', tag: 'product' },
      { field: 'solution', tag: 'solution' },
    ],
  },
  'news-categories': { tag: 'news-category', lists: ['news'] },
  posts: { tag: 'post', lists: ['news'] },
  sections: { tag: 'section', lists: ['knowledge-base'] },
  publications: {
    tag: 'publication',
    lists: ['knowledge-base'],
    shownOn: [
      { field: 'products', tag: 'product' },
      { field: 'section', tag: 'section' },
    ],
  },
  popups: { tag: 'popup', lists: ['popup'] },
  distributors: { tag: 'distributor', lists: ['distributor'] },
  departments: { tag: 'department', lists: ['department'] },
  interests: { tag: 'interest', lists: ['interest'] },
  'education-levels': { tag: 'education-level', lists: ['education-level'] },
  'training-levels': { tag: 'training-level', lists: ['training-level'] },
  profiles: { tag: 'profile', lists: ['profile'] },
  'seo-texts': { tag: 'seo', lists: ['seo'] },
  redirects: { tag: 'redirect', lists: ['redirect', 'seo'] },
  synonyms: { tag: 'synonym', lists: ['synonym'] },
  'search-redirects': { tag: 'search-redirect', lists: ['search-redirect'] },
  'other-makers': { tag: 'other-maker', lists: ['cross-references'] },
  media: { tag: 'media', lists: [] },
  files: { tag: 'media', tagOf: (id) => `media:file-${id}`, lists: ['document'] },
}

export type FeedCollection = keyof typeof kinds

export const isFeedCollection = (slug: string): slug is FeedCollection => Object.hasOwn(kinds, slug)

/** Tags of the globals that visitors read. */
export const globalTags: Record<PublicGlobal, readonly Tag[]> = {
  appearance: ['appearance'],
  layout: ['layout'],
  home: ['home'],
  tooling: ['tooling'],
  institutional: ['institutional'],
}

/** Tag of a document; images and downloads (`files`) share a prefix, but not their ids. */
export const documentTagOf = (collection: FeedCollection, id: number): Tag =>
  kinds[collection].tagOf?.(id) ?? `${kinds[collection].tag}:${id}`

const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : undefined
}

/** Tags of the pages of other documents that show this document. */
export function shownOnTags(collection: FeedCollection, document: Data): Tag[] {
  return (kinds[collection].shownOn ?? []).flatMap(({ field, of, tag }) => {
    const value = document[field]
    return (Array.isArray(value) ? value : [value])
      .map((one) => idOf(of === undefined ? one : Object(one)[of]))
      .filter((id) => id !== undefined)
      .map((id): Tag => `${tag}:${id}`)
  })
}
