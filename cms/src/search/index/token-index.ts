import { Postings } from './postings.ts'
import type { TokenQuery } from './token-query.ts'

/** Metadata stored with each indexed entry. */
export interface IndexedEntry {
  id: number
  parent: number | null
  /** Revision of the entry in the read model. */
  revision: number
  views: number
  /** Position in the staff's order. */
  position: number
}

/** Compares by views, most viewed first; the order is the same in every process. */
export const byPopularity = (a: IndexedEntry, b: IndexedEntry): number =>
  b.views - a.views || a.position - b.position || a.id - b.id

/** Maximum frequent tokens whose bitmaps are cached. */
const maxFrequent = 256

/** Share and number of replaced entries above which an index is rebuilt; both must be exceeded. */
const sparse = { share: 0.25, min: 500 }

/**
 * Index of the entries of a collection in one locale by their tokens. A changed entry gets a new
 * number; its former number remains in the postings and is skipped.
 */
export class TokenIndex {
  readonly #entries: (IndexedEntry | undefined)[] = []
  readonly #numbers = new Map<number, number>()
  readonly #postings = new Map<string, Postings>()
  /** Tokens by their first character. */
  readonly #beginning = new Map<string, string[]>()
  /** Counts of entries by token, cached until the next change. */
  readonly #counts = new Map<string, number>()
  /** Bitmaps of frequent tokens, cached until the next change. */
  readonly #frequent = new Map<string, Uint32Array>()
  #newest = 0

  /** Number of entries. */
  get size(): number {
    return this.#numbers.size
  }

  /** Highest revision of an entry. */
  get newest(): number {
    return this.#newest
  }

  /** True if enough entries were replaced that a rebuild saves memory and time. */
  get isSparse(): boolean {
    const replaced = this.#entries.length - this.#numbers.size
    return replaced > sparse.min && replaced > this.#entries.length * sparse.share
  }

  /** Adds an entry, replacing its former state. */
  set(entry: IndexedEntry, tokens: Iterable<string>): void {
    this.remove(entry.id)
    this.#forget()
    const number = this.#entries.push(entry) - 1
    this.#numbers.set(entry.id, number)
    this.#newest = Math.max(this.#newest, entry.revision)
    for (const token of tokens)
      (this.#postings.get(token) ?? this.#startPostings(token)).add(number)
  }

  #startPostings(token: string): Postings {
    const postings = new Postings()
    this.#postings.set(token, postings)
    const letter = token.slice(0, 1)
    const others = this.#beginning.get(letter)
    if (others === undefined) this.#beginning.set(letter, [token])
    else others.push(token)
    return postings
  }

  remove(id: number): void {
    const number = this.#numbers.get(id)
    if (number === undefined) return
    this.#forget()
    this.#entries[number] = undefined
    this.#numbers.delete(id)
  }

  #forget(): void {
    this.#counts.clear()
    this.#frequent.clear()
  }

  entry(id: number): IndexedEntry | undefined {
    return this.#entries[this.#numbers.get(id) ?? -1]
  }

  /** Number of entries with a token. */
  count(token: string): number {
    const postings = this.#postings.get(token)
    if (postings === undefined) return 0
    const known = this.#counts.get(token)
    if (known !== undefined) return known
    let count = 0
    postings.forEach((number) => {
      if (this.#entries[number] !== undefined) count += 1
    })
    this.#counts.set(token, count)
    return count
  }

  /** Tokens with the same first character, including those of outdated entries. */
  tokensLike(token: string): readonly string[] {
    return this.#beginning.get(token.slice(0, 1)) ?? []
  }

  /** Entries that match a query, in no order. */
  find(query: TokenQuery): IndexedEntry[] {
    const found: IndexedEntry[] = []
    this.#some(query, (entry) => found.push(entry) === 0)
    return found
  }

  /** True if any entry matches a query. */
  has(query: TokenQuery): boolean {
    return this.#some(query, () => true)
  }

  /** True if an entry that matches the query passes the test; stops at the first one. */
  #some(query: TokenQuery, test: (entry: IndexedEntry) => boolean): boolean {
    const bits = this.#bitsOf(query)
    for (let word = 0; word < bits.length; word += 1) {
      for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
        const entry = this.#entries[word * 32 + 31 - Math.clz32(left & -left)]
        if (entry !== undefined && test(entry)) return true
      }
    }
    return false
  }

  #bitsOf(query: TokenQuery): Uint32Array {
    if ('all' in query) {
      const [first, ...others] = query.all.map((each) => this.#bitsOf(each))
      if (first === undefined) return this.#none()
      for (const other of others)
        for (let word = 0; word < first.length; word += 1)
          first[word] = (first[word] ?? 0) & (other[word] ?? 0)
      return first
    }
    const bits = this.#none()
    this.#mark(query, bits)
    return bits
  }

  /** Adds the bits of the entries that match a query. */
  #mark(query: TokenQuery, bits: Uint32Array): void {
    if ('token' in query) this.#markToken(query.token, bits)
    else if ('any' in query) for (const each of query.any) this.#mark(each, bits)
    else if ('prefix' in query) {
      for (const token of this.tokensLike(query.prefix))
        if (token.startsWith(query.prefix)) this.#postings.get(token)?.mark(bits)
    } else unite(bits, this.#bitsOf(query))
  }

  /**
   * Adds the bits of the entries with a token. Bitmaps of frequent tokens are cached, because
   * combining bitmaps is faster than decoding postings that have more bytes than the bitmap has
   * words.
   */
  #markToken(token: string, bits: Uint32Array): void {
    const postings = this.#postings.get(token)
    if (postings === undefined) return
    if (postings.bytes <= bits.length) return postings.mark(bits)
    let own = this.#frequent.get(token)
    if (own === undefined) {
      own = this.#none()
      postings.mark(own)
      if (this.#frequent.size < maxFrequent) this.#frequent.set(token, own)
    }
    unite(bits, own)
  }

  #none(): Uint32Array {
    return new Uint32Array(Math.ceil(this.#entries.length / 32))
  }
}

/** Adds the bits of another bitmap. */
function unite(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < others.length; word += 1)
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

/** First `count` entries in an order, found without sorting all of them. */
export function firstOf(
  entries: readonly IndexedEntry[],
  count: number,
  order: (a: IndexedEntry, b: IndexedEntry) => number = byPopularity,
): IndexedEntry[] {
  if (entries.length <= count * 4) return entries.toSorted(order).slice(0, count)
  const first = entries.slice(0, count * 2).sort(order)
  first.length = count
  // collects up to twice the number of entries before each sort
  for (const entry of entries.slice(count * 2)) {
    const last = first[count - 1]
    if (last !== undefined && order(entry, last) >= 0) continue
    first.push(entry)
    if (first.length < count * 2) continue
    first.sort(order)
    first.length = count
  }
  return first.sort(order).slice(0, count)
}

/**
 * Bitmap of ids: one byte per id up to the highest, 1 if the id is in a list. For tens of thousands
 * of ids it is many times faster than a `Set`.
 */
export function idBitmap(...lists: readonly (readonly number[])[]): Uint8Array {
  let maxId = 0
  for (const ids of lists) for (const id of ids) maxId = Math.max(maxId, id)
  const bitmap = new Uint8Array(maxId + 1)
  for (const ids of lists) for (const id of ids) bitmap[id] = 1
  return bitmap
}
