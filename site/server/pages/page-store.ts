import { TaggedStore } from '#server/caching/tagged-store.ts'
import type { Entry } from '#server/caching/tagged-store.ts'
import { pageBytes } from './page.ts'
import type { Page } from './page.ts'

/** In-memory store of rendered pages with tags, limited by bytes. */
export class PageStore {
  readonly #pages: TaggedStore<Page>
  /**
   * Pages with other statuses (404 …), in a store of their own, so that a flood of unknown URLs
   * evicts only such pages.
   */
  readonly #refusals: TaggedStore<Page>

  /** `maxBytes`: for pages of status 200; `refusalBytes`: for pages of other statuses. */
  constructor({ maxBytes, refusalBytes }: { maxBytes: number; refusalBytes: number }) {
    this.#pages = new TaggedStore({ maxBytes, sizeOf: pageBytes })
    this.#refusals = new TaggedStore({ maxBytes: refusalBytes, sizeOf: pageBytes })
  }

  /** Both stores, for the metrics. */
  get stores(): { pages: TaggedStore<Page>; refusals: TaggedStore<Page> } {
    return { pages: this.#pages, refusals: this.#refusals }
  }

  /** A page of status 200. */
  page(key: string): Entry<Page> | undefined {
    return this.#pages.get(key)
  }

  /** A page of any status. */
  get(key: string): Entry<Page> | undefined {
    return this.#pages.get(key) ?? this.#refusals.get(key)
  }

  /** Stores a page by its status and removes it from the other store. */
  set(key: string, page: Page, tags: readonly (string | number)[], expired: boolean): void {
    const [into, outOf] =
      page.status === 200 ? [this.#pages, this.#refusals] : [this.#refusals, this.#pages]
    outOf.remove(key)
    into.set(key, page, tags, expired)
  }

  /** Expires the pages with any of the tags: the next request renders them. */
  expire(tags: Iterable<string> | 'everything'): void {
    for (const store of [this.#pages, this.#refusals]) {
      if (tags === 'everything') store.expireAll()
      else store.expire(tags)
    }
  }

  /** Updates a page's size after an encoding was added. */
  updateSize(key: string, page: Page): void {
    for (const store of [this.#pages, this.#refusals]) store.updateSize(key, page)
  }
}
