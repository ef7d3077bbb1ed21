import { matchesEntityTag } from '@vitrine/http/entity-tags'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiError } from '@vitrine/contract/errors'
import type { Locale } from '@vitrine/configuration/locales'
import { chooseEncoding, entityTag, encode } from '#server/caching/encodings.ts'
import { DecodedBodies } from '#server/caching/decoded-bodies.ts'
import { internalClient } from '#server/caching/render-limits.ts'
import { SingleFlight } from '#server/caching/single-flight.ts'
import { endPreviewCookie, previewTokenOf } from '#server/api-gateway/preview.ts'
import { asOutdated } from '#server/edge/headers.ts'
import { inTime } from '#server/http/arrival.ts'
import { publicHeaders } from '#server/http/headers.ts'
import { sessionTokenOf } from '#server/api-gateway/cookie.ts'
import type { Entry } from '#server/caching/tagged-store.ts'
import { localeOfPath } from '#shared/routes/locale-of-path.ts'
import { isSharedByGuests, readAddress, routeOf, unknownTarget } from './address.ts'
import { askedFormat, prefersMarkdown } from './markdown/asked-format.ts'
import type { Format } from './markdown/asked-format.ts'
import { markdownAddress } from './markdown/markdown-address.ts'
import { MarkdownPages, addressIn } from './markdown-pages.ts'
import type { PageAddress } from './address.ts'
import { PageStore } from './page-store.ts'
import type { Options } from './options.ts'
import { cacheStatus, makePage, pageBytes } from './page.ts'
import type { CacheState, Page } from './page.ts'
import type { SavedPage } from './saved-pages.ts'
import {
  writeEmpty,
  writeMoved,
  writeNotAllowed,
  writePage,
  writeRefused,
} from './page-response.ts'
import {
  headerMap,
  sendGenerated,
  sendPreparedAnswer,
  sendPrepared,
  supportsPreparedHead,
} from './prepared-head.ts'
import { clientOf, UncachedPages } from './uncached-pages.ts'
import type { FormOutcome } from './uncached-pages.ts'

interface Result {
  page: Page
  state: CacheState
}

/** Page to find or render. `client`: key of its limiter queue. */
interface PageRequest {
  key: string
  locale: Locale
  share: boolean
  /** True for a page of the restricted area as visitors without a session get it. */
  forGuests: boolean
  client: string
  /** Label of the metrics. */
  route: string
}

/** A public page for share images and sitemaps; `tags`: as numbers (`TaggedStore`). */
interface PublicPage {
  status: number
  headers: Map<string, string>
  tags: readonly number[]
  html: () => Promise<string>
}

/** True for a read of HTML whose head can be prepared. */
const isPlainRead = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  supportsPreparedHead(request) &&
  !prefersMarkdown(request)

/**
 * Full-page cache. Stores pages whose route allows it; coalesces concurrent renders; expires by
 * tag; serves expired pages, marked stale, while the cms is unreachable.
 */
export class PageCache {
  readonly #store: PageStore
  readonly #uncached: UncachedPages
  readonly #markdown = new MarkdownPages()
  readonly #flights = new SingleFlight<Result>()
  readonly #decoded: DecodedBodies
  readonly #options: Options
  #hits = new Map<string, number>()

  constructor(options: Options) {
    this.#options = options
    const refusalBytes = Math.max(1_048_576, Math.floor(options.maxBytes / 16))
    this.#store = new PageStore({ maxBytes: options.maxBytes, refusalBytes })
    this.#decoded = new DecodedBodies(refusalBytes)
    this.#uncached = new UncachedPages(options)
  }

  /** Both stores, for the metrics. */
  get stores(): PageStore['stores'] {
    return this.#store.stores
  }

  /**
   * Returns and resets the numbers of hits by route: the fast path counts them without updating the
   * metrics.
   */
  takeHits(): ReadonlyMap<string, number> {
    const hits = this.#hits
    this.#hits = new Map()
    return hits
  }

  /** Expires pages by tag: the next request renders them. */
  expire(tags: Iterable<string> | 'everything'): void {
    this.#store.expire(tags)
  }

  /**
   * Restores pages of an earlier process as expired: they are served while the cms is unreachable.
   */
  restore(saved: readonly SavedPage[]): void {
    // least recently used first
    for (const { key, page, tags } of saved.toReversed()) this.#store.set(key, page, tags, true)
  }

  /** Pages of status 200 by key, most recently used first. */
  kept(): Iterable<[string, Entry<Page>]> {
    return this.#store.stores.pages.entries()
  }

  /**
   * Fast path: answers from memory if the target equals a cache key and the page is fresh. `false`:
   * not answered.
   */
  tryHit(request: IncomingMessage, response: ServerResponse): boolean {
    const { method } = request
    const away = this.#options.isCmsUnreachable()
    const page = this.#storedPage(request, away)
    if (!page) return false
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const isCoded = encoding !== 'identity'
    const body = isCoded ? page.body[encoding] : this.#decoded.get(page.body)
    if (!body) return false
    this.#hits.set(page.route, (this.#hits.get(page.route) ?? 0) + 1)
    if (page.counted) this.#options.views.count(page.counted, request)
    const tag = entityTag(page.body, encoding)
    const same = matchesEntityTag(request.headers['if-none-match'], tag)
    const { preparedHeads } = this.#options
    const isWhole = encoding === 'br' && !away && !same && method === 'GET'
    if (preparedHeads && page.hit && isWhole && sendPreparedAnswer(response, page.hit)) return true
    const coded = isCoded ? `content-encoding: ${encoding}\r\n` : ''
    const own = away ? asOutdated(page.lines) : page.lines
    const lines = `${own}${coded}etag: ${tag}\r\ncache-status: ${cacheStatus[away ? 'stale' : 'hit']}\r\n`
    const send = preparedHeads ? sendPrepared : sendGenerated
    if (same) send(response, 304, lines)
    else
      send(
        response,
        page.status,
        `${lines}content-length: ${body.length}\r\n`,
        method === 'HEAD' ? undefined : body,
      )
    return true
  }

  /** Page that answers a request from memory; an expired one while the cms is away. */
  #storedPage(request: IncomingMessage, isAway: boolean): Page | undefined {
    const { url, headers } = request
    if (url === undefined || !isPlainRead(request)) return undefined
    if (this.#options.isUnderMaintenance() || previewTokenOf(headers) !== undefined)
      return undefined
    const cached = this.#store.page(url)
    if (!cached || (cached.expired && !isAway)) return undefined
    const page = cached.value
    return page.forGuests && sessionTokenOf(headers) !== undefined ? undefined : page
  }

  /** Answers any page request; 429 if the client's queue is full, 503 if it does not move in time. */
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
      if (isApiError(error, 'too-many-requests', 'busy'))
        return writeRefused(request, response, error.code, publicHeaders(this.#options))
      if (!isApiError(error, 'unavailable')) throw error
      // the request timed out in the queue
      const locale = localeOfPath(request.url ?? '/')
      const page = await this.#uncached.unavailable(locale)
      const { format } = askedFormat(request)
      await this.#write(request, response, page, {
        state: 'bypass',
        key: unknownTarget[locale],
        format,
      })
    }
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = askedFormat(request)
    const preview = previewTokenOf(request.headers)
    // a draft is not among the known pages
    const mayHavePage = preview === undefined ? this.#options.mayHavePage : undefined
    const address = addressIn(asked.format, readAddress(asked.target, mayHavePage))
    // forms are posted to routes of their own (`posted-forms/routes.ts`)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return writeNotAllowed(response, publicHeaders(this.#options))
    if (address.kind === 'moved')
      return writeMoved(response, address.location, publicHeaders(this.#options))
    const key = address.kind === 'page' ? address.key : unknownTarget[address.locale]
    const forGuests =
      address.kind === 'page' &&
      isSharedByGuests(address) &&
      sessionTokenOf(request.headers) === undefined
    if (address.kind === 'page' && address.personal && !forGuests)
      return this.#servePersonal(request, response, address)
    // pages of the restricted area are forms
    const format = forGuests ? 'html' : asked.format
    const { locale } = address
    if (preview !== undefined)
      return this.#servePreview(request, response, { key, locale, preview, format })
    const share =
      this.#options.keep &&
      (forGuests || address.kind === 'unknown' || address.row.cache === 'page')
    const { page, state } = await this.#find({
      key,
      locale,
      share,
      forGuests,
      route: routeOf(address),
      client: clientOf(request, this.#options),
    })
    this.#options.metrics.pageRequests.inc({ result: state, route: page.route })
    if (page.counted && page.status < 400 && format === 'html')
      this.#options.views.count(page.counted, request)
    const before = pageBytes(page)
    await this.#write(request, response, page, { state, key, format })
    // a new encoding, or the Markdown, increases the page's size
    if (pageBytes(page) > before) this.#store.updateSize(key, page)
  }

  /** Answers a preview from drafts; not cached. */
  async #servePreview(
    request: IncomingMessage,
    response: ServerResponse,
    draft: { key: string; locale: Locale; preview: string; format: Format },
  ): Promise<void> {
    const page = await this.#uncached.preview(request, draft)
    if (page) return this.#write(request, response, page, { ...draft, state: 'bypass' })
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

  /** Answers a visitor's own page, or their posted form; not cached. */
  async #servePersonal(
    request: IncomingMessage,
    response: ServerResponse,
    address: PageAddress,
    posted?: FormOutcome,
  ): Promise<void> {
    const page = this.#options.isUnderMaintenance()
      ? await this.#uncached.maintenance(address.locale)
      : await this.#uncached.personal(request, address, posted)
    return writePage(request, response, { page, state: 'bypass', plain: this.#decoded })
  }

  /** Answers a rejected form with its screen; not cached. */
  async serveForm(
    request: IncomingMessage,
    response: ServerResponse,
    posted: FormOutcome,
  ): Promise<void> {
    const address = readAddress(request.url ?? '/')
    if (address.kind !== 'page') return this.serve(request, response)
    await this.#orQueueFull(request, response, () =>
      this.#servePersonal(request, response, address, posted),
    )
  }

  /**
   * Finds a public page for share images and sitemaps. `undefined` if the path is not canonical or
   * the page is personal.
   *
   * @param client - Client whose turn it waits for; by default the site itself.
   */
  async publicPage(path: string, client = internalClient): Promise<PublicPage | undefined> {
    const address = readAddress(path, this.#options.mayHavePage)
    if (address.kind !== 'page' || address.key !== path || address.personal) return undefined
    const { page } = await this.#find({
      key: address.key,
      locale: address.locale,
      share: this.#options.keep,
      forGuests: false,
      route: routeOf(address),
      client,
    })
    const tags = this.#store.page(path)?.tags ?? []
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
    const cached = this.#store.get(key)
    const fallback = cached?.value.status === 200 ? cached.value : undefined
    if (cached && this.#options.isCmsUnreachable() && (fallback || !cached.expired))
      return { page: cached.value, state: 'stale' }
    if (cached && !cached.expired) return { page: cached.value, state: 'hit' }
    this.#options.limiter.join(client, key)
    const made = this.#flights.run(key, async (): Promise<Result> => {
      const { page, tags, stale, since } = await this.#make(wanted)
      // an expired 200 is better than an error or a page rendered from stale answers; an expired
      // 404 is not
      if (fallback && (page.status >= 500 || stale)) return { page: fallback, state: 'stale' }
      if (page.status < 500) {
        const expired = stale || this.#options.invalidations.isOutdated(since, tags)
        this.#store.set(key, page, tags, expired)
      }
      return { page, state: stale ? 'stale' : 'miss' }
    })
    return inTime(made).catch((error: unknown) => {
      if (fallback && isApiError(error, 'unavailable', 'busy'))
        return { page: fallback, state: 'stale' }
      throw (isApiError(error, 'unavailable') && this.#options.limiter.lateError(key)) || error
    })
  }

  async #make({
    key,
    locale,
    share,
    forGuests,
    client,
    route,
  }: PageRequest): Promise<{ page: Page; tags: string[]; stale: boolean; since: number }> {
    const { edge, invalidations, limiter, metrics, render, secure, log } = this.#options
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
    const isOutdated = rendered.stale || invalidations.isOutdated(since, rendered.tags)
    const page = await makePage(rendered, {
      locale,
      secure,
      keep: share && rendered.status < 500,
      withPolicy: this.#options.keep,
      edge: (tags) => edge(tags, { isOutdated }),
      route,
      forGuests,
      ...(share && !forGuests ? { markdown: markdownAddress(key) } : {}),
    })
    return { page, tags: rendered.tags, stale: rendered.stale, since }
  }

  async #write(
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    { state, key, format }: { state: CacheState; key: string; format: Format },
  ): Promise<void> {
    const written =
      format === 'html'
        ? page
        : await this.#markdown.read(page, key, format, {
            origin: this.#options.origin,
            limiter: state === 'bypass' ? undefined : this.#options.limiter,
            client: clientOf(request, this.#options),
          })
    return writePage(request, response, { page: written, state, plain: this.#decoded })
  }
}
