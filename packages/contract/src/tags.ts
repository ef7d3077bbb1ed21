/**
 * Cache tags: what an answer was made from. The cms sends them with each answer (`Cache-Tag`) and
 * with each change; whoever holds something that bears one of a change's tags drops it.
 */
export const tagKinds = [
  'layout',
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
  'solution',
  'application',
  'solutions',
  'post',
  'news-category',
  'news',
  'publication',
  'section',
  'knowledge-base',
  'distributor',
  'department',
  'interest',
  'education-level',
  'training-level',
  'certificate',
  'media',
  'profile',
] as const

export type TagKind = (typeof tagKinds)[number]

/** `layout`, or one document: `product:12`. */
export type Tag = TagKind | `${TagKind}:${string | number}`

/** The tag of one document. */
export function documentTag(kind: TagKind, id: string | number): Tag {
  return `${kind}:${id}`
}

/**
 * Reads a `Cache-Tag` header (separated by blanks or commas); unknown words are kept: they harm
 * nothing.
 */
export function parseTags(header: string | null | undefined): string[] {
  return (header ?? '').split(/[\s,]+/).filter(Boolean)
}

/** The header's value. */
export function formatTags(tags: Iterable<string>): string {
  return [...new Set(tags)].join(' ')
}
