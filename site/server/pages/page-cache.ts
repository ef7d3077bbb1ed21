import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Locale } from '@vitrine/contract/locales'
import { chooseEncoding, entityTag, matchesEntityTag, encode } from '#server/caching/encodings.ts'
import { QueueFull } from '#server/caching/fair-limiter.ts'
import { DecodedBodies } from '#server/caching/decoded-bodies.ts'
import { internalClient } from '#server/caching/render-limits.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { endPreviewCookie, previewTokenOf } from '#server/api-gateway/preview.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { sessionTokenOf } from '#server/api-gateway/cookie.ts'
import { readAddress } from './address.ts'
import type { PageAddress } from './address.ts'
import { PageStore } from './page-store.ts'
import type { Options } from './options.ts'
import { cacheStatus, makePage, pageBytes } from './page.ts'
import type { CacheState, Page } from './page.ts'
import { writeEmpty, writePage, writeQueueFull } from './page-response.ts'
import {
  headerMap,
  sendPreparedAnswer,
  sendPrepared,
  supportsPreparedHead,
} from './prepared-head.ts'
import { clientOf, UncachedPages } from './uncached-pages.ts'
import type { Posted } from './uncached-pages.ts'

/**
 * The target that stands for every address that no row has: its page is the same for all of them,
 * in a locale.
 */
const unknownTarget: Record<Locale, string> = { br: '/404', en: '/en/404', es: '/es/404' }

interface Result {
  page: Page
  state: CacheState
}

/** A page that is wanted. `client`: in whose queue its render waits. */
interface PageRequest {
  key: string
  locale: Locale
  share: boolean
  /** One of the restricted area, as everyone without a session sees it. */
  forGuests: boolean
  client: string
}

/** A page as what is made of pages sees it; `tags` as the store keeps them. */
interface PublicPage {
  status: number
  headers: Map<string, string>
  tags: readonly number[]
  html: () => Promise<string>
}

/**
 * Whole pages from memory. A page enters only when its row in the route table lets it; it is
 * rendered once however many ask; it goes when a change bears one of its tags; while the cms is
 * away the old one is served, and marked.
 */
export class PageCache {
  readonly #kept: PageStore
  readonly #uncached: UncachedPages
  readonly #flights = new SingleFlight<Result>()
  readonly #plain: DecodedBodies
  readonly #options: Options
  #hits = 0

  constructor(options: Options) {
    this.#options = options
    const refusalBytes = Math.max(1_048_576, Math.floor(options.maxBytes / 16))
    this.#kept = new PageStore({ maxBytes: options.maxBytes, refusalBytes })
    this.#plain = new DecodedBodies(refusalBytes)
    this.#uncached = new UncachedPages(options)
  }

  /** Both stores, for the metrics. */
  get stores(): PageStore['stores'] {
    return this.#kept.stores
  }

  /** Hits since it was last wanted: the fast path counts without touching the metrics. */
  takeHits(): number {
    const hits = this.#hits
    this.#hits = 0
    return hits
  }

  /** Drops what bears the tags: the next visitor gets it made anew. */
  expire(tags: Iterable<string> | 'everything'): void {
    this.#kept.expire(tags)
  }

  /**
   * The fast path: answers at once when the target is spelled as its key and a fresh page is kept.
   * `false`: not answered.
   */
  tryHit(request: IncomingMessage, response: ServerResponse): boolean {
    const { url, method } = request
    if (
      url === undefined ||
      (method !== 'GET' && method !== 'HEAD') ||
      !supportsPreparedHead(request)
    )
      return false
    if (this.#options.isUnderMaintenance() || previewTokenOf(request.headers) !== undefined)
      return false
    const kept = this.#kept.page(url)
    const away = this.#options.isCmsUnreachable()
    if (!kept || (kept.expired && !away)) return false
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const page = kept.value
    if (page.forGuests && sessionTokenOf(request.headers) !== undefined) return false
    const body = encoding === 'identity' ? this.#plain.get(page.body) : page.body[encoding]
    if (!body) return false
    this.#hits += 1
    if (page.counted) this.#options.views.count(page.counted, request)
    const tag = entityTag(page.body, encoding)
    const same = matchesEntityTag(request.headers['if-none-match'], tag)
    if (
      page.hit &&
      encoding === 'br' &&
      !away &&
      !same &&
      method === 'GET' &&
      sendPreparedAnswer(response, page.hit)
    )
      return true
    const coded = encoding === 'identity' ? '' : `content-encoding: ${encoding}\r\n`
    const lines = `${page.lines}${coded}etag: ${tag}\r\ncache-status: ${cacheStatus[away ? 'stale' : 'hit']}\r\n`
    if (same) sendPrepared(response, 304, lines)
    else
      sendPrepared(
        response,
        page.status,
        `${lines}content-length: ${body.length}\r\n`,
        method === 'HEAD' ? undefined : body,
      )
    return true
  }

  /** Answers any request for a page; 429 when its client has too much uncached work waiting. */
  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return this.#orQueueFull(request, response, () => this.#serve(request, response))
  }

  async #orQueueFull(
    request: IncomingMessage,
    response: ServerResponse,
    work: () => Promise<void>,
  ): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error
      writeQueueFull(request, response, publicHeaders(this.#options))
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = readAddress(request.url ?? '/')
    // forms have routes of their own (`forms/routes.ts`)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return writeEmpty(response, 405, [
        'cache-control',
        'no-store',
        'allow',
        'GET, HEAD',
        ...publicHeaders(this.#options),
      ])
    if (address.kind === 'moved')
      return writeEmpty(response, 301, [
        'location',
        address.location,
        'cache-control',
        address.location.includes('?') ? 'no-store' : 'public, max-age=3600',
        ...publicHeaders(this.#options),
      ])
    const key = address.kind === 'page' ? address.key : unknownTarget[address.locale]
    const forGuests =
      address.kind === 'page' &&
      isSharedByGuests(address) &&
      sessionTokenOf(request.headers) === undefined
    if (address.kind === 'page' && address.personal && !forGuests)
      return this.#servePersonal(request, response, address)
    const preview = previewTokenOf(request.headers)
    if (preview !== undefined)
      return this.#servePreview(request, response, { key, locale: address.locale, preview })
    const share =
      this.#options.keep &&
      (forGuests || address.kind === 'unknown' || address.row.cache === 'page')
    const { page, state } = await this.#find({
      key,
      locale: address.locale,
      share,
      forGuests,
      client: clientOf(request, this.#options),
    })
    this.#options.metrics.pageRequests.inc({ result: state })
    if (page.counted && page.status === 200) this.#options.views.count(page.counted, request)
    const before = pageBytes(page)
    await this.#write(request, response, page, state)
    // a page that has grown by an encoding is counted with it
    if (pageBytes(page) > before) this.#kept.updateSize(key, page)
  }

  /** A page made from drafts, for one member of staff; kept nowhere. */
  async #servePreview(
    request: IncomingMessage,
    response: ServerResponse,
    draft: { key: string; locale: Locale; preview: string },
  ): Promise<void> {
    const page = await this.#uncached.preview(request, draft)
    if (page) return this.#write(request, response, page, 'bypass')
    writeEmpty(response, 302, [
      'location',
      draft.key,
      'set-cookie',
      endPreviewCookie,
      'cache-control',
      'no-store',
      ...publicHeaders(this.#options),
    ])
  }

  /** A page that is one visitor's alone, or the answer to their form; kept nowhere. */
  async #servePersonal(
    request: IncomingMessage,
    response: ServerResponse,
    address: PageAddress,
    posted?: Posted,
  ): Promise<void> {
    const page = this.#options.isUnderMaintenance()
      ? await this.#uncached.maintenance(address.locale)
      : await this.#uncached.personal(request, address, posted)
    return this.#write(request, response, page, 'bypass')
  }

  /** A screen with its form as it came back; one visitor's, kept nowhere. */
  async serveForm(
    request: IncomingMessage,
    response: ServerResponse,
    posted: Posted,
  ): Promise<void> {
    const address = readAddress(request.url ?? '/')
    if (address.kind !== 'page') return this.serve(request, response)
    await this.#orQueueFull(request, response, () =>
      this.#servePersonal(request, response, address, posted),
    )
  }

  /**
   * A page of the table as its visitors get it, for what is made of pages; `undefined`: the path is
   * no page's one spelling, or is nobody else's to read.
   */
  async look(path: string): Promise<PublicPage | undefined> {
    const address = readAddress(path)
    if (address.kind !== 'page' || address.key !== path || address.personal) return undefined
    const { page } = await this.#find({
      key: address.key,
      locale: address.locale,
      share: this.#options.keep,
      forGuests: false,
      client: internalClient,
    })
    const tags = this.#kept.page(path)?.tags ?? []
    return {
      status: page.status,
      headers: headerMap(page.lines),
      tags,
      html: async () => (await encode(page.body, 'identity')).toString(),
    }
  }

  async #find(wanted: PageRequest): Promise<Result> {
    const { key, locale, share, client } = wanted
    if (!share) return { page: await this.#make(wanted).then((made) => made.page), state: 'bypass' }
    if (this.#options.isUnderMaintenance())
      return { page: await this.#uncached.maintenance(locale), state: 'bypass' }
    const kept = this.#kept.get(key)
    const fallback = kept?.value.status === 200 ? kept.value : undefined
    if (kept && this.#options.isCmsUnreachable() && (fallback || !kept.expired))
      return { page: kept.value, state: 'stale' }
    if (kept && !kept.expired) return { page: kept.value, state: 'hit' }
    this.#options.limiter.join(client, key)
    return this.#flights.run(key, async () => {
      const { page, tags, stale, since } = await this.#make(wanted)
      // nothing newer can be had: a kept page, however old, is better than an error or a page made
      // from old parts; a kept 404 is not
      if (fallback && (page.status >= 500 || stale)) return { page: fallback, state: 'stale' }
      if (page.status < 500) {
        const expired = stale || this.#options.invalidations.isOutdated(since, tags)
        this.#kept.set(key, page, tags, expired)
      }
      return { page, state: stale ? 'stale' : 'miss' }
    })
  }

  async #make({
    key,
    locale,
    share,
    forGuests,
    client,
  }: PageRequest): Promise<{ page: Page; tags: string[]; stale: boolean; since: number }> {
    const { invalidations, limiter, metrics, render, secure, log } = this.#options
    const since = invalidations.now()
    const rendered = await limiter.run(
      client,
      async () => {
        const stop = metrics.renderSeconds.startTimer()
        return render(key).finally(stop)
      },
      key,
    )
    metrics.renders.inc({ status: String(rendered.status) })
    if (rendered.status >= 500)
      log.warn({ key, status: rendered.status }, 'a page could not be made')
    const page = await makePage(rendered, {
      locale,
      secure,
      keep: share && rendered.status < 500,
      withPolicy: this.#options.keep,
      tagged: this.#options.tagged,
      forGuests,
    })
    return { page, tags: rendered.tags, stale: rendered.stale, since }
  }

  #write(
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    state: CacheState,
  ): Promise<void> {
    return writePage(request, response, { page, state, plain: this.#plain })
  }
}

/**
 * Whether a page of the restricted area is the same for everyone without a session: its doors are,
 * unless a form was sent.
 */
function isSharedByGuests({ row, sent }: PageAddress): boolean {
  return row.guard === 'guest' && !sent
}
