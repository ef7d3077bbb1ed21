/**
 * Cache tags: the documents and kinds that an answer depends on. The cms sends them with each
 * answer (`Cache-Tag`) and each change; caches invalidate entries with a changed tag.
 */
export const tagKinds = [
  'layout',
  'appearance',
  'seo',
  'home',
  'institutional',
  'search',
  'popup',
  'redirect',
  'product',
  'category',
  'subcategory',
  'products',
  'tooling',
  'other-maker',
  'cross-references',
  'solution',
  'application',
  'solutions',
  'post',
  'news-category',
  'news',
  'publication',
  'section',
  'knowledge-base',
  'page',
  'pages',
  'distributor',
  'department',
  'interest',
  'education-level',
  'training-level',
  'certificate',
  'media',
  'document',
  'profile',
  'synonym',
  'search-redirect',
  'launch',
  // records of a feed, by its kind (`feed:part-numbers`)
  'feed',
  // keys of programs (`api-keys.ts`)
  'api-key',
  'language-rules',
  // a day in the company's time zone, for validities (`validity.ts`)
  'day',
] as const

export type TagKind = (typeof tagKinds)[number]

/** Tag of a kind (`layout`) or of one document (`product:12`). */
export type Tag = TagKind | `${TagKind}:${string | number}`

/** Tag of one document. */
export function documentTag(kind: TagKind, id: string | number): Tag {
  return `${kind}:${id}`
}

/** Parses a `Cache-Tag` header (separated by blanks or commas); unknown tags are included. */
export function parseTags(header: string | null | undefined): string[] {
  return (header ?? '').split(/[\s,]+/).filter(Boolean)
}

/** Formats a `Cache-Tag` header. */
export function formatTags(tags: Iterable<string>): string {
  return [...new Set(tags)].join(' ')
}
