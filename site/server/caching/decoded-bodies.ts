import { LRUCache } from 'lru-cache'
import type { Encoded } from './encodings.ts'

/**
 * LRU cache of uncompressed bodies for clients without brotli and gzip, limited by bytes:
 * decompressing costs fifty times as much as sending.
 */
export class DecodedBodies {
  readonly #bodies: LRUCache<string, Buffer>

  constructor(maxBytes: number) {
    this.#bodies = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.floor(maxBytes / 4),
      sizeCalculation: (body) => Math.max(1, body.length),
    })
  }

  get({ hash }: Encoded): Buffer | undefined {
    return this.#bodies.get(hash)
  }

  keep({ hash }: Encoded, plain: Buffer): void {
    if (!this.#bodies.has(hash)) this.#bodies.set(hash, plain)
  }
}
