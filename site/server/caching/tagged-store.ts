import { LRUCache } from 'lru-cache'

/** A cache entry. */
export interface Entry<T> {
  value: T
  /** Tags as numbers (`tagNumber`): as strings they would use more memory than many pages. */
  tags: readonly number[]
  /**
   * True if the source of the value has changed; then it is served only while the cms is
   * unreachable.
   */
  expired: boolean
}

/** Memory of an entry in addition to its value, key and tags, bytes. */
const overhead = 400
const tagBytes = 8

/**
 * LRU cache limited by bytes, with expiry by tag. Expired entries stay until they are replaced or
 * evicted, and are served while the cms is unreachable. Expiry scans all entries: changes are rare,
 * and an index by tag would use as much memory as the entries.
 */
export class TaggedStore<T> {
  readonly #entries: LRUCache<string, Entry<T>>

  /** `sizeOf`: size of a value, bytes. */
  constructor(options: { maxBytes: number; sizeOf: (value: T) => number }) {
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: Math.max(1, Math.floor(options.maxBytes / 4)),
      sizeCalculation: (entry, key) =>
        options.sizeOf(entry.value) + overhead + key.length * 2 + entry.tags.length * tagBytes,
    })
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): Entry<T> | undefined {
    return this.#entries.get(key)
  }

  /** `tags`: strings, or the numbers of another entry's tags. */
  set(key: string, value: T, tags: readonly (string | number)[], expired = false): void {
    this.#entries.set(key, {
      value,
      tags: tags.map((tag) => (typeof tag === 'number' ? tag : tagNumber(tag))),
      expired,
    })
  }

  /** All entries, most recently used first. */
  entries(): Iterable<[string, Entry<T>]> {
    return this.#entries.entries()
  }

  /** Updates an entry's size if it still holds `value`. */
  updateSize(key: string, value: T): void {
    const entry = this.#entries.peek(key)
    if (entry?.value === value) this.#entries.set(key, { ...entry })
  }

  remove(key: string): void {
    this.#entries.delete(key)
  }

  /** Expires the entries with any of the tags; returns their number. */
  expire(tags: Iterable<string>): number {
    const changed = new Set([...tags].map(tagNumber))
    let count = 0
    for (const entry of this.#entries.values()) {
      if (entry.expired || !entry.tags.some((tag) => changed.has(tag))) continue
      entry.expired = true
      count += 1
    }
    return count
  }

  /** Expires all entries. */
  expireAll(): void {
    for (const entry of this.#entries.values()) entry.expired = true
  }
}

/**
 * FNV-1a hash of a tag, 32 bits. A collision (one in four billion) expires an unaffected page; it
 * never misses one.
 */
function tagNumber(tag: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < tag.length; index += 1)
    hash = Math.imul(hash ^ tag.charCodeAt(index), 0x01000193)
  return hash | 0
}
