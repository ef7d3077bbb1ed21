import { LRUCache } from 'lru-cache'
import type { Encoded } from './encodings.ts'

/**
 * Decoded bodies of the pages that clients without brotli and gzip ask for most, bounded by bytes:
 * decoding one costs fifty times what sending it does.
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
