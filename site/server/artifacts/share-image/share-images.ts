import { createHash } from 'node:crypto'
import { isApiError } from '@vitrine/contract/errors'
import { FairLimiter } from '#server/caching/fair-limiter.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { TaggedStore } from '#server/caching/tagged-store.ts'
import type { Invalidations } from '#server/caching/invalidations.ts'
import type { MediaCache } from '#server/api-gateway/media-cache.ts'
import type { Appearances } from '#server/appearance/appearances.ts'
import type { PageCache } from '#server/pages/page-cache.ts'
import { drawShareImage } from './draw.ts'
import { readSharedPage } from './shared-page.ts'

/** Queued images of a client; further ones are answered `busy`. */
export const maxQueuedImages = 16

/** Limits of drawings: one at a time, so that pages get the CPU first; clients take turns. */
const drawingLimits = {
  concurrency: 1,
  concurrencyPerClient: 1,
  queuedPerClient: maxQueuedImages,
} as const

type PublicPage = NonNullable<Awaited<ReturnType<PageCache['publicPage']>>>

export interface ShareImage {
  bytes: Buffer
  tag: string
}

/** Share images of pages: made on demand, cached by the page's tags within a memory limit. */
export class ShareImages {
  readonly #store: TaggedStore<ShareImage>
  readonly #flights = new SingleFlight<ShareImage>()
  readonly #drawing = new FairLimiter(drawingLimits)
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
   * Image of the page at a path; `undefined` for an unknown page. If the client's queue is full or
   * the page cannot be rendered, an expired image, or `busy` if none is cached.
   *
   * @param client - Network whose turn a page that is not in memory and the drawing wait for.
   */
  async read(path: string, client: string): Promise<ShareImage | undefined | 'busy'> {
    const cached = this.#store.get(path)
    if (cached && (!cached.expired || this.#options.isCmsUnreachable())) return cached.value
    const { pages, invalidations } = this.#options
    const since = invalidations.now()
    try {
      const page = await pages.publicPage(path, client)
      // a 5xx is temporary
      if (page && page.status >= 500) return cached?.value ?? 'busy'
      if (page?.status !== 200) return undefined
      this.#drawing.join(client, path)
      return await this.#flights.run(path, () =>
        this.#drawing.run(client, () => this.#make(path, page, since), path),
      )
    } catch (error) {
      if (isApiError(error, 'busy', 'too-many-requests', 'unavailable'))
        return cached?.value ?? 'busy'
      throw error
    }
  }

  async #make(path: string, page: PublicPage, since: number): Promise<ShareImage> {
    const { media, appearances, invalidations, origin } = this.#options
    const { title, company, picture } = readSharedPage(await page.html())
    const bytes = await drawShareImage({
      title,
      company,
      place: new URL(origin).host,
      appearance: await appearances.read(),
      picture: picture === undefined ? undefined : await media.bytes(picture),
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
