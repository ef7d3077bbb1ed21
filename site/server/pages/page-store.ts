import { TaggedStore } from '#server/caching/tagged-store.ts'
import type { Kept } from '#server/caching/tagged-store.ts'
import { pageBytes } from './page.ts'
import type { Page } from './page.ts'

/** Rendered pages in memory, bounded by bytes, each with the tags of its sources. */
export class PageStore {
  readonly #pages: TaggedStore<Page>
  /**
   * Pages of other statuses than 200 (404 …): apart, so that a flood of wrong addresses pushes out
   * nothing but other wrong addresses.
   */
  readonly #refusals: TaggedStore<Page>

  /** `maxBytes` for pages, and a share of it, `refusalBytes`, for those of other statuses. */
  constructor({ maxBytes, refusalBytes }: { maxBytes: number; refusalBytes: number }) {
    this.#pages = new TaggedStore({ maxBytes, sizeOf: pageBytes })
    this.#refusals = new TaggedStore({ maxBytes: refusalBytes, sizeOf: pageBytes })
  }

  /** Both stores, for the metrics. */
  get stores(): { pages: TaggedStore<Page>; refusals: TaggedStore<Page> } {
    return { pages: this.#pages, refusals: this.#refusals }
  }

  /** A page of status 200. */
  page(key: string): Kept<Page> | undefined {
    return this.#pages.get(key)
  }

  /** A page of any status. */
  get(key: string): Kept<Page> | undefined {
    return this.#pages.get(key) ?? this.#refusals.get(key)
  }

  /** Keeps a page in the store of its status and nowhere else. */
  set(key: string, page: Page, tags: readonly (string | number)[], expired: boolean): void {
    const [into, outOf] =
      page.status === 200 ? [this.#pages, this.#refusals] : [this.#refusals, this.#pages]
    outOf.remove(key)
    into.set(key, page, tags, expired)
  }

  /** Marks the pages of the tags: the next visitor gets them rendered anew. */
  expire(tags: Iterable<string> | 'everything'): void {
    for (const store of [this.#pages, this.#refusals]) {
      if (tags === 'everything') store.expireAll()
      else store.expire(tags)
    }
  }

  /** Counts the bytes of a page that has grown by an encoding. */
  updateSize(key: string, page: Page): void {
    for (const store of [this.#pages, this.#refusals]) store.updateSize(key, page)
  }
}
