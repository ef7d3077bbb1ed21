import type { CacheableRead } from './api-cache.ts'
import type { Locale } from '@vitrine/contract/locales'

/**
 * What is counted: the thing that a page or an answer is about, or words for which there was no
 * product.
 */
export type CountableEvent =
  | { kind: 'product' | 'application'; id: number }
  | { kind: 'search'; locale: Locale; text: string }

/** The longest search that is kept, characters; whoever types more is not looking for a product. */
const longest = 80

/** What leaves parts of the catalogue out: that nothing was found then says little. */
const narrowing = ['category', 'subcategory', 'filter']

const viewed: Partial<Record<CacheableRead['name'], 'product' | 'application'>> = {
  'product-read': 'product',
  'application-read': 'application',
}

/** What an answer (200) of the API says is to be counted, if anything. */
export function countableEventIn(read: CacheableRead, json: unknown): CountableEvent | undefined {
  const kind = viewed[read.name]
  if (kind) return { kind, id: Number(Object(json).id) }
  if (read.name !== 'products-list' || Object(Object(json).meta).total !== 0) return undefined
  const query = new URLSearchParams(read.path.split('?')[1])
  if (narrowing.some((name) => query.has(name))) return undefined
  const text = withoutPersonalData(query.get('search') ?? '')
  return text === undefined ? undefined : { kind: 'search', locale: read.locale, text }
}

/**
 * The words as the staff may read them: never what looks like somebody's address, document or
 * telephone.
 */
function withoutPersonalData(search: string): string | undefined {
  const text = search.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const personal = text.includes('@') || /^[\d\s().+/-]{9,}$/.test(text)
  return text.length < 2 || text.length > longest || personal ? undefined : text
}
