import { LRUCache } from 'lru-cache'

/** Something kept, with what it was made from. */
export interface Kept<T> {
  value: T
  tags: readonly string[]
  /** Its source has changed: good only while nothing newer can be had. */
  expired: boolean
}

/** Bytes that an entry costs beside its value: key, record, places in the tag index. */
const overhead = 600

/**
 * A cache bounded by bytes, least recently used first out, in which what bears a tag can be expired. Expired
 * entries stay until they are replaced or pushed out: they are what is served while the cms is away.
 */
export class TaggedStore<T> {
  readonly #entries: LRUCache<string, Kept<T>>
  readonly #keysByTag = new Map<string, Set<string>>()

  /** `sizeOf` in bytes; `onDrop` hears of each key that leaves. */
  constructor(options: { maxBytes: number; sizeOf: (value: T) => number; onDrop?: (key: string) => void }) {
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      maxEntrySize: Math.max(1, Math.floor(options.maxBytes / 4)),
      sizeCalculation: (kept, key) => options.sizeOf(kept.value) + overhead + key.length * 2 + kept.tags.length * 100,
      dispose: (kept, key) => {
        this.#forget(key, kept.tags)
        options.onDrop?.(key)
      },
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

  /** The same without counting as use. */
  peek(key: string): Kept<T> | undefined {
    return this.#entries.peek(key)
  }

  set(key: string, value: T, tags: readonly string[], expired = false): void {
    this.#entries.set(key, { value, tags, expired })
    if (!this.#entries.has(key)) return
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      if (keys) keys.add(key)
      else this.#keysByTag.set(tag, new Set([key]))
    }
  }

  remove(key: string): void {
    this.#entries.delete(key)
  }

  /** Expires what bears any of the tags; answers how many that were. */
  expire(tags: Iterable<string>): number {
    let count = 0
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const kept = this.#entries.peek(key)
        if (kept && !kept.expired) {
          kept.expired = true
          count += 1
        }
      }
    }
    return count
  }

  /** Expires everything. */
  expireAll(): void {
    for (const kept of this.#entries.values()) kept.expired = true
  }

  #forget(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}
