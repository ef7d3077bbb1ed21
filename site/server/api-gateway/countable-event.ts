import type { CacheableRead } from './api-cache.ts'
import type { Locale } from '@vitrine/contract/locales'
import { valuesOf } from '@vitrine/contract/query-string'

/**
 * An event of the view statistics: a view of a product or application, or a search without products.
 */
export type CountableEvent =
  | { kind: 'product' | 'application'; id: number }
  | { kind: 'search'; locale: Locale; text: string }

/** Longest search that is counted, characters. */
const maxSearchLength = 80

/** Filters; a filtered search without results says little about the catalogue. */
const narrowing = ['category', 'subcategory', 'filter']

const viewed: Partial<Record<CacheableRead['name'], 'product' | 'application'>> = {
  'product-read': 'product',
  'application-read': 'application',
}

/** The event that an API answer with status 200 counts as, if any. */
export function countableEventIn(read: CacheableRead, json: unknown): CountableEvent | undefined {
  const kind = viewed[read.name]
  if (kind) return { kind, id: Number(Object(json).id) }
  const listed = read.name === 'search-read' ? Object(json).products : json
  if (read.name !== 'products-list' && read.name !== 'search-read') return undefined
  if (Object(Object(listed).meta).total !== 0) return undefined
  if (narrowing.some((name) => name in read.query)) return undefined
  const text = withoutPersonalData(valuesOf(read.query, 'search')[0] ?? '')
  return text === undefined ? undefined : { kind: 'search', locale: read.locale, text }
}

/**
 * The normalised search text. `undefined` for text that looks like an e-mail address, a document
 * number or a telephone number.
 */
function withoutPersonalData(search: string): string | undefined {
  const text = search.trim().replaceAll(/\s+/g, ' ').toLowerCase()
  const personal = text.includes('@') || /^[\d\s().+/-]{9,}$/.test(text)
  return text.length < 2 || text.length > maxSearchLength || personal ? undefined : text
}
