import { LRUCache } from 'lru-cache'

/** Something kept, with what it was made from. */
export interface Kept<T> {
  value: T
  /** Its tags, each as a number (`tagNumber`): as text they weigh more than many a page. */
  tags: readonly number[]
  /** Its source has changed: good only while nothing newer can be had. */
  expired: boolean
}

/** Bytes that an entry costs beside its value, key and tags. */
const overhead = 400
const tagBytes = 8

/**
 * A cache bounded by bytes, least recently used first out, in which what bears a tag can be
 * expired. Expired entries stay until they are replaced or pushed out: they are what is served
 * while the cms is away. Which entries bear a tag is looked for when it changes, seldom, in all of
 * them: an index of it would weigh as much as they do.
 */
export class TaggedStore<T> {
  readonly #entries: LRUCache<string, Kept<T>>

  /** `sizeOf` in bytes. */
  constructor(options: { maxBytes: number; sizeOf: (value: T) => number }) {
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: Math.max(1, Math.floor(options.maxBytes / 4)),
      sizeCalculation: (kept, key) =>
        options.sizeOf(kept.value) + overhead + key.length * 2 + kept.tags.length * tagBytes,
    })
  }

  get size(): number {
    return this.#entries.size
  }

  get bytes(): number {
    return this.#entries.calculatedSize
  }

  get(key: string): Kept<T> | undefined {
    return this.#entries.get(key)
  }

  /** `tags`: as text, or as `get` told them of another entry. */
  set(key: string, value: T, tags: readonly (string | number)[], expired = false): void {
    this.#entries.set(key, {
      value,
      tags: tags.map((tag) => (typeof tag === 'number' ? tag : tagNumber(tag))),
      expired,
    })
  }

  /** Counts an entry's bytes anew, when it still has the value that has grown. */
  updateSize(key: string, value: T): void {
    const kept = this.#entries.peek(key)
    if (kept?.value === value) this.#entries.set(key, { ...kept })
  }

  remove(key: string): void {
    this.#entries.delete(key)
  }

  /** Expires what bears any of the tags; answers how many that were. */
  expire(tags: Iterable<string>): number {
    const changed = new Set([...tags].map(tagNumber))
    let count = 0
    for (const kept of this.#entries.values()) {
      if (kept.expired || !kept.tags.some((tag) => changed.has(tag))) continue
      kept.expired = true
      count += 1
    }
    return count
  }

  /** Expires everything. */
  expireAll(): void {
    for (const kept of this.#entries.values()) kept.expired = true
  }
}

/**
 * A tag as a number of 32 bits (FNV-1a). Two that share one, in four billions, expire a page too
 * many, never one too few.
 */
function tagNumber(tag: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < tag.length; index += 1)
    hash = Math.imul(hash ^ tag.charCodeAt(index), 0x01000193)
  return hash | 0
}
