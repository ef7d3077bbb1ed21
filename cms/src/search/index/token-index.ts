import { Postings } from './postings.ts'
import type { TokenQuery } from './token-query.ts'

/** What of an entry stands in the index beside its tokens. */
export interface IndexedEntry {
  id: number
  parent: number | null
  /** Revision of the entry in the read model. */
  revision: number
  views: number
  /** Place that the staff gave it. */
  position: number
}

/** Most viewed first; the same on every instance. */
export const byPopularity = (a: IndexedEntry, b: IndexedEntry): number =>
  b.views - a.views || a.position - b.position || a.id - b.id

/** Tokens of many entries whose bits are kept, at most. */
const maxFrequent = 256

/** Share of replaced entries from which an index is built anew, of at least a number. */
const sparse = { share: 0.25, min: 500 }

/**
 * Entries of a collection in one locale by their tokens. A changed entry gets a new number; the
 * former one stays in the postings and is passed over.
 */
export class TokenIndex {
  readonly #entries: (IndexedEntry | undefined)[] = []
  readonly #numbers = new Map<number, number>()
  readonly #postings = new Map<string, Postings>()
  /** Tokens by their first character. */
  readonly #beginning = new Map<string, string[]>()
  /** Numbers of entries by token, as asked for since the last change. */
  readonly #counts = new Map<string, number>()
  /** Bits of tokens of many entries, as asked for since the last change. */
  readonly #frequent = new Map<string, Uint32Array>()
  #newest = 0

  /** Number of entries. */
  get size(): number {
    return this.#numbers.size
  }

  /** Greatest revision that was set. */
  get newest(): number {
    return this.#newest
  }

  /** Whether so many entries have been replaced that building it anew saves memory and time. */
  get isSparse(): boolean {
    const replaced = this.#entries.length - this.#numbers.size
    return replaced > sparse.min && replaced > this.#entries.length * sparse.share
  }

  /** Adds an entry, in place of its former state. */
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

  /** Tokens of the same first character, also those of former states of entries. */
  tokensLike(token: string): readonly string[] {
    return this.#beginning.get(token.slice(0, 1)) ?? []
  }

  /** Entries that fulfil the query, in no order. */
  find(query: TokenQuery): IndexedEntry[] {
    const found: IndexedEntry[] = []
    this.#some(query, (entry) => found.push(entry) === 0)
    return found
  }

  /** Whether any entry fulfils the query. */
  has(query: TokenQuery): boolean {
    return this.#some(query, () => true)
  }

  /** Whether the test passes for an entry that fulfils the query; it ends with the first. */
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

  /** Sets the bits of a query's entries beside those that are set. */
  #mark(query: TokenQuery, bits: Uint32Array): void {
    if ('token' in query) this.#markToken(query.token, bits)
    else if ('any' in query) for (const each of query.any) this.#mark(each, bits)
    else if ('prefix' in query) {
      for (const token of this.tokensLike(query.prefix))
        if (token.startsWith(query.prefix)) this.#postings.get(token)?.mark(bits)
    } else unite(bits, this.#bitsOf(query))
  }

  /**
   * Sets the bits of a token's entries. Those of frequent tokens are kept, since uniting bits takes less
   * time than reading postings of more bytes than there are words.
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

/** Sets the bits that others have. */
function unite(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < others.length; word += 1)
    bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

/** The first of some entries in an order, sorted; the others are not sorted. */
export function firstOf(
  entries: readonly IndexedEntry[],
  count: number,
  order: (a: IndexedEntry, b: IndexedEntry) => number = byPopularity,
): IndexedEntry[] {
  if (entries.length <= count * 4) return entries.toSorted(order).slice(0, count)
  const first = entries.slice(0, count * 2).sort(order)
  first.length = count
  // candidates are collected in twice the place and sorted seldom
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
 * Bitmap of ids: a byte for each id up to the greatest, 1 where it is in a list. Among tens of thousands
 * it tells whether an id is there many times faster than a `Set`.
 */
export function idBitmap(...lists: readonly (readonly number[])[]): Uint8Array {
  let maxId = 0
  for (const ids of lists) for (const id of ids) maxId = Math.max(maxId, id)
  const bitmap = new Uint8Array(maxId + 1)
  for (const ids of lists) for (const id of ids) bitmap[id] = 1
  return bitmap
}
