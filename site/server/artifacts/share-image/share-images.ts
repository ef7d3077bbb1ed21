import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { TaggedStore } from '#server/caching/tagged-store.ts'
import type { Invalidations } from '#server/caching/invalidations.ts'
import type { MediaCache } from '#server/api-gateway/media-cache.ts'
import type { Appearances } from '#server/appearance/appearances.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { drawShareImage } from './draw.ts'
import { readSharedPage } from './shared-page.ts'

/** Concurrent drawings; limited so that pages get the CPU first. */
const concurrency = 1
/** Images in progress and queued; further ones are answered `busy`. */
export const maxQueuedImages = 32

export interface ShareImage {
  bytes: Buffer
  tag: string
}

/** Share images of pages: made on demand, cached by the page's tags within a memory limit. */
export class ShareImages {
  readonly #store: TaggedStore<ShareImage>
  readonly #flights = new SingleFlight<ShareImage | undefined | 'busy'>()
  readonly #drawing = pLimit(concurrency)
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
    this.#store = new TaggedStore({
      maxBytes: options.maxBytes,
      sizeOf: (image) => image.bytes.length,
    })
  }

  get store(): TaggedStore<ShareImage> {
    return this.#store
  }

  expire(tags: Iterable<string> | 'everything'): void {
    if (tags === 'everything') this.#store.expireAll()
    else this.#store.expire(tags)
  }

  /**
   * Image of the page at a path; `undefined` for an unknown page. If the queue is full or the page
   * cannot be rendered, an expired image, or `busy` if none is cached.
   */
  async read(path: string): Promise<ShareImage | undefined | 'busy'> {
    const cached = this.#store.get(path)
    if (cached && (!cached.expired || this.#options.isCmsUnreachable())) return cached.value
    return this.#flights.run(path, async () => {
      const made = await this.#make(path)
      return made === 'busy' && cached ? cached.value : made
    })
  }

  async #make(path: string): Promise<ShareImage | undefined | 'busy'> {
    const { pages, media, appearances, invalidations, origin } = this.#options
    const since = invalidations.now()
    const page = await pages.publicPage(path)
    // a 5xx is temporary
    if (page && page.status >= 500) return 'busy'
    if (page?.status !== 200) return undefined
    if (this.#drawing.activeCount + this.#drawing.pendingCount >= maxQueuedImages) return 'busy'
    const bytes = await this.#drawing(async () => {
      const { title, company, picture } = readSharedPage(await page.html())
      return drawShareImage({
        title,
        company,
        place: new URL(origin).host,
        appearance: await appearances.read(),
        picture: picture === undefined ? undefined : await media.bytes(picture),
      })
    })
    const image = {
      bytes,
      tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    }
    this.#store.set(path, image, page.tags, invalidations.now() !== since)
    return image
  }
}

interface Options {
  maxBytes: number
  pages: PageCache
  media: MediaCache
  appearances: Pick<Appearances, 'read'>
  invalidations: Invalidations
  /** Public origin; the image shows its host. */
  origin: string
  isCmsUnreachable: () => boolean
}
